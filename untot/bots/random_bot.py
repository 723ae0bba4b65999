"""The random bot: any legal answer. It shows that the rules never get stuck, and is what every other bot must beat."""

from __future__ import annotations

from random import Random

from untot.kernel.forms import random_walk
from untot.kernel.live import Talk
from untot.kernel.seeing import Seen


class RandomBot:
    """It walks the form of every question word by word, and every word is alike to it."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def answer(self, seen: Seen) -> str:
        ask, seat = seen.ask(), seen.seat
        assert ask is not None and seat is not None
        return random_walk(ask.form(seat), self._rng)

    def talk(self, seen: Seen) -> Talk | None:
        return None

    def reply(self, seen: Seen) -> Talk | None:
        return None
