"""What holds of every layout, printed or own: room between all pieces, free doors that can be reached (FL-20.14)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from untot.games.flick_em_up.geometry.doors import FRONT, door_area, entrance, launch_lane
from untot.games.flick_em_up.geometry.footprints import footprint
from untot.games.flick_em_up.geometry.numbers import ahead
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.shapes import Box, Shape, gap, overlap
from untot.games.flick_em_up.geometry.town import is_in_town
from untot.games.flick_em_up.pieces import (
    BUILDINGS,
    KIND_OF,
    Length,
    PieceId,
    is_building,
    is_figure,
    is_survivor,
    is_zombie,
    mm,
)
from untot.games.flick_em_up.scenarios import Scenario
from untot.kernel.rulebook import clause
from untot.kernel.workshop import Problem

LANE: Final = mm(60)
WAYS: Final = tuple((far, off) for far in (150, 250, 350) for off in range(-40, 41, 10))
"""Straight ways to the middle of a door: how long in mm, and how many degrees aside."""
FREE_WAYS: Final = 4
BRAKING: Final = mm(75)
DISC: Final = mm(30)


def layout_problems(scenario: Scenario) -> Iterator[Problem]:
    """All that is wrong with where things stand."""
    poses = scenario.poses()
    shapes = {piece: footprint(KIND_OF[piece].kind, pose) for piece, pose in poses.items()}
    yield from _outside(poses)
    yield from _too_near(shapes)
    yield from _blocked_doors(poses, shapes)
    yield from _far_doors(poses, shapes)


def problem(reason: str, clause_id: str, place: str, **args: str | int) -> Problem:
    return Problem(reason, args, None, place, clause_id)


@clause("FL-20.14")
def _outside(poses: dict[PieceId, Pose]) -> Iterator[Problem]:
    for piece, pose in poses.items():
        if not is_in_town(pose.x, pose.y):
            yield problem("outside-town", "FL-20.14", piece, piece=piece)


@clause("FL-20.14")
def _too_near(shapes: dict[PieceId, Shape]) -> Iterator[Problem]:
    for one, other in combinations(shapes, 2):
        least = least_gap(one, other)
        found = gap(shapes[one], shapes[other])
        if found < least:
            yield problem(
                "too-near", "FL-20.14", one, piece=one, other=other, least=least // mm(1), found=found // mm(1)
            )


@clause("FL-20.14")
def least_gap(one: PieceId, other: PieceId) -> Length:
    """36 mm from zombies to buildings, 90 from zombies to survivors, 30 between survivors, 16 from them to houses."""
    pair = (one, other)
    survivors, zombies = sum(map(is_survivor, pair)), sum(map(is_zombie, pair))
    has_house = any(map(is_building, pair))
    if survivors and zombies:
        return mm(90)
    if zombies and has_house:
        return mm(36)
    if survivors and has_house:
        return mm(16)
    return mm(30) if survivors == 2 else mm(20)


@clause("FL-20.14")
def _blocked_doors(poses: dict[PieceId, Pose], shapes: dict[PieceId, Shape]) -> Iterator[Problem]:
    """Nothing stands in the door, before it, or where flicks out of the house begin."""
    for name in (house for house in BUILDINGS if house in poses):
        places = (door_area(poses[name]), entrance(poses[name]), launch_lane(poses[name], LANE))
        for piece, shape in shapes.items():
            if piece != name and any(overlap(place, shape) for place in places):
                yield problem("door-blocked", "FL-20.14", name, building=name, piece=piece)


@clause("FL-20.16")
def _far_doors(poses: dict[PieceId, Pose], shapes: dict[PieceId, Shape]) -> Iterator[Problem]:
    """Several straight ways of disc width lead to every door, and behind its line a disc has room to stop."""
    fixed = {piece: shape for piece, shape in shapes.items() if not is_figure(piece)}
    for name in (house for house in BUILDINGS if house in poses):
        house, others = poses[name], [shape for piece, shape in fixed.items() if piece != name]
        behind = Box(*house.out(0, FRONT - BRAKING // 2), house.yaw, DISC, BRAKING)
        free = sum(is_way_free(house, far, off, others) for far, off in WAYS)
        if free < FREE_WAYS or any(overlap(behind, other) for other in others):
            yield problem("door-unreachable", "FL-20.16", name, building=name)


def is_way_free(house: Pose, far: int, off: int, others: list[Shape]) -> bool:
    x, y = ahead(*house.out(0, FRONT), house.facing + off * 100, mm(far) // 2)
    return not any(overlap(Box(x, y, house.facing + off * 100, mm(far), DISC), other) for other in others)
