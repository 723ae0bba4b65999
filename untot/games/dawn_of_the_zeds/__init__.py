"""Dawn of the Zeds: a town under siege, an event card a round, alone, together, or one against all."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds import bot
from untot.games.dawn_of_the_zeds.cards.steps import CARD_RULES
from untot.games.dawn_of_the_zeds.events import EVENTS
from untot.games.dawn_of_the_zeds.facts import seat_name, sides
from untot.games.dawn_of_the_zeds.options import OPTIONS, PRESETS
from untot.games.dawn_of_the_zeds.redealing import redeal
from untot.games.dawn_of_the_zeds.refusals import why_not_now
from untot.games.dawn_of_the_zeds.rules import RULES
from untot.games.dawn_of_the_zeds.rules.c2_windows import any_time, take_offer
from untot.games.dawn_of_the_zeds.scene import scene
from untot.games.dawn_of_the_zeds.setup import set_up
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.talk import why_not_say
from untot.games.dawn_of_the_zeds.text_board import TEXT_BOARD
from untot.games.dawn_of_the_zeds.view import view
from untot.games.dawn_of_the_zeds.watch import WATCH
from untot.kernel.game import Game, Guide

DawnState.any_time = any_time
DawnState.take_offer = take_offer

GAME: Final = Game(
    name="dawn_of_the_zeds",
    prefix="DZ",
    rules_version=2,
    seat_counts=(1, 2, 3, 4, 5),
    seats_clause="DZ-15.5.1",
    options=OPTIONS,
    presets=PRESETS,
    state=DawnState,
    set_up=set_up,
    rules=RULES | CARD_RULES,
    view=view,
    redeal=redeal,
    why_not_now=why_not_now,
    why_not_say=why_not_say,
    seat_name=seat_name,
    guide=Guide(
        bot.value,
        bot.sensible,
        bot.horizon,
        bot.PHRASES,
        bot.recall,
        bot.speak,
        bot.reason,
        traits=bot.traits,
        ahead=1,
    ),
    scene=scene,
    sides=sides,
    watch=WATCH,
    text_board=TEXT_BOARD,
    events=EVENTS,
)
