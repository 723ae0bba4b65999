"""Moving zombies: towards rivals' weak houses and unarmed pawns, away from one's own."""

from __future__ import annotations

from heapq import nlargest
from typing import Final, NamedTuple

from untot.games.zombie_town.bot.outlook import Outlook
from untot.games.zombie_town.bot.striking import placed_loss, suffering
from untot.games.zombie_town.fight_facts import group_pawns, group_weapons, groups
from untot.games.zombie_town.town import BUILDING_BESIDE, BUILDINGS, RING, ZOMBIE_STEPS, BuildingId, Square
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, Share
from untot.kernel.words import thing_of, verb_of, word

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


class Way(NamedTuple):
    """Where a zombie can go from a square; only inward, for it never goes back."""

    square: Square
    beside: BuildingId | None
    inward: tuple[Square, ...]
    doors: tuple[BuildingId, ...]


def _way(square: Square) -> Way:
    steps = ZOMBIE_STEPS[square]
    inward = tuple(to for to in steps if to not in BUILDINGS and RING[to] > RING[square])
    return Way(square, BUILDING_BESIDE.get(square), inward, tuple(to for to in steps if to in BUILDINGS))


INSIDE_OUT: Final = [_way(square) for square in sorted(ZOMBIE_STEPS, key=lambda s: -RING[s])]
"""All squares; what comes of a step inward is known before it is looked at."""


ONTO: Final = {square: word("to", square) for square in ZOMBIE_STEPS}
"""What is said of a step onto a square."""
AROUND: Final = {
    square: {ONTO[to]: to for to in BUILDINGS[building].touching} for square, building in BUILDING_BESIDE.items()
}
"""The steps around a house: whoever makes one presses on."""


class Herd:
    """What a zombie is worth to one seat on every square."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        manned = {pawn.square for pawn in o.g.pawns.values()}
        manned |= {building for building, site in o.g.sites.items() if site.survivors}
        self.meals = {square: self._meal(square) for square in manned}
        """What happens at once where a zombie comes to somebody."""
        self.steady = self._steady()
        """A zombie that stands there: what it presses now, or what it may do farther inward."""

    def _meal(self, square: Square) -> float:
        return sum(self.bite(seat, square) for seat in groups(self.o.g, square, self.o.seat))

    def _steady(self) -> dict[Square, float]:
        """From the middle outward. It goes on by the best step; into houses only if nothing bars it."""
        o, meal, steady = self.o, self.meals.get, dict[Square, float]()
        pressing = {building: o.pressed(building, 1) for building in o.g.sites}
        inside = {building: PREY * meal(building, 0.0) for building, site in o.g.sites.items() if not site.barricades}
        for square, beside, inward, doors in INSIDE_OUT:
            best = 0.0
            for door in doors:
                best = max(best, inside.get(door, 0.0))
            for to in inward:
                best = max(best, FARTHER * steady[to] + PREY * meal(to, 0.0))
            steady[square] = best if beside is None else best + pressing[beside]
        return steady

    def arrival(self, square: Square) -> float:
        """A zombie that comes there: inside a house nothing but the meal counts."""
        meal = self.meals.get(square, 0.0)
        return meal if square in BUILDINGS else self.steady[square] + meal

    def leaving(self, square: Square) -> float:
        """What a zombie no longer does that goes away from there."""
        building = BUILDING_BESIDE.get(square)
        return self.steady[square] if building is None else -self.o.relief(building)

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
    return Herd(o).arrival(square)


# -- the questions ----------------------------------------------------------------------------------------------


def gains_of_zombie_moves(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """The best moves; of hundreds only those worth a thought."""
    form = ask.form(seat)
    assert isinstance(form, Branch)
    herd, gains = Herd(o), {}
    arrivals = {step: herd.arrival(square) for square, step in ONTO.items()}
    for zombie in form.branches:
        start = thing_of(zombie)
        leaving, around = herd.leaving(start), AROUND.get(start, {})
        for step in form.walk([zombie]):
            arrival = arrivals[step] - leaving if step not in around else herd.meals.get(around[step], 0.0)
            gains[zombie, step] = arrival
    best = nlargest(THINKABLE, gains, key=gains.__getitem__)
    return {f"{zombie} {step}": gains[zombie, step] for zombie, step in best}


def gains_of_refill(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """Where new zombies are worth most to oneself."""
    form = ask.form(seat)
    assert isinstance(form, Share)
    herd = Herd(o)
    order = sorted(form.caps, key=lambda square: -herd.steady[thing_of(square)])
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
