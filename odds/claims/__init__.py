"""What was written, and whether it is so: claims as data, the quantities that answer them, and the verdicts.

>>> from odds.claims.short import claim_in_a_line
>>> from odds.claims.verdict import judge
>>> judge(claim_in_a_line("chance of 2 wins, bassette, 52/4 = 23 %")).verdict
'ROUNDS'
"""
