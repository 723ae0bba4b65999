"""Bots aim like people: some tries in the mind, then a hand that trembles as much as its level says."""

from __future__ import annotations

from random import Random
from statistics import mean, stdev

import pytest

from tests.flick_em_up.table import Place, table
from untot.bots import levels_of, make_bot
from untot.bots.aiming import Tries, aimed
from untot.games.flick_em_up import GAME
from untot.games.flick_em_up.bot.hands import HANDS, shaken, ways, with_numbers, worth
from untot.kernel.aiming import Hand
from untot.kernel.rulebook import clause
from untot.kernel.seeing import Seen
from untot.kernel.words import numbers_in
from untot.worlds import StandIn

MOVE = "move direction=900 power=50 offset=0"
TOWN: dict[str, Place] = {"s1": (0, 0), "z1a": (35, 150)}
RIFLE = "shoot:rifle side:right arc:0-1350 direction=900 power=50"


def errors(hand: Hand, answer: str = MOVE, aim_jitter: str = "off") -> tuple[list[float], list[float]]:
    """Of many flicks: how many degrees off, and by how much per cent too fast."""
    t = table({"s1": (0, 0)}, active="s1", carry={"s1": "rifle"}, aim_jitter=aim_jitter)
    assert t.match.ask is not None
    tremble, off, faster = Random(1), [], []
    for _ in range(600):
        given = numbers_in(shaken(t.g, t.match.ask, 0, answer, hand, tremble))
        off.append((given["direction"] - 900) / 10)
        faster.append((given["power"] - 50) * 25 / (300 + 50 * 25) * 100)
    return off, faster


@clause("FL-5.12")
@pytest.mark.parametrize("level", HANDS)
def test_fl_5_12_a_hand_errs_as_much_as_its_level_says(level: str) -> None:
    hand = HANDS[level]
    off, faster = errors(hand)
    assert abs(mean(off)) < 0.1 * hand.turn / 100 + 0.1
    assert stdev(off) == pytest.approx(hand.turn / 100, rel=0.12)
    assert stdev(faster) == pytest.approx(hand.per_cent, rel=0.2)


@clause("FL-5.12")
def test_fl_5_12_the_levels_are_those_of_the_catalogue() -> None:
    assert [(hand.turn, hand.per_cent) for hand in HANDS.values()] == [(600, 15), (300, 8), (200, 5), (120, 3)]
    assert levels_of(GAME) == ("random", "easy", "careful", "hard", "search")


@clause("FL-5.12")
def test_fl_5_12_the_jitter_of_the_table_is_part_of_the_error_and_not_added_to_it() -> None:
    off, _ = errors(HANDS["hard"], aim_jitter="light")
    assert stdev(off) == pytest.approx((2.0**2 - 1.5**2) ** 0.5, rel=0.12)
    assert set(errors(HANDS["search"], aim_jitter="light")[0]) == {0.0}, "the table trembles more than this hand"


@clause("FL-5.12", "FL-5.10")
def test_fl_5_12_a_rifle_shot_has_only_the_error_of_its_speed() -> None:
    off, faster = errors(HANDS["easy"], RIFLE)
    assert set(off) == {0.0} and len(set(faster)) > 5


@clause("FL-5.13")
def test_fl_5_13_so_many_flicks_are_tried_and_never_with_the_noise_of_the_real_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert [hand.tries for hand in HANDS.values()] == [0, 6, 16, 40]
    tried: list[tuple[str, int | None]] = []
    t = table(TOWN, active="s1", aim_jitter="light")
    assert t.match.ask is not None
    assert len(ways(t.g, t.match.ask, 0, MOVE)) > 16 and ways(t.g, t.match.ask, 0, MOVE)[0] == MOVE

    def worse_and_worse(self: Tries, way: str, number: int | None = None) -> float:
        tried.append((way, number))
        return -len(tried)

    monkeypatch.setattr(Tries, "_worth", worse_and_worse)
    imagined = Seen(t.match, 0).imagine(Random(1))
    for level, count in (("easy", 0), ("careful", 6), ("hard", 16), ("search", 40)):
        tried.clear()
        given = aimed(imagined, 0, level, MOVE, Random(2))
        assert count - 3 <= len(tried) <= count and t.refused(given) is None
        exactly = [way for way, number in tried if number is None]
        again = [way for way, number in tried if number is not None]
        assert len(exactly) == count // 2 == len(set(exactly)) and set(again) <= set(exactly[:4]), "the best ones again"
    assert ways(t.g, t.match.ask, 0, "end") == [], "who does not flick does not aim"


