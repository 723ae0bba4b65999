"""Where a bot might flick: straight at what it wants, as hard as the way is long, unless something stands between.

Everything here is a `Try`: the answer, how often it will probably succeed, and where the survivor is then.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import erf, isqrt, radians, sqrt, tan
from typing import Final, NamedTuple

from untot.games.flick_em_up.bot.outlook import Mind, prey_of, way_to_go
from untot.games.flick_em_up.bot.ways import (
    BULLET,
    DISC,
    Place,
    Spot,
    before_door,
    distance,
    is_before_door,
    is_clear,
    way,
)
from untot.games.flick_em_up.bot.wishes import may_enter
from untot.games.flick_em_up.geometry.arcs import Arc, free_arcs
from untot.games.flick_em_up.geometry.doors import FRONT, LAUNCH_AT, arcs_out
from untot.games.flick_em_up.geometry.numbers import COSINES, SINES, WHOLE_TURN, ahead
from untot.games.flick_em_up.geometry.places import is_free
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.shapes import overlap
from untot.games.flick_em_up.pieces import (
    FLICKS,
    BuildingId,
    FlickKind,
    Length,
    PieceId,
    SurvivorId,
    WeaponId,
    mm,
)
from untot.games.flick_em_up.rules.c6_moving import disc_start
from untot.games.flick_em_up.rules.c8_aiming import SIDES, aimable, arc_word, place_at_side
from untot.games.flick_em_up.rules.c9_bat import bat_at, others_around
from untot.games.flick_em_up.state import FlickState

SLIDE: Final = 49.05
"""0.01 mm for each (mm/s)²: the square of the speed over this is the way of a sliding piece."""
ERROR: Final = tan(radians(2.2))
"""How far beside its aim a flick of a fair hand comes, per length of the way: one standard deviation."""
STRIDES: Final = (mm(450), mm(320), mm(200), mm(110))
DIRECTIONS: Final = range(0, WHOLE_TURN, 1200)
FEW_STRIDES: Final = 6
HARD: Final = 85
INTO_DOOR: Final = mm(38)
"""Beyond the door line."""
BESIDE_ZOMBIE: Final = mm(34)
"""The middle of a disc that lies next to a figure without touching it."""
AT_ZOMBIE: Final = mm(75)
CREEP: Final = mm(200)
"""From farther away nobody lands next to a zombie."""
SHOT_RANGE: Final = mm(520)
MOST_TARGETS: Final = 5
STARTS: Final = (0, -12, 12)
OUT_OF_HOUSE: Final = (mm(120), mm(220), mm(340))
INSIDE_TOWN: Final = mm(425)
BAT_REACH: Final = mm(300)
FELLED: Final = {"pistol": 0.95, "knife": 0.92, "rifle": 0.95, "shotgun": 0.75}


class Try(NamedTuple):
    """A flick that might be worth it. `target`: whom it is meant for, if it is a shot."""

    answer: str
    chance: float
    spot: Spot | None = None
    target: PieceId = ""


# -- ways -------------------------------------------------------------------------------------------------------


def power_for(kind: FlickKind, far: Length) -> int:
    """The power with which a piece slides so far."""
    slow, fast = FLICKS[kind].speed
    speed = isqrt(round(far * SLIDE))
    return max(0, min(100, round(100 * (speed - slow) / (fast - slow))))


def chance_of_way(g: FlickState, one: Place, other: Place, but: Collection[PieceId]) -> float:
    """Whether a disc will get there without touching anything: hardly ever, often, or nearly always."""
    angle, far = way(one, other)
    end = ahead(*one, angle, far + DISC // 2)
    if not is_clear(g, one, end, DISC + mm(2), but):
        return 0.0
    return 0.93 if is_clear(g, one, end, DISC + round(2.4 * ERROR * far), but) else 0.62


# -- moves ------------------------------------------------------------------------------------------------------


def moves(g: FlickState, mind: Mind, spot: Spot) -> Iterator[Try]:
    """Through the door of his errand, towards it, towards prey, next to a zombie; out of a house."""
    if spot.building is not None:
        yield from _out_of_house(g, spot.building)
        return
    start = disc_start(g, mind.survivor)  # beside something the disc does not lie where he stands
    if start is None:
        return
    spot = Spot(start)
    for building in (mind.errand.house,) if mind.errand is not None else ():
        if building in g.poses and is_before_door(g.poses[building], spot.place):
            yield from _into_house(g, mind.survivor, spot, building)
    yield from _strides(g, mind, spot)
    yield from _creeping(g, mind, spot)


def _into_house(g: FlickState, survivor: SurvivorId, spot: Spot, building: BuildingId) -> Iterator[Try]:
    if not may_enter(g, survivor, building):
        return
    there = before_door(g, building, -INTO_DOOR)
    if not is_clear(g, spot.place, before_door(g, building, 0), DISC + mm(2), (survivor, building)):
        return
    spread = ERROR * distance(spot.place, there)
    inside = Spot(g.poses[building], building)
    yield Try(_move(spot.place, there), 0.95 * erf(mm(26) / spread / sqrt(2)), inside)


def _strides(g: FlickState, mind: Mind, spot: Spot) -> Iterator[Try]:
    """The few clear steps that bring him nearest to where he wants to be."""
    if mind.errand is None and not mind.is_hunter:
        return
    steps = [(angle, ahead(*spot.place, angle, stride)) for angle in DIRECTIONS for stride in STRIDES]
    spots = [Spot(Pose(*there, 0).looking(angle)) for angle, there in steps if _is_good_ground(g, there)]
    found = 0
    for there in sorted(spots, key=lambda it: way_to_go(g, mind, it, ())):
        chance = chance_of_way(g, spot.place, there.place, (mind.survivor,))
        if chance:
            found += 1
            yield Try(_move(spot.place, there.place), chance, there)
        if found == FEW_STRIDES:
            return


def _is_good_ground(g: FlickState, place: Place) -> bool:
    return max(abs(place[0]), abs(place[1])) <= INSIDE_TOWN and not _is_at_zombie(g, place)


def _is_at_zombie(g: FlickState, place: Place) -> bool:
    """So near that a little more or less decides."""
    return any(piece[0] == "z" and distance(place, (pose.x, pose.y)) < AT_ZOMBIE for piece, pose in g.poses.items())


def _creeping(g: FlickState, mind: Mind, spot: Spot) -> Iterator[Try]:
    """Next to a zombie, standing or lying, to strike it down with the next action."""
    for zombie, pose in g.poses.items():
        far = distance(spot.place, (pose.x, pose.y))
        if zombie[0] != "z" or not BESIDE_ZOMBIE < far < CREEP:
            continue
        angle, _ = way(spot.place, (pose.x, pose.y))
        there = ahead(*spot.place, angle, far - BESIDE_ZOMBIE)
        if is_clear(g, spot.place, there, DISC + mm(2), (mind.survivor, zombie)):
            window = erf(mm(11) / max(mm(2), 0.12 * (far - BESIDE_ZOMBIE)) / sqrt(2))
            yield Try(_move(spot.place, there), 0.9 * window, Spot(Pose(*there, 0).looking(angle + 9000)))


def _out_of_house(g: FlickState, building: BuildingId) -> Iterator[Try]:
    """Straight on, or a little to one side, as far as the way is clear."""
    house = g.poses[building]
    start, straight = house.out(0, LAUNCH_AT), -(-house.facing // 10)
    for turn in (0, 120, -120):
        tenths = (straight + turn) % 3600
        for far in OUT_OF_HOUSE:
            there = ahead(*start, tenths * 10, far - LAUNCH_AT + FRONT)
            door = ahead(*start, tenths * 10, FRONT - LAUNCH_AT)
            is_inside = max(abs(there[0]), abs(there[1])) < INSIDE_TOWN
            if is_inside and is_clear(g, door, ahead(*there, tenths * 10, DISC // 2), DISC + mm(4), (building,)):
                power = power_for("move_disc", distance(start, there))
                answer = f"move start=0 direction={tenths} power={power} offset=0"
                yield Try(answer, 0.85 if not turn else 0.7, Spot(Pose(*there, 0).looking(tenths * 10)))


def _move(here: Place, there: Place) -> str:
    angle, far = way(here, there)
    return f"move direction={angle // 10} power={power_for('move_disc', far)} offset=0"


def bats(g: FlickState, mind: Mind, spot: Spot) -> Iterator[Try]:
    """Lengthwise at a zombie that stands near: it falls, and he stands beside it."""
    if spot.building is not None:
        return
    around = others_around(g, mind.survivor)
    arcs: list[Arc] | None = None
    for prey in prey_of(g, mind):
        pose = g.poses[prey]
        angle, far = way(spot.place, (pose.x, pose.y))
        lies = angle // 100 % 360
        if not mm(60) < far < BAT_REACH or not is_clear(g, spot.place, (pose.x, pose.y), mm(14), (mind.survivor, prey)):
            continue
        if any(overlap(bat_at(g, mind.survivor, lies), thing) for thing in around):
            continue
        arcs = arcs if arcs is not None else _bat_arcs(g, mind.survivor)
        arc = next(arc for arc in arcs if arc.first <= lies <= arc.last)
        there = ahead(*spot.place, angle, max(mm(10), far - mm(40)))
        answer = f"bat {arc_word(arc)} lies={lies} direction={angle // 10} power={power_for('bat', far + mm(30))}"
        chance = 0.9 * erf(mm(15) / (ERROR * far) / sqrt(2))
        yield Try(answer, chance, Spot(Pose(*there, 0).looking(angle + 9000)), prey)


def _bat_arcs(g: FlickState, survivor: SurvivorId) -> list[Arc]:
    around = others_around(g, survivor)
    return list(free_arcs(lambda degrees: is_free(bat_at(g, survivor, degrees), around)))


# -- shots ------------------------------------------------------------------------------------------------------


def shots(g: FlickState, mind: Mind, spot: Spot, weapons: Collection[WeaponId]) -> Iterator[Try]:
    """At every target near enough with nothing between."""
    for weapon in weapons:
        if spot.building is not None:
            yield from _shots_out(g, mind, spot.building, weapon)
            continue
        for side in SIDES:
            yield from _shots_beside(g, mind, spot, weapon, side)


def _shots_beside(g: FlickState, mind: Mind, spot: Spot, weapon: WeaponId, side: str) -> Iterator[Try]:
    start = place_at_side(g, mind.survivor, weapon, side)
    if start is None:
        return
    arcs: tuple[Arc, ...] | None = None
    if FLICKS[weapon].guide is not None:
        found = aimable(g, mind.survivor, weapon, side)
        if found is None:
            return
        arcs = found.arcs
    for target, angle, chance in _lined_up(g, mind, start, weapon, ()):
        arc = next((arc for arc in arcs or () if arc.first <= angle // 10 <= arc.last), None)
        if arcs is not None and arc is None:
            continue
        within = "" if arc is None else f" {arc_word(arc)}"
        yield Try(f"shoot:{weapon} side:{side}{within}{_numbers(weapon, angle)}", chance, target=target)


def _shots_out(g: FlickState, mind: Mind, building: BuildingId, weapon: WeaponId) -> Iterator[Try]:
    """Between the blocks of the house, from behind it."""
    house = g.poses[building]
    for start in STARTS:
        place = house.out(mm(start), LAUNCH_AT)
        for target, angle, chance in _lined_up(g, mind, place, weapon, (building,)):
            arc = next((arc for arc in arcs_out(house, mm(start)) if arc.first <= angle // 10 <= arc.last), None)
            if arc is not None:
                answer = f"shoot:{weapon} start:{start} {arc_word(arc)}{_numbers(weapon, angle)}"
                yield Try(answer, 0.9 * chance, target=target)


def _numbers(weapon: WeaponId, angle: int) -> str:
    offset = " offset=0" if FLICKS[weapon].spin else ""
    return f" direction={angle // 10} power={HARD}{offset}"


def _lined_up(
    g: FlickState, mind: Mind, start: Place, weapon: WeaponId, but: tuple[PieceId, ...]
) -> Iterator[tuple[PieceId, int, float]]:
    """The nearest targets: direction, and the chance to fell each."""
    targets = sorted((distance(start, (g.poses[it].x, g.poses[it].y)), it) for it in prey_of(g, mind))
    for far, target in targets[:MOST_TARGETS]:
        pose = g.poses[target]
        if mm(20) < far < SHOT_RANGE and is_clear(g, start, (pose.x, pose.y), BULLET, (target, *but)):
            angle, _ = way(start, (pose.x, pose.y))
            yield target, angle, FELLED[weapon] * hit_chance(weapon, far, angle, pose)


def hit_chance(weapon: WeaponId, far: Length, angle: int, pose: Pose) -> float:
    """A figure is wide from the front and narrow from the side."""
    if FLICKS[weapon].exact:
        return 1.0
    turn = (angle - pose.yaw) % WHOLE_TURN
    seen = (mm(25) * abs(SINES[turn]) + mm(9) * abs(COSINES[turn])) / 10**9
    return erf((seen + BULLET) / 2 / (ERROR * far) / sqrt(2))
