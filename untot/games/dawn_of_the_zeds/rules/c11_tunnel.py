"""Chapter 11: catacombs. Whoever wants to leave one rolls; some stay, some are lost."""

from __future__ import annotations

from typing import Literal

from untot.games.dawn_of_the_zeds.board import (
    AWAY,
    DISTANCE,
    SPACES_OF,
    TOWARD,
    TOWN_CENTER,
    TUNNEL,
    PlaceId,
    SpaceId,
)
from untot.games.dawn_of_the_zeds.charts import ROLLS
from untot.games.dawn_of_the_zeds.pieces import PieceId, UnitId, ZedId
from untot.games.dawn_of_the_zeds.placing import bury, put_unit, put_zed, take_unit_away
from untot.games.dawn_of_the_zeds.rules.c0_new_zeds import space_with_room
from untot.games.dawn_of_the_zeds.rules.c4_step import arrival, zeds_stay
from untot.games.dawn_of_the_zeds.rules.c5_move import reachable
from untot.games.dawn_of_the_zeds.rules.c6_hits import kill_zed
from untot.games.dawn_of_the_zeds.rules.c6_retreat import is_open_to, way_back
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState, Retreat
from untot.games.dawn_of_the_zeds.whereabouts import is_raiders, needs_roll
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, word

Outcome = Literal["moves", "stays", "lost"]


@clause("DZ-11.8")
def catacomb_roll(g: DawnState, piece: PieceId, space: SpaceId) -> Outcome:
    """1 to 3 it moves, 4 and 5 it stays, 6 it is lost."""
    (die,) = g.roll(1)
    outcome: Outcome = (
        "moves" if die <= ROLLS.catacomb_moves_to else "stays" if die <= ROLLS.catacomb_stays_to else "lost"
    )
    g.tell("catacomb_rolled", "DZ-11.8", piece=piece, space=space, die=die, outcome=outcome)
    return outcome


@clause("DZ-11.10")
def lost_space(g: DawnState) -> SpaceId:
    """One die: the tunnel space with that number."""
    (die,) = g.roll(1)
    space = SPACES_OF[TUNNEL][die]
    g.tell("lost_rolled", "DZ-11.10", die=die, space=space)
    return space


# -- zeds -------------------------------------------------------------------------------------------------------


@clause("DZ-11.8", "DZ-11.10", "DZ-11.11", "DZ-11.12", "DZ-11.15", "DZ-11.19", "DZ-4.1.14", "DZ-14.4.13")
def zeds_roll_in_catacomb(g: DawnState) -> None:
    """Part 4 of a step: the zed that wants to leave a catacomb."""
    step = g.steps[-1]
    if step.kind == "slide" or not needs_roll(g, step.zeds[0], step.origin):
        return
    zed = step.zeds[0]
    outcome = catacomb_roll(g, zed, step.origin)
    if outcome == "stays":
        zeds_stay(g, "DZ-11.8")
    elif outcome == "lost":
        g.then(*lost_zed_steps(g, zed, step.origin), ("lost_step_ends",))


@clause("DZ-11.11", "DZ-11.12", "DZ-11.19", "DZ-4.1.14", "DZ-4.1.15")
def lost_zed_steps(g: DawnState, zed: ZedId, origin: SpaceId) -> tuple[Step, ...]:
    """Dead if it comes back to the same catacomb; else it stands elsewhere, with all that this sets off."""
    space = lost_space(g)
    if space == origin:
        kill_zed(g, zed)
        return ()
    target = space_with_room(g, zed, space) or origin
    put_zed(g, zed, target)
    g.tell("zeds_moved", "DZ-11.12", zeds=[zed], origin=origin, space=target)
    if DISTANCE[target] > DISTANCE[origin] and g.phase == "zeds":
        g.lost.append(zed)
    return arrival(g, [zed], target)


def lost_step_ends(g: DawnState) -> None:
    g.skip_to("step_over")


# -- units ------------------------------------------------------------------------------------------------------


@clause("DZ-5.2.23", "DZ-11.8", "DZ-11.14")
def leave_on_foot(g: DawnState, unit: UnitId, points: int, *path: PlaceId) -> None:
    """A unit that wants to leave a catacomb: staying ends its move, and who is lost may go on from elsewhere."""
    origin = g.units[unit].place
    outcome = catacomb_roll(g, unit, origin)
    if outcome == "moves":
        g.then(("walk", unit, points, *path))
    elif outcome == "lost":
        lose_unit(g, unit, origin, points - 1)


@clause("DZ-11.10", "DZ-11.11", "DZ-11.12", "DZ-11.13", "DZ-11.18", "DZ-11.21")
def lose_unit(g: DawnState, unit: UnitId, origin: SpaceId, points: int) -> None:
    """Dead without a saving roll if it comes back to the same catacomb; else it attacks whoever is where it stands."""
    space = lost_space(g)
    if space == origin:
        if is_raiders(unit):
            take_unit_away(g, unit)
        else:
            bury(g, unit)
        g.tell("unit_died", "DZ-11.11", unit=unit, place=origin)
        return
    way = (space, *way_back(Retreat(space, "", [], [], [], False, [])))
    target = next(place for place in way if is_open_to(g, unit, place))
    put_unit(g, unit, target)
    g.tell("unit_moved", "DZ-11.12", unit=unit, origin=origin, path=[target], space=target)
    g.then(("units_meet", target, 1, unit, *path_between(target, origin)), ("walk_on", unit, points, target))


def path_between(space: SpaceId, origin: SpaceId) -> list[SpaceId]:
    """Through the tunnel from a space, or from Town Center, to another: the spaces between, then that one."""
    path, at = [], space
    while at != origin:
        at = SPACES_OF[TUNNEL][0] if at == TOWN_CENTER else (AWAY if DISTANCE[origin] > DISTANCE[at] else TOWARD)[at]
        path.append(at)
    return path


@clause("DZ-11.13")
async def walk_on(g: DawnState, unit: UnitId, points: int, space: SpaceId) -> None:
    """A lost unit with points left may go on from where it stands, if it did not have to fight."""
    if points < 1 or g.units[unit].place != space or space in g.zeds_at or space in g.chaos:
        return
    if not reachable(g, unit, points):
        return
    answer = await decide_together(
        g, "move_path", "DZ-11.13", lambda g, seat: ["stop", *(word("to", to) for to in reachable(g, unit, points))],
        about={"unit": unit, "points": points},
    )  # fmt: skip
    if answer != "stop":
        g.then(("set_out", unit, points, *reachable(g, unit, points)[thing_of(answer)].path))


@clause("DZ-11.16")
def raiders_roll_in_catacomb(g: DawnState, unit: UnitId) -> None:
    """Raiders stay or get lost like anybody else."""
    origin = g.units[unit].place
    if not needs_roll(g, unit, origin):
        return
    outcome = catacomb_roll(g, unit, origin)
    if outcome == "moves":
        return
    g.skip_to("raiders_done")
    if outcome == "lost":
        lose_unit(g, unit, origin, 0)
