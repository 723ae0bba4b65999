"""Where to stand: placing at set-up, destinations and moves."""

from __future__ import annotations

from untot.games.mall_of_horror.bot.danger import Scene, crowds_of, losses
from untot.games.mall_of_horror.bot.standing import Race, race
from untot.games.mall_of_horror.bot.worth import CARD_WORTH, CROWDING, PLACE_WORTH
from untot.games.mall_of_horror.facts import living_characters, own_characters_at, seats_from_badge
from untot.games.mall_of_horror.pieces import KIND_OF, LOCATION_OF_FACE, LOCATIONS, PARKING, CharacterId, LocationId
from untot.games.mall_of_horror.state import MallState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat

Where = dict[CharacterId, LocationId]
Gains = dict[str, float]

FIT = {'pin_up': 1.0, 'tough_guy': 1.0, 'gunman': 1.0}
COMES_HERE = 0.25
"""How likely another player goes to a given place, and how likely one leaves it."""


def gains_of_placing(g: MallState, ask: Ask, seat: Seat) -> Gains:
    """Valuable characters to good places, and not two of one's own together."""
    gains = {}
    for answer in ask.answers(seat):
        who, where = answer.split(" ")
        location = where.removeprefix("at:")
        points = KIND_OF[who.removeprefix("place:")].points
        own = len(own_characters_at(g, seat, location))
        gains[answer] = PLACE_WORTH[location] * FIT.get(who.partition(".")[2], 1.0) - CROWDING * own
    return gains


# -- destinations -----------------------------------------------------------------------------------------------


def known_zombies(g: MallState, seat: Seat) -> tuple[dict[LocationId, int], int]:
    """The zombies that will stand there as far as this seat knows, and how many dice it does not know."""
    zombies = dict(g.zombies)
    if not g.dice or g.are_wheels_revealed:
        return zombies, 0 if g.are_wheels_revealed else 4
    if seat not in g.dice_seen_by:
        return zombies, len(g.dice)
    for face in g.dice:
        location = LOCATION_OF_FACE[face]
        if location not in g.closed:
            zombies[location] += 1
    return zombies, 0


def gains_of_destinations(g: MallState, ask: Ask, seat: Seat) -> Gains:
    """The best that can come of each destination: some character goes there, or to Parking if it is full."""
    standing = race(g)
    zombies, dice = known_zombies(g, seat)
    own = living_characters(g, seat)
    scene = Scene(standing, g.colours[seat], g.where, zombies, dice)
    pushed = {c: scene.outlook_if(c, PARKING) for c in own}
    gains = {}
    for answer in ask.answers(seat):
        location = answer.removeprefix("to:")
        room = chance_of_room(g, seat, location)
        gains[answer] = max(
            room * scene.outlook_if(c, location) + (1 - room) * pushed[c]
            for c in own
            if g.where[c] != location
        )
    return gains


def chance_of_room(g: MallState, seat: Seat, location: LocationId) -> float:
    """How likely there is a free place when one's own move comes."""
    capacity = LOCATIONS[location].capacity
    if capacity is None:
        return 1.0
    free = capacity - list(g.where.values()).count(location)
    ahead = 0
    for other in seats_from_badge(g):
        if other == seat:
            break
        if other in g.destinations and other == g.badge and g.chief_elected:
            free -= g.destinations[other] == location
        elif not g.eliminated[other]:
            ahead += 1
    if free <= 0:
        return min(0.8, COMES_HERE * ahead * 0.7) if free == 0 else 0.05
    chance = 1.0
    if ahead >= free:
        chance = 1 - COMES_HERE**free * (ahead - free + 1)
    return max(0.1, chance)


# -- moves ------------------------------------------------------------------------------------------------------


def gains_of_moves(g: MallState, ask: Ask, seat: Seat) -> Gains:
    """The outlook after each way to move, given where the others will probably go after this."""
    standing = race(g)
    where = forecast(g, seat, standing)
    scene = Scene(standing, g.colours[seat], where, g.zombies, 0)
    destination = g.destinations[seat]
    gains = {}
    for answer in ask.answers(seat):
        who, how = answer.split(" ")
        character = who.removeprefix("move:")
        if how == "go":
            to, price = _entered(g, destination), 0.0
        else:
            to, price = (g.where[character] if how == "stay" else how.removeprefix("sprint:")), CARD_WORTH["sprint"]
        gains[answer] = scene.outlook_if(character, to) - price
    return gains


def _entered(g: MallState, destination: LocationId) -> LocationId:
    """Where one arrives: the destination, or Parking if it is full or overrun."""
    capacity = LOCATIONS[destination].capacity
    if destination in g.closed or (capacity is not None and list(g.where.values()).count(destination) >= capacity):
        return PARKING
    return destination


def forecast(g: MallState, seat: Seat, standing: Race) -> Where:
    """Where all will stand when those who move later have saved the one they fear for most."""
    where = dict(g.where)
    order = seats_from_badge(g)
    for other in order[order.index(seat) + 1 :]:
        destination = g.destinations.get(other)
        movers = [c for c in living_characters(g, other) if where[c] != destination]
        if destination is None or not movers:
            continue
        crowds = crowds_of(where)
        def fear(c: CharacterId) -> float:
            place = where[c]
            return dict(losses(standing, place, crowds[place], g.zombies[place], 0)).get(g.colours[other], 0.0) + KIND_OF[c].points / 100
        where[max(movers, key=fear)] = _entered(g, destination)
    return where
