"""Who may see what: everything is open to everybody but the order of the decks and the hidden backs of objectives."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from untot.games.zombicide.facts import (
    active_spawn_zones,
    all_slots,
    board,
    car_id,
    danger_level,
    in_sight_from,
    is_living,
    is_noiseless,
    is_on_foot,
    living,
    noise_by_zone,
    open_net,
    token_id,
    turn_of,
)
from untot.games.zombicide.missions import AllInOneClearSpawnZone, AnyGoal, Mission
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import (
    WOUND,
    AttackKind,
    CardId,
    CarKind,
    Colour,
    LevelId,
    SkillId,
    SurvivorId,
    ZombieId,
    level_at,
)
from untot.games.zombicide.rules.c6_doors import rooms_behind
from untot.games.zombicide.rules.c6_move import walks
from untot.games.zombicide.rules.c8_attack import strikes
from untot.games.zombicide.rules.c8_dice import hits_from
from untot.games.zombicide.rules.c10_goals import is_fulfilled
from untot.games.zombicide.state import ON_FOOT, Crowd, FreeKind, Phase, Slot, Survivor, ZombicideState
from untot.kernel.events import Seat
from untot.kernel.moments import seen_by_all
from untot.kernel.rulebook import clause
from untot.kernel.state import OptionValue
from untot.parts.zones import DoorId, ZoneId, open_doors


class GoalView(Struct, kw_only=True):
    """A goal of the mission, by its kind."""

    goal: str
    fulfilled: bool


class MissionView(Struct, kw_only=True):
    """The mission: its goals, and which parts of its map are our reconstruction."""

    id: str
    key: str
    goals: list[GoalView]
    reconstructed: list[str]


class SurvivorView(Struct, kw_only=True):
    """A survivor of the match, as he lies on the table."""

    id: SurvivorId
    seat: Seat
    status: Literal["living", "eliminated", "escaped"]
    zone: ZoneId
    tile: str
    car: str
    """By its name, `car_1`; "" on foot."""
    seat_in_car: str
    slots: dict[Slot, CardId]
    """What lies where; empty slots are not named."""
    all_slots: list[Slot]
    unloaded: list[Slot]
    wounds: int
    xp: int
    level: LevelId
    skills: list[SkillId]
    """Those he has gained."""
    is_activated: bool
    gifts: int
    is_noiseless: bool


class StrikeView(Struct, kw_only=True):
    """What an attack would be worth, skills included: its dice, what hits, and how likely one does, per cent."""

    dice: int
    hits_from: int
    damage: int
    range: tuple[int, int]
    chance: int


class TurnView(Struct, kw_only=True):
    """Whose turn it is, what is left of it, and where he can walk: each zone with its price in actions."""

    survivor: SurvivorId
    actions: int
    free: dict[FreeKind, int]
    has_searched: bool
    may_rearrange: bool
    used: list[SkillId]
    walks: dict[ZoneId, int]
    fills: dict[DoorId, int]
    """Of the doors that he could open: how many rooms get zombies."""
    strikes: dict[AttackKind, dict[str, StrikeView]]
    """By kind of attack, then by the hand, or both: what it would be worth now."""


class ObjectiveView(Struct, kw_only=True):
    """An objective token; a covered one has no colour yet."""

    id: str
    zone: ZoneId
    taken: bool
    colour: Colour | None


class CarView(Struct, kw_only=True):
    """A car; "" is the zone of one that has left the board."""

    id: str
    kind: CarKind
    zone: ZoneId
    searches: int
    supplies: list[CardId]


class AttackView(Struct, kw_only=True):
    """The attack at hand."""

    kind: AttackKind | Literal["car"]
    survivor: SurvivorId
    zones: list[ZoneId]
    dice: list[int]
    accuracy: int
    roll_bonus: int
    hits_from: int
    damage: int


class ResultView(Struct, kw_only=True):
    """How it ended."""

    reason: str
    winners: list[Seat]
    scores: list[int]


class View(Struct, kw_only=True):
    """What one seat may know."""

    round: int
    phase: Phase
    you: Seat | None
    options: dict[str, OptionValue]
    mission: MissionView
    danger_level: LevelId
    first_player: Seat
    survivors: list[SurvivorView]
    sight: dict[SurvivorId, dict[ZoneId, int]]
    """What each survivor on the board sees, with the distance."""
    turn: TurnView | None
    open_doors: list[DoorId]
    zombies: dict[ZoneId, dict[ZombieId, int]]
    stock: dict[ZombieId, int]
    escaped: dict[ZombieId, int]
    noise_tokens: dict[ZoneId, int]
    noise: dict[ZoneId, int]
    """Tokens, people and all that lasts."""
    loud_zone: ZoneId
    spawn_zones: list[ZoneId]
    """The active ones."""
    objectives: list[ObjectiveView]
    cars: list[CarView]
    deck: int
    known_top: list[CardId]
    discards: list[CardId]
    aside: list[CardId]
    pimpmobile_weapons: list[CardId]
    zombie_deck: int
    zombie_discards: list[int]
    drawn: CardId
    """The card that lies open before a searcher, "" if none."""
    attack: AttackView | None
    supplies_out: list[CardId]
    killed: dict[ZombieId, int]
    cards_drawn: int
    result: ResultView | None


@clause("ZC-4.18", "ZC-5.34", "ZC-5.60", "ZC-7.66", "ZC-10.28")
def view(g: ZombicideState, seat: Seat | None) -> View:
    """Nothing is hidden between players: what one seat may know, all may."""
    return replace(_of_all(g), you=seat)


@seen_by_all
def _of_all(g: ZombicideState) -> View:
    """What everybody sees."""
    mission = mission_of(g)
    return View(
        round=g.round,
        phase=g.phase,
        you=None,
        options=dict(g.options),
        mission=_mission(g, mission),
        danger_level=danger_level(g),
        first_player=g.first_player,
        survivors=[_survivor(survivor) for survivor in g.survivors.values()],
        sight=_sight(g),
        turn=_turn(g),
        open_doors=list(open_doors(board(g).zones, g.open_doors)),
        zombies=_crowds(g),
        stock=dict(g.stock),
        escaped=dict(g.escaped),
        noise_tokens=dict(g.noise),
        noise=noise_by_zone(g),
        loud_zone=g.loud_zone,
        spawn_zones=active_spawn_zones(g),
        objectives=_objectives(g, mission),
        cars=_cars(g),
        deck=len(g.deck),
        known_top=sorted(g.deck[: g.known_top]),
        discards=list(g.discards),
        aside=list(g.aside),
        pimpmobile_weapons=list(g.pimpmobile_weapons),
        zombie_deck=len(g.zombie_deck),
        zombie_discards=list(g.zombie_discards),
        drawn=g.search.drawn if g.search is not None else "",
        attack=_attack(g),
        supplies_out=list(g.supplies_out),
        killed=dict(g.killed),
        cards_drawn=g.cards_drawn,
        result=_result(g),
    )


@clause("ZC-10.28")
def _mission(g: ZombicideState, mission: Mission) -> MissionView:
    goals = [GoalView(goal=str(goal.__struct_config__.tag), fulfilled=_is_done(g, goal)) for goal in mission.goals]
    return MissionView(id=mission.id, key=mission.key, goals=goals, reconstructed=list(mission.reconstructed))


@clause("ZC-10.04")
def _is_done(g: ZombicideState, goal: AnyGoal) -> bool:
    """To meet in a spawn zone is the last thing: who stands there before all else is done, is not done."""
    others = [other for other in mission_of(g).goals if other is not goal]
    is_time = not isinstance(goal, AllInOneClearSpawnZone) or all(is_fulfilled(g, other) for other in others)
    return is_time and is_fulfilled(g, goal)


def _survivor(survivor: Survivor) -> SurvivorView:
    return SurvivorView(
        id=survivor.id,
        seat=survivor.seat,
        status=survivor.status,
        zone=survivor.zone,
        tile=survivor.tile,
        car="" if survivor.car == ON_FOOT else car_id(survivor.car),
        seat_in_car=survivor.seat_in_car,
        slots={slot: held.card for slot, held in survivor.slots.items()},
        all_slots=list(all_slots(survivor)),
        unloaded=[slot for slot, held in survivor.slots.items() if not held.is_loaded],
        wounds=sum(held.card == WOUND.id for held in survivor.slots.values()),
        xp=survivor.xp,
        level=level_at(survivor.xp),
        skills=list(survivor.skills),
        is_activated=survivor.is_activated,
        gifts=survivor.gifts,
        is_noiseless=is_noiseless(survivor),
    )


@clause("ZC-5.12")
def _sight(g: ZombicideState) -> dict[SurvivorId, dict[ZoneId, int]]:
    return {survivor.id: dict(in_sight_from(open_net(g), survivor.zone)) for survivor in living(g) if survivor.zone}


def _turn(g: ZombicideState) -> TurnView | None:
    if g.turn is None:
        return None
    return TurnView(
        survivor=g.turn.survivor,
        actions=g.turn.actions,
        free=dict(g.turn.free),
        has_searched=g.turn.has_searched,
        may_rearrange=g.turn.is_sorting,
        used=list(g.turn.used),
        walks=_walks(g, g.survivors[g.turn.survivor]),
        fills=_fills(g, g.survivors[g.turn.survivor]),
        strikes=_strikes(g, g.survivors[g.turn.survivor]),
    )


@clause("ZC-8.3")
def _strikes(g: ZombicideState, survivor: Survivor) -> dict[AttackKind, dict[str, StrikeView]]:
    kinds: tuple[AttackKind, ...] = ("melee", "ranged")
    worths = {kind: strikes(g, survivor, kind) for kind in kinds}
    return {kind: {mean: StrikeView(**worth._asdict()) for mean, worth in by.items()} for kind, by in worths.items()}


@clause("ZC-6.10", "ZC-6.13", "ZC-6.18")
def _walks(g: ZombicideState, survivor: Survivor) -> dict[ZoneId, int]:
    """What is paid with free moves costs no action."""
    if not is_living(g, survivor.id) or not is_on_foot(survivor):
        return {}
    free = turn_of(g).free["move"]
    return {zone: max(0, cost - free) for zone, cost in walks(g).items()}


@clause("ZC-6.50")
def _fills(g: ZombicideState, survivor: Survivor) -> dict[DoorId, int]:
    return rooms_behind(g, survivor) if is_living(g, survivor.id) and is_on_foot(survivor) else {}


@clause("ZC-7.46")
def _crowds(g: ZombicideState) -> dict[ZoneId, Crowd]:
    """Whoever has set out is seen where he goes, although all arrive together."""
    crowds = {zone: dict(crowd) for zone, crowd in g.zombies.items()}
    for zone, crowd in g.arrivals.items():
        there = crowds.setdefault(zone, {})
        for kind, count in crowd.items():
            there[kind] = there.get(kind, 0) + count
    return crowds


@clause("ZC-10.09.5", "ZC-10.25")
def _objectives(g: ZombicideState, mission: Mission) -> list[ObjectiveView]:
    is_hidden = mission.hidden_colour is not None
    return [
        ObjectiveView(
            id=token_id(number),
            zone=token.zone,
            taken=token.is_taken,
            colour=None if is_hidden and not token.is_taken else token.colour,
        )
        for number, token in enumerate(g.objectives)
    ]


def _cars(g: ZombicideState) -> list[CarView]:
    return [
        CarView(id=car_id(number), kind=car.kind, zone=car.zone, searches=car.searches, supplies=list(car.supplies))
        for number, car in enumerate(g.cars)
    ]


def _attack(g: ZombicideState) -> AttackView | None:
    if g.attack is None:
        return None
    now = g.attack
    return AttackView(
        kind=now.kind,
        survivor=now.survivor,
        zones=list(now.zones),
        dice=list(now.dice),
        accuracy=now.accuracy,
        roll_bonus=now.roll_bonus,
        hits_from=hits_from(now),
        damage=now.damage,
    )


def _result(g: ZombicideState) -> ResultView | None:
    if g.result is None:
        return None
    return ResultView(reason=g.result.reason, winners=list(g.result.winners), scores=list(g.result.scores))
