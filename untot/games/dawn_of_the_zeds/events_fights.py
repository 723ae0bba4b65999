"""Events of fights: melees, shots, hits, saving rolls, retreats, and what each says."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.board import PlaceId, SpaceId
from untot.games.dawn_of_the_zeds.charts import FightSide
from untot.games.dawn_of_the_zeds.pieces import PieceId, RowId, UnitId, ZedId
from untot.games.dawn_of_the_zeds.printed_cards import CardId
from untot.kernel.events import Arguments, declared


class MeleeBegan(Arguments):
    space: SpaceId
    zeds: list[PieceId]
    unit: UnitId
    attacker: FightSide


class MeleeRolled(Arguments):
    """Column, shifts one by one with their rows, dice and result."""

    space: SpaceId
    unit: UnitId
    zeds: list[PieceId]
    dice: list[int]
    strengths: list[int]
    shifts: list[tuple[RowId, int]]
    column: str
    zed_hits: int
    unit_hits: int
    loser: FightSide


class MeleeTurned(Arguments):
    unit: UnitId
    space: SpaceId
    zed_hits: int


class FighterRolled(Arguments):
    die: int
    units: list[UnitId]


class HitCancelled(Arguments):
    piece: PieceId
    die: int


class ZedHit(Arguments):
    zed: ZedId
    hits: int


class ZedReduced(Arguments):
    zed: ZedId


class ZedKilled(Arguments):
    zed: ZedId
    space: SpaceId


class ZedRecovered(Arguments):
    zed: ZedId


class UnitHit(Arguments):
    unit: UnitId
    hits: int


class UnitReduced(Arguments):
    unit: UnitId


class LastHit(Arguments):
    unit: UnitId
    place: PlaceId


class SavingRolled(Arguments):
    unit: UnitId
    dice: list[int]
    result: int


class UnitSaved(Arguments):
    unit: UnitId
    place: PlaceId


class UnitDied(Arguments):
    unit: UnitId
    place: PlaceId


class ZedRetreated(Arguments):
    zed: ZedId
    origin: PlaceId
    space: SpaceId


class UnitRetreated(Arguments):
    unit: UnitId
    origin: PlaceId
    space: SpaceId


class UnitFellBack(Arguments):
    unit: UnitId
    origin: PlaceId
    space: SpaceId


class InfectorDrivenBack(Arguments):
    zed: ZedId
    die: int
    space: SpaceId


class InfectorKilled(Arguments):
    zed: ZedId
    die: int
    space: SpaceId


class AntiUnitDrivenBack(Arguments):
    unit: UnitId
    die: int
    space: SpaceId


class ShotRolled(Arguments):
    """Column, shifts one by one with their rows, dice and hits."""

    unit: UnitId
    space: SpaceId
    dice: list[int]
    strength: int
    column: int
    hits: int
    shifts: list[tuple[RowId, int]]


class CardShot(Arguments):
    card: CardId
    space: SpaceId
    dice: list[int]
    hits: int


class GrenadeThrown(Arguments):
    unit: UnitId
    space: SpaceId


class MinefieldExploded(Arguments):
    space: SpaceId
    strength: int
    dice: list[int]
    hits: int


class AcidSpat(Arguments):
    zed: ZedId
    unit: UnitId
    space: SpaceId
    dice: list[int]
    hits: int


class AttackedWithoutZeds(Arguments):
    unit: UnitId
    space: SpaceId
    dice: list[int]
    column: str
    hits: int


class Barrage(Arguments):
    space: SpaceId
    dice: list[int]
    hits: int


class Splinters(Arguments):
    piece: PieceId
    dice: list[int]
    hits: int


class ZedBurst(Arguments):
    zed: ZedId
    space: SpaceId


class WaterJet(Arguments):
    zed: ZedId
    dice: list[int]
    is_driven_off: bool


class AbilityRolled(Arguments):
    ability: str
    unit: UnitId
    die: int


class PicklesHides(Arguments):
    space: SpaceId


class DefianceLost(Arguments):
    unit: UnitId


FIGHTS_EVENTS: Final = declared(
    MeleeBegan,
    MeleeRolled,
    MeleeTurned,
    FighterRolled,
    HitCancelled,
    ZedHit,
    ZedReduced,
    ZedKilled,
    ZedRecovered,
    UnitHit,
    UnitReduced,
    LastHit,
    SavingRolled,
    UnitSaved,
    UnitDied,
    ZedRetreated,
    UnitRetreated,
    UnitFellBack,
    InfectorDrivenBack,
    InfectorKilled,
    AntiUnitDrivenBack,
    ShotRolled,
    CardShot,
    GrenadeThrown,
    MinefieldExploded,
    AcidSpat,
    AttackedWithoutZeds,
    Barrage,
    Splinters,
    ZedBurst,
    WaterJet,
    AbilityRolled,
    PicklesHides,
    DefianceLost,
)
