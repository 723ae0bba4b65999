"""What every match promises at every decision; checked for each game, and for the toy of the kernel's tests."""

from __future__ import annotations

import random

import msgspec

from tests.tools.playing import decisions, json_of
from untot.kernel.asking import Ask
from untot.kernel.events import WORLD, Seat
from untot.kernel.forms import Form, Made, beside, form_of
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
    seat, answers = fork.track.answers[-1][0], len(fork.track.answers)
    fork.undo(seat)
    assert len(fork.track.answers) == answers - 1
    fork.redo(seat)
    assert fork.is_like(match)
    return True


def options_are_sound(ask: Ask) -> None:
    for seat in ask.waiting():
        form = ask.form(seat)
        again = [form_of(made_anew(ask, seat)).spelled() for _ in range(2)]
        assert again == [form.spelled()] * 2, "stable between calls"
        if seat != WORLD:
            every_walk_ends_well(form, [], [MOST_WORDS])


def made_anew(ask: Ask, seat: Seat) -> Made:
    own = ask.options(ask.g, seat)
    return own if ask.offers is None else beside(own, ask.offers(ask.g, seat))


def every_walk_ends_well(form: Form, prefix: list[str], words_left: list[int]) -> None:
    """No word is offered twice, so no answer is; after each the walk goes on or the answer is complete and legal."""
    following = form.walk(prefix)
    looked_at = following[:MOST_WORDS]  # the angles of a flick are millions
    assert len(set(looked_at)) == len(looked_at)
    if not following:
        assert prefix and form.first_wrong_word(" ".join(prefix)) is None
        return
    for word in following[: max(0, words_left[0])]:
        words_left[0] -= 1
        assert word and " " not in word
        every_walk_ends_well(form, [*prefix, word], words_left)


def check_contract(match: LiveMatch, seed: int, most_answers: int = MOST_ANSWERS_IN_A_STEP) -> int:
    """Play a match at random to its end and check everything at every decision; how many there were.

    `most_answers` bounds what a fork must replay: whatever can repeat is a step of its own.
    """
    rng = random.Random(seed)
    old_forks: list[tuple[Match, bytes]] = []
    told: list[bytes] = []
    for _ in decisions(match, seed):
        assert match.ask is not None and match.track is not None
        forks_and_saves_are_like_the_match(match)
        an_imagined_match_forks_into_itself(match, rng)
        undo_and_redo_lead_back(match)
        options_are_sound(match.ask)
        assert len(match.track.fork().answers) <= most_answers
        fork = match.fork()
        old_forks.append((fork, json_of(fork.save())))
        told += [json_of(event) for event in match.events[len(told) :]]
    assert all(json_of(fork.save()) == before for fork, before in old_forks), "a fork changed when its parent played on"
    assert [json_of(event) for event in match.events[: len(told)]] == told, "what was told changed afterwards"
    return len(old_forks)
