"""Chapter 18: what objective and exile cards want, and whether it has come true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from untot.games.flick_em_up.cards import EXILES, OBJECTIVES, Exile, ExileWish, Objective, Wish
from untot.games.flick_em_up.facts import (
    building_of,
    exile_side,
    holders_of,
    is_supply,
    survivors_in,
    survivors_of,
)
from untot.games.flick_em_up.pieces import MOTOR_HOME, SURVIVORS, WEAPONS, ChipId, SurvivorId
from untot.games.flick_em_up.state import FlickState, Tally
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause

SCHOOL: Final = "school"

# -- what is counted --------------------------------------------------------------------------------------------


@clause("FL-18.6")
def own_of(g: FlickState, seats: list[Seat]) -> list[SurvivorId]:
    """The living survivors of a holder."""
    return [survivor for seat in seats for survivor in survivors_of(g, seat)]


@clause("FL-18.8")
def carried_by(g: FlickState, seats: list[Seat]) -> list[ChipId]:
    """What living own survivors have in their inventories."""
    return [chip for survivor in own_of(g, seats) for chip in g.boards[survivor].inventory]


def total(g: FlickState, seats: list[Seat], count: Callable[[Tally], int]) -> int:
    return sum(count(g.tallies[seat]) for seat in seats)


# -- objectives -------------------------------------------------------------------------------------------------


@clause("FL-18.5", "FL-18.7", "FL-25.14")
def is_objective_fulfilled(g: FlickState, seat: Seat) -> bool:
    """Judged by the State at the end and what was done in the match."""
    card = OBJECTIVES.get(g.cards[seat])
    return card is not None and WISHES[card.wants](g, holders_of(g, seat), card)


@clause("FL-18.17")
def needed(g: FlickState, seats: list[Seat], card: Objective) -> int:
    """Half, rounded up, for a holder who led but one survivor when the cards were dealt."""
    led = total(g, seats, lambda tally: tally.led)
    return (card.amount + 1) // 2 if card.halved and led == 1 else card.amount


def _carry(g: FlickState, seats: list[Seat], card: Objective) -> bool:
    return sum(chip in card.chips for chip in carried_by(g, seats)) >= needed(g, seats, card)


def _nobody_dead(g: FlickState, seats: list[Seat], card: Objective) -> bool:
    return not total(g, seats, lambda tally: tally.lost)


def _somebody_unhurt(g: FlickState, seats: list[Seat], card: Objective) -> bool:
    return any(g.boards[survivor].life == SURVIVORS[survivor].life for survivor in own_of(g, seats))


def _kills(g: FlickState, seats: list[Seat], card: Objective) -> bool:
    return total(g, seats, lambda tally: tally.kills) >= needed(g, seats, card)


def _quiet_kills(g: FlickState, seats: list[Seat], card: Objective) -> bool:
    return total(g, seats, lambda tally: tally.quiet_kills) >= needed(g, seats, card)


def _all_in_houses(g: FlickState, seats: list[Seat], card: Objective) -> bool:
    own = own_of(g, seats)
    return bool(own) and all(building_of(g, survivor) is not None for survivor in own)


def _somebody_outside(g: FlickState, seats: list[Seat], card: Objective) -> bool:
    return any(survivor in g.poses and g.poses[survivor].stands for survivor in own_of(g, seats))


def _houses_entered(g: FlickState, seats: list[Seat], card: Objective) -> bool:
    return len({house for seat in seats for house in g.tallies[seat].entered}) >= needed(g, seats, card)


def _chips_revealed(g: FlickState, seats: list[Seat], card: Objective) -> bool:
    return total(g, seats, lambda tally: tally.revealed) >= needed(g, seats, card)


def _destiny_revealed(g: FlickState, seats: list[Seat], card: Objective) -> bool:
    return total(g, seats, lambda tally: tally.fates) > 0


def _supplies_given(g: FlickState, seats: list[Seat], card: Objective) -> bool:
    return total(g, seats, lambda tally: tally.given) >= needed(g, seats, card)


def _somebody_in(g: FlickState, seats: list[Seat], card: Objective) -> bool:
    return any(building_of(g, survivor) == card.house for survivor in own_of(g, seats))


def _all_upright(g: FlickState, seats: list[Seat], card: Objective) -> bool:
    own = own_of(g, seats)
    return bool(own) and all(_is_upright(g, survivor) for survivor in own)


def _is_upright(g: FlickState, survivor: SurvivorId) -> bool:
    inside = g.inside.get(survivor)
    return not inside.lies if inside is not None else survivor not in g.poses or g.poses[survivor].stands


WISHES: Final[dict[Wish, Callable[[FlickState, list[Seat], Objective], bool]]] = {
    "carry": _carry,
    "nobody_dead": _nobody_dead,
    "somebody_unhurt": _somebody_unhurt,
    "kills": _kills,
    "quiet_kills": _quiet_kills,
    "all_in_houses": _all_in_houses,
    "somebody_outside": _somebody_outside,
    "houses_entered": _houses_entered,
    "chips_revealed": _chips_revealed,
    "destiny_revealed": _destiny_revealed,
    "supplies_given": _supplies_given,
    "somebody_in": _somebody_in,
    "all_upright": _all_upright,
}
"""By what an objective wants: whether it holds for the seats that hold it."""


# -- exile cards ------------------------------------------------------------------------------------------------


@clause("FL-18.10", "FL-18.15", "FL-25.16", "FL-29.4")
def is_exile_fulfilled(g: FlickState, seat: Seat, is_end: bool) -> bool:
    """Most cards are judged at once, one when the match ends."""
    card = EXILES.get(g.cards[seat])
    if card is None or card.at_end != is_end:
        return False
    return EXILE_WISHES[card.wants](g, exile_side(g, seat), card, str(g.options["scenario"]))


def _others_dead(g: FlickState, seats: list[Seat], card: Exile, scenario: str) -> bool:
    since = g.dead[max(0, g.tallies[seats[0]].exiled_after) :]
    return sum(g.led[survivor] not in seats for survivor in since) >= card.amounts[scenario]


def _own_stock(g: FlickState, seats: list[Seat], card: Exile, scenario: str) -> bool:
    stock = [*carried_by(g, seats), *g.houses[MOTOR_HOME].chips]
    return sum(is_supply(chip) for chip in stock) >= card.amounts[scenario]


def _getaway(g: FlickState, seats: list[Seat], card: Exile, scenario: str) -> bool:
    own, there = own_of(g, seats), survivors_in(g, MOTOR_HOME)
    stock = [*carried_by(g, seats), *g.houses[MOTOR_HOME].chips]
    are_there = bool(own) and all(survivor in there for survivor in own)
    return are_there and all(stock.count(chip) >= count for chip, count in card.chips[scenario].items())


def _weapons(g: FlickState, seats: list[Seat], card: Exile, scenario: str) -> bool:
    return sum(chip in WEAPONS for chip in carried_by(g, seats)) >= card.amounts[scenario]


def _school_empty(g: FlickState, seats: list[Seat], card: Exile, scenario: str) -> bool:
    supplies = sum(is_supply(chip) for chip in g.houses[SCHOOL].chips)
    return bool(own_of(g, seats)) and supplies < card.amounts[scenario]


def _own_kills(g: FlickState, seats: list[Seat], card: Exile, scenario: str) -> bool:
    return total(g, seats, lambda tally: tally.kills - tally.kills_before) >= card.amounts[scenario]


EXILE_WISHES: Final[dict[ExileWish, Callable[[FlickState, list[Seat], Exile, str], bool]]] = {
    "others_dead": _others_dead,
    "own_stock": _own_stock,
    "getaway": _getaway,
    "weapons": _weapons,
    "school_empty": _school_empty,
    "kills": _own_kills,
}
