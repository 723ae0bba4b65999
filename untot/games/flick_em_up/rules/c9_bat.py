"""Chapter 9: the baseball bat - a move that knocks down."""

from __future__ import annotations

from functools import partial
from typing import Final

from untot.games.flick_em_up.contract import Flicked
from untot.games.flick_em_up.facts import (
    active_survivor_of,
    are_enemies,
    building_of,
    carries,
    has_rule,
    weapons_of,
)
from untot.games.flick_em_up.geometry.arcs import DEGREES, Arc, free_arcs
from untot.games.flick_em_up.geometry.doors import LONG_LANE_DEPTH
from untot.games.flick_em_up.geometry.numbers import DEGREE
from untot.games.flick_em_up.geometry.places import is_free
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.shapes import Box, Shape
from untot.games.flick_em_up.geometry.town import nearest_in_town
from untot.games.flick_em_up.pieces import KINDS, PieceId, SurvivorId, is_survivor, is_zombie, mm
from untot.games.flick_em_up.rules.c1_basics import make_room
from untot.games.flick_em_up.rules.c4_actions import note_last_move, spend_action
from untot.games.flick_em_up.rules.c5_flicking import aim, flick_numbers, release, trembling, void_flick
from untot.games.flick_em_up.rules.c6_moving import stand_at
from untot.games.flick_em_up.rules.c7_buildings import (
    QUESTIONS_AFTER,
    Way,
    enter,
    entered_by,
    forbidden_door,
    has_left,
    lift_from_lane,
    refused_by_door,
    tell_of_failure,
    why_not_out,
)
from untot.games.flick_em_up.rules.c8_aiming import arc_word, things_around
from untot.games.flick_em_up.rules.c12_checks import CHECKS, to_put_right
from untot.games.flick_em_up.rules.c19_physics import Outcome, come_to_rest, flicked
from untot.games.flick_em_up.state import FlickState
from untot.kernel.forms import Made, Making, Numbers, branch
from untot.kernel.rulebook import clause
from untot.kernel.words import numbers_in

BAT: Final = "bat"
PERSON: Final = "person"
BEHIND: Final = -mm(20) - KINDS[BAT].width // 2
"""The middle of a bat that lies behind a building with its front end 20 mm behind the middle of the house."""


# -- what may be chosen -----------------------------------------------------------------------------------------


@clause("FL-9.1", "FL-9.2", "FL-9.20", "FL-23.8")
def why_not_bat(g: FlickState, survivor: SurvivorId) -> str | None:
    """Whoever owns one, with room to lay it; not with a person to carry, where the scenario says so."""
    if BAT not in weapons_of(g, survivor):
        return "FL-8.2" if g.boards[survivor].covered else "FL-8.1"
    if has_rule(g, "persons_stop_the_bat") and carries(g, survivor, PERSON):
        return "FL-23.8"
    if building_of(g, survivor) is not None:
        return why_not_out(g, survivor)
    around = others_around(g, survivor)
    has_room = any(is_free(bat_at(g, survivor, degrees), around) for degrees in range(DEGREES))
    return None if has_room else "FL-9.2"


@clause("FL-9.2", "FL-9.22")
def bats(g: FlickState, survivor: SurvivorId) -> dict[str, Making]:
    """`bat arc:0-80 lies=45 direction=900 power=50`; out of a building it lies along its axis."""
    if why_not_bat(g, survivor) is not None:
        return {}
    if building_of(g, survivor) is not None:
        return {BAT: Numbers(flick_numbers("bat"))}
    return {BAT: partial(_lying_free, g, survivor)}


def _lying_free(g: FlickState, survivor: SurvivorId) -> Made:
    around = others_around(g, survivor)
    arcs = free_arcs(lambda degrees: is_free(bat_at(g, survivor, degrees), around))
    return branch({arc_word(arc): _numbers_in(arc) for arc in arcs})


def _numbers_in(arc: Arc) -> Numbers:
    return Numbers({"lies": (arc.first, arc.last), **flick_numbers("bat")})


@clause("FL-9.2", "FL-9.22")
def bat_at(g: FlickState, survivor: SurvivorId, degrees: int) -> Box:
    """Its middle at the survivor's, its tip in this direction."""
    pose, kind = g.poses[survivor], KINDS[BAT]
    return Box(pose.x, pose.y, degrees * DEGREE, kind.width, kind.depth)


def others_around(g: FlickState, survivor: SurvivorId) -> list[Shape]:
    """The survivor himself is lifted off."""
    return things_around(g, g.poses[survivor], but=(survivor,))


# -- the move ---------------------------------------------------------------------------------------------------


