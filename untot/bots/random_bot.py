"""The random bot: any legal answer. It shows that the rules never get stuck, and is what every other bot must beat."""

from __future__ import annotations

from random import Random

from untot.kernel.forms import Form, Pick
from untot.kernel.live import Talk
from untot.kernel.seeing import Seen


class RandomBot:
    """All answers of a list are alike to it; larger forms it walks word by word, so that nothing is enumerated."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def answer(self, seen: Seen) -> str:
        ask, seat = seen.ask(), seen.seat
        assert ask is not None and seat is not None
        form = ask.form(seat)
        return self._rng.choice(form.options) if isinstance(form, Pick) else random_walk(form, self._rng)

    def talk(self, seen: Seen) -> Talk | None:
        return None


def random_walk(form: Form, rng: Random) -> str:
    """A legal answer, one word after the other."""
    words: list[str] = []
    while following := form.walk(words):
        words.append(rng.choice(following))
    return " ".join(words)
