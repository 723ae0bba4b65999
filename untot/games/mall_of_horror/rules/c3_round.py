"""Chapter 3: the round and its six phases."""

from __future__ import annotations

from typing import Final

from untot.games.mall_of_horror.pieces import Phase
from untot.games.mall_of_horror.rules.c14_eliminated import eliminate_players
from untot.games.mall_of_horror.rules.c15_end import check_end_of_round
from untot.games.mall_of_horror.state import MallState
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.parts.modifiers import lasting

ROUND: Final[tuple[Step, ...]] = (
    ("truck_search",),
    ("chief_election",),
    ("arrival_roll",),
    ("choose_destinations",),
    ("arrival_and_moves",),
    ("attack",),
    ("end_of_round",),
    ("round",),
)
"""Phases a to f in rulebook order, then what ends with the round, then the next one."""


@clause("MH-3.1", "MH-3.7")
def play_round(g: MallState) -> None:
    """Six phases, then the next round, unless the game has ended."""
    g.round += 1
    g.tell("round_began", "MH-3.1", round=g.round)
    g.then(*ROUND)


def enter_phase(g: MallState, phase: Phase, clause_id: str) -> None:
    g.phase = phase
    g.tell("phase_began", clause_id, phase=phase)


@clause("MH-3.6", "MH-3.7")
def end_of_round(g: MallState) -> None:
    """The late check of the end, where that is played; who has nobody left is out; the round is forgotten."""
    check_end_of_round(g)
    eliminate_players(g)
    forget_the_round(g)


@clause("MH-3.6", "MH-12.24")
def forget_the_round(g: MallState) -> None:
    """Being elected, Hardware and hiding end with the round."""
    g.chief_elected = False
    g.modifiers = lasting(g.modifiers, "round")
    g.hidden.clear()
    g.dice.clear()
    g.dice_seen_by.clear()
    g.destinations.clear()
    g.are_wheels_revealed = g.are_dice_revealed = False
    g.attacked = ""
