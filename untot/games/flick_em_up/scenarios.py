"""The ten scenarios, read from content/scenarios and checked there: who plays with what, where everything stands, and
what has to be reached."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from untot.games.flick_em_up.geometry.numbers import DEGREE, WHOLE_TURN
from untot.games.flick_em_up.geometry.poses import Pose, standing
from untot.games.flick_em_up.pieces import (
    BUILDINGS,
    OBJECTS,
    SURVIVORS,
    ZOMBIES,
    BuildingId,
    ChipId,
    Group,
    Piece,
    PieceId,
    SurvivorId,
    ZombieId,
    mm,
)
from untot.kernel.rulebook import clause

ScenarioId = str
Deck = Literal["destiny", "objective", "exile", "combat"]
SpecialRule = Literal["barrels_explode", "acid_burns", "persons_stop_the_bat", "accusations"]
Measure = Literal["supplies", "living", "points", "kills", "score", "exile_card"]
Place = tuple[float, float]
Standing = tuple[float, float, float]
"""x, y in mm, and a direction in degrees."""
Some = Annotated[int, Meta(ge=1)]
Invasion = Annotated[int, Meta(ge=1, le=6)]


class Goal(Piece, frozen=True):
    """What a group has to reach: all that is said here must hold at the same time.

    `house` is where `chips` or `supplies` must lie, or be `carried` by own survivors in it, and where `own_in` of the
    group must be, `alone` without any enemy.
    """

    house: BuildingId = ""
    chips: dict[ChipId, Some] = msgspec.field(default_factory=dict)
    supplies: int = 0
    carried: bool = False
    own_in: int = 0
    alone: bool = False
    everybody_in: BuildingId = ""
    kills: int = 0
    points: int = 0
    enemies_dead: bool = False
    exile_card: bool = False


class House(Piece, frozen=True):
    """A building at the beginning: place, lock, open chips, and how many are dealt to it from the pool."""

    at: Standing
    locked: bool = False
    chips: tuple[ChipId, ...] = ()
    face_down: int = 0


class Horde(Piece, frozen=True):
    """The zombies in the town."""

    facing: float
    at: tuple[tuple[ZombieId, float, float], ...]


class Team(Piece, frozen=True):
    """A group: its survivors where they begin, its base, its goal (None: only the skull decides)."""

    survivors: tuple[tuple[SurvivorId, float, float, float], ...]
    base: BuildingId = ""
    goal: Goal | None = None


class Skull(Piece, frozen=True):
    """Who wins when the marker reaches the skull: by these measures, one after the other; else all win or lose."""

    by: tuple[Measure, ...]
    tie: Literal["win", "lose"]


class Scenario(Piece, frozen=True):
    """One of the ten, or of the players' own: then it has a `name`, and says after which printed one it is made."""

    rounds: Some
    day_invasion: Invasion
    night_invasion: Invasion
    decks: tuple[Deck, ...]
    cellar: Standing
    skull: Skull
    buildings: dict[BuildingId, House]
    objects: dict[PieceId, Standing]
    zombies: Horde
    groups: dict[Group, Team]
    dead_to_lose: int = 0
    """So many dead, and all lose; 0: a group loses when all of it are dead."""
    rules: tuple[SpecialRule, ...] = ()
    contested: tuple[BuildingId, ...] = ()
    objective_worth: int = 0
    exiled: Group | None = None
    acid: Place | None = None
    pool: dict[ChipId, Some] = msgspec.field(default_factory=dict)
    name: Annotated[str, Meta(max_length=60)] = ""
    pattern: ScenarioId = ""

    def __post_init__(self) -> None:
        named = [*self.buildings, *self.objects, *(zombie for zombie, *_ in self.zombies.at), *self.survivors]
        known = {*BUILDINGS, *OBJECTS, *ZOMBIES, *SURVIVORS}
        if len(named) != len(set(named)) or not set(named) <= known:
            raise ValueError(f"unknown or doubled pieces: {sorted(set(named) - known)}")

    @property
    def survivors(self) -> list[SurvivorId]:
        return [survivor for team in self.groups.values() for survivor, *_ in team.survivors]

    @property
    def face_down(self) -> int:
        """So many chips of the pool are dealt to the buildings."""
        return sum(house.face_down for house in self.buildings.values())

    def chips(self) -> list[ChipId]:
        """The kinds that lie in the buildings or in the pool."""
        shown = [chip for house in self.buildings.values() for chip in house.chips]
        return list(dict.fromkeys([*shown, *self.pool]))

    def chips_in_play(self, chip: ChipId) -> int:
        """How many of a kind lie in the buildings."""
        shown = sum(house.chips.count(chip) for house in self.buildings.values())
        return shown + self.pool.get(chip, 0)

    @property
    def tower(self) -> Pose:
        """On the cellar."""
        x, y, exit_ = self.cellar
        return Pose(mm(x), mm(y), _angle(exit_))

    @clause("FL-2.3", "FL-2.16", "FL-20.1", "FL-20.2")
    def poses(self) -> dict[PieceId, Pose]:
        """Where everything stands at the beginning."""
        facing = _angle(self.zombies.facing)
        return {
            **{zombie: standing(mm(x), mm(y), facing) for zombie, x, y in self.zombies.at},
            **{
                survivor: standing(mm(x), mm(y), _angle(look))
                for team in self.groups.values()
                for survivor, x, y, look in team.survivors
            },
            **{name: _looking(house.at) for name, house in self.buildings.items()},
            **{name: Pose(mm(x), mm(y), _angle(yaw)) for name, (x, y, yaw) in self.objects.items()},
        }


def _looking(at: Standing) -> Pose:
    x, y, facing = at
    return standing(mm(x), mm(y), _angle(facing))


def _angle(degrees: float) -> int:
    return round(degrees * DEGREE) % WHOLE_TURN


@clause(
    *(f"FL-{chapter}.{number}" for chapter in range(21, 31) for number in (1, 2, 3)),
    "FL-21.7", "FL-21.8", "FL-22.7", "FL-22.8", "FL-23.9", "FL-24.7", "FL-26.7", "FL-27.7", "FL-30.8", "FL-20.13",
    "FL-20.14", "FL-20.16",
)  # fmt: skip
def load_scenarios() -> dict[ScenarioId, Scenario]:
    """The ten, from the files of the content."""
    folder = files(__package__).joinpath("content", "scenarios")
    texts = {path.name: path.read_text("utf-8") for path in folder.iterdir() if path.name.endswith(".toml")}
    return {
        str(int(name.removesuffix(".toml"))): msgspec.convert(tomllib.loads(texts[name]), Scenario)
        for name in sorted(texts)
    }


SCENARIOS: Final = load_scenarios()
