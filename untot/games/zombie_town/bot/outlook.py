"""One position through the eyes of one seat: how long it lasts, who is ahead, and what every house is worth."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import exp, sqrt
from typing import Final

from untot.games.zombie_town.bot.shots import Left, cards_left
from untot.games.zombie_town.bot.worth import COMPANY, USUAL_STRENGTH, Estate, card_worth, magazine, points_of, wound
from untot.games.zombie_town.facts import is_out, last_day, pressure
from untot.games.zombie_town.pieces import BARRICADES, NUMBERS_FOR, CardId
from untot.games.zombie_town.state import Pawn, Site, Survivor, TownState
from untot.games.zombie_town.town import BuildingId
from untot.kernel.events import Seat

STORM: Final = 0.3
"""How many zombies more press a house, by the square root of all moves that others still make."""
LEAD: Final = (0.1, 0.5)
"""How much a point ahead counts for winning: at any time, and besides, divided by the turns to come plus one."""
REVENGE: Final = 0.15
"""How much more it is worth to harm somebody for each harm he did."""
WORTH_OF_LIFE: Final = 6.0
"""What it is worth to live besides all that one has: who is dead gets nothing more."""


class Outlook:
    """Computed once for a decision. It looks only at what its seat may see."""

    def __init__(
        self,
        g: TownState,
        seat: Seat,
        grudges: Mapping[Seat, float] | None = None,
        spared: Mapping[Seat, float] | None = None,
    ) -> None:
        self.g = g
        self.seat = seat
        self.turns = turns_to_come(g, seat)
        """Turns of this seat, the one at hand included."""
        self.storm = round(STORM * sqrt(moves_of_others(g, seat)), 1)
        self._grudges = grudges or {}
        self._spared = spared or {}
        self._estates: dict[BuildingId, Estate] = {}
        self._points: dict[BuildingId, float] = {}
        self._reliefs: dict[BuildingId, float] = {}

    @property
    def mine(self) -> list[Pawn]:
        return [pawn for colour in self.g.colours[self.seat] if (pawn := self.g.pawns[colour]).health]

    @cached_property
    def rivals(self) -> list[Pawn]:
        return [pawn for pawn in self.g.pawns.values() if pawn.health and pawn.seat != self.seat]

    @cached_property
    def hand(self) -> list[CardId]:
        return [card for card, _ in self.g.hands[self.seat]]

    @cached_property
    def left(self) -> Left:
        return cards_left(self.g)

    # -- houses -------------------------------------------------------------------------------------------------

    def estate(self, building: BuildingId) -> Estate:
        """A house as its owner has it, or as it would be found."""
        found = self._estates.get(building)
        if found is None:
            found = self._estates[building] = estate_of(self.g, building, self.seat)
        return found

    def points(self, building: BuildingId) -> float:
        """What a house will probably count for its owner."""
        found = self._points.get(building)
        if found is None:
            found = self.points_as(self.estate(building)) if self.g.sites[building].owner else 0.0
            self._points[building] = found
        return found

    def points_as(self, estate: Estate) -> float:
        return points_of(estate, self.turns, self.storm)

    def owner(self, building: BuildingId) -> Seat | None:
        colour = self.g.sites[building].owner
        return self.g.pawns[colour].seat if colour else None

    def is_mine(self, building: BuildingId) -> bool:
        return self.owner(building) == self.seat

    def pressed(self, building: BuildingId, more: int) -> float:
        """What it is worth to this seat that so many zombies more stand before a house."""
        owner = self.owner(building)
        if owner is None:
            return 0.0
        return self.stake(owner) * (self.points_as(self.estate(building).with_pressure(more)) - self.points(building))

    def relief(self, building: BuildingId) -> float:
        """What it is worth that one zombie less stands before a house."""
        found = self._reliefs.get(building)
        if found is None:
            found = self._reliefs[building] = self.pressed(building, -1)
        return found

    # -- players ------------------------------------------------------------------------------------------------

    @cached_property
    def assets(self) -> dict[Seat, float]:
        """What each living seat will probably have in the end."""
        return {seat: self._assets(seat) for seat in range(self.g.seats) if not is_out(self.g, seat)}

    def _assets(self, seat: Seat) -> float:
        g = self.g
        total = 0.0
        for colour in g.colours[seat]:
            pawn = g.pawns[colour]
            if pawn.health:
                total += pawn.kills + body(pawn, self.turns)
        return total + sum(self.points(building) for building in g.sites if self.owner(building) == seat)

    def stake(self, seat: Seat) -> float:
        """What a point of somebody is worth to this seat: 1 if it is its own, below 0 for rivals, by their chances."""
        if seat == self.seat:
            return 1.0
        zeal = (1 + REVENGE * self._grudges.get(seat, 0.0)) * (1 - self._spared.get(seat, 0.0))
        return -self._rivalry.get(seat, 0.0) * zeal

    @cached_property
    def _rivalry(self) -> dict[Seat, float]:
        """The rivals' points together count as much as one's own."""
        share = chances({seat: have for seat, have in self.assets.items() if seat != self.seat}, self.turns)
        return {seat: 0.9 * part + 0.1 / len(share) for seat, part in share.items()}

    def everything(self, seat: Seat) -> float:
        """What the life of a pawn of this seat is worth."""
        return (self.assets.get(seat, 0.0) + WORTH_OF_LIFE) / len(self.g.colours[seat])

    def wound(self, pawn: Pawn) -> float:
        """What a damage costs the owner of a pawn."""
        return wound(pawn.health, self.turns, self.everything(pawn.seat))

    def worth(self, card: CardId) -> float:
        """What a card is worth in the own hand."""
        return card_worth(card, self.turns)


def body(pawn: Pawn, turns: int) -> float:
    """What a pawn carries: its weapons and those who accompany it."""
    carried = sum(magazine(weapon.shots, turns) for weapon in pawn.weapons)
    return carried + sum(life(survivor, turns) for survivor in pawn.companions)


def life(survivor: Survivor, turns: int) -> float:
    """What somebody who comes along is worth."""
    armed = magazine(survivor.weapon.shots, turns) if survivor.weapon is not None else 0.0
    return 1.0 + (COMPANY if turns > 1 else 0.0) + armed


def estate_of(g: TownState, building: BuildingId, seat: Seat) -> Estate:
    """A house as this seat sees it: of other people's barricades it knows only the number."""
    site = g.sites[building]
    shots = [s.weapon.shots for s in site.survivors if s.weapon is not None and s.weapon.shots]
    return Estate(
        number=site.number,
        is_home=site.is_home_base,
        barricades=len(site.barricades),
        strength=known_strength(site, seat, pressure(g, building)),
        survivors=len(site.survivors),
        armed=len(shots),
        shots=sum(shots),
        pressure=pressure(g, building),
        is_invaded=building in g.zombies,
    )


