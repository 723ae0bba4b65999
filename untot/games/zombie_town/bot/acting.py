"""The turn: a plan of what to do here, whether to move in between, and what to do there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Final

from untot.games.zombie_town.bot.chores import BUILD, Chore, fireworks_gain
from untot.games.zombie_town.bot.completing import completions
from untot.games.zombie_town.bot.going import STEP, Ground
from untot.games.zombie_town.bot.happening import event_gain
from untot.games.zombie_town.bot.outlook import Outlook
from untot.games.zombie_town.bot.striking import best_shot, stopping_cost
from untot.games.zombie_town.bot.worth import STORED
from untot.games.zombie_town.facts import hand_limit, is_under_way, living, turn_of, weapon_by_id
from untot.games.zombie_town.pieces import FIREWORKS, KIND_OF, LIMITS, WEAPONS
from untot.games.zombie_town.rules.c4_turn import END_TURN
from untot.games.zombie_town.rules.c5_clearing import TAKE_LOSS
from untot.games.zombie_town.rules.c5_movement import free_reach, paid_reach
from untot.games.zombie_town.rules.c6_actions import FREE_MOVE
from untot.games.zombie_town.state import Pawn
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, Form
from untot.kernel.words import thing_of, verb_of, word

FREE: Final = 0.3
"""A free thing is done before those that cost an action, if it brings as much."""
FIRST: Final = 0.1
"""Of chores that are all to be done the best one is done first."""
USELESS: Final = -1.0
UNWANTED: Final = -3.0
RESCUE: Final = 1.5
"""Taking along somebody who would die beside a zombie."""
FETCHING: Final = 0.8
"""What the action costs that brings stored cards back."""
NEW_ARMS: Final = 0.6
"""A survivor's loaded weapon for a pawn without one."""


class Plan:
    """The rest of a turn of one pawn: chores here, then perhaps a movement and chores there."""

    def __init__(self, o: Outlook, pawn: Pawn) -> None:
        turn = turn_of(o.g)
        self.o = o
        self.pawn = pawn
        self.actions = turn.actions
        self.ground = Ground(o, pawn, self.actions)
        self.free = free_reach(o.g, pawn).most
        self.paid = paid_reach(o.g, pawn).most
        self.here = [chore for chore in self.ground.chores(pawn.square) if chore.gain > 0][: self.actions + 1]
        self.away = self.ground.best_elsewhere(self.free or LIMITS.steps)
        self.now = self.ground.rest(pawn.square)

    def best(self, here: Sequence[Chore], actions: int) -> float:
        """The best that can be made of so many actions with these chores here."""
        sums = list(accumulate((chore.gain for chore in here[:actions]), initial=0.0))
        staying = sums[-1] + self.now
        if not turn_of(self.o.g).free_moves:
            return staying
        return max(staying, *(done + self.away[actions - count] for count, done in enumerate(sums)))

    def gain_of(self, chore: Chore) -> float:
        """What comes of the turn if it goes on with this chore, against ending it now."""
        rest = list(self.here)
        if chore in rest:
            rest.remove(chore)
        return (1 + FIRST) * chore.gain + self.best(rest, self.actions - 1) - self.now

    def gain_of_doing(self, verb: str) -> float | None:
        """The best chore that begins with this verb; None if there is none."""
        gains = [chore.gain for chore in self.ground.chores(self.pawn.square) if chore.verb == verb]
        return self.gain_of(Chore(max(gains), verb)) if gains else None

    def gain_of_free_move(self) -> float:
        return self.away[self.actions] - self.now - STEP

    def gain_of_move(self) -> float:
        """A movement for an action."""
        away = self.ground.best_elsewhere(self.paid) if self.free else self.away
        return away[self.actions - 1] - self.now - STEP

    def gain_of_something_free(self, gain: float) -> float:
        """Something that costs no action and leaves everything else to be done."""
        return gain + FREE + self.best(self.here, self.actions) - self.now if gain > 0 else gain


# -- every answer -----------------------------------------------------------------------------------------------


