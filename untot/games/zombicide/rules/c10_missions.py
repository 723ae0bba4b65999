"""Chapter 10: what is special in some missions: zombie exits, spawn zones, supplies, leaving the board, recruits."""

from __future__ import annotations

from untot.games.zombicide.facts import (
    active,
    active_spawn_zones,
    car_id,
    car_number,
    cars_in,
    equipment_slots,
    free_slots,
    has_rule,
    living_of,
    player_id,
    seat_of,
    special_rule,
    zombies_in,
)
from untot.games.zombicide.missions import (
    ExitWithCards,
    LateSpawn,
    LeaveFromStart,
    LoadSupplies,
    Mission,
    NeutraliseAllSpawns,
    RecruitsAtObjectives,
    ZombieExit,
)
from untot.games.zombicide.newcomers import new_survivor
from untot.games.zombicide.own import identity_cards, mission_of
from untot.games.zombicide.pieces import EQUIPMENT, SurvivorId
from untot.games.zombicide.rules.c10_goals import check_victory, escaped, is_fulfilled, lose
from untot.games.zombicide.state import ON_FOOT, CarNumber, Held, Survivor, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, Field, Fields, branch
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, thing_of, word, words

# -- zombie exits (07) ------------------------------------------------------------------------------------------


@clause("ZC-10.07.7", "ZC-10.07.8", "ZC-10.07.9", "ZC-10.07.11")
def leave_over_zombie_exits(g: ZombicideState) -> None:
    """Zombies in a zombie exit are gone at once, before they could attack; when enough have left, all is lost."""
    exits = special_rule(mission_of(g), ZombieExit)
    if exits is None:
        return
    for zone in exits.zones:
        for kind, count in g.zombies.pop(zone, {}).items():
            g.escaped[kind] = g.escaped.get(kind, 0) + count
            g.tell("zombies_escaped", "ZC-10.07.7", zone=zone, kind=kind, count=count)
    if sum(g.escaped.values()) >= exits.lose_at:
        lose(g, "zombies_escaped", "ZC-10.07.8")


# -- spawn zones (07, 08) ---------------------------------------------------------------------------------------


def has_neutralising(mission: Mission) -> bool:
    return any(isinstance(goal, NeutraliseAllSpawns) for goal in mission.goals)


@clause("ZC-10.07.1", "ZC-10.26")
def why_not_neutralise(g: ZombicideState, survivor: Survivor) -> str | None:
    """In a spawn zone without zombies, where the mission asks for it."""
    is_clear_spawn = survivor.zone in active_spawn_zones(g) and not zombies_in(g, survivor.zone)
    return None if has_neutralising(mission_of(g)) and is_clear_spawn else "ZC-10.07.1"


