"""Chapter 6c: searching rooms and cars."""

from __future__ import annotations

from untot.games.zombicide.cards import effects
from untot.games.zombicide.facts import (
    active,
    all_slots,
    car_id,
    car_number,
    cars_in,
    free_slots,
    is_living,
    is_room,
    special_rule,
    taken_slots,
    turn_of,
    wound_slots,
    zombies_in,
)
from untot.games.zombicide.missions import NoSearch
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import CARS, EQUIPMENT, CardId, SurvivorId
from untot.games.zombicide.rules.c5_inventory import DISCARD, lay_out, note_found, put_away, why_not_arrange
from untot.games.zombicide.rules.c6_paying import can_pay, pay
from untot.games.zombicide.rules.c7_shortage import act_for_shortages
from untot.games.zombicide.rules.c7_spawn import place_zombies
from untot.games.zombicide.skills import unused
from untot.games.zombicide.state import ON_FOOT, CarNumber, Held, Search, Survivor, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.forms import Arrange
from untot.kernel.rulebook import clause
from untot.kernel.words import placed, thing_in, words
from untot.parts.decks import draw, recycle, still_known, take_out
from untot.parts.zones import ZoneId

# -- whether and where ------------------------------------------------------------------------------------------


@clause("ZC-6.19", "ZC-6.20", "ZC-6.21", "ZC-6.22", "ZC-9.14")
def why_not_search(g: ZombicideState, survivor: Survivor) -> str | None:
    """Once per turn, without a zombie in the zone, where there is something to search."""
    if turn_of(g).has_searched:
        return "ZC-6.21"
    if zombies_in(g, survivor.zone):
        return "ZC-6.20"
    if not can_pay(g, "search", 1) and not smells_blood(g, survivor):
        return "ZC-6.1"
    return None if can_search_zone(g, survivor) or cars_to_search(g, survivor) else why_nothing_to_search(g, survivor)


@clause("ZC-6.19", "ZC-6.34", "ZC-6.35", "ZC-10.06.7")
def why_nothing_to_search(g: ZombicideState, survivor: Survivor) -> str:
    if is_room(g, survivor.zone):
        return "ZC-10.06.7"
    return "ZC-6.34" if cars_in(g, survivor.zone) else "ZC-6.19"


@clause("ZC-6.19", "ZC-6.32", "ZC-6.33", "ZC-6.79", "ZC-9.28", "ZC-10.06.7")
def places_to_search(g: ZombicideState) -> list[str]:
    """The room, or the street where he has the nose for it, and the cars of the zone, sitting in one or not."""
    survivor = active(g)
    here = [survivor.zone] if can_search_zone(g, survivor) else []
    return words("in", [*here, *map(car_id, cars_to_search(g, survivor))])


@clause("ZC-6.32", "ZC-6.33")
def cars_to_search(g: ZombicideState, survivor: Survivor) -> list[CarNumber]:
    """Hold your nose does not pay for these."""
    cars = [car for car in cars_in(g, survivor.zone) if holds_something(g, car)]
    return cars if cars and can_pay(g, "search", 1) else []


def can_search_zone(g: ZombicideState, survivor: Survivor) -> bool:
    closed = special_rule(mission_of(g), NoSearch)
    is_closed = closed is not None and survivor.zone in closed.zones
    return (is_room(g, survivor.zone) or smells_blood(g, survivor)) and not is_closed


@clause("ZC-6.34", "ZC-6.35", "ZC-6.36", "ZC-10.03.3", "ZC-10.09.13")
def holds_something(g: ZombicideState, car: CarNumber) -> bool:
    """A police car always, a pimpmobile once, and only while one of its weapons is left."""
    kind = CARS[g.cars[car].kind]
    is_spent = kind.searches_per_match is not None and g.cars[car].searches >= kind.searches_per_match
    return not is_spent and (kind.search == "until_weapon" or bool(g.pimpmobile_weapons))


@clause("ZC-9.28")
def smells_blood(g: ZombicideState, survivor: Survivor) -> bool:
    """Hold your nose: a free search where he killed a zombie in this turn."""
    return survivor.zone in turn_of(g).bloody_zones and bool(unused(turn_of(g), survivor, "search_after_kill"))


@clause("ZC-6.19", "ZC-6.32", "ZC-6.34", "ZC-10.06.7")
def why_not_search_there(g: ZombicideState, answer: str) -> str | None:
    """The own zone or a car in it."""
    place, zone = thing_in(answer, "in"), active(g).zone
    if place in map(car_id, range(len(g.cars))):
        return "ZC-6.34" if car_number(place) in cars_in(g, zone) else "ZC-6.32"
    return why_nothing_to_search(g, active(g)) if place == zone else "ZC-6.19"


# -- the search -------------------------------------------------------------------------------------------------


