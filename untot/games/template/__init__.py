"""Last Bus: how long do you dare to collect before you run for the bus? A small game to begin a new one with.

Copy this folder and tests/template, rename, and name your game in untot/games/__init__.py (CONTRIBUTING.md).
"""

from __future__ import annotations

from typing import Final

from untot.games.template import bot
from untot.games.template.events import EVENTS
from untot.games.template.facts import colour_of
from untot.games.template.redealing import redeal
from untot.games.template.refusals import why_not_now
from untot.games.template.rules import RULES
from untot.games.template.scene import scene
from untot.games.template.setup import set_up
from untot.games.template.state import BusState
from untot.games.template.talk import why_not_say
from untot.games.template.view import view
from untot.games.template.watch import WATCH
from untot.kernel.game import Game, Guide, Option

GAME: Final = Game(
    name="template",
    prefix="TP",
    rules_version=1,
    seat_counts=(2, 3, 4),
    seats_clause="TP-1.1",
    options={"goal": Option((20, 10, 30), ("TP-1.3",))},
    state=BusState,
    set_up=set_up,
    rules=RULES,
    view=view,
    redeal=redeal,
    why_not_now=why_not_now,
    why_not_say=why_not_say,
    seat_name=colour_of,
    guide=Guide(bot.value, bot.sensible, bot.horizon, bot.PHRASES, bot.recall, bot.speak),
    scene=scene,
    watch=WATCH,
    events=EVENTS,
)
