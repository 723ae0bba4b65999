"""Whether a kept card can be played now: every part of its text that asks for something must find it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from untot.games.dawn_of_the_zeds.cards.candidates import drawable_units, markable_units
from untot.games.dawn_of_the_zeds.printed_cards import FATES, CardId
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.vocabulary import DrawUnit, Entry, MarkUnit, MeleeShift
from untot.kernel.rulebook import clause

Possible = Callable[[DawnState, Any], bool]


def can_shift(g: DawnState, effect: MeleeShift) -> bool:
    """Only a melee that is not rolled yet."""
    return bool(g.melees) and not g.melees[-1].dice


POSSIBLE: Final[dict[type[Entry], Possible]] = {
    MarkUnit: lambda g, effect: bool(markable_units(g, effect.marker)),
    DrawUnit: lambda g, effect: bool(drawable_units(g, effect.kind)),
    MeleeShift: can_shift,
}
"""Effects that may find nothing to do; all others can always be carried out."""


@clause("DZ-2.11", "DZ-CT19", "DZ-0.1.12", "DZ-5.1.12")
def why_not_play(g: DawnState, card: CardId) -> str | None:
    """A card without a target, or whose price cannot be paid, cannot be played."""
    if card not in g.kept:
        return "DZ-2.11"
    for effect in FATES[card].text:
        possible = POSSIBLE.get(type(effect))
        if possible is not None and not possible(g, effect):
            return f"DZ-{card}"
    return None
