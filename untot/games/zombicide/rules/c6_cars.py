"""Chapter 6h: getting in and out of cars, and driving."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.facts import (
    active,
    board,
    car_id,
    car_number,
    cars_in,
    is_on_foot,
    living,
    open_net,
    people_in_car,
    zombies_in,
)
from untot.games.zombicide.missions import SuppliesDrivenOut
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import CARS, SurvivorId
from untot.games.zombicide.rules.c7_spawn import tile_questions
from untot.games.zombicide.rules.c8_aiming import risks
from untot.games.zombicide.rules.c10_goals import check_victory
from untot.games.zombicide.rules.c10_missions import set_aside
from untot.games.zombicide.state import ON_FOOT, CarNumber, Survivor, ZombicideState
from untot.kernel.forms import Branch, Made, branch
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_in, things_of, word, words
from untot.parts.zones import ZoneId

DRIVER: Final = "driver"

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
    if not is_on_foot(survivor) or not cars_with_room(g, survivor):
        return "ZC-6.67"
    return "ZC-6.68" if zombies_in(g, survivor.zone) else None


def cars_with_room(g: ZombicideState, survivor: Survivor) -> list[CarNumber]:
    return [car for car in cars_in(g, survivor.zone) if free_seats(g, car)]


def seats_to_enter(g: ZombicideState) -> Branch:
    """`car:car_1 seat:driver`."""
    return branch({word("car", car_id(car)): words("seat", free_seats(g, car)) for car in cars_with_room(g, active(g))})


@clause("ZC-6.66", "ZC-6.67")
def enter_car(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    take_seat(g, survivor, car_number(thing_in(answer, "car")), thing_in(answer, "seat"), "ZC-6.67")


def take_seat(g: ZombicideState, survivor: SurvivorId, car: CarNumber, seat: str, clause_id: str) -> None:
    who = g.survivors[survivor]
    who.car, who.seat_in_car = car, seat
    g.tell("seat_taken", clause_id, survivor=survivor, car=car_id(car), seat_in_car=seat)


@clause("ZC-6.69")
def why_not_get_out(g: ZombicideState, survivor: Survivor) -> str | None:
    return "ZC-6.69" if is_on_foot(survivor) else None


def car_to_leave(g: ZombicideState) -> list[str]:
    return [word("from", car_id(active(g).car))]


@clause("ZC-6.69")
def leave_car(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """Into the zone of the car, whatever is there."""
    who = g.survivors[survivor]
    who.car, who.seat_in_car = ON_FOOT, ""
    g.tell("car_left", "ZC-6.69", survivor=survivor)


@clause("ZC-6.70")
def why_not_change_seat(g: ZombicideState, survivor: Survivor) -> str | None:
    return "ZC-6.70" if is_on_foot(survivor) or not free_seats(g, survivor.car) else None


def seats_to_change_to(g: ZombicideState) -> list[str]:
    return words("seat", free_seats(g, active(g).car))


@clause("ZC-6.70")
def change_seat(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    take_seat(g, survivor, g.survivors[survivor].car, thing_in(answer, "seat"), "ZC-6.70")


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
def streets_beside(g: ZombicideState, zone: ZoneId) -> list[ZoneId]:
    """Cars never enter rooms."""
    return [other for other in open_net(g).neighbours[zone] if other in board(g).ground.streets]


@clause("ZC-6.72", "ZC-6.73", "ZC-10.06.2")
def drives(g: ZombicideState) -> list[tuple[ZoneId, ...]]:
    """The zones of every drive: one or two, the second may be where it began; from a way out there is no going on."""
    start = active(g).zone
    first = streets_beside(g, start)
    second = [(zone, end) for zone in first if not is_way_out(g, zone) for end in streets_beside(g, zone)]
    return [*((zone,) for zone in first), *second]


@clause("ZC-6.72", "ZC-8.61")
def drive_words(g: ZombicideState) -> Branch:
    """`to:S43 via:S42`: where the drive ends, and the zone between; then whoever of one's own people might be hit."""
    by_end: dict[str, dict[str, Made | None]] = {}
    for zones in drives(g):
        risk = risks(people_in_the_way(g, zones))
        by_end.setdefault(word("to", zones[-1]), {})[word("via", zones[0]) if len(zones) > 1 else ""] = risk
    return branch({end: ways[""] if "" in ways else branch(ways) for end, ways in by_end.items()})


@clause("ZC-8.61")
def people_in_the_way(g: ZombicideState, zones: tuple[ZoneId, ...]) -> list[SurvivorId]:
    """Survivors in the zones that the drive touches, those in the car excepted."""
    touched = (active(g).zone, *zones)
    return [other.id for other in living(g) if other.zone in touched and other.car != active(g).car]


@clause("ZC-6.72", "ZC-6.74")
def why_not_drive_so(g: ZombicideState, answer: str) -> str | None:
    """One or two zones, on the street, and whoever might be hit is named."""
    zones = [*things_of(answer, "via"), *things_of(answer, "to")]
    if any(zone in board(g).ground.rooms for zone in zones):
        return "ZC-6.74"
    return "ZC-8.61" if tuple(zones) in drives(g) else "ZC-6.72"


@clause("ZC-6.72", "ZC-6.73", "ZC-6.77", "ZC-8.60", "ZC-8.66")
def drive(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """Every zone touched is attacked, the first one before the car leaves it."""
    car = g.survivors[survivor].car
    steps: list[Step] = [("car_attack", survivor, car)]
    for zone in [*things_of(answer, "via"), *things_of(answer, "to")]:
        steps += [("car_enters", survivor, car, zone), ("car_attack", survivor, car)]
    g.then(*steps, ("end_attack",), ("car_stops", car))


@clause("ZC-6.76")
def car_enters(g: ZombicideState, survivor: SurvivorId, car: CarNumber, zone: ZoneId) -> None:
    """Everybody in the car travels with it."""
    g.cars[car].zone = zone
    for passenger in people_in_car(g, car):
        passenger.zone, passenger.tile = zone, ""
    g.tell("car_driven", "ZC-6.72", survivor=survivor, car=car_id(car), zone=zone)
    check_victory(g)


@clause("ZC-10.06.2", "ZC-7.73")
def car_stops(g: ZombicideState, car: CarNumber) -> None:
    """Into the exit of such a mission it goes for good, after its attack there; elsewhere people say where they are."""
    if is_way_out(g, g.cars[car].zone):
        drive_out(g, car)
        return
    g.then(*tile_questions(g, [passenger.id for passenger in people_in_car(g, car)]))


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
    supplies = token.supplies
    g.supplies_out += supplies
    token.zone, token.supplies = "", []
    g.tell("car_drove_out", "ZC-10.06.2", car=car_id(car), supplies=list(supplies))
    check_victory(g)
