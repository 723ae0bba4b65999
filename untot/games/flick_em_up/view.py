"""Who may see what: nearly everything is open; face-down chips, decks and secret cards are not."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from untot.games.flick_em_up.cards import CardId
from untot.games.flick_em_up.facts import (
    active_survivor,
    group_of,
    holders_of,
    is_available,
    scenario_of,
    seat_name,
    survivor_seat,
)
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.pieces import (
    Block,
    BuildingId,
    ChipId,
    Group,
    Noise,
    PieceId,
    SurvivorId,
    ZombieId,
)
from untot.games.flick_em_up.state import FlickState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.state import OptionValue


class PoseView(Struct, kw_only=True):
    """Where a piece stands or lies: 0.01 mm, 0.01 degrees, and the side that is down (0: it stands)."""

    x: int
    y: int
    yaw: int
    side: int


class InsideView(Struct, kw_only=True):
    """A figure in a building."""

    building: BuildingId
    block: Block
    lies: bool


class BoardView(Struct, kw_only=True):
    """A living survivor's board and backpack."""

    seat: Seat
    group: Group
    life: int
    inventory: list[ChipId]
    covered: bool
    night: bool
    available: bool


class HouseView(Struct, kw_only=True):
    """What lies on the blocks of a building."""

    locked: bool
    drifted: bool
    chips: list[ChipId]
    face_down: int


class ActivationView(Struct, kw_only=True):
    """The active survivor and what he has done so far."""

    survivor: SurvivorId
    actions: int
    noise: Noise
    flare: tuple[int, int] | None


class RushView(Struct, kw_only=True):
    """The tower on its way, and the zombies that fall through it by their fields."""

    horde: bool
    tower: PoseView
    zombies: list[ZombieId]
    roof: dict[ZombieId, int]


class FightView(Struct, kw_only=True):
    """A fight; the own cards, and those that are revealed."""

    attacker: SurvivorId
    defender: SurvivorId
    hand: list[CardId]
    chosen: dict[SurvivorId, CardId]


class PlayerView(Struct, kw_only=True):
    """A seat and what it has done."""

    seat: Seat
    name: str
    group: Group
    exiled: bool
    kills: int
    has_card: bool


class ResultView(Struct, kw_only=True):
    """Who has won, and why."""

    reason: str
    winners: list[str]
    scores: dict[str, int]
    cards: dict[str, CardId]


class View(Struct, kw_only=True):
    """What one seat sees; a spectator has no card and no hand."""

    round: int
    phase: Literal["set_up", "day", "night", "over"]
    you: Seat | None
    options: dict[str, OptionValue]
    last_round: int
    day_invasion: int
    night_invasion: int
    turn: Seat
    start_group: Group
    players: list[PlayerView]
    poses: dict[PieceId, PoseView]
    inside: dict[PieceId, InsideView]
    aside: dict[PieceId, PoseView]
    launched: dict[str, PoseView]
    tower: PoseView
    cellar: list[ZombieId]
    houses: dict[BuildingId, HouseView]
    unchosen: list[SurvivorId]
    boards: dict[SurvivorId, BoardView]
    dead: list[SurvivorId]
    activation: ActivationView | None
    rush: RushView | None
    fight: FightView | None
    looked_at: ChipId | None
    killed: int
    points: dict[Group, int]
    accused: Seat | None
    destiny_left: int
    destiny_discards: list[CardId]
    offered: list[CardId]
    card: CardId
    fulfilled: bool
    result: ResultView | None


@clause("FL-3.5", "FL-11.23", "FL-18.11", "FL-29.8")
def view(g: FlickState, seat: Seat | None) -> View:
    """All is open but face-down chips, decks, and the cards of others."""
    return View(
        round=g.round, phase=g.phase, you=seat, options=dict(g.options), last_round=g.last_round,
        day_invasion=g.day_invasion, night_invasion=g.night_invasion, turn=g.turn_seat, start_group=g.start_group,
        players=[_player(g, other) for other in range(g.seats)], poses=_poses(g.poses), inside=_inside(g),
        aside=_poses(g.aside), launched=_poses(g.launched), tower=_tower(g), cellar=list(g.cellar), houses=_houses(g),
        unchosen=list(g.unchosen), boards=_boards(g), dead=list(g.dead), activation=_activation(g), rush=_rush(g),
        fight=_fight(g, seat), looked_at=_looked_at(g, seat), killed=g.killed, points=dict(g.points),
        accused=None if g.accused < 0 else g.accused, destiny_left=len(g.destiny_deck),
        destiny_discards=list(g.destiny_discards), offered=_offered(g, seat), card=card_seen_by(g, seat),
        fulfilled=any(holder in g.fulfilled for holder in knowers(g, seat)), result=_result(g),
    )  # fmt: skip


