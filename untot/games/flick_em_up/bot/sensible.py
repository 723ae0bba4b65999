"""Sensible answers: a few good ones of each question, weighed by what they will probably bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import exp
from typing import Any, Final

from untot.games.flick_em_up.bot.aiming import Try, bats, moves, shots
from untot.games.flick_em_up.bot.chips import chip_gains, gain_of_keeping
from untot.games.flick_em_up.bot.danger import gaps_from, zombie_poses
from untot.games.flick_em_up.bot.flares import flare_gains
from untot.games.flick_em_up.bot.outlook import Mind, louder_of, mind_of, now, outlook
from untot.games.flick_em_up.bot.ways import spot_of, way
from untot.games.flick_em_up.bot.wishes import Plan, plan
from untot.games.flick_em_up.cards import COMBATS, EXILES, OBJECTIVES
from untot.games.flick_em_up.facts import (
    activation,
    active_survivor_of,
    is_loud,
    stands,
    weapons_of,
)
from untot.games.flick_em_up.pieces import FLICKS, Noise, PieceId, SurvivorId, is_zombie
from untot.games.flick_em_up.state import FlickState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.words import thing_of, verb_of

Weights = dict[str, float]
Gains = dict[str, float]
SCALE: Final = 0.15
"""An answer that brings so much less has about a third of the weight."""
ALARM: Final = 0.02
"""Quiet is better, even if nobody hears it."""
FIGHT: Final = 0.1
EXTRA: Final = 0.12
CLEAR: Final = 0.05
FRONT_OF_ZOMBIE: Final = 9000


def sensible(g: FlickState, ask: Ask, seat: Seat, memory: Any) -> Weights:
    """By the question; of those that do not matter much all answers are alike."""
    weigh = BY_ASK.get(ask.name)
    return {} if weigh is None else weigh(g, ask, seat)


def weighed(gains: Gains) -> Weights:
    """The best has 1."""
    best = max(gains.values(), default=0.0)
    return {answer: exp(max(-20.0, (gain - best) / SCALE)) for answer, gain in gains.items()}


# -- actions ----------------------------------------------------------------------------------------------------


def _action(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    """What it will bring to do this now, against ending the activation."""
    mind = mind_of(g, active_survivor_of(g))
    form = ask.form(seat)
    verbs = list(form.walk([]))
    gains: Gains = {"end": now(g, mind, actions=0)}
    if activation(g).actions > 0:
        gains |= flick_gains(g, mind, verbs)
        gains |= _strikes(g, mind, verbs)
        gains |= flare_gains(g, mind, verbs)
        gains |= chip_gains(g, mind, verbs, after=lambda: now(g, mind, actions=activation(g).actions - 1))
    if "extra_action" in verbs:
        gains["extra_action"] = now(g, mind, actions=1) + EXTRA
    gains |= _clearings(g, mind, verbs)
    return weighed({answer: gain for answer, gain in gains.items() if form.first_wrong_word(answer) is None})


def flick_gains(g: FlickState, mind: Mind, verbs: Iterable[str]) -> Gains:
    """Of every flick that might be worth a try."""
    active, spot = activation(g), spot_of(g, mind.survivor)
    left = active.actions - 1
    gains: Gains = {}
    if "move" in verbs:
        noise = louder_of(active.noise, "quiet")
        stay = outlook(g, mind, spot, noise, left)
        for it in moves(g, mind, spot):
            gains[it.answer] = _of_move(g, mind, it, noise, left, stay)
    if "bat" in verbs:
        noise = louder_of(active.noise, "quiet")
        stay = outlook(g, mind, spot, noise, left)
        for it in bats(g, mind, spot):
            gains[it.answer] = _of_move(g, mind, it, noise, left, stay)
    weapons = [thing_of(verb) for verb in sorted(verbs) if verb_of(verb) == "shoot"]
    for weapon in weapons:
        gains |= _of_shots(g, mind, shots(g, mind, spot, [weapon]), louder_of(active.noise, FLICKS[weapon].noise), left)
    return gains


def _of_move(g: FlickState, mind: Mind, it: Try, noise: Noise, left: int, stay: float) -> float:
    assert it.spot is not None
    return it.chance * outlook(g, mind, it.spot, noise, left) + (1 - it.chance) * stay


def _of_shots(g: FlickState, mind: Mind, tries: Iterable[Try], noise: Noise, left: int) -> Gains:
    spot = spot_of(g, mind.survivor)
    miss = outlook(g, mind, spot, noise, left)
    hits: dict[PieceId, float] = {}
    gains: Gains = {}
    for it in tries:
        if it.target not in hits:
            worth = mind.kill if is_zombie(it.target) else mind.wound
            hits[it.target] = worth + outlook(g, mind, spot, noise, left, {it.target})
        gains[it.answer] = it.chance * hits[it.target] + (1 - it.chance) * miss
    return gains


def _strikes(g: FlickState, mind: Mind, verbs: Iterable[str]) -> Gains:
    """A zombie within reach dies, quietly if that can be; a fight in a house is a gamble."""
    active, spot = activation(g), spot_of(g, mind.survivor)
    gains: Gains = {}
    for verb in verbs:
        if verb_of(verb) == "fight":
            gains[verb] = now(g, mind, actions=active.actions - 1) + FIGHT + mind.wound - 0.5
        if verb_of(verb) == "melee":
            for weapon in weapons_of(g, mind.survivor):
                noise = louder_of(active.noise, "loud" if is_loud(weapon) else "quiet")
                after = outlook(g, mind, spot, noise, active.actions - 1, {thing_of(verb)})
                gains[f"{verb} with:{weapon}"] = mind.kill + after - (ALARM if is_loud(weapon) else 0.0)
    return gains


def _clearings(g: FlickState, mind: Mind, verbs: Iterable[str]) -> Gains:
    """What stands before the door of his errand is pushed aside, which costs nothing."""
    house = mind.errand.house if mind.errand is not None else ""
    clearing = [verb for verb in verbs if verb_of(verb) == "clear"]
    here = now(g, mind) if clearing else 0.0
    return {f"{verb} before:{house} to:{side}": here + CLEAR for verb in clearing for side in ("left", "right")}


# -- who, and where he looks ------------------------------------------------------------------------------------


def _activate(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    """Those who can strike at once or have the shortest way go first; who has nothing to do comes last."""
    going = plan(g, g.groups[seat])
    return weighed({answer: _eagerness(g, thing_of(answer), going) for answer in ask.answers(seat)})


def _eagerness(g: FlickState, survivor: SurvivorId, going: Plan) -> float:
    mind, spot = mind_of(g, survivor, going), spot_of(g, survivor)
    idle = mind.errand is None and not mind.is_hunter
    threatened = any(far < 3_000 for far, _ in gaps_from(g, spot)) and not stands(g, survivor)
    return (0.4 if threatened else 0.0) - (0.5 if idle else 0.0) + 0.05 * len(weapons_of(g, survivor))


def _facing(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    """The narrow side to the nearest zombie: a rush hits it worse, and a bullet lies nearer to its target."""
    pose = spot_of(g, active_survivor_of(g)).pose
    zombies = [(zombie.x, zombie.y) for zombie in zombie_poses(g).values()]
    if not zombies:
        return {"facing=900": 1.0}
    angle, _ = min((way((pose.x, pose.y), there) for there in zombies), key=lambda it: it[1])
    return {f"facing={(angle + FRONT_OF_ZOMBIE) // 10 % 3600}": 1.0}


def _second_bullet(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    mind, form = mind_of(g, active_survivor_of(g)), ask.form(seat)
    tries = shots(g, mind, spot_of(g, mind.survivor), ["pistol"])
    left = activation(g).actions
    gains = {"pass": now(g, mind), **_of_shots(g, mind, tries, "loud", left)}
    return weighed({answer: gain for answer, gain in gains.items() if form.first_wrong_word(answer) is None})


# -- cards and votes --------------------------------------------------------------------------------------------


def _keep_objective(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    worth = {**{card: it.worth for card, it in OBJECTIVES.items()}, **{card: it.worth for card, it in EXILES.items()}}
    return {answer: float(worth[thing_of(answer)]) for answer in ask.answers(seat)}


def _combat_card(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    return {answer: float(COMBATS[thing_of(answer)].value) for answer in ask.answers(seat)}


def _keep_chip(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    """Keep what the goal wants, and weapons."""
    mind = mind_of(g, active_survivor_of(g))
    return weighed({answer: gain_of_keeping(g, mind, answer) for answer in ask.answers(seat)})


def _accuse(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    return {answer: 1.0 if answer == "nobody" else 0.02 for answer in ask.answers(seat)}


def _exile_vote(g: FlickState, ask: Ask, seat: Seat) -> Weights:
    return {"for": 0.1 if g.accused == seat else 0.4, "against": 0.6}


BY_ASK: Final[dict[str, Callable[[FlickState, Ask, Seat], Weights]]] = {
    "action": _action,
    "activate": _activate,
    "second_bullet": _second_bullet,
    "stand_facing": _facing,
    "move_facing": _facing,
    "keep_objective": _keep_objective,
    "combat_card": _combat_card,
    "keep_chip": _keep_chip,
    "accuse": _accuse,
    "exile_vote": _exile_vote,
}
