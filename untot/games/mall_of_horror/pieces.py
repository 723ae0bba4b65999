"""The pieces of Mall of Horror, loaded once from content/ and checked there."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Annotated, Any, Final, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

T = TypeVar("T")

Colour = str
"""A player's colour, which is also his name at the table."""
CharacterId = str
"""`red.pin_up`"""
KindId = str
LocationId = str
CardId = str
"""A kind of card; the copies of a kind are alike."""
PhaseOfRound = Literal["truck_search", "chief_election", "arrival_roll", "choose_destination", "move", "attack"]
Phase = Literal["set_up", PhaseOfRound, "over"]
VoteKind = Literal["truck", "chief", "victim"]
WindowId = Literal["truck_window", "chief_window", "camera_window", "own_move", "attack_window", "parking_window"]
Effect = Literal["votes", "look", "sprint", "defence", "hide", "kill"]
Family = Literal["vote", "look", "move", "guard", "weapon"]
Some = Annotated[int, Meta(ge=1)]


class Location(Struct, frozen=True, forbid_unknown_fields=True):
    """A location; the die face is its number. Without a capacity it takes everybody."""

    id: LocationId
    number: int
    capacity: int | None = None
    closed_with: tuple[int, ...] = ()
    limit: int | None = None
    vote: Literal["truck", "chief"] | None = None
    has_doors: bool = True


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of character."""

    id: KindId
    points: int
    defence: int
    literal_defence: int
    votes: int
    players: tuple[int, ...]


class ColourPiece(Struct, frozen=True, forbid_unknown_fields=True):
    """A colour of the box."""

    id: Colour
    has_little_girl: bool


WINDOWS_OF: Final[dict[Effect, tuple[WindowId, ...]]] = {
    "votes": ("truck_window", "chief_window", "attack_window", "parking_window"),
    "look": ("camera_window",),
    "sprint": ("own_move",),
    "defence": ("attack_window",),
    "hide": ("attack_window", "parking_window"),
    "kill": ("attack_window", "parking_window"),
}
"""Where an effect can do anything: there is nobody to kill before an attack, and no door in Parking to strengthen."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card: when it can be played, what it does and how much, its worth for bots, its frame and picture."""

    id: CardId
    count: Some
    windows: Annotated[tuple[WindowId, ...], Meta(min_length=1)]
    effect: Effect
    family: Family
    worth: float
    picture: str
    amount: Some = 1

    def __post_init__(self) -> None:
        if not set(self.windows) <= set(WINDOWS_OF[self.effect]):
            raise ValueError(f"{self.id}: {self.effect} can do nothing in {', '.join(self.windows)}")


def _load(file: str, key: str, kind: type[T]) -> list[T]:
    text = files(__package__).joinpath("content", file).read_text("utf-8")
    listed: dict[str, Any] = tomllib.loads(text)
    return msgspec.convert(listed[key], list[kind])  # type: ignore[valid-type]  # a type made at run time


LOCATIONS: Final = {location.id: location for location in _load("locations.toml", "location", Location)}
LOCATION_OF_FACE: Final = {location.number: location.id for location in LOCATIONS.values()}
KINDS: Final = {kind.id: kind for kind in _load("characters.toml", "kind", Kind)}
COLOURS: Final = {colour.id: colour for colour in _load("characters.toml", "colour", ColourPiece)}
CARDS: Final = {card.id: card for card in _load("cards.toml", "card", Card)}

KIND_OF: Final = {f"{colour}.{kind.id}": kind for colour in COLOURS for kind in KINDS.values()}
OWNER_OF: Final = {f"{colour}.{kind}": colour for colour in COLOURS for kind in KINDS}
CHARACTERS_OF: Final = {colour: tuple(f"{colour}.{kind}" for kind in KINDS) for colour in COLOURS}
FITTING: Final[dict[str, tuple[CardId, ...]]] = {
    window: tuple(card.id for card in CARDS.values() if window in card.windows) for window in get_args(WindowId)
}
"""The cards that can be played in a window."""
FULL_DECK: Final = tuple(card.id for card in CARDS.values() for _ in range(card.count))

PARKING: Final = "parking"
SECURITY_HQ: Final = "security_hq"
PIN_UP: Final = "pin_up"