@clause("ZC-6.21", "ZC-6.23", "ZC-6.36", "ZC-6.39", "ZC-5.35")
def search(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """Pay, and draw card by card, without noise. In a car no flashlight helps; a pimpmobile has a card of its own."""
    place = thing_in(answer, "in")
    car = ON_FOOT if place == active(g).zone else car_number(place)
    pay_for_search(g, car)
    turn_of(g).has_searched = True
    g.search = Search(survivor, car, drawn="", turned=[], is_sorted=False, is_over=False)
    g.tell("search_began", "ZC-6.23", survivor=survivor, where=place)
    if car == ON_FOOT:
        g.then(*[("draw_card",)] * cards_to_draw(g, survivor), ("end_search",))
        return
    g.cars[car].searches += 1
    finds = "find_pimpmobile_weapon" if CARS[g.cars[car].kind].search == "pimpmobile_weapon" else "draw_card"
    g.then((finds,), ("end_search",))


@clause("ZC-6.7", "ZC-9.14", "ZC-9.28")
def pay_for_search(g: ZombicideState, car: CarNumber) -> None:
    """Hold your nose pays for itself, and alone works on the street; else a free search or an action does."""
    if car == ON_FOOT and smells_blood(g, active(g)):
        turn_of(g).used += unused(turn_of(g), active(g), "search_after_kill")[:1]
    else:
        pay(g, "search", 1)


@clause("ZC-6.23", "ZC-6.24")
def cards_to_draw(g: ZombicideState, survivor: SurvivorId) -> int:
    """One, and one more for each flashlight."""
    return 1 + sum(light.amount for light in effects(g.survivors[survivor], "more_cards"))


def current(g: ZombicideState) -> Search:
    assert g.search is not None, "nobody searches"
    return g.search


@clause("ZC-6.34", "ZC-6.35")
def find_pimpmobile_weapon(g: ZombicideState) -> None:
    """One of the two, at random; the second car has the other."""
    card = g.draw(g.pimpmobile_weapons)
    g.pimpmobile_weapons.remove(card)
    show(g, card, "ZC-6.34")
    g.then(("settle_card",))


@clause("ZC-6.23", "ZC-6.25", "ZC-6.29", "ZC-6.30", "ZC-6.31", "ZC-6.38")
def draw_card(g: ZombicideState) -> None:
    """The top card, settled before the next; an empty deck is made anew from the discards, if there are any."""
    if current(g).is_over:
        return
    if recycle(g.deck, g.discards, g.shuffle):
        g.known_top = 0
    if not g.deck:
        current(g).is_over = True
        g.tell("nothing_to_draw", "ZC-6.31", survivor=current(g).survivor)
        return
    g.known_top = still_known(g.known_top)
    g.cards_drawn += 1
    g.uncover()
    show(g, draw(g.deck), "ZC-6.23")
    g.then(("settle_card",))


def show(g: ZombicideState, card: CardId, clause_id: str) -> None:
    """A card lies open before the searcher."""
    current(g).drawn = card
    g.tell("card_drawn", clause_id, survivor=current(g).survivor, card=card)


# -- settling a card --------------------------------------------------------------------------------------------


@clause("ZC-6.26", "ZC-6.36", "ZC-9.38")
async def settle_card(g: ZombicideState) -> None:
    """Destiny may draw another; Aaahh! ends the search; what is no weapon stays in a police car; all else is found."""
    if await is_replaced(g):
        throw_away(g)
        g.then(("draw_card",))
    elif EQUIPMENT[current(g).drawn].kind == "event":
        scream(g)
    elif is_left_in_car(g):
        throw_away(g)
        g.then(("draw_card",))
    else:
        await keep_found(g)


@clause("ZC-9.38")
async def is_replaced(g: ZombicideState) -> bool:
    """Once per turn he may discard a card that he drew from the deck, without effect, and draw another."""
    destinies = unused(turn_of(g), active(g), "redraw")
    if not destinies or EQUIPMENT[current(g).drawn].where != "deck":
        return False
    answer = await choose(
        g, active(g).seat, "replace_card", "ZC-9.38", lambda g, seat: ["keep", "replace"],
        unit=current(g).survivor, about={"card": current(g).drawn},
    )  # fmt: skip
    if answer == "replace":
        turn_of(g).used += destinies[:1]
    return answer == "replace"


def throw_away(g: ZombicideState) -> None:
    """The open card goes; cards from a car lie aside until the search is over, so that none comes twice."""
    search = current(g)
    card, search.drawn = search.drawn, ""
    if search.car != ON_FOOT:
        search.turned.append(card)
    else:
        put_away(g, card)
    g.tell("card_thrown_away", "ZC-6.26", survivor=search.survivor, card=card)


@clause("ZC-6.27", "ZC-6.37")
def scream(g: ZombicideState) -> None:
    """A Walker in the searcher's zone; the search ends, what was settled before is kept."""
    effect = EQUIPMENT[current(g).drawn].effect
    assert effect is not None
    current(g).is_over = True
    throw_away(g)
    act_for_shortages(g, place_zombies(g, zone_of_search(g), "walker", effect.amount))


def zone_of_search(g: ZombicideState) -> ZoneId:
    return g.survivors[current(g).survivor].zone


@clause("ZC-6.36", "ZC-6.82")
def is_left_in_car(g: ZombicideState) -> bool:
    """Only melee and ranged weapons are found in a police car."""
    return current(g).car != ON_FOOT and EQUIPMENT[current(g).drawn].kind != "weapon"


# -- keeping it -------------------------------------------------------------------------------------------------


@clause("ZC-6.26", "ZC-9.34")
async def keep_found(g: ZombicideState) -> None:
    """The card finds its place, and perhaps another like it."""
    card = current(g).drawn
    await put_in_order(g)
    if EQUIPMENT[card].dual and unused(turn_of(g), active(g), "second_copy") and card in g.deck:
        g.then(("matching_copy", card))


@clause("ZC-9.34", "ZC-9.34.1")
async def matching_copy(g: ZombicideState, card: CardId) -> None:
    """A second copy out of the deck, if he likes; the deck is shuffled, and the copy brings no third."""
    answer = await choose(
        g, active(g).seat, "take_copy", "ZC-9.34", lambda g, seat: ["take", "leave"],
        unit=current(g).survivor, about={"card": card},
    )  # fmt: skip
    if answer == "leave":
        return
    take_out(g.deck, card, g.shuffle)
    g.known_top = 0
    current(g).drawn = card
    g.tell("copy_taken", "ZC-9.34", survivor=current(g).survivor, card=card)
    await put_in_order(g)


@clause("ZC-6.26", "ZC-6.28", "ZC-5.55", "ZC-5.56")
async def put_in_order(g: ZombicideState) -> None:
    """Put it on a slot or discard it; and since a search ends with a rearrangement, all else may change places too."""
    answer = await choose(
        g, active(g).seat, "keep_card", "ZC-6.26", lambda g, seat: places_for_found(g),
        why_not=lambda g, seat, answer: why_not_keep_so(g, answer),
        unit=current(g).survivor, about={"card": current(g).drawn},
    )  # fmt: skip
    current(g).is_sorted = True
    settle_found(g, placed(answer))


@clause("ZC-6.26", "ZC-6.28", "ZC-5.55")
def places_for_found(g: ZombicideState) -> Arrange:
    """`machete@hand_1 hand_1@reserve_1`: on any slot or away; something else may go if all slots are full."""
    survivor = active(g)
    slots = list(all_slots(survivor))
    anywhere = [*slots, DISCARD]
    others = slots if free_slots(survivor) else anywhere
    wounds = wound_slots(survivor)
    slots_of = {slot: slots if slot in wounds else others for slot in taken_slots(survivor)}
    return Arrange({current(g).drawn: anywhere} | slots_of, dict.fromkeys(slots, 1) | {DISCARD: 1})


@clause("ZC-5.55", "ZC-5.57")
def why_not_keep_so(g: ZombicideState, answer: str) -> str | None:
    """A slot holds one card; and a wound stays."""
    refused = why_not_arrange(g, answer)
    return "ZC-5.55" if refused == "ZC-5.51" else refused


def settle_found(g: ZombicideState, places: dict[str, str]) -> None:
    """The cards lie as was said, and one may have to go: the found one or another."""
    search, survivor = current(g), active(g)
    found, before = search.drawn, survivor.slots
    lying = {**before, found: Held(found)}
    laid = {place: lying[piece] for piece, place in places.items() if place != DISCARD}
    if places[found] == DISCARD:
        lay_out(g, survivor.id, laid)
        throw_away(g)
        return
    survivor.slots, search.drawn = laid, ""
    gone = [before[slot].card for slot, place in places.items() if place == DISCARD]
    for card in gone:
        put_away(g, card)
    g.tell("card_taken", "ZC-5.51", survivor=survivor.id, card=found, slot=places[found])
    for card in gone:
        g.tell("card_discarded", "ZC-5.55", survivor=survivor.id, card=card)
    note_found(g, [found])


@clause("ZC-6.28", "ZC-6.36")
def end_search(g: ZombicideState) -> None:
    """What lay aside is discarded; who found nothing to put in order may still rearrange his inventory at no cost."""
    search, g.search = current(g), None
    for card in search.turned:
        put_away(g, card)
    turn_of(g).is_sorting = not search.is_sorted and is_living(g, search.survivor)
