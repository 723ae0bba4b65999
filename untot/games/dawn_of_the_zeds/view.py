"""Who may see what. All is open but the decks; what the hero side has looked at, the zeds player has not."""

from __future__ import annotations

from msgspec import Struct

from untot.games.dawn_of_the_zeds.abilities import current_research, has_ability
from untot.games.dawn_of_the_zeds.board import CAMP, PlaceId, SpaceId, TrackId
from untot.games.dawn_of_the_zeds.charts import COLUMNS
from untot.games.dawn_of_the_zeds.decks import known_top
from untot.games.dawn_of_the_zeds.facts import chaos_left, is_hero_seat, seat_name
from untot.games.dawn_of_the_zeds.fight_facts import melee_column, melee_shifts, shot_column, shot_shifts, strengths
from untot.games.dawn_of_the_zeds.pieces import UNITS, PieceId, RowId, UnitId, ZedId
from untot.games.dawn_of_the_zeds.printed_cards import CardId
from untot.games.dawn_of_the_zeds.prospects import melees_ahead, shots_ahead
from untot.games.dawn_of_the_zeds.rules.c5_places import beds
from untot.games.dawn_of_the_zeds.rules.c16_end import POINTS, line_points, tier_of
from untot.games.dawn_of_the_zeds.state import LEVEL_I, LEVEL_III, DawnState, Melee, Shot
from untot.games.dawn_of_the_zeds.whereabouts import unit_strength, zed_strength
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.state import OptionValue


class DawnSeatView(Struct):
    """A seat: its unused player actions, and whether it wants no more in this phase."""

    seat: Seat
    name: str
    player_actions: int
    is_done: bool


class DawnZedView(Struct):
    id: ZedId
    space: SpaceId
    strength: int
    is_reduced: bool
    hits: int
    markers: list[str]


class DawnUnitView(Struct):
    id: UnitId
    place: PlaceId
    strength: int
    is_reduced: bool
    hits: int
    is_comatose: bool
    is_defiant: bool
    is_villagers: bool
    is_hidden: bool
    markers: list[str]


class DawnDeckView(Struct):
    """How many cards a deck has, what lies on top as far as this seat knows, and what has been discarded."""

    left: int
    top: list[CardId]
    discards: list[CardId]


class DawnShiftView(Struct):
    row: RowId
    by: int


class DawnMeleeView(Struct):
    """The fight at hand: the column before the roll, shift by shift, and the dice after it."""

    space: SpaceId
    attacker: str
    unit: UnitId
    zeds: list[PieceId]
    strengths: list[int]
    column: str
    shifts: list[DawnShiftView]
    dice: list[int]


class DawnShotView(Struct):
    unit: UnitId
    space: SpaceId
    column: int
    shifts: list[DawnShiftView]
    dice: list[int]


class DawnRuleView(Struct):
    """A rule that a card has put into force."""

    rule: str
    row: RowId
    until: str
    unit: str


class DawnResultView(Struct):
    """How it ended: points line by line, and what the epilogue depends on besides."""

    reason: str
    winners: list[str]
    points: dict[str, int]
    total: int
    tier: str
    chaos: str
    camp: str
    has_antidote: bool
    components: int


