"""Events of zeds: they come, move, infect; chaos, and what each says."""

from __future__ import annotations

from typing import Final, Literal

from untot.games.dawn_of_the_zeds.board import PlaceId, SpaceId, TrackId
from untot.games.dawn_of_the_zeds.pieces import PieceId, UnitId, ZedId, ZedKind
from untot.games.dawn_of_the_zeds.printed_cards import CardId
from untot.kernel.events import Arguments, declared


class ZedPlaced(Arguments):
    zed: ZedId
    space: SpaceId


class NoRoomForZed(Arguments):
    """Nothing more to say."""


class ZedsDrawn(Arguments):
    zeds: list[ZedId]


class NoZedLeft(Arguments):
    space: SpaceId


class ZedsMoved(Arguments):
    zeds: list[ZedId]
    origin: PlaceId
    space: SpaceId


class ZedsStay(Arguments):
    zeds: list[ZedId]
    space: SpaceId


class ZedLeftBehind(Arguments):
    zed: ZedId
    space: SpaceId


class ZedsAdvance(Arguments):
    zeds: list[ZedId]
    space: SpaceId


class ZedsInTownCenter(Arguments):
    zeds: list[ZedId]
    origin: PlaceId
    space: SpaceId


class TrackActivated(Arguments):
    track: TrackId


class TrackStays(Arguments):
    track: TrackId


class PressureMoves(Arguments):
    zeds: list[ZedId]
    space: SpaceId


class PressurePlaces(Arguments):
    track: TrackId


class ZedReplaced(Arguments):
    zed: ZedId
    new: ZedId
    space: SpaceId


class ZedUpgraded(Arguments):
    zed: ZedId
    marker: str
    space: SpaceId


class InfectionRose(Arguments):
    infection: int
    by: int


class InfectionFell(Arguments):
    infection: int
    by: int


class InfectionSet(Arguments):
    infection: int


class InfectionRolled(Arguments):
    dice: list[int]
    infection: int
    is_outbreak: bool


class Outbreak(Arguments):
    track: TrackId
    space: SpaceId
    kind: ZedKind


class UncheckedOutbreak(Arguments):
    """Nothing more to say."""


class LoweringRolled(Arguments):
    dice: list[int]


class ChaosPlaced(Arguments):
    space: SpaceId
    count: int
    left: int


class ChaosRemoved(Arguments):
    space: SpaceId
    count: int
    left: int


class VillagersFled(Arguments):
    unit: UnitId
    origin: PlaceId
    space: SpaceId


class RefugeesDevoured(Arguments):
    unit: UnitId
    space: SpaceId


class ZedsActions(Arguments):
    """How many actions the zeds player has."""

    count: int


class ZedsActionUsed(Arguments):
    answer: str
    left: int


class ActivationBlocked(Arguments):
    track: TrackId
    card: CardId


class DoctorEscaped(Arguments):
    """Nothing more to say."""


class DoctorJailed(Arguments):
    space: SpaceId


class BrainsBegan(Arguments):
    """Nothing more to say."""


class CatacombRolled(Arguments):
    piece: PieceId
    space: SpaceId
    die: int
    outcome: Literal["moves", "stays", "lost"]


class LostRolled(Arguments):
    die: int
    space: SpaceId


ZEDS_EVENTS: Final = declared(
    ZedPlaced,
    NoRoomForZed,
    ZedsDrawn,
    NoZedLeft,
    ZedsMoved,
    ZedsStay,
    ZedLeftBehind,
    ZedsAdvance,
    ZedsInTownCenter,
    TrackActivated,
    TrackStays,
    PressureMoves,
    PressurePlaces,
    ZedReplaced,
    ZedUpgraded,
    InfectionRose,
    InfectionFell,
    InfectionSet,
    InfectionRolled,
    Outbreak,
    UncheckedOutbreak,
    LoweringRolled,
    ChaosPlaced,
    ChaosRemoved,
    VillagersFled,
    RefugeesDevoured,
    ZedsActions,
    ZedsActionUsed,
    ActivationBlocked,
    DoctorEscaped,
    DoctorJailed,
    BrainsBegan,
    CatacombRolled,
    LostRolled,
)
