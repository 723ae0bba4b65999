"""Elections, the truck and what is found in it, and the vote on who is eaten."""

from __future__ import annotations

from typing import Final

from untot.games.mall_of_horror.bot.danger import given_up
from untot.games.mall_of_horror.bot.memory import Memory
from untot.games.mall_of_horror.bot.standing import race
from untot.games.mall_of_horror.bot.worth import ELECTION_WORTH, LOOK_WORTH
from untot.games.mall_of_horror.facts import colour_of, unhidden_at
from untot.games.mall_of_horror.pieces import CARDS, VoteKind
from untot.games.mall_of_horror.rules.c4_votes import the_vote, vote_weight
from untot.games.mall_of_horror.rules.c5_cards import location_of
from untot.games.mall_of_horror.state import MallState, Vote
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.words import thing_in, thing_of, word

TRUST_IN_ELECTIONS: Final = 1.0
TRUST_IN_GIFTS: Final = 1.0
TRUST_IN_DANGER: Final = 1.5
"""What full trust in a player is worth, in points, when he is elected, given a card, or not voted for."""
HONOUR: Final = 0.8
"""What it costs, in points, to break one's own word."""
CHORUS: Final = 0.3
"""What it is worth to vote as somebody has asked the table to: one is not alone."""
SURE_SWING: Final = 0.8
"""How likely a Threat turns an election in which it breaks a tie or makes one."""


def gains_of_electing(g: MallState, ask: Ask, seat: Seat, memory: Memory) -> dict[str, float]:
    """Oneself first, else whoever has the least prospects or has earned trust."""
    vote = the_vote(g)
    stake, prize = race(g).stakes[colour_of(g, seat)], ELECTION_WORTH[vote.kind]
    return {
        word("vote", colour): prize * stake[colour]
        + TRUST_IN_ELECTIONS * memory.trust_in(colour)
        + HONOUR * memory.has_promised_vote(colour)
        for colour in vote.candidates
    }


def gains_of_victims(g: MallState, ask: Ask, seat: Seat, memory: Memory) -> dict[str, float]:
    """Against whoever's loss helps most, gladly against traitors, never against oneself."""
    vote, standing = the_vote(g), race(g)
    stake = standing.stakes[colour_of(g, seat)]
    given = given_up(standing, tuple(unhidden_at(g, vote.location)))
    return {
        word("vote", colour): -stake[colour] * standing.worth[given[colour]]
        - TRUST_IN_DANGER * memory.trust_in(colour)
        - HONOUR * memory.has_promised_peace(colour)
        + CHORUS * memory.calls_against(colour)
        for colour in vote.candidates
    }


def gains_of_threats(g: MallState, ask: Ask, seat: Seat, memory: Memory) -> dict[str, float]:
    """A Threat in an election is worth it where it turns the majority."""
    kind: VoteKind = "truck" if g.window == "truck_window" else "chief"
    gains = {"pass": 0.0}
    for answer in ask.answers(seat)[1:]:
        card = CARDS[thing_of(answer)]
        gains[answer] = ELECTION_WORTH[kind] * _swing(g, seat, kind, card.amount) - card.worth
    return gains


def _swing(g: MallState, seat: Seat, kind: VoteKind, more: int) -> float:
    """How likely so many votes more decide for this seat: they must break a tie, or make one."""
    vote = Vote(kind, location_of(g, g.window), [], is_revote=False)
    weights = [vote_weight(g, vote, other) for other in range(g.seats)]
    own = weights.pop(seat)
    return SURE_SWING if own and own <= max(weights) <= own + more else 0.0


def gains_of_looking(g: MallState, ask: Ask, seat: Seat, memory: Memory) -> dict[str, float]:
    """A Camera is good for nothing else."""
    looks = ask.answers(seat)[1:]
    return {"pass": 0.0} | {look: LOOK_WORTH - CARDS[thing_of(look)].worth for look in looks}


def gains_of_dividing(g: MallState, ask: Ask, seat: Seat, memory: Memory) -> dict[str, float]:
    """Keep the best card; give the poorest to the weakest rival, or to a friend."""
    stake = race(g).stakes[colour_of(g, seat)]
    gains = {}
    for answer in ask.answers(seat):
        gains[answer] = CARDS[thing_in(answer, "keep")].worth
        receiver = thing_in(answer, "to")
        if receiver:
            gains[answer] += CARDS[thing_in(answer, "give")].worth * stake[receiver]
            gains[answer] += TRUST_IN_GIFTS * memory.trust_in(receiver) + HONOUR * memory.has_promised_gift(receiver)
    return gains
