"""A tour by car: where the car is, who rides, who fetches a token on foot, and which doors are still to be opened.

While all sit in one car nothing gets at them, for it goes six zones in a turn. Whoever passes zombies freely and opens
doors goes alone, and nobody waits for him.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from untot.games.zombicide.bot.arming import is_touring
from untot.games.zombicide.bot.division import is_runner
from untot.games.zombicide.bot.driving import is_driver
from untot.games.zombicide.bot.forecast import Crowds
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.sorties import Sortie, home, sortie, way_over, worth_of_sortie
from untot.games.zombicide.bot.ways import FAR, ways_to
from untot.games.zombicide.bot.worth import ZOMBIES_PER_ROOM
from untot.games.zombicide.facts import board, danger_level, is_on_foot, people_in_car, zombies_in
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.rules.c6_doors import tools, unfilled, why_locked
from untot.games.zombicide.skills import has_skill, skill_bonus
from untot.games.zombicide.state import CarNumber, Survivor
from untot.parts.paths import distances_to
from untot.parts.zones import DoorId, DoorMask, ZoneId, net

OPENING: Final = 6.0
"""To open the first door of a building with a token."""
MORE_TOKENS: Final = 1.5
"""What each further token in it adds."""
ROOM: Final = 0.35
"""What each room costs that is filled by it."""
TOO_LARGE: Final = 2.0
"""What is worth no more than that waits until nothing else is left, and then is worth this:"""
LAST: Final = 3.0
SHORTER: Final = 4.2
"""To open another door, if the way to a token is shorter by it."""
WALKERS: Final = 30
"""So many may stand on the board when a building has been filled, lest the box runs out of them."""
BOARDS: Final = 2
"""From so far somebody still gets to the car."""


class Tour:
    """Where the car is, who sits in it, and what is still to be done."""

    def __init__(self, s: Scene) -> None:
        self.s, self.g = s, s.g
        self.car = _car(s)
        self.zone = s.g.cars[self.car].zone
        self.seated = people_in_car(s.g, self.car)
        missing = [token.zone for token in s.g.objectives if not token.is_taken]
        self.is_done = not missing
        self.solos = [who for who in s.people if missing and is_runner(who)]
        self.afoot = [who for who in s.people if is_on_foot(who) and who not in self.solos]
        self.tokens = [token for token in missing if token not in self._of_solos(missing)] or missing
        self._meets: dict[str, ZoneId] = {}
        self._stops: dict[ZoneId, float] | None = None

    def _of_solos(self, missing: list[ZoneId]) -> set[ZoneId]:
        """All in the building that somebody who goes alone has taken on."""
        building_of = board(self.g).building_of
        errands = [errand for who in self.solos if (errand := self.s.errand_of(who)) is not None]
        theirs = {building_of.get(errand.zone) for errand in errands}
        return {token for token in missing if building_of.get(token) in theirs}

    # -- tokens -------------------------------------------------------------------------------------------------

    def best_sortie(
        self, who: Survivor, start: ZoneId, actions: float, crowds: Crowds | None = None
    ) -> tuple[float, Sortie | None]:
        """The token that is best fetched from here, and what that is worth."""
        near = distances_to(self.s.net, start)
        taken = self._claimed(who)
        best: tuple[float, Sortie | None] = (0.0, None)
        for token in self.tokens if actions >= 0 else ():
            if token in near and token not in taken:
                trip = sortie(self.s, who, start, token, actions, crowds)
                worth = worth_of_sortie(self.s, who, trip)
                best = max(best, (worth, trip), key=lambda each: each[0])
        return best

    def _claimed(self, who: Survivor) -> set[ZoneId]:
        """Tokens to which somebody else is on his way, inside."""
        found = set()
        for other in self.afoot:
            near = distances_to(self.s.net, other.zone)
            reach = [token for token in self.tokens if token in near]
            if reach and other is not who and other.zone in board(self.g).ground.rooms:
                found.add(min(reach, key=near.__getitem__))
        return found

    def ways_out(self) -> set[ZoneId]:
        """Streets before which a token lies open."""
        return {home(self.s, token) for token in self._lying_open()}

    def _lying_open(self) -> list[ZoneId]:
        near = distances_to(self.s.net, self.zone)
        return [token for token in self.tokens if token in near]

    # -- doors --------------------------------------------------------------------------------------------------

    def stops(self) -> dict[ZoneId, float]:
        """Streets where a door should be opened, and what that is worth."""
        if self._stops is None:
            has_tool = any(tools(who) for who in self.s.people)
            streets = board(self.g).ground.streets if has_tool else ()
            worth = {zone: max((worth for _, worth in self.doors_at(zone)), default=0.0) for zone in streets}
            self._stops = {zone: gain for zone, gain in worth.items() if gain > 0}
        return self._stops

    def doors_at(self, zone: ZoneId) -> Iterator[tuple[DoorId, float]]:
        """Closed doors beside a street, with what it is worth to open each."""
        zones = board(self.g).zones
        for door in zones.doors_at[zone]:
            if not self.g.open_doors & zones.bit_of[door] and why_locked(self.g, door) is None:
                worth = self._door_worth(door)
                if worth > 0:
                    yield door, worth

    def _door_worth(self, door: DoorId) -> float:
        """It leads to a token; the more rooms are filled by it the worse."""
        placed = board(self.g).doors[door]
        building = board(self.g).buildings[board(self.g).building_of[placed.room]]
        inside = [token for token in self.tokens if token in building.rooms]
        new = len(unfilled(self.g, placed.room))
        if not inside or not new:
            return SHORTER if inside and self._is_shorter(door, inside) else 0.0
        is_last = all(token in inside or token in self._lying_open() for token in self.tokens)
        walkers = sum(crowd.get("walker", 0) for crowd in self.g.zombies.values())
        if walkers + new * ZOMBIES_PER_ROOM[danger_level(self.g)] > WALKERS and not is_last:
            return 0.0
        worth = OPENING + MORE_TOKENS * (len(inside) - 1) - ROOM * new
        return worth if worth > TOO_LARGE else LAST * is_last

    def _is_shorter(self, door: DoorId, inside: list[ZoneId]) -> bool:
        """By two zones at least, for one of these."""
        zones, street = board(self.g).zones, board(self.g).doors[door].street
        doors = self.g.open_doors | zones.bit_of[door]
        return any(
            ways_to(zones, doors, doors, token).get(street, FAR) + 2
            <= ways_to(zones, self.g.open_doors, self.g.open_doors, token).get(street, FAR)
            for token in inside
        )

    # -- people -------------------------------------------------------------------------------------------------

    def best_driver(self) -> Survivor:
        """Whoever is the slowest on foot."""
        return min(self.s.people, key=lambda who: (_pace(who), -who.xp))

    def boarding(self) -> list[Survivor]:
        """Those who can still get in today: nobody rummages in the car before, a zombie in it would bar their way."""
        if zombies_in(self.g, self.zone):
            return []
        near = distances_to(self.s.net, self.zone)
        return [who for who in self.afoot if not who.is_activated and near.get(who.zone, FAR) <= BOARDS]

    def can_drive_off(self, who: Survivor) -> bool:
        """Somebody else at the wheel, or who can take it, has his turn still to come."""
        drivers = [other for other in self.seated if is_driver(other)] or self.seated
        return any(other is not who and not other.is_activated for other in (*drivers, *self.boarding()))

    def meets(self, who: Survivor) -> ZoneId:
        """Where somebody on foot comes out to the street: past few zombies, maybe through a door that he opens."""
        known = self._meets.get(who.id)
        if known is None:
            known = self._meets[who.id] = self._way_out(who)
        return known

    def _way_out(self, who: Survivor) -> ZoneId:
        streets, zones = board(self.g).ground.streets, board(self.g).zones
        through = net(zones, self.passable(who))

        def step(zone: ZoneId, other: ZoneId) -> float:
            is_shut = other not in self.s.net.neighbours[zone]
            far = self.far(self.zone, other) if other in streets else 0
            return 1 + zombies_in(self.g, other) + is_shut + 0.1 * far

        way = way_over(through, who.zone, streets, step)
        return way[-1] if way else who.zone

    def passable(self, who: Survivor) -> DoorMask:
        """The doors that are open, and those he could open behind which nothing waits."""
        zones, doors = board(self.g).zones, self.g.open_doors
        for door in zones.doors if tools(who) else ():
            if why_locked(self.g, door) is None and not unfilled(self.g, board(self.g).doors[door].room):
                doors |= zones.bit_of[door]
        return doors

    def far(self, zone: ZoneId, to: ZoneId) -> int:
        """By car."""
        return ways_to(board(self.g).zones, 0, 0, to).get(zone, FAR)


def is_tour(s: Scene) -> bool:
    return is_touring(mission_of(s.g)) and any(car.zone for car in s.g.cars)


def _car(s: Scene) -> CarNumber:
    """The one with the most people, else the nearest."""
    near = {number: distances_to(s.net, car.zone) for number, car in enumerate(s.g.cars) if car.zone}
    far = {number: sum(ways.get(who.zone, FAR) for who in s.people) for number, ways in near.items()}
    return max(near, key=lambda number: (len(people_in_car(s.g, number)), -far[number]))


def _pace(who: Survivor) -> float:
    fast = 2.0 * has_skill(who, "leave_freely") + 2.0 * skill_bonus(who, "zones_per_move")
    return fast + skill_bonus(who, "free_actions", "move")
