"""Who may see what."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from untot.games.mall_of_horror.facts import (
    Danger,
    characters_at,
    colour_of,
    danger_at,
    defence,
    is_eliminated,
    living_characters,
    points_of,
    score,
    zombie_limit,
)
from untot.games.mall_of_horror.pieces import (
    LOCATIONS,
    OWNER_OF,
    CardId,
    CharacterId,
    Colour,
    LocationId,
    Phase,
    VoteKind,
)
from untot.games.mall_of_horror.rules.c4_votes import vote_weight, voters
from untot.games.mall_of_horror.rules.c9_destinations import possible_destinations
from untot.games.mall_of_horror.rules.c15_end import DecidedBy, decided_by, ranking
from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat
from untot.kernel.moments import seen_by_all
from untot.kernel.rulebook import clause
from untot.kernel.state import OptionValue

# -- what is sent -----------------------------------------------------------------------------------------------


class ViewPlayer(Struct, kw_only=True):
    """A player; his colour is empty until he has taken one. `characters` are the living ones on the board."""

    seat: Seat
    colour: Colour
    hand_size: int
    eliminated: bool
    characters: list[CharacterId]
    score: int


class ViewLocation(Struct, kw_only=True):
    """A location: from `limit` zombies on they get in whatever the defence; `danger` is what would happen now."""

    id: LocationId
    closed: bool
    zombies: int
    defence: int
    limit: int | None
    danger: Danger
    characters: list[CharacterId]


class ViewVote(Struct, kw_only=True):
    """The vote at hand: the colours that can be named, and how many votes each voter has."""

    kind: VoteKind
    location: LocationId
    revote: bool
    candidates: list[Colour]
    weights: dict[Colour, int]


class ViewGift(Struct, kw_only=True):
    """A card that one has given away, and that has not been played since."""

    to: Colour
    card: CardId


class ViewKnowledge(Struct, kw_only=True):
    """What a searcher remembers; of the cards under the deck, top first, those that he put there himself."""

    gifts: list[ViewGift]
    buried: list[CardId | None]


class ViewRank(Struct, kw_only=True):
    """How one player came off; equal players share a place."""

    place: int
    seat: Seat
    colour: Colour
    points: int
    cards: int
    survivors: list[CharacterId]
    won: bool


class ViewResult(Struct, kw_only=True):
    """The end: why, what told winners from losers, and everybody in order."""

    reason: str
    decided_by: DecidedBy
    winners: list[Colour]
    ranking: list[ViewRank]


class View(Struct, kw_only=True):
    """What one seat may know of a match; nobody's own for a spectator."""

    round: int
    phase: Phase
    you: Seat | None
    options: dict[str, OptionValue]
    players: list[ViewPlayer]
    badge: Seat
    chief_elected: bool
    locations: list[ViewLocation]
    hidden: list[CharacterId]
    unplaced: dict[Colour, list[CharacterId]]
    placement_dice: list[int]
    deck: int
    played: list[CardId]
    attacked: LocationId
    vote: ViewVote | None
    wheels: list[Colour]
    destinations: dict[Colour, LocationId | None]
    dice_covered: bool
    dice_seen_by: list[Seat]
    dice: list[int] | None
    hand: list[CardId]
    loot: list[CardId]
    loot_count: int
    knows: ViewKnowledge
    hands: dict[Colour, list[CardId]] | None
    result: ViewResult | None


# -- who sees it ------------------------------------------------------------------------------------------------


@clause("MH-5.1", "MH-14.15", "MH-16.6", "MH-17.2", "MH-17.4", "MH-17.8")
def view(g: MallState, seat: Seat | None) -> View:
    """All that is open, and of the hidden things only the own ones; a spectator (None) has none."""
    if seat is None:
        return _of_spectators(g)
    return replace(
        _of_spectators(g),
        you=seat,
        destinations=_destinations(g, seat),
        dice=_dice(g, seat),
        hand=list(g.hands[seat]),
        loot=list(g.loot) if seat == g.searcher else [],
        knows=_private_knowledge(g, seat),
    )


