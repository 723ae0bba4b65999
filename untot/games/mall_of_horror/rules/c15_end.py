"""Chapter 15: end of the game and scoring."""

from __future__ import annotations

from typing import Literal

from untot.games.mall_of_horror.facts import all_stand_together, colour_of, few_are_left, score
from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


@clause("MH-15.4", "MH-15.5", "MH-15.6")
def check_end(g: MallState) -> None:
    """After every completed move and every removal: the game ends at once; by option only at the end of the round."""
    if g.options["end_check"] == "immediate":
        end_if_over(g)


@clause("MH-15.6")
def check_end_of_round(g: MallState) -> None:
    """By option, after location 6 has been resolved."""
    if g.options["end_check"] == "end_of_round":
        end_if_over(g)


@clause("MH-15.1", "MH-15.2", "MH-15.3", "MH-15.5")
def end_if_over(g: MallState) -> None:
    """All together in one location, or few left: nothing pending takes place any more."""
    if all_stand_together(g):
        finish(g, "all_together", "MH-15.1")
    if few_are_left(g):
        finish(g, "few_left", "MH-15.3" if g.seats == 6 else "MH-15.2")


@clause("MH-15.8", "MH-15.9", "MH-15.13")
def finish(g: MallState, reason: str, clause_id: str) -> None:
    """Hands are shown, points counted, and the winners named."""
    g.phase = "over"
    g.uncover()
    scores = [score(g, seat) for seat in range(g.seats)]
    g.tell("game_ended", clause_id, reason=reason, survivors=list(g.where))
    g.tell("hands_shown", "MH-15.13", hands={colour_of(g, seat): list(g.hands[seat]) for seat in range(g.seats)})
    g.tell("scored", "MH-15.8", scores={colour_of(g, seat): scores[seat] for seat in range(g.seats)})
    best = winners(g)
    g.tell("won", "MH-15.9", players=[colour_of(g, seat) for seat in best])
    g.end(reason, best, scores)


@clause("MH-15.9", "MH-15.10", "MH-15.11", "MH-15.12", "MH-15.14")
def ranking(g: MallState) -> list[tuple[int, Seat]]:
    """Most points, then most cards in hand: place and seat, in order; who is still equal shares a place."""
    counts = [(score(g, seat), len(g.hands[seat])) for seat in range(g.seats)]
    return sorted((1 + sum(other > own for other in counts), seat) for seat, own in enumerate(counts))


def winners(g: MallState) -> list[Seat]:
    return [seat for place, seat in ranking(g) if place == 1]


DecidedBy = Literal["points", "cards", "nothing"]


@clause("MH-15.11", "MH-15.12")
def decided_by(g: MallState) -> DecidedBy:
    """What tells the winner from the next: points, or cards where points are equal; nothing if they share."""
    (_, winner), (place, second) = ranking(g)[:2]
    if place == 1:
        return "nothing"
    return "points" if score(g, winner) > score(g, second) else "cards"
