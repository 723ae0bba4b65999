"""The State of Mall of Horror: what lies on the table, nothing but data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from untot.games.mall_of_horror.pieces import CardId, CharacterId, Colour, LocationId, Phase, VoteKind, WindowId
from untot.kernel.events import Seat
from untot.kernel.state import State
from untot.parts.modifiers import Modifier

NOBODY: Final = -1
"""Holds the badge until the first Chief is known."""


@dataclass(slots=True)
class Vote:
    """The vote at hand. `candidates` are fixed when a ballot begins; in a re-vote they are the tied colours."""

    kind: VoteKind
    location: LocationId
    candidates: list[Colour]
    is_revote: bool


@dataclass(slots=True)
class MallState(State):
    """Everything on the table. Seats are counted clockwise; a colour stands for its player."""

    round: int
    phase: Phase
    colours: list[Colour]
    badge: Seat
    chief_elected: bool
    eliminated: list[int]
    """By seat: the round in which the player was eliminated, 0 if he is in the game."""

    unplaced: list[CharacterId]
    where: dict[CharacterId, LocationId]
    """The living characters on the board."""
    hidden: list[CharacterId]
    zombies: dict[LocationId, int]
    closed: list[LocationId]
    placement_dice: list[int]

    deck: list[CardId]
    """Face down, the top card first."""
    hands: list[list[CardId]]
    played: list[CardId]
    loot: list[CardId]
    """The truck cards in the hands of the searcher."""
    searcher: Seat
    gifts: list[tuple[Seat, Seat, CardId]]
    """Giver, receiver, card: what a giver knows of another hand until such a card is played from it."""
    buried: list[tuple[Seat, CardId]]
    """Who knows which card under the deck: the last cards of the deck, in its order."""

    dice: list[int]
    """The four arrival dice of this round, under the box until phase e."""
    dice_seen_by: list[Seat]
    destinations: dict[Seat, LocationId]
    are_wheels_revealed: bool
    are_dice_revealed: bool

    modifiers: list[Modifier]
    vote: Vote | None
    window: WindowId
    """The card window that is open, or was last."""
    attacked: LocationId
    """The location under attack, empty outside of one."""
    eaten_in_parking: int
