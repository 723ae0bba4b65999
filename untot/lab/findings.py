"""Findings: what the results of many matches say, for the page, the tables and the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from untot.kernel.state import OptionValue
from untot.lab.intervals import Mean, mean_of, share_in_clusters, share_of
from untot.lab.results import Result


class Kind(NamedTuple):
    """What matches have in common that are counted together."""

    game: str
    bots: tuple[str, ...]
    """In the order of the seats only if they always sat so."""
    options: tuple[tuple[str, OptionValue], ...]
    has_own_content: bool


def kinds_in(results: Iterable[Result]) -> dict[Kind, list[Result]]:
    """In the order in which they come. In a league, who sat where does not make a kind of its own."""
    kinds: dict[Kind, list[Result]] = {}
    for result in results:
        trial = result.trial
        crowd = trial.bots if trial.turn is None else tuple(sorted(trial.bots))
        kinds.setdefault(Kind(trial.game, crowd, trial.options, bool(trial.content)), []).append(result)
    return kinds


def what_is_shared(kinds: Iterable[Kind]) -> frozenset[object]:
    """Parts of the name of a kind that all of them have."""
    parts = [{kind.game, len(kind.bots), kind.bots, *kind.options} for kind in kinds]
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
