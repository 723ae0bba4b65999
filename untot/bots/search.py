"""The search bot: information-set Monte-Carlo tree search on imagined matches, within a hard bound of time."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from untot.bots.tree import InfoSet, Node, Path
from untot.kernel.events import Seat
from untot.kernel.match import Match
from untot.kernel.seeing import Seen

CURIOSITY = 1.0
LONGEST_PLAYOUT = 80


class Limit:
    def __init__(self, seconds: float, iterations: int | None, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._deadline = clock() + seconds
        self._iterations = iterations
        self.done = 0

    def is_out_of_time(self) -> bool:
        return self._clock() >= self._deadline

    def is_reached(self) -> bool:
        return (self._iterations is not None and self.done >= self._iterations) or self.is_out_of_time()


class Search:
    """One decision of one seat."""

    def __init__(self, seen: Seen, memory: Any, seed: int, limit: Limit) -> None:
        assert seen.seat is not None
        self.seen = seen
        self.me: Seat = seen.seat
        self.guide = seen.game.guide
        self.memory = memory
        self.seed = seed
        self.limit = limit
        self.worlds: list[Match] = []
        self.nodes: dict[InfoSet, Node] = {}
        world = self.world(0)
        assert world.ask is not None
        self.root = Node(self.me)
        self.answers = world.ask.answers(self.me)
        self.root.offer(self.weights(world, self.me))
        for a in self.answers:
            if a not in self.root.edges: self.root.offer({a: 1e-6})
        self.stage = self.guide.horizon(world.state)

    def world(self, number: int) -> Match:
        while len(self.worlds) <= number:
            self.worlds.append(self.seen.imagine(Random(self.seed + len(self.worlds))))
        return self.worlds[number]

    def weights(self, match: Match, seat: Seat) -> dict[str, float]:
        assert match.ask is not None
        return self.guide.sensible(match.state, match.ask, seat, self.memory if seat == self.me else None)

    def run(self) -> str:
        while not self.limit.is_reached():
            self.iterate()
        return self.best()

    def best(self) -> str:
        return max(self.answers, key=lambda a: (self.root.edges[a].visits, self.root.edges[a].prior))

    def iterate(self) -> None:
        answer = self.root.select(self.answers, CURIOSITY)
        number = self.root.edges[answer].visits
        match = self.world(number).fork(tracked=False)
        rng = Random(self.seed * 7919 + number)
        path = Path()
        path.push(match, self.me, answer)
        visited: list[tuple[Node, str]] = [(self.root, answer)]
        is_in_tree = True
        for _ in range(LONGEST_PLAYOUT):
            ask = match.ask
            if ask is None or self.guide.horizon(match.state) != self.stage:
                break
            if self.limit.is_out_of_time():
                return
            seat = ask.waiting()[0]
            answers = ask.answers(seat)
            if len(answers) == 1:
                answer = answers[0]
            elif is_in_tree:
                key = path.info_set(seat)
                node = self.nodes.get(key)
                if node is None:
                    node = self.nodes[key] = Node(seat)
                    is_in_tree = False
                    # first visit: play by weights
                    weights = self.weights(match, seat)
                    node.offer(weights)
                    answer = rng.choices(list(weights), list(weights.values()))[0]
                else:
                    if any(a not in node.edges for a in answers):
                        node.offer(self.weights(match, seat))
                    answer = node.select(answers, CURIOSITY)
                visited.append((node, answer))
            else:
                weights = self.weights(match, seat)
                answer = rng.choices(list(weights), list(weights.values()))[0]
            if is_in_tree:
                path.push(match, seat, answer)
            else:
                match.push(seat, answer)
        values = {node.seat: self.guide.value(match.state, node.seat) for node, _ in visited}
        for node, answer in visited:
            node.learn(answer, values[node.seat])
        self.limit.done += 1
