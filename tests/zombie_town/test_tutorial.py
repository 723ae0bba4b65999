"""The story of two days; what every tutorial keeps to is tested in tests/every_game."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.tools.showing import views
from untot.games.zombie_town import GAME
from untot.kernel.tutorial import Tutorial, play_script, script_of


@cache
def tutorial() -> Tutorial:
    return play_script(GAME, script_of("zombie_town"))


def told(name: str) -> list[dict[str, Any]]:
    """What the events of this name say, in their order."""
    events = [event for scene in tutorial().scenes for event in scene.events]
    return [event["args"] for event in events if event["event"] == name]


def test_the_learner_wins_at_the_end_of_the_second_day_with_the_points_the_tutor_names() -> None:
    last = [*views(tutorial())][-1]
    assert (last["day"], last["result"]["reason"], last["result"]["winners"]) == (2, "last_day", ["red"])
    assert last["result"]["scores"] == {"red": 17, "blue": 10, "green": 14, "yellow": 15}


def test_the_points_come_from_every_source() -> None:
    own = next(points for points in told("points_counted") if points["pawn"] == "red")
    assert (own["houses"], own["kills"], own["barricades"], own["weapons"], own["survivors"]) == (10, 2, 2, 2, 1)


def test_the_story_shows_everything_that_was_promised() -> None:
    happened = {event["event"] for scene in tutorial().scenes for event in scene.events}
    assert happened >= {
        "home_base_chosen", "start_cards_kept", "pawn_moved", "event_triggered", "card_kept", "card_returned",
        "survivor_joined", "survivor_placed", "weapon_taken", "barricades_built", "building_claimed", "zombie_appeared",
        "zombie_faced", "zombie_moved", "zombies_refilled", "missed", "zombie_killed", "entry_fight_opened",
        "exchange_won", "barricades_fell",
    }  # fmt: skip


def test_the_learner_wins_the_duel_in_her_own_house() -> None:
    assert [(duel["winner"], duel["loser"]) for duel in told("exchange_won")] == [("red", "blue")]
    assert [hurt["pawn"] for hurt in told("pawn_hurt")] == ["blue"]


def test_ada_retreats_and_the_learner_stays_where_she_is() -> None:
    assert [moved["pawn"] for moved in told("pawn_moved") if moved["how"] == "retreat"] == ["blue"]


def test_adas_barricade_stays_hidden_from_the_learner_until_it_falls() -> None:
    assert [fallen["cards"] for fallen in told("barricades_fell")] == [["barricade_2"]]
    sites = [site for view in views(tutorial()) for site in view["buildings"] if site["id"] == "bld_10"]
    assert {card["card"] for site in sites for card in site["barricades"]} == {None}
