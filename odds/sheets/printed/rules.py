"""`rules`: one page that teaches a game."""

from odds.notation import fraction
from odds.rules import Call, Place, Rules
from odds.sheets.catalogue.rules import rules_data
from odds.sheets.printed.charts import whole_stock_chart
from odds.sheets.printed.order import Order
from odds.sheets.printed.page import by_copies, page
from odds.sheets.printed.paroli import rung
from odds.sheets.sheet import Cell, Column, Sheet, Table
from odds.sheets.tongue import Tongue


def sheet(order: Order, tongue: Tongue) -> Sheet:
    """The places in words, what the words mean, the ladder, and what the banker gains."""
    game = order.game
    return page(
        order,
        tongue,
        title=tongue.told(game, "title"),
        subtitle=tongue("rules-subtitle", period=tongue.told(game, "period")),
        tables=(
            _places(game, tongue),
            _words(game, tongue),
            _ladder(game, tongue),
            by_copies(order, tongue, tongue("whole-stock", cards=str(order.began))),
        ),
        charts=(whole_stock_chart(order, tongue),),
        basis=tongue("basis-per-stake") + ".",
        notes=_taught(game, tongue),
        ladders=(game.ladder,),
        data=rules_data(game),
    )


def _places(game: Rules, tongue: Tongue) -> Table:
    heads = ("place", "hit", "miss", "last", "then")
    rows: list[tuple[Cell, ...]] = [
        (
            tongue.place(game, name),
            _said(game, place.hit, tongue),
            _said(game, place.miss, tongue),
            _last(game, place, tongue),
            tongue.place(game, place.then),
        )
        for name, place in game.places.items()
    ]
    return Table(tuple(Column(tongue(f"head-{head}")) for head in heads), tuple(rows), tongue("rules-places"))


def _said(game: Rules, call: Call | None, tongue: Tongue) -> str:
    if call is None:
        return ""
    taken = f" {fraction(call.takes)}" if call.takes not in (0, 1) else ""
    return f"{tongue(f'outcome-{call.says}')}{taken}{f' → {tongue.place(game, call.then)}' if call.then else ''}"


def _last(game: Rules, place: Place, tongue: Tongue) -> str:
    """What the last card changes."""
    pairs = (("hit", place.hit, place.last_hit), ("miss", place.miss, place.last_miss))
    changed = {what: _said(game, last, tongue) for what, usual, last in pairs if last != usual}
    if len(changed) == 2 and len(set(changed.values())) == 1:
        return tongue("last-either", call=changed["hit"])
    return "; ".join(tongue(f"last-{what}", call=call) for what, call in changed.items())


def _words(game: Rules, tongue: Tongue) -> Table:
    places = game.places.values()
    calls = [call for place in places for call in (place.hit, place.miss, place.last_hit, place.last_miss) if call]
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (tongue(f"outcome-{says}"), tongue(f"means-{says}")) for says in dict.fromkeys(call.says for call in calls)
    )
    return Table((Column(tongue("head-word")), Column(tongue("head-means"))), rows, tongue("rules-words"))


def _ladder(game: Rules, tongue: Tongue) -> Table:
    columns = (
        Column(tongue("wins-head"), "count"),
        Column(tongue("rung")),
        Column(tongue("pays"), "fraction"),
        Column(tongue("fair-even"), "fraction"),
    )
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (wins, rung(game.ladder, wins, tongue), pays, 2**wins - 1)
        for wins, pays in enumerate(game.ladder.pays, start=1)
    )
    return Table(columns, rows, tongue("rules-ladder"))


def _taught(game: Rules, tongue: Tongue) -> tuple[str, ...]:
    """How the game goes, in sentences."""
    turn = ", ".join(tongue.place(game, place) for place in game.turn)
    joins = "; ".join(
        tongue("joins-at", joins=tongue(f"joins-{way}"), place=tongue.place(game, place))
        for way, place in game.joins.items()
    )
    supply = [tongue("supply-hand", cards=str(game.supply.hand))] if game.supply.hand else []
    supply += [tongue("supply-packs", punters=str(game.supply.punters_a_pack))] if game.supply.punters_a_pack else []
    supply += [tongue("supply-shown", count=game.supply.shown)] if game.supply.shown else []
    unsettled = tongue("unsettled-" + game.unsettled.replace(" ", "-"))
    return (" ".join([tongue("rules-how", turn=turn), *supply]), tongue("rules-joins", joins=joins) + " " + unsettled)
