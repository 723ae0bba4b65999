"""How well the team stands: the value of a position, the same for everybody."""

from __future__ import annotations

from math import exp
from typing import Final

from untot.games.zombicide.bot.arming import best_kit
from untot.games.zombicide.bot.going import NEARER, way_to_go
from untot.games.zombicide.bot.progress import progress
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.worth import DEATH_COST, MENACE, WOUND_COST
from untot.games.zombicide.facts import wound_slots
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.state import ZombicideState
from untot.kernel.events import Seat

GOALS: Final = 20.0
"""What all goals together are worth."""
TOKEN: Final = 6.0
"""What a token is worth: to have been there, and whatever it brings."""
ARMS: Final = 1.5
"""What strength in somebody's hands is worth."""
STILL_TO_ACT: Final = 0.4
"""How much a danger counts to somebody who can still avoid it."""
CROWD: Final = 0.25
"""What each zombie on the board costs."""
SPREAD: Final = 25.0
"""So many points more make victory e times as likely."""


def value(g: ZombicideState, seat: Seat) -> float:
    """The chance to win from here; what came of it, once the match is over. All win or lose together."""
    if g.result is not None:
        return 1.0 if seat in g.result.winners else 0.0
    return 0.02 + 0.96 / (1 + exp(-points(g) / SPREAD))


def points(g: ZombicideState) -> float:
    """What has been reached, what was lost, and what threatens."""
    scene = Scene(g)
    return _reached(g) + _people(scene) - CROWD * _zombies(g)


def _reached(g: ZombicideState) -> float:
    tokens = sum(token.is_taken for token in g.objectives)
    return GOALS * progress(g) + TOKEN * tokens


def _people(s: Scene) -> float:
    total = -DEATH_COST * sum(survivor.status == "eliminated" for survivor in s.g.survivors.values())
    mission = mission_of(s.g)
    for survivor in s.people:
        is_safe_still = not survivor.is_activated and s.g.phase == "players"
        total -= s.peril(survivor, survivor.zone) * (STILL_TO_ACT if is_safe_still else 1.0)
        total -= WOUND_COST * len(wound_slots(survivor)) + s.strayed(survivor, survivor.zone)
        total += ARMS * best_kit(survivor, mission).worth - NEARER * way_to_go(s, survivor, survivor.zone)
    return total


def _zombies(g: ZombicideState) -> float:
    return sum(MENACE[kind] * count for crowd in g.zombies.values() for kind, count in crowd.items())
