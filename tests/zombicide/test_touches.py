"""How many touches a turn takes: what people answer should be what they mean, and no more (issue 10, point 16)."""

from __future__ import annotations

from typing import Final

from untot.bots import make_bot
from untot.games.zombicide import GAME
from untot.games.zombicide.state import ZombicideState
from untot.kernel.chance import seed_of
from untot.kernel.forms import Arrange, Branch, Form
from untot.kernel.live import LiveMatch
from untot.kernel.seeing import Seen

MOST: Final = 4.5
"""On the average of a turn; it was 6.5 when the table was first played."""
ON_THE_MAP: Final = ("move", "search", "open_door", "melee_attack", "ranged_attack", "take_objective")
"""Verbs that are meant by touching where they lead."""


def touches(form: Form, answer: str) -> int:
    """What has to be touched for an answer: words that leave a choice; verb and place are one touch on the map, and
    what was found lies ready, so that one touch confirms it."""
    if isinstance(form, Arrange):
        return 1
    words = answer.split(" ")
    chosen = [len(form.walk(words[:i])) > 1 for i in range(len(words))]
    if isinstance(form, Branch) and words[0] in ON_THE_MAP and len(words) > 1:
        return 1 + sum(chosen[2:])
    return max(1, sum(chosen))


def counted(seed: int) -> tuple[int, int]:
    """The touches after the set-up of mission 00 alone, and the turns."""
    match = LiveMatch.begin(GAME, 1, seed_of(seed), {"mission": "00"}, is_secret=False)
    bot = make_bot("careful", seed)
    touched, turns = 0, set()
    while match.ask is not None:
        answer = bot.answer(Seen(match, 0))
        g = match.state
        assert isinstance(g, ZombicideState)
        touched += touches(match.ask.form(0), answer) if g.round else 0
        if g.turn is not None:
            turns.add((g.round, g.turn.survivor))
        match.answer(0, answer, by="person")
    return touched, len(turns)


def test_a_turn_on_mission_00_takes_at_most_four_to_five_touches() -> None:
    sums = [counted(seed) for seed in range(1, 5)]
    touched, turns = (sum(column) for column in zip(*sums, strict=True))
    assert turns > 20
    assert touched / turns <= MOST, f"{touched} touches in {turns} turns"
