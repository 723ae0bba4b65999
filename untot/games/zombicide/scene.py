"""The scene: what never changes during a match and is needed to draw it, printed facts included; sent once.

The map, which an editor draws too, is made in `city/scene.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from untot.games.zombicide.city.assembly import Board, board_of
from untot.games.zombicide.city.scene import CityScene, MissionName, mission_scene, name_of, plain
from untot.games.zombicide.facts import HANDS, car_id, crowd_id, player_id, token_id
from untot.games.zombicide.missions import AnyGoal, LeaveFromStart
from untot.games.zombicide.own import OwnContent, from_text, identity_cards, mission_of
from untot.games.zombicide.pieces import (
    CARS,
    DANGER_LEVELS,
    INVENTORY,
    SURVIVORS,
    WOUND,
    ZOMBIES,
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

MOST_RESERVE: Final = INVENTORY.reserve_slots + 1
"""Of a hoarder."""
CONFIRMED: Final = ("risking",)
"""Words that nobody says by accident: a table asks before it fills them in."""


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
    names: dict[str, MissionName | str]
    """What this match calls things, by id: as players named them, or by the name of another id, as zones and cars."""
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
    kinds = dict(_kinds(g, board_of(mission), cards))
    there = set(kinds.values())
    return Scene(
        **fields,
        survivors={survivor: survivor_scene(card) for survivor, card in cards.items()},
        equipment=EQUIPMENT_SPECS,
        zombies=ZOMBIE_SPECS,
        danger_levels={level.id: level.from_xp for level in DANGER_LEVELS.values()},
        spawn_cards=SPAWN_CARD_SPECS,
        names=_own_names(own) | _town_names(city) | _team(g),
        kinds=kinds,
        tries={kind: list(beginnings) for kind, beginnings in TRIES.items() if kind in there},
        usual=list(USUAL),
        confirmed=list(CONFIRMED),
    )


def _own_names(own: OwnContent) -> dict[str, MissionName | str]:
    names: dict[str, MissionName | str] = {
        survivor.id: MissionName(en=survivor.name, de=survivor.name) for survivor in own.survivors
    }
    if own.mission is not None:
        names[own.mission.key] = name_of(own.mission)
    return names


def _team(g: ZombicideState) -> dict[str, MissionName | str]:
    """Who leads everybody alone is the team."""
    return {player_id(0): "team"} if g.seats == 1 else {}


def _town_names(city: CityScene) -> dict[str, MissionName | str]:
    """Rooms and streets as people call them; a car by its kind, if it is the only one."""
    kinds = [car.kind for car in city.cars]
    zones = [(street.zone, street.name) for street in city.streets] + [(room.zone, room.name) for room in city.rooms]
    cars = [(car.id, car.kind) for car in city.cars if kinds.count(car.kind) == 1]
    return {thing: name for thing, name in (*zones, *cars) if name is not None}


def survivor_scene(card: Survivor) -> SurvivorCard:
    is_printed = card.id in SURVIVORS
    skills = {level: list(card.named_at(level)) for level in DANGER_LEVELS}
    return SurvivorCard(name=None if is_printed else card.name, skills=skills, picture=card.id)


@clause("ZC-10.09")
def _goal(goal: AnyGoal, players: int) -> dict[str, Any]:
    """How many must leave from the start depends on how many play."""
    said: dict[str, Any] = plain(goal)
    if isinstance(goal, LeaveFromStart):
        said["min_survivors"] = goal.survivors_by_players[players - 1]
    return said


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
