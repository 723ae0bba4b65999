"""What the bench measures of Zombicide besides play: the cost of the zombies' phase grows at most with the horde."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide import GAME
from untot.games.zombicide.facts import board, living
from untot.games.zombicide.pieces import ZOMBIES
from untot.games.zombicide.rules.c7_moves import put_down
from untot.games.zombicide.setup import set_up
from untot.games.zombicide.state import ZombicideState
from untot.kernel.chance import chance_key, seed_of
from untot.kernel.forms import random_walk
from untot.kernel.match import Match
from untot.kernel.watching import Dice, Growth

MISSION: Final = "05"
MIDDLE: Final = "S43"


def horde(size: int, rng: Dice) -> ZombicideState:
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


GROWTH: Final = Growth(f"zombicide, mission {MISSION}: all zombies act once", "zombies", (10, 20, 40, 65, 200), horde)
"""65 are all walkers, runners and fatties of the box and the Abomination; for 200 the stock is raised here only."""
