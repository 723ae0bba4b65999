"""The scene: what never changes during a match and is needed to draw it, as a plain message.

Lengths are in units, a hundredth of the side of a tile, x to the east, y to the south.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from untot.games.zombicide.city.assembly import Board, board_of
from untot.games.zombicide.city.ground import Ground, PlacedTile
from untot.games.zombicide.city.tiles import CELL_BORDERS, SIZE, Rect
from untot.games.zombicide.missions import AnyGoal, LeaveFromStart, Mission
from untot.games.zombicide.own import OwnContent, from_text, identity_cards, mission_of
from untot.games.zombicide.pieces import (
    CARS,
    COMBINATIONS,
    DANGER_LEVELS,
    EQUIPMENT,
    SURVIVORS,
    ZOMBIE_CARDS,
    ZOMBIES,
    ActivationCard,
    Attack,
    Combination,
    Equipment,
    LevelId,
    ManholeCard,
    SpawnCard,
    Survivor,
    Zombie,
    ZombieCard,
)
from untot.games.zombicide.state import ZombicideState
from untot.kernel.rulebook import clause

Plain = dict[str, Any]


@clause("ZC-10.28")
def scene(g: ZombicideState) -> Plain:
    """The scene of a match."""
    own = from_text(g.own)
    return {
        **mission_scene(mission_of(g), is_own=own.mission is not None),
        "goals": [_goal(goal, g.seats) for goal in mission_of(g).goals],
        "survivors": {survivor: survivor_scene(card) for survivor, card in identity_cards(g).items()},
        "equipment": EQUIPMENT_SCENE,
        "zombies": ZOMBIES_SCENE,
        "danger_levels": {level.id: level.from_xp for level in DANGER_LEVELS.values()},
        "names": _own_names(own),
        "spawn_cards": SPAWN_CARDS_SCENE,
    }


def _own_names(own: OwnContent) -> Plain:
    """What the players named themselves, by id, in each language."""
    names: Plain = {survivor.id: {"en": survivor.name, "de": survivor.name} for survivor in own.survivors}
    if own.mission is not None:
        names[own.mission.key] = {"en": own.mission.name.en, "de": own.mission.name.de}
    return names


def mission_scene(mission: Mission, *, is_own: bool) -> Plain:
    """The part of it that a mission makes: its map with all tokens as they lie at the start."""
    return {"mission": _head(mission, is_own), **_map(board_of(mission)), **_tokens(mission)}


def _head(mission: Mission, is_own: bool) -> Plain:
    return {
        "id": mission.id,
        "key": mission.key,
        "name": {"en": mission.name.en, "de": mission.name.de},
        "difficulty": mission.difficulty,
        "minutes": mission.minutes,
        "min_survivors": mission.min_survivors,
        "players": list(mission.players),
        "reconstructed": list(mission.reconstructed),
        "own": is_own,
    }


# -- the map ----------------------------------------------------------------------------------------------------


def _map(board: Board) -> Plain:
    ground = board.ground
    placed = [tile for row in ground.layout for tile in row]
    return {
        "size": [SIZE * len(ground.layout[0]), SIZE * len(ground.layout)],
        "tiles": [{"tile": tile.tile.id, "turn": tile.turn, "rect": _tile_rect(tile)} for tile in placed],
        "streets": [{"zone": street.id, "rect": list(street.rect)} for street in ground.streets.values()],
        "rooms": [
            {"zone": room.id, "rects": _rects(room.rects), "building": board.building_of[room.id]}
            for room in ground.rooms.values()
        ],
        "openings": _openings(ground),
        "walls": [
            {"room": wall.room, "street": wall.street, "side": wall.side, "stretch": list(wall.stretch)}
            for wall in ground.walls
        ],
        "doors": [door._asdict() | {"stretch": list(door.stretch)} for door in board.doors.values()],
        "manholes": [
            {"zone": manhole.zone, "tile": manhole.tile, "at": _manhole(tile)}
            for tile, manhole in zip(placed, ground.manholes, strict=True)
        ],
    }


def _tile_rect(tile: PlacedTile) -> list[int]:
    return list(tile.on_map(Rect(0, 0, SIZE, SIZE)))


def _rects(rects: Iterable[Rect]) -> list[list[int]]:
    return [list(rect) for rect in rects]


def _openings(ground: Ground) -> list[Plain]:
    """Each in the longest stretch of wall between its rooms."""
    return [
        {"a": opening.a, "b": opening.b, "stretch": list(opening.stretches[0])}
        for opening in ground.openings
        if opening.stretches
    ]


def _manhole(tile: PlacedTile) -> list[int]:
    """The middle of its third of the tile."""
    row, column = tile.tile.manhole
    lines = (0, *CELL_BORDERS, SIZE)
    x, y = ((lines[third] + lines[third + 1]) // 2 for third in (column, row))
    return [SIZE * tile.column + x, SIZE * tile.row + y]


# -- tokens -----------------------------------------------------------------------------------------------------


@clause("ZC-10.25", "ZC-10.28")
def _tokens(mission: Mission) -> Plain:
    """Tokens with mixed backs have no colour: nobody knows it."""
    is_hidden = mission.hidden_colour is not None
    return {
        "spawns": [
            {"zone": spawn.zone, "colour": spawn.colour, "number": number, "active": spawn.active}
            for number, spawn in enumerate(mission.spawns, start=1)
        ],
        "objectives": [
            {"zone": token.zone, "colour": None if is_hidden else token.colour, "xp": token.xp, "effect": token.effect}
            for token in mission.objectives
        ],
        "start": mission.start,
        "exit": mission.exit,
        "zombie_exits": list(mission.zombie_exits),
        "bunkers": list(mission.bunkers),
        "cars": [{"kind": car.kind, "zone": car.zone, "seats": list(CARS[car.kind].seats)} for car in mission.cars],
        "goals": _plain(mission.goals),
        "rules": _plain(mission.rules),
    }


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


# -- pieces -----------------------------------------------------------------------------------------------------


def survivor_scene(card: Survivor) -> Plain:
    """An identity card. Printed ones are named by the texts of the game."""
    skills = {level: list(card.named_at(level)) for level in DANGER_LEVELS}
    return {"name": None if card.id in SURVIVORS else card.name, "skills": skills, "colour": None}


def _attack(attack: Attack) -> Plain:
    return {**_plain(attack), "kind": attack.kind}


def _card(card: Equipment) -> Plain:
    """With its attacks, and those of each kind by name; no card has two of one kind."""
    plain: Plain = _plain(card)
    del plain["id"]
    attacks = [_attack(attack) for attack in card.attacks]
    by_kind = {kind: next((a for a in attacks if a["kind"] == kind), None) for kind in ("melee", "ranged")}
    return plain | {"attacks": attacks, "parts": [], **by_kind}


def _built(built: Combination) -> Plain:
    """What two cards make: the pair attacks like its first part, a card of its own like itself."""
    printed = built.parts[0] if built.becomes == "pair" else built.id
    return _card(EQUIPMENT[printed]) | {"parts": list(built.parts)}


def _zombie(zombie: Zombie) -> Plain:
    return {
        "wounds": zombie.min_damage,
        "actions": zombie.actions,
        "xp": zombie.xp,
        "miniatures": zombie.miniatures,
        "target_priority": zombie.target_priority,
        "escort": zombie.escort,
    }


def _zombie_card(card: ZombieCard) -> Plain:
    """Its lines by danger level: how many zombies of which kind; of an activation, whether there is one."""
    if isinstance(card, ActivationCard):
        activates = {level: level in card.levels for level in DANGER_LEVELS}
        return {"kind": "activation", "zombie": card.zombie, "levels": activates}
    lines = {level: _line(card, level) for level in DANGER_LEVELS}
    return {"kind": "manhole" if isinstance(card, ManholeCard) else "spawn", "levels": lines}


def _line(card: SpawnCard, level: LevelId) -> Plain | None:
    spawn = card.at(level)
    return None if spawn is None else {"amount": spawn.amount, "zombie": spawn.zombie}


EQUIPMENT_SCENE: Final = {card.id: _card(card) for card in EQUIPMENT.values()} | {
    built.id: _built(built) for built in COMBINATIONS.values()
}
ZOMBIES_SCENE: Final = {str(zombie.id): _zombie(zombie) for zombie in ZOMBIES.values()}
SPAWN_CARDS_SCENE: Final = {str(number): _zombie_card(card) for number, card in ZOMBIE_CARDS.items()}
