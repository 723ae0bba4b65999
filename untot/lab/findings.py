"""Findings: what the results of many matches say, for the page, the tables and the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from untot.bots import levels_of
from untot.games import load_game
from untot.kernel.game import Option
from untot.kernel.state import OptionValue
from untot.lab.intervals import Mean, mean_of, share_in_clusters, share_of
from untot.lab.results import Result


class Kind(NamedTuple):
    """What matches have in common that are counted together."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """By seat, if they always sat so; in a league each once, the weakest first."""
    options: tuple[tuple[str, OptionValue], ...]
    has_own_content: bool


def kinds_in(results: Iterable[Result]) -> dict[Kind, list[Result]]:
    """In the order in which they come. In a league, who sat where and how often does not make a kind of its own."""
    kinds: dict[Kind, list[Result]] = {}
    for result in results:
        trial = result.trial
        bots = trial.bots if trial.turn is None else by_level(trial.game, trial.bots)
        kind = Kind(trial.game, len(trial.bots), bots, trial.options, bool(trial.content))
        kinds.setdefault(kind, []).append(result)
    return kinds


def by_level(game: str, bots: Iterable[str]) -> tuple[str, ...]:
    """Each once, the weakest first."""
    return tuple(sorted(set(bots), key=levels_of(load_game(game)).index))


def whoever_met(kinds: Mapping[Kind, list[Result]]) -> dict[Kind, list[Result]]:
    """Kinds that differ in nothing but the bots are one: leagues to which some bots came later."""
    tables: dict[Kind, list[tuple[Kind, list[Result]]]] = {}
    for kind, results in kinds.items():
        tables.setdefault(kind._replace(bots=()), []).append((kind, results))
    return {
        table._replace(bots=by_level(table.game, (bot for kind, _ in leagues for bot in kind.bots))): [
            result for _, results in leagues for result in results
        ]
        for table, leagues in tables.items()
    }


def in_order(kinds: Mapping[Kind, list[Result]]) -> dict[Kind, list[Result]]:
    """Game by game; in a game by its options, as it lists their values, then by the number of players and by level."""
    games = list(dict.fromkeys(kind.game for kind in kinds))

    def place(kind: Kind) -> tuple[object, ...]:
        game = load_game(kind.game)
        options = [(list(game.options).index(name), *_rank(game.options[name], value)) for name, value in kind.options]
        levels = [levels_of(game).index(bot) for bot in kind.bots]
        return games.index(kind.game), kind.has_own_content, options, kind.seats, levels

    return {kind: kinds[kind] for kind in sorted(kinds, key=place)}


def _rank(option: Option, value: OptionValue) -> tuple[int, str]:
    return (option.values.index(value), "") if value in option.values else (len(option.values), f"{value!s:0>8}")


def what_is_shared(kinds: Iterable[Kind]) -> frozenset[object]:
    """Parts of the name of a kind that all of them have."""
    parts = [{kind.game, kind.seats, frozenset(kind.bots), *kind.options} for kind in kinds]
    return frozenset[object]().union(*parts).intersection(*parts)


def is_together(results: Iterable[Result]) -> bool:
    """Whether all who sat there were on one side."""
    return all(result.story.is_together for result in results)


def won(results: Sequence[Result]) -> Mean:
    """How often those who play together won."""
    return share_of(sum(result.story.shares[0] > 0 for result in results), len(results))


def won_in_words(results: Sequence[Result]) -> str:
    """By seat where there are rivals."""
    if is_together(results):
        return in_per_cent(won(results))
    return ", ".join(f"{seat + 1}: {in_per_cent(by_seat(results, seat))}" for seat in range(len(results[0].trial.bots)))


def in_per_cent(share: Mean) -> str:
    return f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%})"


def ends(results: Iterable[Result]) -> list[tuple[str, int]]:
    """By what matches ended, the commonest first."""
    return Counter(result.story.reason for result in results).most_common()


def rounds(results: Iterable[Result]) -> Mean:
    return mean_of([result.story.rounds for result in results])


def by_seat(results: Iterable[Result], seat: int) -> Mean:
    return share_in_clusters([(result.story.shares[seat],) for result in results])


def by_bot(results: Iterable[Result], bot: str) -> Mean:
    """Per seat; seats of one match depend on each other."""
    shares = [
        [share for name, share in zip(result.trial.bots, result.story.shares, strict=True) if name == bot]
        for result in results
    ]
    return share_in_clusters([own for own in shares if own])


def figures_in(results: Sequence[Result]) -> dict[str, list[float]]:
    """Every figure with its values, in the matches that have it."""
    found: dict[str, list[float]] = {}
    for result in results:
        story = result.story
        own: dict[str, float | None] = {
            "answers": story.answers,
            "rounds": story.rounds or None,
            "deaths": story.deaths,
            "reached": story.reached,
            **story.figures,
            "seconds": result.played.pace.whole,
        }
        for name, value in own.items():
            if value is not None:
                found.setdefault(name, []).append(value)
    return found
