"""Chapter 7: buildings - entering by the door, leaving from behind, and clearing the entrance."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from untot.games.flick_em_up.contract import Crossing
from untot.games.flick_em_up.events import Failure
from untot.games.flick_em_up.facts import activation, active_survivor_of, building_of, carries, is_locked, survivor_seat
from untot.games.flick_em_up.geometry.doors import (
    door_area,
    entrance,
    in_axes_of,
    is_wholly_before_door,
    launch_lane,
)
from untot.games.flick_em_up.geometry.footprints import footprint
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.shapes import Shape, overlap
from untot.games.flick_em_up.pieces import (
    BLOCKS,
    BUILDINGS,
    KIND_OF,
    KINDS,
    OBJECTS,
    Block,
    BuildingId,
    Length,
    PieceId,
    SurvivorId,
)
from untot.games.flick_em_up.positions import footprint_of, free_place
from untot.games.flick_em_up.rules.c19_physics import Outcome
from untot.games.flick_em_up.state import FlickState, Inside
from untot.kernel.asking import choose
from untot.kernel.forms import Made, branch
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_in, thing_of, word, words

KEY: Final = "key"
CLEAR: Final = "clear"


class Way(NamedTuple):
    """What has become of a move: by which clause it fails, why and at what; or which building is entered; neither: it
    ends in the open."""

    fails: str = ""
    why: Failure = "touched"
    by: tuple[PieceId, ...] = ()
    enters: BuildingId = ""

    @property
    def ends(self) -> Ending:
        return "fails" if self.fails else "inside" if self.enters else "outside"


Ending = Literal["fails", "inside", "outside"]
QUESTIONS_AFTER: Final[dict[Ending, tuple[Step, ...]]] = {
    "fails": (),
    "inside": (("choose_block",),),
    "outside": (("choose_facing",),),
}
"""By the end of a move: what the player is asked once the table is in order again."""


# -- entering and leaving ---------------------------------------------------------------------------------------


@clause("FL-6.4", "FL-6.6", "FL-6.11", "FL-7.5", "FL-7.14", "FL-7.16")
def judge_disc(g: FlickState, survivor: SurvivorId, outcome: Outcome) -> Way:
    """The disc rests in the town and has touched nothing but blocks of the building it entered or left."""
    left, entered = building_of(g, survivor), entered_by(g, survivor, outcome, "disc")
    if "disc" in outcome.has_left:
        return Way("FL-6.6", "left_town")
    forbidden = forbidden_door(g, survivor, outcome.answer.doors)
    if forbidden is not None:
        return refused_by_door("FL-7.7" if forbidden.way == "back" else "FL-7.24", forbidden)
    touched = [touch.other for touch in outcome.answer.touched if touch.other not in (left, entered)]
    if touched:
        return Way(_why_touched(touched[0], entered), "touched", (touched[0],))
    if left is not None and not has_left(outcome, left, "disc"):
        return Way("FL-7.14", "not_out", (left,))
    return Way(enters=entered)


def refused_by_door(clause_id: str, door: Crossing) -> Way:
    return Way(clause_id, "from_behind" if door.way == "back" else "locked", (door.building,))


def tell_of_failure(g: FlickState, survivor: SurvivorId, way: Way) -> None:
    g.tell("move_failed", way.fails, survivor=survivor, why=way.why, by=list(way.by))


@clause("FL-7.5", "FL-7.6")
def _why_touched(touched: str, entered: BuildingId) -> str:
    """Anything but the house that is entered; a house whose door was never crossed."""
    if entered:
        return "FL-7.5"
    return "FL-7.6" if touched in BUILDINGS else "FL-6.6"


@clause("FL-7.1", "FL-7.2", "FL-7.3", "FL-7.4", "FL-7.10", "FL-7.15", "FL-7.29", "FL-7.30")
def entered_by(g: FlickState, survivor: SurvivorId, outcome: Outcome, launched: str) -> BuildingId:
    """The first building whose door was crossed from the front, at any moment; by option only if the piece stays in
    the door area. The building that he leaves is not entered again."""
    crossed = [door.building for door in outcome.answer.doors if door.way == "front"]
    other = [building for building in crossed if building != building_of(g, survivor)]
    if g.options["door_rule"] == "at_rest":
        other = [building for building in other if _rests_in_door(outcome, building, launched)]
    return other[0] if other else ""


@clause("FL-7.29")
def _rests_in_door(outcome: Outcome, building: BuildingId, launched: str) -> bool:
    """A part of it lies behind the door line, between the blocks, at rest."""
    return overlap(footprint(launched, outcome.at_rest(launched)), door_area(outcome.at_rest(building)))


@clause("FL-7.7", "FL-7.24", "FL-7.25")
def forbidden_door(g: FlickState, survivor: SurvivorId, doors: list[Crossing]) -> Crossing | None:
    """Coming from behind is touching a building, except the one that is left; so is the door of a locked building,
    unless he carries the key."""
    own = building_of(g, survivor)
    for door in doors:
        if door.way == "back" and door.building != own:
            return door
        if door.way == "front" and is_locked(g, door.building) and not carries(g, survivor, KEY):
            return door
    return None


@clause("FL-7.13")
def has_left(outcome: Outcome, building: BuildingId, launched: str) -> bool:
    """It came through the door area and rests wholly before the door line, at the building's pose in the answer."""
    came_through = any(door.building == building and door.way == "back" for door in outcome.answer.doors)
    pose, house = outcome.at_rest(launched), outcome.at_rest(building)
    if launched == "disc":
        return came_through and is_wholly_before_door(house, pose.x, pose.y, KINDS["disc"].width // 2)
    half = KINDS[launched].width // 2
    return came_through and all(is_wholly_before_door(house, *pose.out(end, 0), 0) for end in (-half, half))


@clause("FL-7.1", "FL-7.8", "FL-7.9", "FL-7.25", "FL-7.28")
def enter(g: FlickState, survivor: SurvivorId, building: BuildingId) -> None:
    """Any number of survivors fit in; the key unlocks the house for good."""
    g.aside.pop(survivor, None)
    g.inside[survivor] = Inside(building, "left")
    note_entered(g, survivor, building)
    g.tell("building_entered", "FL-7.8", survivor=survivor, building=building)
    if g.houses[building].locked:
        unlock(g, building, "FL-7.25")


@clause("FL-7.8")
async def choose_block(g: FlickState) -> None:
    """He stands on one of the two blocks, as the player likes."""
    survivor = active_survivor_of(g)
    answer = await choose(
        g, survivor_seat(g, survivor), "block", "FL-7.8", lambda g, seat: words("block", BLOCKS), unit=survivor,
        about={"survivor": survivor},
    )  # fmt: skip
    g.inside[survivor] = Inside(g.inside[survivor].building, _block(answer))
    g.tell("block_chosen", "FL-7.8", survivor=survivor, block=_block(answer))


def _block(answer: str) -> Block:
    return "left" if thing_of(answer) == "left" else "right"


def note_entered(g: FlickState, survivor: SurvivorId, building: BuildingId) -> None:
    """For those who want to have been everywhere."""
    entered = g.tallies[g.boards[survivor].seat].entered
    if building not in entered:
        entered.append(building)


@clause("FL-7.25")
def unlock(g: FlickState, building: BuildingId, clause_id: str) -> None:
    """The forbidden chip goes back to the supply."""
    house = g.houses[building]
    house.locked = house.drifted = False
    g.box["forbidden"] += 1
    g.tell("building_unlocked", clause_id, building=building)


@clause("FL-7.11", "FL-7.24", "FL-7.26")
def why_not_out(g: FlickState, survivor: SurvivorId) -> str | None:
    """Nobody leaves a locked building, or looks out of it."""
    building = building_of(g, survivor)
    return "FL-7.24" if building is not None and is_locked(g, building) else None


# -- the launch lane --------------------------------------------------------------------------------------------


@clause("FL-7.18")
def lift_from_lane(g: FlickState, building: BuildingId, deep: Length) -> None:
    """The hand reaches over what stands behind the house: it is lifted off for the flick."""
    lane = launch_lane(g.poses[building], deep)
    for piece in [piece for piece in g.poses if piece != building and overlap(footprint_of(g, piece), lane)]:
        g.aside[piece] = g.poses.pop(piece)
        g.tell("piece_lifted", "FL-7.18", piece=piece)


# -- clearing an entrance ---------------------------------------------------------------------------------------


@clause("FL-7.19", "FL-7.20", "FL-7.22")
def why_not_clear(g: FlickState, thing: PieceId, building: BuildingId) -> str | None:
    """Only objects that block the entrance, each once per action; figures never."""
    if thing not in OBJECTS or thing not in g.poses:
        return "FL-7.22"
    if building not in BUILDINGS or building not in g.poses or not blocks_entrance(g, thing, building):
        return "FL-7.20"
    return "FL-7.19" if thing in activation(g).cleared else None


@clause("FL-7.20")
def blocks_entrance(g: FlickState, thing: PieceId, building: BuildingId) -> bool:
    """It overlaps the door area, or what lies one disc deep before the door line."""
    shape, at = footprint_of(g, thing), g.poses[building]
    return overlap(shape, door_area(at)) or overlap(shape, entrance(at))


def clearings(g: FlickState) -> dict[str, Made]:
    """`clear:crate_1 before:school to:left`."""
    found: dict[str, dict[str, Made]] = {}
    for building in BUILDINGS:
        for thing in OBJECTS:
            if building in g.poses and why_not_clear(g, thing, building) is None:
                found.setdefault(word(CLEAR, thing), {})[word("before", building)] = words("to", BLOCKS)
    return {said: branch(before) for said, before in found.items()}


@clause("FL-7.19", "FL-7.21")
def clear_entrance(g: FlickState, answer: str) -> None:
    """It is shifted along the door line until it is clear, and stays there; this costs no action and makes no noise."""
    thing, building = thing_in(answer, CLEAR), thing_in(answer, "before")
    shifted = shifted_clear(g, thing, g.poses[building], -1 if thing_in(answer, "to") == "left" else 1)
    g.poses[thing] = free_place(g, thing, shifted)
    activation(g).cleared.append(thing)
    g.tell("entrance_cleared", "FL-7.21", piece=thing, building=building)


def shifted_clear(g: FlickState, thing: PieceId, house: Pose, side: int) -> Pose:
    """Parallel to the door line, to one side, by whole millimetres."""
    pose, kind = g.poses[thing], KIND_OF[thing].kind
    x, y = in_axes_of(house, pose.x, pose.y)
    while _is_in_the_way(footprint(kind, pose), house):
        x += side * 100
        pose = pose.moved(*house.out(x, y))
    return pose


def _is_in_the_way(shape: Shape, house: Pose) -> bool:
    return overlap(shape, door_area(house)) or overlap(shape, entrance(house))
