"""Doors: when a flicked piece comes between the blocks of a building, from the front or from behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

from untot.games.flick_em_up.geometry.doors import FRONT, HALF_DOOR
from untot.games.flick_em_up.pieces import Kind
from untot.kernel.rulebook import clause
from untot.worlds.flick_em_up.model import MM, UNIT
from untot.worlds.flick_em_up.running import STEPS_PER_FRAME, np

SLACK: Final = 0.1 * MM
"""A piece that only slides along the front does not count."""
POINTS_ON_AN_EDGE: Final = 9


@clause("FL-19.4", "FL-7.3", "FL-7.7")
def crossings(kind: Kind, path: Any, house: Any) -> Iterator[tuple[int, Literal["front", "back"]]]:
    """Every step in which a part of the piece comes into the door area; `path` and `house` are places and turns, of
    the piece at the beginning and in every step, and of the building in every frame. Who begins before a house with a
    part of the piece in its door already crosses the line with the rest of it."""
    frames = np.minimum(np.maximum(np.arange(len(path)) - 1, 0) // STEPS_PER_FRAME, len(house) - 1)
    x, y, turn = _in_axes(path, house[frames])
    if kind.is_round:
        is_inside = _round_inside(x, y, kind.hull[0] * MM / 2)
    else:
        is_inside = _box_inside(x, y, turn, kind.hull[0] * MM / 2, kind.hull[-1] * MM / 2)
    further_in = np.flatnonzero(is_inside & (y < y[0] - SLACK))
    if is_inside[0] and y[0] > 0 and len(further_in):
        yield int(further_in[0]), "front"
    for step in np.flatnonzero(is_inside[1:] & ~is_inside[:-1]) + 1:
        yield int(step), "front" if y[step] > 0 else "back"


def _yaw(rows: Any) -> Any:
    w, i, j, k = (rows[:, column] for column in (3, 4, 5, 6))
    return np.arctan2(2 * (i * j + w * k), 1 - 2 * (j * j + k * k))


def _in_axes(path: Any, house: Any) -> tuple[Any, Any, Any]:
    """Place and direction of the piece in the axes of the building."""
    yaw = _yaw(house)
    dx, dy = path[:, 0] - house[:, 0], path[:, 1] - house[:, 1]
    cosine, sine = np.cos(yaw), np.sin(yaw)
    return dx * cosine + dy * sine, dy * cosine - dx * sine, _yaw(path) - yaw


def _round_inside(x: Any, y: Any, radius: float) -> Any:
    beyond_x = np.maximum(np.abs(x) - HALF_DOOR * UNIT, 0)
    beyond_y = np.maximum(np.abs(y) - FRONT * UNIT, 0)
    return np.hypot(beyond_x, beyond_y) < radius - SLACK


def _box_inside(x: Any, y: Any, turn: Any, half_long: float, half_wide: float) -> Any:
    """Whether a point of its edge is in the door area."""
    inside = np.zeros(len(x), dtype=bool)
    for share in np.linspace(-1, 1, POINTS_ON_AN_EDGE):
        for along, across in ((share, 1), (share, -1), (1, share), (-1, share)):
            px = x + along * half_long * np.cos(turn) - across * half_wide * np.sin(turn)
            py = y + along * half_long * np.sin(turn) + across * half_wide * np.cos(turn)
            inside |= (np.abs(px) < HALF_DOOR * UNIT - SLACK) & (np.abs(py) < FRONT * UNIT - SLACK)
    return inside
