"""Choices in card texts: whom or what a text means, where it leaves that open (DZ-CT07)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from untot.games.dawn_of_the_zeds.printed_cards import Address, card_of
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words


@clause("DZ-CT07", "DZ-1.2.7", "DZ-CT19")
async def pick_one(
    g: DawnState,
    verb: str,
    candidates: Callable[[DawnState], list[str]],
    address: Address,
    *,
    tie: bool = False,
    **about: Any,
) -> str:
    """One of those that a text can mean, or "" if there is none; what leaves no choice is not asked."""
    found = candidates(g)
    if len(found) < 2:
        return found[0] if found else ""
    answer = await decide_together(
        g, question_of(address), "DZ-CT07", lambda g, seat: words(verb, candidates(g)), tie=tie,
        about={"card": card_of(address), **about},
    )  # fmt: skip
    return thing_of(answer)


def question_of(address: Address) -> str:
    """The catalogue has a name for the choices of each kind of card."""
    return {"E": "event_target", "F": "now_card_choice", "R": "research_choice"}.get(address[0], "ability_target")
