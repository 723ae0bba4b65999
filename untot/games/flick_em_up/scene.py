"""What is needed to draw a match and never changes: sizes, places, what is printed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from untot.games.flick_em_up.cards import COMBATS, DESTINIES, EXILES, OBJECTIVES, CardId
from untot.games.flick_em_up.facts import groups_of, scenario_of, seat_name, team_of
from untot.games.flick_em_up.geometry.doors import BLOCK_AT, BLOCK_WIDTH, DOOR_WIDTH, LAUNCH_AT
from untot.games.flick_em_up.geometry.town import (
    ACID_RADIUS,
    EDGE,
    ROOF,
    ROOF_FIELDS,
    TOWER_BACK,
    TOWER_LIP,
    TOWER_WIDTH,
)
from untot.games.flick_em_up.pieces import (
    CHIPS,
    FLICKS,
    KIND_OF,
    KINDS,
    ROOF_NUMBER,
    SURVIVORS,
    BuildingId,
    Chip,
    ChipId,
    Flick,
    Group,
    Kind,
    KindId,
    PieceId,
    Survivor,
    SurvivorId,
    ZombieId,
    mm,
)
from untot.games.flick_em_up.rules.c9_bat import BEHIND
from untot.games.flick_em_up.scenarios import Goal
from untot.games.flick_em_up.state import FlickState


class SceneTower(Struct, kw_only=True):
    """The zombie tower, in 0.01 mm: how far it reaches behind and before the middle of its shaft."""

    back: int
    lip: int
    width: int
    roof: int
    fields: dict[int, tuple[int, int]]


class SceneTeam(Struct, kw_only=True):
    """A group of the scenario."""

    survivors: list[SurvivorId]
    base: BuildingId
    goal: Goal | None


class Scene(Struct, kw_only=True):
    """Printed facts. `kinds` says of every id what kind of thing it is."""

    scenario: str
    name: str
    """Of a scenario of the players' own; else empty."""
    rounds: int
    edge: int
    acid: tuple[int, int, int] | None
    tower: SceneTower
    door_width: int
    block_width: int
    blocks: dict[str, int]
    launch: int
    """Along the own axis of a building: where pieces lie that are flicked out of it (below zero: behind its middle)."""
    bat_launch: int
    """The same of the middle of a bat."""
    shapes: dict[KindId, Kind]
    shape_of: dict[PieceId, KindId]
    survivors: dict[SurvivorId, Survivor]
    roof_numbers: dict[ZombieId, int]
    chips: dict[ChipId, Chip]
    flicks: dict[str, Flick]
    numbers: dict[str, int]
    """Fields of the roof have their number printed on them."""
    pool: dict[ChipId, int]
    teams: dict[Group, SceneTeam]
    kinds: dict[str, str]


def scene(g: FlickState) -> Scene:
    scenario = scenario_of(g)
    acid = None if scenario.acid is None else (mm(scenario.acid[0]), mm(scenario.acid[1]), ACID_RADIUS)
    players = [seat_name(g, seat) for seat in range(g.seats)]
    return Scene(
        scenario=str(g.options["scenario"]), name=scenario.name, rounds=scenario.rounds, acid=acid,
        numbers={f"field:{field}": field for field in ROOF_FIELDS}, pool=dict(scenario.pool), teams=_teams(g),
        **printed(*players),
    )  # fmt: skip


def printed(*players: str) -> dict[str, Any]:
    """The facts that are the same in every match of these."""
    return {
        "edge": EDGE,
        "tower": _tower(),
        "door_width": DOOR_WIDTH,
        "block_width": BLOCK_WIDTH,
        "blocks": {str(block): at for block, at in BLOCK_AT.items()},
        "launch": LAUNCH_AT,
        "bat_launch": BEHIND,
        "shapes": KINDS,
        "shape_of": {piece: kind.kind for piece, kind in KIND_OF.items()},
        "survivors": SURVIVORS,
        "roof_numbers": ROOF_NUMBER,
        "chips": CHIPS,
        "flicks": FLICKS,
        "kinds": {**_kinds(), **dict.fromkeys(players, "player")},
    }


def _tower() -> SceneTower:
    return SceneTower(back=TOWER_BACK, lip=TOWER_LIP, width=TOWER_WIDTH, roof=ROOF, fields=ROOF_FIELDS)


def _teams(g: FlickState) -> dict[Group, SceneTeam]:
    return {
        group: SceneTeam(
            survivors=[survivor for survivor, *_ in team_of(g, group).survivors],
            base=team_of(g, group).base,
            goal=team_of(g, group).goal,
        )
        for group in groups_of(g)
    }


def _kinds() -> dict[str, str]:
    """By id: what kind of thing it is."""
    cards: list[CardId] = [*DESTINIES, *OBJECTIVES, *EXILES, *COMBATS]
    figures = {piece: "zombie" if piece in ROOF_NUMBER else "survivor" for piece in (*ROOF_NUMBER, *SURVIVORS)}
    things = {piece: kind.class_ for piece, kind in KIND_OF.items() if kind.class_ != "figure"}
    return {**things, **figures, **dict.fromkeys(CHIPS, "chip"), **dict.fromkeys(cards, "card")}
