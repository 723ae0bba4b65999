"""The town of Dawn of the Zeds in words and as a small map, made from the View message and the scene alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dawn_of_the_zeds.table import Table as Position
from tests.dawn_of_the_zeds.table import table as position
from tests.text.scripted import First, Paper, Typist, make_stub, typing
from untot.games import load_game
from untot.games.dawn_of_the_zeds.text_board import TEXT_BOARD as BOARD
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch
from untot.text.holders import parse_holders
from untot.text.playing import play
from untot.text.table import Table
from untot.text.voice import Voice


def siege(**given: Any) -> Position:
    """Level II: zeds on two roads, the Sheriff behind a barricade, chaos in a village."""
    return position(
        "II",
        zeds={"suburb_3": "5/3 reduced 1, 6/4", "forest_1": "wolves"},
        units={"suburb_1": "sheriff 1", "suburb_0": "civilians_1 defiant", "bed_1": "deputy"},
        defences={"suburb_1": "barricade"},
        chaos={"suburb_3": 1},
        ammo=3,
        supplies=1,
        infection=4,
        actions=2,
        kept=["F17"],
        round=4,
        **given,
    )


def view_of(given: Position, seat: int | None = 0) -> dict[str, Any]:
    seen = given.seen_by(seat)
    return {**seen.view(), "scene": seen.scene(), "unit": None}


def open_lines(language: str = "en") -> list[str]:
    return BOARD.lines(view_of(siege()), Voice("dawn_of_the_zeds", language))


def test_the_map_shows_each_road_from_the_town_outward() -> None:
    shown = open_lines()
    rows = {line.split()[0]: line.split()[1:] for line in shown[3:7]}
    assert list(rows) == ["Forest", "Mountain", "Highway", "Suburb"]
    assert rows["Suburb"] == ["u1", "u1#", ".", "z9*", ".", ".", ".", "."]
    assert rows["Forest"][1] == "z5" and set(rows["Mountain"]) == {"."}
    assert {len(rows[track]) for track in rows} == {8}


def test_every_place_with_something_in_it_has_a_line() -> None:
    shown = open_lines()
    assert "Beauxville: Zed 5/3 (strength 3, weakened, 1 hit), Zed 6/4 (strength 6), chaos." in shown
    assert "Farmingdale Suspension Bridge: The Sheriff (strength 5, 1 hit), a barricade." in shown
    assert any(line.startswith("Suburbia: Civilians (") and "defiant" in line for line in shown)
    assert not any(line.startswith("East Irek") for line in shown)


def test_stocks_infection_chaos_and_decks_are_told_in_german() -> None:
    shown = open_lines("de")
    assert shown[0].startswith("Stufe II, Runde 4, ")
    assert shown[1].startswith("3 Munition, 2 Aktionen auf der Leiste. 1 Nachschub. Infektion 4 von 13. Noch ")
    assert "Behaltene Karten: Köder." in shown


def test_the_basic_game_tells_neither_supplies_nor_infection() -> None:
    shown = BOARD.lines(view_of(position("basic", ammo=2, actions=1)), Voice("dawn_of_the_zeds", "en"))
    assert shown[1] == "2 ammo, 1 action on the track."


def test_options_tell_what_lies_behind_them() -> None:
    view, voice = view_of(siege()), Voice("dawn_of_the_zeds", "en")
    assert BOARD.label(view, "unit:sheriff", voice) == "The Sheriff: Farmingdale Suspension Bridge"
    assert BOARD.label(view, "at:forest_1", voice) == "Forest 1: Wolf Zeds (strength 5)"
    assert BOARD.label(view, "play:F17", voice).startswith("Play Decoy: ")
    assert BOARD.label(view, "to:suburb_2", voice) == "Go to Suburb 2"


def test_a_crowd_is_called_by_the_number_of_its_piece_only_beside_another_one() -> None:
    places = {"forest_2": "civilians_1, civilians_2", "suburb_2": "civilians_3"}
    view, voice = view_of(position("II", units=places)), Voice("dawn_of_the_zeds", "en")
    shown = BOARD.lines(view, voice)
    assert any(line.startswith("Suburb 2: Civilians (") for line in shown)
    assert any("Civilians 1 (" in line and "Civilians 2 (" in line for line in shown)
    assert BOARD.label(view, "unit:civilians_3", voice) == "Civilians: Suburb 2"
    assert BOARD.label(view, "unit:civilians_2", voice) == "Civilians 2: Forest 2"


@pytest.mark.parametrize(("level", "six"), [("basic", "1 ammo"), ("I", "1 supply or 1 ammo")])
def test_who_may_take_one_of_two_dice_reads_what_each_brings(level: str, six: str) -> None:
    given = position(level, units={"suburb_0": "johnson"}, phase="action", actions=3).roll(3, 6)
    given.answer("unit:johnson forage")
    assert given.match.ask is not None
    view = view_of(given) | {"about": given.match.ask.about}
    voice = Voice("dawn_of_the_zeds", "en")
    assert [BOARD.label(view, f"die:{die}", voice) for die in (3, 6)] == ["Take the 3: nothing", f"Take the 6: {six}"]


def test_what_the_hero_side_has_looked_at_is_told_to_it_alone() -> None:
    given = position("IV", units={"forest_0": "hermit"}, fates=["F17", "F18"], seats=2, options={"mode": "competitive"})
    hero, zeds = (BOARD.own_lines(view_of(given, seat), Voice("dawn_of_the_zeds", "en")) for seat in (0, 1))
    assert hero == ["The next fate card, as you know: Decoy."] and zeds == []


def played(typist: Typist, seats: str, language: str, options: dict[str, Any]) -> tuple[Table, Paper]:
    holders = parse_holders(seats)
    match = LiveMatch.begin(load_game("dawn_of_the_zeds"), len(holders), seed_of(5), options, is_secret=False)
    paper = Paper(typist)
    table = Table(match, holders, paper.screen, Voice("dawn_of_the_zeds", language), make_stub)
    play(table)
    return table, paper


def test_an_attempt_that_is_not_allowed_is_answered_with_its_clause() -> None:
    _, paper = played(typing("unit:mayor research", "quit", "n"), "me", "en", {})
    assert "DZ-0.1.3: " in paper.after("unit:mayor research")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("level", "seats", "mode"),
    [("basic", "me", "coop"), ("II", "me,random", "coop"), ("V", "me,random", "competitive")],
)
def test_a_person_who_always_types_one_reaches_the_end_of_the_match(
    language: str, level: str, seats: str, mode: str
) -> None:
    table, paper = played(First(), seats, language, {"level": level, "mode": mode})
    assert table.match.is_over and "⟨" not in paper.text and "name-" not in paper.text
