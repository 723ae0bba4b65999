"""Chapter 6: moving - the survivor is replaced by the disc, which is flicked."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up.contract import Flicked
from untot.games.flick_em_up.facts import active_survivor_of, building_of
from untot.games.flick_em_up.geometry.doors import LANE_DEPTH, LAUNCH_AT
from untot.games.flick_em_up.geometry.footprints import footprint
from untot.games.flick_em_up.geometry.places import is_free, nearest_free
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.pieces import SurvivorId, mm
from untot.games.flick_em_up.positions import footprints, idle_tower
from untot.games.flick_em_up.rules.c1_basics import make_room
from untot.games.flick_em_up.rules.c4_actions import note_last_move, spend_action
from untot.games.flick_em_up.rules.c5_flicking import aim, flick_numbers, release, trembling, void_flick
from untot.games.flick_em_up.rules.c7_buildings import (
    QUESTIONS_AFTER,
    Way,
    enter,
    judge_disc,
    lift_from_lane,
    tell_of_failure,
    why_not_out,
)
from untot.games.flick_em_up.rules.c12_checks import CHECKS
from untot.games.flick_em_up.rules.c19_physics import Outcome, come_to_rest, flicked
from untot.games.flick_em_up.state import FlickState
from untot.kernel.forms import Made, Numbers
from untot.kernel.rulebook import clause
from untot.kernel.words import numbers_in

MOVE: Final = "move"
DISC: Final = "disc"
MOST_ROOM: Final = mm(40)
STARTS: Final = (-16, 16)
"""Where the disc may be laid behind a building: millimetres from its middle."""


# -- what may be chosen -----------------------------------------------------------------------------------------


@clause("FL-6.3", "FL-7.24", "FL-21.9")
def why_not_move(g: FlickState, survivor: SurvivorId) -> str | None:
    """Hemmed in on all sides, or in a house that has been locked."""
    if building_of(g, survivor) is not None:
        return why_not_out(g, survivor)
    return None if disc_start(g, survivor) is not None else "FL-6.3"


@clause("FL-7.12")
def moves(g: FlickState, survivor: SurvivorId) -> dict[str, Made]:
    """The numbers of a flick; out of a building also the place behind it."""
    if why_not_move(g, survivor) is not None:
        return {}
    numbers = flick_numbers("move_disc")
    return {MOVE: Numbers(numbers if building_of(g, survivor) is None else {"start": STARTS, **numbers})}


@clause("FL-6.2", "FL-6.3")
def disc_start(g: FlickState, survivor: SurvivorId) -> Pose | None:
    """At the middle of the survivor; if the disc would overlap something there, the nearest free place within 40 mm."""
    place = Pose(g.poses[survivor].x, g.poses[survivor].y, 0)
    around = [*footprints(g, but={survivor}), idle_tower(g)]
    if is_free(footprint(DISC, place), around):
        return place
    return nearest_free(DISC, place, around, MOST_ROOM)


# -- the move ---------------------------------------------------------------------------------------------------


@clause("FL-6.1", "FL-6.4", "FL-6.6", "FL-13.3")
async def move_by_disc(g: FlickState, answer: str) -> None:
    """Flick the disc, see where it lies, put back what it has moved, and the survivor where he belongs."""
    survivor = active_survivor_of(g)
    outcome = await flick_disc(g, survivor, numbers_in(answer))
    if outcome is None:
        void_flick(g, survivor)
        return
    spend_action(g, "quiet")
    come_to_rest(g, outcome)
    g.tell("disc_came_to_rest", "FL-6.11", survivor=survivor, touched=outcome.touched(DISC))
    way = judge_disc(g, survivor, outcome)
    undo_moves_of_disc(g, outcome)
    if way.fails:
        fail_move(g, survivor, way)
    elif way.enters:
        enter(g, survivor, way.enters)
    else:
        arrive(g, survivor, outcome.at_rest(DISC))
    g.then(*CHECKS, *QUESTIONS_AFTER[way.ends])


@clause("FL-6.1", "FL-6.2", "FL-7.11", "FL-7.12")
async def flick_disc(g: FlickState, survivor: SurvivorId, numbers: dict[str, int]) -> Outcome | None:
    """In the open the disc starts where the survivor stands, out of a building behind it; its line in the flick
    direction."""
    aimed = aim("move_disc", numbers)
    start = lay_disc(g, survivor, mm(numbers.get("start", 0)))
    g.launched = {DISC: Pose(start.x, start.y, aimed.direction)}
    release(g, "move_disc", survivor, numbers)
    disc = Flicked(DISC, start.x, start.y, aimed.direction, *trembling(g, "move_disc", aimed))
    return await flicked(g, "move_disc", [disc])


def lay_disc(g: FlickState, survivor: SurvivorId, behind: int) -> Pose:
    """The disc takes the survivor's place, or lies behind his house; what is in its way there is lifted off."""
    building = building_of(g, survivor)
    if building is None:
        start = disc_start(g, survivor)
        assert start is not None, "not offered"
        g.aside[survivor] = g.poses.pop(survivor)
        return start
    lift_from_lane(g, building, LANE_DEPTH)
    return Pose(*g.poses[building].out(behind, LAUNCH_AT), 0)


@clause("FL-5.14", "FL-6.8", "FL-6.9", "FL-7.17", "FL-12.14")
def undo_moves_of_disc(g: FlickState, outcome: Outcome) -> None:
    """Whatever the disc moved or knocked over goes back to its former pose exactly; so a disc never hurts anybody."""
    g.launched = {}
    moved = outcome.answer.poses
    for placed in outcome.question.pieces:
        if placed.id in moved:
            g.poses[placed.id] = placed.pose
            g.tell("piece_put_back", "FL-6.8", piece=placed.id)


@clause("FL-6.7", "FL-7.14")
def fail_move(g: FlickState, survivor: SurvivorId, way: Way) -> None:
    """He stands where he stood before, with the facing he had; or stays in his building."""
    if survivor in g.aside:
        g.poses[survivor] = g.aside.pop(survivor)
    tell_of_failure(g, survivor, way)


@clause("FL-6.5", "FL-4.10", "FL-7.17")
def arrive(g: FlickState, survivor: SurvivorId, disc: Pose) -> None:
    """He stands where the disc lies and looks along its line, unless he may choose."""
    stand_at(g, survivor, disc)
    note_last_move(g, "disc", disc.yaw)


def stand_at(g: FlickState, survivor: SurvivorId, flicked_piece: Pose) -> None:
    """Where the disc or bat lies, looking along it, in the open."""
    g.aside.pop(survivor, None)
    g.inside.pop(survivor, None)
    g.poses[survivor] = Pose(flicked_piece.x, flicked_piece.y, 0).looking(flicked_piece.yaw)
    g.aftermath.has_moved = True
    g.tell("survivor_moved", "FL-6.5", survivor=survivor)
    make_room(g, survivor, "FL-7.17")
