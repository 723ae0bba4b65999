"""Chapter 25: accusations and exile (scenario 5)."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up.facts import has_objectives, seat_name
from untot.games.flick_em_up.state import FlickState
from untot.kernel.asking import ask_all, choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words

MOST_EXILED: Final = 2
FEWEST_LEFT: Final = 2
NOBODY: Final = "nobody"
FOR: Final = "for"
AGAINST: Final = "against"


@clause("FL-25.17")
def colony(g: FlickState) -> list[Seat]:
    return [seat for seat in range(g.seats) if seat not in g.exiled]


@clause("FL-25.8", "FL-25.11")
def may_exile(g: FlickState) -> bool:
    """At most two seats, and at least two remain."""
    return has_objectives(g) and len(g.exiled) < MOST_EXILED and len(colony(g)) > FEWEST_LEFT


@clause("FL-25.9")
async def accusations(g: FlickState) -> None:
    """Clockwise from the seat of the last turn; the first accusation stands."""
    if not may_exile(g):
        return
    first = g.turn_seat
    for seat in [*range(first, g.seats), *range(first)]:
        if seat in g.exiled:
            continue
        answer = await choose(g, seat, "accuse", "FL-25.9", accusable)
        if answer != NOBODY:
            g.accused = seat_of(g, thing_of(answer))
            g.tell("seat_accused", "FL-25.9", by=seat, seat=g.accused)
            g.then(("exile_vote",))
            return


def seat_of(g: FlickState, name: str) -> Seat:
    return next(seat for seat in range(g.seats) if seat_name(g, seat) == name)


@clause("FL-25.9")
def accusable(g: FlickState, seat: Seat) -> list[str]:
    return [NOBODY, *words("accuse", [seat_name(g, other) for other in colony(g)])]


@clause("FL-25.10")
async def exile_vote(g: FlickState) -> None:
    """All that are not exiled, the accused included, in secret; more than half must be for it."""
    votes = await ask_all(g, colony(g), "exile_vote", "FL-25.10", lambda g, seat: [FOR, AGAINST])
    g.uncover()
    g.tell("votes_revealed", "FL-25.10", votes={seat_name(g, seat): vote for seat, vote in votes.items()})
    if 2 * sum(vote == FOR for vote in votes.values()) > len(votes):
        exile(g, g.accused)


@clause("FL-18.10", "FL-25.12", "FL-25.13")
def exile(g: FlickState, seat: Seat) -> None:
    """The seat puts its objective away and draws an exile card; its survivors keep everything but their friends."""
    g.exiled.append(seat)
    g.put_away[seat] = g.cards[seat]
    g.tallies[seat].exiled_after = len(g.dead)
    g.tallies[seat].kills_before = g.tallies[seat].kills
    g.cards[seat] = g.exile_deck.pop(0)
    g.tell_secret("seat_exiled", "FL-25.12", [seat], {"card": g.cards[seat]}, seat=seat)
