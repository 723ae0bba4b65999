"""Zombie Town: houses around a cemetery to search and barricade, and zombies for the others, for 2 to 6 players."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town import bot
from untot.games.zombie_town.events import EVENTS
from untot.games.zombie_town.facts import name_of_seat
from untot.games.zombie_town.pieces import NUMBERS_FOR
from untot.games.zombie_town.redealing import redeal
from untot.games.zombie_town.refusals import why_not_now
from untot.games.zombie_town.rules import RULES
from untot.games.zombie_town.scene import scene
from untot.games.zombie_town.setup import OPTIONS, SET_UP_RULES, set_up
from untot.games.zombie_town.state import TownState
from untot.games.zombie_town.talk import WORDS, why_not_say
from untot.games.zombie_town.text_board import TEXT_BOARD
from untot.games.zombie_town.view import view
from untot.games.zombie_town.watch import WATCH
from untot.kernel.game import Game, Guide

GAME: Final = Game(
    name="zombie_town",
    prefix="ZT",
    rules_version=1,
    seat_counts=tuple(NUMBERS_FOR),
    seats_clause="ZT-1.2",
    options=OPTIONS,
    state=TownState,
    set_up=set_up,
    rules=SET_UP_RULES | RULES,
    view=view,
    redeal=redeal,
    why_not_now=why_not_now,
    why_not_say=why_not_say,
    seat_name=name_of_seat,
    guide=Guide(
        bot.value,
        bot.sensible,
        bot.horizon,
        bot.PHRASES,
        bot.recall,
        bot.speak,
        bot.reason,
        bot.reply,
        traits=bot.traits,
        ahead=1,
        least_gain=bot.LEAST_GAIN,
    ),
    words=WORDS,
    scene=scene,
    events=EVENTS,
    watch=WATCH,
    text_board=TEXT_BOARD,
)
