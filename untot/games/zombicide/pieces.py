"""The pieces of Zombicide but its tiles and missions, loaded once from content/ and checked there."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Meta, Struct

from untot.kernel.rulebook import ClauseId, clause

T = TypeVar("T")

CardId = str
"""A kind of equipment card; the copies of a kind are alike."""
SkillId = str
"""A skill as a survivor has it: `slippery`, or with its parameter, `starts_with:pistol`."""
SurvivorId = str
ZombieId = Literal["walker", "fatty", "abomination", "runner"]
LevelId = Literal["blue", "yellow", "orange", "red"]
CarKind = Literal["police_car", "pimpmobile"]
AttackKind = Literal["melee", "ranged"]
Ammo = Literal["bullets", "shells"]
Colour = Literal["red", "blue", "green"]
"""Of a token; red is the usual one."""
Window = Literal[
    "set_up",
    "own_turn",
    "room_searched",
    "card_drawn",
    "weapon_found",
    "after_roll",
    "before_wound",
    "before_activation",
]
"""A moment at which skills and cards may be used."""

Key = Annotated[str, Meta(pattern="^[a-z0-9_]{1,40}$")]
"""The id of something that people may add; it becomes part of answers and of text ids."""
Count = Annotated[int, Meta(ge=0)]
Span = tuple[Count, Count]
"""The least and the most."""


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is written in content/ and never changes."""


# -- zombies and their cards ------------------------------------------------------------------------------------


class Zombie(Piece, frozen=True):
    """A kind of zombie."""

    id: ZombieId
    actions: int
    min_damage: int
    xp: int
    miniatures: int
    target_priority: int
    escort: int = 0


class Spawn(NamedTuple):
    """What one line of a card puts on the board."""

    amount: int
    zombie: ZombieId


class SpawnCard(Piece, frozen=True):
    """Zombies appear in the zone for which the card was drawn."""

    number: int
    blue: Spawn | None = None
    yellow: Spawn | None = None
    orange: Spawn | None = None
    red: Spawn | None = None

    @clause("ZC-7.62", "ZC-7.63")
    def at(self, level: LevelId) -> Spawn | None:
        """The line of a danger level; an empty one puts nothing."""
        lines = {"blue": self.blue, "yellow": self.yellow, "orange": self.orange, "red": self.red}
        return lines[level]


class ManholeCard(SpawnCard, frozen=True):
    """Zombies appear at the manhole of every tile with a survivor, and none where the card was drawn."""


class ActivationCard(Piece, frozen=True):
    """All zombies of a kind act at once, and none appear."""

    number: int
    zombie: ZombieId
    levels: tuple[LevelId, ...]


ZombieCard = SpawnCard | ManholeCard | ActivationCard


# -- equipment --------------------------------------------------------------------------------------------------


class Attack(Piece, frozen=True):
    """One way to attack with a weapon; those with several name them."""

    range: Span
    dice: int
    accuracy: int
    damage: int
    mode: str = ""
    noise: bool = False
    ammo: Ammo | None = None
    reload: bool = False
    kills_everything: bool = False

    @property
    @clause("ZC-8.2")
    def kind(self) -> AttackKind:
        """Maximum range 0 is melee."""
        return "melee" if self.range[1] == 0 else "ranged"


class CardEffect(Piece, frozen=True):
    """What an item or event does, how much, and in which window."""

    kind: Literal["more_cards", "cancel_wound", "reroll", "walker_appears"]
    amount: int
    window: Window
    ammo: Ammo | None = None
    cost: Literal["itself"] | None = None


class Equipment(Piece, frozen=True):
    """A kind of equipment card."""

    id: CardId
    count: int
    kind: Literal["weapon", "item", "event"]
    where: Literal["deck", "aside"] = "deck"
    attacks: tuple[Attack, ...] = ()
    dual: bool = False
    opens_doors: Literal["silent", "noisy"] | None = None
    in_pimpmobile: bool = False
    from_reserve: bool = False
    supply: bool = False
    effect: CardEffect | None = None
    worth: float = 0.0
    """What it counts for a bot, besides what can be seen from its attacks."""
    picture: str = ""
    """The id of its drawing, if it is not the card's own."""


class Combination(Piece, frozen=True):
    """A weapon built from two cards: the pair on one slot, or a card from the stock."""

    id: CardId
    parts: tuple[CardId, CardId]
    becomes: Literal["pair", "card"]
    assigns_hits: bool = False
    picture: str = ""


class Car(Piece, frozen=True):
    """A kind of car; without a limit it can be searched again and again."""

    id: CarKind
    seats: tuple[str, ...]
    search: Literal["until_weapon", "pimpmobile_weapon"]
    searches_per_match: int | None = None


class CarAttack(Piece, frozen=True):
    """The roll of a driven car for each zone it touches."""

    dice_per_miniature: int
    accuracy: int
    damage: int


class WoundCard(Piece, frozen=True):
    id: CardId
    count: int


class StartEquipment(Piece, frozen=True):
    """One of each of `fixed` is dealt, and the filler to everybody else."""

    fixed: tuple[CardId, ...]
    filler: CardId


# -- survivors and skills ---------------------------------------------------------------------------------------


