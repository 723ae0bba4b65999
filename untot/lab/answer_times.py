"""Answer times: how long bots of the highest level think on one core.

`scripts/bench answers --answers 200` plays matches between bots, over all scenarios and numbers of seats, until so many
answers were given, and prints the processor time of the longest and of 99 in a hundred. The bots have a clock that runs
only while they think: so other work on the machine makes them neither faster nor worse.
"""

from __future__ import annotations

import time
from contextlib import suppress
from itertools import count
from random import Random
from statistics import quantiles
from typing import Annotated, Final

import typer

from untot.bots import THINK_SECONDS
from untot.bots.arena import Bout
from untot.bots.bot import Bot
from untot.bots.careful import CarefulBot
from untot.bots.search import SearchBot
from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch, Talk
from untot.kernel.seeing import Seen
from untot.lab.watching import fitting_sets

MOST_SECONDS: Final = 5.0
"""Nobody waits longer for a bot."""
LATEST: Final = 120
"""Up to so many answers are given by careful bots before it begins: early and late positions, full and empty tables."""


class Enough(Exception):
    """As many answers as were wanted."""


class Timed:
    """A bot with a watch: (seconds of the processor, what was asked) of every answer."""

    def __init__(self, bot: Bot, times: list[tuple[float, str]], most: int) -> None:
        self.name = bot.name
        self._bot = bot
        self._times = times
        self._most = most

    def answer(self, seen: Seen) -> str:
        ask, began = seen.ask(), time.process_time()
        answer = self._bot.answer(seen)
        self._times.append((time.process_time() - began, "" if ask is None else ask.name))
        if len(self._times) >= self._most:
            raise Enough
        return answer

    def talk(self, seen: Seen) -> Talk | None:
        return self._bot.talk(seen)

    def reply(self, seen: Seen) -> Talk | None:
        return self._bot.reply(seen)


def measured(name: str, answers: int, seed: int, each: int) -> list[tuple[float, str]]:
    """Match after match, of each no more than some answers, so that all kinds of tables are among them."""
    found: list[tuple[float, str]] = []
    for number in count(seed):
        times: list[tuple[float, str]] = []
        with suppress(Enough):
            _play(name, number, times, min(each, answers - len(found)))
        found += times
        if len(found) >= answers:
            break
    return found


def _play(name: str, seed: int, times: list[tuple[float, str]], most: int) -> None:
    game, rng = load_game(name), Random(seed)
    seats = rng.choice(game.seat_counts)
    options = dict(rng.choice(fitting_sets(game, seats)))
    match = LiveMatch.begin(game, seats, seed_of(seed), options, is_secret=False)
    before: list[tuple[float, str]] = []
    first = 1 + rng.randrange(LATEST)
    with suppress(Enough):
        Bout(match, [Timed(CarefulBot(seed * 16 + seat), before, first) for seat in range(seats)]).play()
    bots = [SearchBot(seed * 16 + seat, THINK_SECONDS, clock=time.process_time) for seat in range(seats)]
    Bout(match, [Timed(bot, times, most) for bot in bots]).play()


def main(
    answers: Annotated[int, typer.Option(min=2, help="How many answers.")] = 200,
    game: Annotated[str, typer.Option(help="Of which game.")] = "flick_em_up",
    each: Annotated[int, typer.Option(min=1, help="No more answers than these of one match.")] = 10,
    seed: Annotated[int, typer.Option(help="The seed of the first match.")] = 1,
) -> None:
    """How long bots think about an answer, in seconds of one core."""
    found = sorted(measured(game, answers, seed, each))
    parts = quantiles([seconds for seconds, _ in found], n=100, method="inclusive")
    longest, asked = found[-1]
    print(f"{len(found)} answers: median {parts[49]:.2f} s, 99 % {parts[98]:.2f} s")
    print(f"longest {longest:.2f} s ({asked}); {sum(it > MOST_SECONDS for it, _ in found)} took more than 5 s")


if __name__ == "__main__":
    typer.run(main)
