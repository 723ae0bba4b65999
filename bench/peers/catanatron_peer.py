"""Catanatron as a worker for scripts/bench: JSON lines in and out, so that short slices of ours and theirs alternate.

Runs inside .venv-peers and imports nothing of untot.
    {"do": "about"}                       -> {"peer": "catanatron", "version": ..., "python": ...}
    {"do": "decisions", "seconds": 0.5}   -> {"decisions": n, "answers": m, "matches": k, "seconds": s}
    {"do": "copies", "seconds": 0.5}      -> {"copies": n, "seconds": s}
A decision is an action of a player who had at least two legal ones; answers counts the forced ones, too.
"""

import json
import platform
import random
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from itertools import count
from time import process_time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

TICKS_BETWEEN_CLOCKS = 32
POSITIONS = 64

seeds = count(1)


def new_game() -> Game:
    """Four of catanatron's own random players, full rules, a fresh map."""
    return Game([RandomPlayer(color) for color in Color], seed=next(seeds))


def is_over(game: Game) -> bool:
    """The condition of Game.play's own loop."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


class Table:
    """Plays one match after the other; a match goes on in the next slice, so none is favoured for being short."""

    def __init__(self) -> None:
        self.game = new_game()

    def play(self, seconds: float) -> dict[str, float]:
        """Game.play's loop without the two copies it makes per match for accumulators that we do not have."""
        game = self.game
        decisions = answers = matches = 0
        start = process_time()
        while (elapsed := process_time() - start) < seconds:
            for _ in range(TICKS_BETWEEN_CLOCKS):
                if is_over(game):
                    matches += 1
                    game = new_game()
                if len(game.state.playable_actions) > 1:
                    decisions += 1
                game.play_tick()
                answers += 1
        self.game = game
        return {"decisions": decisions, "answers": answers, "matches": matches, "seconds": elapsed}


def moments() -> Iterator[Game]:
    """Positions from the midst of matches: each tick has the same small chance to be one."""
    dice = random.Random(1)  # not the global one, which catanatron seeds and uses
    while True:
        game = new_game()
        while not is_over(game):
            game.play_tick()
            if dice.random() < 0.005:
                yield game.copy()


@cache
def positions() -> list[Game]:
    return [game for _, game in zip(range(POSITIONS), moments(), strict=False)]


def copy(seconds: float) -> dict[str, float]:
    """Catanatron's own Game.copy(), over and over on the same positions, which are made before the clock starts."""
    games = positions()
    copies = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        for game in games:
            game.copy()
        copies += len(games)
    return {"copies": copies, "seconds": elapsed}


def about() -> dict[str, str]:
    return {"peer": "catanatron", "version": version("catanatron"), "python": platform.python_version()}


def main() -> None:
    table = Table()
    for line in sys.stdin:
        match json.loads(line):
            case {"do": "about"}:
                answer: object = about()
            case {"do": "decisions", "seconds": int() | float() as seconds}:
                answer = table.play(seconds)
            case {"do": "copies", "seconds": int() | float() as seconds}:
                answer = copy(seconds)
            case request:
                answer = {"error": f"unknown request: {request}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
