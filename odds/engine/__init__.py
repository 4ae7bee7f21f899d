"""How a chance is known: four readers of one machine, and the questions that fold over them.

`exact` counts forward over the prefixes of one stock, and `backward` every stock at once; `closed_form` gives a formula
for every n; `enumerate` deals every deal, and `monte_carlo` shuffled packs.
`chance`, `board` and `table` ask them about stakes; `riding` about a paroli, which `running`, `carrying` and `stopping`
take apart: its rungs, what goes on into fresh deals, and the best moment to take; `transposing` lets it move.
"""
