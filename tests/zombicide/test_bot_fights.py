"""What a fight is worth to a sensible player of Zombicide: the night that follows, and what a wound takes."""

from __future__ import annotations

import pytest

from tests.zombicide.table import table
from tests.zombicide.test_bot_sensible import best, weights
from untot.kernel.words import thing_in


def test_whoever_can_kill_those_beside_him_does_not_run_from_them() -> None:
    """More stand in the team's way, and would be worth more; but those here strike at night."""
    who = {"amy": "S45", "ned": "S44", "josh": "S44", "phil": "S44"}
    zombies = {"S45": "walker*2", "S46": "walker*4"}
    t = table("02", who=who, holds={"amy": "sawed_off sawed_off"}, zombies=zombies, turn="amy")
    assert best(t) == "ranged_attack at:S45 with:both"


def test_those_are_shot_first_that_would_strike_a_wounded_friend_at_night() -> None:
    who, zombies = {"amy": "S22", "josh": "S24"}, {"S21": "walker*3", "S23": "runner"}
    t = table(who=who, holds={"amy": "sub_mg sub_mg", "josh": "wound pan"}, zombies=zombies, turn="amy")
    assert best(t) == "ranged_attack at:S23 with:both" and weights(t)["ranged_attack at:S21 with:both"] < 0.1


def test_somebody_well_armed_steps_forward_to_stand_between_a_wounded_friend_and_a_runner() -> None:
    who, zombies = {"amy": "S22", "josh": "S23"}, {"S21": "walker*4", "S24": "runner"}
    t = table(who=who, holds={"amy": "sub_mg sub_mg", "josh": "wound pan"}, zombies=zombies, turn="amy")
    assert thing_in(best(t), "to") == "S24"


@pytest.mark.parametrize(("friend", "lost"), [("pan", "lose:reserve_1"), ("crowbar", "lose:reserve_2")])
def test_a_wound_does_not_cost_the_team_its_only_tool_though_it_lies_in_the_reserve(friend: str, lost: str) -> None:
    holds = {"amy": "sub_mg sub_mg shotgun crowbar", "josh": friend}
    who = {"amy": "S06", "josh": "S06"}
    t = table(who=who, holds=holds, phase="zombies", steps=[("take_wound", "amy")])
    assert best(t) == lost
