"""Chapter 5: pawns on the move, and what happens where they arrive."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.facts import (
    acting,
    is_own_site,
    loaded,
    own_survivors_at,
    pawns_at,
    seat_of,
    seats_from,
    turn_of,
    why_not_enter,
    zombies_at,
)
from untot.games.zombie_town.pieces import LIMITS, Colour
from untot.games.zombie_town.rules.c4_paying import spend_action
from untot.games.zombie_town.rules.c7_discard import drop, empty_weapons
from untot.games.zombie_town.rules.c11_owning import enter_home_base
from untot.games.zombie_town.state import Entry, Fighter, Pawn, TownState, Turn, Weapon
from untot.games.zombie_town.town import CEMETERY, NEIGHBOURS, BuildingId, Square
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause

STOP: Final = "stop"
DECLINE: Final = "decline"
TAKE_LOSS: Final = "take_loss"

# -- step by step -----------------------------------------------------------------------------------------------


@clause("ZT-4.4", "ZT-5.2", "ZT-6.1")
def begin_movement(g: TownState) -> None:
    """Up to three steps without a break, for the acting pawn."""
    turn_of(g).steps = LIMITS.steps
    g.then(("walk",))


@clause("ZT-5.1", "ZT-5.2", "ZT-5.3", "ZT-5.5", "ZT-5.16")
async def walk(g: TownState) -> None:
    """One step, and another one if nothing ended the movement; zombies do."""
    if not turn_of(g).steps or not acting(g).square:
        return
    answer = await choose(
        g,
        turn_of(g).seat,
        "move_path",
        "ZT-5.1",
        next_squares,
        why_not=why_not_next_square,
        unit=turn_of(g).pawn,
        about={"pawn": turn_of(g).pawn, "steps": turn_of(g).steps},
    )
    if answer == STOP:
        turn_of(g).steps = 0
        return
    g.then(("walk",))
    step_to(g, turn_of(g), answer.removeprefix("to:"))


def step_to(g: TownState, turn: Turn, square: Square) -> None:
    """The acting pawn arrives there; zombies end its movement and come before everything else."""
    left, zombies = turn.steps - 1, zombies_at(g, square)
    enter(g, turn.pawn, square)
    if zombies:
        meet_zombies(g, turn)
    else:
        turn.steps = left


@clause("ZT-5.5", "ZT-5.18")
def meet_zombies(g: TownState, turn: Turn) -> None:
    """The pawn has entered a square with zombies: they are settled first."""
    turn.is_clearing = turn.may_fetch = True
    g.then(("clear_square", turn.pawn))


@clause("ZT-2.2", "ZT-2.3", "ZT-2.4", "ZT-2.5", "ZT-2.6")
def next_squares(g: TownState, seat: Seat) -> list[str]:
    pawn = acting(g)
    there = [f"to:{square}" for square in NEIGHBOURS[pawn.square] if why_not_step(g, pawn, square) is None]
    return [*there, STOP]


@clause("ZT-5.3", "ZT-5.4")
def why_not_step(g: TownState, pawn: Pawn, square: Square) -> str | None:
    """Not into a closed building, and to zombies only if one can fight them all."""
    if square in g.zombies and not can_face(g, pawn, square, turn_of(g).actions):
        return "ZT-5.4"
    return why_not_enter(g, pawn.colour, square) if square in g.sites else None


@clause("ZT-5.4")
def can_face(g: TownState, pawn: Pawn, square: Square, actions: int) -> bool:
    """A loaded weapon on the pawn, and an action for each zombie."""
    return actions >= zombies_at(g, square) and any(weapon.shots for weapon in pawn.weapons)


@clause("ZT-2.4", "ZT-2.5", "ZT-2.9", "ZT-5.1", "ZT-5.3")
def why_not_next_square(g: TownState, seat: Seat, answer: str) -> str | None:
    """The clause behind a refused step."""
    square = answer.removeprefix("to:")
    pawn = acting(g)
    if square in CEMETERY:
        return "ZT-2.9"
    if square not in NEIGHBOURS or not answer.startswith("to:"):
        return None
    if square in NEIGHBOURS[pawn.square]:
        return why_not_step(g, pawn, square)
    return "ZT-2.5" if pawn.square in g.sites or square in g.sites else "ZT-5.1"


# -- arrival ----------------------------------------------------------------------------------------------------


@clause("ZT-2.11", "ZT-5.9", "ZT-5.10", "ZT-5.17", "ZT-5.18")
def enter(g: TownState, colour: Colour, square: Square) -> None:
    """The pawn arrives with its companions: an empty home base is lost at once, then the others there may fight."""
    pawn = g.pawns[colour]
    before, pawn.square, pawn.is_trapped = pawn.square, square, False
    if g.turn is not None and g.turn.pawn == colour:
        g.turn.steps = 0
    for entry in g.entries:
        entry.is_over = entry.is_over or entry.newcomer == colour
    g.tell("pawn_moved", "ZT-5.1", pawn=colour, square=square, before=before)
    if square in g.sites:
        enter_home_base(g, square, colour)
        open_entry(g, colour, square)


@clause("ZT-5.11", "ZT-5.12", "ZT-5.13", "ZT-5.15")
def open_entry(g: TownState, colour: Colour, building: BuildingId) -> None:
    """Clockwise from the newcomer every seat that could fight is asked."""
    seat = g.pawns[colour].seat
    others = [other for other in seats_from(g, seat)[1:] if entry_weapons(g, other, building, [])]
    if not others:
        return
    number = len(g.entries) + 1
    g.entries.append(Entry(number, colour, building, [], False))
    g.then(*(("entry_offer", number, other) for other in others), ("entry_over", number))


def entry_over(g: TownState, number: int) -> None:
    """Everybody there has been asked."""
    del g.entries[number - 1 :]


@clause("ZT-5.12", "ZT-5.13", "ZT-5.14")
def entry_weapons(g: TownState, seat: Seat, building: BuildingId, fought: list[Fighter]) -> list[Weapon]:
    """The loaded weapons with which a seat may open a fight: of its pawns there and of its survivors there."""
    site = g.sites[building]
    found: list[Weapon] = []
    survivors = list(site.survivors) if is_own_site(g, seat, site) else []
    for pawn in pawns_at(g, building):
        if pawn.seat == seat:
            survivors += pawn.companions
            if pawn.colour not in fought:
                found += loaded(pawn.weapons)
    found += [s.weapon for s in survivors if s.weapon is not None and s.weapon.shots and s.id not in fought]
    return found


@clause("ZT-5.12", "ZT-5.14", "ZT-5.15", "ZT-5.16", "ZT-10.8")
async def entry_offer(g: TownState, number: int, seat: Seat) -> None:
    """One seat: decline, or fight with one weapon; asked again afterwards for its other pieces."""
    if not is_entry_open(g, number) or not offers(g, seat):
        return
    about = {"pawn": entry_of(g).newcomer, "building": entry_of(g).building}
    answer = await choose(g, seat, "entry_fight", "ZT-5.12", entry_options, forced_too=True, about=about)
    if answer == DECLINE:
        g.tell("entry_declined", "ZT-5.15", seat=seat, **about)
        return
    g.then(("entry_offer", number, seat))
    verb, _, weapon = answer.partition(":")
    if verb == "drop":
        drop(g, weapon)
    else:
        g.then(("entry_fight", weapon, entry_of(g).newcomer))


def entry_of(g: TownState) -> Entry:
    """The innermost entry: what it led to is over when it is looked at again."""
    return g.entries[-1]


@clause("ZT-5.15")
def is_entry_open(g: TownState, number: int) -> bool:
    """The newcomer has neither left nor died since."""
    entry = g.entries[number - 1]
    return not entry.is_over and g.pawns[entry.newcomer].square == entry.building


def offers(g: TownState, seat: Seat) -> list[str]:
    entry = entry_of(g)
    return [f"fight:{weapon.id}" for weapon in entry_weapons(g, seat, entry.building, entry.fought)]


def entry_options(g: TownState, seat: Seat) -> list[str]:
    return [DECLINE, *offers(g, seat), *empty_weapons(g, seat)]


# -- zombies on the entered square ------------------------------------------------------------------------------


@clause("ZT-2.12", "ZT-5.5", "ZT-5.6", "ZT-5.18", "ZT-12.28")
async def clear_square(g: TownState, colour: Colour) -> None:
    """Attack after attack until no zombie is left there; if it stops with one alive, the pawn suffers and flees."""
    if not is_beside_zombies(g, colour):
        turn_of(g).is_clearing = False
        return
    if not can_attack_on(g, colour):
        give_way(g, turn_of(g), colour)
        return
    answer = await choose(
        g,
        seat_of(g, colour),
        "turn_step",
        "ZT-5.5",
        clearing_options,
        forced_too=True,
        unit=colour,
        about={"actions": turn_of(g).actions, "free_moves": turn_of(g).free_moves, "clearing": True},
    )
    if answer == TAKE_LOSS:
        give_way(g, turn_of(g), colour)
        return
    turn_of(g).may_fetch = answer == "fetch"
    spend_action(g, answer)
    g.then((answer, colour), ("clear_square", colour))


def is_beside_zombies(g: TownState, colour: Colour) -> bool:
    return g.pawns[colour].square in g.zombies


def can_attack_on(g: TownState, colour: Colour) -> bool:
    return turn_of(g).actions > 0 and any(weapon.shots for weapon in g.pawns[colour].weapons)


@clause("ZT-5.6")
def give_way(g: TownState, turn: Turn, colour: Colour) -> None:
    """The fight has stopped with a zombie alive."""
    turn.is_clearing = False
    g.then(("suffer", colour))


@clause("ZT-5.5", "ZT-12.28")
def clearing_options(g: TownState, seat: Seat) -> list[str]:
    """Attack or give up; before the first attack also fetch, if an action for each zombie remains."""
    turn, pawn = turn_of(g), acting(g)
    may_fetch = turn.may_fetch and turn.actions > zombies_at(g, pawn.square) and own_survivors_at(g, seat, pawn.square)
    return ["attack", *(["fetch"] if may_fetch else []), TAKE_LOSS]
