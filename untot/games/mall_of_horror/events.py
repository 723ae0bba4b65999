"""What the events of Mall of Horror say, in the order of the rulebook."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET, UnsetType

from untot.games.mall_of_horror.pieces import CardId, CharacterId, Colour, LocationId, Phase, VoteKind, WindowId
from untot.kernel.events import Arguments, Seat, declared


class Here(Arguments):
    """Something that happens at a location."""

    location: LocationId


class Somebody(Arguments):
    """Something that a player does, or that happens to him."""

    player: Colour


class SecretCard(Somebody):
    """A player and a card that not everybody knows."""

    card: CardId | UnsetType = UNSET


# -- set-up -----------------------------------------------------------------------------------------------------


class ColourChosen(Arguments):
    """Somebody has taken a colour."""

    seat: Seat
    colour: Colour


class FirstChief(Somebody):
    """Who begins."""


class CardDealt(SecretCard):
    """The first card of a hand."""


class PlacementRolled(Arguments):
    """Two dice for the next character."""

    player: Colour
    dice: list[int]


class CharacterPlaced(Arguments):
    """A character starts here."""

    character: CharacterId
    location: LocationId


class FirstDice(Arguments):
    """Four open dice for the first zombies."""

    player: Colour
    dice: list[int]


# -- the round --------------------------------------------------------------------------------------------------


class RoundBegan(Arguments):
    """A round begins."""

    round: int


class PhaseBegan(Arguments):
    """A phase begins."""

    phase: Phase


# -- votes ------------------------------------------------------------------------------------------------------


class BallotsRevealed(Arguments):
    """The wheels turn over: whom each voter named and with how many votes, and what that makes for each candidate."""

    kind: VoteKind
    location: LocationId
    revote: bool
    ballots: dict[Colour, Colour]
    weights: dict[Colour, int]
    totals: dict[Colour, int]


class VoteTied(Arguments):
    """These colours will be voted on once more."""

    kind: VoteKind
    colours: list[Colour]


class PlayerChosen(Somebody):
    """Who got the most votes."""

    kind: VoteKind


class ChosenWithoutVote(PlayerChosen):
    """The only candidate."""


class NobodyThere(Arguments):
    """There is no candidate."""

    kind: Literal["truck", "chief"]
    location: LocationId


class NobodyChosen(Arguments):
    """These colours are tied for the second time."""

    kind: Literal["truck", "chief"]
    colours: list[Colour]


class VictimDrawn(Arguments):
    """After a second tie chance has decided among these characters."""

    colours: list[Colour]
    characters: list[CharacterId]
    character: CharacterId


# -- cards ------------------------------------------------------------------------------------------------------


class WindowOpened(Arguments):
    """Cards can be played now."""

    window: WindowId


class WindowClosed(Here):
    """The danger here is over, and no further card is played."""


class Passed(Somebody):
    """Somebody plays no more cards in this window."""


class CardPlayed(Arguments):
    """A card is laid open and leaves the game."""

    player: Colour
    card: CardId


class CharacterHidden(Arguments):
    """A character cannot be found this round."""

    character: CharacterId


class ZombiesKilled(Arguments):
    """A weapon."""

    location: LocationId
    count: int


# -- truck, Chief, dice -----------------------------------------------------------------------------------------


class TruckSearched(Arguments):
    """The searcher looks at so many cards."""

    player: Colour
    count: int
    cards: list[CardId] | UnsetType = UNSET


class CardKept(SecretCard):
    """One of them goes to his hand."""


class CardGiven(Arguments):
    """One goes to somebody else."""

    player: Colour
    receiver: Colour
    card: CardId | UnsetType = UNSET


class CardBuried(SecretCard):
    """One goes under the deck."""


class ChiefElected(Somebody):
    """Somebody takes the badge."""


class DiceRolledCovered(Somebody):
    """Four dice lie under the box."""


class DiceSeen(Arguments):
    """Somebody looks under the box."""

    player: Colour
    dice: list[int] | UnsetType = UNSET


# -- destinations and moves -------------------------------------------------------------------------------------


class DestinationAnnounced(Arguments):
    """Where the elected Chief goes."""

    player: Colour
    location: LocationId


class WheelsSet(Arguments):
    """These have chosen in secret."""

    players: list[Colour]


class WheelsRevealed(Arguments):
    """All destinations; `forced` are those who had no choice."""

    destinations: dict[Colour, LocationId]
    forced: list[Colour]


class DiceRevealed(Arguments):
    """The box is lifted."""

    dice: list[int]


class ZombieCame(Here):
    """One more zombie in front of a location."""


class ZombieStayedAway(Here):
    """The location is closed."""


class LocationOverrun(Arguments):
    """So many zombies have closed it for good."""

    location: LocationId
    count: int


class CharacterMoved(Arguments):
    """From one location to another."""

    character: CharacterId
    came_from: LocationId
    location: LocationId


class CharacterTurnedAway(Arguments):
    """There is no room in the destination."""

    character: CharacterId
    destination: LocationId


class CharacterStayed(CharacterTurnedAway):
    """Although this was the destination."""


# -- attack -----------------------------------------------------------------------------------------------------


class CrowdAttracts(Here):
    """Most people are here."""


class PinUpsAttract(Here):
    """Most Pin-Ups are here."""


class ParkingAttacked(Here):
    """Each of these zombies wants a victim."""

    zombies: int


class LocationHolds(Here):
    """The zombies stay outside."""

    zombies: int
    defence: int


class ZombiesGetIn(LocationHolds):
    """The zombies are as many as the defence, or more."""


class NobodyFound(Here):
    """All there are hidden."""


class CharacterEaten(Arguments):
    """A character is gone for good."""

    character: CharacterId
    location: LocationId


class ZombieFed(Here):
    """A zombie goes with its victim; so many hungry ones are left."""

    zombies: int


class ZombiesLeft(Here):
    """All zombies here go away."""


# -- players without characters, end ----------------------------------------------------------------------------


class PlayerEliminated(Somebody):
    """Somebody has nobody left."""


class RevengeZombiePlaced(Arguments):
    """An eliminated player has placed a zombie."""

    player: Colour
    location: LocationId


class RevengeDeclined(Somebody):
    """An eliminated player places none."""


class GameEnded(Arguments):
    """Rescue comes for those who are alive."""

    reason: Literal["all_together", "few_left"]
    survivors: list[CharacterId]


class HandsShown(Arguments):
    """What everybody still held."""

    hands: dict[Colour, list[CardId]]


class Scored(Arguments):
    """Everybody's points."""

    scores: dict[Colour, int]


class Won(Arguments):
    """Who has won."""

    players: list[Colour]


EVENTS: Final = declared(
    ColourChosen, FirstChief, CardDealt, PlacementRolled, CharacterPlaced, FirstDice,
    RoundBegan, PhaseBegan,
    BallotsRevealed, VoteTied, PlayerChosen, ChosenWithoutVote, NobodyThere, NobodyChosen, VictimDrawn,
    WindowOpened, WindowClosed, Passed, CardPlayed, CharacterHidden, ZombiesKilled,
    TruckSearched, CardKept, CardGiven, CardBuried, ChiefElected, DiceRolledCovered, DiceSeen,
    DestinationAnnounced, WheelsSet, WheelsRevealed, DiceRevealed, ZombieCame, ZombieStayedAway, LocationOverrun,
    CharacterMoved, CharacterTurnedAway, CharacterStayed,
    CrowdAttracts, PinUpsAttract, LocationHolds, ZombiesGetIn, ParkingAttacked, NobodyFound, CharacterEaten,
    ZombieFed, ZombiesLeft,
    PlayerEliminated, RevengeZombiePlaced, RevengeDeclined, GameEnded, HandsShown, Scored, Won,
)  # fmt: skip
