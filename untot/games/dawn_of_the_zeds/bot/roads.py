"""The town as a bot thinks of it: every track a road with foes and fighters on it, in plain numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from untot.games.dawn_of_the_zeds.abilities import has_zed_rule, own_rule, own_rules, zed_rules
from untot.games.dawn_of_the_zeds.board import DISTANCE, SPACES_OF, TRACK_OF, SpaceId, TrackId, is_named
from untot.games.dawn_of_the_zeds.bot.odds import Manner
from untot.games.dawn_of_the_zeds.bot.prices import chaos_price, infection_price
from untot.games.dawn_of_the_zeds.charts import LIMITS, ROLLS
from untot.games.dawn_of_the_zeds.fight_facts import best_benefit, cancels_from
from untot.games.dawn_of_the_zeds.pieces import UNITS, ZEDS, UnitId, ZedId
from untot.games.dawn_of_the_zeds.printed_cards import EVENTS_PRINTED, LEVELS
from untot.games.dawn_of_the_zeds.printed_rules import Leap, PlayersLose, Reroll, Shift, Strength, ZedsLose
from untot.games.dawn_of_the_zeds.rules.c6_hits import unit_hits_left
from untot.games.dawn_of_the_zeds.state import BASIC, LEVEL_I, LEVEL_II, DawnState
from untot.games.dawn_of_the_zeds.vocabulary import Brains
from untot.games.dawn_of_the_zeds.whereabouts import fighters_in, is_infector

BRAINS: Final = {
    card.id: card for card in EVENTS_PRINTED.values() if any(isinstance(effect, Brains) for effect in card.whole)
}
SHRUGS: Final = {"tough": (7 - ROLLS.tough) / 6, "reinforced": (7 - ROLLS.reinforced) / 6, None: 0.0}
"""How likely a hit does nothing."""


NO_RUIN: Final = (0.0,) * 12


class Foe(NamedTuple):
    """A zed: its strength on both sides, the hits that it can still take, and what makes it worse than others."""

    full: int
    reduced: int
    hits: int
    shift: int = 0
    """Columns in its favour when it attacks."""
    leaps: bool = False
    dooms: bool = False

    @property
    def strength(self) -> int:
        return self.full if self.hits > LIMITS.zed_hits else self.reduced


class Fighter(NamedTuple):
    """A unit: its strength on both sides, the hits it can still take, those of one side, and how it fights."""

    unit: UnitId
    full: int
    reduced: int
    hits: int
    side: int
    defends: int
    attacks: int
    manner: Manner
    worth: float
    """What it would cost to lose it."""

    @property
    def strength(self) -> int:
        return self.full if self.hits > self.side else self.reduced


Foes = tuple[Foe, ...]
Few = tuple[Fighter, ...]
People = tuple[Few, ...]
"""By distance from the Town Center."""


class Road(NamedTuple):
    """A track, by distance from the Town Center (0): plain tuples, so that what was worked out once can be kept."""

    foes: tuple[Foes, ...]
    fighters: People
    benefits: tuple[int, ...]
    """What a defender has of each space."""
    pace: float
    """How likely the zeds of this track move once more before the match is over."""
    rush: float
    """How likely the next card is Brains."""
    ruin: tuple[float, ...] = NO_RUIN
    """What it costs if zeds enter a space that nobody defends."""
    mass: float = 0.5
    """What every hit is worth that a zed can take."""
    fever: float = 0.0
    """What a melee costs besides: it raises the infection."""

    def with_foes(self, distance: int, foes: Foes) -> Road:
        return self._replace(foes=(*self.foes[:distance], foes, *self.foes[distance + 1 :]))

    def with_fighters(self, distance: int, fighters: Few) -> Road:
        return self._replace(fighters=replaced(self.fighters, distance, fighters))

    def without(self, unit: UnitId) -> Road:
        """As if this unit were elsewhere."""
        at = next((at for at, found in enumerate(self.fighters) if any(one.unit == unit for one in found)), None)
        if at is None:
            return self
        return self.with_fighters(at, tuple(one for one in self.fighters[at] if one.unit != unit))

    def joined_by(self, fighter: Fighter, distance: int) -> Road:
        return self.with_fighters(distance, (*self.fighters[distance], fighter))


def replaced(people: People, distance: int, fighters: Few) -> People:
    return (*people[:distance], fighters, *people[distance + 1 :])


# -- pieces -----------------------------------------------------------------------------------------------------


def foe(g: DawnState, zed: ZedId) -> Foe:
    found, piece = g.zeds[zed], ZEDS[zed]
    if is_infector(zed):
        return Foe(piece.strength[0], piece.strength[0], 1)
    hits = LIMITS.zed_hits - found.hits + (0 if found.is_reduced else LIMITS.zed_hits)
    if not piece.rules and not found.markers:
        return Foe(*piece.strength, hits)
    shift = -sum(rule.by for _, rule in zed_rules(g, zed, Shift))
    return Foe(*piece.strength, hits, shift, has_zed_rule(g, zed, Leap), has_zed_rule(g, zed, PlayersLose))


def fighter(g: DawnState, unit: UnitId) -> Fighter:
    piece = UNITS[unit]
    hits = unit_hits_left(g, unit)
    full, reduced = piece.strength
    more = sum(rule.by for _, rule in own_rules(g, unit, Strength))
    defends, attacks = own_shift(g, unit, "defends"), own_shift(g, unit, "attacks")
    return Fighter(
        unit, full + more, reduced + more, hits, piece.hits, defends, attacks, manner(g, unit), worth(g, unit)
    )


def worth(g: DawnState, unit: UnitId) -> float:
    """Strong people are dear, heroes all the more while there is something left for them to do."""
    piece, left = UNITS[unit], rounds_left(g)
    value = 8 + piece.strength[0] + 0.5 * left if piece.kind == "hero" else 4 + 0.8 * piece.strength[0]
    return round(value * min(1.0, left / 5), 1)


def manner(g: DawnState, unit: UnitId) -> Manner:
    return Manner(
        own_rule(g, unit, Reroll) is not None, SHRUGS[cancels_from(unit)], own_rule(g, unit, ZedsLose) is not None
    )


def own_shift(g: DawnState, unit: UnitId, when: str) -> int:
    """Columns that a unit has in its favour in a melee."""
    rules = [rule for _, rule in own_rules(g, unit, Shift)]
    return sum(rule.by for rule in rules if rule.fight != "gunfire" and rule.when in ("always", when))


# -- roads ------------------------------------------------------------------------------------------------------


def road(g: DawnState, track: TrackId) -> Road:
    spaces = SPACES_OF[track]
    foes = ((), *(tuple(foe(g, zed) for zed in g.zeds_at.get(space, ())) for space in spaces), ())
    people = ((), *(tuple(fighter(g, unit) for unit in fighters_in(g, space)) for space in spaces), ())
    benefits = (0, *(best_benefit(g, space).by for space in spaces), 0)
    return Road(foes, people, benefits, pace(g, track), rush(g), ruin(g, track), mass(g), fever(g))


def mass(g: DawnState) -> float:
    """In the Basic game zeds are hunted; where every melee spreads the infection they are rather waited for."""
    return 0.8 if g.level == BASIC else 0.6


def fever(g: DawnState) -> float:
    return round(infection_price(g, 1), 1) if g.level >= LEVEL_I else 0.0


def ruin(g: DawnState, track: TrackId) -> tuple[float, ...]:
    """Chaos comes to named spaces that have none yet."""
    if g.level < LEVEL_II:
        return NO_RUIN
    price = round(chaos_price(g), 1)
    spaces = SPACES_OF[track]
    return (0.0, *(price if is_named(space) and space not in g.chaos else 0.0 for space in spaces), 0.0)


def roads(g: DawnState) -> dict[TrackId, Road]:
    return {track: road(g, track) for track in g.tracks}


def where(space: SpaceId) -> tuple[TrackId, int]:
    """Track ("" off the roads) and distance."""
    return TRACK_OF.get(space, ""), DISTANCE.get(space, 0)


# -- how often a track moves ------------------------------------------------------------------------------------


def rounds_left(g: DawnState) -> int:
    return sum(g.acts)


def pace(g: DawnState, track: TrackId) -> float:
    """By the printed cards of this act and the next: whoever knows the game knows which roads are busy."""
    act = next((number for number, left in enumerate(g.acts, start=1) if left), len(g.acts))
    moves = rounds_left(g) * _moves_a_round(track, act, len(g.tracks), colours_of(g))
    return round(20 * moves / (1 + moves)) / 20


def rush(g: DawnState) -> float:
    """Brains cards that can still come in the running act, among the cards that are left of it."""
    act, left = next(((number, left) for number, left in enumerate(g.acts, start=1) if left), (len(g.acts), 1))
    seen = {*g.events.discards, g.active}
    is_coming = any(
        found not in seen and card.act == act and card.colour in colours_of(g) for found, card in BRAINS.items()
    )
    return 1 / left if is_coming else 0.0


def colours_of(g: DawnState) -> tuple[str, ...]:
    return LEVELS[str(g.options["level"])].colours  # type: ignore[index]  # checked at set-up


@lru_cache
def _moves_a_round(track: TrackId, act: int, tracks: int, colours: tuple[str, ...]) -> float:
    """How often a track is named on a card of these acts, half of it by the average of all."""
    cards = [card for card in EVENTS_PRINTED.values() if card.act in (act, act + 1) and card.colour in colours]
    named = sum(card.zeds.count(track) + card.zeds.count("all") for card in cards)
    everywhere = sum(len(card.zeds) + (tracks - 1) * card.zeds.count("all") for card in cards) / tracks
    return (named + everywhere) / 2 / max(1, len(cards))
