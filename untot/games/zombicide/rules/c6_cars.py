"""Chapter 6h: getting in and out of cars, and driving."""

from __future__ import annotations

from untot.games.zombicide.facts import active, board, cars_in, is_on_foot, open_net, people_in_car, zombies_in
from untot.games.zombicide.missions import SuppliesDrivenOut
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import CARS, SurvivorId
from untot.games.zombicide.rules.c6_which_car import choose_car
from untot.games.zombicide.rules.c10_goals import check_victory
from untot.games.zombicide.rules.c10_missions import set_aside
from untot.games.zombicide.state import ON_FOOT, CarNumber, Survivor, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Field, Fields
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.parts.zones import ZoneId

DRIVER = "driver"
STOP = "stop"

# -- seats ------------------------------------------------------------------------------------------------------


@clause("ZC-6.66", "ZC-6.70")
def free_seats(g: ZombicideState, car: CarNumber) -> list[str]:
    taken = [survivor.seat_in_car for survivor in people_in_car(g, car)]
    return [seat for seat in CARS[g.cars[car].kind].seats if seat not in taken]


@clause("ZC-6.67", "ZC-6.68", "ZC-6.71", "ZC-6.80", "ZC-6.81")
def why_not_enter(g: ZombicideState, survivor: Survivor) -> str | None:
    """Where cars can be driven, into one in the zone with a free seat, while no zombie is there."""
    if not mission_of(g).drive:
        return "ZC-6.71"
    if not is_on_foot(survivor) or not cars_with_room(g, survivor.id):
        return "ZC-6.67"
    return "ZC-6.68" if zombies_in(g, survivor.zone) else None


def cars_with_room(g: ZombicideState, survivor: SurvivorId) -> list[CarNumber]:
    return [car for car in cars_in(g, g.survivors[survivor].zone) if free_seats(g, car)]


@clause("ZC-6.67")
async def enter_car(g: ZombicideState, survivor: SurvivorId) -> None:
    car = await choose_car(g, survivor, "enter_which_car", "ZC-6.67", lambda g: cars_with_room(g, survivor))
    await take_seat(g, survivor, car, "ZC-6.67")


@clause("ZC-6.66", "ZC-6.67", "ZC-6.70")
async def take_seat(g: ZombicideState, survivor: SurvivorId, car: CarNumber, clause_id: str) -> None:
    """One of the free seats."""
    answer = await choose(
        g,
        g.survivors[survivor].seat,
        "seat_in_car",
        clause_id,
        lambda g, seat: [f"seat:{free}" for free in free_seats(g, car)],
        unit=survivor,
    )
    who = g.survivors[survivor]
    who.car, who.seat_in_car = car, answer.removeprefix("seat:")
    g.tell("seat_taken", clause_id, survivor=survivor, car=car + 1, seat_in_car=who.seat_in_car)


@clause("ZC-6.69")
def why_not_get_out(g: ZombicideState, survivor: Survivor) -> str | None:
    return "ZC-6.69" if is_on_foot(survivor) else None


@clause("ZC-6.69")
def leave_car(g: ZombicideState, survivor: SurvivorId) -> None:
    """Into the zone of the car, whatever is there."""
    who = g.survivors[survivor]
    who.car, who.seat_in_car = ON_FOOT, ""
    g.tell("car_left", "ZC-6.69", survivor=survivor)


@clause("ZC-6.70")
def why_not_change_seat(g: ZombicideState, survivor: Survivor) -> str | None:
    return "ZC-6.70" if is_on_foot(survivor) or not free_seats(g, survivor.car) else None


@clause("ZC-6.70")
async def change_seat(g: ZombicideState, survivor: SurvivorId) -> None:
    await take_seat(g, survivor, g.survivors[survivor].car, "ZC-6.70")


# -- driving ----------------------------------------------------------------------------------------------------


