"""Where to be: how good a square is to end the turn on, and the way there."""

from __future__ import annotations

from functools import cached_property
from itertools import accumulate
from typing import Final

from untot.games.zombie_town.bot.chores import Arms, Chore, chores
from untot.games.zombie_town.bot.outlook import Outlook
from untot.games.zombie_town.bot.shots import hit_chance
from untot.games.zombie_town.bot.striking import duel_gain, suffering
from untot.games.zombie_town.fight_facts import defending_weapons
from untot.games.zombie_town.pieces import LIMITS, NUMBERS_FOR
from untot.games.zombie_town.rules.c5_entries import entry_weapons
from untot.games.zombie_town.rules.c5_movement import squares_within, why_not_arrive
from untot.games.zombie_town.rules.c9_duel import STAY
from untot.games.zombie_town.rules.c10_flight import STREETS
from untot.games.zombie_town.state import Pawn
from untot.games.zombie_town.town import DISTANCE, STEPS_INTO, BuildingId, Square
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.words import thing_in, thing_of

AIM: Final = 0.09
"""The chance that a zombie beside a pawn is moved onto it, per move that others make until the next turn."""
EASY_KILL: Final = 0.25
"""What a zombie is worth that comes to a pawn with bullets to spare."""
LATER: Final = 0.4
"""What chores of the next turn count now."""
NEARNESS: Final = (1.0, 0.9, 0.9, 0.9, 0.5, 0.5, 0.5, 0.0)
"""How much of them is left by the steps it takes to get there: without a movement, with one, with two."""
FAR_AWAY: Final = len(NEARNESS) - 1
WIDEST: Final = 9
"""Houses farther away from a pawn play no part in its plans."""
HOSTS: Final = 0.45
"""The chance to be hurt by somebody armed who is in a house already."""
WATCH: Final = 0.5
"""What it is worth to be in a house of one's own that others could enter."""
NOWHERE: Final = -9.0
"""Where no other square can be reached."""
STEP: Final = 0.02
"""Of equal ways the shorter one."""
DETOUR: Final = 0.1
"""To flee through a building, where somebody may shoot."""


