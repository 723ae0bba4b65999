"""The pieces (C4, C5, C9): units with their abilities, zeds, markers, components; loaded once from content/."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from untot.games.dawn_of_the_zeds.content_files import rows
from untot.games.dawn_of_the_zeds.printed_rules import PrintedRule
from untot.games.dawn_of_the_zeds.vocabulary import Effect

UnitId = str
"""A player unit, raiders or an anti-unit: `sheriff`, `civilians_3`, `refugees_1`."""
ZedId = str
"""`zed_17`, `wolves`, `noelle`."""
PieceId = str
RowId = str
"""The id of a row of the catalogue: `H04.2`."""
Colour = Literal["blue", "green", "yellow", "orange", "red"]
UnitKind = Literal[
    "hero",
    "regular_civilians",
    "heroic_civilians",
    "special_civilians",
    "national_guard",
    "refugees",
    "raiders",
    "anti_civilians",
    "anti_hero",
]
ZedKind = Literal["regular_zed", "super_zed", "infector"]
Flag = Literal[
    "tough", "reinforced", "red_diamond", "knights_of_law", "two_dice_forage", "ignores_chaos", "scientist",
    "above_ground_only",
]  # fmt: skip
Trade = Literal["military", "citizen", "police", "scavenger", "wrestler", "scientist", "primate"]
AbilityKind = Literal["passive", "optional", "hello", "goodbye", "action", "special_action", "on_entry"]
Paid = Literal["player", "track", "extra", "free"]
"""How an action is paid: by a player action, from the action track, not at all but for its resources, or not at all."""


class Grant(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that an ability gives: to whom, which one, at what cost, with which shift."""

    to: Literal[
        "self", "unit_in_town_center", "civilians_or_refugees_near", "regular_civilians_or_refugees_above_ground"
    ]
    cost: Literal["extra", "free"]
    action: str = ""
    shift: int = 0


class Ability(Struct, frozen=True, forbid_unknown_fields=True):
    """A printed ability. `place` is where its unit must be; `once` how often it can be used."""

    row: RowId
    id: str
    kind: AbilityKind
    rule: PrintedRule | None = None
    entry: tuple[Effect, ...] = ()
    grant: Grant | None = None
    once: Literal["", "phase", "round", "game"] = ""
    place: Literal["", "office", "lab", "town_center"] = ""
    supplies: int = 0
    ammo: int = 0
    infection: int = 0


class UnitPiece(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on a unit: strength and gun by side (full, reduced), movement, hits on each side, abilities."""

    id: UnitId
    row: RowId
    kind: UnitKind
    strength: tuple[int, int] = (0, 0)
    gun: tuple[int, ...] = ()
    move: int = 0
    hits: int = 0
    flags: tuple[Flag, ...] = ()
    abilities: tuple[Ability, ...] = ()
    trade: Trade | None = None
    colour: Colour | None = None
    level: str = ""
    is_basic: bool = False
    count: int = 1

    @property
    def has_strength(self) -> bool:
        return self.strength[0] > 0


class ZedPiece(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on a zed."""

    row: RowId
    strength: tuple[int, int]
    id: ZedId = ""
    kind: ZedKind = "regular_zed"
    rules: tuple[PrintedRule, ...] = ()
    count: int = 1


class Upgrade(Struct, frozen=True, forbid_unknown_fields=True):
    """A marker that makes a zed worse."""

    id: str
    row: RowId
    rules: tuple[PrintedRule, ...]


class UnitMarker(Struct, frozen=True, forbid_unknown_fields=True):
    """A marker that makes civilians better."""

    id: str
    row: RowId
    rule: PrintedRule


class Component(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the super weapon."""

    id: str
    row: RowId
    rule: PrintedRule | None = None


# -- what is in the box -----------------------------------------------------------------------------------------


UNIT_FILES: Final = (
    ("heroes", "hero"),
    ("civilians", "heroic_civilians"),
    ("civilians", "regular_civilians"),
    ("special_units", "special_unit"),
    ("anti_units", "anti_unit"),
)


def _all_units() -> Iterator[UnitPiece]:
    """Pieces of which there are several are numbered: `civilians_1` to `civilians_7`, the strongest first."""
    printed = [
        piece for file, table in UNIT_FILES for piece in rows(file, table, UnitPiece) for _ in range(piece.count)
    ]
    names = Counter(piece.id for piece in printed)
    numbers = Counter[UnitId]()
    for piece in printed:
        numbers[piece.id] += 1
        yield replace(piece, id=piece.id if names[piece.id] == 1 else f"{piece.id}_{numbers[piece.id]}")


def _all_zeds() -> list[ZedPiece]:
    """`zed_1` to `zed_34`, the weakest first, then super-zeds and infectors by name."""
    chits = [piece for piece in rows("zeds", "regular_zed", ZedPiece) for _ in range(piece.count)]
    regular = [ZedPiece(piece.row, piece.strength, f"zed_{n}") for n, piece in enumerate(chits, start=1)]
    supers = [ZedPiece(z.row, z.strength, z.id, "super_zed", z.rules) for z in rows("zeds", "super_zed", ZedPiece)]
    infectors = [ZedPiece(z.row, z.strength, z.id, "infector") for z in rows("zeds", "infector", ZedPiece)]
    return [*regular, *supers, *infectors]


UNITS: Final = {unit.id: unit for unit in _all_units()}
ZEDS: Final = {zed.id: zed for zed in _all_zeds()}
UPGRADES: Final = {upgrade.id: upgrade for upgrade in rows("zeds", "upgrade", Upgrade)}
UNIT_MARKERS: Final = {marker.id: marker for marker in rows("markers", "unit_marker", UnitMarker)}
COMPONENTS: Final = {component.id: component for component in rows("markers", "component", Component)}


def units_of_kind(*kinds: UnitKind) -> tuple[UnitId, ...]:
    return tuple(unit.id for unit in UNITS.values() if unit.kind in kinds)


def zeds_of_kind(kind: ZedKind) -> tuple[ZedId, ...]:
    return tuple(zed.id for zed in ZEDS.values() if zed.kind == kind)


HEROES: Final = units_of_kind("hero")
HEROIC_CIVILIANS: Final = units_of_kind("heroic_civilians")
REGULAR_CIVILIANS: Final = units_of_kind("regular_civilians")
REFUGEES: Final = tuple(unit for unit in units_of_kind("refugees") if unit != "vip")
VIP: Final = "vip"
ANTI_CIVILIANS: Final = units_of_kind("anti_civilians")
ANTI_HEROES: Final = units_of_kind("anti_hero")
REGULAR_ZEDS: Final = zeds_of_kind("regular_zed")
SUPER_ZEDS: Final = zeds_of_kind("super_zed")
MARTEUSE_INFECTOR: Final = "marteuse_infector"
