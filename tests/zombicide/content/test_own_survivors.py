"""Own survivors: what is wrong is named by reason, clause, place and line."""

from __future__ import annotations

import msgspec
import pytest

from tests.zombicide.content.own_content import SURVIVOR
from untot.games.zombicide.pieces import SURVIVORS
from untot.games.zombicide.workshop.checking import Problem, check_survivor, read_survivor
from untot.kernel.rulebook import clause


def problems(change: str = "", names_taken: tuple[str, ...] = ()) -> list[tuple[str, str, str, int | None]]:
    """Of the sound survivor after a change, written `old => new`: reason, clause, place, line."""
    text = SURVIVOR
    if change:
        old, new = change.split(" => ")
        assert old in text
        text = text.replace(old, new, 1)
    found = read_survivor(text, names_taken)
    assert (found.piece is None) == bool(found.problems)
    return [(problem.reason, problem.clause, problem.place, problem.line) for problem in found.problems]


@clause("ZC-5.62", "ZC-5.64", "ZC-5.65", "ZC-5.66", "ZC-5.67")
def test_the_own_survivor_is_sound() -> None:
    assert problems() == []


@clause("ZC-5.62", "ZC-5.64")
@pytest.mark.parametrize("survivor", SURVIVORS)
def test_every_printed_survivor_is_sound(survivor: str) -> None:
    assert check_survivor(msgspec.to_builtins(SURVIVORS[survivor])).piece == SURVIVORS[survivor]


@clause("ZC-5.63")
def test_zc_5_63_a_name_of_1_to_24_characters_that_nobody_else_has() -> None:
    assert problems('"Eva" => " "') == [("bad-count", "ZC-5.63", "name", 2)]
    assert problems(f'"Eva" => "{"E" * 25}"') == [("bad-count", "ZC-5.63", "name", 2)]
    assert problems(f'"Eva" => "{"E" * 24}"') == []
    assert problems(names_taken=("Adam", "eva ")) == [("name-taken", "ZC-5.63", "name", 2)]


@clause("ZC-5.64", "ZC-5.68")
def test_zc_5_64_the_shape_of_the_printed_cards() -> None:
    assert problems('yellow = "plus_1_action" => yellow = "medic"') == [("yellow-is-fixed", "ZC-5.64", "yellow", 4)]
    assert problems(', "hoard"] => , "hoard", "medic"]') == [("bad-count", "ZC-5.64", "orange", 5)]
    assert problems('"ninja", => ') == [("bad-count", "ZC-5.64", "red", 6)]
    assert problems('"ninja" => "flying"') == [("unknown-skill", "ZC-5.64", "red[1]", 6)]
    assert problems('"ninja" => "ninja:black"') == [("unknown-parameter", "ZC-5.64", "red[1]", 6)]
    assert problems('blue = "starts_with:machete"\n => ') == [("missing-field", "ZC-5.64", "", None)]


@pytest.mark.parametrize("card", ["", ":aaahh", ":pan", ":molotov", ":evil_twins", ":banjo"])
@clause("ZC-5.65")
def test_zc_5_65_starts_with_a_card_of_the_deck_that_is_no_aaahh(card: str) -> None:
    assert problems(f"starts_with:machete => starts_with{card}") == [("unknown-parameter", "ZC-5.65", "blue", 3)]


@clause("ZC-5.65")
def test_zc_5_65_starts_with_is_only_a_blue_skill() -> None:
    assert problems('"ninja" => "starts_with:pistol"') == [("skill-only-blue", "ZC-5.65", "red[1]", 6)]


@pytest.mark.parametrize("attack", ["", ":combat"])
@clause("ZC-5.66")
def test_zc_5_66_more_damage_names_melee_or_ranged(attack: str) -> None:
    assert problems(f"plus_1_damage:melee => plus_1_damage{attack}") == [
        ("unknown-parameter", "ZC-5.66", "orange[0]", 5)
    ]


@clause("ZC-5.67")
def test_zc_5_67_twice_only_where_a_second_copy_has_an_effect() -> None:
    assert problems('"ninja" => "hoard"') == [("skill-twice", "ZC-5.67", "red[1]", 6)]
    assert problems('"ninja" => "plus_1_damage:melee"') == [], "Amy has the free move twice"


@clause("ZC-5.64", "ZC-5.67")
def test_t36_never_twice_at_one_level() -> None:
    assert problems('"ninja" => "free_move"') == [("skill-twice", "ZC-5.67", "red[2]", 6)]
    assert problems('"plus_1_damage:melee", "hoard" => "medic", "medic"') == [
        ("skill-twice", "ZC-5.67", "orange[1]", 5)
    ]


def test_problems_travel_as_plain_data() -> None:
    (found,) = read_survivor(SURVIVOR.replace("ninja", "flying")).problems
    assert msgspec.convert(msgspec.to_builtins(found), Problem) == found
    assert found.args == {"skill": "flying"}
