"""Flick 'em Up! Winter der Toten: survivors are moved and shot by flicking, zombies are poured from a tower."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up import bot
from untot.games.flick_em_up.events import EVENTS
from untot.games.flick_em_up.facts import seat_name
from untot.games.flick_em_up.redealing import redeal
from untot.games.flick_em_up.refusals import why_not_now
from untot.games.flick_em_up.rules import RULES
from untot.games.flick_em_up.scene import scene
from untot.games.flick_em_up.setup import OPTIONS, set_up, sides
from untot.games.flick_em_up.state import FlickState
from untot.games.flick_em_up.talk import why_not_say
from untot.games.flick_em_up.text_board import TEXT_BOARD
from untot.games.flick_em_up.view import view
from untot.games.flick_em_up.watch import WATCH
from untot.games.flick_em_up.workshop.checking import read_content
from untot.kernel.game import Game, Guide

GAME: Final = Game(
    name="flick_em_up",
    prefix="FL",
    rules_version=1,
    seat_counts=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    seats_clause="FL-2.7",
    options=OPTIONS,
    state=FlickState,
    set_up=set_up,
    rules=RULES,
    view=view,
    redeal=redeal,
    why_not_now=why_not_now,
    why_not_say=why_not_say,
    seat_name=seat_name,
    guide=Guide(
        bot.value, bot.sensible, bot.horizon, bot.PHRASES, bot.recall, bot.speak, bot.reason, aiming=bot.AIMING
    ),
    undo_beyond_barrier="FL-5.11",
    sides=sides,
    scene=scene,
    read_content=read_content,
    watch=WATCH,
    events=EVENTS,
    text_board=TEXT_BOARD,
)
