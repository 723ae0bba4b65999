"""Where things are on the table: footprints, gaps, neighbours, nearest zombies, free places. Nothing changes here."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from untot.games.flick_em_up.facts import scenario_of, zombies_outside
from untot.games.flick_em_up.geometry.doors import on_block
from untot.games.flick_em_up.geometry.footprints import are_in_each_other, footprint
from untot.games.flick_em_up.geometry.places import nearest_free
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.shapes import Round, Shape, are_within, gap
from untot.games.flick_em_up.geometry.town import tower_outline
from untot.games.flick_em_up.pieces import KIND_OF, Length, PieceId, ZombieId, mm
from untot.games.flick_em_up.state import FlickState
from untot.kernel.rulebook import clause

NEXT_TO: Final = mm(30)
"""The width of a movement disc."""
EQUAL: Final = mm(0.5)
"""Gaps that differ by less are equal."""


@clause("FL-1.22")
def pose_of(g: FlickState, piece: PieceId) -> Pose:
    """On the table, or where it was taken from it; a figure in a building stands in the middle of its block."""
    inside = g.inside.get(piece)
    if inside is not None:
        return on_block(pose_of(g, inside.building), inside.block)
    return g.poses.get(piece) or g.aside[piece]


def footprint_of(g: FlickState, piece: PieceId) -> Shape:
    return footprint(KIND_OF[piece].kind, pose_of(g, piece))


def footprints(g: FlickState, but: Collection[PieceId] = ()) -> list[Shape]:
    """Of everything on the table but these pieces."""
    return [footprint(KIND_OF[piece].kind, pose) for piece, pose in g.poses.items() if piece not in but]


@clause("FL-1.11")
def gap_between(g: FlickState, one: PieceId, other: PieceId) -> Length:
    return gap(footprint_of(g, one), footprint_of(g, other))


@clause("FL-1.12", "FL-1.13")
def are_next_to(g: FlickState, one: PieceId, other: PieceId) -> bool:
    """With a gap smaller than a disc; all figures in one building, and none of them to anything outside."""
    houses = [g.inside[piece].building if piece in g.inside else None for piece in (one, other)]
    if houses != [None, None]:
        return houses[0] == houses[1]
    return are_within(footprint_of(g, one), footprint_of(g, other), NEXT_TO)


# -- zombies ----------------------------------------------------------------------------------------------------


@clause("FL-1.23")
def nearest_of(zombies: Iterable[ZombieId], gaps: dict[ZombieId, Length]) -> list[ZombieId]:
    """The one with the smallest gap, and all whose gap is equal to it."""
    listed = sorted(zombies)
    least = min((gaps[zombie] for zombie in listed), default=0)
    return [zombie for zombie in listed if gaps[zombie] - least < EQUAL]


def gaps_to(g: FlickState, place: Shape) -> dict[ZombieId, Length]:
    """Of all zombies outside buildings."""
    return {zombie: gap(place, footprint_of(g, zombie)) for zombie in zombies_outside(g)}


def point(x: Length, y: Length) -> Shape:
    return Round(x, y, 0)


# -- free places ------------------------------------------------------------------------------------------------


def fits(g: FlickState, piece: PieceId, pose: Pose, but: Collection[PieceId] = ()) -> bool:
    """Whether a piece can be there without filling the space of another one."""
    kind = KIND_OF[piece].kind
    return not any(
        are_in_each_other(kind, pose, KIND_OF[other].kind, there)
        for other, there in g.poses.items()
        if other != piece and other not in but
    )


@clause("FL-1.19")
def free_place(g: FlickState, piece: PieceId, pose: Pose, but: Collection[PieceId] = ()) -> Pose:
    """There, or as near as there is a free place; the idle tower is an obstacle too."""
    if fits(g, piece, pose, but):
        return pose
    around = [*footprints(g, but={piece, *but}), idle_tower(g)]
    found = nearest_free(KIND_OF[piece].kind, pose, around)
    assert found is not None, "the town is full"
    return found


@clause("FL-2.13")
def idle_tower(g: FlickState) -> Shape:
    """The tower on its cellar, from above."""
    return tower_outline(scenario_of(g).tower)
