"""Tokens fetched as fast as possible: who opens which building, who takes which token, in which order.

Zombies come faster than anybody can kill them, so the whole team is timed together, in rounds: a door may be opened by
one and the token behind it be taken in the same round by another. Every division of the buildings among those who can
open doors is tried, each by the nearest way; then the token that could be taken first gets its taker, and so on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Final, NamedTuple

from untot.games.zombicide.bot.temper import temper_of
from untot.games.zombicide.bot.ways import FAR, holds_tool, ways_to
from untot.games.zombicide.facts import board
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import DANGER_LEVELS, SurvivorId
from untot.games.zombicide.rules.c6_doors import unfilled, why_locked
from untot.games.zombicide.rules.c6_turn import ACTIONS_PER_TURN
from untot.games.zombicide.skills import has_skill, skill_bonus
from untot.games.zombicide.state import Survivor, ZombicideState
from untot.parts.zones import DoorId, DoorMask, ZoneId

MOST_DIVISIONS: Final = 64
"""So many divisions of the buildings are tried."""
IMPROVED: Final = 3
"""So many of them are improved."""


class Walker(NamedTuple):
    """Somebody of the team as the clock sees him: his actions in a round, and zones for each of them."""

    id: SurvivorId
    zone: ZoneId
    actions: float
    pace: float
    spent: float
    has_tool: bool
    xp: int
    slips: bool


class Job(NamedTuple):
    """A token, and the doors that lead to it, each with the way from the street to it; none if it lies open."""

    zone: ZoneId
    xp: int
    building: str
    doors: tuple[tuple[DoorId, ZoneId, int], ...]


class Leg(NamedTuple):
    """What somebody does first: the token he serves, and the door by which one gets there."""

    token: ZoneId
    door: DoorId


Legs = dict[SurvivorId, Leg]


@dataclass(slots=True)
class _Plan:
    """A timetable in the making: by survivor the actions spent and the place; by token when its door is opened, which
    door, and the way behind it; and in which rounds tokens are taken."""

    clock: list[float]
    at: list[ZoneId]
    legs: Legs
    opened: dict[int, tuple[int, DoorId, int]]
    times: list[float]
    done: set[int] = field(default_factory=set)


def first_legs(g: ZombicideState, people: Sequence[Survivor], tokens: Sequence[ZoneId]) -> Legs:
    """What everybody has to do first; who is not needed has nothing."""
    return _Timetable(g, people, tokens).best()


class _Timetable:
    """All that is known of ways and doors, and the best division found."""

    def __init__(self, g: ZombicideState, people: Sequence[Survivor], tokens: Sequence[ZoneId]) -> None:
        self.g = g
        self.temper = temper_of(g)
        self.zones = board(g).zones
        self.free = without_danger(g)
        self.walkers = [_walker(g, survivor) for survivor in people]
        self.jobs = [_job(g, zone, people, self.free) for zone in tokens]
        highest = max((walker.xp for walker in self.walkers), default=0)
        self.limit = min((lv.from_xp for lv in DANGER_LEVELS.values() if lv.from_xp > highest), default=FAR * 10)
        self._ways: dict[ZoneId, Mapping[ZoneId, int]] = {}

    def far(self, start: ZoneId, end: ZoneId) -> int:
        """Over what is open, and through doors that hold nothing back."""
        ways = self._ways.get(end)
        if ways is None:
            ways = self._ways[end] = ways_to(self.zones, self.g.open_doors, self.free, end)
        return ways.get(start, FAR)

    def best(self) -> Legs:
        """The division of the buildings that is done first, with what openers had better take themselves."""
        openers = [n for n, walker in enumerate(self.walkers) if walker.has_tool]
        closed = list(dict.fromkeys(job.building for job in self.jobs if job.doors)) if openers else []
        while len(openers) > 1 and len(openers) ** len(closed) > MOST_DIVISIONS:
            openers.remove(min(openers, key=lambda n: self.walkers[n].pace))
        divisions = [dict(zip(closed, given, strict=True)) for given in product(openers, repeat=len(closed))]
        tried = sorted((self._timed(division, ())[0], number) for number, division in enumerate(divisions))
        found = [self._improved(divisions[number], openers) for _, number in tried[:IMPROVED]]
        return min(found, key=lambda each: each[0])[1]

    def _improved(self, division: Mapping[str, int], openers: Sequence[int]) -> tuple[float, Legs]:
        """One token after another is left to an opener, as long as that helps."""
        own: tuple[int, ...] = ()
        best = self._timed(division, own)
        if not openers:
            return best
        for number in range(len(self.jobs)):
            other = self._timed(division, (*own, number))
            if other[0] < best[0]:
                best, own = other, (*own, number)
        return best

    def _timed(self, opener_of: Mapping[str, int], own: Sequence[int]) -> tuple[float, Legs]:
        """How long it takes if these open the buildings and take these tokens on their way, and what all do first."""
        plan = _Plan([walker.spent for walker in self.walkers], [walker.zone for walker in self.walkers], {}, {}, [])
        for who in dict.fromkeys(opener_of.values()):
            self._open_all(who, opener_of, own, plan)
        left = [number for number in range(len(self.jobs)) if number not in plan.done]
        while left:
            finish, who, number = min(
                (self._taken(n, job, plan), n, job) for n in range(len(self.walkers)) for job in left
            )
            left.remove(number)
            self._take(who, number, finish, plan)
        return max(plan.times, default=0.0) + self.temper.in_all * sum(plan.times), plan.legs

    def _take(self, who: int, number: int, finish: float, plan: _Plan) -> None:
        walker, door = self.walkers[who], plan.opened.get(number, (0, "", 0))[1]
        plan.times.append(finish)
        plan.clock[who], plan.at[who] = finish * walker.actions, self.jobs[number].zone
        plan.legs.setdefault(walker.id, Leg(self.jobs[number].zone, door))
        plan.done.add(number)

    def _open_all(self, who: int, opener_of: Mapping[str, int], own: Sequence[int], plan: _Plan) -> None:
        """First the tokens that lie open and are left to him, then his buildings, the nearest first."""
        waiting = [n for n, job in enumerate(self.jobs) if job.doors and opener_of[job.building] == who]
        lying = [n for n in own if not self.jobs[n].doors and n not in plan.done]
        while lying:
            number = min(lying, key=lambda n: self.far(plan.at[who], self.jobs[n].zone))
            lying.remove(number)
            self._take(who, number, self._taken(who, number, plan), plan)
        while waiting:
            number, (door, street, inside) = min(
                ((n, way) for n in waiting for way in self.jobs[n].doors),
                key=lambda each: self.far(plan.at[who], each[1][1]) + 0.5 * each[1][2],
            )
            self._open(who, number, door, street, plan)
            for n in [n for n in waiting if self.jobs[n].building == self.jobs[number].building]:
                plan.opened[n] = (plan.opened[number][0], door, self._inside(n, door, inside))
                waiting.remove(n)
                if n in own:
                    self._take(who, n, self._taken(who, n, plan), plan)

    def _inside(self, number: int, door: DoorId, otherwise: int) -> int:
        return next((way[2] for way in self.jobs[number].doors if way[0] == door), otherwise)

    def _open(self, who: int, number: int, door: DoorId, street: ZoneId, plan: _Plan) -> None:
        walker = self.walkers[who]
        plan.clock[who] += self.far(plan.at[who], street) / walker.pace + 1
        plan.at[who] = street
        plan.legs.setdefault(walker.id, Leg(self.jobs[number].zone, door))
        plan.opened[number] = (int(max(0.0, plan.clock[who] - 0.01) / walker.actions), door, 0)

    def _taken(self, who: int, number: int, plan: _Plan) -> float:
        """In which round he would take it, if he goes there next."""
        walker, job = self.walkers[who], self.jobs[number]
        raised = self.temper.raised if walker.xp + job.xp >= self.limit else 0.0
        if number not in plan.opened:
            far = FAR if job.doors else self.far(plan.at[who], job.zone)
            return (plan.clock[who] + far / walker.pace + 1) / walker.actions + raised
        when, door, inside = plan.opened[number]
        street = next(way[1] for way in job.doors if way[0] == door)
        there = plan.clock[who] + self.far(plan.at[who], street) / walker.pace
        held_up = 0.0 if walker.slips else self.temper.filled * (inside - 1)
        return (max(there, when * walker.actions) + inside + held_up + 1) / walker.actions + raised


def without_danger(g: ZombicideState) -> DoorMask:
    """The doors that are open, and those behind which nothing waits."""
    zones = board(g).zones
    free = g.open_doors
    for bit, door in enumerate(zones.doors):
        if why_locked(g, door) is None and not unfilled(g, board(g).doors[door].room):
            free |= 1 << bit
    return free


def _walker(g: ZombicideState, survivor: Survivor) -> Walker:
    actions = ACTIONS_PER_TURN + skill_bonus(survivor, "actions")
    free = skill_bonus(survivor, "free_actions", "move")
    spent = 0.0
    if survivor.is_activated or g.phase != "players":
        spent = float(actions)
    elif g.turn is not None and g.turn.survivor == survivor.id:
        spent = float(max(0, actions - g.turn.actions))
    pace = (1.0 + skill_bonus(survivor, "zones_per_move")) * (1 + free / actions)
    slips = has_skill(survivor, "leave_freely")
    return Walker(survivor.id, survivor.zone, actions, pace, spent, holds_tool(survivor), survivor.xp, slips)


def _job(g: ZombicideState, zone: ZoneId, people: Sequence[Survivor], free: DoorMask) -> Job:
    """How one gets at a token."""
    points = next(
        printed.xp
        for token, printed in zip(g.objectives, mission_of(g).objectives, strict=True)
        if token.zone == zone and not token.is_taken
    )
    zones = board(g).zones
    now = ways_to(zones, g.open_doors, free, zone)
    if any(survivor.zone in now for survivor in people):
        return Job(zone, points, "", ())
    building = board(g).buildings[board(g).building_of[zone]]
    doors = []
    for door in building.doors:
        placed = board(g).doors[door]
        if why_locked(g, door) is None and placed.room in now:
            doors.append((door, placed.street, 1 + now[placed.room]))
    return Job(zone, points, building.id if doors else "", tuple(doors))