def known_strength(site: Site, seat: Seat, least: int) -> int:
    """Own barricades by their value, others by the mean; they hold against what stands there already."""
    if not site.barricades:
        return 0
    return max(least, sum(BARRICADES[c].value if by == seat else USUAL_STRENGTH for c, by in site.barricades))


def chances(assets: Mapping[Seat, float], turns: int) -> dict[Seat, float]:
    """Each seat's share of the victory, from what it will probably have."""
    anytime, at_end = LEAD
    sharpness = anytime + at_end / (turns + 1)
    best = max(assets.values(), default=0.0)
    odds = {seat: exp(sharpness * (have - best)) for seat, have in assets.items()}
    whole = sum(odds.values())
    return {seat: odd / whole for seat, odd in odds.items()}


# -- time -------------------------------------------------------------------------------------------------------


def turns_to_come(g: TownState, seat: Seat) -> int:
    """Turns of this seat until the end, the one at hand included unless only its zombies are still to move."""
    return max(0, last_day(g) - g.day + (not has_had_turn(g, seat)))


def has_had_turn(g: TownState, seat: Seat) -> bool:
    """Whether the turn of this seat on the day at hand is over."""
    if g.turn is None:
        return False
    now, mine = ((other - g.timekeeper) % g.seats for other in (g.turn.seat, seat))
    return mine < now or (mine == now and g.phase == "zombies")


def moves_of_others(g: TownState, seat: Seat) -> int:
    """How many zombies others will still move."""
    days = sum(range(g.day + 1, last_day(g) + 1))
    moves = 0
    for other in range(g.seats):
        if other != seat and not is_out(g, other):
            moves += days + (0 if has_had_turn(g, other) else g.day)
    return moves * NUMBERS_FOR[g.seats].zombies_per_day
