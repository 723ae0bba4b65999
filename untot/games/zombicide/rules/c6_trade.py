"""Chapter 6d: rearranging the inventory, and trading with somebody in the zone."""

from __future__ import annotations

from itertools import count

from untot.games.zombicide.facts import active, all_slots, equipment_slots, has_equipment, is_living, survivors_in
from untot.games.zombicide.pieces import CardId, SurvivorId
from untot.games.zombicide.rules.c5_inventory import arrange, arrangements, put_on_slot, why_not_arrange
from untot.games.zombicide.state import Held, Slot, Survivor, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Arrange
from untot.kernel.rulebook import clause


@clause("ZC-6.40")
def why_not_rearrange(g: ZombicideState, survivor: Survivor) -> str | None:
    return None if survivor.slots else "ZC-6.40"


@clause("ZC-6.40", "ZC-5.58")
def rearrange(g: ZombicideState, survivor: SurvivorId) -> None:
    """For one action, as he likes."""
    g.then(("arrange_inventory", survivor, 0))


@clause("ZC-6.28", "ZC-6.40", "ZC-6.43", "ZC-6.45")
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
        why_not=why_not_arrange,
        unit=survivor,
        about={"survivor": survivor},
    )
    arrange(g, survivor, answer)


# -- trading ----------------------------------------------------------------------------------------------------


@clause("ZC-6.41")
def why_not_trade(g: ZombicideState, survivor: Survivor) -> str | None:
    """Somebody else in the zone, and something to trade."""
    has_partner = any(can_trade(survivor, partner) for partner in survivors_in(g, survivor.zone))
    return None if has_partner else "ZC-6.41"


def can_trade(survivor: Survivor, partner: Survivor) -> bool:
    return partner.id != survivor.id and (has_equipment(survivor) or has_equipment(partner))


@clause("ZC-6.41", "ZC-6.42", "ZC-6.43")
async def trade(g: ZombicideState, survivor: SurvivorId) -> None:
    """Name one partner and who gets what; if the partner's player agrees, it is done and both rearrange."""
    answer = await choose(g, active(g).seat, "trade_partner", "ZC-6.41", partners, unit=survivor)
    partner = answer.removeprefix("with:")
    offer = await choose(
        g, active(g).seat, "trade_offer", "ZC-6.41", lambda g, seat: offers(g, survivor, partner),
        why_not=why_not_offer, unit=survivor, about={"partner": partner},
    )  # fmt: skip
    if not await is_accepted(g, survivor, partner, offer):
        g.then(("arrange_inventory", survivor, 0))
        return
    received = exchange(g, offer)
    g.then(*[("arrange_inventory", who, int(who in received)) for who in (survivor, partner)])


def partners(g: ZombicideState, seat: Seat) -> list[str]:
    others = [other for other in survivors_in(g, active(g).zone) if can_trade(active(g), other)]
    return [f"with:{other.id}" for other in others]


@clause("ZC-6.41", "ZC-6.44")
def offers(g: ZombicideState, survivor: SurvivorId, partner: SurvivorId) -> Arrange:
    """Every card of both goes to one of them: `amy.hand_1@ned`. Wounds are not traded."""
    slots_of = {
        f"{owner}.{slot}": [owner, other]
        for owner, other in ((survivor, partner), (partner, survivor))
        for slot in equipment_slots(g.survivors[owner])
    }
    return Arrange(slots_of, {survivor: len(slots_of), partner: len(slots_of)})


@clause("ZC-6.44")
def why_not_offer(g: ZombicideState, seat: Seat, answer: str) -> str | None:
    """Equipment of the two, never a wound."""
    return "ZC-6.44" if "@" in answer else None


@clause("ZC-6.42")
async def is_accepted(g: ZombicideState, survivor: SurvivorId, partner: SurvivorId, offer: str) -> bool:
    """The other player must agree; who leads both is not asked."""
    if g.survivors[survivor].seat == g.survivors[partner].seat:
        return True
    gives, gets = cards_to(g, partner, offer), cards_to(g, survivor, offer)
    g.tell("trade_offered", "ZC-6.41", survivor=survivor, partner=partner, gives=gives, gets=gets)
    answer = await choose(
        g, g.survivors[partner].seat, "accept_trade", "ZC-6.42", lambda g, seat: ["accept", "refuse"],
        unit=partner, about={"survivor": survivor, "partner": partner, "gives": gives, "gets": gets},
    )  # fmt: skip
    if answer == "refuse":
        g.tell("trade_refused", "ZC-6.42", survivor=survivor, partner=partner)
    return answer == "accept"


def gifts(offer: str) -> list[tuple[SurvivorId, Slot, SurvivorId]]:
    """What changes hands: owner, slot, receiver."""
    words = [word.replace("@", ".").split(".") for word in offer.split(" ")]
    return [(owner, slot, receiver) for owner, slot, receiver in words if owner != receiver]


def cards_to(g: ZombicideState, receiver: SurvivorId, offer: str) -> list[CardId]:
    return [g.survivors[owner].slots[slot].card for owner, slot, other in gifts(offer) if other == receiver]


@clause("ZC-6.41", "ZC-6.45", "ZC-8.51")
def exchange(g: ZombicideState, offer: str) -> list[SurvivorId]:
    """Cards change hands, loaded or not; what finds no slot lies ready to be arranged. Who has received something."""
    given: list[tuple[SurvivorId, Held]] = []
    for owner, slot, receiver in gifts(offer):
        given.append((receiver, g.survivors[owner].slots.pop(slot)))
    for receiver, held in given:
        put_on_slot(g, receiver, spare_slot(g.survivors[receiver]), held)
    return [receiver for receiver, _ in given]


def spare_slot(survivor: Survivor) -> Slot:
    """A free slot, or a place beside the inventory until it is arranged."""
    beside = (f"beside_{n}" for n in count(1))
    free = [slot for slot in all_slots(survivor) if slot not in survivor.slots]
    return free[0] if free else next(slot for slot in beside if slot not in survivor.slots)
