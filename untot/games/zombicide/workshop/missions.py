"""What an own mission must keep to (ZC-10.42 to 10.48): its layout, what lies on it, and whether it can be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from untot.games.zombicide.city.assembly import Board, with_doors
from untot.games.zombicide.city.ground import Ground, ground_of, lay_out, mismatches
from untot.games.zombicide.city.tiles import TILES, TURNS
from untot.games.zombicide.missions import DoorToken, LockedDoor, Mission, ObjectiveToken, SpawnToken
from untot.games.zombicide.pieces import OWN_MISSION, ColouredTokens
from untot.games.zombicide.workshop.bounds import bound_problems, finding_problems
from untot.games.zombicide.workshop.problems import Problem, problem
from untot.games.zombicide.workshop.vocabulary import goal_problems, rule_problems
from untot.kernel.rulebook import ClauseId, clause
from untot.parts.paths import reachable
from untot.parts.toml_lines import Place
from untot.parts.zones import DoorId, ZoneId

MOST_PLAYERS: Final = 6


def mission_problems(mission: Mission) -> Iterator[Problem]:
    """All problems of one stage; the next stage builds on what the one before has found to be sound."""
    layout = list(_layout(mission)) or list(_edges(mission))
    if mission.name is None:
        yield problem("missing-field", "ZC-10.41", "", field="name")
    yield from layout
    yield from _numbers(mission)
    yield from bound_problems(mission)
    if layout:
        return
    ground = ground_of(lay_out(mission.layout))
    doors = list(_doors(mission, ground))
    places = [*_places(mission, ground), *goal_problems(mission, ground), *rule_problems(mission, ground)]
    places += finding_problems(mission, ground)
    yield from doors
    yield from places
    if not doors and not places:
        yield from _reach(mission, with_doors(ground, mission.doors))


# -- layout -----------------------------------------------------------------------------------------------------


@clause("ZC-10.42")
def _layout(mission: Mission) -> Iterator[Problem]:
    """A full rectangle; each physical tile once, on one side, turned by quarters."""
    least, most = OWN_MISSION.tiles
    number = sum(map(len, mission.layout))
    if not least <= number <= most:
        yield problem("bad-count", "ZC-10.42", "layout", what="tiles", least=least, most=most, found=number)
    used: dict[str, str] = {}
    for row, tiles in enumerate(mission.layout):
        if len(tiles) != len(mission.layout[0]):
            yield problem("not-a-rectangle", "ZC-10.42", f"layout[{row}]", row=row + 1)
        for column, written in enumerate(tiles):
            yield from _tile(written, f"layout[{row}][{column}]", used)


def _tile(written: str, place: Place, used: dict[str, str]) -> Iterator[Problem]:
    name, _, turn = written.partition("@")
    if name not in TILES:
        yield problem("unknown-tile", "ZC-10.42", place, tile=name)
        return
    if turn not in map(str, TURNS):
        yield problem("unknown-turn", "ZC-10.42", place, tile=name, turn=turn)
    if name in used:
        yield problem("tile-twice", "ZC-10.42", place, tile=name, other=used[name])
    used[name] = used[TILES[name].back] = name


@clause("ZC-10.43")
def _edges(mission: Mission) -> Iterator[Problem]:
    for a, side, b in mismatches(lay_out(mission.layout)):
        place = f"layout[{b.row}][{b.column}]"
        yield problem("edges-do-not-match", "ZC-10.43", place, tile=a.tile.id, side=side, other=b.tile.id)


# -- numbers ----------------------------------------------------------------------------------------------------


@clause("ZC-10.44")
def _numbers(mission: Mission) -> Iterator[Problem]:
    """There are only so many tokens in the box, and only so many survivors and players."""
    limits = OWN_MISSION
    yield from _count("doors", len(mission.doors), limits.doors, "ZC-10.44")
    yield from _count("spawns", len(mission.spawns), limits.spawns, "ZC-10.44")
    yield from _count("objectives", len(mission.objectives), limits.objectives, "ZC-10.44")
    yield from _count("cars", len(mission.cars), limits.cars, "ZC-10.44")
    yield from _count("min_survivors", mission.min_survivors, limits.min_survivors, "ZC-10.41")
    fewest, most = mission.players
    yield from _count("players[0]", fewest, (1, MOST_PLAYERS), "ZC-10.41")
    yield from _count("players[1]", most, (fewest, MOST_PLAYERS), "ZC-10.41")
    yield from _colours("doors", mission.doors, limits.coloured_doors)
    yield from _colours("objectives", mission.objectives, limits.coloured_objectives)
    yield from _colours("spawns", mission.spawns, limits.coloured_spawns)
    if (hidden := mission.hidden_colour) is not None:
        plain = sum(objective.colour == "red" for objective in mission.objectives)
        there = min(plain, getattr(limits.coloured_objectives, hidden.colour))
        yield from _count("hidden_colour.count", hidden.count, (1, there), "ZC-10.44")


def _count(place: Place, found: int, span: tuple[int, int], by: ClauseId) -> Iterator[Problem]:
    least, most = span
    if not least <= found <= most:
        yield problem("bad-count", by, place, what=place.partition("[")[0], least=least, most=most, found=found)


def _colours(
    what: str, tokens: Iterable[DoorToken | ObjectiveToken | SpawnToken], there: ColouredTokens
) -> Iterator[Problem]:
    seen: Counter[str] = Counter()
    for number, token in enumerate(tokens):
        seen[token.colour] += 1
        if token.colour != "red" and seen[token.colour] > (most := getattr(there, token.colour)):
            place = f"{what}[{number}].colour"
            yield problem("too-many-of-colour", "ZC-10.44", place, what=what, colour=token.colour, most=most)


# -- tokens -----------------------------------------------------------------------------------------------------


@clause("ZC-10.45")
def _doors(mission: Mission, ground: Ground) -> Iterator[Problem]:
    """Between a room and a street zone that share a wall, one for each such pair."""
    walls = {(wall.room, wall.street, wall.side) for wall in ground.walls}
    seen: set[tuple[ZoneId, ZoneId]] = set()
    for number, door in enumerate(mission.doors):
        place = f"doors[{number}]"
        if problems := [*_zone(ground, door.room, f"{place}.room"), *_zone(ground, door.street, f"{place}.street")]:
            yield from problems
        elif door.room not in ground.rooms:
            yield problem("not-a-room", "ZC-10.45", f"{place}.room", zone=door.room)
        elif door.street not in ground.streets:
            yield problem("not-a-street", "ZC-10.45", f"{place}.street", zone=door.street)
        elif (door.room, door.street, door.side) not in walls:
            args = {"room": door.room, "street": door.street, "side": door.side}
            yield problem("no-common-wall", "ZC-10.45", f"{place}.side", **args)
        elif (door.room, door.street) in seen:
            yield problem("door-twice", "ZC-10.45", place, room=door.room, street=door.street)
        seen.add((door.room, door.street))


def _zone(ground: Ground, zone: ZoneId, place: Place, by: ClauseId = "ZC-10.41") -> list[Problem]:
    if zone in ground.streets or zone in ground.rooms:
        return []
    return [problem("unknown-zone", by, place, zone=zone)]


@clause("ZC-10.46")
def _places(mission: Mission, ground: Ground) -> Iterator[Problem]:
    """All zones exist; spawn zones are streets and not the start zone, cars stand on streets."""
    yield from _zone(ground, mission.start, "start")
    if mission.exit is not None:
        yield from _zone(ground, mission.exit, "exit")
    for number, objective in enumerate(mission.objectives):
        yield from _zone(ground, objective.zone, f"objectives[{number}].zone")
    for number, spawn in enumerate(mission.spawns):
        place = f"spawns[{number}].zone"
        yield from _zone(ground, spawn.zone, place)
        if spawn.zone in ground.rooms and not mission.spawn_indoors:
            yield problem("not-a-street", "ZC-10.46", place, zone=spawn.zone)
        if spawn.zone == mission.start:
            yield problem("spawn-at-start", "ZC-10.46", place, zone=spawn.zone)
    for number, car in enumerate(mission.cars):
        yield from _zone(ground, car.zone, f"cars[{number}].zone")
        if car.zone in ground.rooms:
            yield problem("not-a-street", "ZC-10.46", f"cars[{number}].zone", zone=car.zone)


# -- can it be played -------------------------------------------------------------------------------------------


@clause("ZC-10.47")
def _reach(mission: Mission, board: Board) -> Iterator[Problem]:
    """Every building has a door, every zone can be reached, and every lock can be opened."""
    closed = [building for building in board.buildings.values() if not building.doors]
    for building in closed:
        yield problem("building-without-door", "ZC-10.47", "doors", rooms=", ".join(building.rooms))
    inside = {room for building in closed for room in building.rooms}
    there = set(reachable(board.all_open, mission.start)) | inside
    for zone in board.zones.zones:
        if zone not in there:
            yield problem("unreachable-zone", "ZC-10.47", "layout", zone=zone)
    yield from _locks(mission, board)


@clause("ZC-10.48")
def _locks(mission: Mission, board: Board) -> Iterator[Problem]:
    """Taking the reachable coloured objectives one after another must be able to open every door."""
    locked: dict[str, Place] = {
        rule.colour: f"rules[{number}]" for number, rule in enumerate(mission.rules) if isinstance(rule, LockedDoor)
    }
    while opened := [colour for colour in locked if colour in _colours_within_reach(mission, board, locked)]:
        for colour in opened:
            del locked[colour]
    for colour, place in locked.items():
        yield problem("lock-never-opens", "ZC-10.48", place, colour=colour)


def _colours_within_reach(mission: Mission, board: Board, locked: Iterable[str]) -> set[str]:
    """The colours of the objectives that can be taken for sure while these locks are closed."""
    shut = set(locked)
    doors: list[DoorId] = [door.id for door in board.doors.values() if door.colour not in shut]
    there = set(reachable(board.net(doors), mission.start))
    colours: set[str] = {objective.colour for objective in mission.objectives if objective.zone in there}
    if mission.hidden_colour is not None and all(objective.zone in there for objective in mission.objectives):
        colours.add(mission.hidden_colour.colour)
    return colours
