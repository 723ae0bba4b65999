"""Chapter 6: actions 6 and 7, storing cards in a building and collecting them."""

from __future__ import annotations

from untot.games.zombie_town.facts import acting, bit, turn_of
from untot.games.zombie_town.pieces import CardId
from untot.games.zombie_town.rules.c7_discard import forget_hand, take_from_hand
from untot.games.zombie_town.state import Pawn, Site, TownState
from untot.games.zombie_town.town import BuildingId
from untot.kernel.asking import UNTIL_THE_END, choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause

DONE = "done"

# -- storing ----------------------------------------------------------------------------------------------------


@clause("ZT-6.6", "ZT-6.30")
def why_not_store(g: TownState, pawn: Pawn) -> str | None:
    """In any building the pawn is in, whoever owns it."""
    return None if pawn.square in g.sites and g.hands[pawn.seat] else "ZT-6.6"


@clause("ZT-6.6", "ZT-6.30")
async def store(g: TownState, building: BuildingId, stored: int) -> None:
    """Any number of hand cards, face down, apart from the pile; asked card by card."""
    seat = turn_of(g).seat
    answer = await choose(
        g,
        seat,
        "store_cards",
        "ZT-6.6",
        storable if not stored else storable_or_done,
        forced_too=True,
        secret_until=UNTIL_THE_END,
        about={"building": building, "count": stored},
    )
    if answer != DONE:
        card, _ = take_from_hand(g, seat, answer.removeprefix("store:"))
        g.sites[building].stored.append((card, bit(seat), seat))
        stored += 1
        if g.hands[seat]:
            g.then(("store", building, stored))
            return
    forget_hand(g, seat)
    cards = [card for card, _, _ in g.sites[building].stored[-stored:]]
    g.tell_secret("cards_stored", "ZT-6.6", [seat], {"cards": cards}, seat=seat, building=building, count=stored)


def storable(g: TownState, seat: Seat) -> list[str]:
    return [f"store:{card}" for card in dict.fromkeys(card for card, _ in g.hands[seat])]


def storable_or_done(g: TownState, seat: Seat) -> list[str]:
    return [*storable(g, seat), DONE]


# -- collecting -------------------------------------------------------------------------------------------------


@clause("ZT-6.7", "ZT-6.31", "ZT-15.12")
def why_not_collect(g: TownState, pawn: Pawn) -> str | None:
    """Only what this seat stored there."""
    site = g.sites.get(pawn.square)
    if site is None or not site.stored:
        return "ZT-6.7"
    return None if stored_by(site, pawn.seat) else "ZT-6.31"


def stored_by(site: Site, seat: Seat) -> list[CardId]:
    return [card for card, _, owner in site.stored if owner == seat]


@clause("ZT-6.7", "ZT-6.32", "ZT-6.38")
async def collect(g: TownState, building: BuildingId, collected: int) -> None:
    """Any number of the own stored cards; asked card by card."""
    seat = turn_of(g).seat
    answer = await choose(
        g,
        seat,
        "collect_cards",
        "ZT-6.7",
        collectable if not collected else collectable_or_done,
        forced_too=True,
        secret_until=UNTIL_THE_END,
        about={"building": building, "count": collected},
    )
    if answer != DONE:
        take_stored(g, building, seat, answer.removeprefix("collect:"))
        collected += 1
        if stored_by(g.sites[building], seat):
            g.then(("collect", building, collected))
            return
    cards = [card for card, _ in g.hands[seat][-collected:]]
    g.tell_secret("cards_collected", "ZT-6.7", [seat], {"cards": cards}, seat=seat, building=building, count=collected)


def collectable(g: TownState, seat: Seat) -> list[str]:
    site = g.sites[acting(g).square]
    return [f"collect:{card}" for card in dict.fromkeys(stored_by(site, seat))]


def collectable_or_done(g: TownState, seat: Seat) -> list[str]:
    return [*collectable(g, seat), DONE]


def take_stored(g: TownState, building: BuildingId, seat: Seat, card: CardId) -> None:
    stored = g.sites[building].stored
    at = next(i for i, (kind, _, owner) in enumerate(stored) if kind == card and owner == seat)
    g.hands[seat].append((card, stored.pop(at)[1] & bit(seat)))


# -- losing -----------------------------------------------------------------------------------------------------


@clause("ZT-6.33", "ZT-6.34", "ZT-6.35")
def forfeit_stored(g: TownState, building: BuildingId, seats: list[Seat]) -> None:
    """What these seats stored goes under the pile of the building, the first card uppermost."""
    site = g.sites[building]
    lost = [(card, knowers) for card, knowers, owner in site.stored if owner in seats]
    if not lost:
        return
    site.stored = [stored for stored in site.stored if stored[2] not in seats]
    site.pile += lost
    g.tell("stored_forfeited", "ZT-6.33", building=building, count=len(lost))
