"""Chapter 7: survivors, weapons and fireworks played from the hand."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.facts import acting, free_id, turn_of
from untot.games.zombie_town.pieces import FIREWORKS, KIND_OF, LIMITS, SURVIVOR, WEAPONS, CardId
from untot.games.zombie_town.rules.c6_survivors import place, unarmed
from untot.games.zombie_town.rules.c7_discard import discard_cards, give_weapon, take_from_hand
from untot.games.zombie_town.rules.c11_owning import why_not_hold
from untot.games.zombie_town.state import Pawn, Survivor, TownState, Weapon
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause

STEP_OF_KIND: Final = {"survivor": "play_survivor", "weapon": "play_weapon", "fireworks": "play_fireworks"}


@clause("ZT-6.3", "ZT-7.6", "ZT-7.7", "ZT-7.24")
def why_not_play(g: TownState, pawn: Pawn, card: CardId) -> str | None:
    """A survivor always finds room beside the pawn, fireworks a building; a weapon needs a bearer with room."""
    if KIND_OF[card] == "event":
        return "ZT-6.3"
    return None if KIND_OF[card] != "weapon" or bearers_with_room(g, pawn) else "ZT-7.7"


@clause("ZT-6.3")
def play(g: TownState, pawn: Pawn, card: CardId) -> None:
    """The card is shown; where it goes is asked next."""
    take_from_hand(g, pawn.seat, card)
    turn_of(g).card = card
    g.then((STEP_OF_KIND[KIND_OF[card]],))


# -- survivors --------------------------------------------------------------------------------------------------


@clause("ZT-7.1", "ZT-7.2", "ZT-7.3", "ZT-7.4")
async def play_survivor(g: TownState) -> None:
    """To the player card, or into the building the pawn is in."""
    about = {"pawn": turn_of(g).pawn, "building": acting(g).square}
    answer = await choose(
        g,
        turn_of(g).seat,
        "play_survivor_where",
        "ZT-7.1",
        survivor_places,
        why_not=why_not_place,
        unit=turn_of(g).pawn,
        about=about,
    )
    turn_of(g).card = ""
    pawn, survivor = acting(g), Survivor(free_id(g, SURVIVOR), None)
    if answer == "place":
        place(g, pawn.colour, survivor, "ZT-7.1")
    else:
        pawn.companions.append(survivor)
        g.tell("survivor_joined", "ZT-7.1", pawn=pawn.colour, survivor=survivor.id)


@clause("ZT-7.1", "ZT-7.2", "ZT-11.4")
def survivor_places(g: TownState, seat: Seat) -> list[str]:
    return ["accompany"] if why_not_place(g, seat, "place") else ["accompany", "place"]


@clause("ZT-7.2", "ZT-11.4")
def why_not_place(g: TownState, seat: Seat, answer: str) -> str | None:
    """Not on the street, and not where one may not hold the building."""
    if answer != "place":
        return None
    pawn = acting(g)
    return why_not_hold(g, pawn.colour, pawn.square) if pawn.square in g.sites else "ZT-7.2"


# -- weapons ----------------------------------------------------------------------------------------------------


@clause("ZT-7.6", "ZT-7.7", "ZT-7.8", "ZT-7.36")
def bearers_with_room(g: TownState, pawn: Pawn) -> list[str]:
    """The pawn with fewer than two weapons, and own survivors on its square without one; empty weapons count."""
    found = [f"bearer:{survivor.id}" for survivor in unarmed(g, pawn)]
    return [f"bearer:{pawn.colour}", *found] if len(pawn.weapons) < LIMITS.pawn_weapons else found


@clause("ZT-7.6", "ZT-7.36")
async def play_weapon(g: TownState) -> None:
    """To the pawn or to an own survivor on its square, with the highest number up."""
    about = {"pawn": turn_of(g).pawn, "card": turn_of(g).card}
    answer = await choose(
        g,
        turn_of(g).seat,
        "weapon_bearer",
        "ZT-7.6",
        lambda g, seat: bearers_with_room(g, acting(g)),
        why_not=lambda g, seat, answer: "ZT-7.7" if answer.startswith("bearer:") else None,
        unit=turn_of(g).pawn,
        about=about,
    )
    card, turn_of(g).card = turn_of(g).card, ""
    weapon = Weapon(free_id(g, card), card, WEAPONS[card].shots)
    give_weapon(g, weapon, answer.removeprefix("bearer:"), "ZT-7.6")


# -- fireworks --------------------------------------------------------------------------------------------------


@clause("ZT-7.24")
async def play_fireworks(g: TownState) -> None:
    """On any building, wherever the player is."""
    answer = await choose(g, turn_of(g).seat, "fireworks_target", "ZT-7.24", buildings_to_light)
    turn_of(g).card = ""
    building, seat = answer.removeprefix("light:"), turn_of(g).seat
    g.fireworks.append((building, seat))
    g.tell("fireworks_lit", "ZT-7.24", seat=seat, building=building)


def buildings_to_light(g: TownState, seat: Seat) -> list[str]:
    return [f"light:{building}" for building in g.sites]


@clause("ZT-7.25")
def put_out_fireworks(g: TownState, seat: Seat) -> None:
    """At the beginning of the player's next turn, or when it would have begun."""
    for building, lighter in g.fireworks:
        if lighter == seat:
            discard_cards(g, FIREWORKS)
            g.tell("fireworks_out", "ZT-7.25", building=building)
    g.fireworks = [lit for lit in g.fireworks if lit[1] != seat]
