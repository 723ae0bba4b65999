"""Dials: every length, mass and friction of the table as a value that can be changed, to see what that does.

`table` and `card` are frictions; `tower.high` is a length of the tower; `figure.wide`, `figure.mass`, `figure.friction`
are those of a kind of piece. Millimetres, grams; `tower.ridge` in radians.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from math import isfinite, pi, prod
from typing import Final

from msgspec import Struct, structs

from untot.games.flick_em_up.pieces import KINDS, Kind, Part
from untot.kernel.errors import BadOptions
from untot.worlds.flick_em_up.answering import engine
from untot.worlds.flick_em_up.model import CARD, MADE, MM, PARAMETERS, TABLE, TOWER, number_of

FRICTIONS: Final = {TABLE: (0.1, 0.6), CARD: (0.02, 0.6)}
ROUGH: Final = (0.05, 1.0)
"""The friction of a piece."""
SIZES: Final = (0.6, 1.6)
WEIGHTS: Final = (0.25, 4.0)
"""So many times as large or as heavy as it is."""
ROLLING: Final = (0.0002, 0.01)
RIDGE: Final = "ridge"
RIDGES: Final = (0.0, 0.2)
TOWER_OFF: Final = 15.0
"""A line of the tower's inside can be moved so many mm; a size of it changed by the share of `SIZES`."""
TOWER_SIZES: Final = ("wall", "wide", "deep", "high", "gate", "ramp")
LOWEST: Final = 0.5
"""Nothing of the slide lies lower above the table, in mm."""


class Dial(Struct, frozen=True):
    """A value that can be changed, and its bounds."""

    id: str
    value: float
    low: float
    high: float


# -- the values as they are shipped -----------------------------------------------------------------------------


@cache
def shipped() -> dict[str, Dial]:
    """All of them, by id; asked for the first time before anything is changed."""
    frictions = [Dial(name, number_of(name), *bounds) for name, bounds in FRICTIONS.items()]
    pieces = [dial for kind in KINDS.values() for dial in _dials_of(kind)]
    return {dial.id: dial for dial in [*frictions, *map(_dial_of_tower, TOWER), *pieces]}


def _dial_of_tower(name: str) -> Dial:
    if name == RIDGE:
        return Dial(f"tower.{name}", TOWER[name], *RIDGES)
    value = round(TOWER[name] / MM, 2)
    if name in TOWER_SIZES:
        return _times(f"tower.{name}", value, SIZES)
    low = value - TOWER_OFF
    return Dial(f"tower.{name}", value, max(LOWEST, low) if name.endswith("_up") else low, value + TOWER_OFF)


def _dials_of(kind: Kind) -> Iterator[Dial]:
    for name, length in lengths_of(kind).items():
        yield _times(f"{kind.kind}.{name}", length, SIZES)
    yield _times(f"{kind.kind}.mass", round(mass_of(kind), 2), WEIGHTS)
    yield Dial(f"{kind.kind}.friction", kind.friction, *ROUGH)
    if kind.rolling:
        yield Dial(f"{kind.kind}.rolling", kind.rolling, *ROLLING)


def _times(name: str, value: float, shares: tuple[float, float]) -> Dial:
    low, high = (round(value * share, 2) for share in shares)
    return Dial(name, value, low, high)


def lengths_of(kind: Kind) -> dict[str, float]:
    """What is round is as deep as it is wide."""
    deep = {} if kind.is_round else {"deep": kind.hull[1]}
    return {"wide": kind.hull[0], **deep, "high": kind.height}


def mass_of(kind: Kind) -> float:
    """In g, of all its parts."""
    return sum((part.density or kind.density) * _volume(part) for part in kind.parts)


def _volume(part: Part) -> float:
    """In cubic centimetres."""
    if part.box is not None:
        return prod(part.box) / 1000
    assert part.cylinder is not None
    across, high = part.cylinder
    return pi / 4 * across * across * high / 1000


# -- other values -----------------------------------------------------------------------------------------------


def changed(wanted: Mapping[str, float]) -> dict[str, float]:
    """What is another value than the shipped one; an unknown dial, or one beyond its bounds, is refused."""
    known = shipped()
    for name, value in wanted.items():
        if name not in known:
            raise BadOptions("unknown-dial", option=name[:40])
        low, high = known[name].low, known[name].high
        if not (isfinite(value) and low <= value <= high):
            raise BadOptions("dial-out-of-bounds", option=name, value=value, low=low, high=high)
    return {name: value for name, value in wanted.items() if value != known[name].value}


def dials(wanted: Mapping[str, float]) -> list[Dial]:
    """With these values."""
    return [structs.replace(dial, value=wanted.get(name, dial.value)) for name, dial in shipped().items()]


@contextmanager
def dialled(wanted: Mapping[str, float]) -> Iterator[None]:
    """For this long the table is another one. Only in a process in which nobody plays."""
    changes = changed(wanted)
    before = dict(PARAMETERS), dict(TOWER), dict(MADE)
    _turn_dials(changes)
    engine.cache_clear()
    try:
        yield
    finally:
        PARAMETERS.update(before[0])
        TOWER.update(before[1])
        MADE.update(before[2])
        engine.cache_clear()


def _turn_dials(changes: Mapping[str, float]) -> None:
    PARAMETERS.update({name: value for name, value in changes.items() if name in FRICTIONS})
    by_thing: dict[str, dict[str, float]] = {}
    for name, value in changes.items():
        thing, _, what = name.partition(".")
        by_thing.setdefault(thing, {})[what] = value
    TOWER.update({name: value if name == RIDGE else value * MM for name, value in by_thing.pop("tower", {}).items()})
    MADE.update({name: remade(KINDS[name], values) for name, values in by_thing.items() if name in KINDS})


def remade(kind: Kind, values: Mapping[str, float]) -> Kind:
    """With other lengths, each part in proportion; as heavy as before, unless that is changed too."""
    times = {name: values.get(name, length) / length for name, length in lengths_of(kind).items()}
    x, z = times["wide"], times["high"]
    y = times.get("deep", x)
    sized = structs.replace(
        kind,
        hull=tuple(length * share for length, share in zip(kind.hull, (x, y), strict=False)),
        height=kind.height * z,
        friction=values.get("friction", kind.friction),
        rolling=values.get("rolling", kind.rolling),
        parts=tuple(_remade_part(part, x, y, z) for part in kind.parts),
    )
    return _as_heavy(sized, values.get("mass", mass_of(kind)))


def _remade_part(part: Part, x: float, y: float, z: float) -> Part:
    box = None if part.box is None else (part.box[0] * x, part.box[1] * y, part.box[2] * z)
    cylinder = None if part.cylinder is None else (part.cylinder[0] * x, part.cylinder[1] * z)
    return structs.replace(part, at=(part.at[0] * x, part.at[1] * y, part.at[2] * z), box=box, cylinder=cylinder)


def _as_heavy(kind: Kind, mass: float) -> Kind:
    share = mass / mass_of(kind)
    parts = tuple(structs.replace(part, density=part.density and part.density * share) for part in kind.parts)
    return structs.replace(kind, density=kind.density * share, parts=parts)
