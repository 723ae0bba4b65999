"""Chapter 13: noise, and how the zombies react to it."""

from __future__ import annotations

from typing import Final, NamedTuple

from untot.games.flick_em_up.facts import (
    activation,
    building_of,
    is_alive,
    lying_zombies,
    standing_zombies_outside,
    zombies_outside,
)
from untot.games.flick_em_up.geometry.doors import ends_of
from untot.games.flick_em_up.geometry.numbers import direction
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.shapes import Box, Round, Shape, crosses, gap
from untot.games.flick_em_up.geometry.town import ramp_lip, tower_behind, tower_outline
from untot.games.flick_em_up.pieces import BUILDINGS, Angle, BuildingId, Length, Noise, ZombieId, mm
from untot.games.flick_em_up.positions import EQUAL, footprint_of, gaps_to, nearest_of, point, pose_of
from untot.games.flick_em_up.rules.c1_basics import make_room, stand_up
from untot.games.flick_em_up.rules.c4_actions import LEVELS
from untot.games.flick_em_up.rules.c12_checks import CHECKS, active_is_dead, nothing_to_put_right
from untot.games.flick_em_up.state import FlickState, Rush
from untot.kernel.asking import choose
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words

SAME_PLACE: Final = mm(1)
TAKEN_WHEN_LOUD: Final = 3
ENDS: Final = ("left", "right")


class Lure(NamedTuple):
    """What the zombies go for: the active survivor, or the point of a flare."""

    shape: Shape
    x: Length
    y: Length
    building: BuildingId | None


@clause("FL-11.20", "FL-13.22")
def lure(g: FlickState) -> Lure:
    active = activation(g)
    if active.flare is not None:
        return Lure(point(*active.flare), *active.flare, None)
    pose = pose_of(g, active.survivor)
    return Lure(footprint_of(g, active.survivor), pose.x, pose.y, building_of(g, active.survivor))


@clause("FL-13.1", "FL-13.2", "FL-13.3", "FL-13.4", "FL-18.18")
def noise_of_turn(g: FlickState) -> Noise:
    """The loudest thing that the survivor did; destiny cards change the level found, and silence goes before."""
    active = activation(g)
    if active.is_hushed:
        return "silent"
    if active.is_alarmed:
        return "loud"
    return LEVELS[min(len(LEVELS) - 1, LEVELS.index(active.noise) + active.louder)]


@clause("FL-4.13", "FL-13.1", "FL-13.4", "FL-13.5", "FL-13.12")
async def react(g: FlickState) -> None:
    """One reaction after the activation; none to silence, without zombies, or to somebody who is dead."""
    noise = noise_of_turn(g)
    if noise == "silent" or not zombies_outside(g) or is_called_off(g):
        return
    g.tell("zombies_react", "FL-13.1", noise=noise)
    if noise == "loud":
        await react_loudly(g)
    else:
        await react_quietly(g)


@clause("FL-4.13", "FL-11.20")
def is_called_off(g: FlickState) -> bool:
    """There is nobody to react to, and no flare."""
    return activation(g).flare is None and not is_alive(g, activation(g).survivor)


@clause("FL-13.6", "FL-13.7", "FL-13.8", "FL-13.9")
async def react_loudly(g: FlickState) -> None:
    """The three nearest standing zombies are taken, all lying ones stand up, then the rush."""
    gaps = gaps_to(g, lure(g).shape)
    taken: list[ZombieId] = []
    while len(taken) < TAKEN_WHEN_LOUD and set(standing_zombies_outside(g)) - set(taken):
        taken.append(await nearest_zombie(g, sorted(set(standing_zombies_outside(g)) - set(taken)), gaps))
    if taken:
        await place_tower(g, taken)
    stand_up_lying_zombies(g, "FL-13.8")
    g.then(*CHECKS, ("place_on_roof",))


@clause("FL-13.10", "FL-13.11")
async def react_quietly(g: FlickState) -> None:
    """The nearest zombie is stood up if it lies; if it stands, it alone makes the rush."""
    zombie = await nearest_zombie(g, zombies_outside(g), gaps_to(g, lure(g).shape))
    if g.poses[zombie].stands:
        await place_tower(g, [zombie])
    else:
        stand_up(g, zombie, "FL-13.10")
    g.aftermath = nothing_to_put_right()
    g.then(*CHECKS, ("place_on_roof",))


def stand_up_lying_zombies(g: FlickState, clause_id: str) -> None:
    g.aftermath = nothing_to_put_right()
    for zombie in lying_zombies(g):
        stand_up(g, zombie, clause_id)


