"""Sensible answers: a few good ones of each question, weighed; the best with the highest weight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from untot.games.flick_em_up.bot.aiming import (
    BULLET,
    INTO_DOOR,
    before_door,
    can_walk_into,
    is_clear,
    move_answer,
    shot_answer,
    step_towards,
    way,
)
from untot.games.flick_em_up.bot.wishes import delivers_to, houses_of_interest, must_go_home, wanted_chips
from untot.games.flick_em_up.cards import COMBATS, EXILES, OBJECTIVES
from untot.games.flick_em_up.facts import (
    active_survivor_of,
    are_enemies,
    building_of,
    is_loud,
    weapons_of,
    zombies_outside,
)
from untot.games.flick_em_up.pieces import CHIPS, PieceId, SurvivorId, mm
from untot.games.flick_em_up.positions import gap_between, pose_of
from untot.games.flick_em_up.rules.c8_aiming import SIDES, place_at_side
from untot.games.flick_em_up.state import FlickState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.words import split, thing_in, thing_of, verb_of

Weights = dict[str, float]
NEAR: Final = mm(350)


def sensible(g: FlickState, ask: Ask, seat: Seat, memory: Any) -> Weights:
    """By the question; of those that do not matter much all answers are alike."""
    weigh = BY_ASK.get(ask.name)
    return {} if weigh is None else weigh(g, ask, seat)


# -- actions ----------------------------------------------------------------------------------------------------


def _action(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    """Kill what is near, bring home what is needed, look for more, and stay away from zombies."""
    survivor, verbs = active_survivor_of(g), set(ask.form(seat).walk([]))
    weights: Weights = {"end": 0.05}
    for verb in verbs:
        weights |= _strike(g, survivor, verb, ask, seat)
    weights |= _chips(g, survivor, verbs)
    if any(verb_of(verb) == "shoot" for verb in verbs) and building_of(g, survivor) is None:
        weights |= dict(_shots(g, survivor, verbs))
    if "move" in verbs:
        weights |= _moves(g, survivor)
    legal = ask.form(seat)
    return {answer: weight for answer, weight in weights.items() if legal.first_wrong_word(answer) is None}


def _strike(g: FlickState, survivor: SurvivorId, verb: str, ask: Ask, seat: Seat) -> Weights:
    """A zombie within reach dies, quietly if that can be."""
    if verb_of(verb) == "fight":
        return {verb: 0.4}
    if verb_of(verb) != "melee":
        return {"extra_action": 0.3} if verb == "extra_action" else {}
    return {f"{verb} with:{weapon}": 1.0 if not is_loud(weapon) else 0.9 for weapon in weapons_of(g, survivor)}


def _chips(g: FlickState, survivor: SurvivorId, verbs: set[str]) -> Weights:
    """Drop at home what the goal wants, and take it elsewhere."""
    building, wanted = building_of(g, survivor), wanted_chips(g, survivor)
    is_home = building == delivers_to(g, survivor)
    weights: Weights = {}
    for verb in verbs:
        chip = thing_of(verb)
        if verb_of(verb) == "drop":
            weights[verb] = 0.95 if is_home and chip in wanted else 0.01
        if verb_of(verb) == "pick_up":
            is_useful = (
                chip in wanted or chip == "face_down" or (CHIPS.get(chip) is not None and CHIPS[chip].use == "weapon")
            )
            weights[verb] = 0.01 if is_home and chip in wanted else 0.9 if is_useful else 0.2
    return weights


def _shots(g: FlickState, survivor: SurvivorId, verbs: set[str]) -> Iterator[tuple[str, float]]:
    """At every target near enough with nothing between, from the better side; templates are left to people."""
    for weapon in ("knife", "pistol"):
        if f"shoot:{weapon}" not in verbs:
            continue
        for side in SIDES:
            start = place_at_side(g, survivor, weapon, side)
            if start is None:
                continue
            for target in _targets(g, survivor):
                pose = pose_of(g, target)
                _, far = way(start, (pose.x, pose.y))
                if far < NEAR and is_clear(g, start, (pose.x, pose.y), BULLET, (target,)):
                    loud = 0.1 if weapon == "pistol" else 0.0
                    yield shot_answer(g, weapon, side, start, target), 0.85 - loud - 0.5 * far / NEAR


def _targets(g: FlickState, survivor: SurvivorId) -> list[PieceId]:
    """Standing zombies, and enemies."""
    zombies = [zombie for zombie in zombies_outside(g) if g.poses[zombie].stands]
    enemies = [other for other in g.boards if other in g.poses and g.poses[other].stands]
    return zombies + [other for other in enemies if other != survivor and are_enemies(g, survivor, other)]


def _moves(g: FlickState, survivor: SurvivorId) -> Weights:
    """Into a house of interest, or a step towards it."""
    if building_of(g, survivor) is not None:
        return {move_answer(g, survivor, (0, 0)): 0.5 if houses_of_interest(g, survivor) else 0.02}
    weights: Weights = {}
    hurry = 0.45 if must_go_home(g, survivor) else 0.0
    for building in houses_of_interest(g, survivor):
        if building not in g.poses:
            continue
        if can_walk_into(g, survivor, building):
            weights[move_answer(g, survivor, before_door(g, building, -INTO_DOOR))] = 0.8 + hurry
            continue
        step = step_towards(g, survivor, before_door(g, building, mm(120)))
        if step is not None:
            pose = pose_of(g, survivor)
            _, far = way((pose.x, pose.y), before_door(g, building, 0))
            weights[move_answer(g, survivor, step)] = 0.5 + hurry - 0.2 * min(1.0, far / mm(900))
    if not weights and zombies_outside(g):
        weights |= _approach(g, survivor)
    return weights or _homewards(g, survivor)


def _approach(g: FlickState, survivor: SurvivorId) -> Weights:
    """Who has nowhere to go comes near enough to shoot."""
    nearest = min(zombies_outside(g), key=lambda zombie: gap_between(g, survivor, zombie))
    if gap_between(g, survivor, nearest) < mm(180):
        return {}
    step = step_towards(g, survivor, (g.poses[nearest].x, g.poses[nearest].y))
    return {} if step is None else {move_answer(g, survivor, step): 0.3}


def _homewards(g: FlickState, survivor: SurvivorId) -> Weights:
    """Who has nothing to do comes nearer to where all have to be in the end."""
    home = delivers_to(g, survivor)
    step = step_towards(g, survivor, before_door(g, home, mm(150))) if home in g.poses else None
    return {} if step is None else {move_answer(g, survivor, step): 0.2}


# -- other questions --------------------------------------------------------------------------------------------


def _second_bullet(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    survivor = active_survivor_of(g)
    weights: Weights = {"pass": 0.2}
    if building_of(g, survivor) is None:
        weights |= dict(_shots(g, survivor, {"shoot:pistol"}))
    legal = ask.form(seat)
    return {answer: weight for answer, weight in weights.items() if legal.first_wrong_word(answer) is None}


def _facing(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    """Edge-on to the nearest zombie a bullet hits worse; but a survivor looks where he goes. Any direction will do."""
    return {"facing=900": 1.0}


def _keep_objective(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    worth = {**{card: it.worth for card, it in OBJECTIVES.items()}, **{card: it.worth for card, it in EXILES.items()}}
    return {answer: float(worth[thing_of(answer)]) for answer in ask.answers(seat)}


def _combat_card(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    return {answer: float(COMBATS[thing_of(answer)].value) for answer in ask.answers(seat)}


def _keep_chip(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    """Keep what the goal wants, and weapons."""
    survivor = active_survivor_of(g)
    wanted = wanted_chips(g, survivor)
    is_wanted = g.looked_at in wanted or CHIPS[g.looked_at].use in ("weapon", "action")
    weights: Weights = {}
    for answer in ask.answers(seat):
        keeps = split(answer)[0] == "keep" and thing_in(answer, "drop") not in wanted
        weights[answer] = 1.0 if keeps == is_wanted else 0.1
    return weights


def _accuse(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    return {answer: 1.0 if answer == "nobody" else 0.02 for answer in ask.answers(seat)}


def _exile_vote(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    return {"for": 0.1 if g.accused == seat else 0.4, "against": 0.6}


BY_ASK: Final[dict[str, Callable[[FlickState, Ask, Seat], Weights]]] = {
    "action": _action,
    "second_bullet": _second_bullet,
    "stand_facing": _facing,
    "move_facing": _facing,
    "keep_objective": _keep_objective,
    "combat_card": _combat_card,
    "keep_chip": _keep_chip,
    "accuse": _accuse,
    "exile_vote": _exile_vote,
}
