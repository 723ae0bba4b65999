"""The search bot: information-set Monte-Carlo tree search on imagined matches, within a hard bound of time."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

from untot.bots.aiming import Clock, aimed
from untot.bots.bot import Witness, pick, weighed
from untot.bots.bound import Bound
from untot.bots.careful import CarefulBot
from untot.bots.plans import Plans
from untot.bots.tree import InfoSet, Node, Path, push
from untot.kernel.asking import Ask
from untot.kernel.events import WORLD, Seat
from untot.kernel.live import Talk
from untot.kernel.match import Match
from untot.kernel.seeing import Seen
from untot.worlds import StandIn, simulated

CURIOSITY: Final = 0.2
"""How much answers are tried that the guide likes or that were tried little."""
LONGEST_PLAYOUT: Final = 80
"""After so many answers a playout is judged in any case."""
PLAYOUT_SHARPNESS: Final = 1.0
"""How much the players of a playout prefer the best answer."""


class SearchBot:
    """Tries its answers in imagined matches, where all play sensibly, and takes the one that turned out best."""

    name = "search"

    def __init__(
        self,
        seed: int,
        think_seconds: float,
        *,
        iterations: int | None = None,
        constant_time: bool = False,
        clock: Clock = time.perf_counter,
        wait: Callable[[float], None] = time.sleep,
    ) -> None:
        self._rng = Random(seed)
        self._careful = CarefulBot(seed)
        self._voice = Random(seed + 1)
        self._witness = Witness()
        self._think_seconds = think_seconds
        self._iterations = iterations
        self._constant_time = constant_time
        self._clock = clock
        self._wait = wait

    def answer(self, seen: Seen) -> str:
        bound = Bound(self._think_seconds, self._iterations, self._clock)
        answer = self._planned(seen, bound) if seen.game.guide.ahead else self._searched(seen, bound)
        if self._constant_time:
            self._wait(max(0.0, bound.seconds_left()))
        return answer

    def _planned(self, seen: Seen, bound: Bound) -> str:
        """What it would answer without thinking, or a plan that is clearly better."""
        standard = self._careful.answer(seen)
        return Plans(seen, self._witness.memory(seen), standard, self._rng.getrandbits(32), bound).best()

    def _searched(self, seen: Seen, bound: Bound) -> str:
        search = Search(seen, self._witness.memory(seen), self._rng.getrandbits(32), bound)
        return self._aimed(seen, search.best())

    def _aimed(self, seen: Seen, answer: str) -> str:
        """In games of skill what was found best is flicked with a hand."""
        if seen.game.guide.aiming is None or seen.seat is None:
            return answer
        return aimed(seen.imagine(self._rng), seen.seat, self.name, answer, self._rng, self._clock)

    def talk(self, seen: Seen) -> Talk | None:
        return self._witness.talk(seen, self._voice)

    def reply(self, seen: Seen) -> Talk | None:
        return self._witness.reply(seen, self._voice)


class Trial:
    """One way the match might go on: an imagined match played to the horizon, and its answers from the tree."""

    __slots__ = ("answers", "is_in_tree", "match", "path", "rng", "taken")

    def __init__(self, match: Match, rng: Random) -> None:
        self.match = match
        self.rng = rng
        self.path = Path(match)
        self.taken: list[tuple[Node, str]] = []
        self.is_in_tree = True
        self.answers = 0

    def take(self, node: Node, answer: str) -> None:
        self.taken.append((node, answer))
        self.push(node.seat, answer)

    def leave_tree(self) -> None:
        """From here on nobody notes who knows what."""
        self.is_in_tree = False
        self.match.state.detach()

    def push(self, seat: Seat, answer: str) -> None:
        """Whoever speaks first in what is decided together is followed: the answer settles it."""
        self.answers += 1
        if self.is_in_tree:
            self.path.push(self.match, seat, answer)
        else:
            push(self.match, seat, answer)


class Search:
    """One decision of one seat.

    The k-th trial of each answer happens in the k-th imagined match and with the same luck, so that answers are
    compared under like conditions.
    """

    def __init__(self, seen: Seen, memory: Any, seed: int, bound: Bound) -> None:
        assert seen.seat is not None
        self.iterations = 0
        self._seen = seen
        self._me: Seat = seen.seat
        self._guide = seen.game.guide
        self._memory = memory
        self._seed = seed
        self._bound = bound
        self._worlds: list[Match] = []
        self._nodes: dict[InfoSet, Node] = {}
        world = self._world(0)
        self._horizon = self._guide.horizon(world.state)
        self._root = Node(self._me)
        self._root.offer(self._weights(world, self._me))

    def best(self) -> str:
        """Search until the bound is reached; the answer that was tried most. A single one needs no search."""
        while len(self._root.edges) > 1 and self._is_to_go_on() and self._iterate():
            self.iterations += 1
        return self._root.favourite()

    def _is_to_go_on(self) -> bool:
        return not self._bound.is_reached(self.iterations, self._root.lead())

    def _iterate(self) -> bool:
        """One trial; False if time ran out on the way: then nothing is learned from it."""
        answer = self._root.select(self._root.edges, CURIOSITY)
        trial = self._begin(self._root.edges[answer].visits)
        trial.take(self._root, answer)
        while not self._is_far_enough(trial):
            if self._bound.is_out_of_time():
                return False
            self._go_on(trial)
        self._learn(trial)
        return True

    def _begin(self, number: int) -> Trial:
        return Trial(self._world(number).fork(tracked=False), Random(f"{self._seed} {number}"))

    def _world(self, number: int) -> Match:
        """The imagined matches, numbered."""
        while len(self._worlds) <= number:
            self._worlds.append(self._seen.imagine(Random(self._seed + len(self._worlds))))
        return self._worlds[number]

    def _is_far_enough(self, trial: Trial) -> bool:
        match = trial.match
        return (
            match.ask is None or trial.answers >= LONGEST_PLAYOUT or self._guide.horizon(match.state) != self._horizon
        )

    def _go_on(self, trial: Trial) -> None:
        """One more answer: from the tree as far as it reaches, then by what is sensible."""
        ask = trial.match.ask
        assert ask is not None
        seat = ask.waiting()[0]
        if seat == WORLD:
            trial.push(seat, simulated(StandIn(trial.rng), ask).answer)
            return
        answers = _short_list(ask, seat)
        if answers is not None and len(answers) == 1:
            trial.push(seat, answers[0])
        elif trial.is_in_tree:
            self._take_from_tree(trial, seat, answers)
        else:
            trial.push(seat, pick(self._weights(trial.match, seat), trial.rng, PLAYOUT_SHARPNESS))

    def _take_from_tree(self, trial: Trial, seat: Seat, answers: list[str] | None) -> None:
        """The tree grows by one information set per trial."""
        key = trial.path.info_set(seat)
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = Node(seat)
            trial.leave_tree()
        if answers is None:
            answers = self._worth_a_thought(node, trial.match)
        elif not node.knows(answers):
            node.offer(self._weights(trial.match, seat))
        trial.take(node, node.select(answers, CURIOSITY))

    def _worth_a_thought(self, node: Node, match: Match) -> list[str]:
        """Huge forms are never listed: what the guide names will do. Where one begins with the same words as before,
        that is what it named then, as far as it is possible now."""
        assert match.ask is not None
        form = match.ask.form(node.seat)
        beginning = tuple(form.walk(()))
        if beginning in node.beginnings:
            known = [answer for answer in node.edges if form.first_wrong_word(answer) is None]
            if known:
                return known
        node.beginnings.add(beginning)
        weights = self._weights(match, node.seat)
        node.offer(weights)
        return list(weights)

    def _weights(self, match: Match, seat: Seat) -> dict[str, float]:
        """What is sensible in this imagined match; one's own memory helps nobody else."""
        return weighed(match, seat, self._memory if seat == self._me else None)

    def _learn(self, trial: Trial) -> None:
        state = trial.match.state
        values = {seat: self._guide.value(state, seat) for seat in {node.seat for node, _ in trial.taken}}
        for node, answer in trial.taken:
            node.learn(answer, values[node.seat])


def _short_list(ask: Ask, seat: Seat) -> list[str] | None:
    """All answers where they are a plain list; None where only the guide knows which are worth a thought."""
    form = ask.raw(seat)
    return form if isinstance(form, list) else None
