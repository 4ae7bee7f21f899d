"""What has the banker gained by the time the stock is turned?  Nouns: gain, base stake."""

from odds.lansquenet.deal import Composition, Quadruple, holders
from odds.lansquenet.opening import Opening
from odds.lansquenet.pack import Pack, pays
from odds.lansquenet.reading import Reading


def collected(up_cards: Composition, *, reading: Reading) -> int:
    """Stakes removed during the deal as single cards became double, double ones triple ...

    [salon-des-jeux, Lansquenet, sec. 5]
    """
    return sum(ranks * reading.risks(made) for top, ranks in holders(up_cards) for made in range(1, top))


def gained(opening: Opening, dealt: Composition, *, reading: Reading, chips: int) -> int:
    """The banker's gain at an opening that followed the deal of this composition, `chips` on the rejouissance."""
    gain = collected(dealt, reading=reading)
    gain += sum(reading.risks(taken) for taken in (opening.own_took, opening.rejouissance_took) if taken)
    if opening.end == "quadruple":
        gain += _at_risk(opening.up_cards, reading)
    if opening.end == "cut":
        gain -= sum(ranks * pays(multiplicity) for multiplicity, ranks in holders(opening.up_cards))
        gain -= chips if reading.cut_before == "paid" else 0
    return gain


def struck_gain(end: Quadruple, *, pack: Pack, reading: Reading) -> int:
    """The banker's gain when a quadruple up-card ends the deal.  [salon-des-jeux, Lansquenet, sec. 5]"""
    gain = collected(end.before, reading=reading) - pays(pack.copies - 1)
    if reading.quadruple_up_card == "taken":
        gain += _at_risk(end.before, reading) - reading.risks(pack.copies - 1)
    return gain


def _at_risk(up_cards: Composition, reading: Reading) -> int:
    return sum(ranks * reading.risks(multiplicity) for multiplicity, ranks in holders(up_cards))
