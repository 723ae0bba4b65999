"""Moving zombies: towards rivals' weak houses and unarmed pawns, away from one's own."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.bot.outlook import Outlook
from untot.games.zombie_town.bot.striking import placed_loss, suffering
from untot.games.zombie_town.fight_facts import group_pawns, group_weapons, groups
from untot.games.zombie_town.town import BUILDING_BESIDE, RING, ZOMBIE_STEPS, BuildingId, Square
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, Share
from untot.kernel.words import thing_of, verb_of

FARTHER: Final = 0.5
"""What a zombie is worth one step away from where it does something."""
PREY: Final = 0.3
"""How much of the harm to a pawn or a guard counts while a zombie is only beside it."""
NET_KILL: Final = 0.7
"""What somebody gains who shoots a zombie that comes to him: a point less a bullet."""
KILL: Final = 0.8
"""The chance of a shot on one's own square."""
THINKABLE: Final = 14
"""How many of the zombie moves are worth a thought; there are hundreds."""


class Herd:
    """What a zombie is worth to one seat on every square; computed as far as it is looked at."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self._steady: dict[Square, float] = {}
        self._meals: dict[Square, float] = {}
        self._manned = {pawn.square for pawn in o.g.pawns.values()}
        self._manned |= {building for building, site in o.g.sites.items() if site.survivors}

    def steady(self, square: Square, steps: int = 3) -> float:
        """A zombie that stands there: what it presses now, or what it may do a few steps farther."""
        found = self._steady.get(square)
        if found is None:
            here = self._pressing(square)
            self._steady[square] = here
            found = here + self._outlook(square, steps)
            self._steady[square] = found
        return found

    def _pressing(self, square: Square) -> float:
        building = BUILDING_BESIDE.get(square)
        return self.o.pressed(building, 1) if building is not None else 0.0

    def _outlook(self, square: Square, steps: int) -> float:
        """What comes of the best further step; those into houses only if nothing bars them."""
        if not steps:
            return 0.0
        best = 0.0
        for further in ZOMBIE_STEPS[square]:
            if further in self.o.g.sites:
                best = max(best, PREY * self._inside(further))
            elif RING[further] > RING[square]:
                best = max(best, FARTHER * self.steady(further, steps - 1) + PREY * self.meal(further))
        return best

    def _inside(self, building: BuildingId) -> float:
        return self.meal(building) if not self.o.g.sites[building].barricades else 0.0

    def meal(self, square: Square) -> float:
        """What happens at once where a zombie comes to somebody."""
        found = self._meals.get(square)
        if found is None:
            found = self._meals[square] = sum(self.bite(seat, square) for seat in self._groups(square))
        return found

    def _groups(self, square: Square) -> list[Seat]:
        return groups(self.o.g, square, self.o.seat) if square in self._manned else []

    def bite(self, seat: Seat, square: Square) -> float:
        """A group without bullets loses something; with bullets it mostly wins a point."""
        o = self.o
        shots = sum(weapon.shots for weapon in group_weapons(o.g, seat, square))
        lost = _loss(o, seat, square)
        killed = 1 - (1 - KILL) ** shots
        return o.stake(seat) * (killed * NET_KILL - (1 - killed) * lost)


def _loss(o: Outlook, seat: Seat, square: Square) -> float:
    pawns = group_pawns(o.g, seat, square)
    if pawns:
        return sum(suffering(o, pawn) for pawn in pawns)
    return min(placed_loss(o, square, survivor) for survivor in o.g.sites[square].survivors)


def herd_worth(o: Outlook, square: Square) -> float:
    """What one zombie more on a square is worth to this seat."""
    herd = Herd(o)
    return herd.steady(square) + herd.meal(square)


# -- the questions ----------------------------------------------------------------------------------------------


def gains_of_zombie_moves(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """The best moves; of hundreds only those worth a thought."""
    form = ask.form(seat)
    assert isinstance(form, Branch)
    herd, gains = Herd(o), {}
    for zombie in form.branches:
        for step in form.walk([zombie]):
            gains[f"{zombie} {step}"] = move_gain(herd, thing_of(zombie), thing_of(step))
    best = sorted(gains, key=lambda answer: -gains[answer])[:THINKABLE]
    return {answer: gains[answer] for answer in best}


def move_gain(herd: Herd, start: Square, to: Square) -> float:
    """What the zombie does where it comes, less what it did where it was."""
    if BUILDING_BESIDE.get(start) is not None and BUILDING_BESIDE.get(start) == BUILDING_BESIDE.get(to):
        return herd.meal(to)
    leaving = -herd.o.relief(BUILDING_BESIDE[start]) if start in BUILDING_BESIDE else herd.steady(start)
    if to in herd.o.g.sites:
        return herd.meal(to) - leaving
    return herd.steady(to) + herd.meal(to) - leaving


def gains_of_refill(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """Where new zombies are worth most to oneself."""
    form = ask.form(seat)
    assert isinstance(form, Share)
    herd = Herd(o)
    order = sorted(form.caps, key=lambda square: -herd.steady(thing_of(square)))
    chosen = set(order[: form.amount])
    return {" ".join(square for square in form.caps if square in chosen): 0.0}


def gains_of_first_groups(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """Who stands to lose most, and never oneself."""
    herd, square = Herd(o), (ask.about or {})["square"]
    return {a: herd.bite(o.g.pawns[thing_of(a)].seat, square) for a in ask.answers(seat)}


def gains_of_victims(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """Those first that could still move."""
    form = ask.form(seat)
    assert isinstance(form, Share)
    every = [victim for victim, count in form.caps.items() for _ in range(count)]
    chosen = sorted(every, key=lambda victim: verb_of(victim) != "victim")[: form.amount]
    return {" ".join(sorted(chosen, key=list(form.caps).index)): 0.0}
