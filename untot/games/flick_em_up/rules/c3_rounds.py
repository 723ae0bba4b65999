"""Chapter 3: rounds and turns."""

from __future__ import annotations

from untot.games.flick_em_up.facts import available_of, groups_of, other_group, seat_name, seats_of
from untot.games.flick_em_up.pieces import Group
from untot.games.flick_em_up.state import FlickState
from untot.kernel.asking import ask_any
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import words


@clause("FL-2.9", "FL-2.14", "FL-3.1", "FL-3.3", "FL-3.6", "FL-3.10")
def begin_round(g: FlickState) -> None:
    """Half a day; the start chip goes to the other group at the start of every new round."""
    if g.phase == "set_up":
        g.phase = "day"
    else:
        g.start_group = other_group(g, g.start_group)
    g.next_group = g.start_group
    g.tell("round_began", "FL-3.1", round=g.round, phase=g.phase)
    g.then(("turn",))


@clause("FL-3.6", "FL-3.7", "FL-3.8", "FL-3.9", "FL-3.11", "FL-3.12")
async def turn(g: FlickState) -> None:
    """The next group that has an available survivor; when there is none left, the round ends."""
    order = [g.next_group, *(group for group in groups_of(g) if group != g.next_group)]
    group = next((group for group in order if seats_ready(g, group)), None)
    if group is None:
        g.then(("end_of_round",))
        return
    seat = await seat_of_turn(g, group)
    g.turn_seat = g.last_seat[group] = seat
    g.next_group = other_group(g, group)
    g.tell("turn_began", "FL-3.3", seat=seat)
    g.then(("activate", seat), ("turn",))


def seats_ready(g: FlickState, group: Group) -> list[Seat]:
    return [seat for seat in seats_of(g, group) if available_of(g, seat)]


@clause("FL-3.8", "FL-3.11", "FL-3.12")
async def seat_of_turn(g: FlickState, group: Group) -> Seat:
    """Clockwise after the group's last one; by option whoever of the group speaks first."""
    ready = seats_ready(g, group)
    if g.options["free_order"] == "on" and len(ready) > 1:
        seat, _ = await ask_any(g, ready, "next_seat", "FL-3.12", lambda g, seat: words("seat", [seat_name(g, seat)]))
        return seat
    later = [seat for seat in ready if seat > g.last_seat[group]]
    return (later or ready)[0]
