"""Trials: a match between bots as a job, its story as the result. Whatever plays many matches plays these."""

from __future__ import annotations

import time
from collections import Counter
from functools import cache
from typing import Any

from msgspec import Struct

from untot.bots import make_bot
from untot.bots.arena import Bout, Preset
from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.game import Game
from untot.kernel.live import LiveMatch
from untot.kernel.state import OptionValue
from untot.kernel.watching import Figures, Watch


class Trial(Struct, frozen=True):
    """One match to play: who sits where, with which options, on which seed."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, OptionValue], ...]
    content: dict[str, Any]
    seed: int
    think: float
    """Seconds of processor time that a search bot thinks at most."""
    iterations: int | None = None
    """A bound by count as well: then the match can be repeated."""
    turn: int | None = None
    """How far the colours (or whatever a game lets its seats choose first) are turned around the table; None: the bots
    choose."""


class Pace(Struct, frozen=True):
    """How long it took: the only thing that is not the same on another machine."""

    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """By seat: for its decisions, by the clock."""
    whole: float
    """Processor time for the match, rules included."""


class Story(Struct, frozen=True):
    """What became of it."""

    reason: str
    shares: tuple[float, ...]
    """By seat: its share of the victory; those who win together have all of it."""
    scores: tuple[int, ...]
    answers: int
    rounds: int
    deaths: int
    figures: Figures
    is_together: bool
    reached: float | None
    """How much of what was to be reached, where a game can say it (`Watch.progress`)."""


class Played(Struct, frozen=True):
    """A story, and how long it took."""

    story: Story
    pace: Pace


def bout_of(trial: Trial) -> Bout:
    """The match and its bots, before the first answer."""
    game, seats = load_game(trial.game), len(trial.bots)
    match = LiveMatch.begin(
        game, seats, seed_of(trial.seed), dict(trial.options), content=trial.content, is_secret=False
    )
    bots = [
        make_bot(name, trial.seed * 16 + seat, trial.think, iterations=trial.iterations, clock=time.process_time)
        for seat, name in enumerate(trial.bots)
    ]
    return Bout(match, bots, presets(trial))


def played(trial: Trial) -> Played:
    """One match, from its beginning to its end."""
    bout = bout_of(trial)
    began = time.process_time()
    bout.play()
    whole = time.process_time() - began
    decisions = tuple(pace.decisions for pace in bout.pace)
    return Played(
        story_of(load_game(trial.game), bout), Pace(decisions, tuple(pace.seconds for pace in bout.pace), whole)
    )


def story_of(game: Game, bout: Bout) -> Story:
    match, state, result = bout.match, bout.match.state, bout.match.state.result
    assert result is not None
    is_together = len(match.sides) == 1
    won = 1.0 if is_together else 1 / max(1, len(result.winners))
    return Story(
        reason=result.reason,
        shares=tuple(won if seat in result.winners else 0.0 for seat in range(state.seats)),
        scores=result.scores,
        answers=match.record.answers,
        rounds=getattr(state, "round", 0),
        deaths=sum(event.name == game.watch.deaths for event in match.events),
        figures={**game.watch.figures(state), **counted(game.watch, bout)},
        is_together=is_together,
        reached=None if game.watch.progress is None else game.watch.progress(state),
    )


def counted(watch: Watch, bout: Bout) -> Figures:
    """Events of a match, and the actions that a side has spent."""
    told = Counter(event.name for event in bout.match.events)
    tallies = {figure: float(sum(told[name] for name in names)) for figure, names in watch.tallies.items()}
    spent = sum(pace.actions for pace in bout.pace)
    return tallies | ({"actions": spent / len(bout.match.sides)} if spent else {})


# -- colours ----------------------------------------------------------------------------------------------------


@cache
def first_choices(game: str, seats: int) -> list[str]:
    """What the first seat may choose before the game begins (its colour), if it is asked for that."""
    match = LiveMatch.begin(load_game(game), seats, seed_of(0), is_secret=False)
    ask = match.ask
    return ask.answers(ask.waiting()[0]) if ask is not None and ask.name == "choose_colour" else []


def presets(trial: Trial) -> Preset:
    """Colours that are handed out, so that no bot has one more often than another; who leads two pawns gets two."""
    turn = trial.turn
    if turn is None:
        return {}
    choices, seats = first_choices(trial.game, len(trial.bots)), len(trial.bots)
    return {
        ("choose_colour", seat): [choices[(i + turn) % len(choices)] for i in range(seat, len(choices), seats)]
        for seat in range(seats)
        if choices
    }
