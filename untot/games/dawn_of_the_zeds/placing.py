"""Putting pieces down and picking them up: the only place where zeds, units and the lists by space are changed.

Nothing here is a rule: whether a piece may stand there, and what its coming sets off, is for the chapters.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from untot.games.dawn_of_the_zeds.board import CEMETERY, PlaceId, SpaceId, is_town_space
from untot.games.dawn_of_the_zeds.pieces import UNITS, ZEDS, UnitId, ZedId
from untot.games.dawn_of_the_zeds.state import DawnState, Unit, Zed

# -- zeds -------------------------------------------------------------------------------------------------------


def put_zed(g: DawnState, zed: ZedId, space: SpaceId) -> None:
    """Onto a space: from another one, keeping its hits and markers, or fresh."""
    before = g.zeds.get(zed)
    if before is None:
        g.zeds[zed] = Zed(space)
    else:
        _leave(g.zeds_at, before.space, zed)
        g.zeds[zed] = Zed(space, before.is_reduced, before.hits, before.markers)
    g.zeds_at[space] = (*g.zeds_at.get(space, ()), zed)


def change_zed(g: DawnState, zed: ZedId, **changes: Any) -> None:
    """Its side, its hits, its markers; not its space."""
    g.zeds[zed] = replace(g.zeds[zed], **changes)


def take_zed(g: DawnState, zed: ZedId) -> None:
    """Off the board. Its markers have been used; nothing remembers it any more."""
    gone = g.zeds.pop(zed)
    _leave(g.zeds_at, gone.space, zed)
    g.used_upgrades += gone.markers
    g.pressed.pop(zed, None)
    for activation in g.activations:
        for zeds in (activation.zeds, activation.tried, activation.seconds):
            if zed in zeds:
                zeds.remove(zed)


def take_zed_away(g: DawnState, zed: ZedId) -> None:
    """A regular zed goes back into the bag, any other leaves the game."""
    take_zed(g, zed)
    if ZEDS[zed].kind == "regular_zed":
        g.bag.append(zed)
    else:
        g.gone.append(zed)


# -- units ------------------------------------------------------------------------------------------------------


def put_unit(g: DawnState, unit: UnitId, place: PlaceId) -> None:
    """Onto a space or into a house: from another one, keeping its hits and markers, or fresh."""
    before = g.units.get(unit)
    if before is None:
        g.units[unit] = Unit(place)
    else:
        _leave(g.units_at, before.place, unit)
        g.units[unit] = Unit(
            place, before.is_reduced, before.hits, before.is_comatose, before.is_defiant, before.is_villagers, False,
            before.markers, before.has_been_in_town,
        )  # fmt: skip
    if unit == "national_guard" and is_town_space(place):
        change_unit(g, unit, has_been_in_town=True)
    g.units_at[place] = (*g.units_at.get(place, ()), unit)


def change_unit(g: DawnState, unit: UnitId, **changes: Any) -> None:
    """Its side, its hits, its markers; not its place."""
    g.units[unit] = replace(g.units[unit], **changes)


def bury(g: DawnState, unit: UnitId) -> None:
    """Into the cemetery, without its markers."""
    put_unit(g, unit, CEMETERY)
    change_unit(g, unit, is_reduced=UNITS[unit].has_strength, hits=0, is_comatose=False, is_defiant=False, markers=())


def take_unit_away(g: DawnState, unit: UnitId) -> None:
    """Out of the game."""
    _leave(g.units_at, g.units.pop(unit).place, unit)
    g.gone.append(unit)


def _leave(at: dict[str, tuple[str, ...]], place: str, piece: str) -> None:
    left = tuple(other for other in at[place] if other != piece)
    if left:
        at[place] = left
    else:
        del at[place]