@clause("FL-5.13")
def test_fl_5_13_a_try_in_the_mind_tells_a_hit_from_a_miss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("untot.games.flick_em_up.stand_in.FALLS", {"pistol": 1.0})
    monkeypatch.setattr("untot.bots.aiming.mind_of", lambda name: StandIn(Random(3)))
    t = table(TOWN, active="s1", aim_jitter="hand", scenario="1")
    hit = "shoot:pistol side:right direction=900 power=85 offset=0"
    miss = with_numbers(hit, direction=1100)
    imagined = Seen(t.match, 0).imagine(Random(1))
    assert Tries(imagined, 0, HANDS["careful"], Random(1), lambda: 0.0).best([miss, hit]) == hit
    assert imagined.state.options["aim_jitter"] == "hand", "the mind is steady, the table is not changed"


def test_who_has_no_time_left_takes_the_first_way() -> None:
    t = table(TOWN, active="s1")
    hours = iter(range(100))
    imagined = Seen(t.match, 0).imagine(Random(1))
    in_a_hurry = Tries(imagined, 0, HANDS["hard"], Random(1), lambda: 3600.0 * next(hours))
    assert in_a_hurry.best([MOVE, "end"]) == MOVE


@clause("FL-5.13")
def test_fl_5_13_what_succeeds_only_by_a_hair_is_nothing_for_a_hand_that_trembles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Aimed exactly the narrow way is a little better; with the errors of the own hand the broad one is."""
    monkeypatch.setattr(
        Tries, "_worth", lambda self, way, number=None: {MOVE: 1.0 if number is None else -1.0}.get(way, 0.9)
    )
    t = table(TOWN, active="s1", aim_jitter="light")
    imagined = Seen(t.match, 0).imagine(Random(1))
    broad = with_numbers(MOVE, power=40)
    assert Tries(imagined, 0, HANDS["careful"], Random(1), lambda: 0.0).best([MOVE, broad]) == broad


def test_a_place_is_worth_more_near_a_wish_and_away_from_zombies() -> None:
    at_door: dict[str, Place] = {"school": (0, 0), "s1": (0, 90)}
    far: dict[str, Place] = {"school": (0, 0), "s1": (0, 400)}
    near, away = (table(at, active="s1", chips={"school": "key"}) for at in (at_door, far))
    bitten = table({**at_door, "z1a": (60, 90)}, active="s1", actions=0, chips={"school": "key"}, steps=())
    safe = table(at_door, active="s1", actions=0, chips={"school": "key"}, steps=())
    bitten.g.activation.noise = safe.g.activation.noise = "quiet"  # type: ignore[union-attr]  # they are active
    assert worth(near.g, 0) > worth(away.g, 0) and worth(safe.g, 0) > worth(bitten.g, 0)


@pytest.mark.parametrize("level", ["easy", "careful", "hard"])
def test_every_level_answers_something_legal(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("untot.bots.aiming.mind_of", lambda name: StandIn(Random(3)))
    t = table({**TOWN, "z2a": (-60, 90), "crate_1": (0, 60)}, active="s1", aim_jitter="light")
    for seed in range(10):
        assert t.refused(make_bot(level, seed).answer(Seen(t.match, 0))) is None
