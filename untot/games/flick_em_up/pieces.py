"""The pieces of Flick 'em Up, loaded once from content/ and checked there. Lengths here are in 0.01 mm."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from untot.kernel.rulebook import clause

T = TypeVar("T")

PieceId = str
"""`car`, `z1a`, `s3`: what stands or lies on the table."""
ZombieId = str
"""`z1a`: the digit is its number on the roof, the letter its picture."""
SurvivorId = str
BuildingId = str
ChipId = str
"""A kind of chip; the chips of a kind are alike."""
WeaponId = str
KindId = str
Class = Literal["figure", "object", "building", "flicked"]
FlickKind = Literal["move_disc", "bat", "pistol", "rifle", "knife", "shotgun"]
Noise = Literal["silent", "quiet", "loud"]
Block = Literal["left", "right"]
Group = Literal["a", "b"]
Length = int
"""In 0.01 mm."""
Angle = int
"""In 0.01 degrees, counter-clockwise from east."""


def mm(length: float) -> Length:
    """A length that is written in millimetres."""
    return round(length * 100)


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is written in content/ and never changes."""


# -- what pieces are made of ------------------------------------------------------------------------------------

Size2 = tuple[float, float]
Size3 = tuple[float, float, float]


class Part(Piece, frozen=True):
    """A box or a cylinder. `at`: its middle in x and y, its underside in z, in the axes of the piece."""

    at: Size3
    box: Size3 | None = None
    cylinder: Size2 | None = None
    density: float | None = None

    @property
    def height(self) -> float:
        return self.box[2] if self.box is not None else self.cylinder[1] if self.cylinder is not None else 0.0


class Kind(Piece, frozen=True):
    """What a piece is like. A round one has its diameter as its only `hull`."""

    kind: KindId
    class_: Class = msgspec.field(name="class")
    hull: tuple[float, ...]
    height: float
    friction: float
    density: float
    parts: Annotated[tuple[Part, ...], Meta(min_length=1)]
    rolling: float = 0.0

    @property
    def is_round(self) -> bool:
        return len(self.hull) == 1

    @property
    def width(self) -> Length:
        return mm(self.hull[0])

    @property
    def depth(self) -> Length:
        return mm(self.hull[-1])

    @property
    def tall(self) -> Length:
        return mm(self.height)


class Thing(Piece, frozen=True):
    """An object or a building."""

    id: PieceId
    kind: KindId


class Survivor(Piece, frozen=True):
    """A survivor with his board."""

    id: SurvivorId
    name: str
    weapon: WeaponId
    life: int


class Chip(Piece, frozen=True):
    """A kind of chip."""

    id: ChipId
    count: int
    use: Literal["weapon", "supply", "thing", "event", "action", "aside"]


class Guide(Piece, frozen=True):
    """The template that is laid before a shot, in millimetres; its `rear` may overlap other pieces."""

    length: float
    width: float
    rear: float


class Flick(Piece, frozen=True):
    """A way of flicking. Weapons have a noise; shots begin `beside` the survivor, where there is `room`."""

    kind: FlickKind
    piece: KindId
    speed: tuple[int, int]
    spin: int
    noise: Noise = "quiet"
    beside: float = 0.0
    room: float = 0.0
    guide: Guide | None = None
    exact: bool = False


def _load(file: str, key: str, kind: type[T]) -> list[T]:
    text = files(__package__).joinpath("content", file).read_text("utf-8")
    listed: dict[str, Any] = tomllib.loads(text)
    return msgspec.convert(listed[key], list[kind])  # type: ignore[valid-type]  # a type made at run time


KINDS: Final = {kind.kind: kind for kind in _load("kinds.toml", "kind", Kind)}
THINGS: Final = {thing.id: thing for thing in _load("pieces.toml", "piece", Thing)}
SURVIVORS: Final = {survivor.id: survivor for survivor in _load("survivors.toml", "survivor", Survivor)}
CHIPS: Final = {chip.id: chip for chip in _load("chips.toml", "chip", Chip)}
FLICKS: Final[dict[str, Flick]] = {flick.kind: flick for flick in _load("flicks.toml", "flick", Flick)}

ROOF_NUMBERS: Final = (1, 2, 3, 4, 5, 6)
PICTURES: Final = ("a", "b", "c")
ZOMBIES: Final = tuple(f"z{number}{picture}" for number in ROOF_NUMBERS for picture in PICTURES)
ROOF_NUMBER: Final = {zombie: int(zombie[1]) for zombie in ZOMBIES}

KIND_OF: Final[dict[PieceId, Kind]] = {
    **dict.fromkeys(ZOMBIES, KINDS["figure"]),
    **dict.fromkeys(SURVIVORS, KINDS["figure"]),
    **{thing.id: KINDS[thing.kind] for thing in THINGS.values()},
}
"""All pieces that stand on the table, in the order of the catalogue's list."""
ORDER: Final = {piece: number for number, piece in enumerate(KIND_OF)}
BUILDINGS: Final = tuple(piece for piece, kind in KIND_OF.items() if kind.class_ == "building")
OBJECTS: Final = tuple(piece for piece, kind in KIND_OF.items() if kind.class_ == "object")
BARRELS: Final = tuple(piece for piece, kind in KIND_OF.items() if kind.kind == "barrel")

SUPPLIES: Final = tuple(chip.id for chip in CHIPS.values() if chip.use == "supply")
WEAPONS: Final = tuple(chip.id for chip in CHIPS.values() if chip.use == "weapon")
EVENTS_IN_HOUSES: Final = tuple(chip.id for chip in CHIPS.values() if chip.use == "event")
"""Chips that happen when they are revealed and cannot be kept."""
INVENTORY_FIELDS: Final = 2
SUPERMARKET: Final = "supermarket"
MOTOR_HOME: Final = "motor_home"
BLOCKS: Final[tuple[Block, ...]] = ("left", "right")


@clause("FL-1.2")
def is_figure(piece: PieceId) -> bool:
    return KIND_OF[piece].class_ == "figure"


@clause("FL-1.3")
def is_object(piece: PieceId) -> bool:
    return KIND_OF[piece].class_ == "object"


@clause("FL-1.4", "FL-7.23")
def is_building(piece: PieceId) -> bool:
    """The motor home too."""
    return KIND_OF[piece].class_ == "building"


def is_zombie(piece: PieceId) -> bool:
    return piece in ROOF_NUMBER


def is_survivor(piece: PieceId) -> bool:
    return piece in SURVIVORS
