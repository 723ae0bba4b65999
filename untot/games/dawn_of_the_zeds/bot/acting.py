"""How a careful player weighs actions: by the danger that they take from the roads, and what they cost."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from typing import Final

from untot.games.dawn_of_the_zeds.abilities import ABILITIES
from untot.games.dawn_of_the_zeds.board import (
    DISTANCE,
    FORAGE_CLASS,
    HOSPITAL,
    LAB,
    OFFICES,
    TOWN_CENTER,
    TRACK_OF,
    PlaceId,
    SpaceId,
    TrackId,
)
from untot.games.dawn_of_the_zeds.bot.danger import attack_gain, danger, gunfire_gain
from untot.games.dawn_of_the_zeds.bot.prices import ammo_price, chaos_price, infection_price, supplies_price
from untot.games.dawn_of_the_zeds.bot.roads import Road, fighter, road
from untot.games.dawn_of_the_zeds.charts import TERRAIN, Gain
from untot.games.dawn_of_the_zeds.fight_facts import gun_range, gun_strength, shot_column
from untot.games.dawn_of_the_zeds.pieces import UNITS, UnitId
from untot.games.dawn_of_the_zeds.rules.c5_forage import forage_dice, possible_gains
from untot.games.dawn_of_the_zeds.rules.c5_gunfire import shot_price, shot_targets
from untot.games.dawn_of_the_zeds.state import LEVEL_I, DawnState, Shot
from untot.games.dawn_of_the_zeds.whereabouts import adjacent, enemies_in, fighters_in, is_civilians
from untot.kernel.words import split, thing_of, verb_of

SHARP: Final = 2.5
"""How clearly the better of two actions is preferred."""
EFFORT: Final = 0.15
"""What an action must bring at least."""
WALK: Final = 0.15
"""What walking must bring besides."""
LATER: Final = 0.6
"""What a shot is worth that can be fired from a place afterwards."""
SECOND_ACTION: Final = 0.4
"""What an action more costs."""
RAIDERS: Final = 0.4
"""What an attack on raiders is worth."""
RESERVE: Final = 0.3
"""A shooter in the Town Center can reach every road."""
WALKING: Final = ("move", "trucks", "airlift")
SHOOTING: Final = ("gunfire", "hand_loaded")
DARK_HOUR: Final = 32.0
"""So much danger on all roads together, and it is time for the Great Speech."""
PLAIN: Final = {
    "heal": 1.6, "play": 0.8, "research": 1.8, "improvise": 1.0, "use_event": 1.2, "bury": -9.0, "discharge": 0.1,
    "give_up_track": -3.0, "track_first": -3.0, "give_card": -0.5, "arm": 1.5, "first_aid": 1.5, "overtime": -0.5,
    "inner_calm": 1.0, "workshop": -0.5, "field_dressing": 1.2, "build_strongpoint": 1.5, "lay_minefield": 1.0,
    "water_jet": 1.0, "bridge_repair": 0.2, "start_ferry": 0.1, "grenade": 3.0, "classified": 0.2, "arrest": 2.0,
    "drill": 1.2, "recruit": 1.5, "special": 0.8,
}  # fmt: skip
"""What is not worked out, in the same coin."""


def action_weights(g: DawnState, answers: list[str]) -> dict[str, float]:
    """Every answer with its weight, the best with the highest."""
    outlook = Outlook(g)
    gains = {answer: outlook.gain(split(answer)) for answer in answers}
    best = max(gains.values(), default=0.0)
    return {answer: max(1e-6, exp(SHARP * (gain - best))) for answer, gain in gains.items()}


class Outlook:
    """The roads as they are, and what each action would change; made anew for every decision."""

    def __init__(self, g: DawnState) -> None:
        self.g = g
        self.roads: dict[TrackId, Road] = {track: road(g, track) for track in g.tracks}
        self.dangers = {track: danger(found) for track, found in self.roads.items()}

    def gain(self, said: list[str]) -> float:
        """What an action brings, as it is said."""
        verb, thing = verb_of(said[0]), thing_of(said[0])
        if verb == "done":
            return 0.0
        if verb == "together":
            return self.gain(said[1:])
        if verb == "unit":
            return self.unit_gain(thing, said[1:], 0, is_free=False) - EFFORT
        if verb == "special":
            return self.special_gain(thing, said[1:])
        return PLAIN.get(verb, 0.3)

    def special_gain(self, ability: str, said: list[str]) -> float:
        """What it grants; it costs no action."""
        if ability == "great_speech":
            return 0.1 * (sum(self.dangers.values()) - DARK_HOUR)
        grant = ABILITIES[ability].ability.grant
        if grant is None or not said or verb_of(said[0]) != "unit":
            return PLAIN["special"]
        gain = self.unit_gain(thing_of(said[0]), said[1:], grant.shift, is_free=grant.cost == "free")
        return gain + EFFORT if gain > 0 else gain

    def unit_gain(self, unit: UnitId, said: list[str], shift: int, *, is_free: bool) -> float:
        """`move to:forest_1`, `gunfire at:forest_2`, `forage` ..."""
        what, target = said[0], thing_of(said[1]) if len(said) > 1 else ""
        if what in WALKING:
            return self.move_gain(unit, target)
        if what in SHOOTING:
            second = SECOND_ACTION if what == "hand_loaded" else 0.0
            return self.shot_gain(unit, target, shift, is_free=is_free or second > 0) - second
        if what == "forage":
            return self.forage_gain(unit)
        return self.build_gain(target) if what == "build" else PLAIN.get(what, 0.3)

    # -- moving -------------------------------------------------------------------------------------------------

    def move_gain(self, unit: UnitId, target: PlaceId) -> float:
        """A better place on the roads, or an attack; less what the place that is left loses."""
        if not UNITS[unit].has_strength:
            return self.escort_gain(unit, target)
        track = TRACK_OF.get(target, "")
        if not track:
            return self.home_gain(unit, target) - self.loss_behind(unit, track)
        without, at = self.roads[track].without(unit), DISTANCE[target]
        if at not in without.foes and enemies_in(self.g, target):
            gain = RAIDERS
        elif at in without.foes:
            gain = attack_gain(self.dangers[track], without, fighter(self.g, unit), at) - self.melee_price()
        else:
            gain = self.dangers[track] - danger(without.joined_by(fighter(self.g, unit), at))
            gain += LATER * (self.prospect(unit, target) - self.prospect(unit, self.g.units[unit].place)) - WALK
            if unit == "sheriff":
                gain += LATER * (self.led(target) - self.led(self.g.units[unit].place))
            gain += self.order_gain(target) - self.order_gain(self.g.units[unit].place)
        return gain - self.loss_behind(unit, track)

    def order_gain(self, place: PlaceId) -> float:
        """Whoever stands in chaos at the end of a round restores order there."""
        return chaos_price(self.g) if place in self.g.chaos and place not in self.g.zeds_at else 0.0

    def prospect(self, unit: UnitId, place: PlaceId) -> float:
        """The best shot that a unit would have from there."""
        g, track, at = self.g, TRACK_OF.get(place, ""), DISTANCE.get(place, 0)
        if not UNITS[unit].gun or not g.ammo or place not in DISTANCE:
            return 0.0
        best = 0.0
        for far in range(1, gun_range(g, unit) + 1):
            column = min(7, max(1, gun_strength(g, unit, far)))
            targets = ((track, at + far), (track, at - far)) if track else tuple((name, far) for name in self.roads)
            for name, near in targets:
                if self.roads[name].foes.get(near):
                    best = max(best, gunfire_gain(self.roads[name], near, column))
        return best

    def led(self, place: PlaceId) -> float:
        """The best shot that the Sheriff could grant from there: it costs neither action nor ammo."""
        near = [place, *(adjacent(self.g, place) if place in DISTANCE else ())]
        people = [unit for space in near for unit in fighters_in(self.g, space) if is_civilians(unit)]
        return max((self.prospect(unit, self.g.units[unit].place) for unit in people), default=0.0)

    def loss_behind(self, unit: UnitId, track: TrackId) -> float:
        """How much danger grows on the road that a unit leaves for another."""
        place = self.g.units[unit].place
        origin = TRACK_OF.get(place, "")
        if origin and origin != track:
            return danger(self.roads[origin].without(unit)) - self.dangers[origin]
        return RESERVE if place == TOWN_CENTER and UNITS[unit].gun else 0.0

    def home_gain(self, unit: UnitId, target: PlaceId) -> float:
        """A bed for the wounded, the laboratory for scientists, the middle of the town for shooters."""
        found = self.g.units[unit]
        if target in HOSPITAL:
            return 0.4 * found.hits + 1.4 * found.is_reduced
        if target == LAB or target in OFFICES:
            return 2.0 if UNITS[unit].trade == "scientist" else -1.0
        return RESERVE if target == TOWN_CENTER and UNITS[unit].gun else 0.0

    def escort_gain(self, unit: UnitId, target: PlaceId) -> float:
        """Refugees walk to town."""
        return 0.5 * (DISTANCE.get(self.g.units[unit].place, 0) - DISTANCE.get(target, 9))

    def melee_price(self) -> float:
        """From level I on a melee raises the infection."""
        return infection_price(self.g, 1) if self.g.level >= LEVEL_I else 0.0

    # -- shooting, foraging, building ---------------------------------------------------------------------------

    def shot_gain(self, unit: UnitId, target: SpaceId, shift: int, *, is_free: bool) -> float:
        """The danger that it takes away, less the ammo."""
        track, at = TRACK_OF[target], DISTANCE[target]
        if at not in self.roads[track].foes:
            return 0.5
        distance = shot_targets(self.g, unit).get(target, 1)
        column = shot_column(self.g, Shot(unit, target, distance, shift, is_free, False))
        supplies, ammo = (0, 0) if is_free else shot_price(self.g, unit)
        paid = ammo * ammo_price(self.g) + supplies * supplies_price(self.g)
        return gunfire_gain(self.roads[track], at, column) - paid

    def forage_gain(self, unit: UnitId) -> float:
        """What the forage chart brings here on average."""
        g = self.g
        if g.units[unit].place not in FORAGE_CLASS:
            return 0.0
        worths = [max((self.worth(one) for one in possible_gains(g, unit, die)), default=0.0) for die in range(1, 7)]
        return sum(worths) / 6 * (1.5 if forage_dice(g, unit) > 1 else 1.0)

    def worth(self, found: Gain) -> float:
        return found.ammo * ammo_price(self.g, 1) + found.supplies * supplies_price(self.g)

    def build_gain(self, space: SpaceId) -> float:
        """A barricade where the road needs it."""
        track, at = TRACK_OF.get(space, ""), DISTANCE.get(space, 0)
        if not track:
            return 0.0
        found = self.roads[track]
        benefits = list(found.benefits)
        benefits[at] = max(benefits[at], TERRAIN["barricade"])
        safer = danger(replace(found, benefits=tuple(benefits)))
        return self.dangers[track] - safer - 2 * supplies_price(self.g)
