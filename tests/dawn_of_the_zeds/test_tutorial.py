"""The story of the first act; what every tutorial keeps to is tested in tests/every_game."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.tools.showing import views
from untot.games.dawn_of_the_zeds import GAME
from untot.games.dawn_of_the_zeds.printed_cards import LEVELS
from untot.kernel.texts import LANGUAGES, texts
from untot.kernel.tutorial import Tutorial, play_script, script_of


@cache
def tutorial() -> Tutorial:
    return play_script(GAME, script_of("dawn_of_the_zeds"))


def told(name: str) -> list[dict[str, Any]]:
    """What the events of this name say, in their order."""
    events = [event for scene in tutorial().scenes for event in scene.events]
    return [event["args"] for event in events if event["event"] == name]


def test_the_three_rounds_of_the_first_act_are_led() -> None:
    first = tutorial().events[[event["event"] for event in tutorial().events].index("event_drawn")]
    drawn = [event["card"] for event in told("event_drawn")]
    assert [first["args"]["card"], *drawn] == ["E02", "E03", "E01", "E09"]
    last = [*views(tutorial())][-1]
    assert (last["round"], last["phase"], last["result"]) == (4, "action", None)


def test_the_story_shows_everything_that_the_tutor_speaks_of() -> None:
    happened = {event["event"] for scene in tutorial().scenes for event in scene.events}
    assert happened >= {
        "unit_moved", "shot_rolled", "nothing_found", "special_used", "unit_marked", "melee_rolled", "defiance_lost",
        "unit_reduced", "zed_reduced", "zed_retreated", "zed_killed", "zed_placed", "rule_in_force", "fate_drawn",
    }  # fmt: skip


def test_the_melees_fall_into_the_columns_that_the_tutor_names() -> None:
    fights = [
        (fight["space"], fight["column"], fight["zed_hits"], fight["unit_hits"]) for fight in told("melee_rolled")
    ]
    assert fights[:3] == [
        ("mountain_5", "players_more", 2, 2), ("suburb_5", "players_x3", 3, 1), ("mountain_6", "players_x3", 3, 0),
    ]  # fmt: skip
    assert [killed["zed"] for killed in told("zed_killed")] == ["zed_2", "zed_10"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_five_lines_say_what_a_level_adds(language: str, level: str) -> None:
    said = texts("dawn_of_the_zeds", language)
    lines = [said.text(f"level-{level}-{n}") for n in range(1, 6)]
    assert len(set(lines)) == 5 and not said.has(f"level-{level}-6")
    assert all(line.endswith(".") and len(line) < 100 for line in lines)
