"""Chapter 2: who leads whom, and the face-down chips."""

from __future__ import annotations

from untot.games.flick_em_up.facts import groups_of, scenario_of, seats_of, team_of
from untot.games.flick_em_up.pieces import SURVIVORS, Group, SurvivorId
from untot.games.flick_em_up.rules.c12_checks import CHECKS
from untot.games.flick_em_up.state import Board, FlickState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words


@clause("FL-2.10", "FL-2.15")
def deal_chips(g: FlickState) -> None:
    """The pool is shuffled and dealt face down to the buildings in the listed numbers."""
    pool = [chip for chip, count in scenario_of(g).pool.items() for _ in range(count)]
    g.shuffle(pool)
    for building, house in scenario_of(g).buildings.items():
        g.houses[building].face_down = [pool.pop() for _ in range(house.face_down)]
    own = scenario_of(g).name if g.own else ""
    g.tell("table_set", "FL-2.3", scenario=str(g.options["scenario"]), own=bool(own), text=own)
    g.then(*[("choose_survivors", group) for group in groups_of(g)], ("deal_cards",), *CHECKS, ("round",))


@clause("FL-2.8")
async def choose_survivors(g: FlickState, group: Group) -> None:
    """In turn each seat picks one, until all are taken; who is alone in his group leads them all."""
    seats = seats_of(g, group)
    for number in range(len(team_of(g, group).survivors)):
        seat = seats[number % len(seats)]
        if len(seats) == 1:
            lead(g, seat, untaken(g, group)[0])
            continue
        answer = await choose(
            g, seat, "choose_survivors", "FL-2.8", lambda g, seat: words("lead", untaken(g, g.groups[seat]))
        )
        lead(g, seat, thing_of(answer))


def untaken(g: FlickState, group: Group) -> list[SurvivorId]:
    return [survivor for survivor, *_ in team_of(g, group).survivors if survivor in g.unchosen]


@clause("FL-2.5", "FL-2.6", "FL-2.8")
def lead(g: FlickState, seat: Seat, survivor: SurvivorId) -> None:
    """He gets his board, life chips, and his backpack with the day side up."""
    g.unchosen.remove(survivor)
    g.led[survivor] = seat
    g.boards[survivor] = Board(seat, SURVIVORS[survivor].life, [], False, False)
    g.tell("survivor_chosen", "FL-2.8", seat=seat, survivor=survivor)
