"""How bots aim: which ways of a flick are worth a try, how well one has turned out, and how the hand errs."""

from __future__ import annotations

from itertools import chain, zip_longest
from math import sqrt
from typing import Final

from untot.games.flick_em_up.bot.outlook import mind_of, outlook, way_to_go
from untot.games.flick_em_up.bot.sensible import sensible
from untot.games.flick_em_up.bot.ways import spot_of
from untot.games.flick_em_up.bot.wishes import Plan, plan
from untot.games.flick_em_up.facts import (
    activation,
    active_survivor,
    groups_of,
    living_of,
    other_group,
    stands,
    survivors_of,
)
from untot.games.flick_em_up.pieces import FLICKS, Flick, Group, SurvivorId
from untot.games.flick_em_up.rules.c5_flicking import JITTER, POWER
from untot.games.flick_em_up.state import FlickState
from untot.kernel.aiming import Aiming, Hand, Tremble
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.forms import Form
from untot.kernel.rulebook import clause
from untot.kernel.words import numbers_in, split, thing_of, verb_of

HANDS: Final = {
    "easy": Hand(0, 600, 15),
    "careful": Hand(6, 300, 8),
    "hard": Hand(16, 200, 5),
    "search": Hand(40, 120, 3),
}
"""The catalogue's easy, normal, hard and expert: how many flicks they try out, and how much they tremble."""
FLICKING: Final = ("move", "bat", "shoot")
NUDGES: Final = (
    (0, 8), (0, -8), (12, 0), (-12, 0), (12, 8), (-12, 8), (12, -8), (-12, -8), (25, 0), (-25, 0), (0, 16), (0, -16),
    (6, 4), (-6, 4), (40, 8), (-40, 8), (25, 16), (-25, 16), (60, 0), (-60, 0), (6, -4), (-6, -4), (40, -8), (-40, -8),
)  # fmt: skip
"""Near ways of a flick: tenths of a degree, per cent of power."""
LIFE: Final = 1.0
KILLED: Final = 1.5
WOUNDED: Final = 0.5
FALLEN: Final = 0.1


# -- what is tried ----------------------------------------------------------------------------------------------


@clause("FL-5.13")
def ways(g: FlickState, ask: Ask, seat: Seat, answer: str) -> list[str]:
    """The flick itself, then in turn flicks near to it and other sensible ones of the same kind."""
    if verb_of(split(answer)[0]) not in FLICKING or not numbers_in(answer):
        return []
    others = sensible(g, ask, seat, None)
    alike = [other for other in sorted(others, key=lambda it: -others[it]) if is_alike(other, answer)]
    near = near_ways(ask.form(seat), answer)
    found = [answer, *(it for it in chain.from_iterable(zip_longest(near, alike)) if it is not None)]
    return list(dict.fromkeys(found))


def is_alike(other: str, answer: str) -> bool:
    """Another flick of the same kind."""
    return other != answer and verb_of(split(other)[0]) == verb_of(split(answer)[0])


def near_ways(form: Form, answer: str) -> list[str]:
    numbers = numbers_in(answer)
    moved = [
        with_numbers(answer, direction=(numbers["direction"] + turn) % 3600, power=_bounded(numbers["power"] + more))
        for turn, more in NUDGES
    ]
    return [way for way in moved if form.first_wrong_word(way) is None]


def with_numbers(answer: str, **changed: int) -> str:
    """The same answer with other numbers."""
    words = [(said, said.partition("=")[0]) for said in split(answer)]
    return " ".join(f"{name}={changed[name]}" if name in changed else said for said, name in words)


def _bounded(power: int) -> int:
    return max(POWER[0], min(POWER[1], power))


def steadied(g: FlickState) -> None:
    """In the mind the table does not tremble."""
    g.options = {**g.options, "aim_jitter": "off"}


def is_over(g: FlickState) -> bool:
    """A rush is the zombies' flick: what it will cost is guessed."""
    return g.rush is not None


# -- how it has turned out --------------------------------------------------------------------------------------


def worth(g: FlickState, seat: Seat) -> float:
    """Won or lost; else lives, kills and wounds, the ways that the own survivors still have to go, and what the
    reaction will probably cost."""
    if g.result is not None:
        return 100.0 if seat in g.result.winners else -100.0
    group = g.groups[seat]
    score = LIFE * _lives(g, group) + KILLED * g.killed
    if len(groups_of(g)) > 1:
        score -= WOUNDED * _lives(g, other_group(g, group))
    going = plan(g, group)
    return score - sum(_burden(g, survivor, going) for survivor in survivors_of(g, seat))


def _lives(g: FlickState, group: Group) -> int:
    """A survivor with his last life point is worth two."""
    return sum(1 + g.boards[survivor].life for survivor in living_of(g, group))


def _burden(g: FlickState, survivor: SurvivorId, going: Plan) -> float:
    """How far he has to go; and if he is the active one, the danger he is in."""
    mind, spot = mind_of(g, survivor, going), spot_of(g, survivor)
    burden = mind.step * way_to_go(g, mind, spot, ())
    if survivor != active_survivor(g):
        return burden
    if not stands(g, survivor):
        return burden + FALLEN
    return -outlook(g, mind, spot, activation(g).noise, max(0, activation(g).actions))


# -- the hand ---------------------------------------------------------------------------------------------------


@clause("FL-5.12")
def shaken(g: FlickState, ask: Ask, seat: Seat, answer: str, hand: Hand, tremble: Tremble) -> str:
    """The numbers as the hand gives them. The table's own jitter comes on top of every answer, so the hand adds only
    what is missing to the errors of its level; where the table trembles more than that, it adds nothing."""
    flick, numbers = flick_of(answer), numbers_in(answer)
    turn, per_cent = JITTER[str(g.options["aim_jitter"])]
    off = 0.0 if flick.exact else _missing(hand.turn, turn) / 10 * _normal(tremble)
    slow, fast = flick.speed
    speed = slow + numbers["power"] * (fast - slow) / POWER[1]
    speed *= 1 + _missing(hand.per_cent, per_cent) / 100 * _normal(tremble)
    power = _bounded(round((speed - slow) * POWER[1] / (fast - slow)))
    return _lawful(ask.form(seat), answer, round(numbers["direction"] + off), power)


def flick_of(answer: str) -> Flick:
    first = split(answer)[0]
    return FLICKS[{"move": "move_disc", "bat": "bat"}.get(verb_of(first), thing_of(first))]


def _missing(wanted: int, given: int) -> float:
    """The standard deviation that together with another one makes up the wanted one."""
    return sqrt(max(0, wanted * wanted - given * given))


def _normal(tremble: Tremble) -> float:
    return sum(tremble.random() for _ in range(12)) - 6


def _lawful(form: Form, answer: str, direction: int, power: int) -> str:
    """Where a template or door limits the direction the finger stays within: as much of the error as is possible."""
    before = numbers_in(answer)["direction"]
    for share in (4, 3, 2, 1, 0):
        turned = before + (direction - before) * share // 4
        given = with_numbers(answer, direction=turned % 3600, power=power)
        if form.first_wrong_word(given) is None:
            return given
    return answer


AIMING: Final = Aiming(HANDS, ways, worth, steadied, is_over, shaken)
