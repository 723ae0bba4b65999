"""Chapter 13: events about face-down cards: Switch, Take, Pass."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.changing import change_site
from untot.games.zombie_town.facts import bit, is_out, seats_from, turn_of, without
from untot.games.zombie_town.pieces import KIND_OF, CardId, Event
from untot.games.zombie_town.rules.c7_discard import forget_hand, take_from_hand
from untot.games.zombie_town.rules.c7_events import fizzle, trigger, used_event
from untot.games.zombie_town.state import Covered, Pawn, TownState
from untot.games.zombie_town.town import RING_NEIGHBOURS, BuildingId
from untot.kernel.asking import UNTIL_THE_END, ask_all
from untot.kernel.events import Seat
from untot.kernel.forms import Field, Fields
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, thing_of, word, words

# -- cards of buildings -----------------------------------------------------------------------------------------

SWITCHES: Final = {word("swap", one): words("with", others) for one, others in RING_NEIGHBOURS.items()}


@clause("ZT-2.8", "ZT-13.1")
def neighbours_to_switch(g: TownState, pawn: Pawn, event: Event) -> Fields:
    return Fields([Field("swap", {"": list(SWITCHES)}), Field("with", SWITCHES, 0)])


def why_not_switch(g: TownState, pawn: Pawn, event: Event, answer: str) -> str | None:
    return "ZT-13.1" if thing_in(answer, "swap") else None


@clause("ZT-13.1", "ZT-13.2")
def switch_piles(g: TownState, pawn: Pawn, event: Event, answer: str) -> None:
    """All face-down cards of two ring neighbours change places; stored ones stay the property of who stored them."""
    one, two = thing_in(answer, "swap"), thing_in(answer, "with")
    a, b = g.sites[one], g.sites[two]
    change_site(g, one, pile=b.pile, stored=b.stored)
    change_site(g, two, pile=a.pile, stored=a.stored)
    g.tell("piles_switched", "ZT-13.1", buildings=[one, two])


@clause("ZT-13.12")
def cards_to_take(g: TownState, pawn: Pawn, event: Event) -> Fields | None:
    """The pile of a building is counted from the top, the stored cards after it."""
    counts = {building: len(site.pile) + len(site.stored) for building, site in g.sites.items()}
    lists = {word("from", b): words("card", range(1, count + 1)) for b, count in counts.items() if count}
    return Fields([Field("from", {"": list(lists)}), Field("card", lists, 0)]) if lists else None


@clause("ZT-13.12", "ZT-13.13", "ZT-7.34")
def take_card(g: TownState, pawn: Pawn, event: Event, answer: str) -> None:
    """One face-down card, from any position of the pile or from anybody's store: into the hand, or it happens."""
    building = thing_in(answer, "from")
    if not building:
        fizzle(g)
        return
    position = int(thing_in(answer, "card"))
    card, knowers = remove_card(g, building, position)
    knowers |= bit(pawn.seat)
    informed = [other for other in range(g.seats) if knowers & bit(other)]
    if KIND_OF[card] != "event":
        g.hands[pawn.seat].append((card, knowers))
    told = {"seat": pawn.seat, "building": building, "position": position}
    g.tell_secret("card_taken", "ZT-13.12", informed, {"card": card}, **told)
    if KIND_OF[card] == "event":
        used_event(g)
        trigger(g, card, pawn, "ZT-7.34")


def remove_card(g: TownState, building: BuildingId, position: int) -> Covered:
    site = g.sites[building]
    if position <= len(site.pile):
        found = site.pile[position - 1]
        change_site(g, building, pile=without(site.pile, position - 1))
        return found
    at = position - len(site.pile) - 1
    card, knowers, _, _ = site.stored[at]
    change_site(g, building, stored=without(site.stored, at))
    return card, knowers


# -- passing on -------------------------------------------------------------------------------------------------


@clause("ZT-13.22", "ZT-13.23")
async def pass_cards(g: TownState, pawn: Pawn, event: Event, answer: str) -> None:
    """Every living player gives one card to the next living one on the left, all at the same time and hidden."""
    givers = [seat for seat in range(g.seats) if g.hands[seat] and left_of(g, seat) != seat]
    answers = await ask_all(
        g, givers, "pass_card", "ZT-13.22", cards_to_give, forced_too=True, secret_until=UNTIL_THE_END
    )
    for seat, given in answers.items():
        give_away(g, seat, thing_of(given))
    for seat, given in answers.items():
        hand_over(g, seat, left_of(g, seat), thing_of(given))


def left_of(g: TownState, seat: Seat) -> Seat:
    """The next living seat clockwise."""
    return next(other for other in [*seats_from(g, seat)[1:], seat] if not is_out(g, other))


def cards_to_give(g: TownState, seat: Seat) -> list[str]:
    return words("give", dict.fromkeys(card for card, _ in g.hands[seat]))


def give_away(g: TownState, seat: Seat, card: CardId) -> None:
    """A card leaves the hand unseen; of several events of a kind it is the one that could not be played yet."""
    take_from_hand(g, seat, card)
    forget_hand(g, seat)
    if seat == turn_of(g).seat and card in turn_of(g).fresh:
        turn_of(g).fresh.remove(card)


@clause("ZT-7.32", "ZT-13.23")
def hand_over(g: TownState, giver: Seat, receiver: Seat, card: CardId) -> None:
    """Only these two know the card; an event that the player on turn receives must wait."""
    g.hands[receiver].append((card, bit(giver) | bit(receiver)))
    if receiver == turn_of(g).seat and KIND_OF[card] == "event":
        turn_of(g).fresh.append(card)
    g.tell_secret("card_passed", "ZT-13.22", [giver, receiver], {"card": card}, seat=giver, to=receiver)
