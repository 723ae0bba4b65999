"""Writing TOML: whatever plain data is written reads back the same, and reads well."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from untot.parts.toml_text import to_toml

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
SIMPLE = st.booleans() | st.integers(-(2**62), 2**62) | st.floats(allow_nan=False) | WORDS
VALUES = st.recursive(
    SIMPLE, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4), max_leaves=12
)

MISSION = """\
id = "77"
name = { en = "Two \\"Streets\\"", de = "Zwei Straßen" }
players = [1, 6]
layout = [
    ["2B@90"],
    ["1B@0"],
]
drive = true
rules = []

[status]
doors = { origin = "own", reconstructed = false }
"""


def test_a_file_comes_out_as_a_person_would_write_it() -> None:
    assert to_toml(tomllib.loads(MISSION)) == MISSION


def test_tables_of_tables_come_last_wherever_they_stood() -> None:
    plain = {"status": {"doors": {"origin": "own"}}, "id": "77"}
    assert to_toml(plain) == 'id = "77"\n\n[status]\ndoors = { origin = "own" }\n'


def test_no_data_make_an_empty_file() -> None:
    assert to_toml({}) == ""


def test_nothing_is_left_out() -> None:
    assert to_toml({"exit": None, "door": {"room": "A", "side": None}}) == 'door = { room = "A" }\n'


@given(st.dictionaries(WORDS, VALUES, max_size=5))
def test_what_is_written_reads_back_the_same(plain: dict[str, Any]) -> None:
    assert tomllib.loads(to_toml(plain)) == plain


@pytest.mark.parametrize("value", [[None], [b"bytes"], {"a": [object()]}])
def test_what_toml_cannot_say_is_refused(value: Any) -> None:
    with pytest.raises(TypeError, match="TOML cannot say"):
        to_toml({"key": value})
