"""What is needed to draw a match and never changes in it: all that is printed on board, tokens and cards."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal, get_args

from msgspec import Struct

from untot.games.mall_of_horror.facts import defence_of, survivors_at_end
from untot.games.mall_of_horror.pieces import (
    CARDS,
    COLOURS,
    KIND_OF,
    KINDS,
    LOCATIONS,
    Card,
    CardId,
    Colour,
    Effect,
    Family,
    Kind,
    KindId,
    Location,
    LocationId,
    PhaseOfRound,
    WindowId,
)
from untot.games.mall_of_horror.rules.c5_cards import ASK_OF
from untot.games.mall_of_horror.rules.c10_moves import OVERRUN_BY
from untot.games.mall_of_horror.state import MallState
from untot.kernel.rulebook import clause


class SceneLocation(Struct, kw_only=True):
    """A location: the face of the dice, places (null: any number), what is voted on here, whether doors protect it."""

    id: LocationId
    number: int
    capacity: int | None
    vote: Literal["truck", "chief"] | None
    has_doors: bool
    picture: str


class SceneKind(Struct, kw_only=True):
    """A kind of character in play, with its defence by the options of the match."""

    id: KindId
    points: int
    defence: int
    votes: int
    picture: str


class SceneCard(Struct, kw_only=True):
    """A kind of card; `family` is its frame, `amount` how many votes, zombies or points of defence it stands for."""

    id: CardId
    count: int
    windows: list[WindowId]
    effect: Effect
    amount: int
    family: Family
    picture: str


class Scene(Struct, kw_only=True):
    """The box. `kinds` says of every id that can be touched what it is."""

    phases: list[PhaseOfRound]
    locations: list[SceneLocation]
    characters: list[SceneKind]
    colours: list[Colour]
    cards: list[SceneCard]
    overrun_by: int
    survivors_at_end: int
    kinds: dict[str, str]
    numbers: dict[LocationId, int]
    tries: dict[str, list[str]]
    openly: dict[str, list[str]]


WITHOUT_HAND: Final = (
    "choose_colour", "name_first_chief", "place_character", "announce_destination", "choose_destination",
    "vote_truck", "revote_truck", "vote_chief", "revote_chief", "vote_victim", "revote_victim", "pick_victim",
    "place_revenge_zombie",
)  # fmt: skip
OPENLY: Final[dict[str, list[str]]] = {
    **{ask: [] for ask in WITHOUT_HAND},
    **{ask: ["play"] for ask, _ in ASK_OF.values()},
    "move_character": ["sprint", "stay"],
}
"""All but the search of the truck; cards can be played in windows and on a move."""


@clause("MH-1.3", "MH-12.9")
def scene(g: MallState) -> Scene:
    return Scene(
        phases=list(get_args(PhaseOfRound)),
        locations=[_location(location) for location in LOCATIONS.values()],
        characters=[_kind(g, kind) for kind in KINDS.values() if g.seats in kind.players],
        colours=list(COLOURS),
        cards=[_card(card) for card in CARDS.values()],
        overrun_by=OVERRUN_BY,
        survivors_at_end=survivors_at_end(g.seats),
        kinds=_kinds(),
        numbers={location.id: location.number for location in LOCATIONS.values()},
        tries={"card": ["play:"]},
        openly=OPENLY,
    )


def _location(location: Location) -> SceneLocation:
    return SceneLocation(
        id=location.id,
        number=location.number,
        capacity=location.capacity,
        vote=location.vote,
        has_doors=location.has_doors,
        picture=location.id,
    )


def _kind(g: MallState, kind: Kind) -> SceneKind:
    return SceneKind(id=kind.id, points=kind.points, defence=defence_of(g, kind), votes=kind.votes, picture=kind.id)


def _card(card: Card) -> SceneCard:
    return SceneCard(
        id=card.id,
        count=card.count,
        windows=list(card.windows),
        effect=card.effect,
        amount=card.amount,
        family=card.family,
        picture=card.picture,
    )


def _kinds() -> dict[str, str]:
    things: dict[str, Collection[str]] = {
        "location": LOCATIONS, "card": CARDS, "colour": COLOURS, "kind": KINDS, "character": KIND_OF,
    }  # fmt: skip
    return {thing: kind for kind, listed in things.items() for thing in listed}
