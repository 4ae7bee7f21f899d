"""Which options does each sheet and each plot read?  Another one is refused, so that none is passed over in silence."""

import click

_PACKS = ("pack", "packs", "punters", "limit")
_BY_RANK = (*_PACKS, "seen", "left", "hands", "joins", "basis")
_ONE_RANK = (*_PACKS, "seen", "left", "hands", "cards", "copies", "rank", "joins")
_HAND = ("cutters", "limit")
READS = {
    "sheet": {
        "rank": (*_PACKS, "copies", "joins", "quantity", "basis", "style"),
        "paroli": (*_ONE_RANK, "ladder"),
        "ladders": ("ladder", "limit"),
        "board": _BY_RANK,
        "rules": _PACKS,
        "stakes": (),
        "lansquenet": _HAND,
        "claims": (),
        "booklet": (*_BY_RANK, "ladder", "quantity", "style"),
        "booklet lansquenet": _HAND,
    },
    "plot": {
        "advantage": (*_PACKS, "copies"),
        "ladder": (*_ONE_RANK, "ladder"),
        "result": _ONE_RANK,
        "lansquenet": _HAND,
    },
}
# How the page comes out is for every kind.
_EVERY = ("name", "rules", "output", "form", "paper", "lang", "digits", "ppi", "width")


def refuse_unread(name: str) -> None:
    """One sentence for an option that was typed, and that the sheet or plot of this name does not read."""
    context = click.get_current_context()
    read = (*_EVERY, *READS[context.info_name or ""][name])
    for option in context.command.params:
        typed = context.get_parameter_source(option.name or "") is click.core.ParameterSource.COMMANDLINE
        if typed and option.name not in read:
            raise click.UsageError(f"expected no {option.opts[0]} for {name}")
