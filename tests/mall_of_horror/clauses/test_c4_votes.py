"""Chapter 4: votes."""

from __future__ import annotations

import pytest

from tests.mall_of_horror.table import Table, table
from untot.kernel.errors import Refused
from untot.kernel.rulebook import clause

TRUCK = [("vote", "truck", "parking")]
CHIEF = [("vote", "chief", "security_hq")]


def weights(t: Table) -> dict[str, int]:
    """What everybody at the table is told about the votes of each voter."""
    shown: dict[str, int] = t.seen_by(None).view()["vote"]["weights"]
    return shown


def truck_vote(parking: str, **others: str) -> Table:
    return table(where={"parking": parking} | others, steps=TRUCK)


def tied_truck_vote() -> Table:
    """Red and Blue have a character each in Parking and name each other; the re-vote is open."""
    t = truck_vote("red.pin_up blue.pin_up", supermarket="yellow.pin_up green.pin_up")
    return t.vote(red="blue", blue="red")


def victim_vote(hidden: str, chance: list[int] | None = None) -> Table:
    """A vote in Megatoys: three of Red's characters against Blue's Gunman (2 votes) and Yellow's Pin-Up (1)."""
    return table(
        where={"megatoys": "red.pin_up red.tough_guy red.gunman blue.gunman yellow.pin_up", "parking": "green.pin_up"},
        elsewhere=("supermarket", 5), zombies={"megatoys": 9}, hidden=hidden,
        steps=[("attack_location", "megatoys")], chance=chance,
    )  # fmt: skip


def victim_tied_twice(number: int) -> Table:
    """Red hides his Gunman and is tied with Blue in the vote and in the re-vote; then chance says this number."""
    t = victim_vote(hidden="red.gunman", chance=[number]).vote(red="blue", blue="red", yellow="yellow")
    return t.vote(red="blue", blue="red", yellow="red", green="blue")


# -- who votes, for whom, with how much -------------------------------------------------------------------------


@clause("MH-4.1")
def test_mh_4_1_the_three_votes_are_on_searcher_chief_and_victim() -> None:
    truck = truck_vote("red.gunman blue.pin_up").vote(red="red", blue="blue")
    assert (truck.ask, truck.asked) == ("divide_loot", ["red"])
    chief = table(where={"security_hq": "red.gunman blue.pin_up"}, steps=CHIEF).vote(red="red", blue="blue")
    assert chief.told("chief_elected") == [{"player": "red"}]
    crowd = {"megatoys": "red.gunman red.pin_up blue.pin_up"}
    victim = table(where=crowd, zombies={"megatoys": 3}, steps=[("attack_location", "megatoys")])
    victim.vote(red="red", blue="blue")
    assert (victim.ask, victim.asked) == ("pick_victim", ["red"])


@clause("MH-4.2")
def test_mh_4_2_only_players_with_an_unhidden_character_there_vote_first() -> None:
    t = table(
        where={"megatoys": "red.pin_up blue.pin_up yellow.pin_up", "parking": "green.pin_up"}, hidden="yellow.pin_up",
        steps=[("vote", "victim", "megatoys")],
    )  # fmt: skip
    assert t.asked == ["red", "blue"]
    assert t.refused("green", "vote:red") == "MH-4.2"
    assert t.refused("yellow", "vote:red") == "MH-4.2"


@clause("MH-4.3")
def test_mh_4_3_only_colours_with_an_unhidden_character_there_can_be_named() -> None:
    t = table(
        where={"megatoys": "red.pin_up blue.pin_up yellow.pin_up", "parking": "green.pin_up"}, hidden="yellow.pin_up",
        steps=[("vote", "victim", "megatoys")],
    )  # fmt: skip
    assert t.options("red") == ["vote:red", "vote:blue"]
    assert t.refused("red", "vote:green") == "MH-4.3"
    assert t.refused("red", "vote:yellow") == "MH-4.3"


