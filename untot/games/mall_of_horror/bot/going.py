"""Where to stand: placing at set-up, destinations and moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from untot.games.mall_of_horror.bot.danger import Scene, crowds_of, losses
from untot.games.mall_of_horror.bot.memory import Memory
from untot.games.mall_of_horror.bot.standing import Race, race
from untot.games.mall_of_horror.bot.worth import CROWDING, START_WORTH
from untot.games.mall_of_horror.facts import colour_of, living_characters, own_characters_at, seats_from_badge
from untot.games.mall_of_horror.pieces import (
    CARDS,
    KIND_OF,
    LOCATION_OF_FACE,
    LOCATIONS,
    PARKING,
    CharacterId,
    LocationId,
)
from untot.games.mall_of_horror.state import MallState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.words import thing_in, thing_of

COMES_HERE: Final = 0.25
"""How likely another player's character goes to a given place."""
LEAVES_HERE: Final = 0.17
"""How likely another player's character leaves a given full place in time."""


def gains_of_placing(g: MallState, ask: Ask, seat: Seat, memory: Memory) -> dict[str, float]:
    """Good places, most of all for those with votes, and not two of one's own together."""
    gains = {}
    for answer in ask.answers(seat):
        location = thing_in(answer, "at")
        votes = KIND_OF[thing_in(answer, "place")].votes
        together = len(own_characters_at(g, seat, location))
        gains[answer] = START_WORTH[location] * (1 + votes) / 2 - CROWDING * together
    return gains


# -- destinations -----------------------------------------------------------------------------------------------


def gains_of_destinations(g: MallState, ask: Ask, seat: Seat, memory: Memory) -> dict[str, float]:
    """The best that can come of each destination: somebody goes there, or to Parking if it has become full."""
    zombies, dice = zombies_to_come(g, seat)
    scene = Scene(race(g), colour_of(g, seat), g.where, zombies, dice)
    own = living_characters(g, seat)
    turned_away = {character: scene.outlook_if(character, PARKING) for character in own}
    gains = {}
    for answer in ask.answers(seat):
        location = thing_of(answer)
        room = chance_of_room(g, seat, location)
        gains[answer] = max(
            room * scene.outlook_if(character, location) + (1 - room) * turned_away[character]
            for character in own
            if g.where[character] != location
        )
    return gains


def zombies_to_come(g: MallState, seat: Seat) -> tuple[Mapping[LocationId, int], int]:
    """The zombies that will stand in front, as far as this seat knows, and how many dice it does not know."""
    if seat not in g.dice_seen_by:
        return g.zombies, len(g.dice)
    zombies = dict(g.zombies)
    for face in g.dice:
        zombies[LOCATION_OF_FACE[face]] += LOCATION_OF_FACE[face] not in g.closed
    return zombies, 0


def chance_of_room(g: MallState, seat: Seat, location: LocationId) -> float:
    """How likely there is a free place when one's own move comes."""
    capacity = LOCATIONS[location].capacity
    if capacity is None:
        return 1.0
    free = capacity - list(g.where.values()).count(location)
    order = seats_from_badge(g)
    ahead = [other for other in order[: order.index(seat)] if not g.eliminated[other]]
    if ahead and g.chief_elected and g.destinations.get(g.badge) == location:
        free -= 1
    if free > len(ahead):
        return 1.0
    return 1 - COMES_HERE**free if free > 0 else LEAVES_HERE * len(ahead)


# -- moves ------------------------------------------------------------------------------------------------------


def gains_of_moves(g: MallState, ask: Ask, seat: Seat, memory: Memory) -> dict[str, float]:
    """The outlook after each way to move, given where those who move later will probably go."""
    standing = race(g)
    scene = Scene(standing, colour_of(g, seat), forecast(g, seat, standing), g.zombies, 0)
    arrival = where_one_arrives(g, g.destinations[seat])
    gains = {}
    for answer in ask.answers(seat):
        character, card = thing_in(answer, "move"), thing_in(answer, "with")
        if card:
            to = thing_in(answer, "sprint") or thing_in(answer, "stay")
            gains[answer] = scene.outlook_if(character, to) - CARDS[card].worth
        else:
            gains[answer] = scene.outlook_if(character, arrival)
    return gains


def where_one_arrives(g: MallState, destination: LocationId) -> LocationId:
    """The destination, or Parking if it is full or overrun (MH-10.15, MH-10.17)."""
    capacity = LOCATIONS[destination].capacity
    is_full = capacity is not None and list(g.where.values()).count(destination) >= capacity
    return PARKING if is_full or destination in g.closed else destination


def forecast(g: MallState, seat: Seat, standing: Race) -> dict[CharacterId, LocationId]:
    """Where all will stand when each of those who move later has saved the one he fears for most."""
    where = dict(g.where)
    order = seats_from_badge(g)
    for other in order[order.index(seat) + 1 :]:
        destination = g.destinations.get(other)
        movers = [c for c in living_characters(g, other) if where[c] != destination]
        if destination is not None and movers:
            fear = _fears(g, other, standing, where)
            where[max(movers, key=lambda c: fear[where[c]])] = where_one_arrives(g, destination)
    return where


def _fears(
    g: MallState, seat: Seat, standing: Race, where: Mapping[CharacterId, LocationId]
) -> dict[LocationId, float]:
    """What a seat is expected to lose at each place if nobody moves any more."""
    colour = colour_of(g, seat)
    return {
        place: dict(losses(standing, place, crowd, g.zombies[place], 0)).get(colour, 0.0)
        for place, crowd in crowds_of(where).items()
    }
