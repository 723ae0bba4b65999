"""Elections, the truck and what is found in it."""

from __future__ import annotations

from untot.games.mall_of_horror.bot.standing import race
from untot.games.mall_of_horror.bot.worth import CARD_WORTH, CHIEF_WORTH, LOOK_WORTH, SEARCH_WORTH
from untot.games.mall_of_horror.facts import is_present, unhidden_at
from untot.games.mall_of_horror.pieces import OWNER_OF, Colour
from untot.games.mall_of_horror.rules.c4_votes import vote_weight
from untot.games.mall_of_horror.rules.c5_cards import location_of
from untot.games.mall_of_horror.state import MallState, Vote
from untot.kernel.asking import Ask
from untot.kernel.events import Seat

Gains = dict[str, float]
Trust = dict[Colour, float]

PRIZE = {"truck": SEARCH_WORTH, "chief": CHIEF_WORTH}
TRUST_IN_ELECTIONS = 0.4
TRUST_IN_GIFTS = 0.5
GRUDGE = 1.5


def gains_of_electing(g: MallState, ask: Ask, seat: Seat, trust: Trust) -> Gains:
    """Oneself first, else whoever has the least prospects or has earned trust."""
    vote = g.vote
    assert vote is not None
    stake, prize = race(g).stakes[g.colours[seat]], PRIZE[vote.kind]
    return {
        f"vote:{colour}": prize * stake[colour] + TRUST_IN_ELECTIONS * trust.get(colour, 0.0)
        for colour in vote.candidates
    }


def gains_of_victims(g: MallState, ask: Ask, seat: Seat, trust: Trust) -> Gains:
    """Against whoever's loss helps most, gladly against traitors, never against oneself."""
    vote = g.vote
    assert vote is not None
    standing = race(g)
    stake = standing.stakes[g.colours[seat]]
    cheapest: dict[Colour, float] = {}
    for character in unhidden_at(g, vote.location):
        owner, points = OWNER_OF[character], standing.worth[character]
        cheapest[owner] = min(points, cheapest.get(owner, points))
    return {
        f"vote:{colour}": -stake[colour] * cheapest[colour] - GRUDGE * trust.get(colour, 0.0)
        for colour in vote.candidates
    }


def gains_of_threat_in_election(g: MallState, ask: Ask, seat: Seat) -> Gains:
    """A Threat is worth it where it turns the majority."""
    gains = {"pass": 0.0}
    kind = "truck" if g.window == "truck_window" else "chief"
    location = location_of(g, g.window)
    for answer in ask.answers(seat):
        if answer != "pass":
            gains[answer] = PRIZE[kind] * _swing(g, seat, kind, location) - CARD_WORTH["threat"]
    return gains


def _swing(g: MallState, seat: Seat, kind: str, location: str) -> float:
    if not is_present(g, seat, location):
        return 0.0
    vote = Vote(kind, location, [], is_revote=False)
    own = vote_weight(g, vote, seat)
    rivals = [vote_weight(g, vote, other) for other in range(g.seats) if other != seat]
    return 0.8 if own <= max(rivals) < own + 1 else 0.1


def gains_of_looking(g: MallState, ask: Ask, seat: Seat) -> Gains:
    return {a: 0.0 if a == "pass" else LOOK_WORTH - CARD_WORTH["security_camera"] for a in ask.answers(seat)}


def gains_of_dividing(g: MallState, ask: Ask, seat: Seat, trust: Trust) -> Gains:
    """Keep the best card, give the poorest to the weakest rival or to a friend."""
    stake = race(g).stakes[g.colours[seat]]
    gains = {}
    for answer in ask.answers(seat):
        chosen = dict(word.split(":") for word in answer.split(" "))
        gain = CARD_WORTH[chosen["keep"]] * 2
        if "to" in chosen:
            gain += CARD_WORTH[chosen["give"]] * stake[chosen["to"]] + TRUST_IN_GIFTS * trust.get(chosen["to"], 0.0)
        gains[answer] = gain
    return gains
