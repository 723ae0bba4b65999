"""Chapter 4: votes. Who searches the truck, who becomes Chief, who is eaten."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from untot.games.mall_of_horror.facts import colour_of, own_characters_at, seat_of, unhidden_at
from untot.games.mall_of_horror.pieces import (
    COLOURS,
    KIND_OF,
    OWNER_OF,
    CharacterId,
    Colour,
    LocationId,
    VoteKind,
    WindowId,
)
from untot.games.mall_of_horror.state import MallState, Vote
from untot.games.mall_of_horror.talk import reminder
from untot.kernel.asking import ask_all
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import split, thing_of, verb_of, words
from untot.parts.modifiers import bonus, lasting

AFTER_VOTE: Final = {"truck": "search_truck", "chief": "take_badge", "victim": "pick_victim"}
"""The step of the chosen player, by kind of vote."""

# -- who votes, for whom, with how much -------------------------------------------------------------------------


@clause("MH-4.3", "MH-12.21")
def candidates_at(g: MallState, location: LocationId) -> list[Colour]:
    """The colours with an unhidden character there, in the order of the seats."""
    colours = {OWNER_OF[character] for character in unhidden_at(g, location)}
    return [colour for colour in g.colours if colour in colours]


def is_contested(g: MallState, location: LocationId) -> bool:
    """Whether more than one colour could be voted for there."""
    return len({OWNER_OF[character] for character in unhidden_at(g, location)}) > 1


@clause("MH-4.2", "MH-4.20", "MH-4.21", "MH-4.23", "MH-14.4")
def voters(g: MallState, vote: Vote) -> list[Seat]:
    """First whoever has an unhidden character there; in a re-vote everybody but those who are wholly hidden there."""
    if not vote.is_revote:
        return [seat_of(g, colour) for colour in vote.candidates]
    return [seat for seat in range(g.seats) if not is_wholly_hidden(g, seat, vote.location)]


@clause("MH-4.5", "MH-4.6", "MH-4.7", "MH-4.19", "MH-4.20", "MH-4.21", "MH-4.25", "MH-5.18", "MH-12.20")
def vote_weight(g: MallState, vote: Vote, seat: Seat) -> int:
    """A vote for each unhidden character there, two for the Gunman; an absent player has one, in a re-vote only."""
    own = own_characters_at(g, seat, vote.location)
    if own:
        votes = sum([KIND_OF[character].votes for character in own if character not in g.hidden])
    else:
        votes = 1 if vote.is_revote else 0
    return votes + bonus(g.modifiers, "votes", colour_of(g, seat)) if votes and g.modifiers else votes


# -- ballots ----------------------------------------------------------------------------------------------------


@clause("MH-4.1", "MH-4.9", "MH-4.10", "MH-4.11", "MH-4.14")
async def vote(g: MallState, kind: VoteKind, location: LocationId) -> None:
    """The first ballot: secret, all at once, everybody names one colour. Most votes decide, a tie is voted again."""
    g.vote = Vote(kind, location, candidates_at(g, location), is_revote=False)
    leaders = await cast_ballots(g)
    if len(leaders) == 1:
        carry_out_vote(g, kind, leaders[0])
    else:
        g.vote.candidates = leaders
        g.tell("vote_tied", "MH-4.17", kind=kind, colours=leaders)
        g.then(("revote",))


@clause("MH-4.17", "MH-4.18", "MH-4.22", "MH-4.27")
async def revote(g: MallState) -> None:
    """One re-vote among the tied colours, without another card window."""
    assert g.vote is not None
    g.vote.is_revote = True
    leaders = await cast_ballots(g)
    if len(leaders) == 1:
        carry_out_vote(g, g.vote.kind, leaders[0])
    else:
        settle_second_tie(g, leaders)


@clause("MH-16.9", "MH-16.10", "MH-17.3")
async def cast_ballots(g: MallState) -> list[Colour]:
    """Collect and reveal the ballots; returns the colours with the most votes."""
    ballots = await ballots_of(g, the_vote(g))
    return reveal_ballots(g, {seat: thing_of(ballot) for seat, ballot in ballots.items()})


def ballots_of(g: MallState, vote: Vote) -> Awaitable[dict[Seat, str]]:
    """The question to all voters. Made apart: no part of the State may rest in a rule that waits for an answer."""
    ask = ("revote_" if vote.is_revote else "vote_") + vote.kind
    clause_id = "MH-4.18" if vote.is_revote else "MH-4.9"
    about = {"location": vote.location, "kind": vote.kind, **reminder(g)}
    return ask_all(g, voters(g, vote), ask, clause_id, candidates, why_not=why_not_vote, about=about)


def the_vote(g: MallState) -> Vote:
    assert g.vote is not None
    return g.vote


@clause("MH-4.3", "MH-4.4", "MH-4.8", "MH-4.18")
def candidates(g: MallState, seat: Seat) -> list[str]:
    """One colour on the wheel, the own one too."""
    return words("vote", the_vote(g).candidates)


@clause("MH-4.3", "MH-4.8", "MH-4.11", "MH-4.18", "MH-4.23")
def why_not_vote(g: MallState, seat: Seat, answer: str) -> str | None:
    """A ballot names exactly one candidate; an attempt at something else is none, and other chapters answer it."""
    vote, colour = the_vote(g), thing_of(answer)
    if verb_of(answer) not in ("vote", "pass", ""):
        return None
    if len(split(answer)) > 1:
        return "MH-4.8"
    if colour not in COLOURS:
        return "MH-4.23" if vote.is_revote else "MH-4.11"
    if colour in vote.candidates:
        return None
    return "MH-4.18" if vote.is_revote else "MH-4.3"


@clause("MH-4.12", "MH-4.13", "MH-4.14", "MH-17.5")
def reveal_ballots(g: MallState, ballots: dict[Seat, Colour]) -> list[Colour]:
    """All wheels turn over together; all see ballots, votes and totals."""
    vote = the_vote(g)
    weights = {g.colours[seat]: vote_weight(g, vote, seat) for seat in ballots}
    totals = dict.fromkeys(vote.candidates, 0)
    for voted, weight in zip(ballots.values(), weights.values(), strict=True):
        totals[voted] += weight
    g.uncover()
    g.tell(
        "ballots_revealed",
        "MH-4.13",
        kind=vote.kind,
        location=vote.location,
        revote=vote.is_revote,
        ballots=dict(zip(weights, ballots.values(), strict=True)),
        weights=weights,
        totals=totals,
    )
    most = max(totals.values())
    return [colour for colour in vote.candidates if totals[colour] == most]


# -- what comes of it -------------------------------------------------------------------------------------------


@clause("MH-4.14", "MH-4.34", "MH-4.35")
def carry_out_vote(g: MallState, kind: VoteKind, colour: Colour) -> None:
    """The chosen player searches, becomes Chief, or picks the victim."""
    end_vote(g)
    g.tell("player_chosen", "MH-4.14", kind=kind, player=colour)
    g.then((AFTER_VOTE[kind], seat_of(g, colour)))


@clause("MH-1.16", "MH-4.29", "MH-4.30", "MH-4.31", "MH-4.32", "MH-4.36", "MH-6.14", "MH-7.7")
def settle_second_tie(g: MallState, tied: list[Colour]) -> None:
    """Nobody searches, nobody is elected; a victim is drawn in the open among the characters of the tied colours."""
    vote = the_vote(g)
    end_vote(g)
    if vote.kind != "victim":
        g.tell("nobody_chosen", "MH-4.29" if vote.kind == "truck" else "MH-4.30", kind=vote.kind, colours=tied)
        return
    pool = in_the_draw(g, vote.location, tied)
    victim = g.draw(pool)
    g.tell("victim_drawn", "MH-4.36", colours=tied, characters=pool, character=victim)
    g.then(("eat", victim))


@clause("MH-4.32", "MH-12.21")
def in_the_draw(g: MallState, location: LocationId, tied: list[Colour]) -> list[CharacterId]:
    return [character for character in unhidden_at(g, location) if OWNER_OF[character] in tied]


@clause("MH-13.5")
def end_vote(g: MallState) -> None:
    """The vote is over or does not take place, and with it go the Threats that were played for it."""
    g.vote = None
    g.modifiers = lasting(g.modifiers, "vote")


@clause("MH-4.15", "MH-4.16", "MH-5.22")
def elect_at(g: MallState, kind: VoteKind, location: LocationId, window: WindowId) -> None:
    """Candidates are counted: none, nobody is chosen; one, without ballots; more, the window and the vote."""
    standing = candidates_at(g, location)
    if not standing:
        g.tell("nobody_there", "MH-4.16", kind=kind, location=location)
    elif len(standing) == 1:
        g.tell("chosen_without_vote", "MH-4.15", kind=kind, player=standing[0])
        g.then((AFTER_VOTE[kind], seat_of(g, standing[0])))
    else:
        g.then(("card_window", window), ("end_of_window",), ("vote", kind, location))


@clause("MH-4.21")
def is_wholly_hidden(g: MallState, seat: Seat, location: LocationId) -> bool:
    """Has characters there, and all of them are hidden."""
    own = own_characters_at(g, seat, location) if g.hidden else []
    return bool(own) and all(character in g.hidden for character in own)


@clause("MH-4.15", "MH-4.16", "MH-12.28", "MH-12.29", "MH-12.33", "MH-13.12")
def steps_to_victim(g: MallState, nobody: str) -> list[Step]:
    """Candidates are counted after the cards: a single colour has no vote, and hidden ones are not found at all."""
    seen = candidates_at(g, g.attacked)
    if len(seen) > 1:
        return [("vote", "victim", g.attacked)]
    end_vote(g)
    if seen:
        g.tell("chosen_without_vote", "MH-4.15", kind="victim", player=seen[0])
        return [("pick_victim", seat_of(g, seen[0]))]
    g.tell("nobody_found", nobody, location=g.attacked)
    return []
