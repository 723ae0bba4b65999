"""Questions about the State of Mall of Horror. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from untot.games.mall_of_horror.pieces import (
    CHARACTERS_OF,
    KIND_OF,
    LOCATIONS,
    OWNER_OF,
    PARKING,
    PIN_UP,
    CharacterId,
    Colour,
    Kind,
    LocationId,
)
from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.parts.modifiers import bonus

# -- players ----------------------------------------------------------------------------------------------------


def colour_of(g: MallState, seat: Seat) -> Colour:
    return g.colours[seat]


def seat_of(g: MallState, colour: Colour) -> Seat:
    return g.colours.index(colour)


@clause("MH-1.15", "MH-3.2", "MH-3.5")
def seats_from_badge(g: MallState) -> list[Seat]:
    """The order of everything: the holder of the badge first, then clockwise, even if he himself has no part in it."""
    first = max(g.badge, 0)
    return [*range(first, g.seats), *range(first)]


@clause("MH-14.1")
def is_eliminated(g: MallState, seat: Seat) -> bool:
    return g.eliminated[seat] > 0


def living_characters(g: MallState, seat: Seat) -> list[CharacterId]:
    colour = g.colours[seat]
    return [character for character in g.where if OWNER_OF[character] == colour]


def has_living_character(g: MallState, seat: Seat) -> bool:
    return not g.where.keys().isdisjoint(CHARACTERS_OF[g.colours[seat]])


def points_of(characters: Iterable[CharacterId]) -> int:
    return sum([KIND_OF[character].points for character in characters])


@clause("MH-15.8")
def score(g: MallState, seat: Seat) -> int:
    """The points of one's living characters."""
    return points_of(living_characters(g, seat))


# -- locations --------------------------------------------------------------------------------------------------


def characters_at(g: MallState, location: LocationId) -> list[CharacterId]:
    return [character for character, place in g.where.items() if place == location]


def unhidden_at(g: MallState, location: LocationId) -> list[CharacterId]:
    return [character for character, place in g.where.items() if place == location and character not in g.hidden]


def own_characters_at(g: MallState, seat: Seat, location: LocationId) -> list[CharacterId]:
    colour = g.colours[seat]
    return [c for c, place in g.where.items() if place == location and OWNER_OF[c] == colour]


def is_present(g: MallState, seat: Seat, location: LocationId) -> bool:
    """Has at least one living character there, hidden or not."""
    place_of = g.where.get
    for character in CHARACTERS_OF[g.colours[seat]]:
        if place_of(character) == location:
            return True
    return False


def is_occupied(g: MallState, location: LocationId) -> bool:
    return location in g.where.values()


def is_open(g: MallState, location: LocationId) -> bool:
    return location not in g.closed


def open_locations(g: MallState) -> list[LocationId]:
    return [location for location in LOCATIONS if location not in g.closed]


@clause("MH-1.5", "MH-1.6", "MH-1.7")
def is_full(g: MallState, location: LocationId) -> bool:
    """Every character takes one place; Parking takes everybody."""
    capacity = LOCATIONS[location].capacity
    return capacity is not None and list(g.where.values()).count(location) >= capacity


@clause("MH-1.4", "MH-1.6", "MH-1.9")
def why_not_enter(g: MallState, location: LocationId) -> str | None:
    """From anywhere to anywhere in one move, but not into a closed or full location."""
    if location in g.closed:
        return "MH-1.9"
    return "MH-1.6" if is_full(g, location) else None


# -- attack -----------------------------------------------------------------------------------------------------


@clause("MH-12.4", "MH-12.9", "MH-12.22")
def defence_of(g: MallState, kind: Kind) -> int:
    """What such a character adds to the defence, hidden or not."""
    return kind.literal_defence if g.options["literal_german_text"] == "on" else kind.defence


@clause("MH-12.3", "MH-12.13", "MH-12.15")
def defence(g: MallState, location: LocationId) -> int:
    """The defence of the characters there plus the Hardware played there this round, where it counts."""
    walls = sum(defence_of(g, KIND_OF[character]) for character in characters_at(g, location))
    if not g.modifiers or not hardware_counts(g, location):
        return walls
    return walls + bonus(g.modifiers, "defence", location)


@clause("MH-12.10", "MH-12.15")
def hardware_counts(g: MallState, location: LocationId) -> bool:
    """In the Supermarket Hardware is of no use against four or more zombies, by either text."""
    limit = LOCATIONS[location].limit
    return limit is None or g.zombies[location] < limit


@clause("MH-12.7", "MH-12.8", "MH-12.10")
def zombie_limit(g: MallState, location: LocationId) -> int | None:
    """Four or more zombies enter the Supermarket whatever its defence; by the letter this was said of Parking."""
    return LOCATIONS[location].limit if g.options["literal_german_text"] == "off" else None


def is_limit_reached(g: MallState, location: LocationId) -> bool:
    limit = zombie_limit(g, location)
    return limit is not None and g.zombies[location] >= limit


@clause("MH-12.5", "MH-12.6")
def zombies_get_in(g: MallState, location: LocationId) -> bool:
    """As many zombies as the defence, or more, get in."""
    zombies = g.zombies[location]
    return zombies > 0 and (zombies >= defence(g, location) or is_limit_reached(g, location))


Danger = Literal["closed", "quiet", "holds", "breach"]


def danger_at(g: MallState, location: LocationId) -> Danger:
    """What would happen if the zombies came now: nothing, they would stay outside, or get in."""
    if location in g.closed:
        return "closed"
    if not is_besieged(g, location):
        return "quiet"
    return "breach" if location == PARKING or zombies_get_in(g, location) else "holds"


def is_besieged(g: MallState, location: LocationId) -> bool:
    """Zombies stand in front, and there is somebody inside."""
    return g.zombies[location] > 0 and is_occupied(g, location)


@clause("MH-11.1", "MH-11.2", "MH-11.3", "MH-11.4")
def most_crowded_location(g: MallState) -> LocationId | None:
    """The one location with more heads than any other, Parking included."""
    return _the_one_with_most(list(g.where.values()))


@clause("MH-11.4", "MH-11.5", "MH-11.6")
def location_with_most_pin_ups(g: MallState) -> LocationId | None:
    return _the_one_with_most([place for character, place in g.where.items() if KIND_OF[character].id == PIN_UP])


def _the_one_with_most(places: list[LocationId]) -> LocationId | None:
    """None if several share the most, or if there is nothing to count."""
    counts = {place: places.count(place) for place in set(places)}
    most = max(counts.values(), default=0)
    found = [place for place, count in counts.items() if count == most]
    return found[0] if len(found) == 1 else None


# -- end --------------------------------------------------------------------------------------------------------


@clause("MH-15.1", "MH-15.7")
def all_stand_together(g: MallState) -> bool:
    """All living characters in one location other than Parking."""
    places = set(g.where.values())
    return len(places) == 1 and PARKING not in places


@clause("MH-15.2", "MH-15.3")
def survivors_at_end(seats: int) -> int:
    """The game ends when so many are alive: four, with six players six."""
    return 6 if seats == 6 else 4


def few_are_left(g: MallState) -> bool:
    return len(g.where) <= survivors_at_end(g.seats)
