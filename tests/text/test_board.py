"""The board of Mall of Horror in words, made from the View message alone."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tests.mall_of_horror.table import table
from untot.games.mall_of_horror.text_board import TEXT_BOARD as BOARD
from untot.text.voice import Voice


def board_lines(language: str = "en") -> list[str]:
    position = table(
        "red blue yellow green",
        where={"restroom": "red.pin_up blue.gunman", "parking": "red.tough_guy"},
        zombies={"restroom": 3, "parking": 1},
        hands={"red": "threat sprint", "blue": "pistol"},
        hidden="blue.gunman",
        played="threat",
        badge="blue",
        elected=True,
        eliminated={"green": 1},
        deck="hidden",
    )
    view = position.seen_by("red").view()
    voice = Voice("mall_of_horror", language)
    return BOARD.lines(view, voice) + BOARD.own_lines(view, voice)


def test_a_location_tells_places_defence_zombies_and_who_is_there() -> None:
    lines = board_lines()
    assert lines[1] == ("1 Restroom: 2 of 3 places, defence 2, 3 zombies. Red Pin-Up, blue Gunman (hidden).")
    assert lines[2] == "2 Cachou: closed."
    assert lines[4] == "4 Parking: 1 person, room for all, 1 zombie. Red Tough Guy."
    assert lines[6] == "6 Supermarket: 0 of 6 places, defence 0, no zombies. Nobody is there."


def test_a_player_tells_characters_points_cards_and_his_office() -> None:
    lines = board_lines()
    assert lines[7] == "Red: 2 characters, 12 points, 2 cards."
    assert lines[8] == "Blue: 1 character, 3 points, 1 card. Chief, elected this round."
    assert lines[10] == "Green: 0 characters, 0 points, no cards. Eliminated."


def test_the_own_hand_is_last_and_nobody_elses_is_there() -> None:
    lines = board_lines()
    assert lines[-1] == "Your hand: Threat, Sprint."
    assert not any("Pistol" in line for line in lines)


def test_the_board_reads_in_german() -> None:
    lines = board_lines("de")
    assert lines[1] == (
        "1 Toilette: 2 von 3 Plätzen, Abwehr 2, 3 Zombies. Schönheit von Rot, bewaffneter Typ von Blau (versteckt)."
    )
    assert lines[-1] == "Deine Handkarten: Bedrohung, Spurten."


@pytest.mark.parametrize("colour", ["red", "blue", None])
def test_covered_dice_are_told_only_to_those_who_saw_them(colour: str | None) -> None:
    position = table(where={"parking": "red.pin_up blue.pin_up yellow.pin_up"}, phase="arrival_roll")
    position.g.dice, position.g.dice_seen_by = [1, 1, 6, 5], [0]
    view, voice = position.seen_by(colour).view(), Voice("mall_of_horror", "en")
    lines = BOARD.lines(view, voice) + BOARD.own_lines(view, voice)
    assert "The four dice lie under the box. Seen by: Red." in lines
    told = "You saw the dice under the box: Restroom, Restroom, Supermarket, Security H.Q."
    assert (told in lines) == (colour == "red")


def test_no_sentence_of_the_board_is_left_over_or_missing() -> None:
    folder = files("untot.games.mall_of_horror")
    kept = set(re.findall(r"^(board-[a-z-]+) =", folder.joinpath("texts", "en.ftl").read_text("utf-8"), re.MULTILINE))
    said = set(re.findall(r'"(board-[a-z-]+)"', folder.joinpath("text_board.py").read_text("utf-8")))
    assert kept == said and said


def test_a_vote_tells_candidates_and_votes() -> None:
    position = table(
        where={"parking": "red.gunman blue.pin_up"}, elsewhere=("supermarket", 6), steps=[("vote", "truck", "parking")]
    )
    view, voice = position.seen_by(None).view(), Voice("mall_of_horror", "en")
    vote = "Vote (Parking): who searches the truck. Candidates: Red, Blue. Votes: Red 2, Blue 1."
    assert vote in BOARD.lines(view, voice)
