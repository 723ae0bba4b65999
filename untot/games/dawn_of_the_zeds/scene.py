"""What is needed to draw a match and never changes: the map, and what is printed on pieces and cards."""

from __future__ import annotations

from msgspec import Struct

from untot.games.dawn_of_the_zeds.board import (
    BEDS,
    CAMP,
    CEMETERY,
    DISTANCE,
    FORAGE_CLASS,
    JAIL,
    KIND_OF,
    LAB,
    OFFICES,
    SPACES_OF,
    TOWARD,
    TOWN_CENTER,
    TRACK_OF,
    PlaceId,
    SpaceId,
    TrackId,
    is_above_ground,
)
from untot.games.dawn_of_the_zeds.charts import COLUMNS, GUNFIRE, LIMITS, MELEE, TERRAIN
from untot.games.dawn_of_the_zeds.pieces import COMPONENTS, UNIT_MARKERS, UNITS, UPGRADES, ZEDS, RowId, UnitId, ZedId
from untot.games.dawn_of_the_zeds.printed_cards import EVENTS_PRINTED, FATES, LEVELS, RESEARCH, CardId
from untot.games.dawn_of_the_zeds.rules.c1_sequence import ROUND
from untot.games.dawn_of_the_zeds.rules.c5_menu import ACTIONS
from untot.games.dawn_of_the_zeds.state import LEVEL_I, LEVEL_III, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import unit_limit, zed_limit


class DawnSpaceScene(Struct):
    """A space: where it lies, what it is, how many hold it, what a defender has of it."""

    track: TrackId
    n: int
    distance: int
    kind: str
    toward: SpaceId
    is_above_ground: bool
    forage: str
    benefit: int
    zed_limit: int
    unit_limit: int


class DawnUnitScene(Struct):
    kind: str
    row: RowId
    strength: list[int]
    gun: list[int]
    move: int
    hits: int
    flags: list[str]
    abilities: dict[RowId, str]
    """Its abilities by row: the id that answers and texts use."""
    picture: str


class DawnZedScene(Struct):
    kind: str
    row: RowId
    strength: list[int]
    picture: str


class DawnEventScene(Struct):
    colour: str
    act: int
    kind: str
    refugees: int
    infection: bool
    eat: str
    zeds: list[str]
    actions: int
    pressure: str
    phase: str
    picture: str


class DawnFateScene(Struct):
    colour: str
    where: str
    windows: list[str]
    picture: str


class DawnResearchScene(Struct):
    kind: str
    next_die: int
    next_supplies: int
    is_ongoing: bool
    picture: str


class DawnScene(Struct, kw_only=True):
    """Printed facts. `kinds` says of every id that can be touched what kind of thing it is."""

    level: str
    side: str
    tracks: dict[TrackId, list[SpaceId]]
    """From the Town Center outward, the Start last."""
    spaces: dict[SpaceId, DawnSpaceScene]
    houses: list[PlaceId]
    units: dict[UnitId, DawnUnitScene]
    zeds: dict[ZedId, DawnZedScene]
    events: dict[CardId, DawnEventScene]
    fates: dict[CardId, DawnFateScene]
    research: dict[CardId, DawnResearchScene]
    melee_columns: list[str]
    melee: dict[int, list[tuple[int, int, str]]]
    gunfire: dict[int, list[int]]
    limits: dict[str, int]
    chaos: int
    kinds: dict[str, str]
    phases: list[str]
    """Those of a round on this level, in order."""
    confirmed: list[str]
    """Verbs that are always said aloud: whoever touches somebody only wants to see what he can do."""


