"""`rules`: how is a game played, and what does the banker gain by it?

Nouns: place, call (the word that the banker says, with its meaning), ladder.
"""

from odds.rules import Rules
from odds.sheets.catalogue.rules import places, rules_data
from odds.sheets.printed.charts import whole_stock_chart
from odds.sheets.printed.order import Order
from odds.sheets.printed.page import by_copies, page, whole_note
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
            _told(places(game, say=tongue, caption=tongue("rules-places"))),
            _words(game, tongue),
            _ladder(game, tongue),
            by_copies(order, tongue),
        ),
        charts=(whole_stock_chart(order, tongue),),
        basis=tongue("basis-per-stake") + ".",
        notes=(*_taught(game, tongue), whole_note(order, tongue)),
        ladders=(game.ladder,),
        data=rules_data(game),
    )


def _told(table: Table) -> Table:
    """A table without the columns in which nothing stands."""
    kept = [at for at in range(len(table.columns)) if any(row[at] not in ("", None) for row in table.rows)]
    rows = tuple(tuple(row[at] for at in kept) for row in table.rows)
    return table._replace(columns=tuple(table.columns[at] for at in kept), rows=rows)


def _words(game: Rules, tongue: Tongue) -> Table:
    calls = [
        call
        for place in game.places.values()
        for call in (place.hit, place.miss, place.last_hit, place.last_miss)
        if call
    ]
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
        (wins, tongue.rung(game.ladder, wins), pays, 2**wins - 1) for wins, pays in enumerate(game.ladder.pays, start=1)
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
