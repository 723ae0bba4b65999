"""Chapter 6: actions 6 and 7, storing cards in a building and collecting them.

One action is good for any number of cards. They are named one by one; the action goes on until something else is done.
"""

from __future__ import annotations

from untot.games.zombie_town.changing import change_site
from untot.games.zombie_town.facts import bit, is_under_way, turn_of, without
from untot.games.zombie_town.pieces import CardId
from untot.games.zombie_town.rules.c4_paying import spend_action
from untot.games.zombie_town.rules.c7_discard import forget_hand, take_from_hand
from untot.games.zombie_town.state import Pawn, Site, Stored, TownState
from untot.games.zombie_town.town import BuildingId
from untot.kernel.events import Seat
from untot.kernel.forms import Field, Fields
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, word, words

# -- action 6: store --------------------------------------------------------------------------------------------


@clause("ZT-6.6", "ZT-6.30")
def why_not_store(g: TownState, pawn: Pawn) -> str | None:
    """In any building the pawn is in, whoever owns it."""
    return None if pawn.square in g.sites and g.hands[pawn.seat] else "ZT-6.6"


def store_words(g: TownState, pawn: Pawn) -> Fields:
    return _card_here([card for card, _ in g.hands[pawn.seat]], pawn)


def _card_here(cards: list[CardId], pawn: Pawn) -> Fields:
    """One card of each kind, and the building of the pawn."""
    kinds = words("card", dict.fromkeys(cards))
    return Fields([Field("card", {"": kinds}), Field("at", {"": [word("at", pawn.square)]})])


@clause("ZT-6.6", "ZT-6.30", "ZT-6.38")
def store(g: TownState, pawn: Pawn, answer: str) -> None:
    """Face down, apart from the pile; an event that must wait goes before one that need not."""
    if not is_under_way(g, pawn, "store"):
        spend_action(g)
    turn, building = turn_of(g), thing_in(answer, "at")
    card, _ = take_from_hand(g, pawn.seat, thing_in(answer, "card"))
    is_fresh = card in turn.fresh
    if is_fresh:
        turn.fresh.remove(card)
    change_site(g, building, stored=(*g.sites[building].stored, (card, bit(pawn.seat), pawn.seat, is_fresh)))
    forget_hand(g, pawn.seat)
    turn.under_way = "store"
    g.tell_secret("card_stored", "ZT-6.6", [pawn.seat], {"card": card}, seat=pawn.seat, building=building)


# -- action 7: collect ------------------------------------------------------------------------------------------


@clause("ZT-6.7", "ZT-6.31", "ZT-15.12")
def why_not_collect(g: TownState, pawn: Pawn) -> str | None:
    """Only what this seat stored there."""
    site = g.sites.get(pawn.square)
    if site is None or not site.stored:
        return "ZT-6.7"
    return None if stored_by(site, pawn.seat) else "ZT-6.31"


def stored_by(site: Site, seat: Seat) -> list[CardId]:
    return [card for card, _, owner, _ in site.stored if owner == seat]


def collect_words(g: TownState, pawn: Pawn) -> Fields:
    return _card_here(stored_by(g.sites[pawn.square], pawn.seat), pawn)


@clause("ZT-6.7", "ZT-6.32", "ZT-6.38")
def collect(g: TownState, pawn: Pawn, answer: str) -> None:
    """Into the hand; an event that was taken and stored in this turn has to wait as before."""
    if not is_under_way(g, pawn, "collect"):
        spend_action(g)
    turn, building = turn_of(g), thing_in(answer, "at")
    card, knowers, seat, is_fresh = _taken_out(g, building, pawn.seat, thing_in(answer, "card"))
    g.hands[seat].append((card, knowers & bit(seat)))
    if is_fresh:
        turn.fresh.append(card)
    turn.under_way = "collect"
    g.tell_secret("card_collected", "ZT-6.7", [seat], {"card": card}, seat=seat, building=building)


@clause("ZT-6.38")
def _taken_out(g: TownState, building: BuildingId, seat: Seat, card: CardId) -> Stored:
    """Of equal cards one that need not wait."""
    stored = g.sites[building].stored
    alike = [found for found in stored if found[0] == card and found[2] == seat]
    taken = min(alike, key=lambda found: found[3])
    change_site(g, building, stored=without(stored, stored.index(taken)))
    return taken


@clause("ZT-7.32")
def let_stored_ripen(g: TownState) -> None:
    """The turn is over: what was taken in it and stored may be played in the next."""
    for building, site in g.sites.items():
        if site.stored:
            ripe = tuple((card, knowers, seat, False) for card, knowers, seat, _ in site.stored)
            change_site(g, building, stored=ripe)


# -- losing -----------------------------------------------------------------------------------------------------


@clause("ZT-6.33", "ZT-6.34", "ZT-6.35")
def forfeit_stored(g: TownState, building: BuildingId, seats: list[Seat]) -> None:
    """What these seats stored goes under the pile of the building, the first card uppermost."""
    site = g.sites[building]
    lost = tuple((card, knowers) for card, knowers, owner, _ in site.stored if owner in seats)
    if not lost:
        return
    kept = tuple(stored for stored in site.stored if stored[2] not in seats)
    change_site(g, building, stored=kept, pile=site.pile + lost)
    g.tell("stored_forfeited", "ZT-6.33", building=building, count=len(lost))