@clause("MH-4.4")
def test_mh_4_4_one_may_vote_for_oneself() -> None:
    t = truck_vote("red.pin_up blue.pin_up")
    assert "vote:red" in t.options("red")
    t.vote(red="red", blue="red")
    assert t.told("player_chosen") == [{"kind": "truck", "player": "red"}]


@clause("MH-4.5", "MH-4.6")
def test_mh_4_5_one_vote_for_each_unhidden_character_there_and_two_for_the_gunman() -> None:
    t = truck_vote("red.pin_up red.tough_guy blue.gunman yellow.gunman yellow.pin_up", restroom="red.gunman")
    assert weights(t) == {"red": 2, "blue": 2, "yellow": 3}


@clause("MH-4.5", "MH-4.6")
def test_mh_4_6_a_hidden_gunman_gives_none_of_his_two_votes() -> None:
    t = table(
        where={"megatoys": "red.gunman red.pin_up blue.gunman"}, hidden="red.gunman",
        steps=[("vote", "victim", "megatoys")],
    )  # fmt: skip
    assert weights(t) == {"red": 1, "blue": 2}


@clause("MH-4.7")
def test_mh_4_7_each_threat_of_a_voter_adds_one_vote() -> None:
    t = table(
        where={"parking": "red.pin_up blue.pin_up"}, hands={"red": "threat threat", "blue": "threat"},
        steps=[("truck_search",)],
    )  # fmt: skip
    t.answer("red", "play:threat").answer("red", "play:threat").answer("blue", "pass")
    assert weights(t) == {"red": 3, "blue": 1}


@clause("MH-4.8")
def test_mh_4_8_votes_cannot_be_split() -> None:
    t = truck_vote("red.pin_up red.gunman blue.pin_up")
    assert t.refused("red", "vote:red vote:blue") == "MH-4.8"
    t.vote(red="blue", blue="blue")
    assert t.ballot["totals"] == {"red": 0, "blue": 4}


# -- ballots ----------------------------------------------------------------------------------------------------


@clause("MH-4.9")
def test_mh_4_9_all_vote_at_once_and_all_ballots_turn_over_with_the_last() -> None:
    t = truck_vote("red.pin_up blue.pin_up yellow.pin_up")
    assert t.asked == ["red", "blue", "yellow"]
    t.vote(yellow="red", red="blue")
    assert t.told("ballots_revealed") == [] and t.asked == ["blue"]
    t.vote(blue="red")
    assert t.ballot["ballots"] == {"red": "blue", "blue": "red", "yellow": "red"}


@clause("MH-4.10")
def test_mh_4_10_a_ballot_is_final() -> None:
    t = truck_vote("red.pin_up blue.pin_up")
    t.vote(red="blue")
    assert t.refused("red", "vote:red") == "MH-4.10"
    assert t.refused("red", "vote:blue") == "MH-4.10"
    refusal = t.match.why_not_undo(t.seat("red"))
    assert refusal is not None and refusal.clause == "MH-17.5"


@clause("MH-4.11")
def test_mh_4_11_nobody_abstains_in_the_first_ballot() -> None:
    t = truck_vote("red.pin_up blue.pin_up")
    for empty in ("", "vote:", "pass"):
        assert t.refused("red", empty) == "MH-4.11"


@clause("MH-4.12")
def test_mh_4_12_until_the_reveal_all_see_who_has_voted_and_with_how_much_but_not_for_whom() -> None:
    messages = []
    for choice in ("red", "blue"):
        t = truck_vote("red.gunman blue.pin_up yellow.pin_up").vote(red=choice)
        messages.append([t.seen_by(colour).message() for colour in ("blue", "yellow", "green", None)])
    assert messages[0] == messages[1]
    for message in messages[0]:
        assert message["question"]["waiting"] == [1, 2]
        assert message["view"]["vote"]["weights"] == {"red": 2, "blue": 1, "yellow": 1}


