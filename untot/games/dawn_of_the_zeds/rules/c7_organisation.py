"""Chapter 7: the Organisation phase."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.facts import number_of_players
from untot.games.dawn_of_the_zeds.rules.c1_sequence import enter_phase
from untot.games.dawn_of_the_zeds.rules.c5_stocks import gain_actions
from untot.games.dawn_of_the_zeds.rules.c15_deciding import pass_lead_on
from untot.games.dawn_of_the_zeds.rules.parts import Part, Procedure, steps_of
from untot.games.dawn_of_the_zeds.state import BASIC, LEVEL_II, LEVEL_III, DawnState
from untot.kernel.rulebook import clause

ORGANISATION: Final[Procedure] = (
    Part(1, BASIC, "discard_event"),
    Part(2, BASIC, "round_effects_end"),
    Part(3, BASIC, "reset_actions"),
    Part(4, LEVEL_II, "restore_order"),
    Part(5, LEVEL_III, "distribute_antidote"),
    Part(6, BASIC, "round_is_over"),
)
"""DZ-7.0.5: the card, the actions, order, the antidote."""


@clause("DZ-7.0.5")
def organisation_phase(g: DawnState) -> None:
    """Part after part."""
    enter_phase(g, "organisation", "DZ-7.0.5")
    g.then(*steps_of(ORGANISATION, g.level))


@clause("DZ-7.0.4", "DZ-7.0.2", "DZ-CT17")
def round_effects_end(g: DawnState) -> None:
    """With the card goes what lasts for the round, No Entry included."""
    g.modifiers = []
    g.no_entry = []
    g.is_brains = False


@clause("DZ-7.1.1", "DZ-5.1.6", "DZ-5.5.4", "DZ-15.5.2")
def reset_actions(g: DawnState) -> None:
    """The action marker goes to 0, all markers are turned back but those for once a match."""
    gain_actions(g, -g.actions, "DZ-7.1.1")
    g.player_actions = [number_of_players(g) if g.heroes == 1 else 1 for _ in range(g.heroes)]
    g.used = []
    g.has_researched = False
    g.has_inner_calm = False
    g.tell("actions_reset", "DZ-7.1.1")


@clause("DZ-7.0.3", "DZ-15.6.2")
def round_is_over(g: DawnState) -> None:
    """The lead passes on, and the next round begins."""
    pass_lead_on(g)
