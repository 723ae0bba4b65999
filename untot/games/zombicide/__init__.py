"""Zombicide, season 1: survivors against a town of zombies, together, for 1 to 6 players."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide import bot
from untot.games.zombicide.facts import player_id
from untot.games.zombicide.missions import MISSIONS
from untot.games.zombicide.refusals import why_not_now
from untot.games.zombicide.rules import RULES
from untot.games.zombicide.scene import scene
from untot.games.zombicide.setup import SET_UP_RULES, set_up
from untot.games.zombicide.state import ZombicideState
from untot.games.zombicide.talk import why_not_say
from untot.games.zombicide.text_board import TEXT_BOARD
from untot.games.zombicide.view import redeal, view
from untot.games.zombicide.watch import WATCH
from untot.games.zombicide.workshop.content import read_content
from untot.kernel.game import Game, Guide, Option, all_together

GAME: Final = Game(
    name="zombicide",
    prefix="ZC",
    rules_version=1,
    seat_counts=(1, 2, 3, 4, 5, 6),
    seats_clause="ZC-3.9",
    options={
        "mission": Option(tuple(MISSIONS), ("ZC-3.1",)),
        "mission_minimum": Option(("raise", "warn"), ("ZC-3.10",)),
        "random_survivors": Option(("off", "on"), ("ZC-3.12",)),
        "manhole_tiles": Option(("all", "named"), ("ZC-7.73",)),
        "slippery_passes_through": Option(("off", "on"), ("ZC-9.39.1",)),
        "m02_remaining": Option(("off", "on"), ("ZC-10.02.1",)),
    },
    state=ZombicideState,
    set_up=set_up,
    rules=SET_UP_RULES | RULES,
    view=view,
    redeal=redeal,
    why_not_now=why_not_now,
    why_not_say=why_not_say,
    seat_name=lambda g, seat: player_id(seat),
    guide=Guide(bot.value, bot.sensible, bot.horizon, bot.PHRASES, bot.recall, bot.speak, bot.reason),
    units=lambda g, seat: [survivor.id for survivor in g.survivors.values() if survivor.seat == seat],
    scene=scene,
    read_content=read_content,
    sides=all_together,
    watch=WATCH,
    text_board=TEXT_BOARD,
)
