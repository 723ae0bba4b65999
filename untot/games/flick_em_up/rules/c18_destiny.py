"""Chapter 18: destiny cards - drawn, shown to all, carried out and discarded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from untot.games.flick_em_up.cards import DESTINIES, Destiny, DestinyEffect
from untot.games.flick_em_up.facts import (
    activation,
    active_survivor_of,
    building_of,
    group_of,
    is_locked,
    living_of,
    standing_zombies_outside,
    survivor_seat,
    survivors_in,
)
from untot.games.flick_em_up.pieces import MOTOR_HOME, SURVIVORS, BuildingId, SurvivorId, ZombieId
from untot.games.flick_em_up.positions import footprint_of, gaps_to
from untot.games.flick_em_up.rules.c1_basics import lay_down
from untot.games.flick_em_up.rules.c7_buildings import unlock
from untot.games.flick_em_up.rules.c12_checks import lose_life
from untot.games.flick_em_up.rules.c13_reaction import nearest_zombie, stand_up_lying_zombies
from untot.games.flick_em_up.rules.c15_zombies import appear_in
from untot.games.flick_em_up.rules.c16_round_end import change_invasion
from untot.games.flick_em_up.state import FlickState
from untot.kernel.asking import choose
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, verb_of, words


@clause("FL-11.15", "FL-18.2", "FL-18.3", "FL-18.4")
def draw_destiny(g: FlickState) -> None:
    """An empty deck is reshuffled from the discards."""
    if not g.destiny_deck:
        g.destiny_deck, g.destiny_discards = g.destiny_discards, []
        g.shuffle(g.destiny_deck)
    card = DESTINIES[g.destiny_deck.pop(0)]
    g.destiny_discards.append(card.id)
    g.uncover()
    g.tell("destiny_drawn", "FL-18.2", survivor=active_survivor_of(g), card=card.id)
    if card.effect in EFFECTS:
        EFFECTS[card.effect](g, card)
    else:
        g.then((CHOICES[card.effect],))


def here(g: FlickState) -> BuildingId:
    building = building_of(g, active_survivor_of(g))
    assert building is not None, "destiny chips lie in buildings"
    return building


# -- effects ----------------------------------------------------------------------------------------------------


def _invasion(g: FlickState, card: Destiny) -> None:
    change_invasion(g, card.day, card.night)


@clause("FL-18.18")
def _no_reaction(g: FlickState, card: Destiny) -> None:
    activation(g).is_hushed = True


@clause("FL-18.18")
def _louder(g: FlickState, card: Destiny) -> None:
    activation(g).louder += card.amount


@clause("FL-18.18")
def _alarm(g: FlickState, card: Destiny) -> None:
    activation(g).is_alarmed = True


def _rise(g: FlickState, card: Destiny) -> None:
    stand_up_lying_zombies(g, "FL-18.2")


def _zombies(g: FlickState, card: Destiny) -> None:
    for _ in range(card.amount):
        appear_in(g, here(g), "FL-18.4")


def _heal(g: FlickState, card: Destiny) -> None:
    heal(g, active_survivor_of(g))


def _heal_all_here(g: FlickState, card: Destiny) -> None:
    for survivor in survivors_in(g, here(g)):
        heal(g, survivor)


@clause("FL-12.2")
def heal(g: FlickState, survivor: SurvivorId) -> None:
    """Never more than at the start."""
    board = g.boards[survivor]
    if board.life < SURVIVORS[survivor].life:
        board.life += 1
        g.tell("life_gained", "FL-12.2", survivor=survivor, life=board.life)


@clause("FL-18.14")
def _hurt(g: FlickState, card: Destiny) -> None:
    """He is not laid down."""
    lose_life(g, active_survivor_of(g), "FL-18.14")


@clause("FL-18.4", "FL-18.12")
def _cover(g: FlickState, card: Destiny) -> None:
    """A forbidden chip from the supply on the start weapon."""
    survivor = active_survivor_of(g)
    if g.box["forbidden"] and not g.boards[survivor].covered:
        g.box["forbidden"] -= 1
        g.boards[survivor].covered = True
        g.tell("weapon_covered", "FL-18.12", survivor=survivor)


def _extra_action(g: FlickState, card: Destiny) -> None:
    activation(g).actions += 1


def _end_activation(g: FlickState, card: Destiny) -> None:
    activation(g).is_over = True


@clause("FL-18.4")
def _chip(g: FlickState, card: Destiny) -> None:
    """A chip that is not in play, face up here."""
    if g.box[card.chip]:
        g.box[card.chip] -= 1
        g.houses[here(g)].chips.append(card.chip)
        g.tell("chip_brought", "FL-18.4", chip=card.chip, building=here(g))


@clause("FL-18.4")
def _skull(g: FlickState, card: Destiny) -> None:
    """Never nearer than right after the current round."""
    g.last_round = max(g.round, g.last_round + card.amount)
    g.tell("skull_moved", "FL-18.4", last_round=g.last_round)


EFFECTS: Final[dict[DestinyEffect, Callable[[FlickState, Destiny], None]]] = {
    "invasion": _invasion,
    "no_reaction": _no_reaction,
    "louder": _louder,
    "alarm": _alarm,
    "rise": _rise,
    "zombies": _zombies,
    "heal": _heal,
    "heal_all_here": _heal_all_here,
    "hurt": _hurt,
    "cover": _cover,
    "extra_action": _extra_action,
    "end_activation": _end_activation,
    "chip": _chip,
    "skull": _skull,
}


# -- effects that ask -------------------------------------------------------------------------------------------

CHOICES: Final[dict[DestinyEffect, str]] = {"slip": "black_ice", "uncover": "spare_parts", "lock": "snow_drift"}
"""Their steps."""
SLIPPING: Final = 3


@clause("FL-1.23", "FL-18.2")
async def black_ice(g: FlickState) -> None:
    """The three standing zombies nearest to the survivor are laid down."""
    gaps = gaps_to(g, footprint_of(g, active_survivor_of(g)))
    slipped: list[ZombieId] = []
    while len(slipped) < SLIPPING and set(standing_zombies_outside(g)) - set(slipped):
        slipped.append(await nearest_zombie(g, sorted(set(standing_zombies_outside(g)) - set(slipped)), gaps))
    for zombie in slipped:
        lay_down(g, zombie, "FL-18.2")


def coverings(g: FlickState, survivor: SurvivorId) -> list[str]:
    """Forbidden chips that can be removed: from start weapons of the own group, and from any building."""
    own = [each for each in living_of(g, group_of(g, survivor)) if g.boards[each].covered]
    return [*words("weapon", own), *words("building", [house for house in g.houses if is_locked(g, house)])]


@clause("FL-18.4", "FL-18.12")
async def spare_parts(g: FlickState) -> None:
    """The player removes one forbidden chip."""
    survivor = active_survivor_of(g)
    if not coverings(g, survivor):
        return
    answer = await choose(
        g, survivor_seat(g, survivor), "destiny_choice", "FL-18.4", lambda g, seat: coverings(g, survivor)
    )
    if verb_of(answer) == "building":
        unlock(g, thing_of(answer), "FL-18.4")
        return
    g.boards[thing_of(answer)].covered = False
    g.box["forbidden"] += 1
    g.tell("weapon_uncovered", "FL-18.12", survivor=thing_of(answer))


def lockable(g: FlickState, survivor: SurvivorId) -> list[str]:
    """Other buildings, not locked, not the motor home, with no survivor in them."""
    own = building_of(g, survivor)
    empty = [house for house in g.houses if not is_locked(g, house) and not survivors_in(g, house)]
    return words("building", [house for house in empty if house not in (own, MOTOR_HOME)])


@clause("FL-7.24", "FL-18.4")
async def snow_drift(g: FlickState) -> None:
    """The player locks a building until the round marker moves."""
    survivor = active_survivor_of(g)
    if not lockable(g, survivor) or not g.box["forbidden"]:
        return
    answer = await choose(
        g, survivor_seat(g, survivor), "destiny_choice", "FL-18.4", lambda g, seat: lockable(g, survivor)
    )
    house = g.houses[thing_of(answer)]
    house.locked = house.drifted = True
    g.box["forbidden"] -= 1
    g.tell("building_locked", "FL-18.4", building=thing_of(answer))
