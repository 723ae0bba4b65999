"""Chapter 3: the bus leaves."""

from __future__ import annotations

from untot.games.template.facts import colour_of, has_left, score
from untot.games.template.state import BusState
from untot.kernel.rulebook import clause


@clause("TP-3.1", "TP-3.2", "TP-3.3")
def end_of_round(g: BusState) -> None:
    """Once somebody has enough the bus leaves: provisions and tickets are counted. Else another round."""
    if not has_left(g):
        g.then(("round",))
        return
    g.uncover()
    g.tell("bus_left", "TP-3.1", tickets={colour_of(g, seat): ticket for seat, ticket in enumerate(g.tickets)})
    scores = [score(g, seat) for seat in range(g.seats)]
    g.end("bus_left", [seat for seat in range(g.seats) if scores[seat] == max(scores)], scores)
