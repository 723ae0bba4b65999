"""Mall of Horror: negotiation, secret votes and betrayal in a besieged shopping mall, for 3 to 6 players."""

from __future__ import annotations

from typing import Final

from untot.games.mall_of_horror import bot
from untot.games.mall_of_horror.events import EVENTS
from untot.games.mall_of_horror.facts import colour_of
from untot.games.mall_of_horror.redealing import redeal
from untot.games.mall_of_horror.refusals import why_not_now
from untot.games.mall_of_horror.rules import RULES
from untot.games.mall_of_horror.scene import scene
from untot.games.mall_of_horror.setup import OPTIONS, PRESETS, SET_UP_RULES, set_up
from untot.games.mall_of_horror.state import MallState
from untot.games.mall_of_horror.talk import WORDS, why_not_say
from untot.games.mall_of_horror.text_board import TEXT_BOARD
from untot.games.mall_of_horror.view import view
from untot.games.mall_of_horror.watch import WATCH
from untot.kernel.game import Game, Guide

GAME: Final = Game(
    name="mall_of_horror",
    prefix="MH",
    rules_version=1,
    seat_counts=(3, 4, 5, 6),
    seats_clause="MH-1.1",
    options=OPTIONS,
    presets=PRESETS,
    state=MallState,
    set_up=set_up,
    rules=SET_UP_RULES | RULES,
    view=view,
    redeal=redeal,
    why_not_now=why_not_now,
    why_not_say=why_not_say,
    seat_name=colour_of,
    guide=Guide(
        bot.value, bot.sensible, bot.horizon, bot.PHRASES, bot.recall, bot.speak, reply=bot.reply, traits=bot.traits
    ),
    words=WORDS,
    undo_beyond_barrier="MH-17.5",
    scene=scene,
    events=EVENTS,
    watch=WATCH,
    text_board=TEXT_BOARD,
)
