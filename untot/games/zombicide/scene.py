"""The scene: what never changes during a match and is needed to draw it, printed facts included; sent once.

Lengths are in units, a hundredth of the side of a tile, x to the east, y to the south.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from untot.games.zombicide.city.assembly import Board, BuildingId, board_of
from untot.games.zombicide.city.ground import Ground, PlacedTile
from untot.games.zombicide.city.tiles import CELL_BORDERS, SIZE, TileId
from untot.games.zombicide.facts import HANDS, car_id, crowd_id, player_id, token_id
from untot.games.zombicide.missions import AnyGoal, LeaveFromStart, Mission
from untot.games.zombicide.own import OwnContent, from_text, identity_cards, mission_of
from untot.games.zombicide.pieces import (
    CARS,
    DANGER_LEVELS,
    INVENTORY,
    SURVIVORS,
    WOUND,
    ZOMBIES,
    CarKind,
    Colour,
    LevelId,
    SkillId,
    Survivor,
    SurvivorId,
)
from untot.games.zombicide.printed import (
    EQUIPMENT_SPECS,
    SPAWN_CARD_SPECS,
    ZOMBIE_SPECS,
    ActivationSpec,
    EquipmentSpec,
    ManholeSpec,
    SpawnSpec,
    ZombieSpec,
)
from untot.games.zombicide.refusals import TRIES, USUAL
from untot.games.zombicide.rules.c5_inventory import piece_on
from untot.games.zombicide.state import ZombicideState
from untot.kernel.rulebook import clause
from untot.kernel.texts import texts
from untot.parts.zones import DoorId, Heading, ZoneId

Plain = dict[str, Any]
Box = tuple[int, int, int, int]
"""West, north, east, south; a stretch of wall has no width or no height."""
MOST_RESERVE: Final = INVENTORY.reserve_slots + 1
"""Of a hoarder."""
CONFIRMED: Final = ("risking",)
"""Words that nobody says by accident: a table asks before it fills them in."""


# -- the map ----------------------------------------------------------------------------------------------------


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


class TilePlace(Struct, kw_only=True):
    """A tile where it lies, and how far it is turned."""

    tile: TileId
    turn: int
    rect: Box


class StreetPlace(Struct, kw_only=True):
    """A street zone; its name is the id of a text, if people have a word for it."""

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


# -- the match --------------------------------------------------------------------------------------------------


class SurvivorCard(Struct, kw_only=True):
    """An identity card. Printed ones are named by the texts of the game."""

    name: str | None
    skills: dict[LevelId, list[SkillId]]
    picture: str


class Scene(CityScene, kw_only=True):
    """All that is needed to draw a match and never changes."""

    survivors: dict[SurvivorId, SurvivorCard]
    equipment: dict[str, EquipmentSpec]
    zombies: dict[str, ZombieSpec]
    danger_levels: dict[LevelId, int]
    """From how many points of experience on."""
    spawn_cards: dict[str, SpawnSpec | ManholeSpec | ActivationSpec]
    names: dict[str, MissionName]
    """What the players named themselves, by id."""
    kinds: dict[str, str]
    """Of every id that can be touched or named: what kind of thing it is."""
    tries: dict[str, list[str]]
    """By kind: what somebody may mean who touches such a thing; the beginning of an answer, the thing comes behind."""
    usual: list[str]
    """The verbs that everybody tries, possible or not."""
    confirmed: list[str]
    """Words that are never filled in unasked."""


@clause("ZC-10.28")
def scene(g: ZombicideState) -> Scene:
    """The scene of a match."""
    mission, own = mission_of(g), from_text(g.own)
    city = mission_scene(mission, is_own=own.mission is not None)
    fields = {name: getattr(city, name) for name in city.__struct_fields__}
    fields["goals"] = [_goal(goal, g.seats) for goal in mission.goals]
    cards = identity_cards(g)
    return Scene(
        **fields,
        survivors={survivor: survivor_scene(card) for survivor, card in cards.items()},
        equipment=EQUIPMENT_SPECS,
        zombies=ZOMBIE_SPECS,
        danger_levels={level.id: level.from_xp for level in DANGER_LEVELS.values()},
        spawn_cards=SPAWN_CARD_SPECS,
        names=_own_names(own),
        kinds=dict(_kinds(g, board_of(mission), cards)),
        tries={kind: list(beginnings) for kind, beginnings in TRIES.items()},
        usual=list(USUAL),
        confirmed=list(CONFIRMED),
    )


def _own_names(own: OwnContent) -> dict[str, MissionName]:
    names = {survivor.id: MissionName(en=survivor.name, de=survivor.name) for survivor in own.survivors}
    if own.mission is not None:
        names[own.mission.key] = name_of(own.mission)
    return names


def name_of(mission: Mission) -> MissionName:
    """As its maker called it, or as the texts of the game call a printed one."""
    if mission.name is not None:
        return MissionName(en=mission.name.en, de=mission.name.de)
    return MissionName(en=texts("zombicide", "en").name(mission.key), de=texts("zombicide", "de").name(mission.key))


def survivor_scene(card: Survivor) -> SurvivorCard:
    is_printed = card.id in SURVIVORS
    skills = {level: list(card.named_at(level)) for level in DANGER_LEVELS}
    return SurvivorCard(name=None if is_printed else card.name, skills=skills, picture=card.id)


@clause("ZC-10.09")
def _goal(goal: AnyGoal, players: int) -> Plain:
    """How many must leave from the start depends on how many play."""
    plain: Plain = _plain(goal)
    if isinstance(goal, LeaveFromStart):
        plain["min_survivors"] = goal.survivors_by_players[players - 1]
    return plain


def _plain(pieces: Any) -> Any:
    """As they arrive at the other end of a wire: lists, no tuples."""
    return msgspec.json.decode(msgspec.json.encode(pieces))


def _kinds(g: ZombicideState, board: Board, cards: dict[SurvivorId, Survivor]) -> Iterator[tuple[str, str]]:
    """Everything that answers can name, with what it is."""
    slots = [*HANDS, *(f"reserve_{number}" for number in range(1, MOST_RESERVE + 1))]
    for zone in board.zones.zones:
        yield zone, "zone"
        yield from ((crowd_id(kind, zone), "zombies") for kind in ZOMBIES)
    yield from ((door, "door") for door in board.doors)
    yield from ((kind, "zombie") for kind in ZOMBIES)
    yield from ((card, "card") for card in EQUIPMENT_SPECS)
    yield WOUND.id, "wound"
    yield from ((slot, "slot") for slot in slots)
    for survivor, card in cards.items():
        yield survivor, "survivor"
        yield from ((piece_on(survivor, slot), "slot") for slot in slots)
        yield from ((skill, "skill") for level in DANGER_LEVELS for skill in card.named_at(level))
    for number, car in enumerate(mission_of(g).cars):
        yield car_id(number), "car"
        yield from ((seat, "seat") for seat in CARS[car.kind].seats)
    yield from ((token_id(number), "objective") for number in range(len(mission_of(g).objectives)))
    yield from ((tile.tile.id, "tile") for row in board.ground.layout for tile in row)
    yield from ((player_id(seat), "player") for seat in range(g.seats))


# -- the mission ------------------------------------------------------------------------------------------------


@clause("ZC-10.25", "ZC-10.28")
def mission_scene(mission: Mission, *, is_own: bool) -> CityScene:
    """The part of it that a mission makes. Tokens with mixed backs have no colour: nobody knows it."""
    board = board_of(mission)
    ground = board.ground
    placed = [tile for row in ground.layout for tile in row]
    is_hidden = mission.hidden_colour is not None
    return CityScene(
        mission=head_of(mission, is_own=is_own),
        size=(SIZE * len(ground.layout[0]), SIZE * len(ground.layout)),
        tiles=[TilePlace(tile=tile.tile.id, turn=tile.turn, rect=_tile_box(tile)) for tile in placed],
        streets=[StreetPlace(zone=street.id, rect=street.rect, name=None) for street in ground.streets.values()],
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
        goals=_plain(mission.goals),
        rules=_plain(mission.rules),
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
    )


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
