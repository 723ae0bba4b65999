"""Chapter 4: what all actions have in common - they are spent, make noise, and may turn the survivor."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up.facts import activation, carries, is_alive, stands
from untot.games.flick_em_up.pieces import Angle, Noise, SurvivorId
from untot.games.flick_em_up.rules.c1_basics import make_room
from untot.games.flick_em_up.state import FlickState, LastAction
from untot.kernel.asking import choose
from untot.kernel.forms import Numbers
from untot.kernel.rulebook import clause
from untot.kernel.words import numbers_in

LEVELS: Final[tuple[Noise, ...]] = ("silent", "quiet", "loud")
FACING: Final = Numbers({"facing": (0, 3599)})
"""Any direction in tenths of a degree."""
EXTRA_ACTION: Final = "extra_action"


@clause("FL-4.7", "FL-13.1")
def spend_action(g: FlickState, noise: Noise) -> None:
    """An action is spent whether it succeeds or not; of all noises the loudest counts."""
    active = activation(g)
    active.actions -= 1
    active.cleared = []
    active.last = "other"
    make_noise(g, noise)


@clause("FL-13.1")
def make_noise(g: FlickState, noise: Noise) -> None:
    active = activation(g)
    active.noise = max(active.noise, noise, key=LEVELS.index)


@clause("FL-4.12", "FL-4.13")
def can_go_on(g: FlickState) -> bool:
    """Whoever lies or is dead does nothing more in his own activation."""
    active = activation(g)
    return not active.is_over and is_alive(g, active.survivor) and stands(g, active.survivor)


@clause("FL-4.15", "FL-11.17")
def could_act_again(g: FlickState) -> bool:
    """An action is left, or an extra action chip that he may still use."""
    active = activation(g)
    return active.actions > 0 or (carries(g, active.survivor, EXTRA_ACTION) and not active.has_extra)


# -- where the survivor looks -----------------------------------------------------------------------------------


@clause("FL-4.9", "FL-4.15")
async def choose_facing(g: FlickState) -> None:
    """After a successful move, if another action could follow, the player chooses where his survivor looks."""
    survivor = activation(g).survivor
    if not can_go_on(g) or not could_act_again(g):
        return
    answer = await choose(
        g, g.boards[survivor].seat, "move_facing", "FL-4.9", lambda g, seat: FACING, unit=survivor,
        about={"survivor": survivor},
    )  # fmt: skip
    turn(g, survivor, numbers_in(answer)["facing"] * 10, "FL-4.9")


def turn(g: FlickState, survivor: SurvivorId, facing: Angle, clause_id: str) -> None:
    if g.poses[survivor].facing != facing:
        g.poses[survivor] = g.poses[survivor].looking(facing)
        g.tell("survivor_turned", clause_id, survivor=survivor, facing=facing // 10)
        make_room(g, survivor, "FL-1.19")


def note_last_move(g: FlickState, by: LastAction, line: Angle) -> None:
    """Should this have been the last action, he will look along the line of the disc, or to the tip of the bat."""
    active = activation(g)
    active.last, active.line = by, line
