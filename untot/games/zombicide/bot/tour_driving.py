"""Driving on a tour: what it is worth to run over these and to stop there for the night.

The car stops where somebody has something to do next, or waits to be fetched, and out of reach: also of the Walkers
that all act once more when the box has none left.
"""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.bot.driving import Ride, Route, driven, in_words, is_driver, routes
from untot.games.zombicide.bot.forecast import Foretold, foretell
from untot.games.zombicide.bot.scene import EXTRA, Scene
from untot.games.zombicide.bot.sorties import actions_of
from untot.games.zombicide.bot.tour import OPENING, Tour
from untot.games.zombicide.bot.worth import DEATH_COST, WOUND_COST
from untot.games.zombicide.facts import active_spawn_zones, danger_level, turn_of, wound_slots
from untot.games.zombicide.pieces import DANGER_LEVELS, ZOMBIES, LevelId
from untot.games.zombicide.state import Survivor
from untot.parts.zones import ZoneId

KILL: Final = 0.5
"""A Walker that is run over."""
PRESSED: Final = 0.5
"""What it is worth besides when Walkers run short."""
CALM: Final = 20
"""So many Walkers, those that are to come included, do not press yet."""
RISE: Final = 5.0
"""A danger level more."""
AHEAD: Final = 0.2
"""Each point that the driver has more than all others."""
PREY: Final = 0.2
"""A zombie that the passengers can strike next."""
MOST_PREY: Final = 6
NEAR: Final = 0.6
"""A zone nearer to somebody who is to be fetched."""
FETCH: Final = 3.0
PICK_UP: Final = 6.0
"""To stand where somebody comes out, tomorrow or today."""
STOP: Final = 12.0
"""To stand before a door that is to be opened."""
SET_OUT: Final = 0.6
"""What a sortie from there counts."""
MEANWHILE: Final = 0.8
"""How much doors and tokens count while somebody is waiting."""
FEW: Final = 2
"""So many zombies beside the car can be killed before somebody gets in or out."""
CROWD: Final = 0.1
SHORT: Final = (0.8, 0.3, 0.15)
"""Blows to expect from each zombie beside the car, and when Walkers run short from those so many zones away."""
COMES: Final[dict[LevelId, float]] = {"blue": 4.0, "yellow": 7.0, "orange": 10.0, "red": 18.0}
"""How many come in a round."""
SPAWNED: Final[dict[LevelId, float]] = {"blue": 1.0, "yellow": 2.0, "orange": 4.0, "red": 8.0}
"""What it costs to stand where they come."""
GATHERED: Final = 60.0
"""To be where all must be in the end."""
TRIED: Final = 2
"""So many rides to each zone are thought on."""


def plans_to_tour(t: Tour, who: Survivor) -> dict[str, float]:
    """All drives against staying."""
    rest = _judged(t, who, Ride((), who.zone, 0.0, t.s.crowds))
    taboo = {other.zone for other in t.s.people if other.car != who.car}
    found: dict[Route, float] = {}
    for ride in _rides(t, who, taboo):
        found[ride.first] = max(_judged(t, who, ride), found.get(ride.first, -1000.0))
    if t.is_done and len(t.seated) == len(t.s.people):
        found |= {route: _gathering(t, who, route) for route in routes(t.s, who.zone, taboo)}
    return {f"drive {in_words(route)}": gain - rest for route, gain in found.items()}


def _gathering(t: Tour, who: Survivor, route: Route) -> float:
    """Through a spawn zone that is likely to be clear then."""
    after = driven(t.s, who.zone, route, t.s.crowds).crowds
    left = [sum(after.get(zone, {}).values()) for zone in route if zone in active_spawn_zones(t.g)]
    nearest = min(t.far(route[-1], spawn) for spawn in active_spawn_zones(t.g))
    return GATHERED / (1 + min(left)) if left else -float(nearest)


def _rides(t: Tour, who: Survivor, taboo: set[ZoneId]) -> list[Ride]:
    """To every zone that the rest of the turn leads to, over as many zombies as possible."""
    going = [driven(t.s, who.zone, route, t.s.crowds) for route in routes(t.s, who.zone, taboo)]
    found = going
    for _ in range(turn_of(t.g).actions - 1):
        going = [
            further._replace(first=ride.first, gain=ride.gain + further.gain)
            for ride in _best_to_each(going)
            for route in routes(t.s, ride.zone, taboo)
            for further in [driven(t.s, ride.zone, route, ride.crowds)]
        ]
        found = found + going
    return _best_to_each(found)


