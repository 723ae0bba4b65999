"""Who restores order where: each space in chaos is somebody's duty, and he sets out for it in time."""

from __future__ import annotations

from math import ceil
from typing import Final

from untot.games.dawn_of_the_zeds.abilities import can_never, is_able
from untot.games.dawn_of_the_zeds.board import DISTANCE, SPACES_OF, TRACK_OF, PlaceId, SpaceId, TrackId, is_track_space
from untot.games.dawn_of_the_zeds.bot.prices import chaos_price, infection_price
from untot.games.dawn_of_the_zeds.pieces import UNITS, UnitId
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import fighters_in, is_player_unit

SOON: Final = 0.55
"""What a marker is worth that is one move farther away."""
FAR: Final = 9
"""Moves for what cannot be reached."""


class Order:
    """What it is worth to somebody to be somewhere, for the sake of order."""

    def __init__(self, g: DawnState) -> None:
        self.g = g
        self.price = chaos_price(g) - infection_price(g, 1) if g.chaos else 0.0
        self.duties = duties(g) if g.chaos else {}

    def worth(self, unit: UnitId, place: PlaceId) -> float:
        """Whoever stands in chaos at the end of a round restores order there, one is enough; others come nearer."""
        g = self.g
        if not g.chaos or can_never(unit, "restore_order") is not None:
            return 0.0
        if place in g.chaos:
            is_served = place in g.zeds_at or any(other != unit for other in fighters_in(g, place))
            return 0.0 if is_served else self.price
        space = self.duties.get(unit)
        return 0.0 if space is None else self.price * SOON ** moves_to(g, unit, place, space)


def duties(g: DawnState) -> dict[UnitId, SpaceId]:
    """Whoever is there soonest goes; nobody has two duties."""
    waiting = [space for space in g.chaos if is_track_space(space) and space not in g.zeds_at]
    open_ones = [space for space in waiting if not fighters_in(g, space)]
    offers = sorted(
        (moves_to(g, unit, g.units[unit].place, space), _is_elsewhere(g, unit, space), DISTANCE[space], unit, space)
        for unit in g.units if _can_go(g, unit) for space in open_ones
    )  # fmt: skip
    found: dict[UnitId, SpaceId] = {}
    for moves, _, _, unit, space in offers:
        if moves < FAR and unit not in found and space not in found.values():
            found[unit] = space
    return found


def _is_elsewhere(g: DawnState, unit: UnitId, space: SpaceId) -> bool:
    return TRACK_OF.get(g.units[unit].place) != TRACK_OF[space]


def _can_go(g: DawnState, unit: UnitId) -> bool:
    found = g.units[unit]
    is_free = not found.is_defiant and found.place not in g.chaos
    is_fit = UNITS[unit].has_strength and UNITS[unit].move > 0 and is_player_unit(g, unit) and is_able(g, unit)
    return is_free and is_fit and can_never(unit, "restore_order") is None


def moves_to(g: DawnState, unit: UnitId, place: PlaceId, space: SpaceId) -> int:
    """How many Move actions it is: chaos on the way stops for a round, zeds for good."""
    track, here = TRACK_OF[space], TRACK_OF.get(place, "")
    if here == track:
        between = _between(track, DISTANCE[place], DISTANCE[space])
        steps = abs(DISTANCE[place] - DISTANCE[space])
    else:
        inward = _between(here, 0, DISTANCE[place]) if here else ()
        between = (*inward, *_between(track, 0, DISTANCE[space]))
        steps = (DISTANCE[place] if here else int(place not in DISTANCE)) + DISTANCE[space]
    if any(step in g.zeds_at for step in between):
        return FAR
    stops = sum(step in g.chaos for step in between)
    return min(FAR, ceil(steps / UNITS[unit].move) + 2 * stops)


def _between(track: TrackId, one: int, other: int) -> tuple[SpaceId, ...]:
    """The spaces of a track between two distances from the Town Center, without those themselves."""
    low, high = min(one, other), max(one, other)
    return SPACES_OF[track][low : high - 1]
