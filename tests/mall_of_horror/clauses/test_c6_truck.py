"""Chapter 6: phase a, truck search."""

from __future__ import annotations

from typing import Any

from tests.mall_of_horror.table import Table, table
from untot.kernel.rulebook import clause

FOUR = "red blue yellow green"
SEARCH = [("truck_search",)]


def red_searches(deck: str, **hands: str) -> Table:
    """Red alone stands in Parking and searches."""
    where = {"parking": "red.pin_up", "restroom": "blue.pin_up", "supermarket": "yellow.pin_up green.pin_up"}
    return table(where=where, deck=deck, hands=hands, steps=SEARCH)


def secrets_of(t: Table, event: str, who: str | None) -> list[Any]:
    """What the events of this name show somebody of cards."""
    told = [e["args"] for e in t.seen_by(who).events() if e["event"] == event]
    return [args.get("card", args.get("cards")) for args in told]


@clause("MH-6.1")
def test_mh_6_1_an_empty_deck_skips_the_phase() -> None:
    t = table(
        where={"parking": "red.pin_up blue.pin_up", "security_hq": "red.gunman blue.gunman"}, deck="",
        hands={"red": "threat"}, steps=[*SEARCH, ("vote", "chief", "security_hq")],
    )  # fmt: skip
    assert t.ask == "vote_chief" and t.told("phase_began") == [] and t.told("window_opened") == []
    assert t.refused("red", "search") == t.refused("green", "search") == "MH-6.1"


@clause("MH-6.1")
def test_mh_6_1_a_single_card_in_the_deck_is_still_searched_for() -> None:
    assert red_searches("pistol").told("truck_searched") == [{"player": "red", "count": 1}]


@clause("MH-6.2")
def test_mh_6_2_with_nobody_in_parking_nobody_searches() -> None:
    t = table(where={"restroom": "red.pin_up blue.pin_up"}, hands={"red": "threat"}, steps=SEARCH)
    assert t.ask is None and t.told("nobody_there") == [{"kind": "truck", "location": "parking"}]
    assert t.told("truck_searched") == [] and len(t.g.deck) == 21


@clause("MH-6.3")
def test_mh_6_3_a_single_colour_in_parking_searches_without_a_vote() -> None:
    t = table(where={"parking": "blue.pin_up blue.gunman"}, hands=dict.fromkeys(FOUR.split(), "threat"), steps=SEARCH)
    assert (t.ask, t.asked) == ("divide_loot", ["blue"])


@clause("MH-6.4")
def test_mh_6_4_two_colours_in_parking_hold_the_window_and_then_vote() -> None:
    t = table(
        where={"parking": "blue.pin_up green.gunman", "restroom": "red.pin_up"}, hands={"red": "threat"}, steps=SEARCH
    )
    assert (t.ask, t.asked) == ("play_threat", ["red"])
    t.answer("red", "pass")
    assert (t.ask, t.asked) == ("vote_truck", ["blue", "green"])


@clause("MH-6.5")
def test_mh_6_5_the_searcher_alone_looks_at_the_top_three_cards() -> None:
    t = red_searches("threat pistol sprint shotgun")
    assert secrets_of(t, "truck_searched", "red") == [["threat", "pistol", "sprint"]]
    assert secrets_of(t, "truck_searched", "blue") == secrets_of(t, "truck_searched", None) == [None]
    loot = {who: t.seen_by(who).view()["loot"] for who in ("red", "blue", None)}
    assert loot == {"red": ["threat", "pistol", "sprint"], "blue": [], None: []}
    assert t.g.deck == ["shotgun"] and t.refused("blue", "keep:threat give:pistol to:red") == "MH-6.5"


@clause("MH-6.6")
def test_mh_6_6_one_is_kept_one_given_and_one_put_under_the_deck() -> None:
    t = red_searches("threat pistol sprint shotgun").answer("red", "keep:sprint give:threat to:blue")
    assert (t.hand("red"), t.hand("blue"), t.g.deck) == (["sprint"], ["threat"], ["shotgun", "pistol"])
    assert t.g.loot == []


@clause("MH-6.6")
def test_mh_6_6_nobody_keeps_two_gives_none_or_gives_what_he_has_not_drawn() -> None:
    t = red_searches("threat pistol sprint")
    for attempt in (
        "keep:threat keep:pistol",
        "keep:threat keep:pistol give:sprint to:blue",
        "keep:threat",
        "keep:threat to:blue",
        "keep:threat give:threat to:blue",
        "keep:threat give:shotgun to:blue",
        "keep:threat give:pistol",
    ):
        assert t.refused("red", attempt) == "MH-6.6"


@clause("MH-6.6")
def test_mh_6_6_of_two_equal_cards_one_may_be_kept_and_one_given() -> None:
    t = red_searches("threat threat sprint").answer("red", "keep:threat give:threat to:green")
    assert (t.hand("red"), t.hand("green"), t.g.deck) == (["threat"], ["threat"], ["sprint"])


