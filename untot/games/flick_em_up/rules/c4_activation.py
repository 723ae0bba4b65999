"""Chapter 4: activating a survivor, his actions, and the end of his activation."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up.facts import (
    activation,
    active_survivor_of,
    available_of,
    building_of,
    is_alive,
    stands,
    survivor_seat,
)
from untot.games.flick_em_up.pieces import SurvivorId
from untot.games.flick_em_up.rules.c1_basics import make_room
from untot.games.flick_em_up.rules.c4_actions import EXTRA_ACTION, FACING, can_go_on, could_act_again, turn
from untot.games.flick_em_up.rules.c6_moving import MOVE, moves
from untot.games.flick_em_up.rules.c7_buildings import CLEAR, clearings
from untot.games.flick_em_up.rules.c8_shots import SHOOT, shots
from untot.games.flick_em_up.rules.c9_bat import BAT, bats
from untot.games.flick_em_up.rules.c10_fights import FIGHT, fights
from untot.games.flick_em_up.rules.c10_melee import MELEE, melees
from untot.games.flick_em_up.rules.c11_chips import (
    DROP,
    EXCHANGE,
    FLARE,
    PICK_UP,
    chip_actions,
    extra_actions,
    flares,
)
from untot.games.flick_em_up.rules.c12_checks import CHECKS, nothing_to_put_right
from untot.games.flick_em_up.state import Activation, FlickState, Inside
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, Making, branch
from untot.kernel.rulebook import clause
from untot.kernel.words import numbers_in, split, thing_of, verb_of, words

ACTIONS: Final = 2
END: Final = "end"
STEPS: Final = {
    MOVE: "move",
    BAT: "bat",
    SHOOT: "shoot",
    MELEE: "melee",
    FIGHT: "fight",
    PICK_UP: "pick_up",
    DROP: "drop",
    EXCHANGE: "exchange",
    FLARE: "flare",
    EXTRA_ACTION: "extra_action",
    CLEAR: "clear_entrance",
}
"""By the verb of an action: the step that carries it out."""


@clause("FL-1.25", "FL-4.1", "FL-3.4")
async def activate(g: FlickState, seat: Seat) -> None:
    """The active player must activate one of his available survivors."""
    answer = await choose(g, seat, "activate", "FL-4.1", lambda g, seat: words("activate", available_of(g, seat)))
    survivor = thing_of(answer)
    g.activation = Activation(survivor, ACTIONS, "silent", "", 0, False, False, True, [], None, False, False, 0)
    g.tell("survivor_activated", "FL-4.1", survivor=survivor)
    if stands(g, survivor):
        g.then(("act",))
    else:
        g.then(("stand_active",), ("act",))


@clause("FL-4.2")
async def stand_active(g: FlickState) -> None:
    """A lying survivor is stood up at no cost; the player chooses his facing."""
    survivor = active_survivor_of(g)
    inside = g.inside.get(survivor)
    if inside is not None:
        g.inside[survivor] = Inside(inside.building, inside.block)
    else:
        answer = await choose(
            g, survivor_seat(g, survivor), "stand_facing", "FL-4.2", lambda g, seat: FACING, unit=survivor,
            about={"survivor": survivor},
        )  # fmt: skip
        g.poses[survivor] = g.poses[survivor].looking(numbers_in(answer)["facing"] * 10)
    g.tell("piece_stood_up", "FL-4.2", piece=survivor)
    if survivor in g.poses:
        make_room(g, survivor, "FL-1.19")
    g.aftermath = nothing_to_put_right()
    g.then(*CHECKS)


# -- actions ----------------------------------------------------------------------------------------------------


@clause("FL-4.3", "FL-4.5", "FL-4.12")
async def act(g: FlickState) -> None:
    """Up to two actions in any order, one or none; whoever lies or is dead does nothing more."""
    if not can_go_on(g) or not could_act_again(g):
        g.then(("end_activation",))
        return
    survivor = active_survivor_of(g)
    answer = await choose(
        g, survivor_seat(g, survivor), "action", "FL-4.3", actions, forced_too=True,
        unit=survivor, about={"survivor": survivor},
    )  # fmt: skip
    if answer == END:
        g.then(("end_activation",))
        return
    g.then((STEPS[verb_of(split(answer)[0])], answer), ("act",))


@clause("FL-4.3", "FL-4.4", "FL-4.5")
def actions(g: FlickState, seat: Seat) -> Branch:
    """Everything that no rule refuses now."""
    survivor = active_survivor_of(g)
    verbs: dict[str, Making] = {}
    if activation(g).actions > 0:
        verbs |= in_the_open_or_not(g, survivor)
    verbs |= extra_actions(g, survivor)
    return branch({**verbs, END: None})


def in_the_open_or_not(g: FlickState, survivor: SurvivorId) -> dict[str, Making]:
    return {
        **moves(g, survivor),
        **bats(g, survivor),
        **shots(g, survivor),
        **melees(g, survivor),
        **chip_actions(g, survivor),
        **flares(g, survivor),
        **fights(g, survivor),
        **clearings(g),
    }


# -- the end ----------------------------------------------------------------------------------------------------


@clause("FL-4.6", "FL-4.10", "FL-4.11", "FL-4.13", "FL-4.14", "FL-12.9")
def end_activation(g: FlickState) -> None:
    """Facing, backpack, the checks now with the active survivor, and the reaction of the zombies."""
    active = activation(g)
    if is_alive(g, active.survivor):
        look_along_line(g)
        turn_backpack(g, active.survivor)
    active.is_exempt = False
    g.aftermath = nothing_to_put_right()
    g.then(*CHECKS, ("react",), ("end_turn",))


@clause("FL-4.8", "FL-4.10", "FL-4.11", "FL-7.31", "FL-9.14")
def look_along_line(g: FlickState) -> None:
    """If the last action was a successful move he looks along the line of the disc, or to the tip of the bat."""
    active = activation(g)
    in_the_open = building_of(g, active.survivor) is None and stands(g, active.survivor)
    if active.last in ("disc", "bat") and in_the_open:
        turn(g, active.survivor, active.line, "FL-4.10")


@clause("FL-4.6")
def turn_backpack(g: FlickState, survivor: SurvivorId) -> None:
    """He is not available again this round."""
    board = g.boards[survivor]
    board.night = not board.night
    g.tell("backpack_turned", "FL-4.6", survivor=survivor, night=board.night)


def end_turn(g: FlickState) -> None:
    """Nobody is active any more."""
    g.activation = None
