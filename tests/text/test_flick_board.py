"""Flicks in the terminal: numbers, each with what it counts, and what came of them in words."""

from __future__ import annotations

import pytest

from tests.text.scripted import Paper, make_stub, typing
from untot.games import load_game
from untot.games.flick_em_up.scene import scene
from untot.games.flick_em_up.state import FlickState
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch
from untot.text.holders import parse_holders
from untot.text.playing import play
from untot.text.table import Table
from untot.text.voice import Voice
from untot.text.walking import numbered


def typed(*lines: str, language: str = "en") -> Paper:
    """Scenario 1, alone."""
    match = LiveMatch.begin(load_game("flick_em_up"), 1, seed_of(7), {"scenario": "1"}, is_secret=False)
    paper = Paper(typing(*lines, "quit", "n"))
    play(Table(match, parse_holders("me"), paper.screen, Voice("flick_em_up", language), make_stub))
    return paper


def test_each_number_of_a_flick_says_what_it_counts() -> None:
    paper = typed("activate:s1", "move", "900", "30")
    assert "900 north" in paper.after("move") and "greatest power" in paper.after("900")
    assert "where the finger meets the rim" in paper.after("30")


def test_each_number_of_a_flick_has_a_name_in_both_languages() -> None:
    english, german = (typed("activate:s1", "move", "900", "30", language=language) for language in ("en", "de"))
    assert "Direction: a whole number" in english.text and "Spin: a whole number" in english.text
    assert "Richtung: eine ganze Zahl" in german.text and "Drall: eine ganze Zahl" in german.text


def test_the_bat_is_laid_in_whole_degrees() -> None:
    assert typed("activate:s2", "bat").after("bat").startswith("So far: Move by bat, With the bat at 0° to 359°.")
    assert "Der Schläger bei 0° bis 359°" in typed("activate:s2", "bat", language="de").after("bat")


def test_what_came_of_a_flick_is_told_in_words() -> None:
    pytest.importorskip("mujoco")
    paper = typed("activate:s2", "move direction=900 power=30 offset=0")
    assert "Tomasz's disc touches nothing." in paper.text and "Which way does Tomasz face now?" in paper.text


@pytest.mark.parametrize(
    ("language", "dead", "inside"),
    [("en", "Dead survivors: nobody.", "Inside: nobody."), ("de", "Tote Überlebende: niemand.", "Drinnen: niemand.")],
)
def test_where_there_are_no_people_the_board_says_nobody(language: str, dead: str, inside: str) -> None:
    board = typed("board", language=language).text
    assert dead in board and inside in board


def test_a_field_of_the_roof_is_picked_by_the_number_printed_on_it() -> None:
    match = LiveMatch.begin(load_game("flick_em_up"), 1, seed_of(7), {"scenario": "1"}, is_secret=False)
    assert isinstance(match.state, FlickState)
    known = scene(match.state)
    assert numbered(["field:2", "field:3", "field:6"], known.numbers) == {"field:2": 2, "field:3": 3, "field:6": 6}
