"""Chapter 8: action 12, what the owner of a house can do inside."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.changing import change_site
from untot.games.zombie_town.facts import bit, is_own_site, turn_of
from untot.games.zombie_town.pieces import COUNTS, HOUSES, KIND_OF, CardId, House
from untot.games.zombie_town.rules.c4_paying import spend_action
from untot.games.zombie_town.rules.c5_entries import enter
from untot.games.zombie_town.rules.c5_movement import can_face, meet_zombies
from untot.games.zombie_town.rules.c7_discard import reload, reloadable
from untot.games.zombie_town.state import Pawn, TownState
from untot.games.zombie_town.town import BuildingId
from untot.kernel.forms import Branch, branch
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, word, words

FINDING: Final = {"survivor": "ZT-8.5", "barricade": "ZT-8.6"}
"""By what is found: the clause that says so."""


@clause("ZT-8.1", "ZT-8.3", "ZT-8.7", "ZT-8.9", "ZT-8.11", "ZT-8.12", "ZT-8.13", "ZT-15.12")
def why_not_use_house(g: TownState, pawn: Pawn) -> str | None:
    """Only the owner, inside, while the number is above 0 and the ability has something to do."""
    site = g.sites.get(pawn.square)
    if site is None or not is_own_site(g, pawn.seat, site):
        return "ZT-8.1"
    house = HOUSES[site.house]
    if house.ability is None:
        return "ZT-8.13"
    return "ZT-8.3" if site.number < 1 else why_useless(g, pawn, house)


@clause("ZT-8.7", "ZT-8.9", "ZT-8.11", "ZT-8.12")
def why_useless(g: TownState, pawn: Pawn, house: House) -> str | None:
    """No effect, no payment."""
    if house.ability == "heal":
        return "ZT-8.12" if pawn.health >= COUNTS.health else None
    if house.ability == "reload":
        return None if reloadable(g, pawn.seat) else "ZT-8.11"
    if house.ability == "find":
        return None if found_cards(g, house) else "ZT-8.7"
    return None if neighbours_to_visit(g, pawn) else "ZT-8.9"


def found_cards(g: TownState, house: House) -> list[CardId]:
    return [card for card in dict.fromkeys(g.discard) if KIND_OF[card] == house.finds]


@clause("ZT-8.8", "ZT-8.9")
def neighbours_to_visit(g: TownState, pawn: Pawn) -> list[BuildingId]:
    """All other houses of the kind, however closed; where zombies are, one must be able to fight after paying."""
    kind, actions = g.sites[pawn.square].house, turn_of(g).actions - 1
    others = [building for building, site in g.sites.items() if site.house == kind and building != pawn.square]
    return [building for building in others if building not in g.zombies or can_face(g, pawn, building, actions)]


# -- using it ---------------------------------------------------------------------------------------------------


def house_words(g: TownState, pawn: Pawn) -> Branch:
    """The house, and what is found, reloaded or visited; the nurse needs no word."""
    house = HOUSES[g.sites[pawn.square].house]
    return branch({word("at", pawn.square): ability_words(g, pawn, house) or None})


def ability_words(g: TownState, pawn: Pawn, house: House) -> list[str]:
    if house.ability == "find":
        return words("take", found_cards(g, house))
    if house.ability == "reload":
        return reloadable(g, pawn.seat)
    return words("visit", neighbours_to_visit(g, pawn)) if house.ability == "visit" else []


@clause("ZT-6.12", "ZT-8.1", "ZT-8.2")
def use_house(g: TownState, pawn: Pawn, answer: str) -> None:
    """The house number falls by one, and the house does what it does."""
    spend_action(g)
    change_site(g, pawn.square, number=g.sites[pawn.square].number - 1)
    site = g.sites[pawn.square]
    g.tell("house_used", "ZT-8.2", pawn=pawn.colour, building=pawn.square, house=site.house, number=site.number)
    house = HOUSES[site.house]
    if house.ability == "heal":
        heal(g, pawn)
    elif house.ability == "find":
        find(g, pawn, thing_in(answer, "take"))
    elif house.ability == "reload":
        reload(g, thing_in(answer, "weapon"), "ZT-8.10")
    else:
        visit(g, pawn, thing_in(answer, "visit"))


@clause("ZT-8.12", "ZT-15.19")
def heal(g: TownState, pawn: Pawn) -> None:
    """The pawn that uses the house regains one health."""
    pawn.health += 1
    g.tell("pawn_healed", "ZT-8.12", pawn=pawn.colour, health=pawn.health)


@clause("ZT-8.5", "ZT-8.6")
def find(g: TownState, pawn: Pawn, card: CardId) -> None:
    """A card of the discard pile goes into the hand; everybody saw it."""
    g.discard.remove(card)
    everybody = bit(g.seats) - 1
    g.hands[pawn.seat].append((card, everybody))
    g.tell("card_found", FINDING.get(KIND_OF[card], "ZT-8.5"), seat=pawn.seat, card=card)


@clause("ZT-8.8", "ZT-8.9")
def visit(g: TownState, pawn: Pawn, building: BuildingId) -> None:
    """The pawn goes there; zombies are settled as after a step."""
    enter(g, pawn.colour, building, "visit")
    if building in g.zombies:
        meet_zombies(g, pawn.colour)
