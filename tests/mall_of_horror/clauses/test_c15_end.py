"""Chapter 15: end of the game and scoring."""

from __future__ import annotations

from typing import Any

from tests.mall_of_horror.table import Table, table
from untot.kernel.rulebook import clause


def last_meal(alive: dict[str, str], **position: Any) -> Table:
    """A red Gunman alone in the Restroom is eaten; these are the others who live."""
    where = {"restroom": "red.gunman", **alive}
    position = {"steps": [("attack_location", "restroom")]} | position
    return table(where=where, zombies={"restroom": 1} | position.pop("zombies", {}), **position)


def finished(where: dict[str, str], hands: dict[str, str] | None = None, **position: Any) -> Table:
    """The late check of the end, which counts this position."""
    return table(where=where, hands=hands, steps=[("end_of_round",)], end_check="end_of_round", **position)


def winners(t: Table) -> list[str]:
    assert t.g.result is not None, "the game goes on"
    return [t.g.colours[seat] for seat in t.g.result.winners]


def scores(t: Table) -> dict[str, int]:
    assert t.g.result is not None, "the game goes on"
    return dict(zip(t.g.colours, t.g.result.scores, strict=True))


FIVE = {"megatoys": "red.pin_up blue.pin_up", "supermarket": "yellow.pin_up green.pin_up blue.gunman"}
FOUR = {"megatoys": "red.pin_up blue.pin_up", "supermarket": "yellow.pin_up green.pin_up"}


# -- when it ends -----------------------------------------------------------------------------------------------


@clause("MH-15.1")
def test_mh_15_1_the_game_ends_when_all_stand_in_one_location_other_than_parking() -> None:
    t = last_meal({"megatoys": "red.pin_up blue.pin_up blue.gunman yellow.pin_up green.pin_up"})
    assert t.g.result is not None and t.g.result.reason == "all_together"
    assert t.clauses_of("game_ended") == ["MH-15.1"]


@clause("MH-15.2")
def test_mh_15_2_the_game_ends_with_four_survivors() -> None:
    assert last_meal(FIVE).g.result is None
    t = last_meal(FOUR)
    assert t.g.result is not None and t.g.result.reason == "few_left" and t.clauses_of("game_ended") == ["MH-15.2"]


@clause("MH-15.3")
def test_mh_15_3_with_six_players_the_game_ends_with_six_survivors() -> None:
    six = {"players": "red blue yellow green brown black"}
    seven = last_meal({**FIVE, "parking": "brown.pin_up black.pin_up"}, **six)
    t = last_meal({**FIVE, "parking": "brown.pin_up"}, **six)
    assert seven.g.result is None and t.g.result is not None and t.clauses_of("game_ended") == ["MH-15.3"]


@clause("MH-15.4")
def test_mh_15_4_both_conditions_are_checked_after_every_single_move() -> None:
    crowd = "blue.pin_up blue.gunman yellow.pin_up green.pin_up"
    t = table(
        where={"supermarket": crowd, "restroom": "red.pin_up"}, destinations={"red": "supermarket", "blue": "megatoys"},
        steps=[("arrival_and_moves",)],
    )  # fmt: skip
    assert t.refused("blue", "demand:end") == "MH-15.4"
    t.answer("red", "move:red.pin_up go:supermarket")
    assert t.g.result is not None and t.g.result.reason == "all_together" and t.ask is None


@clause("MH-15.4")
def test_mh_15_4_the_conditions_are_checked_after_every_removal() -> None:
    t = table(where={**FOUR, "parking": "red.gunman"}, zombies={"parking": 1}, steps=[("attack_location", "parking")])
    assert t.eaten == ["red.gunman"] and t.g.result is not None


@clause("MH-15.5")
def test_mh_15_5_the_game_ends_at_once_and_nothing_pending_takes_place() -> None:
    steps = [("attack_location", "restroom"), ("attack_location", "megatoys"), ("end_of_round",), ("round",)]
    t = last_meal(FOUR, zombies={"megatoys": 9}, steps=steps)
    assert t.match.is_over and t.g.agenda == [] and t.eaten == ["red.gunman"]
    assert t.told("round_began") == t.told("player_eliminated") == []


