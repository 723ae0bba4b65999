"""The tutorial tells what happens: ten flicks, answered by real physics when it was written."""

from __future__ import annotations

import msgspec

from tests.tools.showing import views
from untot.games.flick_em_up import GAME
from untot.games.flick_em_up.contract import Answer
from untot.kernel.carried import track_hash
from untot.kernel.tutorial import play_script, script_of
from untot.server.tutorials import tutorial_tracks

SCRIPT = script_of("flick_em_up")
TUTORIAL = play_script(GAME, SCRIPT)


def told(name: str) -> list[dict[str, object]]:
    return [event["args"] for scene in TUTORIAL.scenes for event in scene.events if event["event"] == name]


def test_ten_flicks_four_dead_zombies_and_one_of_each_kind_of_noise() -> None:
    assert [flick["kind"] for flick in told("flick_released")].count("move_disc") == 7
    assert len(told("flick_released")) == 10 and len(told("zombie_killed")) == 4
    assert {react["noise"] for react in told("zombies_react")} == {"quiet", "loud"}
    assert told("rush_came_to_rest")[1]["fallen"] == ["s2"] and list(views(TUTORIAL))[-1]["killed"] == 4


def test_the_world_answered_with_physics_and_its_tracks_can_be_fetched() -> None:
    answers = [msgspec.json.decode(happened.answer, type=Answer) for happened in SCRIPT.world]
    assert all(answer.engine.startswith("mujoco-") and answer.status == "asleep" for answer in answers)
    shown = [str(args["track"]) for args in told("simulated")]
    assert shown == [answer.track for answer in answers] and set(shown) <= set(tutorial_tracks())
    assert all(track_hash(track) == name for name, track in tutorial_tracks().items())
