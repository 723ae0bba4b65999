"""Records of random matches as text: `python -m tests.tools.recording mall_of_horror 4 7` prints one."""

from __future__ import annotations

import sys

from tests.tools.playing import random_match
from untot.games import load_game
from untot.lab.watching import fitting_sets


def record_text(name: str, seats: int, seed: int) -> str:
    """The whole record; the seed also picks the options."""
    sets = fitting_sets(load_game(name), seats)
    return random_match(load_game(name), seats, seed, sets[seed % len(sets)]).record.to_text()


if __name__ == "__main__":
    sys.stdout.write(record_text(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
