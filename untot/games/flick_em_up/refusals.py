"""Why something cannot be done now: by the clause, for whoever tries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from untot.games.flick_em_up.facts import activation, active_survivor_of, available_of, building_of
from untot.games.flick_em_up.pieces import SurvivorId
from untot.games.flick_em_up.rules.c6_moving import why_not_move
from untot.games.flick_em_up.rules.c7_buildings import why_not_clear
from untot.games.flick_em_up.rules.c8_aiming import sides_open
from untot.games.flick_em_up.rules.c8_shots import why_not_shoot
from untot.games.flick_em_up.rules.c9_bat import why_not_bat
from untot.games.flick_em_up.rules.c10_fights import why_not_fight
from untot.games.flick_em_up.rules.c10_melee import why_not_melee
from untot.games.flick_em_up.rules.c11_chips import (
    why_not_drop,
    why_not_extra_action,
    why_not_flare,
    why_not_pick_up,
)
from untot.games.flick_em_up.state import FlickState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import split, thing_in, thing_of, verb_of

NUMBERS: Final = {
    "direction": "FL-5.3",
    "power": "FL-5.4",
    "offset": "FL-5.5",
    "start": "FL-7.12",
    "lies": "FL-9.22",
    "facing": "FL-5.3",
    "x": "FL-11.18",
    "y": "FL-11.18",
}
"""By the name of a number: the clause that bounds it."""


@clause("FL-4.3", "FL-4.4", "FL-4.5")
def why_not_action(g: FlickState, answer: str, wrong: str) -> str | None:
    """An action that is not offered: by its verb and its things, then by the number that is wrong."""
    said = split(answer)
    if not said or verb_of(said[0]) not in ATTEMPTS:
        return "FL-4.4"
    survivor = active_survivor_of(g)
    if activation(g).actions <= 0 and verb_of(said[0]) != "extra_action":
        return "FL-4.3"
    return ATTEMPTS[verb_of(said[0])](g, survivor, answer) or why_not_number(wrong) or "FL-4.4"


@clause("FL-5.3", "FL-5.4", "FL-5.5")
def why_not_number(wrong: str) -> str | None:
    """The clause of the number that is out of its bounds."""
    return NUMBERS.get(wrong.partition("=")[0])


# -- by verb ----------------------------------------------------------------------------------------------------


def _move(g: FlickState, survivor: SurvivorId, answer: str) -> str | None:
    return why_not_move(g, survivor)


def _bat(g: FlickState, survivor: SurvivorId, answer: str) -> str | None:
    return why_not_bat(g, survivor) or ("FL-9.2" if thing_in(answer, "arc") else None)


@clause("FL-8.6", "FL-8.42", "FL-8.44")
def _shoot(g: FlickState, survivor: SurvivorId, answer: str) -> str | None:
    weapon, side = thing_of(split(answer)[0]), thing_in(answer, "side")
    refused = why_not_shoot(g, survivor, weapon)
    if refused is not None:
        return refused
    if building_of(g, survivor) is not None:
        return "FL-8.42"
    if side and side not in sides_open(g, survivor, weapon):
        return "FL-8.6"
    return "FL-8.44" if thing_in(answer, "arc") else None


def _melee(g: FlickState, survivor: SurvivorId, answer: str) -> str | None:
    return why_not_melee(g, survivor, thing_of(split(answer)[0]), thing_in(answer, "with"))


def _fight(g: FlickState, survivor: SurvivorId, answer: str) -> str | None:
    return why_not_fight(g, survivor, thing_of(split(answer)[0]))


def _pick_up(g: FlickState, survivor: SurvivorId, answer: str) -> str | None:
    return why_not_pick_up(g, survivor, thing_of(split(answer)[0]))


def _drop(g: FlickState, survivor: SurvivorId, answer: str) -> str | None:
    return why_not_drop(g, survivor, thing_of(split(answer)[0]))


@clause("FL-11.4")
def _exchange(g: FlickState, survivor: SurvivorId, answer: str) -> str | None:
    building = building_of(g, survivor)
    if building is None:
        return "FL-11.1"
    if thing_of(split(answer)[0]) not in g.houses[building].chips:
        return "FL-11.4"
    return why_not_drop(g, survivor, thing_in(answer, "drop"))


def _flare(g: FlickState, survivor: SurvivorId, answer: str) -> str | None:
    return why_not_flare(g, survivor)


def _extra_action(g: FlickState, survivor: SurvivorId, answer: str) -> str | None:
    return why_not_extra_action(g, survivor)


def _clear(g: FlickState, survivor: SurvivorId, answer: str) -> str | None:
    return why_not_clear(g, thing_of(split(answer)[0]), thing_in(answer, "before"))


ATTEMPTS: Final[dict[str, Callable[[FlickState, SurvivorId, str], str | None]]] = {
    "move": _move,
    "bat": _bat,
    "shoot": _shoot,
    "melee": _melee,
    "fight": _fight,
    "pick_up": _pick_up,
    "drop": _drop,
    "exchange": _exchange,
    "flare": _flare,
    "extra_action": _extra_action,
    "clear": _clear,
}


# -- whoever is not asked ---------------------------------------------------------------------------------------

BY_ASK: Final = {
    "choose_survivors": "FL-2.8",
    "keep_objective": "FL-18.5",
    "next_seat": "FL-3.12",
    "stand_facing": "FL-4.2",
    "move_facing": "FL-4.9",
    "action": "FL-4.3",
    "second_bullet": "FL-8.24",
    "block": "FL-7.8",
    "combat_card": "FL-10.8",
    "combat_drop": "FL-10.10",
    "keep_chip": "FL-11.7",
    "nearest_tie": "FL-1.23",
    "building_end": "FL-13.18",
    "roof_field": "FL-14.1",
    "destiny_choice": "FL-18.4",
    "accuse": "FL-25.9",
    "exile_vote": "FL-25.10",
    "flick": "FL-5.11",
    "rush": "FL-14.3",
}
"""By the open question: the clause that says who answers it, and with what."""


@clause("FL-3.4", "FL-3.8", "FL-4.1", "FL-4.6")
def why_not_now(g: FlickState, ask: Ask, seat: Seat, answer: str) -> str | None:
    """It is somebody else's turn, or something else is asked."""
    if ask.name == "activate":
        return why_not_activate(g, ask, seat, thing_of(answer))
    if ask.name == "action" and seat in ask.seats:
        return why_not_action(g, answer, ask.form(seat).first_wrong_word(answer) or "")
    return BY_ASK.get(ask.name, "FL-3.8")


@clause("FL-3.4", "FL-3.8", "FL-4.1", "FL-4.6")
def why_not_activate(g: FlickState, ask: Ask, seat: Seat, survivor: SurvivorId) -> str | None:
    if seat not in ask.seats:
        return "FL-3.8"
    if survivor not in g.boards or g.boards[survivor].seat != seat:
        return "FL-4.1"
    return "FL-4.1" if survivor in available_of(g, seat) else "FL-3.4"
