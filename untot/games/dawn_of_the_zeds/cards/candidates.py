"""Whom and what card texts can mean: selectors of the vocabulary. Nothing here changes anything."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.abilities import has_flag, is_in_play
from untot.games.dawn_of_the_zeds.board import CEMETERY, SPACES_OF, START_OF, SpaceId, TrackId, is_track_space
from untot.games.dawn_of_the_zeds.pieces import UNITS, ZEDS, UnitId, ZedId
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import fighters_in, is_civilians, is_hero, units_in, zed_strength, zeds_in
from untot.kernel.rulebook import clause

# -- zeds -------------------------------------------------------------------------------------------------------


@clause("DZ-14.5.2", "DZ-0.2.22")
def strongest_regular(g: DawnState) -> list[ZedId]:
    """The strongest regular zeds on the board, each with its own number."""
    regular = [zed for zed in g.zeds if ZEDS[zed].kind == "regular_zed"]
    most = max((zed_strength(g, zed) for zed in regular), default=0)
    return [zed for zed in regular if zed_strength(g, zed) == most]


@clause("DZ-E01")
def starts_for_one_more(g: DawnState) -> list[SpaceId]:
    """Starts without zeds; if every Start has one, those that hold the weakest zed."""
    starts = [START_OF[track] for track in g.tracks]
    empty = [start for start in starts if not zeds_in(g, start)]
    if empty:
        return empty
    weakest = {start: min(zed_strength(g, zed) for zed in zeds_in(g, start)) for start in starts}
    return [start for start in starts if weakest[start] == min(weakest.values())]


# -- units ------------------------------------------------------------------------------------------------------


@clause("DZ-E03", "DZ-F03", "DZ-0.2.24")
def markable_units(g: DawnState, marker: str) -> list[UnitId]:
    """Regular civilians not in the cemetery, if the marker has not been used."""
    if marker in g.gone or any(marker in unit.markers for unit in g.units.values()):
        return []
    return [
        unit for unit, found in g.units.items() if UNITS[unit].kind == "regular_civilians" and found.place != CEMETERY
    ]


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
