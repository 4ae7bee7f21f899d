"""A sheet of text in few columns: wrapped at words, and no word of it lost."""

from odds.sheets.sheet import Column, Sheet, Table
from odds.sheets.text import render

WIDE = Sheet(
    "A title",
    (("label", "eleven words about what stands here, all of them short"),),
    (
        Table(
            (Column("name"), Column("says"), Column("chance", "fraction")),
            (("one", "a b c d e f g h", 3), ("two", "i", 4)),
        ),
    ),
    notes=("a note of seven words, not more",),
    sources=("a source of six short words",),
)
NARROW = """\
A title
label:  eleven words
        about what
        stands here, all
        of them short

name  says        chance
------------------------
one   a b c d e        3
      f g h
two   i                4

a note of seven words,
  not more

Sources
  a source of six short
  words
"""


def test_a_table_is_wrapped_at_words_to_fit():
    assert render(WIDE, None, width=24) == NARROW


def test_what_is_wrapped_says_the_same_words():
    """However narrow, the words of each line are those of the whole table, and numbers are whole."""
    for width in (30, 40, 80, 200):
        lines = render(WIDE, None, width=width).splitlines()
        assert sorted(" ".join(lines).replace("-", "").split()) == sorted(render(WIDE, None).replace("-", "").split())
        assert max(map(len, lines)) <= width
