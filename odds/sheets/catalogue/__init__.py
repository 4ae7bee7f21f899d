"""The sheets there are: one file each, from the engine's answer to a Sheet.

Where a maker takes `styles`, they are those of `odds.notation.STYLES` in which its numbers are written, a column each;
none are those usual for it.
`rank` is the sign of the rank asked about, empty where it has none.
Which of them shows an answer in a notebook is named where the answer is defined: see `odds.shown`.
"""
