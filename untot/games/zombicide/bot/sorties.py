"""A sortie: somebody gets out of the car, takes a token and comes back, played through in the mind night by night.

Zombies do what the forecast says; nobody fights on the way, and no card is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final, NamedTuple

from untot.games.zombicide.bot.forecast import Crowds, foretell
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.facts import board, wound_slots
from untot.games.zombicide.rules.c6_turn import ACTIONS_PER_TURN
from untot.games.zombicide.skills import has_skill, skill_bonus
from untot.games.zombicide.state import Survivor
from untot.parts.paths import distances_to
from untot.parts.zones import Net, ZoneId

MOST_NIGHTS: Final = 5
"""Whoever would be out for so long does not go."""
TOKEN: Final = 8.0
"""What a token is worth."""
LIFE: Final = 10.0
"""A life on a tour: whoever is left can still win."""
NIGHT: Final = 0.8
"""What each night out costs."""
LEVEL: Final = 0.2
"""How much it counts that it raises the danger level."""


class Sortie(NamedTuple):
    """A way to a token and back."""

    token: ZoneId
    blows: float
    nights: int
    far: int
    """Zones to the token."""


@dataclass(slots=True)
class _Outing:
    """Somebody on his way: where he is, what he can still do today, and what the zombies do meanwhile."""

    s: Scene
    who: Survivor
    zone: ZoneId
    actions: float
    crowds: Crowds
    blows: float = 0.0
    nights: int = 0

    def crowd(self, zone: ZoneId) -> float:
        return sum(self.crowds.get(zone, {}).values())

    def walk(self, target: ZoneId) -> None:
        """To there, over as many nights as it takes."""
        while self.zone != target and self.nights < MOST_NIGHTS:
            way = self.way(target)
            if not way:
                self.nights = MOST_NIGHTS
            elif not self._step(way):
                self.sleep()

    def _step(self, way: list[ZoneId]) -> bool:
        """One move action; False if too little is left for it."""
        slips = has_skill(self.who, "leave_freely")
        cost = 1 if slips else 1 + self.crowd(self.zone)
        if cost > self.actions:
            return False
        self.actions -= cost
        for zone in way[: 1 + skill_bonus(self.who, "zones_per_move")]:
            self.zone = zone
            if zone in self.crowds:
                break
        return True

    def spend(self) -> None:
        """An action that is no move."""
        if self.actions < 1:
            self.sleep()
        self.actions -= 1

    def sleep(self) -> None:
        told = foretell(self.s.g, {self.who.id: self.zone}, self.crowds)
        self.blows += told.blows.get(self.zone, 0.0)
        self.crowds = {zone: crowd for zone, crowd in told.crowds.items() if any(crowd.values())}
        self.actions = actions_of(self.who)
        self.nights += 1

    def way(self, target: ZoneId) -> list[ZoneId]:
        """The cheapest way there, crowds counted."""
        return way_over(self.s.net, self.zone, (target,), lambda zone, other: 1 + self.crowd(other))


def way_over(
    net: Net, start: ZoneId, ends: Collection[ZoneId], step: Callable[[ZoneId, ZoneId], float]
) -> list[ZoneId]:
    """The cheapest way to one of these ends; empty if there is none, or nowhere to go."""
    queue: list[tuple[float, int, ZoneId, list[ZoneId]]] = [(0.0, 0, start, [])]
    done: set[ZoneId] = set()
    number = 0
    while queue:
        cost, _, zone, way = heappop(queue)
        if zone in ends:
            return way
        if zone in done:
            continue
        done.add(zone)
        for other in net.neighbours[zone]:
            if other not in done:
                number += 1
                heappush(queue, (cost + step(zone, other), number, other, [*way, other]))
    return []


def actions_of(who: Survivor) -> float:
    """In a whole turn, with the free moves."""
    return ACTIONS_PER_TURN + skill_bonus(who, "actions") + skill_bonus(who, "free_actions", "move")


def sortie(
    s: Scene, who: Survivor, start: ZoneId, token: ZoneId, actions: float, crowds: Crowds | None = None
) -> Sortie:
    """On foot, with so many actions left, to the token and back to the street."""
    out = _Outing(s, who, start, actions, s.crowds if crowds is None else crowds)
    far = len(out.way(token))
    out.walk(token)
    out.spend()
    out.walk(home(s, token))
    return Sortie(token, out.blows, out.nights, far)


def home(s: Scene, zone: ZoneId) -> ZoneId:
    """The nearest street."""
    streets, near = board(s.g).ground.streets, distances_to(s.net, zone)
    return min((there for there in near if there in streets), key=near.__getitem__, default=zone)


def worth_of_sortie(s: Scene, who: Survivor, trip: Sortie) -> float:
    """What the token brings, less what the blows cost that he is likely to take."""
    if trip.nights >= MOST_NIGHTS:
        return 0.0
    cost = s.temper.cost_of_blows(trip.blows, len(wound_slots(who)), tough=who.tough_left) / s.temper.death
    return TOKEN - LIFE * min(1.0, cost) - NIGHT * trip.nights - LEVEL * s.cost_of_points(who, 5)
