"""The missions, printed and own: what a mission file says, with the vocabulary of its goals and special rules.

A file that fits these classes may still be no playable mission; that is for `workshop` to say.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from untot.games.zombicide.city.ground import TileTurn
from untot.games.zombicide.pieces import CardId, CarKind, Colour, Count, Key, LevelId, Piece, Span, read_content
from untot.parts.zones import Heading, ZoneId

Positive = Annotated[int, Meta(ge=1)]
Text = Annotated[str, Meta(min_length=1, max_length=80)]
Paragraph = Annotated[str, Meta(max_length=1000)]
Paper = Literal["day", "night"]
"""On which of the two papers a map is printed."""


# -- tokens -----------------------------------------------------------------------------------------------------


class DoorToken(Piece, frozen=True):
    """A door, on one side of a room towards the street."""

    room: ZoneId
    street: ZoneId
    side: Heading
    colour: Colour = "red"


class SpawnToken(Piece, frozen=True):
    """A spawn zone; one that is not active waits for the objective of its colour."""

    zone: ZoneId
    colour: Colour = "red"
    active: bool = True


class ObjectiveToken(Piece, frozen=True):
    """What its taker gets: experience, and perhaps more."""

    zone: ZoneId
    xp: Count = 0
    colour: Colour = "red"
    effect: Literal["heal_one_wound"] | None = None


class CarToken(Piece, frozen=True):
    kind: CarKind
    zone: ZoneId


class HiddenColour(Piece, frozen=True):
    """So many of the objectives, drawn at random, have a back of this colour; all lie face down."""

    colour: Literal["blue", "green"]
    count: Positive


# -- goals ------------------------------------------------------------------------------------------------------


class Goal(Piece, frozen=True, tag_field="type"):
    """Something that must be fulfilled to win; each behaves as in the printed mission that has it."""


class CollectAllObjectives(Goal, frozen=True, tag="collect_all_objectives"):
    pass


class FindCards(Goal, frozen=True, tag="find_cards"):
    """One of each has been put into an inventory."""

    cards: tuple[CardId, ...]


class ExitWithCards(Goal, frozen=True, tag="exit_with_cards"):
    """After all other goals: so many leave over the exit, with one of each card among them."""

    min_survivors: Positive
    cards: tuple[CardId, ...]


class ExitAllSurvivors(Goal, frozen=True, tag="exit_all_survivors"):
    """All stand in the exit zone at the same time."""


class ReachDangerLevel(Goal, frozen=True, tag="danger_level"):
    level: LevelId
    min_survivors: Positive


class AllInOneClearSpawnZone(Goal, frozen=True, tag="all_survivors_in_one_clear_spawn_zone"):
    """After all other goals: everybody stands in one spawn zone without zombies."""


class SuppliesDrivenOut(Goal, frozen=True, tag="supplies_driven_out"):
    """So many of these cards have left the board over the exit in cars, and nobody is left behind."""

    cards: tuple[CardId, ...]
    count: Positive
    all_survivors_out: bool


class NeutraliseAllSpawns(Goal, frozen=True, tag="neutralise_all_spawns"):
    pass


class ReachClearZone(Goal, frozen=True, tag="reach_clear_zone"):
    """So many stand in this zone, and no zombie does."""

    zone: ZoneId
    min_survivors: Positive


class LeaveFromStart(Goal, frozen=True, tag="leave_from_start"):
    """So many have left the board from the start zone, by number of players, beginning with one."""

    survivors_by_players: tuple[Positive, ...]


AnyGoal = (
    CollectAllObjectives
    | FindCards
    | ExitWithCards
    | ExitAllSurvivors
    | ReachDangerLevel
    | AllInOneClearSpawnZone
    | SuppliesDrivenOut
    | NeutraliseAllSpawns
    | ReachClearZone
    | LeaveFromStart
)


# -- special rules ----------------------------------------------------------------------------------------------


class SpecialRule(Piece, frozen=True, tag_field="type"):
    """A rule that holds in this mission only."""


class ZombieDeck(SpecialRule, frozen=True, tag="zombie_deck"):
    """Only these zombie cards are used."""

    cards: tuple[int, ...]


class StartWeaponsOnDeckTop(SpecialRule, frozen=True, tag="start_weapons_on_deck_top"):
    """The starting weapons are not dealt but drawn first; only the filler is dealt."""


class NoSearch(SpecialRule, frozen=True, tag="no_search"):
    zones: tuple[ZoneId, ...]


class LoadSupplies(SpecialRule, frozen=True, tag="load_supplies"):
    """Supplies can be put under cars and taken from there."""


class LinkedDoors(SpecialRule, frozen=True, tag="linked_doors"):
    """Opening a door opens the other doors of its building."""


class OneWalkerPerRoomAtStart(SpecialRule, frozen=True, tag="one_walker_per_room_at_start"):
    pass


class ZombieExit(SpecialRule, frozen=True, tag="zombie_exit"):
    """These zones are always noisy, zombies in them leave the board, and when so many have left the match is lost."""

    zones: tuple[ZoneId, ...]
    noise: Count
    lose_at: Positive


class LockedDoor(SpecialRule, frozen=True, tag="locked_door"):
    """The door of this colour cannot be opened before the objective of this colour has been taken."""

    colour: Literal["blue", "green"]


class LateSpawn(SpecialRule, frozen=True, tag="late_spawn"):
    """The spawn zone of this colour sleeps until the objective of this colour has been taken."""

    colour: Literal["blue", "green"]


class SurvivorsPerPlayer(SpecialRule, frozen=True, tag="survivors_per_player"):
    count: Positive


class RecruitsAtObjectives(SpecialRule, frozen=True, tag="recruits_at_objectives"):
    """An objective without a colour brings a new survivor."""


AnyRule = (
    ZombieDeck
    | StartWeaponsOnDeckTop
    | NoSearch
    | LoadSupplies
    | LinkedDoors
    | OneWalkerPerRoomAtStart
    | ZombieExit
    | LockedDoor
    | LateSpawn
    | SurvivorsPerPlayer
    | RecruitsAtObjectives
)


# -- missions ---------------------------------------------------------------------------------------------------


class Origin(Piece, frozen=True):
    """Where a part of a printed mission comes from; what is reconstructed is our own design and shown as such."""

    origin: str
    reconstructed: bool = False


class Status(Piece, frozen=True):
    """What is known of each part of a printed mission; an own one has nothing to declare."""

    layout: Origin | None = None
    doors: Origin | None = None
    start: Origin | None = None
    spawns: Origin | None = None
    objectives: Origin | None = None
    exit: Origin | None = None
    cars: Origin | None = None
    bunker: Origin | None = None
    zombie_exits: Origin | None = None


class Name(Piece, frozen=True):
    """In both languages."""

    en: Text
    de: Text


class Story(Piece, frozen=True):
    """How it came to this, in both languages; no rule in it."""

    en: Paragraph = ""
    de: Paragraph = ""


class Mission(Piece, frozen=True, cache_hash=True):
    """A mission as its file says."""

    id: Key
    key: Key
    difficulty: Literal["tutorial", "easy", "medium", "hard"]
    min_survivors: int
    minutes: Positive
    layout: tuple[tuple[TileTurn, ...], ...]
    start: ZoneId
    spawns: tuple[SpawnToken, ...]
    """In the order in which they are served."""
    doors: tuple[DoorToken, ...]
    objectives: tuple[ObjectiveToken, ...]
    goals: tuple[AnyGoal, ...]
    name: Name | None = None
    """Of an own one; printed ones are named and told by the texts of the game."""
    story: Story | UnsetType = UNSET
    paper: Paper | UnsetType = UNSET
    """Day, if it does not say. What is unset is not written: own missions of old records read as they did."""
    players: Span = (1, 6)
    exit: ZoneId | None = None
    drive: bool = False
    spawn_indoors: bool = False
    hidden_colour: HiddenColour | None = None
    cars: tuple[CarToken, ...] = ()
    rules: tuple[AnyRule, ...] = ()
    status: Status = Status()

    @property
    def reconstructed(self) -> tuple[str, ...]:
        """The parts of which the original is not known."""
        origins = {part: getattr(self.status, part) for part in self.status.__struct_fields__}
        return tuple(part for part, origin in origins.items() if origin is not None and origin.reconstructed)

    @property
    def zombie_exits(self) -> tuple[ZoneId, ...]:
        return tuple(zone for rule in self.rules if isinstance(rule, ZombieExit) for zone in rule.zones)

    @property
    def bunkers(self) -> tuple[ZoneId, ...]:
        """The zones to be reached and cleared."""
        return tuple(goal.zone for goal in self.goals if isinstance(goal, ReachClearZone))


def mission_from_plain(plain: Any) -> Mission:
    """A mission as its file, or the head of a record, holds it; raises msgspec.ValidationError."""
    return msgspec.convert(plain, Mission)


def _printed() -> list[Mission]:
    names = sorted(file.name for file in files(__package__).joinpath("content", "missions").iterdir())
    return [_in_file(name) for name in names]


def _in_file(name: str) -> Mission:
    try:
        return mission_from_plain(read_content("missions", name))
    except msgspec.ValidationError as wrong:
        raise msgspec.ValidationError(f"content/missions/{name}: {wrong}") from wrong


MISSIONS: Final = {mission.id: mission for mission in _printed()}
"""The printed ones, by number."""
