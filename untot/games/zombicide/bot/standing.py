"""How well the team stands: the value of a position, the same for everybody, fitted to matches of careful teams."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.bot.going import way_to_go
from untot.games.zombicide.bot.progress import PARTS, part_reached, progress
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.ways import holds_tool
from untot.games.zombicide.bot.worth import MENACE
from untot.games.zombicide.facts import wound_slots
from untot.games.zombicide.missions import MISSIONS, ExitAllSurvivors, SuppliesDrivenOut
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.state import ZombicideState
from untot.kernel.events import Seat
from untot.parts.fitted import Rivals, Traits, fit_in

CONSOLATION: Final = 0.25
"""What it counts to have reached all that was asked for but one thing, and to have lost."""
FARTHEST: Final = 12
"""Errands that are farther away than that are all the same."""
FIT: Final = fit_in(__package__)


def value(g: ZombicideState, seat: Seat) -> float:
    """The chance to win from here; what came of it, once the match is over. All win or lose together."""
    if g.result is not None:
        return 1.0 if seat in g.result.winners else CONSOLATION * progress(g)
    return FIT.chances(traits(g, seat))[0]


def traits(g: ZombicideState, seat: Seat) -> Rivals:
    """Of the team: what has been reached, who was lost, how far it still is, and what threatens."""
    scene = Scene(g)
    return {0: {**_mission(g), **_reached(g), **_people(scene), **_time(g)}}


def _mission(g: ZombicideState) -> Traits:
    """Some missions are harder than others; the other traits should not have to tell that."""
    return {f"mission_{mission}": float(g.mission == mission and not g.own) for mission in MISSIONS}


def _reached(g: ZombicideState) -> Traits:
    """Of each kind of goal, as far as the mission has it."""
    parts = {type(goal).__name__: part_reached(g, goal) for goal in mission_of(g).goals}
    tokens = sum(token.is_taken for token in g.objectives)
    return {**{kind.__name__: parts.get(kind.__name__, 0.0) for kind in PARTS}, "tokens": tokens}


def _people(s: Scene) -> Traits:
    """Who is lost or hurt counts all the more where everybody must get out."""
    lost = {
        "dead": sum(survivor.status == "eliminated" for survivor in s.g.survivors.values()),
        "wounds": sum(len(wound_slots(survivor)) for survivor in s.people),
    }
    ways = [min(FARTHEST, way_to_go(s, survivor, survivor.zone)) for survivor in s.people]
    return {
        **lost,
        **{f"{name}_needed": number * needs_everybody(s.g) for name, number in lost.items()},
        "peril": sum(min(1.0, s.peril(survivor, survivor.zone) / s.temper.death) for survivor in s.people),
        "tools": sum(map(holds_tool, s.people)),
        "ways": sum(ways),
        "nearest": min(ways, default=FARTHEST),
    }


def needs_everybody(g: ZombicideState) -> bool:
    """One death, and the mission is lost."""
    goals = mission_of(g).goals
    return any(
        isinstance(goal, ExitAllSurvivors) or (isinstance(goal, SuppliesDrivenOut) and goal.all_survivors_out)
        for goal in goals
    )


def _time(g: ZombicideState) -> Traits:
    """It costs nothing by itself; but zombies and tools become more with it."""
    zombies = sum(MENACE[kind] * count for crowd in g.zombies.values() for kind, count in crowd.items())
    return {"rounds": g.round, "zombies": zombies}