class Ground:
    """The squares around a pawn, each with its chores and its safety; everything is computed once."""

    def __init__(self, o: Outlook, pawn: Pawn, actions: int) -> None:
        self.o = o
        self.pawn = pawn
        self.actions = actions
        self._chores: dict[Square, list[Chore]] = {}
        self._sums: dict[Square, list[float]] = {}
        self._rest: dict[Square, float] = {}

    def chores(self, square: Square) -> list[Chore]:
        found = self._chores.get(square)
        if found is None:
            wanted = max(self.actions, 1)
            found = self._chores[square] = chores(self._arms, square, wanted)
        return found

    @cached_property
    def _arms(self) -> Arms:
        return Arms(self.o, self.pawn)

    @cached_property
    def _shots(self) -> int:
        return sum(weapon.shots for weapon in self.pawn.weapons)

    @cached_property
    def _suffering(self) -> float:
        return suffering(self.o, self.pawn)

    def sums(self, square: Square) -> list[float]:
        """What the best one, two ... chores bring together; the first number is 0 for none."""
        found = self._sums.get(square)
        if found is None:
            there = self.chores(square)
            found = self._sums[square] = self._quiet if there is self._arms.quiet else self._sums_of(there)
        return found

    def _sums_of(self, there: list[Chore]) -> list[float]:
        gains = [max(0.0, chore.gain) for chore in there[: self.actions]]
        gains += [0.0] * (self.actions - len(gains))
        return list(accumulate(gains, initial=0.0))

    @cached_property
    def _quiet(self) -> list[float]:
        return self._sums_of(self._arms.quiet)

    def total(self, square: Square, actions: int) -> float:
        """What comes of going there with so many actions."""
        return self.sums(square)[actions] + self.rest(square) - self.welcome(square, actions)

    def best_elsewhere(self, steps: int) -> list[float]:
        """By the actions that are left on arrival: the best of all squares that so many steps reach."""
        best = [NOWHERE] * (self.actions + 1)
        for square in self.within(steps):
            rest, sums = self.rest(square) - self._host_cost(square), self.sums(square)
            is_calm = square not in self.o.g.zombies
            for actions, known in enumerate(best):
                total = rest + sums[actions] - (0.0 if is_calm else self._zombies_there(square, actions))
                best[actions] = max(known, total)
        return best

    # -- at the end of the turn ---------------------------------------------------------------------------------

    def rest(self, square: Square) -> float:
        """How good it is to end the turn there: out of danger, and near to what is to be done next."""
        found = self._rest.get(square)
        if found is None:
            found = self._rest[square] = self.safety(square) + self._watching(square) + self._later(square)
        return found

    def safety(self, square: Square) -> float:
        """Zombies that others may move onto the square: easy points for who has bullets, wounds for who has none."""
        comers = min(3.0, self._comers(square))
        if not comers:
            return 0.0
        easy = min(comers, 0.8 * max(0, self._shots - len(self.pawn.weapons)))
        killed = min(comers, 0.8 * self._shots)
        return EASY_KILL * easy - (comers - killed + 0.1 * comers) * self._suffering

    def _comers(self, square: Square) -> float:
        """How many zombies are to be expected there before the next turn."""
        g = self.o.g
        site = g.sites.get(square)
        beside = 0
        for start in STEPS_INTO[square]:
            beside += g.zombies.get(start, 0)
        if site is not None and site.barricades:
            beside = max(0, beside - self.o.estate(square).strength)
        return beside * self._aim if beside else 0.0

    @cached_property
    def _aim(self) -> float:
        return min(0.9, AIM * moves_in_a_round(self.o))

    def _watching(self, square: Square) -> float:
        site = self.o.g.sites.get(square)
        if site is None or len(site.barricades) >= LIMITS.barricades or not self.o.is_mine(square):
            return 0.0
        return WATCH

    def _later(self, square: Square) -> float:
        """What is to be done in the next turn, here or near."""
        best = 0.0
        for far, promise in self._promises:
            if promise <= best:
                break
            best = max(best, promise * NEARNESS[min(far[square], FAR_AWAY)])
        return LATER * best

    @cached_property
    def _promises(self) -> list[tuple[dict[Square, int], float]]:
        """By house: how far everything is from it, and what the best chores there bring; the best first."""
        if self.o.turns < 2:
            return []
        found = []
        for building in self.o.g.sites:
            if DISTANCE[building][self.pawn.square] <= WIDEST and self._may_enter(building):
                gains = [chore.gain for chore in self.chores(building)[:3] if chore.gain > 0]
                found.append((DISTANCE[building], sum(gains)))
        return sorted(found, key=lambda promise: -promise[1])

    # -- on arrival ---------------------------------------------------------------------------------------------

    def welcome(self, square: Square, actions: int) -> float:
        """What it costs to arrive: zombies that must be killed, and hosts who may fight."""
        if square == self.pawn.square:
            return 0.0
        return self._zombies_there(square, actions) + self._host_cost(square)

    def _host_cost(self, square: Square) -> float:
        hosts = self._hosts(square) if square in self.o.g.sites else 0
        return HOSTS * hosts * self.o.wound(self.pawn) if hosts else 0.0

    def _zombies_there(self, square: Square, actions: int) -> float:
        count = self.o.g.zombies.get(square, 0)
        if not count:
            return 0.0
        missed = 1 - hit_chance(self.o.left, 0, 1)
        failure = min(1.0, missed ** max(1, self._shots - count + 1) * count)
        return failure * self._suffering if actions >= count else -NOWHERE

    def _hosts(self, building: BuildingId) -> int:
        """Seats that could open a fight there."""
        g = self.o.g
        others = {pawn.seat for pawn in self.o.rivals if pawn.square == building}
        owner = self.o.owner(building)
        if owner is not None and owner != self.o.seat and g.sites[building].survivors:
            others.add(owner)
        return sum(bool(entry_weapons(g, seat, building, [])) for seat in others)

    # -- ways ---------------------------------------------------------------------------------------------------

    def within(self, steps: int) -> dict[Square, int]:
        """Where so many steps can lead, and how many it takes."""
        found = squares_within(self.o.g, self.pawn.square, steps)
        return {square: far for square, far in found.items() if far and self._may_enter(square)}

    def _may_enter(self, square: Square) -> bool:
        return why_not_arrive(self.o.g, self.pawn, square, self.actions) is None


def moves_in_a_round(o: Outlook) -> int:
    """How many zombies others move until the next turn of this seat."""
    others = {pawn.seat for pawn in o.rivals}
    return o.g.day * len(others) * NUMBERS_FOR[o.g.seats].zombies_per_day


# -- the questions of movement ----------------------------------------------------------------------------------


def gains_of_refuges(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """Where to flee to: to safety, and where there is something to do; rather not through a building."""
    ground = Ground(o, o.g.pawns[(ask.about or {})["pawn"]], 0)
    gains = {}
    for answer in ask.answers(seat):
        square, detour = thing_in(answer, "to"), thing_in(answer, "by") != STREETS
        gains[answer] = ground.rest(square) - ground.welcome(square, 0) - DETOUR * detour
    return gains


def gains_of_retreats(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """To stay in a fight or to leave it; who stays may be shot at again, or shoot."""
    pawn = o.g.pawns[(ask.about or {})["pawn"]]
    ground = Ground(o, pawn, 0)
    gains = {STAY: ground.rest(pawn.square) + fighting_on(o, pawn)}
    for answer in ask.answers(seat):
        if answer != STAY:
            square = thing_of(answer)
            gains[answer] = ground.rest(square) - ground.welcome(square, 0)
    return gains


def fighting_on(o: Outlook, pawn: Pawn) -> float:
    """What another exchange would bring; nothing if the fight is over."""
    fight = o.g.fight
    if fight is None:
        return 0.0
    other = fight.target if fight.attacker == pawn.colour else fight.attacker
    weapons = defending_weapons(o.g, pawn.colour)
    return max((duel_gain(o, pawn.colour, weapon, other) for weapon in weapons), default=-o.wound(pawn))
