"""Lines of places in a TOML text, and of the innermost known place around an unknown one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from untot.parts.toml_lines import line_of, lines_of

TEXT = '''# a comment with [brackets] and = signs
name = { en = "a, b", de = "c = [d]" }
layout = [
    ["2B@90", "1B@0"],     # a row
    [
        "7B@0",
    ],
]
story = """
[[doors]]
"""

[[doors]]
room = "A"

[[doors]]
room = "B"
sides = ['N', "S"]

[status.layout]
origin = "x"
'''


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("name", 2),
        ("name.de", 2),
        ("layout", 3),
        ("layout[0]", 4),
        ("layout[0][1]", 4),
        ("layout[1]", 5),
        ("layout[1][0]", 6),
        ("doors[0]", 13),
        ("doors[0].room", 14),
        ("doors[1].room", 17),
        ("doors[1].sides[1]", 18),
        ("status.layout.origin", 21),
    ],
)
def test_every_header_key_and_element_has_its_line(place: str, line: int) -> None:
    assert lines_of(TEXT)[place] == line


def test_what_is_missing_stands_where_it_should_be() -> None:
    lines = lines_of(TEXT)
    assert line_of(lines, "doors[1].street") == 16
    assert line_of(lines, "layout[1][5]") == 5
    assert line_of(lines, "status.layout.reconstructed") == 20
    assert line_of(lines, "goals") is None and line_of(lines, "") is None


@given(st.text(alphabet="ab.[]{}=,#\"'\n "), st.text(alphabet="ab.[]01"))
def test_no_text_and_no_place_does_harm(text: str, place: str) -> None:
    lines = lines_of(text)
    assert all(1 <= line <= text.count("\n") + 1 for line in lines.values())
    assert line_of(lines, place) in (None, *lines.values())
