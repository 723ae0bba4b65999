"""The turn: a plan of what to do here, whether to move in between, and what to do there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final

from untot.games.zombie_town.bot.chores import Chore, fireworks_gain
from untot.games.zombie_town.bot.going import Ground
from untot.games.zombie_town.bot.happening import event_gain
from untot.games.zombie_town.bot.outlook import Outlook
from untot.games.zombie_town.bot.striking import best_shot, stopping_cost
from untot.games.zombie_town.facts import living, turn_of, weapon_by_id
from untot.games.zombie_town.pieces import FIREWORKS, LIMITS, WEAPONS
from untot.games.zombie_town.rules.c4_turn import pawn_and_word
from untot.games.zombie_town.rules.c5_movement import clearing_options
from untot.games.zombie_town.state import Pawn
from untot.kernel.asking import Ask
from untot.kernel.events import Seat

FREE: Final = 0.3
"""A free thing is done before those that cost an action, if it brings as much."""
FIRST: Final = 0.1
"""Of chores that are all to be done the best one is done first."""
USELESS: Final = -1.0
UNWANTED: Final = -3.0
RESCUE: Final = 1.5
"""Taking along somebody who would die beside a zombie."""
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
        self.has_free_move = turn.free_moves > 0
        self.here = [chore for chore in self.ground.chores(pawn.square) if chore.gain > 0][: self.actions + 1]
        self.away = self.ground.best_elsewhere()
        self.now = self.ground.rest(pawn.square)

    def best(self, here: Sequence[Chore], actions: int) -> float:
        """The best that can be made of so many actions with these chores here."""
        sums = list(accumulate((chore.gain for chore in here[:actions]), initial=0.0))
        staying = sums[-1] + self.now
        if not self.has_free_move:
            return staying
        return max(staying, *(done + self.away[actions - count] for count, done in enumerate(sums)))

    def gain_of(self, chore: Chore) -> float:
        """What comes of the turn if it goes on with this chore, against ending it now."""
        rest = list(self.here)
        if chore in rest:
            rest.remove(chore)
        return (1 + FIRST) * chore.gain + self.best(rest, self.actions - 1) - self.now

    def gain_of_doing(self, word: str) -> float | None:
        """The best chore that begins with this word; None if there is none."""
        gains = [chore.gain for chore in self.ground.chores(self.pawn.square) if chore.word == word]
        return self.gain_of(Chore(max(gains), word)) if gains else None

    def gain_of_free_move(self) -> float:
        return self.away[self.actions] - self.now

    def gain_of_move(self) -> float:
        """A movement for an action; a free one comes first."""
        return self.away[self.actions - 1] - self.now if not self.has_free_move else USELESS

    def gain_of_something_free(self, gain: float) -> float:
        """Something that costs no action and leaves everything else to be done."""
        return gain + FREE + self.best(self.here, self.actions) - self.now if gain > 0 else gain


def gains_of_turn(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """Every word of the turn, against ending it now; with two pawns every word of each."""
    if turn_of(o.g).is_clearing:
        return gains_of_clearing(o, ask, seat)
    plans = {pawn.colour: Plan(o, pawn) for pawn in living(o.g, seat)}
    gains = {}
    for answer in ask.answers(seat):
        colour, word = pawn_and_word(o.g, seat, answer)
        gains[answer] = gain_of_word(plans[colour], word)
    return gains


def gain_of_word(plan: Plan, word: str) -> float:
    verb, _, thing = word.partition(":")
    if verb == "end_turn":
        return 0.0
    if verb == "free_move":
        return plan.gain_of_free_move()
    if verb == "move":
        return plan.gain_of_move()
    if verb == "event":
        return plan.gain_of_something_free(event_gain(plan.o, plan.pawn, thing))
    if verb == "drop":
        return plan.gain_of_something_free(dropping_gain(plan.o, plan.pawn, thing))
    if thing == FIREWORKS:
        return plan.gain_of(Chore(fireworks_gain(plan.o), word))
    gain = plan.gain_of_doing(word)
    if gain is not None:
        return gain
    special = SPECIAL.get(verb)
    return plan.gain_of(Chore(special(plan.o, plan.pawn), word)) if special is not None else USELESS


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
    stored = [card for card, _, owner in o.g.sites[pawn.square].stored if owner == o.seat]
    return sum(o.worth(card) for card in stored) - 0.5


SPECIAL: Final[dict[str, Callable[[Outlook, Pawn], float]]] = {
    "fetch": fetching_gain,
    "disarm": disarming_gain,
    "collect": collecting_gain,
    "arm": lambda o, pawn: UNWANTED,
    "store": lambda o, pawn: UNWANTED,
    "play": lambda o, pawn: -0.2,
}
"""What is no chore to be planned for; everything else brings nothing now."""


def gains_of_clearing(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """Zombies where one has gone: they are fought, for giving up costs more."""
    pawn = o.g.pawns[turn_of(o.g).pawn]
    attack = best_shot(o, pawn, pawn.square, pawn.square)
    gains = {"attack": max(attack, 0.2), "fetch": fetching_gain(o, pawn) - 0.5, "take_loss": -stopping_cost(o)}
    return {word: gains[word] for word in clearing_options(o.g, seat)}