@clause("MH-4.12", "MH-4.13")
def test_mh_4_13_after_the_reveal_ballots_votes_and_totals_are_open() -> None:
    t = truck_vote("red.gunman blue.pin_up").vote(red="red", blue="blue")
    (told,) = [event["args"] for event in t.seen_by(None).events() if event["event"] == "ballots_revealed"]
    assert told["ballots"] == {"red": "red", "blue": "blue"}
    assert told["weights"] == {"red": 2, "blue": 1} and told["totals"] == {"red": 2, "blue": 1}


@clause("MH-4.14")
def test_mh_4_14_the_colour_with_the_most_votes_is_chosen() -> None:
    t = truck_vote("red.pin_up red.tough_guy blue.pin_up yellow.gunman yellow.pin_up")
    t.vote(red="blue", blue="blue", yellow="red")
    assert t.told("player_chosen") == [] and t.ask == "revote_truck"
    t = truck_vote("red.pin_up red.tough_guy blue.pin_up yellow.pin_up yellow.tough_guy")
    t.vote(red="blue", blue="blue", yellow="red")
    assert t.told("player_chosen") == [{"kind": "truck", "player": "blue"}] and t.asked == ["blue"]


@clause("MH-4.15")
def test_mh_4_15_a_single_candidate_is_chosen_without_ballots() -> None:
    t = table(where={"parking": "red.pin_up red.gunman"}, steps=[("truck_search",)])
    assert t.told("chosen_without_vote") == [{"kind": "truck", "player": "red"}] and t.ask == "divide_loot"


@clause("MH-4.15")
def test_mh_4_15_a_single_colour_in_danger_has_no_ballot() -> None:
    t = table(
        where={"megatoys": "red.pin_up red.gunman"}, zombies={"megatoys": 2}, steps=[("attack_location", "megatoys")]
    )
    assert t.told("chosen_without_vote") == [{"kind": "victim", "player": "red"}] and t.ask == "pick_victim"


@clause("MH-4.16")
def test_mh_4_16_without_a_candidate_nobody_is_chosen() -> None:
    t = table(where={"restroom": "red.pin_up"}, steps=[("truck_search",)])
    assert t.ask is None and t.told("nobody_there") == [{"kind": "truck", "location": "parking"}]
    t = table(
        where={"restroom": "red.pin_up"}, hidden="red.pin_up", zombies={"restroom": 2},
        steps=[("attack_location", "restroom")],
    )  # fmt: skip
    assert t.ask is None and t.told("nobody_found") == [{"location": "restroom"}]


# -- the re-vote ------------------------------------------------------------------------------------------------


@clause("MH-4.17")
def test_mh_4_17_a_tie_is_voted_again_exactly_once() -> None:
    t = tied_truck_vote()
    assert t.ask == "revote_truck"
    t.vote(red="blue", blue="red", yellow="red", green="blue")
    assert t.ask is None and t.told("nobody_chosen") == [{"kind": "truck", "colours": ["red", "blue"]}]


@clause("MH-4.18")
def test_mh_4_18_only_the_tied_colours_stand_again() -> None:
    t = truck_vote("red.pin_up red.tough_guy blue.gunman yellow.pin_up", supermarket="green.pin_up")
    t.vote(red="blue", blue="red", yellow="yellow")
    assert t.told("vote_tied") == [{"kind": "truck", "colours": ["red", "blue"]}]
    assert t.options("yellow") == ["vote:red", "vote:blue"]
    assert t.refused("yellow", "vote:yellow") == "MH-4.18"


@clause("MH-4.19")
def test_mh_4_19_first_voters_vote_again_as_before_and_may_change_their_mind() -> None:
    t = truck_vote("red.gunman blue.pin_up blue.tough_guy", supermarket="yellow.pin_up green.pin_up")
    t.vote(red="red", blue="blue")
    assert weights(t) == {"red": 2, "blue": 2, "yellow": 1, "green": 1}
    t.vote(red="blue", blue="blue", yellow="red", green="red")
    assert t.told("player_chosen") == [{"kind": "truck", "player": "blue"}]


