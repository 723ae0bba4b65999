"""What is printed on pieces and cards, against the rows of the catalogue (catalogue_rows.txt)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from untot.games.dawn_of_the_zeds.board import SPACES_OF, TRACK_SPACES
from untot.games.dawn_of_the_zeds.pieces import HEROES, HEROIC_CIVILIANS, SUPER_ZEDS, UNITS, ZEDS
from untot.games.dawn_of_the_zeds.printed_cards import DECKS, EVENTS_PRINTED, FATES, RESEARCH

ROWS: Final = [
    line.split(" | ") for line in Path(__file__).with_name("catalogue_rows.txt").read_text("utf-8").splitlines()
]
TRACKS: Final = {"F": "forest", "M": "mountain", "H": "highway", "S": "suburb", "T": "tunnel"}
KINDS: Final = {"N": "normal", "S": "special", "guard": "guard", "final": "final"}
WHERE: Final = {"most": "most_zeds", "fewest": "fewest_zeds", "mostC": "most_chaos", "fewestC": "fewest_chaos"}
BRAINS: Final = ("E18", "E19", "E25", "E55", "E58", "E39")


def rows(kind: str) -> list[list[str]]:
    return [row[1:] for row in ROWS if row[0] == kind]


def tracks(tab: str) -> tuple[str, ...]:
    """`F H H` as the content has it."""
    words = {"ALL": ("all",), "ALL x2": ("all_x2",), "FATE x2": ("fated_x2",), "-": ()}
    return words.get(tab) or tuple(TRACKS[letter] for letter in tab.split() if letter != "-")


def test_events() -> None:
    assert len(rows("event")) == len(EVENTS_PRINTED) == 91
    for card, colour, act, kind, refugees, infection, eat, zeds, actions, pressure, key in rows("event"):
        printed = EVENTS_PRINTED[card]
        assert (printed.colour, printed.kind, printed.picture) == (colour, KINDS[kind], key), card
        assert str(printed.act) == ("5" if act == "F" else act), card
        if card not in BRAINS:
            assert (str(printed.refugees), printed.infection) == (refugees, infection == "o"), card
            assert str(printed.eat)[0] == eat and printed.zeds == tracks(zeds) and str(printed.actions) == actions, card
        assert (printed.pressure or "-") == pressure.split()[0] and printed.has_pressure_in_its_text == (
            "@start" in pressure
        ), card


def test_fates() -> None:
    assert Counter(row[1] for row in rows("fate")) == {"blue": 9, "green": 9, "yellow": 9, "orange": 9, "red": 8}
    for card, colour, where, kept, key in rows("fate"):
        printed = FATES[card]
        assert (printed.colour, printed.where, printed.picture) == (colour, WHERE.get(where, where), key), card
        assert bool(printed.windows) == (kept == "K"), card


def test_research() -> None:
    assert Counter(card.kind for card in RESEARCH.values()) == {"start": 1, "initial": 13, "advanced": 6, "special": 5}
    for card, kind, die, supplies, ongoing, key in rows("research"):
        printed = RESEARCH[card]
        assert (printed.kind, printed.next_die, str(printed.next_supplies)) == (kind, int(die[0]), supplies), card
        assert (printed.rule is not None) == (ongoing == "yes") and printed.picture == key, card


def test_heroes_and_heroic_civilians() -> None:
    assert [row[1] for row in rows("hero")] == list(HEROES) and [row[1] for row in rows("heroic")] == list(
        HEROIC_CIVILIANS
    )
    for row, key, trade, colour, strength, move in rows("hero"):
        printed = UNITS[key]
        assert (printed.row, printed.trade, printed.colour, printed.move) == (row, trade, colour, int(move)), key
        assert "/".join(map(str, printed.strength)) == strength, key
    for row, key, colour, strength, move in rows("heroic"):
        printed = UNITS[key]
        assert (printed.row, printed.colour, printed.move) == (row, colour, int(move)), key
        assert "/".join(map(str, printed.strength)) == strength, key


def test_zeds() -> None:
    printed = Counter((zed.row, "/".join(map(str, zed.strength))) for zed in ZEDS.values() if zed.kind == "regular_zed")
    assert printed == {(row, strength): int(count) for row, strength, count in rows("zed")}
    assert {(key, strength) for _, key, strength in rows("super_zed")} == {
        (zed, "/".join(map(str, ZEDS[zed].strength))) for zed in SUPER_ZEDS
    }


def test_spaces() -> None:
    assert len(rows("space")) == len(TRACK_SPACES)
    for space, track, number, kind, forage in rows("space"):
        printed = TRACK_SPACES[space]
        assert (printed.track, str(printed.n), printed.kind, printed.forage or "-") == (track, number, kind, forage), (
            space
        )
        assert SPACES_OF[track][printed.n] == space


def test_decks() -> None:
    assert len(rows("deck")) == len(DECKS) == 22
    for row, level, length, special, normal, total in rows("deck"):
        printed = DECKS["basic" if level == "Basic" else level, length]  # type: ignore[index]
        assert printed.row == row and printed.total == int(total)
        assert "-".join(map(str, printed.special)) == special and "-".join(map(str, printed.normal)) == normal