class Skill(Piece, frozen=True):
    """A skill: what it changes, of what, by how much; with a window, when and how often it is used."""

    id: str
    clause: ClauseId
    kind: str
    of: Literal["melee", "ranged", "combat", "move", "search"] | None = None
    amount: int = 0
    window: Window | None = None
    once_per: Literal["action", "turn", "zombies_phase"] | None = None
    cost: Literal["action", "equipment"] | None = None
    parameter: Literal["equipment", "attack"] | None = None
    automatic: bool = False
    repeats: bool = False
    blue_only: bool = False


class DangerLevel(Piece, frozen=True):
    """From so many experience points on; a survivor's card names so many skills for it, of which he gets one."""

    id: LevelId
    from_xp: int
    skills_named: int


class Survivor(Piece, frozen=True):
    """An identity card."""

    id: Key
    name: str
    blue: SkillId
    yellow: SkillId
    orange: tuple[SkillId, ...]
    red: tuple[SkillId, ...]

    def named_at(self, level: LevelId) -> tuple[SkillId, ...]:
        """The skills of a danger level, of which he gets one."""
        named = {"blue": (self.blue,), "yellow": (self.yellow,), "orange": self.orange, "red": self.red}
        return named[level]


# -- limits -----------------------------------------------------------------------------------------------------


class Box(Piece, frozen=True):
    """What else lies in the box."""

    dice: int
    car_tokens: int
    spawn_tokens: int
    exit_tokens: int
    objective_tokens: int
    noise_tokens: int
    door_tokens: int
    skill_markers: int
    xp_counters: int
    first_player_tokens: int


class Inventory(Piece, frozen=True):
    hand_slots: int
    reserve_slots: int


class OwnSurvivorLimits(Piece, frozen=True):
    name_length: Span
    yellow: SkillId


class ColouredTokens(Piece, frozen=True):
    """How many tokens there are of each colour that is not red."""

    blue: int
    green: int


class OwnMissionLimits(Piece, frozen=True):
    tiles: Span
    min_survivors: Span
    doors: Span
    spawns: Span
    objectives: Span
    cars: Span
    minutes: Span
    objective_xp: Span
    exit_noise: Span
    lose_at: Span
    goal_survivors: Span
    survivors: Span
    """In the whole match."""
    coloured_doors: ColouredTokens
    coloured_objectives: ColouredTokens
    coloured_spawns: ColouredTokens


# -- loading ----------------------------------------------------------------------------------------------------


def read_content(*path: str) -> dict[str, Any]:
    """A file of content/, as it stands there."""
    return tomllib.loads(files(__package__).joinpath("content", *path).read_text("utf-8"))


def _load(table: Any, kind: type[T]) -> T:
    return msgspec.convert(table, kind)


def load_list(tables: Any, kind: type[T]) -> list[T]:
    """The pieces of one kind that a file lists."""
    return msgspec.convert(tables, list[kind])  # type: ignore[valid-type]  # a type made at run time


_EQUIPMENT: Final = read_content("equipment.toml")
_SURVIVORS: Final = read_content("survivors.toml")
_SPAWN: Final = read_content("spawn.toml")
_LIMITS: Final = read_content("limits.toml")

ZOMBIES: Final = {zombie.id: zombie for zombie in load_list(read_content("zombies.toml")["zombie"], Zombie)}
ZOMBIE_CARDS: Final[dict[int, ZombieCard]] = {
    card.number: card
    for cards in (
        load_list(_SPAWN["spawn"], SpawnCard),
        load_list(_SPAWN["extra_activation"], ActivationCard),
        load_list(_SPAWN["manhole"], ManholeCard),
    )
    for card in cards
}

EQUIPMENT: Final = {card.id: card for card in load_list(_EQUIPMENT["card"], Equipment)}
COMBINATIONS: Final = {built.id: built for built in load_list(_EQUIPMENT["combination"], Combination)}
CARS: Final = {car.id: car for car in load_list(_EQUIPMENT["car"], Car)}
CAR_ATTACK: Final = _load(_EQUIPMENT["car_attack"], CarAttack)
WOUND: Final = _load(_EQUIPMENT["wound"], WoundCard)
START_EQUIPMENT: Final = _load(_EQUIPMENT["start"], StartEquipment)
FULL_DECK: Final = tuple(card.id for card in EQUIPMENT.values() if card.where == "deck" for _ in range(card.count))

SKILLS: Final = {skill.id: skill for skill in load_list(read_content("skills.toml")["skill"], Skill)}
DANGER_LEVELS: Final = {level.id: level for level in load_list(_SURVIVORS["danger_level"], DangerLevel)}
SURVIVORS: Final = {survivor.id: survivor for survivor in load_list(_SURVIVORS["survivor"], Survivor)}
SURVIVORS_PER_PLAYER: Final = _load(_SURVIVORS["leading"]["survivors_per_player"], tuple[int, ...])
"""By number of players: the first number is for one."""

BOX: Final = _load(_LIMITS["box"], Box)
INVENTORY: Final = _load(_LIMITS["inventory"], Inventory)
OWN_SURVIVOR: Final = _load(_LIMITS["own_survivor"], OwnSurvivorLimits)
OWN_MISSION: Final = _load(_LIMITS["own_mission"], OwnMissionLimits)


def skill_of(named: SkillId) -> Skill:
    """The skill of a survivor, without its parameter."""
    return SKILLS[named.partition(":")[0]]


@clause("ZC-5.41")
def level_at(xp: int) -> LevelId:
    """The danger level of so many experience points."""
    return [level.id for level in DANGER_LEVELS.values() if level.from_xp <= xp][-1]
