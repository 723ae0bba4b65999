"""What the reaction of the zombies will probably cost whoever ends his activation at a spot after some noise.

The chances are those of the catalogue's "Rush behaviour to expect".
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final

from untot.games.flick_em_up.bot.ways import Spot, distance
from untot.games.flick_em_up.facts import scenario_of, stands, survivors_in, zombies_in
from untot.games.flick_em_up.geometry.footprints import footprint
from untot.games.flick_em_up.geometry.numbers import HALF_TURN, between, direction, turned
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.shapes import gap
from untot.games.flick_em_up.geometry.town import ramp_lip
from untot.games.flick_em_up.pieces import Length, Noise, ZombieId, is_zombie, mm
from untot.games.flick_em_up.positions import NEXT_TO
from untot.games.flick_em_up.state import FlickState

FRONTAL: Final = (
    (0, 0.45, 0.92), (60, 0.42, 0.88), (100, 0.38, 0.8), (150, 0.2, 0.45), (200, 0.05, 0.13), (250, 0.0, 0.0),
)  # fmt: skip
"""With such a gap in mm a survivor is knocked over so often: by one zombie, by three; he looks at them."""
SIDEWAYS: Final = (
    (0, 0.29, 0.76), (30, 0.26, 0.7), (60, 0.15, 0.57), (100, 0.11, 0.41), (150, 0.04, 0.1), (200, 0.0, 0.0),
)  # fmt: skip
"""The same, if he shows them his narrow side."""
NARROW: Final = 3000
"""So near to a right angle (0.01 degrees) to where he looks is sideways."""
INTO_HOUSE: Final = {"quiet": 0.18, "loud": 0.4}
"""A rush that ends at a house brings a zombie in so often."""
HOUSE_REACH: Final = mm(200)
RISING: Final = 0.5
"""A lying zombie next to somebody stands up sooner or later, and then it is too close."""
HORDE_REACH: Final = mm(210)
HORDE_BESIDE: Final = mm(90)
HORDE: Final = 0.5
RUSH_WIDTH: Final = 2500
"""So far from the middle of a rush (0.01 degrees) somebody is in its way."""
THIN: Final = mm(12)
WOKEN: Final = mm(50)
"""The middle of a lying zombie that will be next to somebody when it stands."""


def zombie_poses(g: FlickState, gone: Collection[ZombieId] = ()) -> dict[ZombieId, Pose]:
    """Of all zombies outside houses; those that are about to rush still count where they stood."""
    rushing = g.rush.stood if g.rush is not None and not g.rush.is_horde else {}
    poses = {piece: pose for piece, pose in g.poses.items() if is_zombie(piece)}
    return {zombie: pose for zombie, pose in {**poses, **rushing}.items() if zombie not in gone}


def danger(g: FlickState, spot: Spot, noise: Noise, gone: Collection[ZombieId] = ()) -> float:
    """Life points that he will probably lose there, standing, at the end of his activation."""
    if spot.building is not None:
        return _in_house(g, spot, noise, gone)
    near = gaps_from(g, spot, gone)
    if any(pose.stands and far < NEXT_TO for far, pose in near):
        return 1.0
    rising = RISING if any(far < NEXT_TO for far, pose in near) else 0.0
    return min(1.0, max(rising, _of_reaction(near, spot, noise)) + _of_horde(g, spot))


def danger_when_lured(g: FlickState, spot: Spot, noise: Noise, gone: Collection[ZombieId] = ()) -> float:
    """The same, while they run to a flare: only who is too close already, or is woken by a shot, is a danger."""
    if spot.building is not None:
        return _in_house(g, spot, "silent", gone)
    near = [pose for far, pose in gaps_from(g, spot, gone) if far < NEXT_TO]
    return min(1.0, float(any(pose.stands or noise == "loud" for pose in near)) + _of_horde(g, spot))


def gaps_from(g: FlickState, spot: Spot, gone: Collection[ZombieId] = ()) -> list[tuple[Length, Pose]]:
    """The gaps to zombies that are not far away, the nearest first."""
    shape = footprint("figure", spot.pose)
    near = [pose for pose in zombie_poses(g, gone).values() if distance(spot.place, (pose.x, pose.y)) < mm(300)]
    return sorted(((gap(shape, footprint("figure", pose)), pose) for pose in near), key=lambda it: it[0])


def _of_reaction(near: list[tuple[Length, Pose]], spot: Spot, noise: Noise) -> float:
    """To a quiet turn the nearest comes, or only stands up; to a loud one the three nearest that stand."""
    if noise == "silent" or not near:
        return 0.0
    if noise == "quiet":
        far, pose = near[0]
        if pose.stands:
            return chance_of_fall(far, pose, spot, is_crowd=False)
        return 1.0 if far < NEXT_TO else 0.0
    if any(far < NEXT_TO for far, _ in near):
        return 1.0
    standing = [(far, pose) for far, pose in near if pose.stands]
    if not standing:
        return 0.0
    return chance_of_fall(*standing[0], spot, is_crowd=len(standing) > 1)


def chance_of_fall(far: Length, zombie: Pose, spot: Spot, *, is_crowd: bool) -> float:
    angle = direction(zombie.x - spot.pose.x, zombie.y - spot.pose.y)
    aside = between(angle, spot.pose.yaw) < NARROW or between(angle, spot.pose.yaw + HALF_TURN) < NARROW
    for (near, *low), (reach, *high) in pairwise(SIDEWAYS if aside else FRONTAL):
        if far < mm(reach):
            share = (far - mm(near)) / mm(reach - near)
            return low[is_crowd] + (high[is_crowd] - low[is_crowd]) * share
    return 0.0


def danger_to_others(
    g: FlickState, spot: Spot, noise: Noise, others: Sequence[Pose], gone: Collection[ZombieId] = ()
) -> float:
    """Life points that others will probably lose by his noise: they stand in the way of the rush, or next to what lies
    and is woken by a shot."""
    if noise == "silent" or not others:
        return 0.0
    poses = list(zombie_poses(g, gone).values())
    loud = noise == "loud"
    woken = [pose for pose in poses if not pose.stands] if loud else []
    lost = sum(any(distance((it.x, it.y), (pose.x, pose.y)) < WOKEN for pose in woken) for it in others)
    near = min(
        (pose for pose in poses if pose.stands or not loud),
        key=lambda pose: distance(spot.place, (pose.x, pose.y)),
        default=None,
    )
    if near is None or not near.stands:
        return float(lost)
    angle = direction(spot.pose.x - near.x, spot.pose.y - near.y)
    in_the_way = [it for it in others if between(direction(it.x - near.x, it.y - near.y), angle) < RUSH_WIDTH]
    falls = [
        chance_of_fall(max(0, distance((it.x, it.y), (near.x, near.y)) - THIN), near, Spot(it), is_crowd=loud)
        for it in in_the_way
    ]
    return lost + sum(falls)


def _in_house(g: FlickState, spot: Spot, noise: Noise, gone: Collection[ZombieId]) -> float:
    """Nobody is knocked over in a house; but a zombie that is in, or comes in, is too close to everybody there."""
    assert spot.building is not None
    inside = [zombie for zombie in zombies_in(g, spot.building) if zombie not in gone]
    if inside:
        return 1.0
    house = g.poses.get(spot.building, spot.pose)
    shape = footprint("building", house)
    is_near = any(
        pose.stands and gap(shape, footprint("figure", pose)) < HOUSE_REACH for pose in zombie_poses(g, gone).values()
    )
    people = [figure for figure in survivors_in(g, spot.building) if stands(g, figure)]
    return INTO_HOUSE.get(noise, 0.0) * max(1, len(people)) if is_near else 0.0


def _of_horde(g: FlickState, spot: Spot) -> float:
    """Before the ramp of the tower on its cellar zombies will tumble at the end of the round."""
    if g.round >= g.last_round:
        return 0.0
    tower = scenario_of(g).tower
    x, y = ramp_lip(tower)
    ahead, aside = _in_axes(tower, spot.pose.x - x, spot.pose.y - y)
    return HORDE if 0 < ahead < HORDE_REACH and abs(aside) < HORDE_BESIDE else 0.0


def _in_axes(tower: Pose, dx: Length, dy: Length) -> tuple[Length, Length]:
    """Forward and left of the tower's exit."""
    return turned(dx, dy, -tower.yaw)
