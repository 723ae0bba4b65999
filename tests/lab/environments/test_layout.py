"""The layout of observations: every column says what it is, and the View stands where it says."""

from __future__ import annotations

import tomllib
from array import array
from collections import Counter

import numpy as np
import pytest
from msgspec import Struct, inspect

from tests.every_game.games import GAMES, SOME_KINDS
from tests.tools.playing import Options
from untot.games import NAMES
from untot.lab.environments.episode import Episode, Plan
from untot.lab.environments.kit import HEAD, kit_of
from untot.lab.environments.layout import Column, Ids, part_of
from untot.lab.environments.measured import Measured, Tape, load, written


class Crate(Struct):
    id: str
    weight: int


class Store(Struct):
    day: int
    is_open: bool
    owner: str
    crates: list[Crate]
    cards: list[str]
    dice: list[int]
    prices: dict[str, int]
    guest: Crate | None
    door: int | None
    notes: list[str | None]
    corner: tuple[int, int]


MEASURED = Measured(
    ["red", "c1"],
    ["c2", "axe"],
    {"crates": ["c1", "c2"], "cards": ["axe", "pan"], "prices": ["axe"]},
    {"dice": 2, "notes": 3},
)
PART = part_of(inspect.type_info(Store), "", MEASURED, Ids([*MEASURED.words, *MEASURED.names]))


def written_row(store: Store) -> dict[Column, int]:
    row = array("i", bytes(4 * PART.size))
    PART.write(row, 0, store)
    columns = list(PART.columns(""))
    assert len(columns) == len(set(columns)) == PART.size
    return {column: number for column, number in zip(columns, row, strict=True) if number}


def test_every_kind_of_value_has_its_columns() -> None:
    store = Store(
        3,
        True,
        "red",
        [Crate("c2", 7)],
        ["pan", "axe", "pan"],
        [6],
        {"axe": 0},
        Crate("c1", 1),
        0,
        [None, "axe", ""],
        (4, 5),
    )
    assert written_row(store) == {
        Column("day", "number"): 3,
        Column("is_open", "flag"): 1,
        Column("owner", "id"): 1,
        Column("crates.c2", "there"): 1,
        Column("crates.c2.id", "id"): 3,
        Column("crates.c2.weight", "number"): 7,
        Column("cards.axe", "count"): 1,
        Column("cards.pan", "count"): 2,
        Column("dice", "length"): 1,
        Column("dice.0", "number"): 6,
        Column("prices.axe", "there"): 1,
        Column("guest", "given"): 1,
        Column("guest.id", "id"): 2,
        Column("guest.weight", "number"): 1,
        Column("door", "given"): 1,
        Column("notes", "length"): 3,
        Column("notes.1", "given"): 1,
        Column("notes.1", "id"): 4,
        Column("notes.2", "given"): 1,
        Column("corner.0", "number"): 4,
        Column("corner.1", "number"): 5,
    }


def test_what_was_not_measured_is_left_out() -> None:
    store = Store(0, False, "nobody", [Crate("c9", 7)], ["pot"], [1, 2, 3], {"pan": 1}, None, None, [], (0, 0))
    assert written_row(store) == {
        Column("owner", "id"): 5,
        Column("dice", "length"): 3,
        Column("dice.0", "number"): 1,
        Column("dice.1", "number"): 2,
    }


@pytest.mark.parametrize("name", NAMES)
def test_the_columns_of_a_game_are_named_once(name: str) -> None:
    kit = kit_of(GAMES[name])
    columns = list(kit.columns)
    assert columns[: len(HEAD)] == list(HEAD)
    assert len(columns) == kit.size
    assert [column for column, count in Counter(columns).items() if count > 1] == []


@pytest.mark.parametrize(("name", "seats", "options"), SOME_KINDS)
def test_random_matches_show_next_to_nothing_that_was_not_measured(name: str, seats: int, options: Options) -> None:
    """By other seeds than those that were measured. A rare id may be new: it then has the number of unknown ones."""
    known = load(GAMES[name])
    tape = Tape(GAMES[name], known)
    tape.play(seats, options, 987_654)
    found = tape.measured()
    new_words = [word for word in found.words if word not in known.words and not word[0].isdecimal()]
    new_keys = [(path, key) for path, keys in found.keys.items() for key in keys if key not in known.keys.get(path, ())]
    longer = [path for path, length in found.lengths.items() if length > known.lengths.get(path, 0)]
    assert new_words == [], "python -m untot.lab.environments.measured adds them"
    assert len(new_keys) <= 3, new_keys
    assert len(longer) <= 1, longer


@pytest.mark.parametrize("name", NAMES)
def test_what_is_kept_is_read_as_it_was_written(name: str) -> None:
    known = load(GAMES[name])
    again = tomllib.loads(written(known))
    assert again["words"].split() == known.words
    assert again["lengths"] == known.lengths
    assert {path: text.split() for path, text in again["keys"].items()} == known.keys


def test_observations_are_whole_numbers() -> None:
    kit = kit_of(GAMES["mall_of_horror"])
    seen = Episode(Plan(kit, 3), 1).observation(0)
    assert seen.dtype == np.int32
    assert seen.shape == (kit.size,)
