"""Chapter 6d: rearranging the inventory, and trading with somebody in the zone."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from itertools import chain, count

from untot.games.zombicide.facts import (
    active,
    all_slots,
    equipment_slots,
    has_equipment,
    is_living,
    survivors_in,
    turn_of,
    wound_slots,
)
from untot.games.zombicide.pieces import CardId, SurvivorId
from untot.games.zombicide.rules.c5_inventory import (
    DISCARD,
    arrange,
    arrangements,
    lay_out,
    note_found,
    owner_of,
    piece_on,
    pieces_of,
    put_away,
    slot_of,
    why_not_arrange,
)
from untot.games.zombicide.state import Held, Slot, Survivor, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.forms import Arrange, Branch, branch
from untot.kernel.rulebook import clause
from untot.kernel.words import placed, thing_in, word


@clause("ZC-6.40", "ZC-6.28", "ZC-6.1")
def why_not_rearrange(g: ZombicideState, survivor: Survivor) -> str | None:
    if not survivor.slots:
        return "ZC-6.40"
    return None if turn_of(g).is_sorting or turn_of(g).actions else "ZC-6.1"


def ways_to_rearrange(g: ZombicideState) -> Arrange:
    return arrangements(active(g), may_discard=False)


@clause("ZC-6.28", "ZC-6.40", "ZC-5.58")
def rearrange(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """For one action, or directly after a search for nothing, as he likes."""
    turn_of(g).actions -= not turn_of(g).is_sorting
    arrange(g, survivor, placed(answer), is_action=True)


@clause("ZC-6.43", "ZC-6.45")
async def arrange_inventory(g: ZombicideState, survivor: SurvivorId, has_received: int) -> None:
    """His cards on slots of his choice; who has received something may discard, and must if there is too much."""
    if not is_living(g, survivor) or not g.survivors[survivor].slots:
        return
    answer = await choose(
        g,
        g.survivors[survivor].seat,
        "arrange_inventory",
        "ZC-6.40",
        lambda g, seat: arrangements(g.survivors[survivor], may_discard=bool(has_received)),
        why_not=lambda g, seat, answer: why_not_arrange(g, answer),
        unit=survivor,
        about={"survivor": survivor},
    )
    arrange(g, survivor, placed(answer))


# -- offering a trade -------------------------------------------------------------------------------------------


@clause("ZC-6.41")
def why_not_trade(g: ZombicideState, survivor: Survivor) -> str | None:
    """Somebody else in the zone, and something to trade."""
    for other in survivors_in(g, survivor.zone):
        if can_trade(survivor, other):
            return None
    return "ZC-6.41"


def partners(g: ZombicideState, survivor: Survivor) -> list[Survivor]:
    return [other for other in survivors_in(g, survivor.zone) if can_trade(survivor, other)]


def can_trade(survivor: Survivor, partner: Survivor) -> bool:
    return partner.id != survivor.id and (has_equipment(survivor) or has_equipment(partner))


def trades(g: ZombicideState) -> Branch:
    """`with:ned`, then who gets what: `amy.hand_1@ned.hand_2`."""
    return branch({word("with", other.id): partial(offers, g, other.id) for other in partners(g, active(g))})


@clause("ZC-6.41", "ZC-6.43", "ZC-6.44", "ZC-6.45")
def offers(g: ZombicideState, partner: SurvivorId) -> Arrange:
    """Every card of both goes on a slot of one of them, or away; wounds are not traded.

    Where somebody puts his cards whose player is another is not for us to say: `amy.hand_1@ned`.
    """
    me, other = active(g), g.survivors[partner]
    is_led_by_me = other.seat == me.seat
    mine = [piece_on(me.id, slot) for slot in all_slots(me)]
    his = [piece_on(other.id, slot) for slot in all_slots(other)] if is_led_by_me else [other.id]
    slots_of = {piece: mine + his + [DISCARD] for piece in pieces_of(me, equipment_slots(me))}
    slots_of |= {piece: his + mine + [DISCARD] * is_led_by_me for piece in pieces_of(other, equipment_slots(other))}
    slots_of |= dict.fromkeys(pieces_of(me, wound_slots(me)), mine)
    slots_of |= dict.fromkeys(pieces_of(other, wound_slots(other)), his) if is_led_by_me else {}
    room = dict.fromkeys([*mine, *his], 1) | {DISCARD: len(slots_of)}
    return Arrange(slots_of, room if is_led_by_me else room | {other.id: len(slots_of)})


@clause("ZC-6.41", "ZC-6.44", "ZC-5.51")
def why_not_trade_so(g: ZombicideState, answer: str) -> str | None:
    """Equipment of the two, never a wound, and a slot takes one card."""
    partner = thing_in(answer, "with")
    if all(other.id != partner for other in partners(g, active(g))):
        return "ZC-6.41"
    known = offers(g, partner).slots_of
    is_about_wounds = any(place not in known.get(piece, ()) for piece, place in placed(answer).items())
    return "ZC-6.44" if is_about_wounds else "ZC-5.51"


# -- trading ----------------------------------------------------------------------------------------------------


@clause("ZC-6.41", "ZC-6.42", "ZC-6.43")
async def trade(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """If the partner's player agrees it is done, and he puts his cards in order; if not, one's own are rearranged."""
    partner, places = thing_in(answer, "with"), placed(answer)
    is_led_by_another = g.survivors[partner].seat != g.survivors[survivor].seat
    if is_led_by_another and not await is_accepted(g, survivor, partner, places):
        g.then(("arrange_inventory", survivor, 0))
        return
    received = cards_for(g, partner, places)
    exchange(g, survivor, partner, places)
    if is_led_by_another:
        g.then(("arrange_inventory", partner, int(bool(received))))


@clause("ZC-6.42")
async def is_accepted(g: ZombicideState, survivor: SurvivorId, partner: SurvivorId, places: dict[str, str]) -> bool:
    """The other player must agree; who leads both is not asked."""
    gives, gets = cards_for(g, partner, places), cards_for(g, survivor, places)
    g.tell("trade_offered", "ZC-6.41", survivor=survivor, partner=partner, gives=gives, gets=gets)
    answer = await choose(
        g, g.survivors[partner].seat, "accept_trade", "ZC-6.42", lambda g, seat: ["accept", "refuse"],
        unit=partner, about={"survivor": survivor, "partner": partner, "gives": gives, "gets": gets},
    )  # fmt: skip
    if answer == "refuse":
        g.tell("trade_refused", "ZC-6.42", survivor=survivor, partner=partner)
    return answer == "accept"


def cards_for(g: ZombicideState, receiver: SurvivorId, places: dict[str, str]) -> list[CardId]:
    """What somebody gets of the other."""
    return [
        held_by(g, piece).card
        for piece, place in places.items()
        if owner_of(place) == receiver and owner_of(piece) != receiver
    ]


def held_by(g: ZombicideState, piece: str) -> Held:
    return g.survivors[owner_of(piece)].slots[slot_of(piece)]


@clause("ZC-6.41", "ZC-6.45", "ZC-8.51")
def exchange(g: ZombicideState, survivor: SurvivorId, partner: SurvivorId, places: dict[str, str]) -> None:
    """Cards change hands and slots all at once, loaded or not; what does not fit is discarded."""
    gives, gets = cards_for(g, partner, places), cards_for(g, survivor, places)
    away = [held_by(g, piece).card for piece, place in places.items() if place == DISCARD]
    laid = laid_out(g, survivor, partner, places)
    for card in away:
        put_away(g, card)
    if gives or gets:
        for who, slots in laid.items():
            g.survivors[who].slots = slots
        g.tell("cards_traded", "ZC-6.41", survivor=survivor, partner=partner, gives=gives, gets=gets)
        note_found(g, gives + gets)
    else:
        for who, slots in laid.items():
            lay_out(g, who, slots, is_action=who == survivor)
    for card in away:
        g.tell("card_discarded", "ZC-5.55", survivor=survivor, card=card)


def laid_out(
    g: ZombicideState, survivor: SurvivorId, partner: SurvivorId, places: dict[str, str]
) -> dict[SurvivorId, dict[Slot, Held]]:
    """What both will have on their slots; what finds none lies ready to be arranged."""
    both = g.survivors[survivor], g.survivors[partner]
    pieces = {piece: held_by(g, piece) for who in both for piece in pieces_of(who, who.slots)}
    laid: dict[SurvivorId, dict[Slot, Held]] = {survivor: {}, partner: {}}
    gifts: list[Held] = []
    for piece, held in pieces.items():
        place = places.get(piece, piece)
        if place == owner_of(piece):
            place = piece
        if slot := slot_of(place):
            laid[owner_of(place)][slot] = held
        elif place != DISCARD:
            gifts.append(held)
    for held in gifts:
        laid[partner][spare_slot(g.survivors[partner], laid[partner])] = held
    return laid


def spare_slot(survivor: Survivor, taken: Collection[Slot]) -> Slot:
    """A free slot, or a place beside the inventory until it is arranged."""
    beside = (f"beside_{n}" for n in count(1))
    return next(slot for slot in chain(all_slots(survivor), beside) if slot not in taken)
