"""Chapter 5: zombies on a square that a pawn has entered are settled before anything else."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.facts import acting, own_survivors_at, turn_of, zombies_at
from untot.games.zombie_town.pieces import Colour
from untot.games.zombie_town.rules.c6_survivors import fetch, placed_here
from untot.games.zombie_town.rules.c9_attack import attack, attack_words
from untot.games.zombie_town.state import TownState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, branch
from untot.kernel.rulebook import clause
from untot.kernel.words import split

TAKE_LOSS: Final = "take_loss"


@clause("ZT-2.12", "ZT-5.5", "ZT-5.6", "ZT-5.18", "ZT-12.28")
async def clear_square(g: TownState, colour: Colour) -> None:
    """Attack after attack until no zombie is left there; if it stops with one alive, the pawn suffers and flees."""
    if g.pawns[colour].square not in g.zombies:
        turn_of(g).is_clearing = False
        return
    answer = TAKE_LOSS
    if can_attack_on(g, colour):
        answer = await choose(
            g,
            g.pawns[colour].seat,
            "turn_step",
            "ZT-5.5",
            clearing_options,
            forced_too=True,
            unit=colour,
            about={"actions": turn_of(g).actions, "free_moves": turn_of(g).free_moves, "steps": 0, "clearing": True},
        )
    if answer == TAKE_LOSS:
        turn_of(g).is_clearing = False
        g.then(("suffer", colour))
    else:
        g.then(("clear_by", colour, answer), ("clear_square", colour))


def can_attack_on(g: TownState, colour: Colour) -> bool:
    return turn_of(g).actions > 0 and any(weapon.shots for weapon in g.pawns[colour].weapons)


@clause("ZT-5.5", "ZT-12.28")
def clearing_options(g: TownState, seat: Seat) -> Branch:
    """Attack or give up; before the first attack also fetch, if an action for each zombie remains."""
    turn, pawn = turn_of(g), acting(g)
    may_fetch = turn.may_fetch and turn.actions > zombies_at(g, pawn.square) and own_survivors_at(g, seat, pawn.square)
    return branch(
        {
            "attack": lambda: attack_words(g, pawn),
            **({"fetch": lambda: placed_here(g, pawn)} if may_fetch else {}),
            TAKE_LOSS: None,
        }
    )


@clause("ZT-5.5", "ZT-12.28")
def clear_by(g: TownState, colour: Colour, answer: str) -> None:
    """An attack or a fetch, with its action."""
    turn_of(g).may_fetch = split(answer)[0] == "fetch"
    (fetch if turn_of(g).may_fetch else attack)(g, g.pawns[colour], answer)