@clause("MH-15.6")
def test_mh_15_6_by_option_the_end_is_checked_only_after_location_6() -> None:
    t = last_meal(FOUR, end_check="end_of_round", steps=[("attack",), ("end_of_round",)], zombies={"supermarket": 9})
    assert t.eaten == ["red.gunman"] and t.g.result is None and t.asked == ["yellow", "green"]
    assert last_meal(FOUR).match.is_over and last_meal(FOUR).g.result is not None
    t.vote(yellow="green", green="green")
    assert t.eaten == ["red.gunman", "green.pin_up"] and t.g.result is not None


@clause("MH-15.7")
def test_mh_15_7_all_together_in_parking_do_not_end_the_game() -> None:
    crowd = "red.pin_up blue.pin_up blue.gunman yellow.pin_up green.pin_up"
    t = last_meal({"parking": crowd}, steps=[("attack_location", "restroom"), ("truck_search",)])
    assert t.eaten == ["red.gunman"] and t.g.result is None and t.ask == "vote_truck"
    assert t.answer("red", "vote:red").refused("red", "demand:end") == "MH-15.7"
    assert last_meal({"supermarket": crowd}).g.result is not None


# -- who wins ---------------------------------------------------------------------------------------------------


@clause("MH-15.8")
def test_mh_15_8_the_score_is_the_sum_of_the_points_of_the_living() -> None:
    t = finished({"megatoys": "red.pin_up red.gunman", "supermarket": "blue.tough_guy yellow.little_girl"})
    assert scores(t) == {"red": 10, "blue": 5, "yellow": 1, "green": 0}
    assert t.told("scored") == [{"scores": scores(t)}]


@clause("MH-15.9")
def test_mh_15_9_the_highest_score_wins() -> None:
    t = finished({"megatoys": "red.pin_up blue.tough_guy", "supermarket": "yellow.gunman"}, {"yellow": "threat"})
    assert winners(t) == ["red"] and t.told("won") == [{"players": ["red"]}]


@clause("MH-15.10")
def test_mh_15_10_points_decide_and_not_the_number_saved() -> None:
    assert winners(finished({"megatoys": "red.gunman red.little_girl", "supermarket": "blue.pin_up"})) == ["blue"]


@clause("MH-15.11")
def test_mh_15_11_on_equal_scores_more_cards_in_hand_win() -> None:
    alive = {"megatoys": "red.pin_up blue.pin_up", "supermarket": "yellow.gunman"}
    hands = {"red": "threat", "blue": "threat sprint", "yellow": "threat sprint pistol"}
    assert winners(finished(alive, hands)) == ["blue"]


@clause("MH-15.12")
def test_mh_15_12_players_still_equal_share_the_victory() -> None:
    hands = {"red": "threat", "blue": "pistol"}
    assert winners(finished({"megatoys": "red.pin_up", "supermarket": "blue.pin_up"}, hands)) == ["red", "blue"]


@clause("MH-15.13")
def test_mh_15_13_at_the_end_all_hands_are_shown() -> None:
    t = finished({"megatoys": "red.pin_up", "supermarket": "blue.pin_up"}, {"red": "threat", "green": "pistol sprint"})
    hands = {"red": ["threat"], "blue": [], "yellow": [], "green": ["pistol", "sprint"]}
    assert t.seen_by(None).view()["hands"] == hands and t.told("hands_shown") == [{"hands": hands}]


@clause("MH-15.14")
def test_mh_15_14_if_nobody_is_alive_the_cards_decide_among_all() -> None:
    t = finished({}, {"red": "threat", "green": "pistol sprint"}, eliminated={"green": 1}, round_=3)
    assert set(scores(t).values()) == {0} and winners(t) == ["green"]
