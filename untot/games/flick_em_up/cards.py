"""The cards of the four decks, read from content/: what each does or wants is data; the effects stand in rules/."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, Literal, TypeVar

import msgspec

from untot.games.flick_em_up.pieces import BuildingId, ChipId, Piece
from untot.games.flick_em_up.scenarios import ScenarioId
from untot.kernel.rulebook import clause

T = TypeVar("T")

CardId = str
DestinyEffect = Literal[
    "invasion", "no_reaction", "louder", "alarm", "rise", "slip", "zombies", "heal", "heal_all_here", "hurt", "cover",
    "uncover", "extra_action", "end_activation", "chip", "lock", "skull",
]  # fmt: skip
Wish = Literal[
    "carry", "nobody_dead", "somebody_unhurt", "kills", "quiet_kills", "all_in_houses", "somebody_outside",
    "houses_entered", "chips_revealed", "destiny_revealed", "supplies_given", "somebody_in", "all_upright",
]  # fmt: skip
ExileWish = Literal["others_dead", "own_stock", "getaway", "weapons", "school_empty", "kills"]
CombatEffect = Literal["", "slip_away", "loser_drops", "throw_out", "loud", "winner_hurt"]


class Destiny(Piece, frozen=True):
    """A destiny card: its effect, how much of it, and which chip it brings."""

    id: CardId
    effect: DestinyEffect
    amount: int = 1
    day: int = 0
    night: int = 0
    chip: ChipId = ""


class Objective(Piece, frozen=True):
    """A secret objective, judged when the game ends. `halved`: who leads one survivor needs half as much."""

    id: CardId
    wants: Wish
    scenarios: tuple[int, ...]
    worth: int
    amount: int = 1
    chips: tuple[ChipId, ...] = ()
    house: BuildingId = ""
    halved: bool = False


class Exile(Piece, frozen=True):
    """What an exiled side wants, with numbers by scenario; judged at once, or when the match ends."""

    id: CardId
    wants: ExileWish
    worth: int
    amounts: dict[ScenarioId, int] = msgspec.field(default_factory=dict)
    chips: dict[ScenarioId, dict[ChipId, int]] = msgspec.field(default_factory=dict)
    at_end: bool = False


class Combat(Piece, frozen=True):
    """A combat card: the higher value wins."""

    id: CardId
    value: int
    effect: CombatEffect = ""


def _load(deck: str, kind: type[T]) -> list[T]:
    text = files(__package__).joinpath("content", f"{deck}.toml").read_text("utf-8")
    listed: dict[str, Any] = tomllib.loads(text)
    return msgspec.convert(listed[deck.removesuffix("s")], list[kind])  # type: ignore[valid-type]  # made at run time


DESTINIES: Final = {card.id: card for card in _load("destiny", Destiny)}
OBJECTIVES: Final = {card.id: card for card in _load("objectives", Objective)}
EXILES: Final = {card.id: card for card in _load("exile", Exile)}
COMBATS: Final = {card.id: card for card in _load("combat", Combat)}


@clause("FL-18.16")
def objectives_of(scenario: ScenarioId) -> list[CardId]:
    """The objectives that can be reached with the chips of this scenario."""
    return [card.id for card in OBJECTIVES.values() if int(scenario) in card.scenarios]
