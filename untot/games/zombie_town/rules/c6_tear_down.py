"""Chapter 6: action 5, tearing down a barricade."""

from __future__ import annotations

from untot.games.zombie_town.changing import change_site
from untot.games.zombie_town.pieces import BARRICADES
from untot.games.zombie_town.rules.c4_paying import spend_action
from untot.games.zombie_town.rules.c7_discard import discard_cards
from untot.games.zombie_town.rules.c10_damage import hurt
from untot.games.zombie_town.rules.c11_owning import check_possession
from untot.games.zombie_town.state import Pawn, TownState
from untot.games.zombie_town.town import BUILDING_BESIDE
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, words


@clause("ZT-6.5", "ZT-2.4")
def why_not_tear_down(g: TownState, pawn: Pawn) -> str | None:
    """From one of the four squares of any building that has a barricade, the own ones included; never from inside."""
    building = BUILDING_BESIDE.get(pawn.square)
    return None if building is not None and g.sites[building].barricades else "ZT-6.5"


def building_beside(g: TownState, pawn: Pawn) -> list[str]:
    """No square lies beside two."""
    return words("at", [BUILDING_BESIDE[pawn.square]])


@clause("ZT-6.5", "ZT-6.25", "ZT-6.26", "ZT-6.27", "ZT-6.28", "ZT-6.29", "ZT-10.3", "ZT-11.11", "ZT-12.29", "ZT-15.12")
def tear_down(g: TownState, pawn: Pawn, answer: str) -> None:
    """The outermost card is shown and discarded; somebody else's trap hurts, and nothing more comes of it."""
    spend_action(g)
    building = thing_in(answer, "at")
    *left, (card, builder) = g.sites[building].barricades
    change_site(g, building, barricades=tuple(left))
    discard_cards(g, card)
    g.uncover()
    g.tell("barricade_torn_down", "ZT-6.28", pawn=pawn.colour, building=building, card=card)
    check_possession(g, building)
    if BARRICADES[card].trap and builder != pawn.seat:
        hurt(g, pawn.colour, "ZT-6.26")
    g.then(("press", building, pawn.seat))
