"""Drafts: missions in the making. Whatever of one can be drawn is drawn, so that its author sees what he has so far."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from untot.games.zombicide.city.ground import Ground, ground_of, lay_out
from untot.games.zombicide.city.tiles import TILES, TURNS
from untot.games.zombicide.missions import AnyGoal, AnyRule, CarToken, DoorToken, Mission, ObjectiveToken, SpawnToken
from untot.parts.zones import ZoneId

Layout = tuple[tuple[str, ...], ...]
_HEAD: Final[dict[str, Any]] = {
    "id": "draft",
    "key": "draft",
    "name": {"en": "?", "de": "?"},
    "difficulty": "easy",
    "min_survivors": 1,
    "minutes": 1,
}
"""Of a draft whose own head cannot be read."""


def draft_of(plain: Any) -> Mission | None:
    """A mission with everything of these data that has its place on the map; None if there is no map."""
    if not isinstance(plain, dict) or (layout := _layout(plain.get("layout"))) is None:
        return None
    ground = ground_of(lay_out(layout))
    return Mission(
        **_head(plain),
        layout=layout,
        start=_zone(plain.get("start"), ground) or ground.order[0],
        exit=_zone(plain.get("exit"), ground),
        spawns=_on_map(_readable(plain.get("spawns"), SpawnToken), ground),
        doors=_doors(_readable(plain.get("doors"), DoorToken), ground),
        objectives=_on_map(_readable(plain.get("objectives"), ObjectiveToken), ground),
        cars=_on_map(_readable(plain.get("cars"), CarToken), ground),
        goals=_readable(plain.get("goals"), AnyGoal),
        rules=_readable(plain.get("rules"), AnyRule),
    )


def _head(plain: dict[str, Any]) -> dict[str, Any]:
    """Field by field, as far as each can be read."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(Mission)}
    read = {name: _read(plain.get(name, default), kinds[name]) for name, default in _HEAD.items()}
    fallback = {name: msgspec.convert(default, kinds[name]) for name, default in _HEAD.items()}
    return {name: fallback[name] if value is None else value for name, value in read.items()}


def _read(plain: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError:
        return None


def _readable(plain: Any, kind: Any) -> tuple[Any, ...]:
    entries = plain if isinstance(plain, list) else []
    read = [_read(entry, kind) for entry in entries]
    return tuple(entry for entry in read if entry is not None)


def _layout(plain: Any) -> Layout | None:
    """A full rectangle of known tiles, each once; whether their edges match does not matter."""
    layout: Layout | None = _read(plain, Layout)
    if not layout or not layout[0] or len({len(row) for row in layout}) > 1:
        return None
    tiles = [tile.partition("@") for row in layout for tile in row]
    names = [name for name, _, _ in tiles]
    are_known = all(name in TILES and turn in map(str, TURNS) for name, _, turn in tiles)
    return layout if are_known and len(set(names)) == len(names) else None


def _zone(plain: Any, ground: Ground) -> ZoneId | None:
    return plain if isinstance(plain, str) and plain in ground.order else None


def _on_map(tokens: tuple[Any, ...], ground: Ground) -> tuple[Any, ...]:
    return tuple(token for token in tokens if token.zone in ground.order)


def _doors(tokens: tuple[DoorToken, ...], ground: Ground) -> tuple[DoorToken, ...]:
    walls = {(wall.room, wall.street, wall.side) for wall in ground.walls}
    placed = {(door.room, door.street): door for door in tokens if (door.room, door.street, door.side) in walls}
    return tuple(placed.values())
