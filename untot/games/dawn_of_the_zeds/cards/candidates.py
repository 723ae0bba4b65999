"""Whom and what card texts can mean: selectors of the vocabulary. Nothing here changes anything."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.abilities import has_flag, is_able, is_in_play
from untot.games.dawn_of_the_zeds.board import (
    CEMETERY,
    DISTANCE,
    LAB,
    NEIGHBOURS,
    OFFICES,
    SPACES_OF,
    START_OF,
    SURFACE_TRACKS,
    TOWN_CENTER,
    VILLAGES,
    PlaceId,
    SpaceId,
    TrackId,
    is_named,
    is_start,
    is_town_space,
    is_track_space,
    is_village,
)
from untot.games.dawn_of_the_zeds.pieces import UNITS, ZEDS, UnitId, ZedId
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import (
    adjacent,
    distance,
    fighters_in,
    has_room,
    is_civilians,
    is_hero,
    is_zed_controlled,
    player_units,
    player_units_in,
    units_in,
    zed_strength,
    zeds_in,
)
from untot.kernel.rulebook import clause

# -- spaces -----------------------------------------------------------------------------------------------------


def named_places(g: DawnState, where: str) -> list[SpaceId]:
    """`start:forest`, `fated:start`, `fated:1`, `every:start`, `villages:zed_controlled`, or a space by its id."""
    kind, _, what = where.partition(":")
    if kind == "every":
        return [START_OF[track] for track in g.tracks]
    if kind == "villages":
        return sorted((space for space in VILLAGES if is_zed_controlled(g, space)), key=distance)
    if kind == "start":
        return [START_OF[what]]
    if kind == "fated":
        track = g.fate_draws[-1].track
        return [START_OF[track] if what == "start" else SPACES_OF[track][int(what)]]
    return [where]


@clause("DZ-E01")
def starts_for_one_more(g: DawnState) -> list[SpaceId]:
    """Starts without zeds; if every Start has one, those that hold the weakest zed."""
    starts = [START_OF[track] for track in g.tracks]
    empty = [start for start in starts if not zeds_in(g, start)]
    if empty:
        return empty
    weakest = {start: min(zed_strength(g, zed) for zed in zeds_in(g, start)) for start in starts}
    return [start for start in starts if weakest[start] == min(weakest.values())]


@clause("DZ-E33", "DZ-E62")
def bombarded_spaces(g: DawnState, starts_too: bool) -> list[SpaceId]:
    """Surface spaces with zeds; Starts only if the card says so."""
    return [
        space
        for track in g.tracks
        if track in SURFACE_TRACKS
        for space in SPACES_OF[track]
        if zeds_in(g, space) and (starts_too or not is_start(space))
    ]


@clause("DZ-F13", "DZ-F30", "DZ-CT06")
def chaos_spaces(g: DawnState, track: TrackId = "") -> list[SpaceId]:
    """Spaces with chaos, of one track or of all, nearest to Town Center first."""
    spaces = SPACES_OF[track] if track else tuple(g.chaos)
    return sorted((space for space in spaces if space in g.chaos), key=distance)


@clause("DZ-F33")
def peaceful_spaces(g: DawnState, unit: UnitId) -> list[SpaceId]:
    """Named surface spaces that are not zed-controlled and have room."""
    spaces = [TOWN_CENTER, *(space for track in SURFACE_TRACKS for space in SPACES_OF[track])]
    return [s for s in spaces if is_named(s) and not is_zed_controlled(g, s) and has_room(g, unit, s)]


@clause("DZ-F44")
def spaces_near_town(g: DawnState) -> list[SpaceId]:
    """Surface spaces #0 and #1 with zeds."""
    return [space for track in SURFACE_TRACKS for space in SPACES_OF[track][:2] if zeds_in(g, space)]


@clause("DZ-R10")
def noisy_spaces(g: DawnState) -> list[SpaceId]:
    """Spaces with zeds, not a Start."""
    return [space for space in g.zeds_at if not is_start(space)]


# -- zeds -------------------------------------------------------------------------------------------------------


@clause("DZ-14.5.2", "DZ-0.2.22")
def strongest_regular(g: DawnState) -> list[ZedId]:
    """The strongest regular zeds on the board, each with its own number."""
    regular = [zed for zed in g.zeds if ZEDS[zed].kind == "regular_zed"]
    most = max((zed_strength(g, zed) for zed in regular), default=0)
    return [zed for zed in regular if zed_strength(g, zed) == most]


@clause("DZ-F26")
def strongest_nearest(g: DawnState) -> list[ZedId]:
    """Of the strongest regular zeds those nearest to Town Center."""
    strongest = strongest_regular(g)
    least = min((distance(g.zeds[zed].space) for zed in strongest), default=0)
    return [zed for zed in strongest if distance(g.zeds[zed].space) == least]


@clause("DZ-F20")
def farthest_zeds(g: DawnState) -> list[ZedId]:
    """Zeds of any kind farthest from Town Center, of these the strongest."""
    ranks = {zed: (distance(found.space), zed_strength(g, zed)) for zed, found in g.zeds.items()}
    return [zed for zed, rank in ranks.items() if rank == max(ranks.values())]


