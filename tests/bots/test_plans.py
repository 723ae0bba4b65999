"""Plans: what would be answered without thinking stands until something else has turned out clearly better."""

from __future__ import annotations

import pytest

from tests.bots.test_search import ToTheEnd, Watch
from tests.zombicide.table import Table, table
from tests.zombicide.test_bot_matches import moments, twin
from untot.bots import make_bot
from untot.bots.bot import weighed
from untot.bots.bound import Bound
from untot.bots.plans import FEWEST, Plans, is_worth_it, may_be_worth_it
from untot.kernel.seeing import Seen


def last_token() -> Table:
    """Amy stands where the last token of mission 10 lies; taking it is the victory."""
    tokens = [token.zone for token in table("10", who={"amy": "S21"}).g.objectives]
    return table("10", who={"amy": tokens[-1]}, taken=" ".join(tokens[:-1]), turn="amy", deck="pan " * 9)


def planned(seen: Seen, standard: str, bound: Bound) -> Plans:
    return Plans(seen, None, standard, 1, bound)


def test_what_wins_the_match_is_found_whatever_was_meant_to_be_done() -> None:
    t = last_token()
    plans = planned(Seen(t.match, 0), "end_turn", ToTheEnd(FEWEST))
    assert plans.best().startswith("take") and plans.worlds == FEWEST


def test_what_wins_the_match_is_not_given_up_for_anything() -> None:
    t = last_token()
    take = next(answer for answer in weighed(t.match, 0, None) if answer.startswith("take"))
    assert planned(Seen(t.match, 0), take, ToTheEnd(FEWEST)).best() == take


def test_every_answer_is_followed_in_the_same_worlds() -> None:
    for number, (match, seat) in enumerate(moments("00", seed=3, most=60)):
        plans = planned(Seen(match, seat), "", ToTheEnd(0))
        if number % 10 or len(plans.gains) < 2:
            continue
        plans.standard = next(iter(plans.gains))
        plans.gains = {plans.standard: [], **plans.gains}
        assert plans._compare() and plans.gains[plans.standard] == [0.0], "the same answer, the same luck"
        return
    pytest.fail("nobody ever had a choice")


@pytest.mark.parametrize("milliseconds", [0, 5, 100])
def test_time_is_looked_at_before_every_answer_and_never_exceeded(milliseconds: int) -> None:
    match, seat = next(iter(moments("00", seed=3)))
    watch = Watch()
    standard = make_bot("careful", 1).answer(Seen(match, seat))
    plans = planned(Seen(match, seat), standard, Bound(milliseconds / 1000, None, watch))
    found = plans.best()
    assert watch.milliseconds <= milliseconds + 3
    assert found == standard or plans.worlds >= FEWEST, "who had no time to think does as he would without"


def test_without_any_time_the_search_plays_as_the_careful_bot() -> None:
    for match, seat in moments("02", seed=3, most=40):
        seen = Seen(match, seat)
        assert make_bot("search", 7, 0.0).answer(seen) == make_bot("careful", 7).answer(seen)


def test_what_comes_of_plans_does_not_depend_on_what_is_hidden() -> None:
    compared = 0
    for number, (match, seat) in enumerate(moments("00", seed=3, most=60)):
        plans = [planned(seen, "", ToTheEnd(2)) for seen in (twin(match, seat, 1), twin(match, seat, 2))]
        if number % 10 or not plans[0].gains:
            continue
        for each in plans:
            each.standard = next(iter(each.gains))
            each._compare()
        assert plans[0].gains == plans[1].gains
        compared += 1
    assert compared


def test_plans_change_nothing_in_the_match() -> None:
    match, seat = next(iter(moments("00", seed=3)))
    before = match.fork()
    make_bot("search", 1, 60.0, iterations=2).answer(Seen(match, seat))
    assert match.is_like(before)


def test_a_gain_must_be_worth_it_and_clear() -> None:
    assert is_worth_it([0.1, 0.11, 0.09, 0.1], 0.02)
    assert not is_worth_it([0.005, 0.004, 0.006, 0.005], 0.02), "clear, but not worth it"
    assert is_worth_it([0.025, 0.03, 0.02, 0.025], 0.005), "but where there are many turns"
    assert not is_worth_it([0.9, -0.5, 0.3, -0.4], 0.02), "much, but not clear"


def test_what_cannot_come_to_anything_is_given_up_after_a_glance() -> None:
    assert not may_be_worth_it([0.0, 0.0], 0.02) and not may_be_worth_it([-0.3, -0.2], 0.02)
    assert may_be_worth_it([0.3, -0.2], 0.02) and may_be_worth_it([0.05, 0.04], 0.02)
