"""Questions about the State of Zombicide. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, TypeVar

from untot.games.zombicide.city.assembly import Board, board_of
from untot.games.zombicide.missions import AnyRule, Mission, ZombieExit
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import (
    INVENTORY,
    WOUND,
    ZOMBIES,
    LevelId,
    SurvivorId,
    ZombieId,
    level_at,
)
from untot.games.zombicide.skills import has_skill, skill_bonus
from untot.games.zombicide.state import ON_FOOT, CarNumber, Crowd, Slot, Survivor, Turn, ZombicideState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.parts.sight import seen_from
from untot.parts.zones import DoorId, Net, ZoneId, net

R = TypeVar("R", bound=AnyRule)

LOUDEST: Final = 1 << 20
"""More noise than any board can hold."""
HANDS: Final[tuple[Slot, ...]] = tuple(f"hand_{n}" for n in range(1, INVENTORY.hand_slots + 1))

# -- mission and map --------------------------------------------------------------------------------------------


def board(g: ZombicideState) -> Board:
    return board_of(mission_of(g))


def open_net(g: ZombicideState) -> Net:
    """The connections with the doors as they are."""
    return net(board(g).zones, g.open_doors)


@clause("ZC-4.19", "ZC-10.21", "ZC-10.51")
def special_rule(mission: Mission, kind: type[R]) -> R | None:
    """The special rule of this kind, if the mission has it; it goes before general rules and cards."""
    for rule in mission.rules:
        if isinstance(rule, kind):
            return rule
    return None


def has_rule(g: ZombicideState, kind: type[AnyRule]) -> bool:
    return special_rule(mission_of(g), kind) is not None


@clause("ZC-5.12", "ZC-5.13", "ZC-5.14", "ZC-5.15", "ZC-5.16", "ZC-5.17", "ZC-5.18", "ZC-5.19")
@clause("ZC-5.20", "ZC-5.21", "ZC-5.22", "ZC-5.23", "ZC-5.77")
def in_sight_from(connections: Net, zone: ZoneId) -> Mapping[ZoneId, int]:
    """The zones that an actor sees, with their distance. The board has its headings made for this (`parts.sight`):
    streets in straight lines, doors across them, openings one room deep.
    """
    return seen_from(connections, zone)


@clause("ZC-5.20")
def is_open(g: ZombicideState, door: DoorId) -> bool:
    return bool(g.open_doors & board(g).zones.bit_of[door])


def is_room(g: ZombicideState, zone: ZoneId) -> bool:
    return board(g).zones.zones[zone].kind == "room"


# -- survivors --------------------------------------------------------------------------------------------------


def living(g: ZombicideState) -> list[Survivor]:
    """On the board, neither eliminated nor escaped."""
    return [survivor for survivor in g.survivors.values() if survivor.status == "living"]


def is_living(g: ZombicideState, survivor: SurvivorId) -> bool:
    return g.survivors[survivor].status == "living"


def living_of(g: ZombicideState, seat: Seat) -> list[Survivor]:
    return [survivor for survivor in living(g) if survivor.seat == seat]


@clause("ZC-6.78", "ZC-5.11")
def survivors_in(g: ZombicideState, zone: ZoneId) -> list[Survivor]:
    """Those in a zone, people in cars included."""
    return [survivor for survivor in living(g) if survivor.zone == zone]


def player_id(seat: Seat) -> str:
    """How a player is called."""
    return f"player_{seat + 1}"


def seat_of(player: str) -> Seat:
    """The seat of a player who is called so."""
    return int(player.removeprefix("player_")) - 1


def active(g: ZombicideState) -> Survivor:
    """The survivor whose turn it is."""
    return g.survivors[turn_of(g).survivor]


def turn_of(g: ZombicideState) -> Turn:
    assert g.turn is not None, "nobody has his turn"
    return g.turn


@clause("ZC-4.2")
def seats_from_first(g: ZombicideState) -> list[Seat]:
    """The first player, then clockwise."""
    return [*range(g.first_player, g.seats), *range(g.first_player)]


@clause("ZC-4.16")
def deciders(g: ZombicideState) -> list[Seat]:
    """The players with living survivors, the holder of the first-player token (or the next of them) first."""
    return [seat for seat in seats_from_first(g) if living_of(g, seat)]


@clause("ZC-5.49", "ZC-5.50")
def danger_level(g: ZombicideState) -> LevelId:
    """That of the living survivor with the most experience."""
    return level_at(max((survivor.xp for survivor in living(g)), default=0))


def people_in_car(g: ZombicideState, car: CarNumber) -> list[Survivor]:
    return [survivor for survivor in living(g) if survivor.car == car]


def is_on_foot(survivor: Survivor) -> bool:
    return survivor.car == ON_FOOT


def car_id(car: CarNumber) -> str:
    """How a car is called: they are counted from 1."""
    return f"car_{car + 1}"


def car_number(car: str) -> CarNumber:
    """The car of such a name."""
    return int(car.removeprefix("car_")) - 1


def token_id(number: int) -> str:
    """How an objective token is called, by its place in the mission's list: they are counted from 1."""
    return f"objective_{number + 1}"


