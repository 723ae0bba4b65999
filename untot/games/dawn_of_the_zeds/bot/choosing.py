"""The other questions: who defends, who takes the hits, run or fight, roll again, where new zeds come."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from untot.games.dawn_of_the_zeds.board import DISTANCE, NEIGHBOURS, TOWN_CENTER, TRACK_OF
from untot.games.dawn_of_the_zeds.bot.acting import Outlook, action_weights
from untot.games.dawn_of_the_zeds.bot.danger import fight, price_of
from untot.games.dawn_of_the_zeds.bot.foraging import die_value, worth_of
from untot.games.dawn_of_the_zeds.bot.kept import is_bad_step, is_time_for, losing_chance
from untot.games.dawn_of_the_zeds.bot.odds import MEAN_WORTH, Manner, cell_worth, losing, outcomes
from untot.games.dawn_of_the_zeds.bot.roads import fighter, foe
from untot.games.dawn_of_the_zeds.bot.victims import HARMFUL, harm
from untot.games.dawn_of_the_zeds.charts import MELEE, Gain
from untot.games.dawn_of_the_zeds.fight_facts import best_benefit
from untot.games.dawn_of_the_zeds.pieces import UNITS, ZEDS, UnitId
from untot.games.dawn_of_the_zeds.rules.c5_forage import gain_words
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import fighters_in, zeds_in
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.words import split, thing_of, verb_of

Weigh = Callable[[DawnState, Ask, list[str]], dict[str, float]]
MANY: Final = 200
"""Of longer lists of answers only the first ones are weighed."""
WORDS: Final = {
    "keep": 3.0, "decline": 0.3, "use": 2.0, "do_not": 0.5, "go_on": 1.0, "bury": 0.001, "discharge": 0.05,
    "no_bed": 0.1, "let_it_happen": 1.0, "enough": 0.5, "stop": 0.7, "try": 1.5, "retreat": 1.0,
    "nothing": 0.2,
}  # fmt: skip
"""Short answers that are mostly good, or mostly bad."""
NEVER: Final = 1e-6
EXTRA: Final = 1.5
"""What it is worth in a hero that he gives an action every round."""
HOMEWARD: Final = 0.1
"""What a step toward the town is worth to those who can do nothing better."""


def plain(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """Where nothing better is known."""
    return {answer: WORDS.get(verb_of(split(answer)[0]), 1.0) for answer in answers}


def _spread(scores: dict[str, float], sharp: float = 1.0) -> dict[str, float]:
    """Scores as weights; what is offered beside the question stays out of it."""
    best = max(scores.values(), default=0.0)
    return {answer: max(1e-6, exp(sharp * (score - best))) for answer, score in scores.items()}


def _only(answers: list[str], *verbs: str) -> list[str]:
    return [answer for answer in answers if verb_of(split(answer)[0]) in verbs]


# -- fights -----------------------------------------------------------------------------------------------------


def _odds(g: DawnState, unit: UnitId, space: str) -> tuple[int, Manner, int]:
    foes = tuple(foe(g, zed) for zed in zeds_in(g, space))
    return fight(foes, fighter(g, unit), best_benefit(g, space).by)


def defenders(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """Whoever holds best; of equals whoever can take more."""
    space = str((ask.about or {}).get("space", ""))
    scores = {answer: _defence(g, thing_of(answer), space) for answer in _only(answers, "unit")}
    return _spread(scores) or plain(g, ask, answers)


def _defence(g: DawnState, unit: UnitId, space: str) -> float:
    one, (column, manner, most) = fighter(g, unit), _odds(g, unit, space)
    stake = 12.0 / max(1, DISTANCE.get(space, 8))
    cost = sum(o.chance * price_of(one, min(most, o.unit_hits)) for o in outcomes(column, manner))
    return -stake * losing(column, manner) - cost


def rerolls(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """Again, if a roll in this column is worth more on average."""
    melee = g.melees[-1]
    now = cell_worth(MELEE[sum(sorted(melee.dice)[-2:])][melee.column])
    return _spread({"reroll": MEAN_WORTH[melee.column], "accept": now})


def hits(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """Hits kill if they can, else they weaken."""
    return _spread({answer: _harm(g, split(answer)) for answer in answers})


def _harm(g: DawnState, said: list[str]) -> float:
    zeds = {thing_of(word) for word in said}
    harm = 0.0
    for zed in zeds:
        before = foe(g, zed)
        left = before.hits - sum(thing_of(word) == zed for word in said)
        after = before._replace(hits=left).strength if left > 0 else -2
        harm += before.strength - after - 0.1 * max(0, left)
    return harm


def running(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """Fight where the odds are fair, and always at the gates."""
    space = str((ask.about or {}).get("space", ""))
    chance = min((losing_chance(g, unit, space) for unit in fighters_in(g, space)), default=1.0)
    fights = chance < 0.5 or DISTANCE.get(space, 9) <= 1
    return {answer: 3.0 if (answer == "fight") == fights else 0.3 for answer in answers}


def optional(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """The Sniper steps back from a fight that she would lose; other abilities are used."""
    about = ask.about or {}
    if about.get("ability") != "step_back":
        return plain(g, ask, answers)
    place = g.units["captain"].place
    is_bad = DISTANCE.get(place, 9) > 1 and zeds_in(g, place) and losing_chance(g, "captain", place) > 0.45
    return {
        answer: 3.0 if (answer == "alone") == bool(is_bad) and answer in ("alone", "stay") else 0.2
        for answer in answers
    }


def windows(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """A kept card when its time has come; else it is kept."""
    about = ask.about or {}
    return {answer: _timely(g, answer, about) for answer in answers}


def _timely(g: DawnState, answer: str, about: dict[str, Any]) -> float:
    verb, thing = verb_of(answer), thing_of(answer)
    if verb == "play":
        return 5.0 if is_time_for(g, thing, about) else 0.05
    return WORDS.get(verb, 0.05)


def lures(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """Zeds are stopped where their step would do harm; who waits for that does not give up the phase."""
    is_bad = is_bad_step(g, ask.about or {})
    weights = {"play": 5.0, "call": 2.0, "go_on": 0.3} if is_bad else {"play": 0.05, "call": 0.05, "go_on": 3.0}
    return {answer: weights.get(verb_of(answer), 0.001) for answer in answers}


def escorts(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """Refugees with zeds behind them walk first; else those who are nearly there."""
    scores = {}
    for answer in _only(answers, "unit"):
        place = g.units[thing_of(answer)].place
        is_chased = any(zeds_in(g, space) for space in NEIGHBOURS.get(place, ()))
        scores[answer] = 5.0 * is_chased - DISTANCE.get(place, 0)
    return _beside(_spread(scores), answers) if scores else plain(g, ask, answers)


def foraged(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """What is worth more now."""
    unit = str((ask.about or {}).get("unit", ""))
    place, gains = g.units[unit].place, _gains(g, unit)
    scores = {
        answer: worth_of(g, gains[answer]) if answer in gains else die_value(g, place, int(thing_of(answer)))
        for answer in answers
    }
    return _spread(scores, 8.0)


def _gains(g: DawnState, unit: UnitId) -> dict[str, Gain]:
    return {word: gain for die in range(1, 7) for word, gain in gain_words(g, unit, die).items()}


# -- places, tracks, people -------------------------------------------------------------------------------------


def harmless(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """Where trouble does least harm; units by what they are worth, the best first."""
    outlook = Outlook(g)
    scores = {}
    for answer in answers:
        thing = thing_of(split(answer)[0])
        if thing in outlook.dangers or thing in TRACK_OF:
            scores[answer] = -outlook.dangers.get(TRACK_OF.get(thing, thing), 0.0) * 0.3
        elif thing in g.units:
            scores[answer] = 0.3 * g.units[thing].is_reduced + 0.1 * UNITS[thing].strength[0]
        elif thing in ZEDS:
            scores[answer] = -0.2 * ZEDS[thing].strength[0]
        else:
            scores[answer] = 0.0
    return _beside(_spread(scores), answers)


def victims(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """Whom a card harms: whoever can take it best."""
    card = str((ask.about or {}).get("card"))
    scores = {answer: -harm(g, card, thing_of(answer)) for answer in _only(answers, "unit")}
    return _beside(_spread(scores), answers) if scores else plain(g, ask, answers)


def _beside(weights: dict[str, float], answers: list[str]) -> dict[str, float]:
    """What is offered beside a question is not taken by the way."""
    return {a: 1e-6 if verb_of(split(a)[0]) in ("bury", "discharge") else weights.get(a, 1e-6) for a in answers}


def marching(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """Rangers and the National Guard: into a good fight or place, else toward the town."""
    outlook, unit = Outlook(g), str((ask.about or {}).get("unit", ""))
    here = DISTANCE.get(g.units[unit].place, 0)
    scores = {}
    for answer in answers:
        goal = thing_of(answer)
        nearer = HOMEWARD * (here - DISTANCE[goal]) if goal in DISTANCE else 0.0
        scores[answer] = max(nearer, outlook.move_gain(unit, goal)) if goal in TRACK_OF else nearer
    return _beside(_spread(scores, 3.0), answers)


def beds(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """Whoever can walk makes room; nobody is buried for it."""
    return {answer: {"discharge": 5.0, "no_bed": 1.0}.get(verb_of(answer), 0.01) for answer in answers}


def armed(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """A marker for those who will need it: the strongest of those whose road is in danger."""
    outlook = Outlook(g)
    scores = {}
    for answer in _only(answers, "unit"):
        unit = thing_of(answer)
        track = TRACK_OF.get(g.units[unit].place, "")
        scores[answer] = UNITS[unit].strength[0] * (1.0 - 0.5 * g.units[unit].is_reduced) + 0.1 * outlook.dangers.get(
            track, 0.0
        )
    return _spread(scores) or plain(g, ask, answers)


def arrivals(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """New people are most useful in the middle of the town."""
    return _beside(_spread({answer: 2.0 * (thing_of(answer) == TOWN_CENTER) for answer in answers}), answers)


def heroes(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """Whoever is strong, and whoever has much to give."""
    scores = {answer: _hero(thing_of(answer)) for answer in _only(answers, "unit")}
    return _beside(_spread(scores, 3.0), answers) if scores else plain(g, ask, answers)


def _hero(unit: UnitId) -> float:
    piece = UNITS[unit]
    extra = EXTRA * any(ability.grant is not None and not ability.grant.action for ability in piece.abilities)
    return extra + 0.5 * piece.strength[0] + 0.3 * (piece.gun[0] if piece.gun else 0) + 0.4 * len(piece.abilities)


def hungry(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    """Whoever can take a hit best."""
    scores = {}
    for answer in _only(answers, "unit", "hit"):
        unit = thing_of(answer)
        one = fighter(g, unit) if UNITS[unit].has_strength else None
        scores[answer] = -price_of(one, 1) if one is not None else -2.5
    others = dict.fromkeys(_only(answers, "lose", "lose_all"), -0.8)
    return _beside(_spread(scores | others), answers)


def actions(g: DawnState, ask: Ask, answers: list[str]) -> dict[str, float]:
    return action_weights(g, answers)


WEIGH: Final[dict[str, Weigh]] = {
    "next_action": actions,
    "speech_order": actions,
    "choose_defender": defenders,
    "retreat_attacker": defenders,
    "reroll": rerolls,
    "split_hits_on_zeds": hits,
    "retreat_instead_of_fight": running,
    "optional_ability": optional,
    "play_kept_card": windows,
    "any_time": windows,
    "over_here": lures,
    "prfn_refugees": escorts,
    "forage_die": foraged,
    "forage_choice": foraged,
    "event_target": harmless,
    "now_card_choice": harmless,
    "fated_track_choice": harmless,
    "fated_track_tie": harmless,
    "track_order_all": harmless,
    "start_full_alternative": harmless,
    "pressure_tie": harmless,
    "arrival_place": arrivals,
    "prfn_rangers": marching,
    "prfn_guard": marching,
    "free_a_bed": beds,
    "choose_hero": heroes,
    "choose_new_hero": heroes,
    "starving_unit": hungry,
    "event_loss_split": hungry,
}
CARDS_FOR_FRIENDS: Final = ("E03", "F03")
"""They give somebody something good."""


def hero_side(g: DawnState, ask: Ask, seat: Seat) -> dict[str, float]:
    """All answers with their weights; what is offered beside a question is hardly ever taken by the way."""
    answers = ask.answers(seat)
    weigh = WEIGH.get(ask.name, plain)
    if ask.name in ("event_target", "now_card_choice"):
        card = (ask.about or {}).get("card")
        weigh = armed if card in CARDS_FOR_FRIENDS else victims if card in HARMFUL else weigh
    weights = weigh(g, ask, answers if ask.name == "next_action" else answers[:MANY])
    return weights | {answer: NEVER for answer in answers if answer not in weights}
