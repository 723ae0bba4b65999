"""What is said besides a verb: every way to complete it that is worth a thought, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from untot.games.zombie_town.bot import keeping, striking
from untot.games.zombie_town.bot.going import STEP, Ground
from untot.games.zombie_town.bot.happening import choice_worths
from untot.games.zombie_town.bot.outlook import Outlook
from untot.games.zombie_town.facts import turn_of
from untot.games.zombie_town.pieces import KIND_OF, CardKind
from untot.games.zombie_town.rules.c6_actions import FREE_MOVE
from untot.games.zombie_town.town import DISTANCE
from untot.kernel.forms import Form
from untot.kernel.words import thing_of, verb_of

Worths = dict[str, float]
THINKABLE: Final = 8
MUCH_WORSE: Final = 1.0
"""So many ways of each verb are worth a thought at most, and none that is worse than the best by so many points."""


def completions(o: Outlook, ground: Ground, said: str, following: Form | None) -> Worths:
    """The rest of the answer, "" if the verb says it all."""
    if following is None:
        return {"": 0.0}
    verb, thing = verb_of(said), thing_of(said)
    if verb in (FREE_MOVE, "move"):
        worths = arrivals(ground, following, turn_of(o.g).actions - (verb == "move"))
    elif verb == "event":
        worths = choice_worths(o, ground.pawn, thing, following)
    else:
        weigh = BY_KIND[KIND_OF[thing]] if verb == "play" else BY_VERB.get(verb)
        worths = {w: weigh(o, ground, said, w) if weigh is not None else 0.0 for w in following.answers()}
    best = sorted(worths, key=lambda way: -worths[way])[:THINKABLE]
    return {way: worths[way] for way in best if worths[way] > worths[best[0]] - MUCH_WORSE}


def arrivals(ground: Ground, following: Form, actions: int) -> Worths:
    """By what can be done there, and how safe it is; of equal squares the nearer one."""
    far = DISTANCE[ground.pawn.square]
    squares = {way: thing_of(way) for way in following.walk([])}
    return {way: ground.total(square, actions) - STEP * far[square] for way, square in squares.items()}


Weigher = Callable[[Outlook, Ground, str, str], float]
BY_VERB: Final[dict[str, Weigher]] = {
    "draw": lambda o, ground, said, way: keeping.looking_worth(o, ground.pawn, way),
    "attack": lambda o, ground, said, way: striking.attack_worth(o, ground.pawn, way),
    "store": lambda o, ground, said, way: -keeping.card_in(o, way),
    "collect": lambda o, ground, said, way: keeping.card_in(o, way),
    "arm": lambda o, ground, said, way: -keeping.weapon_in(o, way),
    "disarm": lambda o, ground, said, way: keeping.arms_of(o, way),
    "fetch": lambda o, ground, said, way: keeping.arms_of(o, way),
    "post": lambda o, ground, said, way: keeping.posting_worth(o, ground.pawn, way),
    "house": lambda o, ground, said, way: keeping.found_worth(o, ground, way),
}
BY_KIND: Final[dict[CardKind, Weigher]] = {
    "survivor": lambda o, ground, said, way: keeping.survivor_worth(o, ground.pawn, way),
    "weapon": lambda o, ground, said, way: keeping.bearer_worth(o, ground.pawn, way),
    "barricade": lambda o, ground, said, way: keeping.series_worth(o, ground.pawn, said, way),
    "fireworks": lambda o, ground, said, way: keeping.lighting_worth(o, way),
}
