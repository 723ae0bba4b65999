"""Who stands where, who is what, and how much room there is. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from untot.games.dawn_of_the_zeds.abilities import has_flag, own_rules
from untot.games.dawn_of_the_zeds.board import (
    BRIDGE,
    CAMP,
    CEMETERY,
    DISTANCE,
    HOSPITAL,
    JAIL,
    LAB,
    NARROW,
    NEIGHBOURS,
    SPACES_OF,
    START_OF,
    STARTS,
    TOWN_CENTER,
    TRACK_OF,
    PlaceId,
    SpaceId,
    TrackId,
    is_above_ground,
    is_catacomb,
    is_start,
)
from untot.games.dawn_of_the_zeds.facts import is_on
from untot.games.dawn_of_the_zeds.pieces import MARTEUSE_INFECTOR, UNITS, ZEDS, PieceId, UnitId, UnitKind, ZedId
from untot.games.dawn_of_the_zeds.printed_rules import Strength
from untot.games.dawn_of_the_zeds.state import LEVEL_IV, DawnState
from untot.kernel.rulebook import clause

PLAYER_KINDS: Final[frozenset[UnitKind]] = frozenset(
    {"hero", "regular_civilians", "heroic_civilians", "special_civilians", "national_guard", "refugees"}
)
CIVILIANS: Final[frozenset[UnitKind]] = frozenset({"regular_civilians", "heroic_civilians"})
ANTI: Final[frozenset[UnitKind]] = frozenset({"anti_civilians", "anti_hero"})
NEVER_COUNTED: Final[frozenset[UnitId]] = frozenset(
    unit.id for unit in UNITS.values() if unit.kind in ("refugees", "raiders")
)
"""Units that take no room on a space."""
RAIDERS: Final[frozenset[UnitId]] = frozenset(unit.id for unit in UNITS.values() if unit.kind == "raiders")
COULD_BE_PLAYERS: Final[frozenset[UnitId]] = frozenset(unit.id for unit in UNITS.values() if unit.kind in PLAYER_KINDS)
OUT_OF_PLAY: Final = frozenset({CEMETERY, JAIL, CAMP})
MOB_LIMIT: Final = 2
UNIT_LIMIT: Final = 2
NO_LIMIT: Final = 1000


# -- zeds -------------------------------------------------------------------------------------------------------


def zeds_in(g: DawnState, space: PlaceId) -> tuple[ZedId, ...]:
    return g.zeds_at.get(space, ())


@clause("DZ-SZ4", "DZ-SZ8", "DZ-4.6.15", "DZ-6.1.3", "DZ-6.1.4", "DZ-0.2.22")
def zed_strength(g: DawnState, zed: ZedId) -> int:
    """The number on its upper side; hit markers do not change it."""
    return ZEDS[zed].strength[g.zeds[zed].is_reduced]


@clause("DZ-4.6.7", "DZ-6.1.5")
def group_strength(g: DawnState, zeds: Iterable[ZedId]) -> int:
    """The strengths of a mob are added."""
    return sum(zed_strength(g, zed) for zed in zeds)


@clause("DZ-14.1.5", "DZ-2.3", "DZ-0.2.4", "DZ-0.2.27")
def zeds_on(g: DawnState, track: TrackId) -> list[ZedId]:
    """Zeds of all kinds on a track, its Start included, the nearest to Town Center first."""
    at = g.zeds_at
    return [zed for space in SPACES_OF[track] if space in at for zed in at[space]]


@clause("DZ-2.4", "DZ-0.2.27")
def chaos_on(g: DawnState, track: TrackId) -> int:
    return sum(g.chaos.get(space, 0) for space in SPACES_OF[track]) if g.chaos else 0


def is_infector(zed: ZedId) -> bool:
    return ZEDS[zed].kind == "infector"


@clause("DZ-4.7.7")
def is_zed_controlled(g: DawnState, space: SpaceId) -> bool:
    """Zeds or chaos are on it."""
    return space in g.zeds_at or space in g.chaos


@clause("DZ-4.6.1", "DZ-4.6.3", "DZ-4.6.4", "DZ-4.6.5", "DZ-11.17", "DZ-13.2.4", "DZ-4.5.7")
def zed_limit(g: DawnState, space: SpaceId) -> int:
    """Two zeds; one in the narrow parts of the tunnel; any number in catacombs, and on Starts with `bring_them_on`."""
    if space in STARTS and is_on(g, "bring_them_on"):
        return NO_LIMIT
    return ZED_LIMITS.get(space, MOB_LIMIT)


ZED_LIMITS: Final[dict[PlaceId, int]] = {
    **{space: NO_LIMIT for space in TRACK_OF if is_catacomb(space)},
    TOWN_CENTER: NO_LIMIT,
    **dict.fromkeys(NARROW, 1),
}
"""Where it is not that of a mob."""


@clause("DZ-4.6.2", "DZ-4.6.17")
def room_for_zeds(g: DawnState, space: SpaceId) -> int:
    """How many more may stand there; infectors do not count, units neither."""
    there = g.zeds_at.get(space)
    return zed_limit(g, space) - (0 if there is None else sum(not is_infector(zed) for zed in there))


def has_room_for(g: DawnState, zed: ZedId, space: SpaceId) -> bool:
    """Infectors are not bound by the limit."""
    return is_infector(zed) or room_for_zeds(g, space) > 0


# -- units ------------------------------------------------------------------------------------------------------


def units_in(g: DawnState, place: PlaceId) -> tuple[UnitId, ...]:
    return g.units_at.get(place, ())


@clause("DZ-14.2.1", "DZ-14.2.2", "DZ-14.2.3", "DZ-14.2.4")
def is_player_unit(g: DawnState, unit: UnitId) -> bool:
    """Heroes, civilians of all kinds, the National Guard and refugees; not villagers, raiders, anti-units."""
    return unit in COULD_BE_PLAYERS and not g.units[unit].is_villagers


def is_raiders(unit: UnitId) -> bool:
    return unit in RAIDERS


def is_anti_unit(unit: UnitId) -> bool:
    return UNITS[unit].kind in ANTI


def is_refugees(unit: UnitId) -> bool:
    """Refugees or V.I.P., villagers too."""
    return UNITS[unit].kind == "refugees"


@clause("DZ-0.2.14")
def is_civilians(unit: UnitId) -> bool:
    """Regular and heroic ones."""
    return UNITS[unit].kind in CIVILIANS


@clause("DZ-0.2.15", "DZ-5.3.8")
def is_hero_or_any_civilians(unit: UnitId) -> bool:
    """For the rules special civilians are civilians too."""
    return UNITS[unit].kind in ("hero", "regular_civilians", "heroic_civilians", "special_civilians")


def is_hero(unit: UnitId) -> bool:
    return UNITS[unit].kind == "hero"


def player_units_in(g: DawnState, place: PlaceId) -> list[UnitId]:
    return [unit for unit in g.units_at.get(place, ()) if is_player_unit(g, unit)]


@clause("DZ-6.0.1", "DZ-6.0.3")
def fighters_in(g: DawnState, place: PlaceId) -> list[UnitId]:
    """Player units with a strength: villagers and refugees never fight."""
    return [unit for unit in g.units_at.get(place, ()) if UNITS[unit].has_strength and is_player_unit(g, unit)]


@clause("DZ-6.1.6", "DZ-H07.4", "DZ-4.7.15")
def defenders_in(g: DawnState, place: PlaceId) -> list[UnitId]:
    """Player units that fight whoever comes; a hidden Pickles does not."""
    return [unit for unit in fighters_in(g, place) if not g.units[unit].is_hidden]


@clause("DZ-14.3.1", "DZ-5.2.5", "DZ-5.4.1", "DZ-13.3.18")
def enemies_in(g: DawnState, space: PlaceId) -> list[PieceId]:
    """Whom player units fight there: zeds (Dr. Marteuse as an infector does not fight), else raiders."""
    zeds = g.zeds_at.get(space, ())
    if zeds:
        return [zed for zed in zeds if zed != MARTEUSE_INFECTOR]
    return [unit for unit in g.units_at.get(space, ()) if UNITS[unit].kind == "raiders"][:1]


def has_enemies(g: DawnState, space: PlaceId) -> bool:
    """Whether there are any; this is asked of every space on every way."""
    zeds = g.zeds_at.get(space)
    if zeds is not None:
        return len(zeds) > 1 or zeds[0] != MARTEUSE_INFECTOR
    there = g.units_at.get(space)
    return there is not None and not RAIDERS.isdisjoint(there)


def player_units(g: DawnState) -> list[UnitId]:
    """All that are in play, wherever they are."""
    return [
        unit
        for unit, found in g.units.items()
        if unit in COULD_BE_PLAYERS and not found.is_villagers and found.place not in (CEMETERY, JAIL)
    ]


@clause("DZ-5.1.4", "DZ-5.1.15", "DZ-5.1.16", "DZ-5.5.12", "DZ-14.2.1")
def acting_units(g: DawnState) -> Iterator[UnitId]:
    """Those of them that can act at all: neither comatose nor in the camp."""
    return (
        unit
        for unit, found in g.units.items()
        if found.place not in OUT_OF_PLAY and unit in COULD_BE_PLAYERS and not (found.is_villagers or found.is_comatose)
    )


@clause("DZ-6.1.3")
def unit_strength(g: DawnState, unit: UnitId) -> int:
    """The large number on its upper side."""
    printed = UNITS[unit].strength[g.units[unit].is_reduced]
    return printed + sum(rule.by for _, rule in own_rules(g, unit, Strength))


@clause("DZ-5.2.13", "DZ-5.2.14", "DZ-5.2.15", "DZ-5.2.16", "DZ-5.2.18", "DZ-5.2.19")
def unit_limit(place: PlaceId) -> int:
    """Two on a track space, one in the narrow parts of the tunnel, in a bed, an office and the lab; else any number."""
    return UNIT_LIMITS.get(place, NO_LIMIT)


UNIT_LIMITS: Final[dict[PlaceId, int]] = {
    **dict.fromkeys((space for space in TRACK_OF if not is_start(space) and not is_catacomb(space)), UNIT_LIMIT),
    **dict.fromkeys((*NARROW, *HOSPITAL, LAB), 1),
}


@clause("DZ-5.2.16", "DZ-5.2.17", "DZ-5.2.25", "DZ-10.1.14", "DZ-10.2.2", "DZ-10.2.3")
def room_for_units(g: DawnState, place: PlaceId) -> int:
    """Player units and anti-units together; villagers, refugees and raiders count only in a bed."""
    there = g.units_at.get(place, ())
    if place in HOSPITAL:
        return 1 - len(there)
    return unit_limit(place) - sum(counts_for_limit(unit) for unit in there)


def counts_for_limit(unit: UnitId) -> bool:
    return unit not in NEVER_COUNTED


def has_room(g: DawnState, unit: UnitId, place: PlaceId) -> bool:
    """Whether this unit could end its way there; where few are, nobody need be counted."""
    there = g.units_at.get(place)
    if there is None or len(there) < unit_limit(place):
        return True
    if place in HOSPITAL or counts_for_limit(unit):
        return room_for_units(g, place) > 0
    return True


# -- the map ----------------------------------------------------------------------------------------------------


def starts(g: DawnState) -> list[SpaceId]:
    return [START_OF[track] for track in g.tracks]


@clause("DZ-0.2.13")
def adjacent(g: DawnState, space: SpaceId) -> list[SpaceId]:
    """Spaces of this board that it is directly connected with; the Town Center only with tracks that are on it."""
    near = NEIGHBOURS[space]
    return [other for other in near if TRACK_OF[other] in g.tracks] if space == TOWN_CENTER else list(near)


@clause("DZ-0.2.21")
def distance(space: SpaceId) -> int:
    """In spaces to the Town Center."""
    return DISTANCE[space]


@clause("DZ-6.4.0.2", "DZ-5.2.10", "DZ-11.2")
def why_barred(g: DawnState, unit: UnitId, space: SpaceId) -> str | None:
    """Why a unit may never enter a space: No Entry, the broken bridge, the tunnel for those that stay above."""
    if space in g.no_entry:
        return "DZ-MK3"
    if space == BRIDGE and g.bridge == "down":
        return "DZ-MK4"
    if has_flag(unit, "above_ground_only") and not is_above_ground(space):
        return "DZ-5.2.10"
    return None


@clause("DZ-11.9", "DZ-11.16", "DZ-13.1.14", "DZ-13.3.19")
def has_clearance(g: DawnState, piece: PieceId) -> bool:
    """Red Diamond clearance; with `navigation` all player units have it; Dr. Marteuse knows his tunnels."""
    if piece in g.units:
        return has_flag(piece, "red_diamond") or (is_on(g, "navigation", LEVEL_IV) and is_player_unit(g, piece))
    return piece == MARTEUSE_INFECTOR


@clause("DZ-11.8", "DZ-11.9", "DZ-11.15", "DZ-11.16")
def needs_roll(g: DawnState, piece: PieceId, space: PlaceId) -> bool:
    return is_catacomb(space) and not has_clearance(g, piece)
