"""Mall of Horror: negotiation, secret votes and betrayal in a besieged shopping mall, for 3 to 6 players."""

from __future__ import annotations

from typing import Final

from untot.games.mall_of_horror import bot
from untot.games.mall_of_horror.facts import colour_of
from untot.games.mall_of_horror.refusals import why_not_now
from untot.games.mall_of_horror.rules import RULES
from untot.games.mall_of_horror.rules.c16_talk import why_not_say
from untot.games.mall_of_horror.setup import SET_UP_RULES, set_up
from untot.games.mall_of_horror.state import MallState
from untot.games.mall_of_horror.text_board import TEXT_BOARD
from untot.games.mall_of_horror.view import redeal, view
from untot.games.mall_of_horror.watch import WATCH
from untot.kernel.game import Game, Guide, Option

GAME: Final = Game(
    name="mall_of_horror",
    prefix="MH",
    rules_version=1,
    seat_counts=(3, 4, 5, 6),
    seats_clause="MH-1.1",
    options={
        "literal_german_text": Option(("off", "on"), ("MH-12.9", "MH-12.10")),
        "eliminated_zombie": Option(("once", "every_round"), ("MH-14.10", "MH-14.11")),
        "end_check": Option(("immediate", "end_of_round"), ("MH-15.4", "MH-15.6")),
        "threat_by_absent": Option(("revote_only", "never"), ("MH-5.17", "MH-5.19")),
        "first_chief": Option(("random", "named"), ("MH-2.8", "MH-2.9")),
        "whispers": Option(("off", "on"), ("MH-16.2", "MH-16.3")),
        "talk_timer": Option((0,), ("MH-16.10",), most=3600),
    },
    presets={"letter_of_the_translation": {"literal_german_text": "on"}},
    state=MallState,
    set_up=set_up,
    rules=SET_UP_RULES | RULES,
    view=view,
    redeal=redeal,
    why_not_now=why_not_now,
    why_not_say=why_not_say,
    seat_name=colour_of,
    guide=Guide(bot.value, bot.sensible, bot.horizon, bot.PHRASES, bot.recall, bot.speak),
    undo_beyond_barrier="MH-17.5",
    watch=WATCH,
    text_board=TEXT_BOARD,
)
