"""Events of the town: rounds, cards, units, actions, and what each says."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET, UnsetType

from untot.games.dawn_of_the_zeds.board import PlaceId, SpaceId, TrackId
from untot.games.dawn_of_the_zeds.pieces import UnitId
from untot.games.dawn_of_the_zeds.printed_cards import CardId
from untot.games.dawn_of_the_zeds.state import Until
from untot.kernel.events import Arguments, Seat, declared


class UnitEntered(Arguments):
    unit: UnitId
    space: PlaceId


class UnitMoved(Arguments):
    unit: UnitId
    origin: PlaceId
    path: list[PlaceId]
    space: PlaceId


class RaidersMoved(Arguments):
    unit: UnitId
    origin: PlaceId
    space: SpaceId


class UnitRemoved(Arguments):
    unit: UnitId


class RaidersStay(Arguments):
    unit: UnitId


class RefugeesInCamp(Arguments):
    unit: UnitId


class AllHealed(Arguments):
    """Nothing more to say."""


class RefugeesArmed(Arguments):
    unit: UnitId
    refugees: UnitId


class SpecialUsed(Arguments):
    unit: UnitId
    ability: str


class DieRolled(Arguments):
    die: int


class AntiUnitStaysOut(Arguments):
    unit: UnitId


class BarricadeDestroyed(Arguments):
    space: SpaceId


class DecksBuilt(Arguments):
    events: int
    fates: int
    acts: list[int]


class StocksRolled(Arguments):
    dice: list[int]


class HeroLeft(Arguments):
    unit: UnitId


class MatchEnded(Arguments):
    """The points of the epilogue line by line."""

    reason: str
    points: dict[str, int]
    total: int
    tier: str


class RoundBegan(Arguments):
    round: int
    lead: Seat


class EventDrawn(Arguments):
    card: CardId
    left: int


class PhaseBegan(Arguments):
    phase: str


class EventDiscarded(Arguments):
    card: CardId


class EventText(Arguments):
    card: CardId
    phase: str


class TrackFated(Arguments):
    track: TrackId


class FateCarriedOut(Arguments):
    card: CardId


class FateDiscarded(Arguments):
    card: CardId


class FateDrawn(Arguments):
    card: CardId
    left: int


class NoFateLeft(Arguments):
    """Nothing more to say."""


class FateKept(Arguments):
    card: CardId


class CardPlayed(Arguments):
    card: CardId


class UnitMarked(Arguments):
    unit: UnitId
    marker: str


class EventSeen(Arguments):
    """The hero side has looked at the top event card."""

    card: CardId | UnsetType = UNSET


class BridgeChanged(Arguments):
    bridge: Literal["bridge", "down", "ferry"]
    space: SpaceId


class VillagersEvacuated(Arguments):
    unit: UnitId
    space: SpaceId


class ArrestRolled(Arguments):
    unit: UnitId
    suspect: UnitId
    die: int
    is_arrested: bool


class AntiUnitSlippedAway(Arguments):
    unit: UnitId
    space: SpaceId


class AntiUnitJailed(Arguments):
    unit: UnitId


class DefenceBuilt(Arguments):
    unit: UnitId
    space: SpaceId
    defence: Literal["barricade", "strongpoint", "minefield"]


class ForageRolled(Arguments):
    unit: UnitId
    dice: list[int]
    bonus: int


class NothingFound(Arguments):
    unit: UnitId


class UnitHealed(Arguments):
    unit: UnitId
    hits: int
    is_reduced: bool


class UnitDischarged(Arguments):
    unit: UnitId


class SeatDone(Arguments):
    seat: Seat


class PlayerActionUsed(Arguments):
    seat: Seat
    left: int


class ResearchRolled(Arguments):
    unit: UnitId
    die: int
    result: int
    is_success: bool


class ResearchRevealed(Arguments):
    card: CardId
    left: int


class ComponentGained(Arguments):
    component: str


class ComponentLost(Arguments):
    component: str


class StocksChanged(Arguments):
    """Supplies and ammo, and by how much they changed."""

    supplies: int
    ammo: int
    supplies_by: int
    ammo_by: int


class ActionsChanged(Arguments):
    actions: int
    by: int


class ActionsReset(Arguments):
    """Nothing more to say."""


class SuppliesMissing(Arguments):
    missing: int


class EatRolled(Arguments):
    die: int
    result: int
    mouths: int


class RuleInForce(Arguments):
    card: CardId
    rule: str
    until: Until


class SpaceClosed(Arguments):
    space: SpaceId


class LossDue(Arguments):
    count: int


class FinalComponent(Arguments):
    card: CardId


class AntidoteFound(Arguments):
    """Nothing more to say."""


class ResearchOnTop(Arguments):
    left: int


class ElwoodChanged(Arguments):
    is_there: bool


TOWN_EVENTS: Final = declared(
    UnitEntered,
    UnitMoved,
    RaidersMoved,
    UnitRemoved,
    RaidersStay,
    RefugeesInCamp,
    AllHealed,
    RefugeesArmed,
    SpecialUsed,
    DieRolled,
    AntiUnitStaysOut,
    BarricadeDestroyed,
    DecksBuilt,
    StocksRolled,
    HeroLeft,
    MatchEnded,
    RoundBegan,
    EventDrawn,
    PhaseBegan,
    EventDiscarded,
    EventText,
    TrackFated,
    FateCarriedOut,
    FateDiscarded,
    FateDrawn,
    NoFateLeft,
    FateKept,
    CardPlayed,
    UnitMarked,
    EventSeen,
    BridgeChanged,
    VillagersEvacuated,
    ArrestRolled,
    AntiUnitSlippedAway,
    AntiUnitJailed,
    DefenceBuilt,
    ForageRolled,
    NothingFound,
    UnitHealed,
    UnitDischarged,
    SeatDone,
    PlayerActionUsed,
    ResearchRolled,
    ResearchRevealed,
    ComponentGained,
    ComponentLost,
    StocksChanged,
    ActionsChanged,
    ActionsReset,
    SuppliesMissing,
    EatRolled,
    RuleInForce,
    SpaceClosed,
    LossDue,
    FinalComponent,
    AntidoteFound,
    ResearchOnTop,
    ElwoodChanged,
)
