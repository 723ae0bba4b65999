"""The soak: a sample of what `scripts/soak` plays, and that it notices what goes wrong."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

from tests.every_game.games import GAMES
from untot.games.mall_of_horror import GAME
from untot.lab.soak import Tally, report, soak, soak_match


def test_a_small_soak_plays_every_kind_of_match_in_processes() -> None:
    tallies = soak(list(GAMES), [3, 4], range(4), jobs=2)
    assert {kind: tally.matches for kind, tally in tallies.items()} == {
        (name, seats): 4 for name, game in GAMES.items() for seats in game.seat_counts if seats in (3, 4)
    }
    assert all(tally.failures == [] and tally.longest * 4 >= tally.answers > 0 for tally in tallies.values())
    assert report(tallies, Console(quiet=True)) == 0


def test_numbers_of_seats_that_only_some_options_allow_are_played_too() -> None:
    """Scenario 1 of Flick 'em Up is for at most four."""
    tallies = soak(["flick_em_up"], [10], range(1), jobs=1)
    assert {kind: tally.matches for kind, tally in tallies.items()} == {("flick_em_up", 10): 1}
    assert not [failure for tally in tallies.values() for failure in tally.failures]


def test_all_matches_of_a_soak_can_share_an_option() -> None:
    """Mission 09 is for one to three."""
    tallies = soak(["zombicide"], [1, 3, 4], range(3), jobs=1, wishes=["mission=09"])
    assert {kind: tally.matches for kind, tally in tallies.items()} == {("zombicide", 1): 3, ("zombicide", 3): 3}
    assert not [failure for tally in tallies.values() for failure in tally.failures]


def test_a_failure_is_reported_with_the_command_that_repeats_it() -> None:
    def explode(g: Any) -> None:
        raise ValueError("the third step is broken")

    broken = replace(GAME, rules={**GAME.rules, "first_zombies": explode})
    tally = soak_match(broken, 4, 12)
    (failure,) = tally.failures
    assert "scripts/soak --game mall_of_horror --seats 4 --seed 12 --matches 1" in failure
    assert "the third step is broken" in failure
    assert report({("mall_of_horror", 4): tally}, Console(quiet=True)) == 1


def test_a_match_without_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("untot.lab.soak.MOST_ANSWERS", 30)
    (failure,) = soak_match(GAME, 4, 1).failures
    assert "no end after 31 answers" in failure


def test_tallies_add_up() -> None:
    tally = Tally(1, 10, 10, 3)
    tally.add(Tally(2, 30, 20, 5, ["x"]))
    assert tally == Tally(3, 40, 20, 8, ["x"])
