"""Chapter 10: damage and death."""

from __future__ import annotations

from untot.games.zombie_town.changing import change_site, without_survivor
from untot.games.zombie_town.facts import is_out
from untot.games.zombie_town.fight_facts import standing
from untot.games.zombie_town.pieces import Colour
from untot.games.zombie_town.rules.c7_discard import discard_cards
from untot.games.zombie_town.rules.c11_owning import check_possession, discard_survivor
from untot.games.zombie_town.rules.c14_scoring import finish
from untot.games.zombie_town.state import Pawn, PieceId, TownState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, verb_of, word, words


@clause("ZT-10.1", "ZT-10.2", "ZT-10.3", "ZT-10.4")
def hurt(g: TownState, colour: Colour, clause_id: str) -> None:
    """One damage; at health 1 it kills."""
    pawn = g.pawns[colour]
    pawn.health -= 1
    g.tell("pawn_hurt", clause_id, pawn=colour, health=pawn.health)
    if not pawn.health:
        die(g, pawn)


@clause("ZT-10.5", "ZT-10.6", "ZT-10.7", "ZT-14.3")
def die(g: TownState, pawn: Pawn) -> None:
    """Pawn, weapons and companions are removed at once; buildings and all that is in them stay."""
    discard_cards(g, *(weapon.kind for weapon in pawn.weapons))
    for survivor in pawn.companions:
        discard_survivor(g, survivor)
    pawn.weapons, pawn.companions, pawn.square, pawn.is_trapped = [], [], "", False
    if g.turn is not None and g.turn.pawn == pawn.colour:
        g.turn.steps = 0
    g.tell("pawn_died", "ZT-10.5", pawn=pawn.colour)
    if is_out(g, pawn.seat):
        eliminate(g, pawn.seat)


@clause("ZT-10.5", "ZT-10.6", "ZT-14.3", "ZT-14.4", "ZT-15.13")
def eliminate(g: TownState, seat: Seat) -> None:
    """The last pawn of the seat is dead: its hand is discarded. Where nobody lives any more the match is over."""
    cards = [card for card, _ in g.hands[seat]]
    g.hands[seat] = []
    discard_cards(g, *cards)
    g.tell("seat_eliminated", "ZT-10.5", seat=seat)
    g.tell("hand_discarded", "ZT-10.6", seat=seat, cards=cards)
    if all(is_out(g, other) for other in range(g.seats)):
        finish(g)


@clause("ZT-9.26", "ZT-9.40")
def bury(g: TownState, survivor: PieceId, clause_id: str) -> None:
    """A survivor is dead: card and weapon are discarded, and perhaps a building is lost with him."""
    found = standing(g, survivor)
    if found.is_placed:
        change_site(g, found.square, survivors=without_survivor(g.sites[found.square].survivors, found.survivor))
    else:
        g.pawns[found.colour].companions.remove(found.survivor)
    discard_survivor(g, found.survivor)
    g.tell("survivor_died", clause_id, survivor=survivor, owner=found.colour)
    if found.is_placed:
        check_possession(g, found.square)


# -- the loss in a fight against a zombie -----------------------------------------------------------------------


@clause("ZT-5.6", "ZT-9.36", "ZT-10.4", "ZT-13.9")
async def suffer(g: TownState, colour: Colour) -> None:
    """The pawn could or would not kill a zombie on its square: it or one of its companions pays, then it flees."""
    seat = g.pawns[colour].seat
    answer = await choose(
        g,
        seat,
        "who_suffers",
        "ZT-9.36",
        lambda g, seat: sufferers(g, colour),
        unit=colour,
        about={"square": g.pawns[colour].square},
    )
    if verb_of(answer) == "hurt":
        hurt(g, colour, "ZT-10.4")
    else:
        bury(g, thing_of(answer), "ZT-9.40")
    if g.pawns[colour].health:
        g.then(("flee", colour))


def sufferers(g: TownState, colour: Colour) -> list[str]:
    return [word("hurt", colour), *words("lose", [survivor.id for survivor in g.pawns[colour].companions])]
