"""The part of a scene that a mission makes: its map with all tokens as they lie at the start. Editors draw it too.

Lengths are in units, a hundredth of the side of a tile, x to the east, y to the south.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct

from untot.games.zombicide.city.assembly import Board, BuildingId, board_of
from untot.games.zombicide.city.ground import Ground, PlacedTile
from untot.games.zombicide.city.naming import street_names
from untot.games.zombicide.city.tiles import CELL_BORDERS, SIZE, TileId
from untot.games.zombicide.facts import car_id, token_id
from untot.games.zombicide.missions import Mission, Paper, Story
from untot.games.zombicide.pieces import CARS, CarKind, Colour
from untot.kernel.rulebook import clause
from untot.kernel.texts import texts
from untot.parts.zones import DoorId, Heading, ZoneId

Box = tuple[int, int, int, int]
"""West, north, east, south; a stretch of wall has no width or no height."""


class MissionName(Struct, kw_only=True):
    """In both languages."""

    en: str
    de: str


class MissionHead(Struct, kw_only=True):
    """The headline of a mission, and which parts of it are our own design."""

    id: str
    key: str
    name: MissionName
    difficulty: Literal["tutorial", "easy", "medium", "hard"]
    minutes: int
    min_survivors: int
    players: tuple[int, int]
    reconstructed: list[str]
    own: bool
    story: MissionName
    """How it came to this; empty if its maker does not say."""
    paper: Paper


class MarkPlace(Struct, kw_only=True):
    """What counts on a small map, and where."""

    kind: Literal["start", "exit", "spawn", "objective", "car", "bunker"]
    at: tuple[int, int]


class MissionCard(MissionHead, kw_only=True):
    """A mission to be chosen: its headline and a small map."""

    size: tuple[int, int]
    rooms: list[Box]
    marks: list[MarkPlace]


class TilePlace(Struct, kw_only=True):
    """A tile where it lies, and how far it is turned."""

    tile: TileId
    turn: int
    rect: Box


class StreetPlace(Struct, kw_only=True):
    """A street zone; its name says what kind of street, and by what (`crossing:hydrant`)."""

    zone: ZoneId
    rect: Box
    name: str | None


class RoomPlace(Struct, kw_only=True):
    """A room; its name is the id of a text, if people have a word for it."""

    zone: ZoneId
    rects: list[Box]
    building: BuildingId
    name: str | None


class OpeningPlace(Struct, kw_only=True):
    """Where two rooms are open to each other."""

    a: ZoneId
    b: ZoneId
    stretch: Box


class WallPlace(Struct, kw_only=True):
    """Where a door could stand."""

    room: ZoneId
    street: ZoneId
    side: Heading
    stretch: Box


class DoorPlace(Struct, kw_only=True):
    """A door."""

    id: DoorId
    room: ZoneId
    street: ZoneId
    side: Heading
    colour: Colour
    stretch: Box


class ManholePlace(Struct, kw_only=True):
    """A manhole of a tile."""

    zone: ZoneId
    tile: TileId
    at: tuple[int, int]


class SpawnPlace(Struct, kw_only=True):
    """A spawn zone, with its place in the order; some sleep at first."""

    zone: ZoneId
    colour: Colour
    number: int
    active: bool


class ObjectivePlace(Struct, kw_only=True):
    """An objective token as it lies at the start; a covered one has no colour."""

    id: str
    zone: ZoneId
    colour: Colour | None
    xp: int
    effect: Literal["heal_one_wound"] | None


class CarPlace(Struct, kw_only=True):
    """A car as it stands at the start, with its seats."""

    id: str
    kind: CarKind
    zone: ZoneId
    seats: list[str]
    picture: str


class CityScene(Struct, kw_only=True):
    """What a mission makes: its map with all tokens as they lie at the start. An editor has this and nothing more."""

    mission: MissionHead
    size: tuple[int, int]
    tiles: list[TilePlace]
    streets: list[StreetPlace]
    rooms: list[RoomPlace]
    openings: list[OpeningPlace]
    walls: list[WallPlace]
    doors: list[DoorPlace]
    manholes: list[ManholePlace]
    spawns: list[SpawnPlace]
    objectives: list[ObjectivePlace]
    start: ZoneId
    exit: ZoneId | None
    zombie_exits: list[ZoneId]
    bunkers: list[ZoneId]
    cars: list[CarPlace]
    goals: list[dict[str, Any]]
    """Each with its `type` and whatever it says."""
    rules: list[dict[str, Any]]


@clause("ZC-10.25", "ZC-10.28")
def mission_scene(mission: Mission, *, is_own: bool) -> CityScene:
    """The part of it that a mission makes. Tokens with mixed backs have no colour: nobody knows it."""
    board = board_of(mission)
    ground = board.ground
    placed = [tile for row in ground.layout for tile in row]
    called = street_names(ground)
    is_hidden = mission.hidden_colour is not None
    return CityScene(
        mission=head_of(mission, is_own=is_own),
        size=(SIZE * len(ground.layout[0]), SIZE * len(ground.layout)),
        tiles=[TilePlace(tile=tile.tile.id, turn=tile.turn, rect=_tile_box(tile)) for tile in placed],
        streets=[StreetPlace(zone=one.id, rect=one.rect, name=called.get(one.id)) for one in ground.streets.values()],
        rooms=_rooms(board),
        openings=_openings(ground),
        walls=[
            WallPlace(room=wall.room, street=wall.street, side=wall.side, stretch=wall.stretch) for wall in ground.walls
        ],
        doors=[DoorPlace(**door._asdict()) for door in board.doors.values()],
        manholes=[
            ManholePlace(zone=manhole.zone, tile=manhole.tile, at=_manhole(tile))
            for tile, manhole in zip(placed, ground.manholes, strict=True)
        ],
        spawns=[
            SpawnPlace(zone=spawn.zone, colour=spawn.colour, number=number, active=spawn.active)
            for number, spawn in enumerate(mission.spawns, start=1)
        ],
        objectives=[
            ObjectivePlace(
                id=token_id(number),
                zone=token.zone,
                colour=None if is_hidden else token.colour,
                xp=token.xp,
                effect=token.effect,
            )
            for number, token in enumerate(mission.objectives)
        ],
        start=mission.start,
        exit=mission.exit,
        zombie_exits=list(mission.zombie_exits),
        bunkers=list(mission.bunkers),
        cars=[
            CarPlace(
                id=car_id(number), kind=car.kind, zone=car.zone, seats=list(CARS[car.kind].seats), picture=car.kind
            )
            for number, car in enumerate(mission.cars)
        ],
        goals=plain(mission.goals),
        rules=plain(mission.rules),
    )


def head_of(mission: Mission, *, is_own: bool) -> MissionHead:
    return MissionHead(
        id=mission.id,
        key=mission.key,
        name=name_of(mission),
        difficulty=mission.difficulty,
        minutes=mission.minutes,
        min_survivors=mission.min_survivors,
        players=mission.players,
        reconstructed=list(mission.reconstructed),
        own=is_own,
        story=story_of(mission),
        paper=mission.paper or "day",
    )


def card_of(mission: Mission) -> MissionCard:
    """A printed mission with its small map."""
    head, city = head_of(mission, is_own=False), mission_scene(mission, is_own=False)
    fields = {name: getattr(head, name) for name in head.__struct_fields__}
    middles = {street.zone: _middle(street.rect) for street in city.streets}
    middles |= {room.zone: _middle(max(room.rects, key=_area)) for room in city.rooms}
    return MissionCard(
        **fields,
        size=city.size,
        rooms=[box for room in city.rooms for box in room.rects],
        marks=[MarkPlace(kind=kind, at=middles[zone]) for kind, zone in _marks(city)],
    )


def _marks(city: CityScene) -> Iterator[tuple[Any, ZoneId]]:
    yield "start", city.start
    yield from (("exit", zone) for zone in (city.exit, *city.zombie_exits) if zone is not None)
    yield from (("spawn", spawn.zone) for spawn in city.spawns)
    yield from (("objective", token.zone) for token in city.objectives)
    yield from (("car", car.zone) for car in city.cars)
    yield from (("bunker", zone) for zone in city.bunkers)


def _middle(box: Box) -> tuple[int, int]:
    return (box[0] + box[2]) // 2, (box[1] + box[3]) // 2


def _area(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])


def _rooms(board: Board) -> list[RoomPlace]:
    return [
        RoomPlace(zone=room.id, rects=list(room.rects), building=board.building_of[room.id], name=room.name)
        for room in board.ground.rooms.values()
    ]


def _tile_box(tile: PlacedTile) -> Box:
    return SIZE * tile.column, SIZE * tile.row, SIZE * (tile.column + 1), SIZE * (tile.row + 1)


def _openings(ground: Ground) -> list[OpeningPlace]:
    """Each in the longest stretch of wall between its rooms."""
    return [
        OpeningPlace(a=opening.a, b=opening.b, stretch=opening.stretches[0])
        for opening in ground.openings
        if opening.stretches
    ]


def _manhole(tile: PlacedTile) -> tuple[int, int]:
    """The middle of its third of the tile."""
    row, column = tile.tile.manhole
    lines = (0, *CELL_BORDERS, SIZE)
    x, y = ((lines[third] + lines[third + 1]) // 2 for third in (column, row))
    return SIZE * tile.column + x, SIZE * tile.row + y


def name_of(mission: Mission) -> MissionName:
    """As its maker called it, or as the texts of the game call a printed one."""
    if mission.name is not None:
        return MissionName(en=mission.name.en, de=mission.name.de)
    return MissionName(en=texts("zombicide", "en").name(mission.key), de=texts("zombicide", "de").name(mission.key))


def story_of(mission: Mission) -> MissionName:
    """As its maker tells it, or as the texts of the game tell a printed one."""
    key = f"mission-{mission.key}-story"
    if mission.name is not None or not texts("zombicide", "en").has(key):
        story = mission.story or Story()
        return MissionName(en=story.en, de=story.de)
    return MissionName(en=texts("zombicide", "en").text(key), de=texts("zombicide", "de").text(key))


def plain(pieces: Any) -> Any:
    """As they arrive at the other end of a wire: lists, no tuples."""
    return msgspec.json.decode(msgspec.json.encode(pieces))