@seen_by_all
def _of_spectators(g: MallState) -> View:
    """What is open to everybody."""
    return View(
        round=g.round,
        phase=g.phase,
        you=None,
        options=dict(g.options),
        players=[_player(g, other) for other in range(g.seats)],
        badge=g.badge,
        chief_elected=g.chief_elected,
        locations=[_location(g, location) for location in LOCATIONS],
        hidden=list(g.hidden),
        unplaced={colour: [c for c in g.unplaced if OWNER_OF[c] == colour] for colour in g.colours if colour},
        placement_dice=list(g.placement_dice),
        deck=len(g.deck),
        played=list(g.played),
        attacked=g.attacked if g.phase == "attack" else "",
        vote=_vote(g),
        wheels=_wheels(g),
        destinations=_destinations(g, None),
        dice_covered=bool(g.dice) and not g.are_dice_revealed,
        dice_seen_by=list(g.dice_seen_by),
        dice=_dice(g, None),
        hand=[],
        loot=[],
        loot_count=len(g.loot),
        knows=_private_knowledge(g, None),
        hands=_hands(g),
        result=_result(g),
    )


def _player(g: MallState, seat: Seat) -> ViewPlayer:
    characters = living_characters(g, seat)
    return ViewPlayer(
        seat=seat,
        colour=colour_of(g, seat),
        hand_size=len(g.hands[seat]),
        eliminated=is_eliminated(g, seat),
        characters=characters,
        score=points_of(characters),
    )


def _location(g: MallState, location: LocationId) -> ViewLocation:
    return ViewLocation(
        id=location,
        closed=location in g.closed,
        zombies=g.zombies[location],
        defence=defence(g, location),
        limit=zombie_limit(g, location),
        danger=danger_at(g, location),
        characters=characters_at(g, location),
    )


@clause("MH-4.12")
def _vote(g: MallState) -> ViewVote | None:
    """Everybody sees who votes, for whom he could and with how many votes; never what is on a wheel."""
    if g.vote is None:
        return None
    return ViewVote(
        kind=g.vote.kind,
        location=g.vote.location,
        revote=g.vote.is_revote,
        candidates=list(g.vote.candidates),
        weights={colour_of(g, seat): vote_weight(g, g.vote, seat) for seat in voters(g, g.vote)},
    )


@clause("MH-9.13")
def _wheels(g: MallState) -> list[Colour]:
    """Who has a destination this round, or still chooses one."""
    if g.phase != "choose_destination":
        return [colour_of(g, seat) for seat in g.destinations]
    return [colour_of(g, seat) for seat in range(g.seats) if possible_destinations(g, seat)]


@clause("MH-9.13", "MH-9.2")
def _destinations(g: MallState, seat: Seat | None) -> dict[Colour, LocationId | None]:
    """The own wheel, an elected Chief's, and all of them once revealed; of the others only that they are set."""
    return {
        colour_of(g, other): location if sees_wheel(g, seat, other) else None
        for other, location in g.destinations.items()
    }


def sees_wheel(g: MallState, seat: Seat | None, other: Seat) -> bool:
    return g.are_wheels_revealed or other == seat or (other == g.badge and g.chief_elected)


@clause("MH-8.2", "MH-8.9", "MH-8.11")
def _dice(g: MallState, seat: Seat | None) -> list[int] | None:
    return list(g.dice) if g.are_dice_revealed or seat in g.dice_seen_by else None


@clause("MH-6.11")
def _private_knowledge(g: MallState, seat: Seat | None) -> ViewKnowledge:
    """What a searcher remembers: cards he gave away that were not played yet, and cards he put under the deck."""
    gifts = [ViewGift(to=colour_of(g, receiver), card=card) for giver, receiver, card in g.gifts if giver == seat]
    return ViewKnowledge(gifts=gifts, buried=[card if knower == seat else None for knower, card in g.buried])


# -- the end ----------------------------------------------------------------------------------------------------


@clause("MH-15.13")
def _hands(g: MallState) -> dict[Colour, list[CardId]] | None:
    if g.result is None:
        return None
    return {colour_of(g, seat): list(g.hands[seat]) for seat in range(g.seats)}


def _result(g: MallState) -> ViewResult | None:
    if g.result is None:
        return None
    return ViewResult(
        reason=g.result.reason,
        decided_by=decided_by(g),
        winners=[colour_of(g, seat) for seat in g.result.winners],
        ranking=[_rank(g, place, seat) for place, seat in ranking(g)],
    )


def _rank(g: MallState, place: int, seat: Seat) -> ViewRank:
    return ViewRank(
        place=place,
        seat=seat,
        colour=colour_of(g, seat),
        points=score(g, seat),
        cards=len(g.hands[seat]),
        survivors=living_characters(g, seat),
        won=place == 1,
    )
