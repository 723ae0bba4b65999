"""Chapter 12: life points, and what is put right after everything that happens, always in the order of FL-12.12."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up.events import Wound
from untot.games.flick_em_up.facts import (
    is_alive,
    stands,
    survivor_seat,
    zombies_in,
)
from untot.games.flick_em_up.geometry.town import inside_border
from untot.games.flick_em_up.pieces import (
    MOTOR_HOME,
    ORDER,
    SUPERMARKET,
    BuildingId,
    PieceId,
    SurvivorId,
    ZombieId,
    is_figure,
    is_zombie,
    mm,
)
from untot.games.flick_em_up.positions import are_next_to
from untot.games.flick_em_up.rules.c1_basics import lay_down, make_room, stand_up
from untot.games.flick_em_up.rules.c19_physics import Outcome
from untot.games.flick_em_up.state import Aftermath, FlickState
from untot.kernel.rulebook import clause
from untot.kernel.state import Step

UNTIL_NOTHING_CHANGES: Final[tuple[Step, ...]] = (("zombies_enter",), ("too_close",), ("deaths",))
CHECKS: Final[tuple[Step, ...]] = (
    ("remove_killed",),
    ("explosions",),
    ("put_back",),
    ("stand_up_fallen",),
    ("acid",),
    *UNTIL_NOTHING_CHANGES,
    ("judge",),
)
"""What follows every event; the last checks are repeated until nothing changes."""
WOUNDS: Final[dict[str, Wound]] = {
    "FL-8.12": "shot",
    "FL-10.9": "fight",
    "FL-10.10": "fight",
    "FL-12.6": "too_close",
    "FL-14.5": "rush",
    "FL-18.14": "card",
    "FL-20.7": "explosion",
    "FL-20.9": "acid",
}
"""The clauses by which life points are lost, and what each of them is called."""
BACK_IN_TOWN: Final = mm(75)
LYING_AT_THE_EDGE: Final = mm(25)


def nothing_to_put_right() -> Aftermath:
    return Aftermath([], [], [], [], [], [], False, False, False)


def to_put_right(
    outcome: Outcome, killed: list[ZombieId], stay_lying: list[PieceId], is_rush: bool = False
) -> Aftermath:
    """What a flick or rush has left behind; some that have fallen are killed, some stay down."""
    gone = {*killed}
    left = [(left.id, left.border, left.x, left.y) for left in outcome.answer.left]
    return Aftermath(
        killed=killed,
        exploding=[],
        stacked=[piece for piece in outcome.answer.stacked if piece in ORDER and piece not in gone],
        left=[piece for piece in left if piece[0] in ORDER and piece[0] not in gone],
        moved=[piece for piece in outcome.moved if piece not in gone],
        fallen=[piece for piece in outcome.fallen if piece not in gone and piece not in stay_lying],
        is_rush=is_rush,
        has_moved=False,
        is_changed=False,
    )


# -- life points ------------------------------------------------------------------------------------------------


@clause("FL-12.1", "FL-12.13")
def lose_life(g: FlickState, survivor: SurvivorId, clause_id: str) -> None:
    """A chip goes from his board; who has none left dies when all losses of the step are dealt."""
    board = g.boards[survivor]
    board.life = max(0, board.life - 1)
    g.tell("life_lost", clause_id, survivor=survivor, life=board.life, why=WOUNDS[clause_id])


# -- step by step -----------------------------------------------------------------------------------------------


@clause("FL-8.11", "FL-12.12")
def remove_killed(g: FlickState) -> None:
    for zombie in g.aftermath.killed:
        send_to_cellar(g, zombie, "FL-8.11")


@clause("FL-8.11", "FL-10.3", "FL-2.11")
def send_to_cellar(g: FlickState, zombie: ZombieId, clause_id: str) -> None:
    """A killed zombie comes back some day."""
    g.poses.pop(zombie, None)
    g.inside.pop(zombie, None)
    g.cellar = sorted([*g.cellar, zombie])
    g.killed += 1
    g.tell("zombie_killed", clause_id, zombie=zombie)


@clause("FL-1.21", "FL-7.18", "FL-12.12", "FL-13.19")
def put_back(g: FlickState) -> None:
    """Pieces outside the town, on top of others, and those in the hand."""
    for piece, border, x, y in g.aftermath.left:
        bring_into_town(g, piece, inside_border(border, x, y, distance_inside(g, piece)))
    for piece in g.aftermath.stacked:
        take_down(g, piece)
    put_down_all(g)


@clause("FL-8.18", "FL-9.12", "FL-14.10", "FL-14.12")
def distance_inside(g: FlickState, piece: PieceId) -> int:
    """After a rush figures lie at the edge; everything else comes back farther inside."""
    return LYING_AT_THE_EDGE if g.aftermath.is_rush and is_figure(piece) else BACK_IN_TOWN


@clause("FL-8.18", "FL-8.19", "FL-14.10", "FL-14.11")
def bring_into_town(g: FlickState, piece: PieceId, place: tuple[int, int]) -> None:
    g.poses[piece] = g.poses[piece].moved(*place)
    g.tell("piece_brought_back", "FL-14.10" if g.aftermath.is_rush else "FL-8.18", piece=piece)
    if g.aftermath.is_rush and is_figure(piece) and g.poses[piece].stands:
        lay_down(g, piece, "FL-14.11")
    make_room(g, piece, "FL-8.18")


@clause("FL-1.21")
def take_down(g: FlickState, piece: PieceId) -> None:
    """From on top of others: a figure lies beside them, an object stands."""
    if is_figure(piece) and g.poses[piece].stands:
        lay_down(g, piece, "FL-1.21")
    elif not is_figure(piece) and not g.poses[piece].stands:
        stand_up(g, piece, "FL-1.21")
    make_room(g, piece, "FL-1.21")


@clause("FL-7.18", "FL-13.19")
def put_down_all(g: FlickState) -> None:
    """What a hand has held for the flick or rush, buildings first."""
    for piece in sorted(g.aside, key=lambda piece: (is_figure(piece), ORDER[piece])):
        g.poses[piece] = g.aside.pop(piece)
        g.tell("piece_put_down", "FL-13.19", piece=piece)
        make_room(g, piece, "FL-13.19")


@clause("FL-1.17", "FL-1.20", "FL-8.15", "FL-8.16", "FL-9.10", "FL-14.9")
def stand_up_fallen(g: FlickState) -> None:
    """At their new places; what lay before stays lying. Only when all stand it is seen what is in something else."""
    for piece in g.aftermath.fallen:
        if piece in g.poses and not g.poses[piece].stands:
            g.poses[piece] = g.poses[piece].stood_up()
            g.tell("piece_stood_up", "FL-14.9" if g.aftermath.is_rush else "FL-8.15", piece=piece)
    for piece in g.aftermath.moved:
        if piece in g.poses:
            make_room(g, piece, "FL-1.20")


@clause("FL-12.6", "FL-12.7", "FL-12.8", "FL-12.9", "FL-12.10", "FL-12.11")
def too_close(g: FlickState) -> None:
    """Every standing survivor next to a standing zombie loses a life point and is laid down, all at the same time."""
    caught = [survivor for survivor in g.boards if is_caught(g, survivor)]
    for survivor in caught:
        lose_life(g, survivor, "FL-12.6")
    for survivor in caught:
        lay_down(g, survivor, "FL-12.6")
    g.aftermath.is_changed |= bool(caught)


def is_caught(g: FlickState, survivor: SurvivorId) -> bool:
    """The active one is exempt until his activation ends; who has no life left dies anyway."""
    active = g.activation
    if active is not None and active.is_exempt and active.survivor == survivor:
        return False
    if not g.boards[survivor].life or not stands(g, survivor):
        return False
    inside = g.inside.get(survivor)
    if inside is not None:
        return bool(zombies_in(g, inside.building))
    return any(is_zombie(piece) and g.poses[piece].stands and are_next_to(g, survivor, piece) for piece in g.poses)


@clause("FL-12.3", "FL-12.12", "FL-12.13")
def deaths(g: FlickState) -> None:
    """All who have lost their last life point are removed together; then the last checks are made again."""
    for survivor in [survivor for survivor, board in g.boards.items() if not board.life]:
        die(g, survivor)
        g.aftermath.is_changed = True
    if g.aftermath.is_changed:
        g.aftermath.is_changed = False
        g.then(*UNTIL_NOTHING_CHANGES)


@clause("FL-12.3", "FL-12.4", "FL-12.5")
def die(g: FlickState, survivor: SurvivorId) -> None:
    """His chips lie face up in the supermarket, even if it is locked; a forbidden chip goes to the supply."""
    board = g.boards.pop(survivor)
    g.dead.append(survivor)
    g.tallies[board.seat].lost += 1
    for where in (g.poses, g.inside, g.aside):
        where.pop(survivor, None)
    g.houses[house_of_the_dead(g)].chips += board.inventory
    g.box["forbidden"] += board.covered
    g.tell("survivor_died", "FL-12.3", survivor=survivor, building=house_of_the_dead(g), chips=board.inventory)


@clause("FL-12.5")
def house_of_the_dead(g: FlickState) -> BuildingId:
    return SUPERMARKET if SUPERMARKET in g.houses else MOTOR_HOME


def active_is_dead(g: FlickState) -> bool:
    return g.activation is not None and not is_alive(g, g.activation.survivor)


@clause("FL-18.9")
def credit_kill(g: FlickState, is_quiet: bool) -> None:
    """A kill belongs to the seat whose survivor is active."""
    if g.activation is not None:
        tally = g.tallies[survivor_seat(g, g.activation.survivor)]
        tally.kills += 1
        tally.quiet_kills += is_quiet
