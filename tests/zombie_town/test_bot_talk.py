"""What bots say at the table of Zombie Town is at least not plainly wrong."""

from __future__ import annotations

from random import Random

import pytest

from untot.games.zombie_town.bot.memory import Memory
from untot.games.zombie_town.bot.talking import Occasion


def leader(*scores: int, seat: int = 0, dead: int | None = None) -> str | None:
    """Whom the bot of this seat would call the leader."""
    colours = ("red", "blue", "green")
    players = [
        {"seat": i, "colours": [colours[i]], "score": score, "eliminated": i == dead} for i, score in enumerate(scores)
    ]
    return Occasion({"players": players}, Memory(seat=seat), Random(1)).leader()


@pytest.mark.parametrize(
    ("scores", "who"), [((6, 6, 6), None), ((6, 9, 9), None), ((9, 6, 6), None), ((6, 7, 6), "blue")]
)
def test_only_who_is_alone_ahead_is_called_the_leader(scores: tuple[int, ...], who: str | None) -> None:
    assert leader(*scores) == who


def test_the_dead_lead_nothing() -> None:
    assert leader(6, 9, 7, dead=1) == "green"
