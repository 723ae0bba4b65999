"""Who does what: the errands of the mission are divided among the team.

Whoever can open doors leads a group; each group has an errand of its own, the others go with the group that is
nearest and still small. What lies open already is fetched by whoever is nearest. For what must be done together, and
where there are cars to drive, everybody has the same errand. Whoever passes zombies freely and opens doors goes alone,
from token to token.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from untot.games.zombicide.bot.arming import is_rush
from untot.games.zombicide.bot.errands import Deed, Errand
from untot.games.zombicide.bot.rushing import first_legs, without_danger
from untot.games.zombicide.bot.touring import tour_from
from untot.games.zombicide.bot.ways import FAR, holds_tool, ways_to
from untot.games.zombicide.facts import board
from untot.games.zombicide.missions import LeaveFromStart
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import SurvivorId
from untot.games.zombicide.skills import has_skill
from untot.games.zombicide.state import Survivor, ZombicideState
from untot.parts.zones import DoorMask, ZoneId

TOGETHER: Final[tuple[Deed, ...]] = ("leave", "hold", "board", "hunt", "neutralise", "search", "load")
"""What all go for at once."""


class Task(NamedTuple):
    """An errand of somebody, and the ways there from everywhere."""

    errand: Errand
    ways: Mapping[ZoneId, int]
    hurries: bool = False
    """The whole team is timed by him: he does not wait for others."""

    def far(self, zone: ZoneId) -> int:
        return self.ways.get(zone, FAR)


Tasks = dict[SurvivorId, Task]


def divided(g: ZombicideState, people: Sequence[Survivor], among: Sequence[Errand], passable: DoorMask) -> Tasks:
    """Everybody's task; nobody has one if no errand can be reached."""
    tasks = _within_reach(g, people, [_task(g, errand, passable) for errand in dict.fromkeys(among)])
    if not tasks:
        return {}
    home = _those_who_go_home(g, people)
    if home:
        way = Errand("leave", mission_of(g).start)
        workers = [survivor for survivor in people if survivor not in home]
        return divided(g, workers, among, passable) | dict.fromkeys(
            (survivor.id for survivor in home), _task(g, way, passable)
        )
    if tasks[0].errand.deed == "take" and is_rush(mission_of(g)):
        return _rushed(g, people, tasks)
    runners = [survivor for survivor in people if is_runner(survivor)]
    others = [survivor for survivor in people if survivor not in runners]
    if tasks[0].errand.deed != "take" or not runners:
        return _given(g, people, tasks)
    tours = {runner.id: _tour(g, runner, tasks, passable) for runner in runners}
    first = {_first(runner, tasks) for runner in runners}
    left = [task for task in _within_reach(g, others, tasks) if task.errand not in first]
    return tours | (_given(g, others, left or tasks) if others else {})


def must_get_out(g: ZombicideState) -> bool:
    """So many must leave alive where they began."""
    return any(isinstance(goal, LeaveFromStart) for goal in mission_of(g).goals)


def _those_who_go_home(g: ZombicideState, people: Sequence[Survivor]) -> list[Survivor]:
    """Where so many must get out alive, whoever is of no use leaves at once."""
    if not must_get_out(g):
        return []
    workers = [survivor for survivor in people if holds_tool(survivor)]
    return [survivor for survivor in people if survivor not in workers] if workers else []


def _first(runner: Survivor, tasks: Sequence[Task]) -> Errand:
    return min(tasks, key=lambda task: task.far(runner.zone)).errand


def is_runner(survivor: Survivor) -> bool:
    """He passes zombies freely and opens doors: nobody need go with him."""
    return has_skill(survivor, "leave_freely") and holds_tool(survivor)


def _tour(g: ZombicideState, runner: Survivor, tasks: Sequence[Task], passable: DoorMask) -> Task:
    """All of these errands one after another, by the shortest way through all of them."""
    places = tuple(task.errand.zone for task in tasks)
    return Task(_first(runner, tasks), tour_from(board(g).zones, g.open_doors, passable, places))


def _rushed(g: ZombicideState, people: Sequence[Survivor], tasks: Sequence[Task]) -> Tasks:
    """Everybody's part of the timetable; who has none goes along with the nearest who has one."""
    legs = first_legs(g, people, [task.errand.zone for task in tasks])
    zones = board(g).zones
    found: Tasks = {}
    for who, leg in legs.items():
        doors = without_danger(g) | (zones.bit_of[leg.door] if leg.door else 0)
        found[who] = Task(Errand("take", leg.token), ways_to(zones, g.open_doors, doors, leg.token), True)
    chosen = list(found.values()) or list(tasks)
    for survivor in people:
        if survivor.id not in found:
            found[survivor.id] = min(chosen, key=lambda task: task.far(survivor.zone))._replace(hurries=False)
    return found


def _given(g: ZombicideState, people: Sequence[Survivor], tasks: list[Task]) -> Tasks:
    """What must be done together is done by all of these."""
    if tasks[0].errand.deed in TOGETHER or len(tasks) == 1 or mission_of(g).drive:
        return dict.fromkeys((survivor.id for survivor in people), nearest(people, tasks))
    return _shared_out(g, people, tasks)


def _task(g: ZombicideState, errand: Errand, passable: DoorMask) -> Task:
    return Task(errand, ways_to(board(g).zones, g.open_doors, passable, errand.zone))


def _within_reach(g: ZombicideState, people: Sequence[Survivor], tasks: list[Task]) -> list[Task]:
    return [task for task in tasks if any(survivor.zone in task.ways for survivor in people)]


def nearest(people: Sequence[Survivor], tasks: Sequence[Task]) -> Task:
    """To all of them together."""
    return min(tasks, key=lambda task: sum(task.far(survivor.zone) for survivor in people))


def _shared_out(g: ZombicideState, people: Sequence[Survivor], tasks: list[Task]) -> Tasks:
    """First those who can open doors choose, then what lies open finds its taker, then the others join."""
    lies_open = [task for task in tasks if _lies_open(g, people, task)]
    leaders = [survivor for survivor in people if holds_tool(survivor)] or list(people)
    found = _matched(leaders, tasks)
    given = {task.errand for task in found.values()}
    others = [survivor for survivor in people if survivor.id not in found]
    found |= _matched(others, [task for task in lies_open if task.errand not in given])
    most = -(-len(people) // max(1, len({task.errand for task in found.values()})))
    for survivor in people:
        if survivor.id not in found:
            found[survivor.id] = _joined(survivor, list(found.values()), most)
    return found


def _lies_open(g: ZombicideState, people: Sequence[Survivor], task: Task) -> bool:
    """No door must be opened any more."""
    now = ways_to(board(g).zones, g.open_doors, g.open_doors, task.errand.zone)
    return any(survivor.zone in now for survivor in people)


def _matched(people: Sequence[Survivor], tasks: Sequence[Task]) -> Tasks:
    """The nearest pairs first, each errand for one."""
    pairs = sorted(
        (task.far(survivor.zone), number, place)
        for number, survivor in enumerate(people)
        for place, task in enumerate(tasks)
    )
    found: dict[int, int] = {}
    for far, number, place in pairs:
        if number not in found and place not in found.values() and far < FAR:
            found[number] = place
    return {people[number].id: tasks[place] for number, place in found.items()}


def _joined(survivor: Survivor, taken: Sequence[Task], most: int) -> Task:
    """The nearest group that is not full."""
    sizes = {task.errand: sum(other.errand == task.errand for other in taken) for task in taken}
    return min(taken, key=lambda task: (sizes[task.errand] >= most, task.far(survivor.zone)))