@clause("ZC-6.71", "ZC-6.72", "ZC-6.75", "ZC-10.03.2", "ZC-10.04.2", "ZC-10.06.8", "ZC-10.08.6")
def why_not_drive(g: ZombicideState, survivor: Survivor) -> str | None:
    """From the driver's seat, where the mission allows it; zombies and move skills do not matter."""
    if not mission_of(g).drive:
        return "ZC-6.71"
    if survivor.seat_in_car != DRIVER:
        return "ZC-6.72"
    return None if streets_beside(g, survivor.zone) else "ZC-6.74"


@clause("ZC-6.74")
def streets_beside(g: ZombicideState, zone: ZoneId) -> list[str]:
    """Cars never enter rooms."""
    return [f"to:{other}" for other in open_net(g).neighbours[zone] if other in board(g).ground.streets]


@clause("ZC-6.72", "ZC-6.73", "ZC-6.77", "ZC-8.60", "ZC-8.66")
async def drive(g: ZombicideState, survivor: SurvivorId) -> None:
    """One or two street zones; every zone touched is attacked, the first one before the car leaves it."""
    answer = await choose(
        g, active(g).seat, "drive_route", "ZC-6.72", drive_routes, why_not=why_not_drive_so, unit=survivor
    )
    car = g.survivors[survivor].car
    steps: list[Step] = [("car_attack", survivor, car)]
    for word in answer.split(" "):
        if word != STOP:
            steps += [("car_enters", survivor, car, word.removeprefix("to:")), ("car_attack", survivor, car)]
    g.then(*steps, ("end_attack",), ("car_stops", car))


@clause("ZC-6.72", "ZC-6.73", "ZC-10.06.2")
def drive_routes(g: ZombicideState, seat: Seat) -> Fields:
    """The second zone may be the first again; from the exit of the mission there is no going on."""
    first = streets_beside(g, active(g).zone)
    second = {word: [STOP, *streets_beside(g, word.removeprefix("to:"))] for word in first}
    for word in first:
        if is_way_out(g, word.removeprefix("to:")):
            second[word] = [STOP]
    return Fields([Field("zone_1", {"": first}), Field("zone_2", second, of=0)])


@clause("ZC-6.72", "ZC-6.74")
def why_not_drive_so(g: ZombicideState, seat: Seat, answer: str) -> str | None:
    """One or two zones, on the street."""
    zones = [word.removeprefix("to:") for word in answer.split(" ")]
    return "ZC-6.74" if any(zone in board(g).ground.rooms for zone in zones) else "ZC-6.72"


@clause("ZC-6.76")
def car_enters(g: ZombicideState, survivor: SurvivorId, car: CarNumber, zone: ZoneId) -> None:
    """Everybody in the car travels with it."""
    g.cars[car].zone = zone
    for passenger in people_in_car(g, car):
        passenger.zone, passenger.tile = zone, ""
    g.tell("car_driven", "ZC-6.72", survivor=survivor, car=car + 1, zone=zone)
    check_victory(g)


@clause("ZC-10.06.2", "ZC-7.73")
def car_stops(g: ZombicideState, car: CarNumber) -> None:
    """Into the exit of such a mission it goes for good, after its attack there; elsewhere people say where they are."""
    if is_way_out(g, g.cars[car].zone):
        drive_out(g, car)
        return
    g.then(*[("name_tile", passenger.id) for passenger in people_in_car(g, car)])


@clause("ZC-10.06.2", "ZC-10.06.5", "ZC-10.27")
def is_way_out(g: ZombicideState, zone: ZoneId) -> bool:
    is_such = any(isinstance(goal, SuppliesDrivenOut) for goal in mission_of(g).goals)
    return is_such and zone == mission_of(g).exit


@clause("ZC-10.06.2", "ZC-10.06.3", "ZC-10.06.10")
def drive_out(g: ZombicideState, car: CarNumber) -> None:
    """With its people and its supplies."""
    for passenger in people_in_car(g, car):
        set_aside(g, passenger.id, "ZC-10.06.2")
    token = g.cars[car]
    g.supplies_out += token.supplies
    g.tell("car_drove_out", "ZC-10.06.2", car=car + 1, supplies=list(token.supplies))
    token.zone, token.supplies = "", []
    check_victory(g)
