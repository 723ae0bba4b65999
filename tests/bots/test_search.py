"""The search: its bounds, its tree, and that it looks before it leaps."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.bots.positions import begin, moments
from tests.mall_of_horror.table import table
from untot.bots.bound import Bound
from untot.bots.search import Search, SearchBot
from untot.bots.tree import Node, Path
from untot.kernel.match import Match
from untot.kernel.rulebook import clause
from untot.kernel.seeing import Seen


class Watch:
    """A clock that goes on by a millisecond whenever somebody looks at it."""

    def __init__(self) -> None:
        self.milliseconds = 0

    def __call__(self) -> float:
        self.milliseconds += 1
        return self.milliseconds / 1000


class ToTheEnd(Bound):
    """So many iterations, whatever has come of them."""

    def __init__(self, iterations: int) -> None:
        super().__init__(1e9, iterations, Watch())

    def is_reached(self, iterations: int, lead: int) -> bool:
        return super().is_reached(iterations, 0)


def some_moment() -> Seen:
    match, seat = next(islice(moments(seed=8), 40, None))
    return Seen(match, seat)


def test_the_search_stops_after_so_many_iterations() -> None:
    search = Search(some_moment(), None, 1, ToTheEnd(12))
    assert search.best() and search.iterations == 12


def test_the_search_stops_where_what_is_left_cannot_change_the_answer() -> None:
    """It gives the same answers as one that goes on to the end."""
    spared = 0
    for number in range(20, 60, 4):
        match, seat = next(islice(moments(seed=8), number, None))
        searches = [Search(Seen(match, seat), None, 1, bound) for bound in (Bound(1e9, 30, Watch()), ToTheEnd(30))]
        assert searches[0].best() == searches[1].best()
        spared += searches[1].iterations - searches[0].iterations
    assert spared > 0


def test_nor_does_it_use_time_that_cannot_change_the_answer() -> None:
    """At the pace so far, nothing could overtake what is best."""
    watch = Watch()
    search = Search(some_moment(), None, 1, Bound(5, None, watch))
    assert search.best() and watch.milliseconds < 4000
    assert Bound(1, None, lambda: 0.0).is_reached(10, 1000) is False, "no time has passed: there is no pace yet"


@pytest.mark.parametrize("milliseconds", [10, 100, 1000])
def test_time_is_looked_at_before_every_answer_and_never_exceeded(milliseconds: int) -> None:
    watch = Watch()
    search = Search(some_moment(), None, 1, Bound(milliseconds / 1000, None, watch))
    assert search.best()
    assert watch.milliseconds <= milliseconds + 2, "the trial that runs out of time is broken off at once"


def test_without_any_time_the_most_sensible_answer_is_given() -> None:
    seen = some_moment()
    assert SearchBot(1, 0.0).answer(seen) in seen.ask().answers(seen.seat)  # type: ignore[union-attr, arg-type]


@clause("MH-17.7")
def test_mh_17_7_in_live_play_every_decision_takes_its_full_time() -> None:
    seen = table(where={"restroom": "red.pin_up"}, destinations={"red": "parking"}, steps=[("move_character", 0)])
    waits: list[float] = []
    bot = SearchBot(1, 0.5, constant_time=True, clock=lambda: 0.0, wait=waits.append)
    assert bot.answer(seen.seen_by("red")) == "move:red.pin_up go:parking", (
        "the only answer, for which there is no need to think"
    )
    assert waits == [0.5]


def test_elsewhere_nobody_waits() -> None:
    waits: list[float] = []
    SearchBot(1, 0.5, iterations=2, wait=waits.append).answer(some_moment())
    assert waits == []


def test_the_answer_to_a_sealed_question_is_known_to_others_when_all_are_in() -> None:
    t = table(
        where={"restroom": "red.pin_up blue.pin_up", "megatoys": "yellow.pin_up green.pin_up"},
        elsewhere=("supermarket", 5),
        steps=[("vote", "victim", "restroom")],
    )
    match = t.match.fork(tracked=False)
    path = Path(match)
    path.push(match, 0, "vote:blue")
    assert path.info_set(0) == (0, (), ("vote:blue",))
    assert path.info_set(1) == (1, (), ())
    path.push(match, 1, "vote:red")
    assert path.info_set(2) == (2, ("0 vote:blue", "1 vote:red"), ())


def test_a_destination_is_known_to_others_when_the_wheels_turn() -> None:
    t = table(
        where={"restroom": "red.pin_up blue.pin_up", "megatoys": "yellow.pin_up"},
        elsewhere=("supermarket", 5),
        eliminated={"green": 1},
        round_=2,
        steps=[("choose_destinations",), ("arrival_and_moves",)],
    )
    match = t.match.fork(tracked=False)
    path = Path(match)
    for seat in range(3):
        assert match.ask is not None
        path.push(match, seat, match.ask.answers(seat)[0])
    assert match.ask is not None and match.ask.name == "place_revenge_zombie"
    assert path.info_set(3) == (3, (), ())
    path.push(match, 3, match.ask.answers(3)[0])
    assert len(path.info_set(3)[1]) == 4


def test_a_node_tries_what_is_likely_first_and_then_what_turned_out_well() -> None:
    node = Node(0)
    node.offer({"a": 6.0, "b": 4.0, "c": 0.0})
    assert node.select(["a", "b"], 1.0) == "a"
    node.learn("a", 0.0)
    assert node.select(["a", "b"], 1.0) == "b"
    node.learn("b", 1.0)
    assert node.select(["a", "b"], 0.0) == "b"
    assert node.select(["a"], 0.0) == "a", "only what is possible in this imagined match"
    assert not node.knows(["a", "d"])


def test_every_answer_is_tried_in_the_same_imagined_matches() -> None:
    """The k-th trial of each answer starts from the k-th world, so that luck does not decide between answers."""
    search = Search(some_moment(), None, 1, ToTheEnd(40))
    search.best()
    visits = [edge.visits for edge in search._root.edges.values()]
    assert sum(visits) == 40 and len(search._worlds) == max(visits)


def test_the_search_plays_the_card_that_saves_its_own() -> None:
    t = table(
        where={"restroom": "red.pin_up blue.gunman yellow.gunman", "megatoys": "red.tough_guy green.pin_up"},
        elsewhere=("supermarket", 3),
        zombies={"restroom": 3},
        hands={"red": "pistol"},
        steps=[("attack_location", "restroom"), ("end_of_round",)],
    )
    assert SearchBot(1, 60.0, iterations=60).answer(t.seen_by("red")) == "play:pistol"


def test_the_matches_it_thinks_in_are_its_own() -> None:
    match = begin(seed=5)
    before: Match = match.fork()
    SearchBot(1, 60.0, iterations=5).answer(Seen(match, 0))
    assert match.is_like(before)