@clause("MH-6.7")
def test_mh_6_7_any_other_player_can_receive_the_card_wherever_he_stands() -> None:
    t = red_searches("threat pistol sprint")
    receivers = {option.rpartition("to:")[2] for option in t.options("red")}
    assert receivers == {"blue", "yellow", "green"}
    assert t.refused("red", "keep:threat give:pistol to:red") == "MH-6.7"


@clause("MH-6.8")
def test_mh_6_8_an_eliminated_player_receives_nothing() -> None:
    t = table(
        where={"parking": "red.pin_up", "restroom": "blue.pin_up"}, eliminated={"green": 1}, round_=3, steps=SEARCH
    )
    assert t.refused("red", "keep:threat give:threat to:green") == "MH-6.8"
    assert not [option for option in t.options("red") if option.endswith("to:green")]


@clause("MH-6.10")
def test_mh_6_10_the_receiver_can_neither_refuse_nor_return_the_card() -> None:
    t = table(
        where={"parking": "red.pin_up", "security_hq": "blue.gunman green.gunman"}, deck="threat pistol sprint",
        steps=[*SEARCH, ("chief_election",)],
    )  # fmt: skip
    t.answer("red", "keep:sprint give:threat to:blue")
    assert t.hand("blue") == ["threat"] and t.refused("blue", "return:threat") == "MH-6.10"


@clause("MH-6.11")
def test_mh_6_11_all_see_who_receives_and_only_the_two_know_what() -> None:
    t = red_searches("threat pistol sprint shotgun").answer("red", "keep:sprint give:threat to:blue")
    assert t.told("card_given") == [{"player": "red", "receiver": "blue"}]
    assert {who: secrets_of(t, "card_given", who) for who in FOUR.split()} == {
        "red": ["threat"], "blue": ["threat"], "yellow": [None], "green": [None],
    }  # fmt: skip
    for event, card in (("card_kept", "sprint"), ("card_buried", "pistol")):
        assert [secrets_of(t, event, who) for who in ("red", "blue", None)] == [[card], [None], [None]]


@clause("MH-6.11")
def test_mh_6_11_the_searcher_remembers_his_gift_and_the_card_under_the_deck() -> None:
    t = red_searches("threat pistol sprint shotgun").answer("red", "keep:sprint give:threat to:blue")
    assert t.seen_by("red").view()["knows"] == {"gifts": [{"to": "blue", "card": "threat"}], "buried": ["pistol"]}
    assert t.seen_by("green").view()["knows"] == {"gifts": [], "buried": [None]}


@clause("MH-6.12")
def test_mh_6_12_of_the_last_two_cards_one_is_kept_and_one_given() -> None:
    t = red_searches("threat pistol").answer("red", "keep:pistol give:threat to:yellow")
    assert (t.hand("red"), t.hand("yellow"), t.g.deck) == (["pistol"], ["threat"], [])


@clause("MH-6.13")
def test_mh_6_13_the_last_card_is_kept_and_nobody_receives_one() -> None:
    t = red_searches("pistol")
    assert t.ask is None and t.hand("red") == ["pistol"] and t.g.deck == []
    assert t.told("card_given") == [] and t.clauses_of("forced") == ["MH-6.6"]


@clause("MH-6.14")
def test_mh_6_14_if_nobody_is_chosen_the_deck_stays_as_it_is() -> None:
    t = table(where={"parking": "red.pin_up blue.pin_up"}, deck="threat pistol sprint shotgun", steps=SEARCH)
    t.vote(red="red", blue="blue").vote(red="red", blue="blue", yellow="red", green="blue")
    assert t.ask is None and t.clauses_of("nobody_chosen") == ["MH-4.29"] and t.told("truck_searched") == []
    assert t.g.deck == ["threat", "pistol", "sprint", "shotgun"]


@clause("MH-6.15")
def test_mh_6_15_zombies_at_parking_neither_hinder_the_search_nor_attack() -> None:
    t = table(where={"parking": "red.pin_up"}, zombies={"parking": 9}, deck="threat pistol sprint", steps=SEARCH)
    t.answer("red", "keep:threat give:pistol to:blue")
    assert t.at("parking") == ["red.pin_up"] and t.g.zombies["parking"] == 9 and t.eaten == []


@clause("MH-6.16")
def test_mh_6_16_kept_and_given_cards_can_be_played_from_the_election_on() -> None:
    t = table(
        where={"parking": "red.pin_up", "security_hq": "blue.pin_up green.pin_up"}, deck="threat pistol threat",
        steps=[*SEARCH, ("chief_election",)],
    )  # fmt: skip
    t.answer("red", "keep:threat give:threat to:green")
    assert t.asked == ["red"] and t.options("red") == ["pass", "play:threat"]
    t.answer("red", "pass")
    assert t.asked == ["green"] and t.options("green") == ["pass", "play:threat"]


@clause("MH-6.17")
def test_mh_6_17_the_searcher_answers_once_for_all() -> None:
    t = red_searches("threat pistol sprint shotgun")
    assert "keep:threat give:pistol to:blue" in t.options("red") and t.hand("blue") == []
    assert t.seen_by("blue").view()["hand"] == [] and t.told("card_given") == []
    t.answer("red", "keep:threat give:pistol to:blue")
    assert t.ask is None and t.seen_by("blue").view()["hand"] == ["pistol"]
