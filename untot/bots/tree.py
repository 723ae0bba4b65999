"""The tree of the search bot: information sets, and what was found out about their answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt

from untot.kernel.events import Seat
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

    __slots__ = ("edges", "seat", "total", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.edges: dict[str, Edge] = {}
        self.visits = 0
        self.total = 0.0

    def offer(self, weights: Mapping[str, float]) -> None:
        """These answers are possible now; new ones get their share of the weights as prior."""
        whole = sum(weights.values()) or 1.0
        for answer, weight in weights.items():
            if answer not in self.edges:
                self.edges[answer] = Edge(weight / whole)

    def select(self, answers: Iterable[str], curiosity: float) -> str:
        """The most promising answer among those that are possible now (UCB with prior and availability)."""
        mean = self.total / self.visits if self.visits else 0.5
        best, best_score = "", float("-inf")
        for answer in answers:
            edge = self.edges[answer]
            edge.available += 1
            worth = edge.total / edge.visits if edge.visits else mean
            score = worth + curiosity * edge.prior * sqrt(edge.available) / (1 + edge.visits)
            if score > best_score:
                best, best_score = answer, score
        return best

    def learn(self, answer: str, value: float) -> None:
        edge = self.edges[answer]
        edge.visits += 1
        edge.total += value
        self.visits += 1
        self.total += value


class Path:
    """What has been answered since the root, as each seat knows it. Sealed answers are open once their ask closes."""

    __slots__ = ("open", "own", "sealed")

    def __init__(self) -> None:
        self.open: tuple[str, ...] = ()
        self.own: dict[Seat, tuple[str, ...]] = {}
        self.sealed: list[str] = []

    def info_set(self, seat: Seat) -> InfoSet:
        return seat, self.open, self.own.get(seat, ())

    def push(self, match: Match, seat: Seat, answer: str) -> None:
        """Give the answer and note who knows it."""
        ask = match.ask
        assert ask is not None
        match.push(seat, answer)
        if ask.is_secret or ask.closes == "all":
            self.own[seat] = (*self.own.get(seat, ()), answer)
        if ask.closes != "all":
            self.open = (*self.open, "?" if ask.is_secret else answer)
            return
        self.sealed.append(f"{seat} {answer}")
        if match.ask is not ask:
            self.open = (*self.open, *sorted(self.sealed))
            self.sealed.clear()
