"""The tree of the search bot: information sets, and what was found out about their answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt

from untot.kernel.asking import UNTIL_CLOSED
from untot.kernel.events import Event, Seat
from untot.kernel.match import Match

InfoSet = tuple[Seat, tuple[str, ...], tuple[str, ...]]
"""A seat, all answers that are open by now, and its own secret ones."""


class Edge:
    """One answer at an information set: how often it could be given, was tried, and what came of it in all."""

    __slots__ = ("available", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.total = 0.0


class Node:
    """An information set of one seat. Which answers it has depends on the imagined match at hand."""

    __slots__ = ("beginnings", "edges", "seat", "total", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.beginnings: set[tuple[str, ...]] = set()
        """Of huge forms: the first words with which those began that the guide was asked about."""
        self.edges: dict[str, Edge] = {}
        self.visits = 0
        self.total = 0.0

    def knows(self, answers: Iterable[str]) -> bool:
        return all(answer in self.edges for answer in answers)

    def offer(self, weights: Mapping[str, float]) -> None:
        """These answers are possible now; new ones get their share of the weights as prior."""
        whole = sum(weights.values())
        for answer, weight in weights.items():
            if answer not in self.edges:
                self.edges[answer] = Edge(weight / whole)

    def select(self, answers: Iterable[str], curiosity: float) -> str:
        """The most promising answer among those that are possible now (UCB with prior and availability)."""
        unknown = self.total / self.visits if self.visits else 0.0
        best, highest = "", float("-inf")
        for answer in answers:
            edge = self.edges[answer]
            edge.available += 1
            mean = edge.total / edge.visits if edge.visits else unknown
            score = mean + curiosity * edge.prior * sqrt(edge.available) / (1 + edge.visits)
            if score > highest:
                best, highest = answer, score
        return best

    def learn(self, answer: str, value: float) -> None:
        edge = self.edges[answer]
        edge.visits += 1
        edge.total += value
        self.visits += 1
        self.total += value

    def lead(self) -> int:
        """By how many trials the answer that was tried most is ahead of the next."""
        second, first = sorted(edge.visits for edge in self.edges.values())[-2:]
        return first - second

    def favourite(self) -> str:
        """The answer that was tried most; the more sensible one of equals."""
        return max(self.edges, key=lambda answer: (self.edges[answer].visits, self.edges[answer].prior))


def push(match: Match, seat: Seat, answer: str) -> None:
    """Give an answer in an imagined match; what is decided together is settled with it."""
    assert match.ask is not None
    match.push(seat, answer, settles=match.ask.decider is not None)


class Path:
    """What has been answered since the root, as each seat knows it. Secret answers open when the rules show them."""

    __slots__ = ("_open", "_own", "_secrets", "_told")

    def __init__(self, match: Match) -> None:
        self._open: tuple[str, ...] = ()
        self._own: dict[Seat, tuple[str, ...]] = {}
        self._secrets: list[tuple[str, str]] = []
        """Until when, and what."""
        self._told: list[Event] = []
        match.state.attach(self._told.append)

    def info_set(self, seat: Seat) -> InfoSet:
        return seat, self._open, self._own.get(seat, ())

    def push(self, match: Match, seat: Seat, answer: str) -> None:
        """Give the answer to the match and note who knows it."""
        ask = match.ask
        assert ask is not None
        self._told.clear()
        push(match, seat, answer)
        until = ask.secret_of(answer)
        if until:
            self._own[seat] = (*self._own.get(seat, ()), answer)
            self._secrets.append((until, f"{seat} {answer}"))
        else:
            self._open = (*self._open, answer)
        if self._secrets:
            self._show(until if match.ask is not ask else "")

    def _show(self, closed: str) -> None:
        """What was secret until the moment that has come is known to all: the ask has closed, or an event told it."""
        moments = {event.name for event in self._told}
        if closed == UNTIL_CLOSED:
            moments.add(UNTIL_CLOSED)
        self._open += tuple(sorted(answer for until, answer in self._secrets if until in moments))
        self._secrets = [secret for secret in self._secrets if secret[0] not in moments]
