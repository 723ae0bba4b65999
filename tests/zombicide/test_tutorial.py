"""The story of mission 00; what every tutorial keeps to is tested in tests/every_game."""

from __future__ import annotations

from functools import cache

from tests.tools.showing import views
from untot.games.zombicide import GAME
from untot.kernel.tutorial import Tutorial, play_script, script_of


@cache
def tutorial() -> Tutorial:
    return play_script(GAME, script_of("zombicide"))


def test_it_is_mission_00_and_it_is_won_in_four_rounds() -> None:
    last = [*views(tutorial())][-1]
    assert (last["mission"]["id"], last["round"], last["result"]["reason"]) == ("00", 4, "mission_accomplished")


def test_the_story_shows_everything_that_was_promised() -> None:
    told = {event["event"] for scene in tutorial().scenes for event in scene.events}
    assert told >= {
        "survivor_picked", "first_player_chosen", "card_drawn", "door_opened", "noise_made", "zombie_card_drawn",
        "zombies_appeared", "zombies_moved", "zombies_added", "dice_rolled", "zombies_killed", "experience_gained",
        "weapon_reloaded", "objective_taken",
    }  # fmt: skip


def test_zombies_are_seen_to_follow_noise_and_sight() -> None:
    events = [event for scene in tutorial().scenes for event in scene.events]
    assert {event["args"]["why"] for event in events if event["event"] == "zombies_moved"} == {"noise", "sight"}
