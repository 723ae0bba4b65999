"""Chapter 1: what hands do on the table - standing up, laying down, finding a free place."""

from __future__ import annotations

from untot.games.flick_em_up.facts import standing_zombies_outside
from untot.games.flick_em_up.geometry.numbers import HALF_TURN, direction
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.pieces import Angle, PieceId
from untot.games.flick_em_up.positions import footprint_of, free_place, gaps_to
from untot.games.flick_em_up.state import FlickState, Inside
from untot.kernel.rulebook import clause


@clause("FL-1.19")
def make_room(g: FlickState, piece: PieceId, clause_id: str, but: tuple[PieceId, ...] = ()) -> None:
    """A piece that fills the space of another one goes to the nearest free place."""
    before = g.poses[piece]
    g.poses[piece] = free_place(g, piece, before, but)
    if g.poses[piece] != before:
        g.tell("piece_moved_aside", clause_id, piece=piece)


@clause("FL-1.17")
def stand_up(g: FlickState, piece: PieceId, clause_id: str, but: tuple[PieceId, ...] = ()) -> None:
    """Onto its feet where it is; if there is no room, beside."""
    g.poses[piece] = g.poses[piece].stood_up()
    g.tell("piece_stood_up", clause_id, piece=piece)
    make_room(g, piece, "FL-1.17", but)


@clause("FL-1.18")
def lay_down(g: FlickState, figure: PieceId, clause_id: str) -> None:
    """On its back, where it is; in a building it lies on its block."""
    inside = g.inside.get(figure)
    if inside is not None:
        g.inside[figure] = Inside(inside.building, inside.block, lies=True)
        g.tell("figure_laid_down", clause_id, figure=figure)
        return
    g.poses[figure] = lying(g, figure)
    g.tell("figure_laid_down", clause_id, figure=figure)
    make_room(g, figure, "FL-1.18")


@clause("FL-1.18")
def lying(g: FlickState, figure: PieceId) -> Pose:
    """Its head away from the nearest other standing zombie, or opposite to where it looked if there is none."""
    pose = g.poses[figure]
    return pose.laid_down(_away_from_zombies(g, figure, pose))


def _away_from_zombies(g: FlickState, figure: PieceId, pose: Pose) -> Angle:
    others = [zombie for zombie in standing_zombies_outside(g) if zombie != figure]
    if not others:
        return pose.facing + HALF_TURN
    gaps = gaps_to(g, footprint_of(g, figure))
    nearest = min(others, key=lambda zombie: (gaps[zombie], zombie))
    return direction(pose.x - g.poses[nearest].x, pose.y - g.poses[nearest].y)