def _pose(pose: Pose) -> PoseView:
    return PoseView(x=pose.x, y=pose.y, yaw=pose.yaw, side=pose.side)


def _poses(poses: dict[str, Pose]) -> dict[str, PoseView]:
    return {piece: _pose(pose) for piece, pose in poses.items()}


def _tower(g: FlickState) -> PoseView:
    """Behind a zombie, or on its cellar."""
    return _pose(g.rush.tower if g.rush is not None else scenario_of(g).tower)


def _inside(g: FlickState) -> dict[PieceId, InsideView]:
    return {
        figure: InsideView(building=inside.building, block=inside.block, lies=inside.lies)
        for figure, inside in g.inside.items()
    }


def _player(g: FlickState, seat: Seat) -> PlayerView:
    return PlayerView(
        seat=seat, name=seat_name(g, seat), group=g.groups[seat], exiled=seat in g.exiled, kills=g.tallies[seat].kills,
        has_card=any(g.cards[holder] for holder in holders_of(g, seat)),
    )  # fmt: skip


@clause("FL-7.24", "FL-11.9")
def _houses(g: FlickState) -> dict[BuildingId, HouseView]:
    """Of face-down chips everybody knows how many there are."""
    return {
        building: HouseView(
            locked=house.locked, drifted=house.drifted, chips=list(house.chips), face_down=len(house.face_down)
        )
        for building, house in g.houses.items()
    }


@clause("FL-3.5", "FL-11.23")
def _boards(g: FlickState) -> dict[SurvivorId, BoardView]:
    return {
        survivor: BoardView(
            seat=board.seat, group=group_of(g, survivor), life=board.life, inventory=list(board.inventory),
            covered=board.covered, night=board.night, available=is_available(g, survivor),
        )
        for survivor, board in g.boards.items()
    }  # fmt: skip


def _activation(g: FlickState) -> ActivationView | None:
    active = g.activation
    if active is None:
        return None
    return ActivationView(survivor=active.survivor, actions=active.actions, noise=active.noise, flare=active.flare)


def _rush(g: FlickState) -> RushView | None:
    rush = g.rush
    if rush is None:
        return None
    return RushView(horde=rush.is_horde, tower=_pose(rush.tower), zombies=list(rush.zombies), roof=dict(rush.roof))


@clause("FL-10.8")
def _fight(g: FlickState, seat: Seat | None) -> FightView | None:
    """Cards are revealed together; those that were not chosen nobody else sees."""
    fight = g.fight
    if fight is None:
        return None
    own = [card for survivor, hand in fight.hands.items() if survivor_seat(g, survivor) == seat for card in hand]
    return FightView(attacker=fight.attacker, defender=fight.defender, hand=own, chosen=dict(fight.chosen))


@clause("FL-11.7")
def _looked_at(g: FlickState, seat: Seat | None) -> ChipId | None:
    """Only the active player looks at it; the others see that he does."""
    active = active_survivor(g)
    if not g.looked_at or active is None:
        return None
    return g.looked_at if survivor_seat(g, active) == seat else ""


@clause("FL-18.6", "FL-18.11")
def knowers(g: FlickState, seat: Seat | None) -> list[Seat]:
    """The seats whose secret card this one may see."""
    return [] if seat is None else holders_of(g, seat)


def card_seen_by(g: FlickState, seat: Seat | None) -> CardId:
    return next((g.cards[holder] for holder in knowers(g, seat) if g.cards[holder]), "")


def _offered(g: FlickState, seat: Seat | None) -> list[CardId]:
    return [card for holder in knowers(g, seat) for card in g.offered[holder]]


def _result(g: FlickState) -> ResultView | None:
    if g.result is None:
        return None
    return ResultView(
        reason=g.result.reason,
        winners=[seat_name(g, seat) for seat in g.result.winners],
        scores={seat_name(g, seat): score for seat, score in enumerate(g.result.scores)},
        cards={seat_name(g, seat): card for seat, card in enumerate(g.cards) if card},
    )
