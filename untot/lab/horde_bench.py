"""How the cost of Zombicide's zombie phase grows with the horde: at most in proportion to it."""

from __future__ import annotations

import random
import time
from typing import Final

from rich.table import Table

from untot.games.zombicide import GAME
from untot.games.zombicide.facts import board, living
from untot.games.zombicide.pieces import ZOMBIES
from untot.games.zombicide.rules.c7_activation import put_down
from untot.games.zombicide.setup import set_up
from untot.games.zombicide.state import ZombicideState
from untot.kernel.chance import chance_key, seed_of
from untot.kernel.forms import random_walk
from untot.kernel.match import Match

MISSION: Final = "05"
HORDES: Final = (10, 20, 40, 65, 200)
"""65 are all walkers, runners and fatties of the box and the Abomination; for 200 the stock is raised here only."""
BATCH: Final = 60
MIDDLE: Final = "S43"


def horde_report(rounds: int = 12) -> Table:
    """Interleaved: every round measures every horde once."""
    seconds = dict.fromkeys(HORDES, 0.0)
    tables = {size: _tables(size) for size in HORDES}
    for _ in range(rounds):
        for size in HORDES:
            seconds[size] += _activate([g.copy() for g in tables[size]])
    table = Table(title=f"zombicide, mission {MISSION}: all zombies act once")
    for column in ("zombies", "microseconds", "per zombie", "times the cost of 10"):
        table.add_column(column, justify="right")
    for size, spent in seconds.items():
        each = spent / (rounds * BATCH) * 1e6
        table.add_row(str(size), f"{each:,.0f}", f"{each / size:.2f}", f"{spent / seconds[HORDES[0]]:.2f}")
    return table


def _tables(size: int) -> list[ZombicideState]:
    return [_table(size, random.Random(number)) for number in range(BATCH)]


def _table(size: int, rng: random.Random) -> ZombicideState:
    """Survivors in the middle of the town, so tough that none dies, zombies anywhere else, all doors open."""
    g = set_up(1, GAME.checked_options(1, {"mission": MISSION}), chance_key(seed_of(1)))
    match = Match(GAME, g, None)
    while g.round == 0 and match.ask is not None:
        match.push(0, random_walk(match.ask.form(0), rng))
    g.open_doors = board(g).zones.all_doors
    for survivor in living(g):
        survivor.zone, survivor.tough_left = MIDDLE, size * 3
    elsewhere = [zone for zone in board(g).zones.zones if zone != MIDDLE]
    box = [zombie.id for zombie in ZOMBIES.values() for _ in range(zombie.miniatures)]
    rng.shuffle(box)
    for number in range(size):
        put_down(g, rng.choice(elsewhere), {box[number % len(box)]: 1})
    g.stock = dict.fromkeys(g.stock, size)
    g.turn, g.phase, g.agenda = None, "zombies", [("activation", "all", 1)]
    return g


def _activate(tables: list[ZombicideState]) -> float:
    """Time until everybody has acted; whatever is asked gets a random answer."""
    rng = random.Random(1)
    began = time.perf_counter()
    for g in tables:
        match = Match(GAME, g, None)
        while match.ask is not None:
            seat = match.ask.waiting()[0]
            match.push(seat, random_walk(match.ask.form(seat), rng), match.ask.decider is not None)
    return time.perf_counter() - began
