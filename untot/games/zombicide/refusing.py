"""Refusals of a single question: the clause for answers of its own kind, nothing for attempts at something else."""

from __future__ import annotations

from typing import Any

from untot.kernel.asking import WhyNot
from untot.kernel.events import Seat
from untot.kernel.rulebook import ClauseId


def refusing(clause_id: ClauseId, *verbs: str) -> WhyNot:
    """Answers that begin with one of these words (or are one, "" for silence) are refused by this clause."""

    def why_not(g: Any, seat: Seat, answer: str) -> str | None:
        return clause_id if answer.partition(" ")[0].partition(":")[0] in verbs else None

    return why_not
