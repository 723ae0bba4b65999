"""Chapter 7: action 3, playing survivors, weapons and fireworks. Barricades have a file of their own."""

from __future__ import annotations

from untot.games.zombie_town.facts import free_id
from untot.games.zombie_town.pieces import FIREWORKS, LIMITS, SURVIVOR, WEAPONS
from untot.games.zombie_town.rules.c4_paying import spend_action
from untot.games.zombie_town.rules.c6_survivors import place, unarmed
from untot.games.zombie_town.rules.c7_discard import discard_cards, give_weapon, take_from_hand
from untot.games.zombie_town.rules.c11_owning import why_not_hold
from untot.games.zombie_town.state import Pawn, Survivor, TownState, Weapon
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import split, thing_in, thing_of, word, words


def played_card(answer: str) -> str:
    """The card that is named first: `play:pistol bearer:red`."""
    return thing_of(split(answer)[0])


# -- survivors --------------------------------------------------------------------------------------------------


@clause("ZT-7.1", "ZT-7.2", "ZT-11.4")
def survivor_words(g: TownState, pawn: Pawn, card: str) -> list[str]:
    """Along with the pawn, or into the building the pawn is in."""
    along = [word("accompany", pawn.colour)]
    return along if why_not_place(g, pawn) else [*along, word("place", pawn.square)]


@clause("ZT-7.2", "ZT-11.4")
def why_not_place(g: TownState, pawn: Pawn) -> str | None:
    """Not on the street, and not where one may not hold the building."""
    return why_not_hold(g, pawn.colour, pawn.square) if pawn.square in g.sites else "ZT-7.2"


def why_not_survivor_there(g: TownState, pawn: Pawn, answer: str) -> str | None:
    return why_not_place(g, pawn) if thing_in(answer, "place") else None


@clause("ZT-6.3", "ZT-7.1", "ZT-7.2", "ZT-7.3", "ZT-7.4")
def play_survivor(g: TownState, pawn: Pawn, answer: str) -> None:
    spend_action(g)
    take_from_hand(g, pawn.seat, played_card(answer))
    survivor = Survivor(free_id(g, SURVIVOR), None)
    if thing_in(answer, "place"):
        place(g, pawn, survivor, "ZT-7.1")
    else:
        pawn.companions.append(survivor)
        g.tell("survivor_joined", "ZT-7.1", pawn=pawn.colour, survivor=survivor.id)


# -- weapons ----------------------------------------------------------------------------------------------------


@clause("ZT-7.7")
def why_not_play_weapon(g: TownState, pawn: Pawn, card: str) -> str | None:
    """Somebody with room for it."""
    return None if bearers_with_room(g, pawn, card) else "ZT-7.7"


@clause("ZT-7.6", "ZT-7.7", "ZT-7.8", "ZT-7.36")
def bearers_with_room(g: TownState, pawn: Pawn, card: str) -> list[str]:
    """The pawn with fewer than two weapons, and own survivors on its square without one; empty weapons count."""
    own = [pawn.colour] if len(pawn.weapons) < LIMITS.pawn_weapons else []
    return words("bearer", [*own, *(survivor.id for survivor in unarmed(g, pawn))])


def why_not_bearer(g: TownState, pawn: Pawn, answer: str) -> str | None:
    return "ZT-7.7" if thing_in(answer, "bearer") else None


@clause("ZT-6.3", "ZT-7.6", "ZT-7.36")
def play_weapon(g: TownState, pawn: Pawn, answer: str) -> None:
    """To the pawn or to an own survivor on its square, with the highest number up."""
    spend_action(g)
    card, _ = take_from_hand(g, pawn.seat, played_card(answer))
    give_weapon(g, Weapon(free_id(g, card), card, WEAPONS[card].shots), thing_in(answer, "bearer"), "ZT-7.6")


# -- fireworks --------------------------------------------------------------------------------------------------


def buildings_to_light(g: TownState, pawn: Pawn, card: str) -> list[str]:
    return words("light", g.sites)


@clause("ZT-6.3", "ZT-7.24")
def play_fireworks(g: TownState, pawn: Pawn, answer: str) -> None:
    """On any building, wherever the player is."""
    spend_action(g)
    take_from_hand(g, pawn.seat, played_card(answer))
    building = thing_in(answer, "light")
    g.fireworks.append((building, pawn.seat))
    g.tell("fireworks_lit", "ZT-7.24", seat=pawn.seat, building=building)


@clause("ZT-7.25")
def put_out_fireworks(g: TownState, seat: Seat) -> None:
    """At the beginning of the player's next turn, or when it would have begun."""
    burning = [building for building, lighter in g.fireworks if lighter == seat]
    g.fireworks = [lit for lit in g.fireworks if lit[1] != seat]
    for building in burning:
        discard_cards(g, FIREWORKS)
        g.tell("fireworks_out", "ZT-7.25", building=building)
