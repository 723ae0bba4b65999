"""Chapter 6e: opening doors, and what waits behind them."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.facts import HANDS, active, board, has_rule, is_on_foot, is_open
from untot.games.zombicide.missions import LinkedDoors, LockedDoor
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import EQUIPMENT, Colour, Equipment, SurvivorId
from untot.games.zombicide.rules.c5_noise import place_noise
from untot.games.zombicide.state import Slot, Survivor, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Field, Fields
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, thing_of, words
from untot.parts.zones import DoorId, ZoneId

ANY_ORDER: Final = "any_order"
LOCK_CLAUSE: Final[dict[Colour, str]] = {"blue": "ZC-10.08.1", "green": "ZC-10.08.3"}


@clause("ZC-6.46", "ZC-6.47", "ZC-6.79", "ZC-5.52")
def why_not_open(g: ZombicideState, survivor: Survivor) -> str | None:
    """On foot beside a closed door that is not locked, with a tool in hand."""
    if not is_on_foot(survivor):
        return "ZC-6.79"
    closed = closed_doors(g, survivor)
    if not closed:
        return "ZC-6.46"
    if not tools(survivor):
        return "ZC-6.47"
    return None if doors_to_open(g, survivor) else why_locked(g, closed[0])


def closed_doors(g: ZombicideState, survivor: Survivor) -> list[DoorId]:
    zones = board(g).zones
    return [door for door in zones.doors_at[survivor.zone] if not g.open_doors & zones.bit_of[door]]


@clause("ZC-6.46")
def doors_to_open(g: ZombicideState, survivor: Survivor) -> list[DoorId]:
    """From either side."""
    return [door for door in closed_doors(g, survivor) if why_locked(g, door) is None]


@clause("ZC-10.08.1", "ZC-10.08.3", "ZC-10.08.4")
def why_locked(g: ZombicideState, door: DoorId) -> str | None:
    """A door of a colour stays shut until the objective of that colour is taken, if the mission says so."""
    colour = board(g).doors[door].colour
    has_lock = any(isinstance(rule, LockedDoor) and rule.colour == colour for rule in mission_of(g).rules)
    is_taken = any(objective.is_taken for objective in g.objectives if objective.colour == colour)
    return LOCK_CLAUSE[colour] if has_lock and not is_taken else None


@clause("ZC-6.47", "ZC-5.52")
def tools(survivor: Survivor) -> list[Slot]:
    """Hands that hold something with the door symbol; of two alike only the first."""
    held = {slot: survivor.slots[slot].card for slot in HANDS if slot in survivor.slots}
    fitting = {card: slot for slot, card in reversed(held.items()) if card in EQUIPMENT and opens_doors(card)}
    return sorted(fitting.values())


def opens_doors(card: str) -> bool:
    return EQUIPMENT[card].opens_doors is not None


def tool_in(survivor: Survivor, slot: Slot) -> Equipment:
    return EQUIPMENT[survivor.slots[slot].card]


# -- opening ----------------------------------------------------------------------------------------------------


def ways_to_open(g: ZombicideState) -> Fields:
    """`door:5D.In/S21 with:hand_1`."""
    doors, hands = words("door", doors_to_open(g, active(g))), words("with", tools(active(g)))
    return Fields([Field("door", {"": doors}), Field("tool", {"": hands})])


@clause("ZC-6.46", "ZC-6.47", "ZC-10.08.1", "ZC-10.08.3")
def why_not_open_so(g: ZombicideState, answer: str) -> str | None:
    """A closed door beside the zone that is not locked, and a hand with a tool."""
    door = thing_in(answer, "door")
    if door not in closed_doors(g, active(g)):
        return "ZC-6.46"
    return why_locked(g, door) or "ZC-6.47"


@clause("ZC-6.46", "ZC-6.48", "ZC-6.49", "ZC-6.83", "ZC-5.29", "ZC-5.31", "ZC-10.07.4")
def open_door(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """The door is open, the noise is heard, then the rooms are filled."""
    door, tool = thing_in(answer, "door"), tool_in(active(g), thing_in(answer, "with"))
    for opened in doors_opened_with(g, door):
        set_door(g, survivor, opened, is_open_now=True)
    if tool.opens_doors == "noisy":
        place_noise(g, survivor, "ZC-5.29")
    fill_building(g, survivor, door)


@clause("ZC-10.07.3")
def doors_opened_with(g: ZombicideState, door: DoorId) -> list[DoorId]:
    """The door, and where doors are linked the others of its building."""
    if not has_rule(g, LinkedDoors):
        return [door]
    building = board(g).buildings[board(g).building_of[board(g).doors[door].room]]
    return [door, *(other for other in building.doors if other != door and not is_open(g, other))]


def set_door(g: ZombicideState, survivor: SurvivorId, door: DoorId, *, is_open_now: bool) -> None:
    bit = board(g).zones.bit_of[door]
    g.open_doors = g.open_doors | bit if is_open_now else g.open_doors & ~bit
    told, behind = ("door_opened", "ZC-6.49") if is_open_now else ("door_closed", "ZC-9.41")
    g.tell(told, behind, survivor=survivor, door=door)


@clause("ZC-6.50", "ZC-6.54", "ZC-6.55", "ZC-6.56", "ZC-9.41")
def fill_building(g: ZombicideState, survivor: SurvivorId, door: DoorId) -> None:
    """The first time a door of a building is opened each of its rooms gets a card; never in the start building."""
    room = board(g).doors[door].room
    rooms = unfilled(g, room)
    if not rooms:
        return
    g.filled.append(board(g).building_of[room])
    g.to_fill = list(rooms)
    g.then(("fill_room", survivor))


@clause("ZC-6.50", "ZC-6.54")
def unfilled(g: ZombicideState, room: ZoneId) -> tuple[ZoneId, ...]:
    """The rooms that bring zombies when the building of this one is opened."""
    building = board(g).buildings[board(g).building_of[room]]
    return () if building.id in g.filled else building.rooms


def rooms_behind(g: ZombicideState, survivor: Survivor) -> dict[DoorId, int]:
    """Of each door that he could open: how many rooms that fills."""
    return {door: len(unfilled(g, board(g).doors[door].room)) for door in doors_to_open(g, survivor)}


@clause("ZC-6.51", "ZC-6.53", "ZC-6.56.1")
async def fill_room(g: ZombicideState, survivor: SurvivorId) -> None:
    """His player points at room after room, or lets the order be; all are filled, even if he is dead by now."""
    if not g.to_fill:
        return
    answer = await choose(g, g.survivors[survivor].seat, "next_room", "ZC-6.51", rooms_to_fill, unit=survivor)
    rooms = list(g.to_fill) if answer == ANY_ORDER else [thing_of(answer)]
    g.to_fill = [room for room in g.to_fill if room not in rooms]
    g.then(*[("spawn_at", room) for room in rooms], ("fill_room", survivor))


def rooms_to_fill(g: ZombicideState, seat: Seat) -> list[str]:
    """With several left, all of them in the order of the map besides."""
    return words("room", g.to_fill) + ([ANY_ORDER] if len(g.to_fill) > 1 else [])
