"""What comes after the physics, over many tables: nothing overlaps, everything is in town, nothing is lost.

The stand-in world makes the answers up: pieces fall, are shoved into each other and out of town, and lie in heaps.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.flick_em_up.table import table
from untot.games.flick_em_up import GAME
from untot.games.flick_em_up.contract import Answer, Left, Placed, Question, TowerAt
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.town import is_in_town, nearest_border
from untot.games.flick_em_up.pieces import KIND_OF, ORDER, is_building
from untot.games.flick_em_up.rules.c12_checks import CHECKS, to_put_right
from untot.games.flick_em_up.rules.c19_physics import Outcome, come_to_rest
from untot.games.flick_em_up.scenarios import SCENARIOS
from untot.games.flick_em_up.watch import table_wrongs
from untot.kernel.rulebook import clause
from untot.lab.soak import soak_match

SHOVED = st.tuples(
    st.sampled_from(sorted(ORDER)), st.integers(-50_000, 50_000), st.integers(-50_000, 50_000),
    st.integers(0, 35_999), st.integers(0, 4), st.booleans(),
)  # fmt: skip
"""A piece, where it comes to rest, and whether it lies on others."""


def answer_with(question: Question, shoved: list[tuple[str, int, int, int, int, bool]]) -> Answer:
    """An answer in which these pieces have been moved, wherever it may be."""
    known = {placed.id for placed in question.pieces}
    final: dict[str, Placed] = {}
    stacked: list[str] = []
    for piece, x, y, yaw, side, is_stacked in shoved:
        if piece in known and piece not in final:
            final[piece] = Placed(piece, x, y, yaw, 0 if is_building(piece) else side)
            if is_stacked and not is_building(piece):
                stacked.append(piece)
    left = [Left(it.id, *nearest_border(it.x, it.y)) for it in final.values() if not is_in_town(it.x, it.y)]
    return Answer("rest", 1, "made up", [], list(final.values()), left, [], stacked, "")


@clause("FL-1.19", "FL-1.20", "FL-1.21", "FL-8.15", "FL-8.18", "FL-12.12", "FL-14.9", "FL-14.10")
@settings(max_examples=150)
@given(st.sampled_from(sorted(SCENARIOS)), st.lists(SHOVED, max_size=12), st.booleans())
def test_whatever_the_world_answers_the_table_is_in_order_afterwards(
    scenario: str, shoved: list[tuple[str, int, int, int, int, bool]], is_rush: bool
) -> None:
    poses = SCENARIOS[scenario].poses()
    t = table({"s1": (0, 0)}, scenario="2", steps=())
    g = t.g
    g.poses = {piece: pose for piece, pose in poses.items() if KIND_OF[piece].class_ != "figure" or piece[0] == "z"}
    g.poses["s1"] = Pose(0, -44_000, 0)
    g.cellar = []
    placed = [Placed(piece, pose.x, pose.y, pose.yaw, pose.side) for piece, pose in g.poses.items()]
    question = Question("pistol", placed, [], [], TowerAt(0, 0, 0))
    outcome = Outcome(question, answer_with(question, shoved))
    before = set(g.poses)
    come_to_rest(g, outcome)
    figures = [piece for piece in outcome.fallen if KIND_OF[piece].class_ == "figure"]
    g.aftermath = to_put_right(outcome, [], stay_lying=figures if is_rush else [], is_rush=is_rush)
    t.go_on(*CHECKS[2:4])
    assert set(g.poses) == before
    assert list(table_wrongs(g)) == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_matches_end_lawfully(scenario: str) -> None:
    """Every step is checked by the game's own watch (`flick_wrongs`)."""
    groups = len(SCENARIOS[scenario].groups)
    for seats in (groups, 3):
        tally = soak_match(GAME, seats, Random(scenario).randrange(1000), {"scenario": scenario})
        assert tally.failures == []