def gains_of_turn(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """The answers worth a thought, against ending the turn now."""
    form = ask.form(seat)
    assert isinstance(form, Branch)
    if turn_of(o.g).is_clearing:
        return gains_of_clearing(o, form)
    gains = {END_TURN: 0.0}
    for pawn in living(o.g, seat):
        gains |= gains_of_pawn(Plan(o, pawn), form)
    return gains


def gains_of_pawn(plan: Plan, form: Branch) -> dict[str, float]:
    """Each verb with the best ways to complete it; what is less good than the best counts so much less."""
    gains: dict[str, float] = {}
    builds: dict[str, float] = {}
    for verb, said, following in verbs_of(form, plan.pawn):
        ways = completions(plan.o, plan.ground, verb, following)
        if KIND_OF.get(thing_of(verb)) == "barricade":
            builds |= {joined(said, way): worth for way, worth in ways.items()}
        else:
            gains |= spread(gain_of_verb(plan, verb), {joined(said, way): worth for way, worth in ways.items()})
    if builds:
        gain = plan.gain_of_doing(BUILD)
        gains |= spread(USELESS if gain is None else gain, builds)
    return gains


def verbs_of(form: Branch, pawn: Pawn) -> Iterator[tuple[str, str, Form | None]]:
    """What this pawn can begin: the verb, what is said then, and what may follow. With two pawns its name is said."""
    own = word("pawn", pawn.colour)
    for verb in form.branches:
        if verb == END_TURN:
            continue
        following = form.after(verb)
        if not isinstance(following, Branch) or not any(verb_of(name) == "pawn" for name in following.branches):
            yield verb, verb, following
        elif own in following.branches:
            yield verb, f"{verb} {own}", following.after(own)


def joined(said: str, way: str) -> str:
    return f"{said} {way}" if way else said


def spread(gain: float, worths: dict[str, float]) -> dict[str, float]:
    """The best answer gains this much, the others less by as much as they are worth less."""
    best = max(worths.values())
    return {answer: gain + worth - best for answer, worth in worths.items()}


def gain_of_verb(plan: Plan, said: str) -> float:
    """Of its best completion."""
    verb, thing = verb_of(said), thing_of(said)
    if verb == FREE_MOVE:
        return plan.gain_of_free_move()
    if verb == "move":
        return plan.gain_of_move()
    if verb == "event":
        return plan.gain_of_something_free(event_gain(plan.o, plan.pawn, thing))
    if verb == "drop":
        return plan.gain_of_something_free(dropping_gain(plan.o, plan.pawn, thing))
    if thing == FIREWORKS:
        return plan.gain_of(Chore(fireworks_gain(plan.o), said))
    gain = plan.gain_of_doing(said)
    if gain is not None:
        return gain
    special = SPECIAL.get(verb)
    return plan.gain_of(Chore(special(plan.o, plan.pawn), said)) if special is not None else USELESS


# -- rarer things -----------------------------------------------------------------------------------------------


def dropping_gain(o: Outlook, pawn: Pawn, weapon: str) -> float:
    """An empty weapon makes room for one in hand; else it is kept, for it can be filled."""
    _, bearer = weapon_by_id(o.g, weapon)
    is_full = bearer == pawn.colour and len(pawn.weapons) >= LIMITS.pawn_weapons
    has_better = any(card in WEAPONS for card in o.hand) and turn_of(o.g).actions > 0
    return 0.3 if is_full and has_better else UNWANTED


def fetching_gain(o: Outlook, pawn: Pawn) -> float:
    """Only who stands beside a zombie is taken along."""
    return RESCUE if pawn.square in o.g.zombies else UNWANTED


def disarming_gain(o: Outlook, pawn: Pawn) -> float:
    return NEW_ARMS if not any(weapon.shots for weapon in pawn.weapons) else UNWANTED


def collecting_gain(o: Outlook, pawn: Pawn) -> float:
    """All that is there for one action; what follows costs nothing."""
    stored = [card for card, _, owner, _ in o.g.sites[pawn.square].stored if owner == o.seat]
    return sum(o.worth(card) for card in stored) - (0.0 if is_under_way(o.g, pawn, "collect") else 0.5)


def storing_gain(o: Outlook, pawn: Pawn) -> float:
    """Only what would be discarded at the end of the turn, as long as there is another in which it can be fetched."""
    surplus = len(o.hand) - hand_limit(o.g)
    if surplus < 1 or o.turns < 2:
        return UNWANTED
    saved = sum(sorted(map(o.worth, o.hand))[:surplus]) * (
        STORED if o.owner(pawn.square) in (None, o.seat) else STORED / 2
    )
    return saved - (0.0 if is_under_way(o.g, pawn, "store") else FETCHING)


SPECIAL: Final[dict[str, Callable[[Outlook, Pawn], float]]] = {
    "fetch": fetching_gain,
    "disarm": disarming_gain,
    "store": storing_gain,
    "collect": collecting_gain,
    "arm": lambda o, pawn: UNWANTED,
    "play": lambda o, pawn: -0.2,
}
"""What is no chore to be planned for; everything else brings nothing now."""


def gains_of_clearing(o: Outlook, form: Branch) -> dict[str, float]:
    """Zombies where one has gone: they are fought, for giving up costs more."""
    pawn = o.g.pawns[turn_of(o.g).pawn]
    ground = Ground(o, pawn, turn_of(o.g).actions)
    attack = best_shot(o, pawn, pawn.square, pawn.square)
    worth = {"attack": max(attack, 0.2), "fetch": fetching_gain(o, pawn) - 0.5, TAKE_LOSS: -stopping_cost(o)}
    gains: dict[str, float] = {}
    for verb in form.branches:
        ways = completions(o, ground, verb, form.after(verb))
        gains |= spread(worth[verb], {joined(verb, way): more for way, more in ways.items()})
    return gains