@clause("FL-1.23", "FL-13.6", "FL-13.10", "FL-16.10")
async def nearest_zombie(g: FlickState, zombies: list[ZombieId], gaps: dict[ZombieId, Length]) -> ZombieId:
    """The one with the smallest gap; of equal ones the active player chooses."""
    equal = nearest_of(zombies, gaps)
    if len(equal) == 1:
        return equal[0]
    answer = await choose(g, g.turn_seat, "nearest_tie", "FL-1.23", lambda g, seat: words("zombie", equal))
    return thing_of(answer)


# -- the tower --------------------------------------------------------------------------------------------------


@clause("FL-13.6", "FL-13.11", "FL-13.13", "FL-13.15", "FL-13.21")
async def place_tower(g: FlickState, zombies: list[ZombieId]) -> None:
    """Directly behind the nearest zombie, which is turned to what it goes for; those of the rush are taken up."""
    tower = await tower_for(g, g.poses[zombies[0]])
    g.poses[zombies[0]] = g.poses[zombies[0]].looking(tower.yaw)
    g.rush = Rush(False, tower, zombies, {zombie: g.poses.pop(zombie) for zombie in zombies}, {})
    g.tell("tower_placed", "FL-13.13", zombies=zombies)


@clause("FL-13.13", "FL-13.14", "FL-13.16", "FL-13.17")
async def tower_for(g: FlickState, zombie: Pose) -> Pose:
    """Its exit looks at what the zombie goes for; if a building is in the way, past its nearer end, once."""
    goal = lure(g)
    tower = tower_behind(zombie.x, zombie.y, towards(zombie, goal.x, goal.y))
    building = building_in_the_way(g, tower, goal)
    if building is None:
        return tower
    end = await end_to_pass(g, building, goal)
    _, aim = ends_of(g.poses[building])[ENDS.index(end)]
    return tower_behind(zombie.x, zombie.y, towards(zombie, *aim))


@clause("FL-13.14")
def towards(zombie: Pose, x: Length, y: Length) -> Angle:
    """From the zombie's middle; its own facing if both are at the same place."""
    dx, dy = x - zombie.x, y - zombie.y
    if dx * dx + dy * dy < SAME_PLACE * SAME_PLACE:
        return zombie.facing
    return direction(dx, dy)


@clause("FL-13.16", "FL-13.17", "FL-13.24")
def building_in_the_way(g: FlickState, tower: Pose, goal: Lure) -> BuildingId | None:
    """Of the buildings that the line from the ramp lip crosses the one nearest to the tower; not the one he is in."""
    line = ramp_lip(tower), (goal.x, goal.y)
    crossed = [building for building in BUILDINGS if building != goal.building and is_crossed(g, building, *line)]
    outline = tower_outline(tower)
    return min(crossed, key=lambda building: gap(outline, footprint_of(g, building)), default=None)


def is_crossed(g: FlickState, building: BuildingId, start: tuple[int, int], end: tuple[int, int]) -> bool:
    if building not in g.poses:
        return False
    hull = footprint_of(g, building)
    assert isinstance(hull, Box)
    return crosses(start, end, hull)


@clause("FL-13.16", "FL-13.18", "FL-13.24")
async def end_to_pass(g: FlickState, building: BuildingId, goal: Lure) -> str:
    """The end whose short side is nearer to what they go for; of equal ends the active player chooses."""
    centre = Round(goal.x, goal.y, 0)
    far = [gap(centre, Round(*middle, 0)) for middle, _ in ends_of(g.poses[building])]
    if abs(far[0] - far[1]) >= EQUAL:
        return ENDS[far.index(min(far))]
    answer = await choose(
        g, g.turn_seat, "building_end", "FL-13.18", lambda g, seat: words("past", ENDS), about={"building": building}
    )
    return thing_of(answer)


@clause("FL-13.23")
def call_off_rush(g: FlickState) -> None:
    """The zombies stand again where they stood."""
    assert g.rush is not None
    stood, g.rush = g.rush.stood, None
    for zombie, pose in stood.items():
        g.poses[zombie] = pose
        g.tell("zombie_stays", "FL-13.23", zombie=zombie)
        make_room(g, zombie, "FL-13.23")


@clause("FL-13.23")
def may_rush(g: FlickState) -> bool:
    """The survivor whom they go for is still alive, or a flare burns; a horde goes for nobody."""
    return g.activation is None or not active_is_dead(g) or g.activation.flare is not None
