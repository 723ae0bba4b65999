"""Words that are given at the table, and whether they were kept. Everybody is told; the rules know nothing of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from untot.kernel.events import Event, Seat


class Promise(NamedTuple):
    """Who gave a word, with which phrase, and to whom: ids of names, such as colours; and the seat of who gave it."""

    giver: str
    phrase: str
    to: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Words:
    """Which phrases of a game are promises, and what puts them to the test."""

    slots: Mapping[str, str] = field(default_factory=dict)
    """Of a phrase that promises something: the slot that says to whom."""
    tests: Mapping[str, Callable[[Promise, Any], bool | None]] = field(default_factory=dict)
    """By event: whether what happened keeps this promise; None if it has nothing to do with it."""


def verdicts(words: Words, events: Sequence[Event], name_of: Callable[[Seat], str]) -> list[Event]:
    """What is to be told of promises that were tested by the last of these events."""
    if events[-1].name not in words.tests or not _has_promised(words, events):
        return []
    given: dict[Promise, None] = {}
    counts: Counter[tuple[str, bool]] = Counter()
    told: list[Event] = []
    for event in events:
        if event.name == "said" and (slot := words.slots.get(event.args["phrase"])):
            seat, phrase = event.args["seat"], event.args["phrase"]
            given[Promise(name_of(seat), phrase, event.args["slots"][slot], seat)] = None
        for promise in list(given) if event.name in words.tests else ():
            is_kept = words.tests[event.name](promise, event.args)
            if is_kept is not None:
                del given[promise]
                counts[promise.giver, is_kept] += 1
                if event is events[-1]:
                    told.append(_verdict(promise, is_kept, event.clause, counts))
    return told


def _has_promised(words: Words, events: Sequence[Event]) -> bool:
    """Mostly nobody has, and there are games in which every step is a test."""
    return any(event.name == "said" and event.args["phrase"] in words.slots for event in events)


def _verdict(promise: Promise, is_kept: bool, clause: str, counts: Counter[tuple[str, bool]]) -> Event:
    kept, broken = (counts[promise.giver, one] for one in (True, False))
    args = {"player": promise.giver, "to": promise.to, "kept": kept, "broken": broken}
    return Event("word_kept" if is_kept else "word_broken", clause, args)
