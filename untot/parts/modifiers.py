"""Modifiers: numbers that cards change. A value is its base plus all active modifiers of that name for that subject."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Modifier:
    """`amount` is added to `what` of `subject` until the named moment ("vote", "round")."""

    what: str
    subject: str
    amount: int
    until: str


def bonus(modifiers: Iterable[Modifier], what: str, subject: str) -> int:
    """The sum of what is active for this subject."""
    return sum(m.amount for m in modifiers if m.what == what and m.subject == subject)


def lasting(modifiers: Iterable[Modifier], moment: str) -> list[Modifier]:
    """What is left when the named moment has come."""
    return [m for m in modifiers if m.until != moment]
