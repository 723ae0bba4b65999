"""The careful bot: plays what the game's guide calls sensible, without looking ahead. About a millisecond."""

from __future__ import annotations

import time
from random import Random
from typing import Final

from untot.bots.aiming import Clock, aimed
from untot.bots.bot import Witness, pick, weighed
from untot.kernel.live import Talk
from untot.kernel.seeing import Seen

SHARPNESS: Final = 4.0
"""How much it prefers the best answer to the second best; never quite certain, so that nobody can rely on it."""
BEGINNERS_SHARPNESS: Final = 0.5
"""A beginner sees what is good, but the second best tempts him nearly as much."""


class CarefulBot:
    """Weighs every answer by the knowledge of the game and mostly takes the best; a beginner less often. In games of
    skill there are several levels of it: they think alike, but their hands differ."""

    def __init__(self, seed: int, name: str = "careful", clock: Clock = time.perf_counter) -> None:
        self.name = name
        self._clock = clock
        self._sharpness = BEGINNERS_SHARPNESS if name == "beginner" else SHARPNESS
        self._rng = Random(seed)
        self._voice = Random(seed + 1)
        self._witness = Witness()

    def answer(self, seen: Seen) -> str:
        """The guide works on an imagined match: what this seat cannot know is dealt anew in it."""
        assert seen.seat is not None
        imagined = seen.imagine(self._rng)
        weights = weighed(imagined, seen.seat, self._witness.memory(seen))
        answer = pick(weights, self._rng, self._sharpness)
        return aimed(imagined, seen.seat, self.name, answer, self._rng, self._clock)

    def talk(self, seen: Seen) -> Talk | None:
        return self._witness.talk(seen, self._voice)

    def reply(self, seen: Seen) -> Talk | None:
        return self._witness.reply(seen, self._voice)
