"""The pieces of Zombie Town but its board, loaded once from content/ and checked there."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

T = TypeVar("T")

Colour = str
"""A pawn with its player card, chips, weapons and property."""
CardId = str
"""A kind of action card; the copies of a kind are alike."""
WeaponId = CardId
BarricadeId = CardId
EventId = CardId
CombatId = str
"""A kind of combat card."""
HouseId = str
"""A kind of house card."""
PictureId = str
"""By which the client finds a drawing."""
CardKind = Literal["survivor", "weapon", "barricade", "fireworks", "event"]
EffectId = Literal[
    "switch_piles",
    "zombies_here",
    "send",
    "more_actions",
    "take_card",
    "push_back",
    "zombies_beside",
    "days_back",
    "pass_cards",
    "reload",
]
Window = Literal["later", "inside", "drawn"]
"""When an event may happen: drawn or in a later turn, likewise but only inside a building, or only when drawn."""
Ability = Literal["find", "visit", "reload", "heal"]

Some = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0)]


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is written in content/ and never changes."""


class Card(Piece, frozen=True, kw_only=True):
    """A kind of action card."""

    id: CardId
    count: Some
    picture: PictureId = ""
    """If it is not called like the card."""


class Useful(Card, frozen=True, kw_only=True):
    """A kind of card whose worth to bots does not follow from its numbers."""

    worth: float


class Weapon(Card, frozen=True, kw_only=True):
    """`shots` is its top number, `draws` the combat cards drawn for one shot."""

    shots: Some
    draws: Some = 1


class Barricade(Card, frozen=True, kw_only=True):
    """`trap` is the number of zombies it kills when it falls."""

    value: Some
    trap: Count = 0


class Event(Useful, frozen=True, kw_only=True):
    """`amount` is how many, or how far; what it means the effect says."""

    effect: EffectId
    amount: Some = 1
    window: Window = "later"


class ActionCards(Piece, frozen=True):
    """The action deck, by kind."""

    reconstructed: tuple[str, ...]
    survivor: tuple[Useful, ...]
    weapon: tuple[Weapon, ...]
    barricade: tuple[Barricade, ...]
    fireworks: tuple[Useful, ...]
    event: tuple[Event, ...]


class Combat(Piece, frozen=True, kw_only=True):
    """A kind of combat card; its strength is also how far it hits, below 0 it never does."""

    id: CombatId
    strength: int
    count: Some
    picture: PictureId = ""


class CombatCards(Piece, frozen=True):
    """The combat deck."""

    reconstructed: tuple[str, ...]
    combat: tuple[Combat, ...]


class House(Piece, frozen=True, kw_only=True):
    """A kind of house: what its owner can do inside; without an ability its number never falls."""

    id: HouseId
    count: Some
    ability: Ability | None = None
    finds: CardKind | None = None
    picture: PictureId = ""


class HouseCards(Piece, frozen=True):
    """The house cards."""

    reconstructed: tuple[str, ...]
    house: tuple[House, ...]


class Counts(Piece, frozen=True):
    """What lies in the box besides the cards, and where the counters begin."""

    zombies: Some
    chips: Some
    health: Some
    house_number: Some
    days: Some
    start_weapon: WeaponId


class Limits(Piece, frozen=True):
    """How many fit, and how far."""

    zombies_on_square: Some
    barricades: Some
    pawn_weapons: Some
    buildings: Some
    steps: Some
    flight: Some
    shot: Some


class Numbers(Piece, frozen=True):
    """What depends on the number of players; `shares` is the number of pawns of a seat, `kept` also its hand limit."""

    players: Some
    dealt: Some
    kept: Some
    actions: Some
    free_moves: Some
    zombies_per_day: Some
    pile: Some
    home_pile: Count
    days: Some
    shares: Some = 1


class Box(Piece, frozen=True):
    """Everything in the box that is no card and no board."""

    reconstructed: tuple[str, ...]
    colours: tuple[Colour, ...]
    counts: Counts
    limits: Limits
    numbers: tuple[Numbers, ...]


def load(file: str, kind: type[T]) -> T:
    """One file of content/, checked."""
    text = files(__package__).joinpath("content", file).read_text("utf-8")
    written: dict[str, Any] = tomllib.loads(text)
    return msgspec.convert(written, kind)


_ACTION: Final = load("action_cards.toml", ActionCards)
_COMBAT: Final = load("combat_cards.toml", CombatCards)
_HOUSES: Final = load("house_cards.toml", HouseCards)
_BOX: Final = load("box.toml", Box)

COLOURS: Final = _BOX.colours
COUNTS: Final = _BOX.counts
LIMITS: Final = _BOX.limits
NUMBERS_FOR: Final = {numbers.players: numbers for numbers in _BOX.numbers}

WEAPONS: Final = {card.id: card for card in _ACTION.weapon}
BARRICADES: Final = {card.id: card for card in _ACTION.barricade}
EVENTS: Final = {card.id: card for card in _ACTION.event}
SURVIVOR: Final = _ACTION.survivor[0].id
FIREWORKS: Final = _ACTION.fireworks[0].id
CARDS: Final[dict[CardId, Card]] = {
    card.id: card
    for card in (*_ACTION.survivor, *_ACTION.weapon, *_ACTION.barricade, *_ACTION.fireworks, *_ACTION.event)
}
KIND_OF: Final[dict[CardId, CardKind]] = {
    SURVIVOR: "survivor",
    FIREWORKS: "fireworks",
    **dict.fromkeys(WEAPONS, "weapon"),
    **dict.fromkeys(BARRICADES, "barricade"),
    **dict.fromkeys(EVENTS, "event"),
}
WORTH: Final = {card.id: card.worth for card in (*_ACTION.survivor, *_ACTION.fireworks, *_ACTION.event)}
ACTION_DECK: Final = tuple(card.id for card in CARDS.values() for _ in range(card.count))

COMBAT: Final = {card.id: card for card in _COMBAT.combat}
STRENGTH: Final = {card.id: card.strength for card in COMBAT.values()}
COMBAT_DECK: Final = tuple(card.id for card in COMBAT.values() for _ in range(card.count))

HOUSES: Final = {house.id: house for house in _HOUSES.house}
HOUSE_DECK: Final = tuple(house.id for house in HOUSES.values() for _ in range(house.count))

START_WEAPON: Final = COUNTS.start_weapon
NEVER_KEPT: Final = frozenset(card.id for card in EVENTS.values() if card.window == "drawn")
"""Events that happen at once when they are drawn: no hand and no store ever holds one."""

RECONSTRUCTED: Final = {
    "action_cards": _ACTION.reconstructed,
    "combat_cards": _COMBAT.reconstructed,
    "house_cards": _HOUSES.reconstructed,
    "box": _BOX.reconstructed,
}
"""What of each file is our own design because no original is known. The board says it of itself."""