@clause("MH-4.20")
def test_mh_4_20_absent_and_eliminated_players_have_one_vote_in_the_revote() -> None:
    t = table(
        where={"parking": "red.gunman blue.gunman", "restroom": "yellow.pin_up yellow.gunman"},
        eliminated={"green": 1}, round_=3, steps=TRUCK,
    )  # fmt: skip
    assert t.asked == ["red", "blue"]
    t.vote(red="blue", blue="red")
    assert weights(t) == {"red": 2, "blue": 2, "yellow": 1, "green": 1}
    assert t.asked == ["red", "blue", "yellow", "green"]


@clause("MH-4.21")
def test_mh_4_21_wholly_hidden_one_has_no_vote_in_the_revote_either() -> None:
    t = table(
        where={"megatoys": "red.pin_up blue.pin_up yellow.gunman"}, hidden="yellow.gunman",
        steps=[("vote", "victim", "megatoys")],
    )  # fmt: skip
    t.vote(red="blue", blue="red")
    assert t.asked == ["red", "blue", "green"]
    assert t.refused("yellow", "vote:red") == "MH-4.21"


@clause("MH-4.21")
def test_mh_4_21_wholly_hidden_one_has_no_use_for_a_threat_but_with_one_unhidden_he_has() -> None:
    crowd = {"megatoys": "red.pin_up red.gunman blue.pin_up yellow.pin_up"}
    attack = [("attack_location", "megatoys")]
    hands = {"red": "threat"}
    t = table(where=crowd, zombies={"megatoys": 9}, hidden="red.pin_up red.gunman", hands=hands, steps=attack)
    assert t.refused("red", "play:threat") == "MH-5.11"
    t = table(where=crowd, zombies={"megatoys": 9}, hidden="red.pin_up", hands=hands, steps=attack)
    assert t.refused("red", "play:threat") is None


@clause("MH-4.22")
def test_mh_4_22_the_revote_is_secret_simultaneous_and_final() -> None:
    red, blue = tied_truck_vote().vote(yellow="red"), tied_truck_vote().vote(yellow="blue")
    assert red.seen_by("green").message() == blue.seen_by("green").message()
    assert red.asked == ["red", "blue", "green"] and red.refused("yellow", "vote:blue") == "MH-4.10"
    red.vote(green="red", blue="red", red="red")
    assert red.ballot["totals"] == {"red": 4, "blue": 0}


@clause("MH-4.23")
def test_mh_4_23_nobody_abstains_in_the_revote() -> None:
    t = tied_truck_vote()
    for empty in ("", "vote:", "pass"):
        assert t.refused("green", empty) == "MH-4.23"
    t.vote(red="blue", blue="red", yellow="red")
    assert t.asked == ["green"]


@clause("MH-4.25")
def test_mh_4_25_threats_count_again_in_the_revote() -> None:
    t = table(where={"parking": "red.pin_up blue.gunman"}, hands={"red": "threat"}, steps=[("truck_search",)])
    t.answer("red", "play:threat").vote(red="red", blue="blue")
    assert t.ask == "revote_truck" and weights(t)["red"] == 2


@clause("MH-4.27")
def test_mh_4_27_no_card_is_played_before_a_revote() -> None:
    t = table(
        where={"parking": "red.pin_up blue.pin_up"}, hands={"red": "threat", "blue": "threat"},
        steps=[("truck_search",)],
    )  # fmt: skip
    t.all_pass().vote(red="blue", blue="red")
    assert t.ask == "revote_truck"
    assert t.refused("red", "play:threat") == "MH-4.27"


# -- the second tie ---------------------------------------------------------------------------------------------


