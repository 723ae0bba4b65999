"""Chapter 6c: searching rooms and cars."""

from __future__ import annotations

from untot.games.zombicide.cards import effects
from untot.games.zombicide.facts import (
    active,
    all_slots,
    cars_in,
    is_living,
    is_room,
    special_rule,
    turn_of,
    wound_slots,
    zombies_in,
)
from untot.games.zombicide.missions import NoSearch
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import CARS, EQUIPMENT, CardId, SurvivorId
from untot.games.zombicide.refusing import refusing
from untot.games.zombicide.rules.c5_inventory import (
    arrange,
    arrangements,
    discard_from,
    put_away,
    put_on_slot,
    why_not_arrange,
)
from untot.games.zombicide.rules.c6_paying import can_pay, pay
from untot.games.zombicide.rules.c6_which_car import car_of_word, car_words
from untot.games.zombicide.rules.c7_spawn import act_for_shortages, place_zombies
from untot.games.zombicide.skills import unused
from untot.games.zombicide.state import ON_FOOT, CarNumber, Held, Search, Survivor, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause

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
    return None if places_to_search(g, survivor.seat) else why_nothing_to_search(g, survivor)


@clause("ZC-6.19", "ZC-6.34", "ZC-6.35", "ZC-10.06.7")
def why_nothing_to_search(g: ZombicideState, survivor: Survivor) -> str:
    if is_room(g, survivor.zone):
        return "ZC-10.06.7"
    return "ZC-6.34" if cars_in(g, survivor.zone) else "ZC-6.19"


@clause("ZC-6.19", "ZC-6.32", "ZC-6.33", "ZC-6.79", "ZC-9.28", "ZC-10.06.7")
def places_to_search(g: ZombicideState, seat: Seat) -> list[str]:
    """The room, or the street where he has the nose for it, and the cars of the zone, sitting in one or not."""
    survivor = active(g)
    closed = special_rule(mission_of(g), NoSearch)
    is_closed = closed is not None and survivor.zone in closed.zones
    here = ["here"] if (is_room(g, survivor.zone) or smells_blood(g, survivor)) and not is_closed else []
    can_act = can_pay(g, "search", 1)
    return here + (car_words([car for car in cars_in(g, survivor.zone) if holds_something(g, car)]) if can_act else [])


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


# -- the search -------------------------------------------------------------------------------------------------


@clause("ZC-6.8", "ZC-6.21", "ZC-6.33", "ZC-6.39", "ZC-5.35")
async def search(g: ZombicideState, survivor: SurvivorId) -> None:
    """Name the place, pay, and draw; no search makes noise."""
    where = await choose(g, active(g).seat, "search_where", "ZC-6.19", places_to_search, unit=survivor)
    await pay_for_search(g, where)
    turn_of(g).has_searched = True
    car = ON_FOOT if where == "here" else car_of_word(where)
    g.search = Search(survivor, car, cards_to_draw(g, survivor) if car == ON_FOOT else 1, "", [])
    g.tell("search_began", "ZC-6.23", survivor=survivor, where=where, zone=active(g).zone)
    if car != ON_FOOT:
        g.cars[car].searches += 1
    if car != ON_FOOT and CARS[g.cars[car].kind].search == "pimpmobile_weapon":
        find_pimpmobile_weapon(g)
    g.then(("draw_card",), ("end_search",))


@clause("ZC-6.7", "ZC-9.14", "ZC-9.28")
async def pay_for_search(g: ZombicideState, where: str) -> None:
    """With an action, a free search, or the free search of Hold your nose, which alone works on the street."""
    has_nose = where == "here" and smells_blood(g, active(g))
    if has_nose:
        turn_of(g).used += unused(turn_of(g), active(g), "search_after_kill")[:1]
        turn_of(g).free["search"] += 1
    if has_nose and not is_room(g, active(g).zone):
        turn_of(g).free["search"] -= 1
        return
    await pay(g, "search", 1)


@clause("ZC-6.23", "ZC-6.24", "ZC-6.39")
def cards_to_draw(g: ZombicideState, survivor: SurvivorId) -> int:
    """One, and one more for each flashlight; cars have nothing for flashlights."""
    return 1 + sum(light.amount for light in effects(g.survivors[survivor], "more_cards"))


@clause("ZC-6.34", "ZC-6.35")
def find_pimpmobile_weapon(g: ZombicideState) -> None:
    """One of the two, at random; the second car has the other."""
    search = current(g)
    search.drawn = g.draw(g.pimpmobile_weapons)
    g.pimpmobile_weapons.remove(search.drawn)
    g.tell("card_drawn", "ZC-6.34", survivor=search.survivor, card=search.drawn)


def current(g: ZombicideState) -> Search:
    assert g.search is not None, "nobody searches"
    return g.search


@clause("ZC-6.25", "ZC-6.31", "ZC-6.36", "ZC-6.38")
def draw_card(g: ZombicideState) -> None:
    """Card by card, each settled before the next; a police car gives what comes before its first weapon for nothing."""
    search = current(g)
    if not search.drawn and (search.cards_left < 1 or not turn_up(g)):
        return
    search.cards_left -= 1
    g.then(("settle_card",), ("draw_card",))


@clause("ZC-6.23", "ZC-6.29", "ZC-6.30", "ZC-6.31")
def turn_up(g: ZombicideState) -> bool:
    """The top card is open for all; an empty deck is made anew from the discards, which hold deck cards only."""
    if not g.deck:
        g.deck, g.discards, g.known_top = g.discards, [], 0
        g.shuffle(g.deck)
    if not g.deck:
        g.tell("nothing_to_draw", "ZC-6.31", survivor=current(g).survivor)
        return False
    current(g).drawn = g.deck.pop(0)
    g.known_top = max(0, g.known_top - 1)
    g.cards_drawn += 1
    g.uncover()
    g.tell("card_drawn", "ZC-6.23", survivor=current(g).survivor, card=current(g).drawn)
    return True


