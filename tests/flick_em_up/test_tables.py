"""What comes after the physics, over many tables: nothing overlaps, everything is in town, nothing is lost.

The world's answers are made up: pieces fall, are shoved into each other and out of town, and lie in heaps. Here is a
sample; `scripts/soak --tables` tries thousands.
"""

from __future__ import annotations

import os
from random import Random
from typing import Final

import pytest

from tests.flick_em_up.table import Table, table
from untot.games.flick_em_up import GAME
from untot.games.flick_em_up.contract import Answer, Left, Placed, Question, TowerAt
from untot.games.flick_em_up.facts import scenario_of
from untot.games.flick_em_up.geometry.town import is_in_town, nearest_border
from untot.games.flick_em_up.pieces import is_building, is_figure, is_zombie
from untot.games.flick_em_up.rules.c12_checks import CHECKS, to_put_right
from untot.games.flick_em_up.rules.c19_physics import Outcome, come_to_rest
from untot.games.flick_em_up.scenarios import SCENARIOS
from untot.games.flick_em_up.state import FlickState
from untot.games.flick_em_up.watch import flick_wrongs, table_wrongs
from untot.kernel.forms import random_walk
from untot.kernel.rulebook import clause
from untot.lab.rules import TRACE
from untot.lab.soak import soak_match

TABLES: Final = int(os.environ.get("UNTOT_TABLES", "4" if TRACE in os.environ else "12"))
"""So many of each scenario."""
BEYOND: Final = 50_000
"""The town ends at 45,000."""


def full_table(scenario: str, rng: Random) -> Table:
    """All pieces of a scenario; some figures are in houses, and some people have a single life point left."""
    t = table({}, scenario=scenario, seats=len(SCENARIOS[scenario].groups), steps=())
    g = t.g
    people = list(scenario_of(g).survivors)
    houses = {figure: rng.choice(sorted(g.houses)) for figure in people if rng.random() < 0.2}
    t = table(
        {}, scenario=scenario, seats=len(SCENARIOS[scenario].groups), inside=houses, steps=(),
        life={figure: rng.randint(1, 3) for figure in people}, chips=dict.fromkeys(g.houses, "food"),
        seat_of=dict.fromkeys(people, 0),
    )  # fmt: skip
    t.g.box = dict.fromkeys(t.g.box, 0) | {"forbidden": 6}
    _put_on_table(t.g, [figure for figure in people if figure not in houses])
    return t


def _put_on_table(g: FlickState, people: list[str]) -> None:
    """Where the scenario has them."""
    poses = scenario_of(g).poses()
    everybody = table(dict.fromkeys(people, (0, 0)), scenario=str(g.options["scenario"]), seats=g.seats, steps=()).g
    g.boards |= everybody.boards
    g.led |= everybody.led
    g.poses = {piece: pose for piece, pose in poses.items() if not is_figure(piece) or is_zombie(piece)}
    g.poses |= {figure: poses[figure] for figure in people}
    g.cellar = [zombie for zombie in g.cellar if zombie not in g.poses]
    g.aftermath.is_changed = False


def shoved(question: Question, rng: Random) -> Answer:
    """An answer in which some pieces have been moved, wherever it may be: often into each other."""
    chosen = rng.sample(question.pieces, rng.randint(0, 14))
    heap = rng.randint(-BEYOND, BEYOND), rng.randint(-BEYOND, BEYOND)
    final = []
    for piece in chosen:
        x, y = rng.randint(-BEYOND, BEYOND), rng.randint(-BEYOND, BEYOND)
        if rng.random() < 0.5:
            x, y = heap[0] + rng.randint(-3_000, 3_000), heap[1] + rng.randint(-3_000, 3_000)
        side = 0 if is_building(piece.id) else rng.randint(0, 4)
        final.append(Placed(piece.id, x, y, rng.randrange(36_000), side))
    left = [Left(it.id, *nearest_border(it.x, it.y)) for it in final if not is_in_town(it.x, it.y)]
    stacked = [it.id for it in final if not is_building(it.id) and rng.random() < 0.3]
    return Answer("rest", 1, "made up", [], final, left, [], stacked, "")


def put_right(t: Table, rng: Random) -> None:
    """A flick or rush comes to rest, and everything of FL-12.12 is done; who is asked on the way answers anything."""
    g, is_rush = t.g, rng.random() < 0.5
    for piece in rng.sample(sorted(g.poses), rng.randint(0, 3)):
        g.aside[piece] = g.poses.pop(piece)
    placed = [Placed(piece, pose.x, pose.y, pose.yaw, pose.side) for piece, pose in g.poses.items()]
    question = Question("pistol", placed, [], [], TowerAt(0, 0, 0))
    outcome = Outcome(question, shoved(question, rng))
    come_to_rest(g, outcome)
    figures = [piece for piece in outcome.fallen if is_figure(piece)]
    killed = [piece for piece in figures if is_zombie(piece) and not is_rush and rng.random() < 0.3]
    g.aftermath = to_put_right(outcome, killed, stay_lying=figures if is_rush else [], is_rush=is_rush)
    t.go_on(*CHECKS)
    while t.match.ask is not None:
        t.answer(random_walk(t.match.ask.form(t.seat), rng))


@clause("FL-1.19", "FL-1.20", "FL-1.21", "FL-8.15", "FL-8.18", "FL-12.12", "FL-14.9", "FL-14.10")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whatever_the_world_answers_the_table_is_in_order_afterwards(scenario: str) -> None:
    for number in range(TABLES):
        rng = Random(f"{scenario} {number}")
        t = full_table(scenario, rng)
        before = t.g.copy()
        pieces, people = {*before.poses, *before.inside}, {*before.boards}
        put_right(t, rng)
        g = t.g
        assert list(flick_wrongs(before, g)) + list(table_wrongs(g)) == [], number
        assert {*g.poses, *g.inside, *g.dead} | {it for it in g.cellar if it in pieces} == pieces, number
        assert {*g.boards, *g.dead} == people and not g.aside and not g.launched, number
        assert sum(len(house.chips) for house in g.houses.values()) == len(before.houses), number


@pytest.mark.parametrize("scenario", SCENARIOS if "UNTOT_TABLES" in os.environ else ("4", "7", "9"))
def test_random_matches_end_lawfully(scenario: str) -> None:
    """Every step is checked by the game's own watch (`flick_wrongs`). Here acid and barrels, a key, an exile card."""
    groups = len(SCENARIOS[scenario].groups)
    seats = max(groups, 1 + int(scenario) % 3)
    tally = soak_match(GAME, seats, Random(scenario).randrange(1000), {"scenario": scenario})
    assert tally.failures == []