@clause("MH-4.29")
def test_mh_4_29_after_a_second_tie_nobody_searches() -> None:
    t = tied_truck_vote().vote(red="blue", blue="red", yellow="red", green="blue")
    assert t.clauses_of("nobody_chosen") == ["MH-4.29"] and t.told("truck_searched") == []


@clause("MH-4.30")
def test_mh_4_30_after_a_second_tie_nobody_is_elected() -> None:
    t = table(where={"security_hq": "red.pin_up blue.pin_up"}, steps=CHIEF)
    t.vote(red="blue", blue="red").vote(red="blue", blue="red", yellow="red", green="blue")
    assert t.clauses_of("nobody_chosen") == ["MH-4.30"]
    assert t.told("chief_elected") == [] and not t.g.chief_elected


@clause("MH-4.31", "MH-4.36")
def test_mh_4_31_after_a_second_tie_a_victim_is_drawn_in_the_open_and_its_owner_is_not_asked() -> None:
    t = victim_tied_twice(1)
    drawn = {"colours": ["red", "blue"], "characters": ["red.pin_up", "red.tough_guy", "blue.gunman"]}
    assert t.told("victim_drawn") == [drawn | {"character": "red.tough_guy"}]
    assert t.eaten == ["red.tough_guy"] and t.ask is None


@clause("MH-4.32")
@pytest.mark.parametrize(("number", "victim"), [(0, "red.pin_up"), (1, "red.tough_guy"), (2, "blue.gunman")])
def test_mh_4_32_only_unhidden_characters_of_the_tied_colours_are_in_the_draw(number: int, victim: str) -> None:
    t = victim_tied_twice(number)
    assert victim not in t.g.where and "red.gunman" in t.g.where and "yellow.pin_up" in t.g.where


@clause("MH-4.34")
def test_mh_4_34_the_owner_picks_which_of_his_unhidden_characters_there_is_eaten() -> None:
    t = victim_vote(hidden="red.tough_guy").vote(red="red", blue="red", yellow="red")
    assert (t.asked, t.options("red")) == (["red"], ["victim:red.pin_up", "victim:red.gunman"])
    t.answer("red", "victim:red.gunman")
    assert t.eaten == ["red.gunman"]


@clause("MH-4.34")
def test_mh_4_34_nobody_offers_a_stranger_somebody_elsewhere_or_a_hidden_one() -> None:
    t = table(
        "red blue yellow", hidden="red.tough_guy", zombies={"megatoys": 6}, steps=[("attack_location", "megatoys")],
        where={"megatoys": "red.pin_up red.gunman red.tough_guy blue.pin_up", "parking": "red.little_girl"},
    )  # fmt: skip
    t.vote(red="red", blue="red")
    assert t.refused("red", "victim:blue.pin_up") == t.refused("blue", "victim:red.pin_up") == "MH-4.34"
    assert t.refused("red", "victim:red.little_girl") == "MH-4.34"
    assert t.refused("red", "victim:red.tough_guy") == "MH-12.21"


@clause("MH-4.35")
def test_mh_4_35_in_an_election_no_character_is_picked() -> None:
    t = table(where={"security_hq": "red.gunman red.pin_up blue.pin_up"}, badge="blue", steps=CHIEF)
    t.vote(red="red", blue="blue")
    assert t.ask is None and t.g.badge == t.seat("red")
    assert t.at("security_hq") == ["red.gunman", "red.pin_up", "blue.pin_up"]


@clause("MH-4.3")
def test_mh_4_3_a_refused_ballot_changes_nothing_and_is_asked_again() -> None:
    t = truck_vote("red.pin_up blue.pin_up", restroom="green.pin_up")
    with pytest.raises(Refused):
        t.vote(red="green")
    assert t.asked == ["red", "blue"]
    t.vote(red="blue", blue="blue")
    assert t.told("player_chosen") == [{"kind": "truck", "player": "blue"}]
