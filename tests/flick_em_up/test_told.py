"""What the log tells of pieces: nobody calls a barricade by its number, but where one is chosen it has one."""

from __future__ import annotations

from typing import Any

import pytest

from untot.games.flick_em_up.events import EVENTS
from untot.games.flick_em_up.rules.c8_aiming import STARTS
from untot.kernel.texts import LANGUAGES, Texts, texts

NUMBERED = ("barricade_1", "lamp_2", "barrel_3", "crate_4")
EN, DE = texts("flick_em_up", "en"), texts("flick_em_up", "de")
OF_A_PIECE = sorted(name for name, event in EVENTS.items() if {"piece", "barrel"} & set(event.__struct_fields__))


def line(in_language: Texts, event: str, **args: Any) -> str:
    return in_language.line({"event": event, "clause": "", "args": args})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", OF_A_PIECE)
def test_no_sentence_has_the_number_of_a_piece(event: str, language: str) -> None:
    for piece in NUMBERED:
        told = line(texts("flick_em_up", language), event, piece=piece, barrel=piece, building="school")
        assert not any(letter.isdigit() for letter in told) and "⟨" not in told


def test_what_a_flick_has_touched_is_told_without_numbers() -> None:
    touched = ["barricade_1", "barricade_2", "school", "z2a"]
    moved, shot = ({"survivor": "s1", "touched": touched[:n]} for n in (4, 1))
    assert line(EN, "disc_came_to_rest", **moved) == "Greta's disc touches 2 × barricade, the school and zombie 2A."
    assert line(DE, "disc_came_to_rest", **moved) == (
        "Die Scheibe von Greta berührt 2 × Barrikade, die Schule und Zombie 2A."
    )
    shot |= {"weapon": "pistol", "standing": [], "lying": []}
    assert line(EN, "shot_came_to_rest", **shot) == "Greta's shot (pistol) first touches the barricade."
    assert line(DE, "shot_came_to_rest", **shot) == "Der Schuss von Greta (Pistole) berührt zuerst die Barrikade."


def test_who_was_hit_and_lay_already_is_told_to_have_lain() -> None:
    shot = {"survivor": "s1", "weapon": "knife", "touched": ["z5a"], "standing": [], "lying": ["z5a"]}
    assert line(EN, "shot_came_to_rest", **shot) == (
        "Greta's knife first touches zombie 5A; zombie 5A was lying already."
    )
    swing = {"survivor": "s1", "touched": ["z5a"], "standing": [], "fallen": [], "lying": ["z5a"]}
    assert line(DE, "bat_came_to_rest", **swing).endswith("berührt zuerst Zombie 5A; Zombie 5A lag schon.")


def test_what_is_in_the_way_of_a_move_is_told_without_a_number() -> None:
    failed = {"survivor": "s1", "why": "touched", "by": ["crate_1"]}
    assert line(EN, "move_failed", **failed) == "Greta's move fails: the crate is in the way."
    assert line(DE, "move_failed", **failed) == "Die Bewegung von Greta misslingt, denn die Kiste ist im Weg."


def test_of_two_crates_that_can_be_pushed_aside_each_has_its_number() -> None:
    assert EN.word("clear:crate_1") != EN.word("clear:crate_2")
    assert DE.word("clear:crate_1") == "Kiste 1 beiseiteschieben"


@pytest.mark.parametrize("start", STARTS)
def test_where_a_shot_out_of_a_house_starts_is_told_in_millimetres(start: int) -> None:
    assert EN.word(f"start:{start}") == f"From behind the house, {start} mm beside its middle"
    assert DE.word(f"start:{start}") == f"Von der Rückseite des Hauses, {start} mm neben der Mitte"
    assert EN.word(f"start={start}") == EN.word(f"start:{start}"), "a disc starts anywhere between"
