"""What the events of fights, damage and zombies say: chapters 9, 10 and 12; and what many events have in common."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.pieces import CardId, Colour, CombatId
from untot.games.zombie_town.state import Fighter, PieceId
from untot.games.zombie_town.town import BuildingId, Square
from untot.kernel.events import Arguments, Seat, declared


class Player(Arguments):
    """Something that a player does, or that happens to him."""

    seat: Seat


class Acting(Arguments):
    """Something that a pawn does, or that happens to it."""

    pawn: Colour


class There(Arguments):
    """Something that happens at a building."""

    building: BuildingId


class Here(Arguments):
    """Something that happens on a square."""

    square: Square


class PlayerThere(Player):
    """What a player does at a building."""

    building: BuildingId


class PlayerHere(Player):
    """What happens to a player on a square."""

    square: Square


class ActingThere(Acting):
    """What a pawn does at a building."""

    building: BuildingId


# -- fights -----------------------------------------------------------------------------------------------------


class AttackBegan(Acting):
    """A pawn attacks a zombie (by its square), a pawn or a survivor."""

    target: str
    weapon: PieceId


class WeaponChanged(Acting):
    """The attack goes on with another weapon."""

    weapon: PieceId


class ShotFired(Arguments):
    """One bullet less."""

    fighter: Fighter
    weapon: PieceId
    shots: int


class CombatCardsDrawn(Arguments):
    """The cards of a shot, and the one that counts."""

    fighter: Fighter
    cards: list[CombatId]
    used: CombatId


class CombatDeckShuffled(Arguments):
    """The used cards are a new deck."""


class Missed(Arguments):
    """A shot that did nothing."""

    fighter: Fighter
    target: str


class ZombieKilled(Here):
    """A zombie less, for a colour or ("") for nobody."""

    pawn: Colour


class ExchangeTied(Arguments):
    """Both draw again."""


class ExchangeWon(Arguments):
    """Who hits whom."""

    winner: Fighter
    loser: Fighter


class FightEnded(Arguments):
    """It is over."""


class ZombieFaced(PlayerHere):
    """A zombie has come to somebody."""


class LossTaken(PlayerHere):
    """It is not killed."""


# -- damage and death -------------------------------------------------------------------------------------------


class PawnHurt(Acting):
    """One health less."""

    health: int


class PawnTrapped(Acting):
    """It cannot get away."""


class PawnDied(Acting):
    """It is gone with all that it carried."""


class SurvivorDied(Arguments):
    """He is gone with his weapon."""

    survivor: PieceId
    owner: Colour


class SeatEliminated(Player):
    """All his pawns are dead."""


class HandDiscarded(Player):
    """And his cards are open."""

    cards: list[CardId]


# -- zombies ----------------------------------------------------------------------------------------------------


class ZombiePhaseBegan(Player):
    """So many zombies are to be moved."""

    count: int


class ZombieMoved(PlayerHere):
    """A player has moved a zombie to a square; whose pawn or house it has come to, and how many he is still to move."""

    before: Square
    visited: list[Colour]
    left: int


class MovesLost(Player):
    """No zombie can move any more."""

    count: int


class ZombiesRefilled(Arguments):
    """New ones at the cemetery."""

    squares: list[Square]


class BarricadesFell(There):
    """All of them; `owner` is who had the building before, "" if nobody."""

    cards: list[CardId]
    owner: Colour


class TrapSprung(There):
    """How many zombies its traps kill."""

    count: int


FIGHT_EVENTS: Final = declared(
    AttackBegan, WeaponChanged, ShotFired, CombatCardsDrawn, CombatDeckShuffled, Missed, ZombieKilled, ExchangeTied,
    ExchangeWon, FightEnded, ZombieFaced, LossTaken, PawnHurt, PawnTrapped, PawnDied, SurvivorDied, SeatEliminated,
    HandDiscarded, ZombiePhaseBegan, ZombieMoved, MovesLost, ZombiesRefilled, BarricadesFell, TrapSprung,
)  # fmt: skip
