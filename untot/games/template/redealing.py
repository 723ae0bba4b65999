"""What a seat cannot know is dealt anew: for fair bots and leak tests."""

from __future__ import annotations

from untot.games.template.state import BusState
from untot.kernel.events import Seat
from untot.kernel.game import Shuffler
from untot.kernel.rulebook import clause


@clause("TP-1.2")
def redeal(g: BusState, seat: Seat | None, rng: Shuffler) -> None:
    """The tickets of others and the pile; sorted first, so that the real order leaves no trace."""
    if g.result is not None:
        return
    others = [other for other in range(g.seats) if other != seat and g.tickets[other]]
    hidden = sorted([*g.pile, *(g.tickets[other] for other in others)])
    rng.shuffle(hidden)
    for other in others:
        g.tickets[other] = hidden.pop()
    g.pile = hidden
