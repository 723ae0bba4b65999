"""What every game promises at every decision: forks, saves and undo agree with the match, options are sound."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.every_game.games import EVERY_KIND, GAMES
from tests.tools.playing import Options, begin, decisions, json_of
from untot.kernel.asking import Ask
from untot.kernel.forms import Form, Numbers
from untot.kernel.live import LiveMatch
from untot.kernel.match import Match

MOST_ANSWERS_IN_A_STEP = 12
MOST_WORDS = 500


def forks_and_saves_are_like_the_match(match: LiveMatch) -> None:
    fork = match.fork()
    assert fork.is_like(match)
    saved = msgspec.json.decode(json_of(fork.save()))
    assert Match.load(match.game, saved).is_like(match)
    assert fork.fork(tracked=False).is_like(match)


def an_imagined_match_forks_into_itself(match: LiveMatch, rng: random.Random) -> None:
    seat = rng.choice([*range(match.state.seats), None])
    twin = match.imagine(seat, rng)
    assert twin.fork().is_like(twin)
    assert Match.load(match.game, msgspec.json.decode(json_of(twin.save()))).is_like(twin)


def undo_and_redo_lead_back(match: LiveMatch) -> bool:
    """Try it on a fork; whether undo was allowed at all."""
    fork = match.fork()
    assert fork.track is not None
    if not fork.track.answers or fork.why_not_undo(fork.track.answers[-1][0]) is not None:
        return False
    seat = fork.track.answers[-1][0]
    fork.undo(seat)
    assert not fork.is_like(match)
    fork.redo(seat)
    assert fork.is_like(match)
    return True


def options_are_sound(ask: Ask) -> None:
    for seat in ask.waiting():
        form = ask.form(seat)
        assert ask.options(ask.g, seat) == ask.options(ask.g, seat) == ask.raw(seat), "stable between calls"
        every_walk_ends_well(form, [], [MOST_WORDS])
        if not isinstance(form, Numbers):
            answers = ask.answers(seat)
            assert answers and len(set(answers)) == len(answers)
            assert all(form.first_wrong_word(answer) is None for answer in answers)


def every_walk_ends_well(form: Form, prefix: list[str], words_left: list[int]) -> None:
    """No word is offered twice, and after each of them the walk goes on or the answer is complete and legal."""
    following = form.walk(prefix)
    if not following:
        assert prefix and form.first_wrong_word(" ".join(prefix)) is None
        return
    for word in following[: words_left[0]]:
        words_left[0] -= 1
        assert word and " " not in word
        every_walk_ends_well(form, [*prefix, word], words_left)


@pytest.mark.parametrize(("name", "seats", "options"), EVERY_KIND)
@pytest.mark.parametrize("seed", range(5))
def test_at_every_decision_of_a_random_match(name: str, seats: int, options: Options, seed: int) -> None:
    match = begin(GAMES[name], seats, seed, options)
    rng = random.Random(seed)
    old_forks: list[tuple[Match, bytes]] = []
    told: list[bytes] = []
    for _ in decisions(match, seed):
        assert match.ask is not None and match.track is not None
        forks_and_saves_are_like_the_match(match)
        an_imagined_match_forks_into_itself(match, rng)
        undo_and_redo_lead_back(match)
        options_are_sound(match.ask)
        assert len(match.track.fork().answers) <= MOST_ANSWERS_IN_A_STEP
        fork = match.fork()
        old_forks.append((fork, json_of(fork.save())))
        told += [json_of(event) for event in match.events[len(told) :]]
    assert len(old_forks) > 40
    assert all(json_of(fork.save()) == before for fork, before in old_forks), "a fork changed when its parent played on"
    assert [json_of(event) for event in match.events[: len(told)]] == told, "what was told changed afterwards"


@pytest.mark.parametrize("name", GAMES)
def test_some_answers_can_be_taken_back_and_given_again(name: str) -> None:
    """On the match itself, not on a fork: the record goes on, and the match is like one that never went back."""
    game = GAMES[name]
    match = begin(game, game.seat_counts[-1], 1, {})
    taken_back = 0
    for _ in decisions(match, 1):
        assert match.track is not None
        seat = match.track.answers[-1][0] if match.track.answers else None
        if seat is None or match.why_not_undo(seat) is not None:
            continue
        before, lines = match.fork(), len(match.record.lines)
        match.undo(seat)
        match.redo(seat)
        assert match.is_like(before) and len(match.record.lines) == lines + 2
        taken_back += 1
    assert match.is_over and taken_back > 3
