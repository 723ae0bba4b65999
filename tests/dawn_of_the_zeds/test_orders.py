"""Standing orders of Dawn of the Zeds in a whole match: what they answer can be answered."""

from __future__ import annotations

from collections.abc import Mapping

from untot.bots import make_bot
from untot.games.dawn_of_the_zeds import GAME
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch
from untot.kernel.seeing import Seen


def test_what_an_order_works_out_is_an_answer() -> None:
    match = LiveMatch.begin(GAME, 1, seed_of(3), {"level": "IV"}, is_secret=False)
    bot, known = make_bot("careful", 3), set()
    while (ask := match.ask) is not None:
        for order in ask.orders if isinstance(ask.orders, Mapping) else ():
            known.add(order)
            assert match.why_not(0, ask.ordered(order)) is None, f"{order}: {match.where()}"
        match.answer(0, bot.answer(Seen(match, 0)), by="bot")
    assert known == {"kill_first", "best_fights"}