@clause("ZC-10.07.1", "ZC-6.64")
def neutralise(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    zone = g.survivors[survivor].zone
    g.neutralised.append(zone)
    g.tell("spawn_zone_neutralised", "ZC-10.07.1", survivor=survivor, zone=zone)
    check_victory(g)


@clause("ZC-10.08.2")
def wake_spawn_zones(g: ZombicideState, colour: str) -> None:
    """The spawn zone of this colour takes part from the next spawn step on."""
    late = {rule.colour for rule in mission_of(g).rules if isinstance(rule, LateSpawn)}
    for spawn in mission_of(g).spawns:
        if spawn.colour == colour and colour in late and spawn.zone in g.sleeping:
            g.sleeping.remove(spawn.zone)
            g.tell("spawn_zone_woke", "ZC-10.08.2", zone=spawn.zone)


# -- supplies (06) ----------------------------------------------------------------------------------------------


def has_supplies(mission: Mission) -> bool:
    return special_rule(mission, LoadSupplies) is not None


@clause("ZC-10.06.1", "ZC-6.64")
def why_not_load(g: ZombicideState, survivor: Survivor) -> str | None:
    """A supply card in the inventory and a car in the zone; zombies do not matter."""
    has_supply = any(is_supply(survivor.slots[slot]) for slot in equipment_slots(survivor))
    return None if has_supplies(mission_of(g)) and has_supply and cars_in(g, survivor.zone) else "ZC-10.06.1"


@clause("ZC-10.06.1", "ZC-5.59")
def why_not_unload(g: ZombicideState, survivor: Survivor) -> str | None:
    """Supplies under a car of the zone, and a free slot."""
    loaded = any(g.cars[car].supplies for car in cars_in(g, survivor.zone))
    return None if has_supplies(mission_of(g)) and loaded and free_slots(survivor) else "ZC-10.06.1"


def is_supply(held: Held) -> bool:
    card = EQUIPMENT.get(held.card)
    return card is not None and card.supply


def supplies_to_load(g: ZombicideState) -> Fields:
    """`car:car_1 slot:hand_2`."""
    cars = words("car", map(car_id, cars_in(g, active(g).zone)))
    slots = words("slot", [slot for slot, held in active(g).slots.items() if is_supply(held)])
    return Fields([Field("car", {"": cars}), Field("slot", {"": slots})])


@clause("ZC-10.06.1", "ZC-10.06.4")
def load(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """Put one supply card under a car."""
    car = car_number(thing_in(answer, "car"))
    held = g.survivors[survivor].slots.pop(thing_in(answer, "slot"))
    g.cars[car].supplies.append(held.card)
    g.tell("supply_loaded", "ZC-10.06.1", survivor=survivor, card=held.card, car=car_id(car))


def supplies_to_unload(g: ZombicideState) -> Branch:
    """`car:car_1 card:rice slot:hand_2`."""
    slots = words("slot", free_slots(active(g)))
    loaded = [car for car in cars_in(g, active(g).zone) if g.cars[car].supplies]
    return branch({word("car", car_id(car)): _from_under(g, car, slots) for car in loaded})


def _from_under(g: ZombicideState, car: CarNumber, slots: list[str]) -> Fields:
    cards = words("card", dict.fromkeys(g.cars[car].supplies))
    return Fields([Field("card", {"": cards}), Field("slot", {"": slots})])


@clause("ZC-10.06.1", "ZC-10.06.9", "ZC-5.59")
def unload(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """Take one supply card from under a car, onto a free slot."""
    car, card, slot = car_number(thing_in(answer, "car")), thing_in(answer, "card"), thing_in(answer, "slot")
    g.cars[car].supplies.remove(card)
    g.survivors[survivor].slots[slot] = Held(card)
    g.tell("supply_unloaded", "ZC-10.06.1", survivor=survivor, card=card, car=car_id(car))


# -- leaving the board (01, 06, 09) -----------------------------------------------------------------------------


def has_leaving(mission: Mission) -> bool:
    return any(isinstance(goal, LeaveFromStart | ExitWithCards) for goal in mission.goals)


@clause("ZC-10.01.3", "ZC-10.09.3", "ZC-10.22")
def why_not_leave(g: ZombicideState, survivor: Survivor) -> str | None:
    """Over the exit when everything before is done, or from the start zone, as the mission says."""
    mission = mission_of(g)
    if any(isinstance(goal, LeaveFromStart) for goal in mission.goals):
        return None if survivor.zone == mission.start else "ZC-10.09.3"
    if survivor.zone != mission.exit:
        return "ZC-10.01.3"
    before = [goal for goal in mission.goals if not isinstance(goal, ExitWithCards)]
    is_done = len(before) < len(mission.goals) and all(is_fulfilled(g, goal) for goal in before)
    return None if is_done else "ZC-10.01.3"


def own_zone(g: ZombicideState) -> list[str]:
    """What is done where one stands is done to that zone."""
    return [word("at", active(g).zone)]


@clause("ZC-10.01.3", "ZC-10.09.3", "ZC-10.06.2")
def set_aside(g: ZombicideState, survivor: SurvivorId, clause_id: str) -> None:
    """He has left the board with his equipment, and is not eliminated."""
    who = g.survivors[survivor]
    who.status, who.zone = "escaped", ""
    if g.loud_by == survivor:
        g.loud_zone = g.loud_by = ""
    who.car, who.seat_in_car, who.tile = ON_FOOT, "", ""
    g.tell("survivor_escaped", clause_id, survivor=survivor)


@clause("ZC-10.01.3", "ZC-10.09.3")
def leave_board(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """Without an action, in his turn."""
    is_from_start = any(isinstance(goal, LeaveFromStart) for goal in mission_of(g).goals)
    set_aside(g, survivor, "ZC-10.09.3" if is_from_start else "ZC-10.01.3")
    check_victory(g)


# -- recruits (09) ----------------------------------------------------------------------------------------------


@clause("ZC-10.09.7", "ZC-10.09.11", "ZC-10.09.12")
async def recruit(g: ZombicideState, finder: SurvivorId) -> None:
    """An unused survivor, at random, for the player with the fewest; on a tie the finder's player decides."""
    unused = [survivor for survivor in identity_cards(g) if survivor not in g.survivors]
    if not has_rule(g, RecruitsAtObjectives) or not unused:
        return
    answer = await choose(
        g,
        g.survivors[finder].seat,
        "receiver_of_recruit",
        "ZC-10.09.7",
        lambda g, seat: words("player", map(player_id, poorest_seats(g))),
        unit=finder,
    )
    seat = seat_of(thing_of(answer))
    join(g, g.draw([survivor for survivor in identity_cards(g) if survivor not in g.survivors]), seat, finder)


@clause("ZC-10.09.7", "ZC-10.09.11")
def poorest_seats(g: ZombicideState) -> list[Seat]:
    """The players with the fewest survivors; those who have left count, the dead do not."""
    count = {seat: len(living_of(g, seat)) + sum(s.seat == seat for s in escaped(g)) for seat in range(g.seats)}
    return [seat for seat in count if count[seat] == min(count.values())]


@clause("ZC-10.09.8", "ZC-10.09.9", "ZC-10.09.10")
def join(g: ZombicideState, survivor: SurvivorId, seat: Seat, finder: SurvivorId) -> None:
    """Where the token lay, without equipment and experience; his turn comes with his player's next one."""
    zone = g.survivors[finder].zone
    g.survivors[survivor] = new_survivor(g, survivor, seat, zone)
    g.tell("survivor_joined", "ZC-10.09.8", survivor=survivor, seat=seat, zone=zone)
    if g.options["manhole_tiles"] == "named":
        g.then(("name_tile", survivor))
