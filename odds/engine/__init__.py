"""How a chance is known: four readers of one machine, and the questions that fold over them.

`exact` counts forward over the prefixes of one stock, many `turns` together, and `backward` counts every stock at once;
`closed_form` gives a formula for every n; `enumerate` deals every deal, and `monte_carlo` shuffled packs.
`chance`, `board` and `table` ask them about stakes, and `paroli` about one that rides, which `rungs`, `carrying` and
`stopping` take apart: what each rung is worth, what goes on into fresh deals, when it is best to take.
`transposing` lets a riding stake move.
"""