class DawnView(Struct, kw_only=True):
    """What one seat sees."""

    round: int
    phase: str
    you: Seat | None
    options: dict[str, OptionValue]
    lead: Seat
    seats: list[DawnSeatView]
    ammo: int
    supplies: int
    infection: int
    actions: int
    zeds_actions: int
    event: CardId
    event_uses: int
    acts: list[int]
    """How many cards each act has left in the deck, the final card last."""
    events: DawnDeckView
    fates: DawnDeckView
    research: DawnDeckView
    current_research: CardId
    has_researched: bool
    kept: list[CardId]
    fated: TrackId
    """The track of the fate draw that is being carried out."""
    components: list[str]
    has_final_component: bool
    has_antidote: bool
    has_elwood: bool
    zeds: list[DawnZedView]
    units: list[DawnUnitView]
    bag: list[ZedId]
    """Regular zeds that can still be drawn; which one comes next nobody knows."""
    super_zeds: list[ZedId]
    reserve: list[UnitId]
    available: list[UnitId]
    anti_units: list[UnitId]
    beds: list[PlaceId]
    chaos: dict[SpaceId, int]
    chaos_left: int
    defences: dict[SpaceId, str]
    minefield: SpaceId
    minefield_uses: int
    no_entry: list[SpaceId]
    bridge: str
    used: list[str]
    used_up: list[str]
    in_force: list[DawnRuleView]
    activating: TrackId
    moving: list[ZedId]
    """Zeds whose step is being carried out."""
    melee: DawnMeleeView | None
    shot: DawnShotView | None
    melees_ahead: list[DawnMeleeView]
    """Those that could be chosen now: who attacks whom, or who defends."""
    shots_ahead: list[DawnShotView]
    result: DawnResultView | None


@clause("DZ-15.4.7", "DZ-2.13")
def view(g: DawnState, seat: Seat | None) -> DawnView:
    """Everything that lies open, and what this seat's side has looked at."""
    return DawnView(
        round=g.round, phase=g.phase, you=seat, options=dict(g.options), lead=g.lead, seats=_seats(g), ammo=g.ammo,
        supplies=g.supplies, infection=g.infection, actions=g.actions, zeds_actions=g.zeds_actions, event=g.active,
        event_uses=g.event_uses, acts=list(g.acts),
        events=DawnDeckView(len(g.events.cards), known_top(g.events, seat), list(g.events.discards)),
        fates=DawnDeckView(len(g.fates.cards), top_fate(g, seat), list(g.fates.discards)),
        research=_research(g), current_research=current_research(g) if g.level >= LEVEL_III else "",
        has_researched=g.has_researched, kept=list(g.kept), fated=g.fate_draws[-1].track if g.fate_draws else "",
        components=list(g.components), has_final_component=g.has_final_component, has_antidote=g.has_antidote,
        has_elwood=g.has_elwood, zeds=[_zed(g, zed) for zed in g.zeds], units=[_unit(g, unit) for unit in g.units],
        bag=sorted(g.bag), super_zeds=sorted(g.super_zeds) if g.level >= LEVEL_I else [], reserve=sorted(g.reserve),
        available=sorted(g.available), anti_units=sorted(g.anti_units), beds=list(beds(g)) if g.level else [],
        chaos=dict(g.chaos), chaos_left=chaos_left(g), defences=dict(g.defences), minefield=g.minefield,
        minefield_uses=g.minefield_uses, no_entry=list(g.no_entry), bridge=g.bridge, used=list(g.used),
        used_up=list(g.used_up), in_force=[DawnRuleView(m.rule, m.row, m.until, m.unit) for m in g.modifiers],
        activating=g.activations[-1].track if g.activations else "", moving=list(g.steps[-1].zeds) if g.steps else [],
        melee=_melee(g), shot=_shot(g), melees_ahead=[_before(g, melee) for melee in melees_ahead(g)],
        shots_ahead=[_aimed(g, shot) for shot in shots_ahead(g)], result=_result(g),
    )  # fmt: skip


# -- decks ------------------------------------------------------------------------------------------------------


@clause("DZ-14.6.10", "DZ-H16.1")
def top_fate(g: DawnState, seat: Seat | None) -> list[CardId]:
    """While the Hermit is awake and in play the top fate card is shown to the hero side; with an empty deck nothing."""
    return g.fates.cards[:1] if knows_top_fate(g, seat) else known_top(g.fates, seat)


@clause("DZ-H16.1", "DZ-14.6.10")
def knows_top_fate(g: DawnState, seat: Seat | None) -> bool:
    return is_hero_seat(g, seat) and "hermit" in g.units and has_ability(g, "visions")