@clause("FL-9.1", "FL-9.9", "FL-9.12", "FL-9.13", "FL-9.14", "FL-9.18", "FL-9.19", "FL-13.3")
async def move_by_bat(g: FlickState, answer: str) -> None:
    """Lay it, flick its knob, judge the first touch; everything stays where the bat has pushed it."""
    survivor = active_survivor_of(g)
    outcome = await flick_bat(g, survivor, numbers_in(answer))
    if outcome is None:
        void_flick(g, survivor)
        return
    spend_action(g, "quiet")
    come_to_rest(g, outcome)
    way, first = judge_bat(g, survivor, outcome)
    tell_of_bat(g, survivor, outcome, [first] if first else [])
    g.launched = {}
    g.aftermath = to_put_right(outcome, [], stay_lying=[first] if first and not way.fails else [])
    if way.fails:
        go_back(g, survivor, way)
    elif way.enters:
        enter(g, survivor, way.enters)
    else:
        arrive_with_bat(g, survivor, outcome.at_rest(BAT))
    g.then(*CHECKS, *QUESTIONS_AFTER[way.ends])


@clause("FL-9.2", "FL-9.3", "FL-9.17")
async def flick_bat(g: FlickState, survivor: SurvivorId, numbers: dict[str, int]) -> Outcome | None:
    """In the survivor's place, in a free direction; or behind his building, its tip to the door."""
    aimed = aim("bat", numbers)
    at = lay_bat(g, survivor, numbers)
    g.launched = {BAT: at}
    release(g, "bat", survivor, numbers)
    return await flicked(g, "bat", [Flicked(BAT, at.x, at.y, at.yaw, *trembling(g, "bat", aimed))])


def lay_bat(g: FlickState, survivor: SurvivorId, numbers: dict[str, int]) -> Pose:
    building = building_of(g, survivor)
    if building is None:
        pose = g.aside[survivor] = g.poses.pop(survivor)
        return Pose(pose.x, pose.y, numbers["lies"] * DEGREE)
    lift_from_lane(g, building, LONG_LANE_DEPTH)
    house = g.poses[building]
    return Pose(*house.out(0, BEHIND), house.facing)


@clause("FL-9.5")
def tell_of_bat(g: FlickState, survivor: SurvivorId, outcome: Outcome, touched: list[PieceId]) -> None:
    """What was touched first, and whether it stands."""
    fallen = [piece for piece in touched if piece in outcome.fallen]
    g.tell(
        "bat_came_to_rest", "FL-9.5", survivor=survivor,
        touched=touched, standing=outcome.standing(touched), fallen=fallen, lying=outcome.lying(touched),
    )  # fmt: skip


@clause("FL-9.5", "FL-9.6", "FL-9.7", "FL-9.8", "FL-9.15", "FL-9.16", "FL-9.21")
def judge_bat(g: FlickState, survivor: SurvivorId, outcome: Outcome) -> tuple[Way, PieceId | None]:
    """Whether the move succeeds, and what was touched first but for the blocks of the building entered or left."""
    left, entered = building_of(g, survivor), entered_by(g, survivor, outcome, BAT)
    first = outcome.first_touch(BAT, passing=(left or "", entered))
    if BAT in outcome.has_left:
        return Way("FL-9.8", "left_town"), first
    forbidden = forbidden_door(g, survivor, outcome.answer.doors)
    if forbidden is not None and forbidden.step < step_of_touch(outcome, first):
        return refused_by_door("FL-9.7", forbidden), first
    if first is not None and not is_foe(g, survivor, first):
        return Way("FL-9.7", "touched", (first,)), first
    if forbidden is not None and entered == forbidden.building:
        entered = ""
    if left is not None and not entered and not has_left(outcome, left, BAT):
        return Way("FL-7.14", "not_out", (left,)), first
    return Way(enters=entered), first


def step_of_touch(outcome: Outcome, other: str | None) -> int:
    """When something was touched; never is later than all."""
    steps = [touch.step for touch in outcome.answer.touched if touch.other == other]
    return min(steps, default=outcome.answer.steps + 1)


@clause("FL-9.5")
def is_foe(g: FlickState, survivor: SurvivorId, piece: PieceId) -> bool:
    """A zombie or an enemy survivor."""
    return is_zombie(piece) or (is_survivor(piece) and are_enemies(g, survivor, piece))


@clause("FL-9.7", "FL-9.11")
def go_back(g: FlickState, survivor: SurvivorId, way: Way) -> None:
    """To his place; if the bat has pushed something there, beside it."""
    if survivor in g.aside:
        g.poses[survivor] = g.aside.pop(survivor)
    tell_of_failure(g, survivor, way)
    if survivor in g.poses:
        make_room(g, survivor, "FL-1.19")


@clause("FL-9.13", "FL-9.14")
def arrive_with_bat(g: FlickState, survivor: SurvivorId, bat: Pose) -> None:
    """He stands at the middle of the bat and looks to its tip, unless he may choose. A bat lies in the town by its
    centre of mass: should its middle be beyond the limits, he stands on them."""
    stand_at(g, survivor, Pose(*nearest_in_town(bat.x, bat.y), bat.yaw))
    note_last_move(g, "bat", bat.yaw)
