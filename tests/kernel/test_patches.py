"""Patches: whoever makes all changes has the later value, byte for byte. The corpus holds for the client too."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from untot.kernel.patches import patch_between, patched

CORPUS: Final[list[dict[str, Any]]] = msgspec.json.decode(
    (Path(__file__).parents[1] / "corpus" / "patches.json").read_bytes()
)
json = msgspec.json.encode
leaves = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"])
plain = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner), max_leaves=12
)


@pytest.mark.parametrize("case", CORPUS, ids=[case["what"] for case in CORPUS])
def test_the_corpus(case: dict[str, Any]) -> None:
    assert json(patch_between(case["before"], case["after"])) == json(case["patch"])
    assert json(patched(case["before"], case["patch"])) == json(case["after"])


@given(plain, plain)
def test_any_value_turns_into_any_other(before: Any, after: Any) -> None:
    unchanged = json(before)
    assert json(patched(before, msgspec.json.decode(json(patch_between(before, after))))) == json(after)
    assert json(before) == unchanged


@given(plain)
def test_where_nothing_changed_there_is_nothing_to_do(value: Any) -> None:
    assert patch_between(value, value) == []


def test_one_number_of_a_large_view_is_one_small_change() -> None:
    before = {"players": [{"hand": n, "name": f"player {n}"} for n in range(50)]}
    after = {"players": [{**player, "hand": 99} if n == 7 else player for n, player in enumerate(before["players"])]}
    assert patch_between(before, after) == [[["players", 7, "hand"], 99]]