@clause("DZ-E48", "DZ-E60")
def nearest_super_zeds(g: DawnState, done: tuple[ZedId, ...]) -> list[ZedId]:
    """Super-zeds that have not had their extra move, nearest to Town Center."""
    left = [zed for zed in g.zeds if ZEDS[zed].kind == "super_zed" and zed not in done]
    least = min((distance(g.zeds[zed].space) for zed in left), default=0)
    return [zed for zed in left if distance(g.zeds[zed].space) == least]


@clause("DZ-E57", "DZ-E70")
def hungry_zeds(g: DawnState) -> list[ZedId]:
    """Regular zeds and super-zeds in or beside a town or village space without player units."""
    return [zed for zed, found in g.zeds.items() if ZEDS[zed].kind != "infector" and smells_food(g, found.space)]


def smells_food(g: DawnState, space: SpaceId) -> bool:
    near = [space, *NEIGHBOURS[space]]
    return any((is_town_space(s) or is_village(s)) and not player_units_in(g, s) for s in near)


# -- units ------------------------------------------------------------------------------------------------------


@clause("DZ-E03", "DZ-F03", "DZ-0.2.24")
def markable_units(g: DawnState, marker: str) -> list[UnitId]:
    """Regular civilians not in the cemetery, if the marker has not been used."""
    if marker in g.gone or any(marker in unit.markers for unit in g.units.values()):
        return []
    return [
        unit
        for unit, found in g.units.items()
        if UNITS[unit].kind == "regular_civilians" and found.place != CEMETERY
    ]  # fmt: skip


@clause("DZ-0.2.5", "DZ-0.2.23", "DZ-CT14", "DZ-15.3.5")
def drawable_units(g: DawnState, kind: str) -> list[UnitId]:
    """Units that can still come: heroes, heroic civilians, scientists of the pool; regular civilians of the reserve."""
    if kind == "scientist":
        return [unit for unit in g.available if has_flag(unit, "scientist")]
    if kind == "regular_or_heroic_civilians":
        return [*g.reserve, *(unit for unit in g.available if UNITS[unit].kind == "heroic_civilians")]
    return [unit for unit in g.available if UNITS[unit].kind == kind]


@clause("DZ-E08", "DZ-E22", "DZ-E65", "DZ-0.2.15")
def units_on_track(g: DawnState, track: TrackId) -> list[UnitId]:
    """Heroes and civilians on its track spaces, not on its Start; special civilians are not meant."""
    return [
        unit
        for space in SPACES_OF[track]
        if is_track_space(space)
        for unit in units_in(g, space)
        if is_hero(unit) or is_civilians(unit)
    ]


@clause("DZ-E17")
def fighters_on_tracks(g: DawnState) -> list[UnitId]:
    """Player units with a strength on track spaces."""
    return [unit for track in g.tracks for space in SPACES_OF[track][:-1] for unit in fighters_in(g, space)]


@clause("DZ-E13")
def heroes_in_play(g: DawnState) -> list[UnitId]:
    return [unit for unit in g.units if is_hero(unit) and is_in_play(g, unit)]


@clause("DZ-E56")
def heroes_near_town_center(g: DawnState) -> list[UnitId]:
    """Heroes in the Town Center or beside it, in an office or the lab, but not in a bed."""
    near: list[PlaceId] = [TOWN_CENTER, *adjacent(g, TOWN_CENTER), *OFFICES, LAB]
    return [unit for place in near for unit in units_in(g, place) if is_hero(unit)]


@clause("DZ-E69")
def townsfolk_on_tracks(g: DawnState) -> list[UnitId]:
    """Villagers, refugees and civilians on track spaces."""
    return [
        unit
        for track in g.tracks
        for space in SPACES_OF[track][:-1]
        for unit in units_in(g, space)
        if UNITS[unit].kind in ("refugees", "regular_civilians", "heroic_civilians")
    ]


@clause("DZ-E74")
def farthest_in_tunnel(g: DawnState) -> list[UnitId]:
    """Player units in the tunnel that are farthest from Town Center."""
    there = [unit for space in SPACES_OF["tunnel"] for unit in player_units_in(g, space)]
    most = max((DISTANCE[g.units[unit].place] for unit in there), default=0)
    return [unit for unit in there if DISTANCE[g.units[unit].place] == most]


@clause("DZ-E86")
def heroes_in_lab(g: DawnState) -> list[UnitId]:
    return [unit for unit in units_in(g, LAB) if is_hero(unit) and is_able(g, unit)]


def units_in_beds(g: DawnState) -> list[UnitId]:
    return [unit for unit, found in g.units.items() if found.place.startswith("bed_")]


@clause("DZ-R07", "DZ-F22", "DZ-CT12")
def wounded_civilians(g: DawnState) -> list[UnitId]:
    """Civilians in play, wherever they are, that have taken hits."""
    return [
        unit
        for unit in player_units(g)
        if is_civilians(unit) and (g.units[unit].hits or g.units[unit].is_reduced or g.units[unit].is_comatose)
    ]


@clause("DZ-R04")
def fallen_units(g: DawnState) -> list[UnitId]:
    """Player units in the cemetery."""
    return player_units_in(g, CEMETERY)