def _best_to_each(rides: list[Ride]) -> list[Ride]:
    ends: dict[ZoneId, list[Ride]] = {}
    for ride in sorted(rides, key=lambda ride: -ride.gain):
        ends.setdefault(ride.zone, []).append(ride)
    return [ride for of_zone in ends.values() for ride in of_zone[:TRIED]]


# -- the night --------------------------------------------------------------------------------------------------


def _judged(t: Tour, who: Survivor, ride: Ride) -> float:
    """What was run over, and what it is worth to stop there for the night."""
    told = foretell(t.g, {other.id: ride.zone for other in t.seated}, ride.crowds)
    pressed = _pressed(t.s)
    worth = (KILL + PRESSED * pressed) * ride.gain - _cost_of_night(t.s, t.seated, ride.zone, told)
    worth -= _cost_of_level(t.s, who, ride.gain) * max(0.0, 1 - pressed)
    after = sum(told.crowds.get(ride.zone, {}).values())
    worth += sum(_fetching(t, other, ride.zone, after) for other in t.afoot)
    if t.is_done:
        return worth - 0.3 * min(t.far(ride.zone, spawn) for spawn in active_spawn_zones(t.g))
    if ride.zone in active_spawn_zones(t.g):
        worth -= SPAWNED[danger_level(t.g)]
    if not told.blows.get(ride.zone):
        beside = (ride.zone, *t.s.net.neighbours[ride.zone])
        worth += PREY * min(MOST_PREY, sum(sum(told.crowds.get(zone, {}).values()) for zone in beside))
    return worth + (MEANWHILE if t.afoot else 1.0) * _next_deed(t, ride.zone, after, told)


def _fetching(t: Tour, other: Survivor, zone: ZoneId, after: float) -> float:
    """To wait where somebody on foot comes out."""
    far = t.far(zone, t.meets(other))
    if far or after > FEW:
        return -NEAR * far
    return (FETCH if other.is_activated else PICK_UP) * (1 - 0.2 * after)


def _next_deed(t: Tour, zone: ZoneId, after: float, told: Foretold) -> float:
    """A door to be opened here, a token that somebody could fetch from here, or how far the next door is."""
    stops = t.stops()
    nearest = min((t.far(zone, stop) - 0.5 * gain for stop, gain in stops.items()), default=0.0)
    worth = -0.5 * NEAR * max(nearest, -3.0)
    if after > FEW:
        return worth
    worth += STOP * stops.get(zone, 0.0) / OPENING * (1 - 0.15 * after)
    if zone in t.ways_out():
        crew = [other for other in t.seated if not is_driver(other)]
        trips = [t.best_sortie(other, zone, actions_of(other) - 1, told.crowds)[0] for other in crew]
        worth += SET_OUT * max(trips, default=0.0)
    return worth


def _pressed(s: Scene) -> float:
    """How near the box is to having no Walkers left: then all of them act once more for each card."""
    walkers = sum(crowd.get("walker", 0) for crowd in s.crowds.values()) + COMES[danger_level(s.g)]
    return max(0.0, min(1.5, (walkers - CALM) / 12))


def _cost_of_level(s: Scene, who: Survivor, points: float) -> float:
    """More experience than all others have brings more zombies."""
    highest, after = max(other.xp for other in s.people), who.xp + points
    passed = sum(highest < level.from_xp <= after for level in DANGER_LEVELS.values())
    return RISE * passed + AHEAD * max(0.0, after - highest)


def _cost_of_night(s: Scene, people: list[Survivor], zone: ZoneId, told: Foretold) -> float:
    """What the zombies' phase costs the people of the car if it stands here then."""
    level, beside = danger_level(s.g), set(s.net.neighbours[zone])
    walkers = {there: crowd.get("walker", 0) for there, crowd in told.crowds.items()}
    short = (sum(walkers.values()) + COMES[level] - ZOMBIES["walker"].miniatures) / COMES[level] + 0.5
    around = {there for near in beside for there in s.net.neighbours[near]} - beside - {zone}
    rings = [sum(walkers.get(there, 0) for there in ring) for ring in ({zone}, beside, around)]
    blows = told.blows.get(zone, 0.0) + (EXTRA[level] + CROWD) * sum(told.crowds.get(zone, {}).values())
    blows += min(1.0, max(0.0, short)) * sum(part * ring for part, ring in zip(SHORT, rings, strict=True))
    sound = sum(not wound_slots(other) for other in people)
    return WOUND_COST * min(blows, sound) + DEATH_COST * max(0.0, min(blows - sound, len(people)))
