"""Chapter 7: phase b, election of the Chief of Security."""

from __future__ import annotations

from untot.games.mall_of_horror.facts import colour_of
from untot.games.mall_of_horror.pieces import SECURITY_HQ
from untot.games.mall_of_horror.rules.c3_round import enter_phase
from untot.games.mall_of_horror.rules.c4_votes import elect_at
from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


@clause("MH-7.1", "MH-7.2", "MH-7.3", "MH-7.6", "MH-7.8", "MH-7.9", "MH-2.21")
def chief_election(g: MallState) -> None:
    """Those in the Security H.Q. elect the Chief; if nobody is there, the old one keeps the badge, unelected."""
    enter_phase(g, "chief_election", "MH-7.1")
    elect_at(g, "chief", SECURITY_HQ, "chief_window")


@clause("MH-7.4", "MH-7.5", "MH-3.3")
def take_badge(g: MallState, seat: Seat) -> None:
    """The chosen player takes the badge and is elected this round, the old Chief too; from now on he is first."""
    g.badge = seat
    g.chief_elected = True
    g.tell("chief_elected", "MH-7.4", player=colour_of(g, seat))