@clause("ZC-6.26", "ZC-6.36", "ZC-9.38")
async def settle_card(g: ZombicideState) -> None:
    """Destiny may replace it; Aaahh! acts; what is no weapon is left in a police car; all else is kept or discarded."""
    if await is_replaced(g):
        current(g).cards_left += 1
        throw_away(g)
    elif EQUIPMENT[current(g).drawn].kind == "event":
        scream(g)
    elif is_left_in_car(g):
        current(g).cards_left += 1
        throw_away(g)
    else:
        await keep_or_discard(g)


@clause("ZC-9.38")
async def is_replaced(g: ZombicideState) -> bool:
    """Once per turn he may discard a card that he drew from the deck, without effect, and draw another."""
    destinies = unused(turn_of(g), active(g), "redraw")
    if not destinies or EQUIPMENT[drawn(g)].where != "deck":
        return False
    answer = await choose(
        g, active(g).seat, "replace_card", "ZC-9.38", lambda g, seat: ["keep", "replace"], about={"card": drawn(g)}
    )
    if answer == "replace":
        turn_of(g).used += destinies[:1]
    return answer == "replace"


def drawn(g: ZombicideState) -> CardId:
    return current(g).drawn


def throw_away(g: ZombicideState) -> None:
    """The open card goes; cards from a car lie aside until the search is over, so that none comes twice."""
    search = current(g)
    if search.car != ON_FOOT:
        search.turned.append(search.drawn)
    else:
        put_away(g, search.drawn)
    g.tell("card_thrown_away", "ZC-6.26", survivor=search.survivor, card=search.drawn)
    search.drawn = ""


@clause("ZC-6.27", "ZC-6.37")
def scream(g: ZombicideState) -> None:
    """A Walker in the searcher's zone; the search ends, what was settled before is kept."""
    search = current(g)
    search.cards_left = 0
    throw_away(g)
    zone = g.survivors[search.survivor].zone
    effect = EQUIPMENT["aaahh"].effect
    assert effect is not None
    act_for_shortages(g, place_zombies(g, zone, "walker", effect.amount))


@clause("ZC-6.36", "ZC-6.82")
def is_left_in_car(g: ZombicideState) -> bool:
    """Only melee and ranged weapons are found in a police car."""
    return current(g).car != ON_FOOT and EQUIPMENT[drawn(g)].kind != "weapon"


@clause("ZC-6.26", "ZC-5.55", "ZC-5.56")
async def keep_or_discard(g: ZombicideState) -> None:
    """Put it on a slot, where it takes the place of what lies there, or discard it."""
    answer = await choose(
        g, active(g).seat, "keep_card", "ZC-6.26", places_for_card, why_not=refusing("ZC-5.55", "slot", "keep"),
        unit=current(g).survivor, about={"card": drawn(g)},
    )  # fmt: skip
    found = EQUIPMENT[drawn(g)]
    if answer == "discard":
        throw_away(g)
    else:
        take(g, answer.removeprefix("slot:"))
    if found.dual and unused(turn_of(g), active(g), "second_copy") and found.id in g.deck:
        g.then(("matching_copy", found.id))


def take(g: ZombicideState, slot: str) -> None:
    """The open card goes on this slot."""
    search = current(g)
    card, search.drawn = search.drawn, ""
    if slot in g.survivors[search.survivor].slots:
        discard_from(g, search.survivor, slot)
    put_on_slot(g, search.survivor, slot, Held(card))


def places_for_card(g: ZombicideState, seat: Seat) -> list[str]:
    survivor = active(g)
    taken = wound_slots(survivor)
    return [*(f"slot:{slot}" for slot in all_slots(survivor) if slot not in taken), "discard"]


@clause("ZC-9.34", "ZC-9.34.1")
async def matching_copy(g: ZombicideState, card: CardId) -> None:
    """A second copy out of the deck, if he likes; the deck is shuffled, and the copy is kept or discarded."""
    answer = await choose(
        g, active(g).seat, "take_copy", "ZC-9.34", lambda g, seat: ["take", "leave"], about={"card": card}
    )
    if answer == "leave":
        return
    g.deck.remove(card)
    g.shuffle(g.deck)
    g.known_top = 0
    current(g).drawn = card
    g.tell("copy_taken", "ZC-9.34", survivor=current(g).survivor, card=card)
    g.then(("keep_copy",))


@clause("ZC-9.34.1")
async def keep_copy(g: ZombicideState) -> None:
    """Like a drawn card; it brings no third one."""
    answer = await choose(
        g, active(g).seat, "keep_card", "ZC-9.34.1", places_for_card, why_not=refusing("ZC-5.55", "slot", "keep"),
        unit=current(g).survivor, about={"card": drawn(g)},
    )  # fmt: skip
    if answer == "discard":
        throw_away(g)
    else:
        take(g, answer.removeprefix("slot:"))


@clause("ZC-6.28", "ZC-6.36")
async def end_search(g: ZombicideState) -> None:
    """What lay aside is discarded; the survivor may rearrange his inventory, but not trade."""
    survivor = current(g).survivor
    for card in current(g).turned:
        put_away(g, card)
    g.search = None
    if not is_living(g, survivor) or not g.survivors[survivor].slots:
        return
    answer = await choose(
        g, active(g).seat, "rearrange_after_search", "ZC-6.28",
        lambda g, seat: arrangements(g.survivors[survivor], may_discard=False),
        why_not=why_not_arrange, unit=survivor,
    )  # fmt: skip
    arrange(g, survivor, answer)
