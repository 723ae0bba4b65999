"""Chapter 7: phase b, election of the Chief of Security."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from untot.kernel.rulebook import clause

ELECTION = [("chief_election",)]


def election(hall: str, badge: str = "red", **hands: str) -> Table:
    """These stand in the Security H.Q., and Red has the badge unless another is named."""
    return table(where={"security_hq": hall, "parking": "green.gunman"}, badge=badge, hands=hands, steps=ELECTION)


def chief(t: Table) -> tuple[str, bool]:
    """Who holds the badge, and whether he was elected this round."""
    view = t.seen_by(None).view()
    return t.g.colours[view["badge"]], view["chief_elected"]


@clause("MH-7.1")
def test_mh_7_1_those_in_the_security_hq_vote_on_the_chief() -> None:
    t = election("blue.pin_up yellow.pin_up yellow.gunman")
    assert (t.ask, t.asked, t.options("blue")) == ("vote_chief", ["blue", "yellow"], ["vote:blue", "vote:yellow"])
    assert t.refused("green", "vote:blue") == "MH-4.2"


@clause("MH-7.2")
def test_mh_7_2_a_single_colour_there_is_elected_without_a_vote() -> None:
    t = election("blue.pin_up blue.gunman", green="threat")
    assert t.ask is None and chief(t) == ("blue", True)


@clause("MH-7.3")
def test_mh_7_3_otherwise_the_window_is_held_and_then_the_vote() -> None:
    t = election("blue.pin_up yellow.pin_up", green="threat")
    assert (t.ask, t.asked) == ("play_threat", ["green"])
    t.answer("green", "pass")
    assert t.ask == "vote_chief"


@clause("MH-7.4")
def test_mh_7_4_the_chosen_player_takes_the_badge_at_once() -> None:
    t = election("blue.pin_up yellow.gunman").vote(blue="blue", yellow="yellow")
    assert chief(t) == ("yellow", True) and t.told("chief_elected") == [{"player": "yellow"}]


@clause("MH-7.5")
def test_mh_7_5_a_chief_chosen_again_counts_as_elected() -> None:
    t = election("blue.pin_up yellow.gunman", badge="yellow").vote(blue="blue", yellow="yellow")
    assert chief(t) == ("yellow", True)


@clause("MH-7.6")
def test_mh_7_6_an_empty_hq_leaves_the_old_chief_in_office_unelected() -> None:
    t = election("", badge="blue")
    assert t.ask is None and chief(t) == ("blue", False)
    assert t.told("nobody_there") == [{"kind": "chief", "location": "security_hq"}]


@clause("MH-7.7")
def test_mh_7_7_a_tied_revote_leaves_the_old_chief_in_office_unelected() -> None:
    t = election("blue.pin_up yellow.pin_up", badge="blue").vote(blue="blue", yellow="yellow")
    t.vote(red="blue", blue="blue", yellow="yellow", green="yellow")
    assert chief(t) == ("blue", False)
    assert t.told("nobody_chosen") == [{"kind": "chief", "colours": ["blue", "yellow"]}]


@clause("MH-7.8")
def test_mh_7_8_an_overrun_hq_elects_nobody_in_any_later_round() -> None:
    t = table(where={"parking": "red.pin_up"}, closed="cachou security_hq", badge="blue", steps=ELECTION * 2)
    assert t.ask is None and chief(t) == ("blue", False) and len(t.told("nobody_there")) == 2


@clause("MH-7.9")
def test_mh_7_9_an_eliminated_badge_holder_keeps_it_until_somebody_is_elected() -> None:
    nobody = table(where={"parking": "red.pin_up"}, eliminated={"green": 1}, round_=3, badge="green", steps=ELECTION)
    assert chief(nobody) == ("green", False)
    red = table(where={"security_hq": "red.pin_up"}, eliminated={"green": 1}, round_=3, badge="green", steps=ELECTION)
    assert chief(red) == ("red", True)
