"""Questions about the State of Mall of Horror. Nothing here changes anything."""

from __future__ import annotations

from untot.games.mall_of_horror.pieces import (
    KIND_OF,
    LOCATIONS,
    OWNER_OF,
    PARKING,
    PIN_UP,
    SUPERMARKET,
    CharacterId,
    Colour,
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
    return [*range(g.badge, g.seats), *range(g.badge)]


@clause("MH-14.1")
def is_eliminated(g: MallState, seat: Seat) -> bool:
    return g.eliminated[seat] > 0


def living_characters(g: MallState, seat: Seat) -> list[CharacterId]:
    colour = g.colours[seat]
    return [character for character in g.where if OWNER_OF[character] == colour]


def has_living_character(g: MallState, seat: Seat) -> bool:
    return g.colours[seat] in {OWNER_OF[character] for character in g.where}


@clause("MH-15.8")
def score(g: MallState, seat: Seat) -> int:
    """The points of one's living characters."""
    return sum(KIND_OF[character].points for character in living_characters(g, seat))


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
    colour = g.colours[seat]
    return any(place == location and OWNER_OF[c] == colour for c, place in g.where.items())


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
def own_defence(g: MallState, character: CharacterId) -> int:
    """What a character adds to the defence, hidden or not."""
    kind = KIND_OF[character]
    return kind.literal_defence if g.options["literal_german_text"] == "on" else kind.defence


@clause("MH-12.3", "MH-12.13", "MH-12.15")
def defence(g: MallState, location: LocationId) -> int:
    """The defence of the characters there plus the Hardware played there this round, where it counts."""
    walls = sum(own_defence(g, character) for character in characters_at(g, location))
    return walls + (bonus(g.modifiers, "defence", location) if hardware_counts(g, location) else 0)


@clause("MH-12.10", "MH-12.15")
def hardware_counts(g: MallState, location: LocationId) -> bool:
    """In the Supermarket Hardware is of no use against four or more zombies, by either text."""
    return location != SUPERMARKET or g.zombies[location] < 4


@clause("MH-12.7", "MH-12.8", "MH-12.10")
def four_get_in(g: MallState, location: LocationId) -> bool:
    """Four or more zombies enter the Supermarket whatever its defence; by the letter this was said of Parking."""
    return location == SUPERMARKET and g.zombies[location] >= 4 and g.options["literal_german_text"] == "off"


@clause("MH-12.5", "MH-12.6")
def zombies_get_in(g: MallState, location: LocationId) -> bool:
    """As many zombies as the defence, or more, get in."""
    zombies = g.zombies[location]
    return zombies > 0 and (zombies >= defence(g, location) or four_get_in(g, location))


def is_in_danger(g: MallState, location: LocationId) -> bool:
    """Whether somebody there would be attacked if the zombies came now."""
    if not is_occupied(g, location):
        return False
    return g.zombies[location] > 0 if location == PARKING else zombies_get_in(g, location)


@clause("MH-11.1", "MH-11.2", "MH-11.3", "MH-11.4")
def most_crowded_location(g: MallState) -> LocationId | None:
    """The one location with more heads than any other, Parking included."""
    return _the_one_with_most(list(g.where.values()))


@clause("MH-11.4", "MH-11.5", "MH-11.6")
def location_with_most_pin_ups(g: MallState) -> LocationId | None:
    return _the_one_with_most([place for character, place in g.where.items() if KIND_OF[character].id == PIN_UP])


def _the_one_with_most(places: list[LocationId]) -> LocationId | None:
    """None if several share the most, or if there is nothing to count."""
    counts = {place: places.count(place) for place in places}
    most = [place for place, count in counts.items() if count == max(counts.values())]
    return most[0] if len(most) == 1 else None


# -- end --------------------------------------------------------------------------------------------------------


@clause("MH-15.1", "MH-15.7")
def all_stand_together(g: MallState) -> bool:
    """All living characters in one location other than Parking."""
    places = set(g.where.values())
    return len(places) == 1 and PARKING not in places


@clause("MH-15.2", "MH-15.3")
def few_are_left(g: MallState) -> bool:
    """Four or fewer are alive, with six players six or fewer."""
    return len(g.where) <= (6 if g.seats == 6 else 4)
