"""Chapter 5.5: the beds of the hospital."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.abilities import rules_in_play
from untot.games.dawn_of_the_zeds.board import BEDS, PlaceId
from untot.games.dawn_of_the_zeds.facts import printed_beds
from untot.games.dawn_of_the_zeds.printed_rules import ExtraBed
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import units_in
from untot.kernel.rulebook import clause


@clause("DZ-13.1.8", "DZ-13.3.28", "DZ-H11.4")
def beds(g: DawnState) -> tuple[PlaceId, ...]:
    """Three, five with `hospital_wing`, one more while the Physician is in an office."""
    printed = printed_beds(g)
    return BEDS[: len(printed) + 1] if any(True for _ in rules_in_play(g, ExtraBed)) else printed


@clause("DZ-5.2.16", "DZ-5.2.28")
def free_beds(g: DawnState) -> list[PlaceId]:
    return [bed for bed in beds(g) if not units_in(g, bed)]