def scene(g: DawnState) -> DawnScene:
    """Only what this level has."""
    level = LEVELS[str(g.options["level"])]  # type: ignore[index]  # checked at set-up
    return DawnScene(
        level=level.id,
        side=level.side,
        tracks={track: list(SPACES_OF[track]) for track in g.tracks},
        spaces=_spaces(g),
        houses=_houses(g),
        units={unit.id: _unit(unit.id) for unit in UNITS.values()},
        zeds={zed.id: DawnZedScene(zed.kind, zed.row, list(zed.strength), zed.id) for zed in ZEDS.values()},
        events={card: _event(card) for card in EVENTS_PRINTED},
        fates={c.id: DawnFateScene(c.colour, c.where, list(c.windows), c.picture) for c in FATES.values()},
        research={card: _research(card) for card in RESEARCH},
        melee_columns=list(COLUMNS),
        melee={total: [(c.zed_hits, c.unit_hits, c.loser) for c in cells] for total, cells in MELEE.items()},
        gunfire={total: list(hits) for total, hits in GUNFIRE.items()},
        limits={name: getattr(LIMITS, name) for name in LIMITS.__struct_fields__},
        chaos=level.chaos,
        kinds=_kinds(g),
        phases=[part.step.removesuffix("_phase") for part in ROUND if part.level <= g.level and part.step != "round"],
        confirmed=list(ACTIONS),
    )


def _spaces(g: DawnState) -> dict[SpaceId, DawnSpaceScene]:
    spaces = [TOWN_CENTER, *(space for track in g.tracks for space in SPACES_OF[track])]
    return {space: _space(g, space) for space in spaces}


def _space(g: DawnState, space: SpaceId) -> DawnSpaceScene:
    track = TRACK_OF.get(space, "")
    kind = KIND_OF[space]
    number = DISTANCE[space] - 1 if kind not in ("start", "town_center") else -1
    return DawnSpaceScene(
        track, number, DISTANCE[space], kind, TOWARD.get(space, ""), is_above_ground(space),
        FORAGE_CLASS.get(space, ""), TERRAIN[kind], zed_limit(g, space), unit_limit(space),
    )  # fmt: skip


def _houses(g: DawnState) -> list[PlaceId]:
    """What lies around the Town Center on this level."""
    if g.level < LEVEL_I:
        return [CEMETERY]
    science = [*OFFICES, LAB] if g.level >= LEVEL_III else []
    return [*BEDS, *science, CAMP, CEMETERY, JAIL]


def _unit(unit: UnitId) -> DawnUnitScene:
    piece = UNITS[unit]
    abilities = {ability.row: ability.id for ability in piece.abilities}
    return DawnUnitScene(
        piece.kind, piece.row, list(piece.strength), list(piece.gun), piece.move, piece.hits, list(piece.flags),
        abilities, unit,
    )  # fmt: skip


def _event(card: CardId) -> DawnEventScene:
    printed = EVENTS_PRINTED[card]
    return DawnEventScene(
        printed.colour, printed.act, printed.kind, printed.refugees, printed.infection, str(printed.eat),
        list(printed.zeds), printed.actions, printed.pressure or "", printed.phase or "", printed.picture,
    )  # fmt: skip


def _research(card: CardId) -> DawnResearchScene:
    printed = RESEARCH[card]
    is_ongoing = printed.rule is not None
    return DawnResearchScene(printed.kind, printed.next_die, printed.next_supplies, is_ongoing, printed.picture)


def _kinds(g: DawnState) -> dict[str, str]:
    return {
        **dict.fromkeys(_spaces(g), "space"),
        **dict.fromkeys(_houses(g), "house"),
        **dict.fromkeys(g.tracks, "track"),
        **dict.fromkeys(UNITS, "unit"),
        **dict.fromkeys(ZEDS, "zed"),
        **dict.fromkeys((*EVENTS_PRINTED, *FATES, *RESEARCH), "card"),
        **dict.fromkeys((*UPGRADES, *UNIT_MARKERS), "marker"),
        **dict.fromkeys(COMPONENTS, "component"),
        **{ability.id: "ability" for unit in UNITS.values() for ability in unit.abilities},
    }
