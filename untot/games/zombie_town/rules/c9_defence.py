"""Chapter 9: defence against a zombie, whoever is on turn."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.facts import own_survivors_at, weapon_by_id, zombies_at
from untot.games.zombie_town.fight_facts import (
    colour_of,
    defence_of,
    group_pawns,
    group_weapons,
    groups,
    is_group,
)
from untot.games.zombie_town.pieces import STRENGTH, Colour
from untot.games.zombie_town.rules.c7_discard import drop, empty_weapons
from untot.games.zombie_town.rules.c9_shots import clear_cards, fire, kill_zombie
from untot.games.zombie_town.rules.c10_damage import bury
from untot.games.zombie_town.state import Defence, PieceId, TownState
from untot.games.zombie_town.town import Square
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, verb_of, words

TAKE_LOSS: Final = "take_loss"
NOBODY: Final = -1

# -- a zombie comes ---------------------------------------------------------------------------------------------


@clause("ZT-9.31", "ZT-9.39", "ZT-13.3")
async def zombie_comes(g: TownState, square: Square, mover: Seat, is_moved: int, first: Seat = NOBODY) -> None:
    """Every group on the square faces the zombie in turn until it is dead; who moved it names the first one."""
    facing = groups(g, square, max(first, 0))
    if not facing:
        return
    if first == NOBODY:
        answer = await choose(
            g,
            mover,
            "first_group",
            "ZT-9.39",
            lambda g, seat: words("first", [g.colours[other][0] for other in groups(g, square, 0)]),
            about={"square": square},
        )
        facing = groups(g, square, g.pawns[thing_of(answer)].seat)
    g.defence = Defence(square, mover, True, bool(is_moved), [], "")
    g.then(*[("meet_zombie", seat) for seat in facing], ("end_defence",))


def end_defence(g: TownState) -> None:
    """Everybody there has faced it."""
    g.defence = None


# -- one group faces it -----------------------------------------------------------------------------------------


@clause("ZT-9.31", "ZT-9.39")
def meet_zombie(g: TownState, seat: Seat) -> None:
    """A group faces the zombie, if it is alive and they are still there."""
    defence = defence_of(g)
    if defence.is_alive and is_group(g, seat, defence.square):
        g.tell("zombie_faced", "ZT-9.31", seat=seat, square=defence.square)
        g.then(("face_zombie", seat))


@clause("ZT-9.32", "ZT-9.33", "ZT-9.35", "ZT-9.38", "ZT-10.8")
async def face_zombie(g: TownState, seat: Seat) -> None:
    """Shot by shot: fire any weapon of the group, or stop and take the loss; without a bullet there is no choice."""
    square = defence_of(g).square
    if not group_weapons(g, seat, square):
        take_loss(g, seat, square)
        return
    answer = await choose(g, seat, "fight_or_take", "ZT-9.32", facing_options, about={"square": square})
    if answer == TAKE_LOSS:
        take_loss(g, seat, square)
        return
    if verb_of(answer) == "drop":
        drop(g, thing_of(answer))
    else:
        await shoot_at_comer(g, thing_of(answer))
    if defence_of(g).is_alive:
        g.then(("face_zombie", seat))


def facing_options(g: TownState, seat: Seat) -> list[str]:
    fires = words("fire", [weapon.id for weapon in group_weapons(g, seat, defence_of(g).square)])
    return [*fires, TAKE_LOSS, *empty_weapons(g, seat)]


@clause("ZT-9.2", "ZT-9.3", "ZT-9.33", "ZT-15.18")
async def shoot_at_comer(g: TownState, weapon: PieceId) -> None:
    """A bullet at the zombie on the own square."""
    defence_of(g).weapon = weapon
    await fire(g, weapon, "defence")
    defence, fighter = defence_of(g), weapon_by_id(g, weapon)[1]
    card, defence.weapon = defence.shots[0], ""
    clear_cards(g, "defence")
    if STRENGTH[card] < 0:
        g.tell("missed", "ZT-9.2", fighter=fighter, target=defence.square)
        return
    defence.is_alive = False
    kill_zombie(g, defence.square, colour_of(g, fighter), is_moved=defence.is_moved)


@clause("ZT-9.32", "ZT-9.36", "ZT-9.37", "ZT-9.38", "ZT-15.16")
def take_loss(g: TownState, seat: Seat, square: Square) -> None:
    """One loss for a group: each pawn there pays and flees, or without a pawn one placed survivor dies."""
    g.tell("loss_taken", "ZT-9.32", seat=seat, square=square)
    pawns = group_pawns(g, seat, square)
    if pawns:
        g.then(*[("suffer", pawn.colour) for pawn in pawns])
    else:
        g.then(("lose_survivor", seat, square))


@clause("ZT-9.37")
async def lose_survivor(g: TownState, seat: Seat, square: Square) -> None:
    """Exactly one of the placed survivors dies, and the zombie stays."""
    answer = await choose(
        g,
        seat,
        "who_suffers",
        "ZT-9.37",
        lambda g, seat: words("lose", [survivor.id for survivor in own_survivors_at(g, seat, square)]),
        about={"square": square},
    )
    bury(g, thing_of(answer), "ZT-9.37")


# -- zombies that are there already -----------------------------------------------------------------------------


@clause("ZT-10.12", "ZT-15.16")
def settle_trapped(g: TownState, colour: Colour) -> None:
    """The owner's turn begins: the group of a trapped pawn settles each zombie on its square."""
    pawn = g.pawns[colour]
    if pawn.is_trapped:
        pawn.is_trapped = False
        settle_zombies(g, colour)


@clause("ZT-10.12", "ZT-13.8")
def settle_zombies(g: TownState, colour: Colour) -> None:
    """The group of this pawn faces each zombie on its square as defence, until the pawn has left."""
    square = g.pawns[colour].square
    g.then(*[("settle_zombie", colour, square)] * zombies_at(g, square))


@clause("ZT-10.12", "ZT-13.8", "ZT-13.9")
def settle_zombie(g: TownState, colour: Colour, square: Square) -> None:
    """One of them, if the pawn is still there."""
    pawn = g.pawns[colour]
    if pawn.square != square:
        return
    g.defence = Defence(square, pawn.seat, True, False, [], "")
    g.then(("meet_zombie", pawn.seat), ("end_defence",))
