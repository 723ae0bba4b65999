"""Chapter 2: a round, turn by turn."""

from __future__ import annotations

from typing import Final

from untot.games.template.facts import colour_of
from untot.games.template.state import BusState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause

COLLECT: Final = "collect"
RUN: Final = "run"
ZOMBIE: Final = 1


@clause("TP-2.1")
def play_round(g: BusState) -> None:
    """Everybody has a turn, clockwise."""
    g.round += 1
    g.tell("round_began", "TP-2.1", round=g.round)
    g.then(*[("begin_turn", seat) for seat in range(g.seats)], ("end_of_round",))


@clause("TP-2.2")
def begin_turn(g: BusState, seat: Seat) -> None:
    """With an empty basket."""
    g.turn, g.basket = seat, 0
    g.tell("turn_began", "TP-2.2", player=colour_of(g, seat))
    g.then(("collect",))


@clause("TP-2.2", "TP-2.3")
async def collect(g: BusState) -> None:
    """Look for more, or run with what is in the basket."""
    answer = await choose(g, g.turn, "collect_or_run", "TP-2.2", ways_on, why_not=why_not_on)
    if answer == RUN:
        store(g)
    else:
        search(g)


@clause("TP-2.2", "TP-2.3")
def ways_on(g: BusState, seat: Seat) -> list[str]:
    return [way for way in (COLLECT, RUN) if why_not_on(g, seat, way) is None]


@clause("TP-2.3")
def why_not_on(g: BusState, seat: Seat, answer: str) -> str | None:
    """Nobody runs with an empty basket."""
    return "TP-2.3" if answer == RUN and not g.basket else None


@clause("TP-2.4", "TP-2.5")
def search(g: BusState) -> None:
    """A die of provisions; a one is a zombie, and the basket is lost."""
    (found,) = g.roll(1)
    if found == ZOMBIE:
        lost, g.basket = g.basket, 0
        g.tell("zombie_came", "TP-2.5", player=colour_of(g, g.turn), lost=lost)
        return
    g.basket += found
    g.tell("provisions_found", "TP-2.4", player=colour_of(g, g.turn), found=found, basket=g.basket)
    g.then(("collect",))


@clause("TP-2.6")
def store(g: BusState) -> None:
    """What is in the basket is safe."""
    g.stored[g.turn] += g.basket
    stored, g.basket = g.basket, 0
    g.tell("provisions_stored", "TP-2.6", player=colour_of(g, g.turn), count=stored, total=g.stored[g.turn])
