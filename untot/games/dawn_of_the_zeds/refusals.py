"""Why something cannot be done now, for whoever tries although he is not asked for it."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.facts import is_hero_seat
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


@clause("DZ-15.6.2", "DZ-12.1.4", "DZ-2.15")
def why_not_now(g: DawnState, ask: Ask, seat: Seat, answer: str) -> str | None:
    """It is for somebody else to decide; or a card, a discharge cannot come between a roll and its result; or what is
    asked does not offer it: then the clause of the question says what it is about."""
    if seat not in ask.seats:
        return "DZ-15.6.2" if is_hero_seat(g, seat) else "DZ-12.1.4"
    return ask.clause
