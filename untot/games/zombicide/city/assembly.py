"""The board of a mission: the ground its tiles make, with its doors, as zones and edges between them.

Doors are named `<room>/<street zone>`, buildings `b1`, `b2` and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from untot.games.zombicide.city.ground import Ground, Street, ground_of, lay_out
from untot.games.zombicide.city.tiles import Rect, TileId
from untot.games.zombicide.missions import DoorToken, Mission
from untot.games.zombicide.pieces import Colour
from untot.kernel.rulebook import clause
from untot.parts.zones import DoorId, Edge, Heading, Net, Zone, ZoneId, ZoneMap, door_mask, net, zone_map

BuildingId = str

BOARDS_KEPT: Final = 64


class Door(NamedTuple):
    """A door token in its place."""

    id: DoorId
    room: ZoneId
    street: ZoneId
    side: Heading
    colour: Colour
    stretch: Rect


class Building(NamedTuple):
    """Rooms that are connected by openings, with the doors that lead into them."""

    id: BuildingId
    rooms: tuple[ZoneId, ...]
    doors: tuple[DoorId, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """The map of a mission. It never changes: which doors are open is said by whoever asks."""

    ground: Ground
    zones: ZoneMap
    doors: Mapping[DoorId, Door]
    buildings: Mapping[BuildingId, Building]
    building_of: Mapping[ZoneId, BuildingId]

    def net(self, open_doors: Iterable[DoorId] = ()) -> Net:
        """The connections while these doors are open."""
        return net(self.zones, door_mask(self.zones, open_doors))

    @property
    def all_open(self) -> Net:
        """The connections as if all doors were open."""
        return net(self.zones, self.zones.all_doors)

    def tiles_of(self, zone: ZoneId) -> tuple[TileId, ...]:
        """The tiles on which a zone lies."""
        place = self.ground.streets.get(zone) or self.ground.rooms[zone]
        return place.tiles


@lru_cache(maxsize=BOARDS_KEPT)
def board_of(mission: Mission) -> Board:
    """The map of a mission, made once and kept. The mission must be a valid one (`workshop`)."""
    return with_doors(ground_of(lay_out(mission.layout)), mission.doors)


def with_doors(ground: Ground, tokens: Iterable[DoorToken]) -> Board:
    """The map of this ground and these doors, each of which stands at a wall of it."""
    placed = {door.id: door for door in _doors(ground, tokens)}
    buildings = {building.id: building for building in _buildings(ground, placed.values())}
    building_of = {room: building.id for building in buildings.values() for room in building.rooms}
    return Board(ground, zone_map(_zones(ground), _edges(ground, placed.values())), placed, buildings, building_of)


def door_id(room: ZoneId, street: ZoneId) -> DoorId:
    return f"{room}/{street}"


@clause("ZC-3.3", "ZC-5.9")
def _doors(ground: Ground, tokens: Iterable[DoorToken]) -> Iterator[Door]:
    stretches = {(wall.room, wall.street, wall.side): wall.stretch for wall in ground.walls}
    for token in tokens:
        stretch = stretches[token.room, token.street, token.side]
        name = door_id(token.room, token.street)
        yield Door(name, token.room, token.street, token.side, token.colour, stretch)


def _buildings(ground: Ground, doors: Iterable[Door]) -> Iterator[Building]:
    listed = list(doors)
    for number, rooms in enumerate(ground.buildings, start=1):
        yield Building(f"b{number}", rooms, tuple(door.id for door in listed if door.room in rooms))


def _zones(ground: Ground) -> Iterator[Zone]:
    for zone in ground.order:
        yield Zone(zone, "street" if zone in ground.streets else "room")


def _edges(ground: Ground, doors: Iterable[Door]) -> Iterator[Edge]:
    """Streets and doors are crossed by lines of sight; an opening shows the next room whatever the walls look like."""
    yield from _street_borders(ground.streets.values())
    for opening in ground.openings:
        yield Edge(opening.a, opening.b, "open")
    with_door = set()
    for door in doors:
        with_door.add((door.room, door.street))
        yield Edge(door.room, door.street, "door", door.side, door.id)
    for room, street in dict.fromkeys((wall.room, wall.street) for wall in ground.walls):
        if (room, street) not in with_door:
            yield Edge(room, street, "wall")


@clause("ZC-5.6")
def _street_borders(streets: Iterable[Street]) -> Iterator[Edge]:
    """Cells that share an edge are neighbours, a common corner is not enough."""
    cells = {(street.row, street.column): street.id for street in streets}
    for (row, column), zone in cells.items():
        if east := cells.get((row, column + 1)):
            yield Edge(zone, east, "open", "E")
        if south := cells.get((row + 1, column)):
            yield Edge(zone, south, "open", "S")
