"""Zombicide, season 1: survivors against a town of zombies, together, for 1 to 6 players."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.bot import GUIDE
from untot.games.zombicide.events import EVENTS
from untot.games.zombicide.facts import player_id
from untot.games.zombicide.redealing import redeal
from untot.games.zombicide.refusals import why_not_now
from untot.games.zombicide.rules import RULES
from untot.games.zombicide.scene import scene
from untot.games.zombicide.setup import OPTIONS, SET_UP_RULES, set_up
from untot.games.zombicide.state import ZombicideState
from untot.games.zombicide.talk import why_not_say
from untot.games.zombicide.text_board import TEXT_BOARD
from untot.games.zombicide.view import view
from untot.games.zombicide.watch import WATCH
from untot.games.zombicide.workshop.content import read_content
from untot.kernel.game import Game, all_together

GAME: Final = Game(
    name="zombicide",
    prefix="ZC",
    rules_version=1,
    seat_counts=(1, 2, 3, 4, 5, 6),
    seats_clause="ZC-3.9",
    options=OPTIONS,
    state=ZombicideState,
    set_up=set_up,
    rules=SET_UP_RULES | RULES,
    view=view,
    redeal=redeal,
    why_not_now=why_not_now,
    why_not_say=why_not_say,
    seat_name=lambda g, seat: player_id(seat),
    guide=GUIDE,
    units=lambda g, seat: [survivor.id for survivor in g.survivors.values() if survivor.seat == seat],
    scene=scene,
    read_content=read_content,
    sides=all_together,
    watch=WATCH,
    text_board=TEXT_BOARD,
    events=EVENTS,
)