def _research(g: DawnState) -> DawnDeckView:
    """The discards are not listed: some of them may lie in the deck again, face down, and nobody is to know which."""
    return DawnDeckView(len(g.research.cards), [], [])


# -- pieces -----------------------------------------------------------------------------------------------------


def _seats(g: DawnState) -> list[DawnSeatView]:
    return [
        DawnSeatView(seat, seat_name(g, seat), g.player_actions[seat] if is_hero_seat(g, seat) else 0, seat in g.done)
        for seat in range(g.seats)
    ]


def _zed(g: DawnState, zed: ZedId) -> DawnZedView:
    found = g.zeds[zed]
    return DawnZedView(zed, found.space, zed_strength(g, zed), found.is_reduced, found.hits, list(found.markers))


def _unit(g: DawnState, unit: UnitId) -> DawnUnitView:
    found = g.units[unit]
    strength = unit_strength(g, unit) if UNITS[unit].has_strength else 0
    return DawnUnitView(
        unit, found.place, strength, found.is_reduced, found.hits, found.is_comatose, found.is_defiant,
        found.is_villagers, found.is_hidden, list(found.markers),
    )  # fmt: skip


# -- fights -----------------------------------------------------------------------------------------------------


def _melee(g: DawnState) -> DawnMeleeView | None:
    """As soon as it is known who fights, and as long as both sides live."""
    if not g.melees or not g.melees[-1].unit or g.melees[-1].unit not in g.units:
        return None
    melee = g.melees[-1]
    zeds = [piece for piece in melee.zeds if piece in g.zeds or piece in g.units]
    if len(zeds) == len(melee.zeds) and not melee.dice:
        return _before(g, melee)
    column = COLUMNS[melee.column]
    return DawnMeleeView(melee.space, melee.attacker, melee.unit, zeds, [0, 0], column, [], list(melee.dice))


def _before(g: DawnState, melee: Melee) -> DawnMeleeView:
    """Strengths, column and shifts, before the dice are rolled."""
    sides, shifts = strengths(g, melee), melee_shifts(g, melee)
    return DawnMeleeView(
        melee.space, melee.attacker, melee.unit, list(melee.zeds), list(sides),
        COLUMNS[melee_column(sides, shifts)], [DawnShiftView(shifted.row, shifted.by) for shifted in shifts], [],
    )  # fmt: skip


def _shot(g: DawnState) -> DawnShotView | None:
    if not g.shots or g.shots[-1].unit not in g.units:
        return None
    return _aimed(g, g.shots[-1])


def _aimed(g: DawnState, shot: Shot) -> DawnShotView:
    shifts = [DawnShiftView(shifted.row, shifted.by) for shifted in shot_shifts(g, shot)]
    return DawnShotView(shot.unit, shot.target, shot_column(g, shot), shifts, list(shot.dice))


# -- the end ----------------------------------------------------------------------------------------------------


@clause("DZ-16.2.1", "DZ-16.2.4")
def _result(g: DawnState) -> DawnResultView | None:
    """Points by line, and what the extra lines of the epilogue depend on."""
    if g.result is None:
        return None
    points = {line.id: line_points(g, line, g.result.reason == "town_saved") for line in POINTS}
    total = sum(points.values())
    winners = [seat_name(g, seat) for seat in g.result.winners]
    return DawnResultView(
        g.result.reason, winners, points, total, tier_of(total), chaos_band(sum(g.chaos.values())),
        camp_band(len(g.units_at.get(CAMP, ()))), g.has_antidote, len(g.components),
    )  # fmt: skip


@clause("DZ-16.2.4")
def chaos_band(count: int) -> str:
    """Little, much, or most of it."""
    return "low" if count <= 6 else "high" if count <= 9 else "ruin"


@clause("DZ-16.2.4")
def camp_band(count: int) -> str:
    return "empty" if not count else "some" if count <= 2 else "full"
