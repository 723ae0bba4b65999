"""What the events of Zombie Town say, in the order of the rulebook; those of fights stand in fight_events.py."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET, UnsetType

from untot.games.zombie_town.fight_events import FIGHT_EVENTS, Acting, ActingThere, Here, Player, PlayerThere, There
from untot.games.zombie_town.pieces import CardId, Colour, EventId, HouseId
from untot.games.zombie_town.rules.c5_entries import How
from untot.games.zombie_town.state import Fighter, PieceId
from untot.games.zombie_town.town import BuildingId, Square
from untot.kernel.events import Arguments, Seat, declared

# -- set-up -----------------------------------------------------------------------------------------------------


class ZombiesSet(Arguments):
    """The first zombies stand around the cemetery."""

    count: int


class ColourChosen(Player):
    """Somebody has taken a colour."""

    colour: Colour


class HomeBaseChosen(ActingThere):
    """Somebody has settled."""


class HousesDealt(Arguments):
    """Every building has its house."""

    houses: dict[BuildingId, HouseId]


class StartCardsDealt(Player):
    """Cards among which a player chooses."""

    count: int
    cards: list[CardId] | UnsetType = UNSET


class StartCardsKept(Player):
    """What he begins with."""

    count: int
    cards: list[CardId] | UnsetType = UNSET


class CardRedrawn(Player):
    """He had too few that could be kept."""

    count: int
    cards: list[CardId] | UnsetType = UNSET


class PilesDealt(Arguments):
    """So many cards for every empty building."""

    count: int


class LeftoverDiscarded(Arguments):
    """The rest is open."""

    cards: list[CardId]


class FirstPlayer(Player):
    """Who begins and keeps the time."""


# -- days and turns ---------------------------------------------------------------------------------------------


class DayBegan(Arguments):
    """A new round."""

    day: int


class TurnBegan(Player):
    """What the player has to spend."""

    actions: int
    free_moves: int


class TurnSkipped(Player):
    """He is dead."""


class TurnEnded(Player):
    """He has done all that he wanted."""


class CardsDiscarded(Player):
    """The hand was too full."""

    cards: list[CardId]


# -- movement ---------------------------------------------------------------------------------------------------


class PawnMoved(Acting):
    """A pawn has gone from one square to another; the way ends where it is now."""

    square: Square
    before: Square
    way: list[Square]
    how: How


class EntryDeclined(PlayerThere):
    """A newcomer is let in."""

    pawn: Colour


class EntryFightOpened(Acting):
    """Somebody opens fire on a newcomer."""

    fighter: Fighter
    weapon: PieceId


# -- actions ----------------------------------------------------------------------------------------------------


class CardsLookedAt(ActingThere):
    """The drawer has seen cards of a pile."""

    count: int
    cards: list[CardId] | UnsetType = UNSET


class CardKept(ActingThere):
    """Of these one goes into the hand."""

    card: CardId | UnsetType = UNSET


class CardReturned(PlayerThere):
    """Another one goes back."""

    end: Literal["top", "bottom"]
    card: CardId | UnsetType = UNSET


class BarricadeTornDown(ActingThere):
    """The outermost barricade is gone."""

    card: CardId


class CardStored(PlayerThere):
    """A card of the hand is left in a building."""

    card: CardId | UnsetType = UNSET


class CardCollected(PlayerThere):
    """A stored card is back in the hand."""

    card: CardId | UnsetType = UNSET


class StoredForfeited(There):
    """Stored cards have gone under the pile."""

    count: int


# -- cards ------------------------------------------------------------------------------------------------------


class SurvivorJoined(Acting):
    """A survivor comes along."""

    survivor: PieceId


class SurvivorPlaced(ActingThere):
    """A survivor stays in a building."""

    survivor: PieceId


class SurvivorFetched(ActingThere):
    """A placed survivor comes along."""

    survivor: PieceId


class WeaponTaken(Arguments):
    """A weapon has a bearer."""

    bearer: Fighter
    weapon: PieceId
    shots: int


class WeaponDropped(Arguments):
    """An empty weapon is gone."""

    weapon: PieceId


class WeaponReloaded(Arguments):
    """A weapon is full again."""

    weapon: PieceId
    shots: int


class BarricadesBuilt(ActingThere):
    """So many more stand before a building."""

    count: int
    cards: list[CardId] | UnsetType = UNSET


class FireworksLit(PlayerThere):
    """Zombies keep away from it."""


class FireworksOut(There):
    """No longer."""


# -- houses and owners ------------------------------------------------------------------------------------------


class HouseUsed(ActingThere):
    """Its number is lower by one."""

    house: HouseId
    number: int


class HouseReset(There):
    """Its number is as at the beginning."""


class PawnHealed(Acting):
    """One health more."""

    health: int


class CardFound(Player):
    """A card of the discard pile is in the hand."""

    card: CardId


class BuildingClaimed(ActingThere):
    """Whose it is now, and whose it was ("": nobody's)."""

    before: Colour


class BuildingLost(ActingThere):
    """It is nobody's any more."""


class SurvivorsDrivenOut(There):
    """Who was placed there before."""

    survivors: list[PieceId]


# -- event cards ------------------------------------------------------------------------------------------------


class EventTriggered(Acting):
    """It takes effect."""

    event: EventId


class EventWithoutEffect(Arguments):
    """Or rather not."""

    event: EventId


class EventUsed(Arguments):
    """It lies on the discard pile."""

    event: EventId


class PilesSwitched(Arguments):
    """Their face-down cards have changed places."""

    buildings: list[BuildingId]


class ZombieAppeared(Here):
    """Zombies out of the pile."""

    count: int


class PawnSent(Player):
    """A pawn has to go somewhere."""

    pawn: Colour
    goal: Square


class NobodySent(Player):
    """No pawn has to."""


class ActionGained(Acting):
    """How many the player has now."""

    actions: int


class CardTaken(PlayerThere):
    """A face-down card is gone, counted from the top of the pile, stored cards after it."""

    position: int
    card: CardId | UnsetType = UNSET


class ZombiesPushed(There):
    """From which square to which."""

    squares: dict[Square, Square]


class DayTurnedBack(Arguments):
    """What the counter shows now."""

    day: int


class CardPassed(Player):
    """A card goes from one hand to another."""

    to: Seat
    card: CardId | UnsetType = UNSET


# -- the end ----------------------------------------------------------------------------------------------------


class PointsCounted(Acting):
    """The points of a colour by what they are for."""

    total: int
    kills: int
    barricades: int
    survivors: int
    weapons: int
    houses: int


class MatchEnded(Arguments):
    """Who has won; players by their first colour."""

    reason: Literal["last_day", "all_dead"]
    scores: dict[Colour, int]
    winners: list[Colour]


EVENTS: Final = FIGHT_EVENTS | declared(
    ZombiesSet, ColourChosen, HomeBaseChosen, HousesDealt, StartCardsDealt, StartCardsKept, CardRedrawn, PilesDealt,
    LeftoverDiscarded, FirstPlayer, DayBegan, TurnBegan, TurnSkipped, TurnEnded, CardsDiscarded, PawnMoved,
    EntryDeclined, EntryFightOpened, CardsLookedAt, CardKept, CardReturned, BarricadeTornDown, CardStored,
    CardCollected, StoredForfeited, SurvivorJoined, SurvivorPlaced, SurvivorFetched, WeaponTaken, WeaponDropped,
    WeaponReloaded, BarricadesBuilt, FireworksLit, FireworksOut, HouseUsed, HouseReset, PawnHealed, CardFound,
    BuildingClaimed, BuildingLost, SurvivorsDrivenOut, EventTriggered, EventWithoutEffect, EventUsed, PilesSwitched,
    ZombieAppeared, PawnSent, NobodySent, ActionGained, CardTaken, ZombiesPushed, DayTurnedBack, CardPassed,
    PointsCounted, MatchEnded,
)  # fmt: skip
