"""Publishing: what results say about the levels, written where the table shows it to those who choose one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

import msgspec

from untot.bots.measured import Figure, Measured, file_of, measured
from untot.lab.intervals import share_of
from untot.lab.ratings import Rating, ratings, sitting_of
from untot.lab.results import Result


def publish(results: Sequence[Result]) -> list[Path]:
    """Game by game; what these results say nothing about stays as it is known."""
    written = []
    for game in dict.fromkeys(result.trial.game for result in results):
        own = [result for result in results if result.trial.game == game]
        path = Path(str(file_of(game)))
        path.write_bytes(msgspec.json.format(msgspec.json.encode(added(measured(game), own)), indent=1) + b"\n")
        written.append(path)
    measured.cache_clear()
    return written


def added(known: Measured, results: Sequence[Result]) -> Measured:
    wins = {option: dict(values) for option, values in known.wins.items()}
    for option, value, levels in wins_in(results):
        wins.setdefault(option, {})[value] = wins.get(option, {}).get(value, {}) | levels
    return Measured(date.today().isoformat(), known.ratings | ratings_in(results), wins)


def ratings_in(results: Sequence[Result]) -> dict[str, dict[str, Figure]]:
    """By number of players, from all matches with the usual options in which levels met."""
    found: dict[str, dict[str, Figure]] = {}
    rivals = [result for result in results if not result.story.is_together and not result.trial.options]
    for seats in sorted({len(result.trial.bots) for result in rivals}):
        at_table = [result for result in rivals if len(result.trial.bots) == seats]
        rated = ratings(sitting_of(result.trial, result.story) for result in at_table)
        if rated:
            found[str(seats)] = {bot: rated_at(rating, len(at_table)) for bot, rating in rated.items()}
    return found


def rated_at(rating: Rating, matches: int) -> Figure:
    return Figure(round(rating.value), round(rating.low), round(rating.high), matches)


def wins_in(results: Sequence[Result]) -> list[tuple[str, str, dict[str, Figure]]]:
    """By the one option that was set, and its value: teams of one level."""
    kinds: dict[tuple[str, str], dict[str, list[Result]]] = {}
    for result in results:
        trial = result.trial
        if result.story.is_together and len(trial.options) == 1 and len(set(trial.bots)) == 1 and not trial.content:
            (option, value), level = trial.options[0], trial.bots[0]
            kinds.setdefault((option, str(value)), {}).setdefault(level, []).append(result)
    return [
        (option, value, {level: won_by(of_level) for level, of_level in levels.items()})
        for (option, value), levels in kinds.items()
    ]


def won_by(results: Sequence[Result]) -> Figure:
    wins = share_of(sum(result.story.shares[0] > 0 for result in results), len(results))
    return Figure(round(wins.value, 3), round(wins.low, 3), round(wins.high, 3), len(results))