def token_number(token: str) -> int:
    return int(token.removeprefix("objective_")) - 1


def cars_in(g: ZombicideState, zone: ZoneId) -> list[CarNumber]:
    return [number for number, car in enumerate(g.cars) if car.zone == zone]


# -- inventory --------------------------------------------------------------------------------------------------


@clause("ZC-5.51", "ZC-9.29")
def all_slots(survivor: Survivor) -> tuple[Slot, ...]:
    """Two hands, three in reserve, one more for a hoarder."""
    return _slots(INVENTORY.reserve_slots + skill_bonus(survivor, "reserve_slots"))


@cache
def _slots(in_reserve: int) -> tuple[Slot, ...]:
    return (*HANDS, *(f"reserve_{n}" for n in range(1, in_reserve + 1)))


def taken_slots(survivor: Survivor) -> list[Slot]:
    """Where something lies, in order; what lies beside the slots until it is arranged comes last."""
    slots = all_slots(survivor)
    return sorted(survivor.slots, key=lambda slot: slots.index(slot) if slot in slots else len(slots))


def free_slots(survivor: Survivor) -> list[Slot]:
    return [slot for slot in all_slots(survivor) if slot not in survivor.slots]


@clause("ZC-5.57")
def equipment_slots(survivor: Survivor) -> list[Slot]:
    """Where he holds equipment; wounds are none."""
    return [slot for slot in all_slots(survivor) if slot in survivor.slots and survivor.slots[slot].card != WOUND.id]


def has_equipment(survivor: Survivor) -> bool:
    for held in survivor.slots.values():
        if held.card != WOUND.id:
            return True
    return False


def wound_slots(survivor: Survivor) -> list[Slot]:
    return [slot for slot in all_slots(survivor) if slot in survivor.slots and survivor.slots[slot].card == WOUND.id]


# -- zombies ----------------------------------------------------------------------------------------------------


def zombies_in(g: ZombicideState, zone: ZoneId) -> int:
    there = g.zombies.get(zone)
    return sum(there.values()) if there else 0


def crowd_in(g: ZombicideState, zone: ZoneId) -> Crowd:
    """The zombies of a zone by kind, in the order of the content; a copy."""
    there = g.zombies.get(zone, {})
    return {kind: there[kind] for kind in ZOMBIES if kind in there}


def crowd_id(kind: ZombieId, zone: ZoneId) -> str:
    """How the zombies of a kind in a zone are called, as they are drawn."""
    return f"{kind}@{zone}"


def kind_of(crowd: str) -> ZombieId:
    """Of a crowd that is called so."""
    return next(kind for kind in ZOMBIES if crowd.startswith(f"{kind}@"))


def is_on_board(g: ZombicideState, kind: ZombieId) -> bool:
    return any(kind in crowd for crowd in g.zombies.values())


# -- noise ------------------------------------------------------------------------------------------------------


@clause("ZC-5.11", "ZC-5.32", "ZC-5.34", "ZC-9.31", "ZC-9.31.1", "ZC-9.33", "ZC-10.07.6")
def noise_by_zone(g: ZombicideState) -> dict[ZoneId, int]:
    """Tokens and survivors, the lasting noise of zombie exits, and the zone that counts as the noisiest of all."""
    noise = dict(g.noise)
    for survivor in living(g):
        if not is_noiseless(survivor):
            noise[survivor.zone] = noise.get(survivor.zone, 0) + 1
    if exits := special_rule(mission_of(g), ZombieExit):
        for zone in exits.zones:
            noise[zone] = noise.get(zone, 0) + exits.noise
    if g.loud_zone:
        noise[g.loud_zone] = noise.get(g.loud_zone, 0) + LOUDEST
    return noise


@clause("ZC-9.33")
def is_noiseless(survivor: Survivor) -> bool:
    return survivor.is_silent and has_skill(survivor, "silence")


# -- spawn zones ------------------------------------------------------------------------------------------------


@clause("ZC-7.61", "ZC-10.26", "ZC-10.29", "ZC-10.08.2")
def active_spawn_zones(g: ZombicideState) -> list[ZoneId]:
    """In the order of the mission, without those that sleep or were neutralised."""
    return [s.zone for s in mission_of(g).spawns if s.zone not in g.sleeping and s.zone not in g.neutralised]
