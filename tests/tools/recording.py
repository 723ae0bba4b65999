"""Records of random matches as text: `python -m tests.tools.recording mall_of_horror 4 7` prints one."""

from __future__ import annotations

import sys

from tests.tools.playing import random_match
from untot.games import load_game
from untot.lab.soak import WATCHED


def record_text(name: str, seats: int, seed: int) -> str:
    """The whole record; the seed also picks the options."""
    option_sets = WATCHED[name].option_sets
    return random_match(load_game(name), seats, seed, option_sets[seed % len(option_sets)]).record.to_text()


if __name__ == "__main__":
    sys.stdout.write(record_text(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
