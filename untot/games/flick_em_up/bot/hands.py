"""How bots aim: which ways of a flick are worth a try, how well one has turned out, and how the hand errs."""

from __future__ import annotations

from itertools import chain, zip_longest
from math import sqrt
from typing import Final

from untot.games.flick_em_up.bot.aiming import before_door, way
from untot.games.flick_em_up.bot.sensible import sensible
from untot.games.flick_em_up.bot.standing import value
from untot.games.flick_em_up.bot.wishes import houses_of_interest
from untot.games.flick_em_up.facts import active_survivor, building_of, is_alive, zombies_outside
from untot.games.flick_em_up.pieces import FLICKS, Flick, SurvivorId, mm
from untot.games.flick_em_up.positions import gap_between, pose_of
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
FAR: Final = mm(600)
NEAR_ZOMBIE: Final = mm(60)


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
    """In the mind no hand trembles."""
    g.options["aim_jitter"] = "off"


# -- how it has turned out --------------------------------------------------------------------------------------


def worth(g: FlickState, seat: Seat) -> float:
    """What the State is worth, and a little for zombies killed and for where the active survivor has come to."""
    survivor = active_survivor(g)
    where = 0.0 if survivor is None or not is_alive(g, survivor) else _place_worth(g, survivor)
    return 10 * value(g, seat) + 0.4 * g.killed + where


def _place_worth(g: FlickState, survivor: SurvivorId) -> float:
    """Near to where he wants to be, or in it; not near zombies, and not fallen."""
    wished = houses_of_interest(g, survivor)
    if building_of(g, survivor) is not None:
        return 0.3 if not wished else 0.5
    pose = pose_of(g, survivor)
    far = min((way((pose.x, pose.y), before_door(g, it, 0))[1] for it in wished if it in g.poses), default=0)
    danger = sum(gap_between(g, survivor, zombie) < NEAR_ZOMBIE for zombie in zombies_outside(g))
    return 0.4 * (1 - min(1.0, far / FAR)) - 0.1 * danger - (0.0 if pose.stands else 0.5)


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


AIMING: Final = Aiming(HANDS, ways, worth, steadied, shaken)
