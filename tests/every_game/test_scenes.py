"""What the client's frame reads of a scene is there in every game, and means something."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from random import Random

import msgspec
import pytest

from tests.every_game.games import GAMES
from tests.tools.playing import begin, decisions
from untot.kernel.events import WORLD
from untot.kernel.forms import Form
from untot.kernel.scenes import Things
from untot.kernel.seeing import Seen
from untot.kernel.words import split, thing_of, verb_of


def things_of(name: str) -> Things:
    game = GAMES[name]
    match = begin(game, game.seat_counts[0], 1, {})
    return msgspec.convert(Seen(match, None).scene(), Things)


@pytest.mark.parametrize("name", GAMES)
def test_scenes_say_what_things_are_and_how_they_are_tried(name: str) -> None:
    things = things_of(name)
    kinds = {*things.kinds.values(), *things.pieces.values()}
    assert things.kinds and (not things.tries or len(kinds & set(things.tries)) > len(things.tries) / 2)
    assert {key for key in things.numbers if not thing_of(key)} <= set(things.kinds)
    for beginning in (beginning for beginnings in things.tries.values() for beginning in beginnings):
        assert beginning.endswith(":") and split(beginning)


@pytest.mark.parametrize("name", GAMES)
def test_most_things_that_answers_name_are_of_a_kind(name: str) -> None:
    """A person can touch them; numbers and names of cars and players are read in the list."""
    game, named, known = GAMES[name], set[str](), set[str]()
    things = things_of(name)
    for match in decisions(begin(game, game.seat_counts[0], 2, {}), 2):
        assert match.ask is not None
        for seat in (seat for seat in match.ask.seats if seat != WORLD):
            named |= {thing_of(word) for word in match.ask.form(seat).walk([])} - {""}
    known = {thing for thing in named if thing in things.kinds or thing.partition(".")[0] in things.pieces}
    assert len(known) * 2 >= len(named)


def openly(form: Form, hidden: AbstractSet[str]) -> object:
    """What all may see of a form: everything, or the answers that no look into a hand adds."""
    if not hidden:
        return form.spelled()
    return [answer for answer in form.answers() if hidden.isdisjoint(verb_of(word) for word in split(answer))]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_asked_openly_follows_from_what_all_can_see(name: str, seed: int) -> None:
    """Whatever is hidden from the table is dealt anew: the same is offered."""
    game, asked, rng = GAMES[name], set[str](), Random(seed)
    by_question = things_of(name).openly
    for match in decisions(begin(game, game.seat_counts[min(1, len(game.seat_counts) - 1)], seed, {}), seed):
        ask = match.ask
        assert ask is not None
        if ask.name not in by_question:
            continue
        asked.add(ask.name)
        other = match.imagine(None, rng).ask
        assert other is not None and other.name == ask.name
        hidden = set(by_question[ask.name])
        for seat in ask.waiting():
            assert openly(ask.form(seat), hidden) == openly(other.form(seat), hidden), ask.name
    assert asked or not by_question
