"""The pieces of Mall of Horror, loaded once from content/ and checked there."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")

Colour = str
"""A player's colour, which is also his name at the table."""
CharacterId = str
"""`red.pin_up`"""
LocationId = str
CardId = str
"""A kind of card; the copies of a kind are alike."""
WindowId = Literal["truck_window", "chief_window", "camera_window", "own_move", "attack_window", "parking_window"]


class Location(Struct, frozen=True, forbid_unknown_fields=True):
    """A location; the die face is its number. Without a capacity it takes everybody."""

    id: LocationId
    number: int
    capacity: int | None = None
    closed_with: tuple[int, ...] = ()


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of character."""

    id: str
    points: int
    defence: int
    literal_defence: int
    votes: int
    players: tuple[int, ...]


class ColourPiece(Struct, frozen=True, forbid_unknown_fields=True):
    """A colour of the box."""

    id: Colour
    has_little_girl: bool


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card: the windows it fits, its effect and how much."""

    id: CardId
    count: int
    windows: tuple[WindowId, ...]
    effect: Literal["votes", "look", "sprint", "defence", "hide", "kill"]
    amount: int = 0


def _load(file: str, key: str, kind: type[T]) -> list[T]:
    text = files(__package__).joinpath("content", file).read_text("utf-8")
    tables: dict[str, Any] = tomllib.loads(text)
    return msgspec.convert(tables[key], list[kind])  # type: ignore[valid-type]  # a type made at run time


LOCATIONS: Final = {location.id: location for location in _load("locations.toml", "location", Location)}
LOCATION_OF_FACE: Final = {location.number: location.id for location in LOCATIONS.values()}
KINDS: Final = {kind.id: kind for kind in _load("characters.toml", "kind", Kind)}
COLOURS: Final = {colour.id: colour for colour in _load("characters.toml", "colour", ColourPiece)}
CARDS: Final = {card.id: card for card in _load("cards.toml", "card", Card)}

KIND_OF: Final = {f"{colour}.{kind.id}": kind for colour in COLOURS for kind in KINDS.values()}
OWNER_OF: Final = {f"{colour}.{kind}": colour for colour in COLOURS for kind in KINDS}
FITTING: Final[dict[str, tuple[CardId, ...]]] = {
    window: tuple(card.id for card in CARDS.values() if window in card.windows)
    for window in ("truck_window", "chief_window", "camera_window", "own_move", "attack_window", "parking_window")
}
FULL_DECK: Final = tuple(card.id for card in CARDS.values() for _ in range(card.count))

PARKING: Final = "parking"
SECURITY_HQ: Final = "security_hq"
SUPERMARKET: Final = "supermarket"
PIN_UP: Final = "pin_up"
