"""What has the banker gained by the time the stock is turned?  Nouns: gain, base stake."""

from odds.lansquenet.deal import Composition, Quadruple, holders, without
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
        gain += sum(ranks * reading.risks(multiplicity) for multiplicity, ranks in holders(opening.up_cards))
    if opening.end == "cut":
        gain -= sum(ranks * pays(multiplicity) for multiplicity, ranks in holders(opening.up_cards))
        gain -= chips if reading.cut_before == "paid" else 0
    return gain


def struck_gain(end: Quadruple, *, pack: Pack, reading: Reading) -> int:
    """The banker's gain when a quadruple up-card ends the deal.  [salon-des-jeux, Lansquenet, sec. 5]"""
    others = without(end.before, pack.copies - 1)
    taken = sum(ranks * reading.risks_at_quadruple(multiplicity, pack) for multiplicity, ranks in holders(others))
    return collected(end.before, reading=reading) + taken - pays(pack.copies - 1)
