"""Chapter 6: action 2, drawing from the pile of a building."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.changing import change_site
from untot.games.zombie_town.facts import acting, bit, turn_of
from untot.games.zombie_town.pieces import KIND_OF, NEVER_KEPT, CardId, Colour
from untot.games.zombie_town.rules.c4_paying import spend_action
from untot.games.zombie_town.rules.c7_events import trigger
from untot.games.zombie_town.state import Covered, Draw, Pawn, TownState
from untot.kernel.asking import UNTIL_THE_END, choose
from untot.kernel.events import Seat
from untot.kernel.forms import Field, Fields
from untot.kernel.rulebook import clause
from untot.kernel.words import split, thing_in, thing_of, verb_of, word, words

RETURN: Final = "return"
TOP: Final = "top"
BOTTOM: Final = "bottom"


@clause("ZT-6.2", "ZT-6.13", "ZT-6.24")
def why_not_draw(g: TownState, pawn: Pawn) -> str | None:
    """In a building, from a pile that is not empty; that an action is left is looked at elsewhere."""
    site = g.sites.get(pawn.square)
    if site is None:
        return "ZT-6.2"
    return None if site.pile else "ZT-6.24"


@clause("ZT-6.2", "ZT-6.19", "ZT-6.36", "ZT-15.20")
def draw_words(g: TownState, pawn: Pawn) -> Fields:
    """The building, and how many cards are looked at: one, and one more for each companion of this pawn."""
    most = min(1 + len(pawn.companions), len(g.sites[pawn.square].pile))
    counts = words("look", range(1, most + 1))
    return Fields([Field("at", {"": [word("at", pawn.square)]}), Field("look", {"": counts})])


@clause("ZT-6.2", "ZT-6.18", "ZT-6.19", "ZT-6.23")
def draw(g: TownState, pawn: Pawn, answer: str) -> None:
    """From the top of the pile, seen by the drawer alone; every Zombie among them takes effect in any case."""
    pile, count = g.sites[pawn.square].pile, int(thing_in(answer, "look"))
    looked = pile[:count]
    change_site(g, pawn.square, pile=pile[count:])
    knowers = looked[0][1] if count == 1 else 0  # of several cards others cannot tell which went where
    cards: list[Covered] = [(card, knowers | bit(pawn.seat)) for card, _ in looked if card not in NEVER_KEPT]
    at_once = [card for card, _ in looked if card in NEVER_KEPT]
    g.look = Draw(pawn.square, cards, count)
    seen = {"cards": [card for card, _ in looked]}
    g.tell_secret("cards_looked_at", "ZT-6.19", [pawn.seat], seen, pawn=pawn.colour, building=pawn.square, count=count)
    if at_once:
        g.then(("return_cards",), *(("drawn_event", pawn.colour, card) for card in at_once))
    else:
        g.then(("draw_result",))


def draw_of(g: TownState) -> Draw:
    assert g.look is not None, "nobody draws"
    return g.look


# -- keeping and triggering -------------------------------------------------------------------------------------


@clause("ZT-6.14", "ZT-6.15", "ZT-6.16", "ZT-6.17", "ZT-6.20")
async def draw_result(g: TownState) -> None:
    """One card is kept or triggered, or none; all others go back."""
    answer = await choose(
        g,
        turn_of(g).seat,
        "draw_result",
        "ZT-6.14",
        draw_results,
        why_not=why_not_result,
        forced_too=True,
        secret_until=UNTIL_THE_END,
        unit=turn_of(g).pawn,
        about={"pawn": turn_of(g).pawn, "building": draw_of(g).building},
    )
    verb, card = verb_of(answer), thing_of(answer)
    if verb == "trigger":
        trigger_drawn(g, acting(g), card)
        return
    spend_action(g)
    if verb == "keep":
        keep_drawn(g, acting(g), card)
    elif verb != RETURN:
        put_back(g, turn_of(g).seat, card, verb)
    g.then(("return_cards",))


@clause("ZT-6.14", "ZT-6.15", "ZT-6.20", "ZT-6.21", "ZT-6.22")
def draw_results(g: TownState, seat: Seat) -> list[str]:
    """Keep one or trigger it, if it is an event; none, unless there are only events."""
    cards = list(dict.fromkeys(card for card, _ in draw_of(g).cards))
    events = [card for card in cards if KIND_OF[card] == "event"]
    nothing = nothing_of(cards) if len(events) < len(cards) else []
    return [*words("keep", cards), *words("trigger", events), *nothing]


def nothing_of(cards: list[CardId]) -> list[str]:
    """Not to use any card; of a single one it is said at once where it goes."""
    return [word(TOP, cards[0]), word(BOTTOM, cards[0])] if len(cards) == 1 else [RETURN]


@clause("ZT-6.15", "ZT-6.18", "ZT-6.20", "ZT-6.22", "ZT-6.36")
def why_not_result(g: TownState, seat: Seat, answer: str) -> str | None:
    """One at most; a single event may not go back; a Zombie is never kept; what was announced stays."""
    said = split(answer)
    verb, card = verb_of(said[0]) if said else "", thing_of(answer)
    if verb in (RETURN, TOP, BOTTOM):
        return why_not_nothing(g)
    if verb in ("look", "draw"):
        return "ZT-6.36"
    if verb == "keep" and card in NEVER_KEPT:
        return "ZT-6.18"
    return "ZT-6.20" if verb == "keep" and len(said) > 1 else None


@clause("ZT-6.14", "ZT-6.15", "ZT-6.20", "ZT-6.22")
def why_not_nothing(g: TownState) -> str:
    """Events alone may not all go back; else it is only said in another way."""
    is_single = len(draw_of(g).cards) == 1
    if all(KIND_OF[card] == "event" for card, _ in draw_of(g).cards):
        return "ZT-6.15" if is_single else "ZT-6.22"
    return "ZT-6.14" if is_single else "ZT-6.20"


def take_drawn(g: TownState, card: CardId) -> Covered:
    cards = draw_of(g).cards
    return cards.pop(next(i for i, (kind, _) in enumerate(cards) if kind == card))


@clause("ZT-6.14", "ZT-6.17", "ZT-7.32")
def keep_drawn(g: TownState, pawn: Pawn, card: CardId) -> None:
    """Into the hand; an event must wait for a later turn."""
    g.hands[pawn.seat].append(take_drawn(g, card))
    if KIND_OF[card] == "event":
        turn_of(g).fresh.append(card)
    building = draw_of(g).building
    g.tell_secret("card_kept", "ZT-6.14", [pawn.seat], {"card": card}, pawn=pawn.colour, building=building)


@clause("ZT-6.16", "ZT-6.37")
def trigger_drawn(g: TownState, pawn: Pawn, card: CardId) -> None:
    """It costs nothing, nor does the draw; the other cards go back before it takes effect."""
    take_drawn(g, card)
    trigger(g, card, pawn, "ZT-6.16")
    g.then(("return_cards",))


@clause("ZT-6.18", "ZT-6.23")
def drawn_event(g: TownState, colour: Colour, card: CardId) -> None:
    """Where the pawn stands by now; if it is dead the card is only discarded."""
    trigger(g, card, g.pawns[colour], "ZT-6.18")


# -- going back -------------------------------------------------------------------------------------------------


@clause("ZT-6.14", "ZT-6.20", "ZT-6.37")
async def return_cards(g: TownState) -> None:
    """Card by card on top or under the pile, in the order the drawer wishes."""
    if not draw_of(g).cards:
        g.look = None
        return
    answer = await choose(
        g,
        turn_of(g).seat,
        "return_order",
        "ZT-6.20",
        return_options,
        forced_too=True,
        secret_until=UNTIL_THE_END,
        about={"building": draw_of(g).building, "count": len(draw_of(g).cards)},
    )
    put_back(g, turn_of(g).seat, thing_of(answer), verb_of(answer))
    g.then(("return_cards",))


def return_options(g: TownState, seat: Seat) -> list[str]:
    cards = dict.fromkeys(card for card, _ in draw_of(g).cards)
    return [*words(TOP, cards), *words(BOTTOM, cards)]


def put_back(g: TownState, seat: Seat, card: CardId, end: str) -> None:
    """Everybody sees which end it goes to, nobody else the card."""
    building = draw_of(g).building
    pile, drawn = g.sites[building].pile, take_drawn(g, card)
    change_site(g, building, pile=(drawn, *pile) if end == TOP else (*pile, drawn))
    g.tell_secret("card_returned", "ZT-6.20", [seat], {"card": card}, seat=seat, building=building, end=end)
