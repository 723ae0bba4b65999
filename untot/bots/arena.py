"""The arena: bots play a whole match against each other."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from untot.bots.agreeing import next_speaker
from untot.bots.bot import Bot
from untot.kernel.events import WORLD, Seat
from untot.kernel.live import LiveMatch
from untot.kernel.seeing import Seen
from untot.worlds import World, simulated, world_of

Preset = Mapping[tuple[str, Seat], Sequence[str]]
"""Answers that are given for the bots: question and seat -> one for each time that it is put."""


@dataclass(slots=True)
class Pace:
    """How often a seat was asked, how long it took to answer in all, and how many actions it has spent."""

    decisions: int = 0
    seconds: float = 0.0
    actions: int = 0


@dataclass(slots=True)
class Bout:
    """A match between bots, seat by seat."""

    match: LiveMatch
    bots: Sequence[Bot]
    preset: Preset = field(default_factory=dict)
    is_talkative: bool = False
    onlooker: Callable[[LiveMatch], None] | None = None
    """Sees the match before every answer."""
    pace: list[Pace] = field(default_factory=list)
    world: World = field(init=False)

    def __post_init__(self) -> None:
        self.world = world_of(self.match.game.name)

    def play(self) -> LiveMatch:
        """To the end."""
        self.pace = [Pace() for _ in self.bots]
        seats = [Seen(self.match, seat) for seat in range(len(self.bots))]
        given = {asked: iter(answers) for asked, answers in self.preset.items()}
        while self.match.ask is not None:
            if self.onlooker is not None:
                self.onlooker(self.match)
            if WORLD in self.match.ask.seats:
                happened = simulated(self.world, self.match.ask)
                self.match.happen(happened.answer, happened.track)
                continue
            if self.is_talkative:
                self._let_talk(seats)
            speaker = next_speaker(self.match.ask, range(len(self.bots)))
            assert speaker is not None, "nobody is asked"
            seat, settles = speaker
            answer = next(given.get((self.match.ask.name, seat), iter(())), None) or self._answer(seats[seat], seat)
            self.pace[seat].actions += self.match.game.watch.spends(self.match.ask.name, answer)
            self.match.answer(seat, answer, by="bot", settles=settles)
        return self.match

    def _answer(self, seen: Seen, seat: Seat) -> str:
        began = time.perf_counter()
        answer = self.bots[seat].answer(seen)
        self.pace[seat].seconds += time.perf_counter() - began
        self.pace[seat].decisions += 1
        return answer

    def _let_talk(self, seats: Sequence[Seen]) -> None:
        for seat, seen in enumerate(seats):
            said = self.bots[seat].talk(seen)
            if said is not None:
                self.match.say(seat, said)
