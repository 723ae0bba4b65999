"""Chapter 8: what the owner of a house can do inside."""

from __future__ import annotations

from untot.games.zombie_town.facts import acting, bit, is_own_site, turn_of
from untot.games.zombie_town.pieces import COUNTS, HOUSES, KIND_OF, CardId, Colour, House
from untot.games.zombie_town.rules.c5_movement import can_face, enter, meet_zombies
from untot.games.zombie_town.rules.c7_discard import reload, reloadable
from untot.games.zombie_town.state import Pawn, TownState
from untot.games.zombie_town.town import BuildingId
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


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
    return None if neighbors_to_visit(g, pawn, 1) else "ZT-8.9"


def found_cards(g: TownState, house: House) -> list[CardId]:
    return [card for card in dict.fromkeys(g.discard) if KIND_OF[card] == house.finds]


@clause("ZT-8.8", "ZT-8.9")
def neighbors_to_visit(g: TownState, pawn: Pawn, cost: int) -> list[BuildingId]:
    """All other houses of the kind, however closed; where zombies are, one must be able to fight after paying."""
    kind = g.sites[pawn.square].house
    others = [building for building, site in g.sites.items() if site.house == kind and building != pawn.square]
    actions = turn_of(g).actions - cost
    return [building for building in others if building not in g.zombies or can_face(g, pawn, building, actions)]


@clause("ZT-6.12", "ZT-8.1", "ZT-8.2")
async def use_house(g: TownState, colour: Colour) -> None:
    """The action is paid; the house number falls by one, and the house does what it does."""
    wear_down(g, g.pawns[colour])
    if HOUSES[g.sites[g.pawns[colour].square].house].ability == "heal":
        heal(g, g.pawns[colour])
    else:
        await use_ability(g, colour)


@clause("ZT-8.2")
def wear_down(g: TownState, pawn: Pawn) -> None:
    site = g.sites[pawn.square]
    site.number -= 1
    g.tell("house_used", "ZT-8.2", pawn=pawn.colour, building=pawn.square, house=site.house, number=site.number)


@clause("ZT-8.12", "ZT-15.19")
def heal(g: TownState, pawn: Pawn) -> None:
    """The pawn that uses the house regains one health."""
    pawn.health += 1
    g.tell("pawn_healed", "ZT-8.12", pawn=pawn.colour, health=pawn.health)


async def use_ability(g: TownState, colour: Colour) -> None:
    """What is found, reloaded or visited is asked."""
    building = g.pawns[colour].square
    about = {"building": building, "house": g.sites[building].house}
    answer = await choose(g, turn_of(g).seat, "house_pick", "ZT-8.1", house_options, unit=colour, about=about)
    verb, _, thing = answer.partition(":")
    if verb == "take":
        find(g, g.pawns[colour], thing)
    elif verb == "weapon":
        reload(g, thing, "ZT-8.10")
    else:
        visit(g, colour, thing)


def house_options(g: TownState, seat: Seat) -> list[str]:
    pawn = acting(g)
    house = HOUSES[g.sites[pawn.square].house]
    if house.ability == "find":
        return [f"take:{card}" for card in found_cards(g, house)]
    if house.ability == "reload":
        return reloadable(g, seat)
    return [f"to:{building}" for building in neighbors_to_visit(g, pawn, 0)]


@clause("ZT-8.5", "ZT-8.6")
def find(g: TownState, pawn: Pawn, card: CardId) -> None:
    """A card of the discard pile goes into the hand; everybody saw it."""
    g.discard.remove(card)
    everybody = bit(g.seats) - 1
    g.hands[pawn.seat].append((card, everybody))
    g.tell("card_found", "ZT-8.5", seat=pawn.seat, card=card)


@clause("ZT-8.8", "ZT-8.9")
def visit(g: TownState, colour: Colour, building: BuildingId) -> None:
    """The pawn goes there; zombies are settled as after a step."""
    zombies = building in g.zombies
    enter(g, colour, building)
    if zombies:
        meet_zombies(g, turn_of(g))
