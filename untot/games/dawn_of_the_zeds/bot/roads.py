"""The town as a bot thinks of it: every track a road with foes and fighters on it, in plain numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple

from untot.games.dawn_of_the_zeds.abilities import has_flag, own_rules
from untot.games.dawn_of_the_zeds.board import DISTANCE, SPACES_OF, TRACK_OF, SpaceId, TrackId
from untot.games.dawn_of_the_zeds.charts import LIMITS
from untot.games.dawn_of_the_zeds.fight_facts import best_benefit
from untot.games.dawn_of_the_zeds.pieces import UNITS, ZEDS, UnitId, ZedId
from untot.games.dawn_of_the_zeds.printed_cards import EVENTS_PRINTED, LEVELS
from untot.games.dawn_of_the_zeds.printed_rules import Shift
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.vocabulary import Brains
from untot.games.dawn_of_the_zeds.whereabouts import fighters_in, is_infector

BRAINS: Final = {
    card.id: card for card in EVENTS_PRINTED.values() if any(isinstance(effect, Brains) for effect in card.whole)
}
TOUGHNESS: Final = 1.7
"""How much longer those last who shrug off hits."""


class Foe(NamedTuple):
    """A zed: its strength on both sides, and the hits that it can still take."""

    full: int
    reduced: int
    hits: int

    @property
    def strength(self) -> int:
        return self.full if self.hits > LIMITS.zed_hits else self.reduced


class Fighter(NamedTuple):
    """A unit: its strength on both sides, the hits it can still take, those of one side, and its own shifts."""

    unit: UnitId
    full: int
    reduced: int
    hits: int
    side: int
    defends: int
    attacks: int
    nerve: float

    @property
    def strength(self) -> int:
        return self.full if self.hits > self.side else self.reduced


@dataclass(frozen=True, slots=True)
class Road:
    """A track, by distance from the Town Center."""

    foes: Mapping[int, tuple[Foe, ...]]
    fighters: Mapping[int, tuple[Fighter, ...]]
    benefits: tuple[int, ...]
    """What a defender has of each space, from the Town Center (0) outward."""
    pace: float
    """How often the zeds of this track move, compared with others."""
    rush: float
    """How likely the next card is Brains."""

    def with_foes(self, distance: int, foes: tuple[Foe, ...]) -> Road:
        return replace(self, foes={**self.foes, distance: foes})

    def with_fighters(self, distance: int, fighters: tuple[Fighter, ...]) -> Road:
        return replace(self, fighters={**self.fighters, distance: fighters})

    def without(self, unit: UnitId) -> Road:
        """As if this unit were elsewhere."""
        left = {at: tuple(one for one in found if one.unit != unit) for at, found in self.fighters.items()}
        return replace(self, fighters=left)

    def joined_by(self, fighter: Fighter, distance: int) -> Road:
        return self.with_fighters(distance, (*self.fighters.get(distance, ()), fighter))


# -- pieces -----------------------------------------------------------------------------------------------------


def foe(g: DawnState, zed: ZedId) -> Foe:
    found, piece = g.zeds[zed], ZEDS[zed]
    if is_infector(zed):
        return Foe(piece.strength[0], piece.strength[0], 1)
    hits = LIMITS.zed_hits - found.hits + (0 if found.is_reduced else LIMITS.zed_hits)
    return Foe(*piece.strength, hits)


def fighter(g: DawnState, unit: UnitId) -> Fighter:
    piece, found = UNITS[unit], g.units[unit]
    hits = piece.hits * (1 if found.is_reduced else 2) - found.hits
    shifts = {when: own_shift(g, unit, when) for when in ("defends", "attacks")}
    nerve = TOUGHNESS if has_flag(unit, "tough") else 1.0
    return Fighter(unit, *piece.strength, hits, piece.hits, shifts["defends"], shifts["attacks"], nerve)


def own_shift(g: DawnState, unit: UnitId, when: str) -> int:
    """Columns that a unit has in its favour in a melee."""
    rules = [rule for _, rule in own_rules(g, unit, Shift)]
    return sum(rule.by for rule in rules if rule.fight != "gunfire" and rule.when in ("always", when))


# -- roads ------------------------------------------------------------------------------------------------------


def road(g: DawnState, track: TrackId) -> Road:
    spaces = SPACES_OF[track]
    foes = {DISTANCE[s]: tuple(foe(g, zed) for zed in g.zeds_at[s]) for s in spaces if s in g.zeds_at}
    people = {DISTANCE[s]: tuple(fighter(g, unit) for unit in fighters_in(g, s)) for s in spaces if s in g.units_at}
    benefits = (0, *(best_benefit(g, space).by for space in spaces))
    return Road(foes, {at: found for at, found in people.items() if found}, benefits, pace(g, track), rush(g))


def roads(g: DawnState) -> dict[TrackId, Road]:
    return {track: road(g, track) for track in g.tracks}


def where(space: SpaceId) -> tuple[TrackId, int]:
    """Track ("" off the roads) and distance."""
    return TRACK_OF.get(space, ""), DISTANCE.get(space, 0)


# -- how often a track moves ------------------------------------------------------------------------------------


def pace(g: DawnState, track: TrackId) -> float:
    """By the printed cards of this act and the next: whoever knows the game knows which roads are busy."""
    act = next((number for number, left in enumerate(g.acts, start=1) if left), len(g.acts))
    return _pace(track, act, len(g.tracks))


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
def _pace(track: TrackId, act: int, tracks: int) -> float:
    cards = [card for card in EVENTS_PRINTED.values() if card.act in (act, act + 1)]
    named = sum(card.zeds.count(track) for card in cards)
    everywhere = sum(len(card.zeds) for card in cards) / tracks
    return (1.0 + named) / (1.0 + everywhere) * 0.5 + 0.5
