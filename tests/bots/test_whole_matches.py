"""Whole matches: every answer is legal, every word can be said, and the careful play better."""

from __future__ import annotations

import pytest

from tests.bots.positions import begin, played
from untot.bots import LEVELS, make_bot
from untot.kernel.errors import BadOptions
from untot.kernel.seeing import Seen
from untot.kernel.state import OptionValue


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_to_the_end_with_any_number_of_players(level: str, seats: int) -> None:
    match = played(" ".join([level] * seats), seed=seats)
    assert match.state.result is not None and match.record.is_finished


@pytest.mark.parametrize(
    "option",
    [
        {"literal_german_text": "on"},
        {"eliminated_zombie": "every_round"},
        {"end_check": "end_of_round"},
        {"threat_by_absent": "never"},
        {"first_chief": "named"},
    ],
)
def test_bots_play_to_the_end_under_every_option(option: dict[str, OptionValue]) -> None:
    assert played("careful random search careful", seed=9, options=option).is_over


def test_the_same_seeds_give_the_same_match() -> None:
    one, other = (played("careful search random careful", seed=2, is_talkative=True) for _ in range(2))
    assert one.record.to_text() == other.record.to_text()


def test_all_that_bots_say_can_be_said_and_they_do_not_chatter() -> None:
    match = played("careful careful search careful", seed=6, is_talkative=True)
    per_round: dict[tuple[int, int], int] = {}
    number = 0
    for event in match.events:
        if event.name == "round_began":
            number = event.args["round"]
        elif event.name == "said":
            per_round[event.args["seat"], number] = per_round.get((event.args["seat"], number), 0) + 1
    assert sum(per_round.values()) >= 4
    assert max(per_round.values()) <= 2


def test_a_careful_bot_beats_three_random_ones() -> None:
    won = sum(3 in winners(seed) for seed in range(20))
    assert won >= 15


def winners(seed: int) -> tuple[int, ...]:
    result = played("random random random careful", seed).state.result
    assert result is not None
    return result.winners


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions, match=r"unknown-bot.*random, beginner, careful, search"):
        make_bot("genius", 1)


def test_a_random_bot_says_nothing() -> None:
    assert make_bot("random", 1).talk(Seen(begin(), 0)) is None
