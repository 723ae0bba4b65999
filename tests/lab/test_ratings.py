"""Ratings: what is likely under the model comes out of matches that were drawn by it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from untot.lab.ratings import ANCHORED_AT, Sitting, ratings, sitting_of
from untot.lab.trials import Story, Trial


def sat(winner: str, *bots: str) -> Sitting:
    counts = Counter(bots)
    return Sitting(tuple(sorted(counts.items())), tuple((bot, float(bot == winner)) for bot in sorted(counts)))


def test_ten_times_as_strong_is_400_points() -> None:
    rated = ratings([sat("search", "careful", "search")] * 1000 + [sat("careful", "careful", "search")] * 100)
    assert rated["careful"].value == ANCHORED_AT and rated["search"].value == pytest.approx(1900, abs=5)
    assert rated["search"].low < rated["search"].value < rated["search"].high < 2000


def test_strengths_are_found_again_at_tables_of_four() -> None:
    """Drawn by the model: random 1, careful 2, search 6, two of one of them at each table."""
    rng, strength = random.Random(1), {"random": 1, "careful": 2, "search": 6}
    tables = [[*strength, again] for again in strength] * 700
    drawn = [sat(rng.choices(table, [strength[bot] for bot in table])[0], *table) for table in tables]
    rated = ratings(drawn)
    assert rated["search"].low < 1500 + 190.8 < rated["search"].high
    assert rated["random"].low < 1500 - 120.4 < rated["random"].high
    few = ratings(drawn[:60])
    assert few["search"].high - few["search"].low > rated["search"].high - rated["search"].low


def test_who_never_wins_is_weak_but_not_infinitely_so() -> None:
    rated = ratings([sat("careful", "careful", "random")] * 50)
    assert 500 < rated["random"].value < 1300 and rated["random"].high < ANCHORED_AT


def test_what_nobody_won_and_where_equals_sat_says_nothing() -> None:
    assert ratings([sat("", "careful", "random"), sat("careful", "careful", "careful")]) == {}


def test_shares_of_one_bot_in_several_seats_are_added() -> None:
    trial = Trial("mall_of_horror", ("careful", "random", "careful"), (), {}, 1, 0.0)
    story = Story("few_left", (0.5, 0.0, 0.5), (1, 0, 1), 9, 3, 0, {}, False, None)
    assert sitting_of(trial, story) == sat("careful", "careful", "careful", "random")
