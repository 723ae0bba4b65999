"""How a careful player weighs actions: by the danger that they take from the roads, and what they cost."""

from __future__ import annotations

from math import exp
from typing import Final

from untot.games.dawn_of_the_zeds.abilities import ABILITIES
from untot.games.dawn_of_the_zeds.board import (
    DISTANCE,
    FORAGE_CLASS,
    HOSPITAL,
    LAB,
    OFFICES,
    SPACES_OF,
    TOWN_CENTER,
    TRACK_OF,
    PlaceId,
    SpaceId,
    TrackId,
    is_town_space,
)
from untot.games.dawn_of_the_zeds.bot.danger import attack_cost, danger, gunfire_gain
from untot.games.dawn_of_the_zeds.bot.errands import errand
from untot.games.dawn_of_the_zeds.bot.foraging import forage_value
from untot.games.dawn_of_the_zeds.bot.mending import mended, mending, relief
from untot.games.dawn_of_the_zeds.bot.order import Order
from untot.games.dawn_of_the_zeds.bot.prices import ammo_price, infection_price, supplies_price
from untot.games.dawn_of_the_zeds.bot.roads import Fighter, Road, fighter, road, rounds_left
from untot.games.dawn_of_the_zeds.charts import TERRAIN
from untot.games.dawn_of_the_zeds.fight_facts import gun_range, gun_strength, shot_column
from untot.games.dawn_of_the_zeds.pieces import UNITS, UnitId
from untot.games.dawn_of_the_zeds.rules.c5_gunfire import shot_price, shot_targets
from untot.games.dawn_of_the_zeds.state import LEVEL_I, DawnState, Shot
from untot.games.dawn_of_the_zeds.whereabouts import (
    adjacent,
    enemies_in,
    fighters_in,
    has_room,
    is_civilians,
    player_units_in,
)
from untot.kernel.words import split, thing_of, verb_of

SHARP: Final = 6.0
"""How clearly the better of two actions is preferred."""
EFFORT: Final = 0.03
"""What an action must bring at least."""
PASSING: Final = -0.2
"""What it is worth to leave actions unused: they perish, and what hardly helps is better than nothing."""
WALK: Final = 0.15
"""What walking must bring besides."""
LATER: Final = 0.6
"""What a shot is worth that can be fired from a place afterwards."""
HAND_LOADED: Final = "hand_loaded"
SECOND_ACTION: Final = 0.25
"""What a second action costs at least."""
RAIDERS: Final = 0.4
"""What an attack on raiders is worth."""
RESERVE: Final = 0.3
"""A shooter in the Town Center can reach every road."""
REACH: Final = 3
"""So far somebody can shoot at most."""
DULL: Final = -0.5
LAB_COAT: Final = 2.0
"""What it is worth that a scientist goes to work."""
WALKING: Final = ("move", "trucks", "airlift")
SHOOTING: Final = ("gunfire", HAND_LOADED)
SPEECH: Final = "special:great_speech"
PATIENCE: Final = 8.0
"""What the Great Speech must bring in the middle of a match."""
BANDAGES: Final = ("field_dressing", "first_aid", "field_kitchen")
URGENT: Final = (1.0, 1.0, 0.7, 0.45, 0.3, 0.2)
"""How much it counts that somebody leaves his road for a while, by the distance of the nearest zeds from the town."""
ON_THE_WAY: Final = 0.5
"""What a bed is worth to the wounded who come one move nearer to it."""
PLAYED: Final = {"F06": 4.0, "F12": 5.0, "F29": 5.0, "F33": 3.0}
"""New people come at once; other cards wait until nothing better is to be done."""
READY: Final = 0.5
"""What a good place is worth that is one move away."""
PLAIN: Final = {
    "research": 1.0, "improvise": 1.0, "use_event": 1.2, "bury": -9.0, "give_up_track": -3.0,
    "track_first": -3.0, "give_card": -0.5, "arm": 1.5, "overtime": 0.8, "inner_calm": 1.0,
    "workshop": -0.5, "build_strongpoint": 1.0, "lay_minefield": 2.5,
    "water_jet": 1.0, "bridge_repair": 0.2, "start_ferry": 0.1, "grenade": 3.0, "classified": 0.2, "arrest": 2.0,
    "drill": 1.2, "recruit": 1.5, "special": 0.8,
}  # fmt: skip
"""What is not worked out, in the same coin."""


def action_weights(g: DawnState, answers: list[str]) -> dict[str, float]:
    """Every answer with its weight, the best with the highest."""
    outlook = Outlook(g)
    gains = {answer: outlook.gain(split(answer)) for answer in answers}
    for answer in gains:
        if HAND_LOADED in answer:
            gains[answer] -= outlook.second_action(gains)
    if SPEECH in gains:
        gains[SPEECH] = outlook.speech_gain(gains)
    best = max(gains.values(), default=0.0)
    return {answer: max(1e-6, exp(SHARP * (gain - best))) for answer, gain in gains.items()}


class Outlook:
    """The roads as they are, and what each action would change; made anew for every decision."""

    def __init__(self, g: DawnState) -> None:
        self.g = g
        self.roads: dict[TrackId, Road] = {track: road(g, track) for track in g.tracks}
        self.dangers = {track: danger(found) for track, found in self.roads.items()}
        self.errand = errand(g)
        self.order = Order(g)
        self._moves: dict[tuple[UnitId, PlaceId], float] = {}
        self._prospects: dict[tuple[UnitId, PlaceId], float] = {}
        self._finds: dict[tuple[UnitId, PlaceId], float] = {}
        self._fighters: dict[UnitId, Fighter] = {}

    def fighter(self, unit: UnitId) -> Fighter:
        if unit not in self._fighters:
            self._fighters[unit] = fighter(self.g, unit)
        return self._fighters[unit]

    def gain(self, said: list[str]) -> float:
        """What an action brings, as it is said."""
        verb, thing = verb_of(said[0]), thing_of(said[0])
        if verb == "done":
            return PASSING if self.g.actions or any(self.g.player_actions) else 0.0
        if verb == "together":
            return self.gain(said[1:])
        if verb == "unit":
            return self.unit_gain(thing, said[1:], 0, is_free=False) - EFFORT
        if verb == "special":
            return self.special_gain(thing, said[1:])
        if verb == "heal":
            return self.heal_gain(thing, said[-1])
        if verb == "play":
            return PLAYED.get(thing, 0.8)
        if verb == "discharge":
            return self.bed_gain(thing)
        return self.plain_gain(verb)

    def plain_gain(self, what: str) -> float:
        """What is not worked out, less its printed price."""
        if what not in ABILITIES:
            return PLAIN.get(what, 0.3)
        ability = ABILITIES[what].ability
        paid = ability.supplies * supplies_price(self.g) + ability.ammo * ammo_price(self.g)
        paid += infection_price(self.g, ability.infection)
        brought = ammo_price(self.g, 1) if what == "home_made_charges" else PLAIN.get(what, PLAIN["special"])
        return brought - paid

    def special_gain(self, ability: str, said: list[str]) -> float:
        """What it grants; it costs no action."""
        if ability in BANDAGES and said:
            return self.bandage_gain(ability, thing_of(said[-1]))
        grant = ABILITIES[ability].ability.grant
        if grant is None or not said or verb_of(said[0]) != "unit":
            return self.plain_gain(ability)
        gain = self.unit_gain(thing_of(said[0]), said[1:], grant.shift, is_free=grant.cost == "free")
        return gain + EFFORT if gain > 0 else gain

    def unit_gain(self, unit: UnitId, said: list[str], shift: int, *, is_free: bool) -> float:
        """`move to:forest_1`, `gunfire at:forest_2`, `forage` ..."""
        what, target = said[0], thing_of(said[1]) if len(said) > 1 else ""
        if what in WALKING:
            if (unit, target) not in self._moves:
                self._moves[unit, target] = self.move_gain(unit, target) + self.errand_gain(unit, target)
            return self._moves[unit, target]
        if what in SHOOTING:
            return self.shot_gain(unit, target, shift, is_free=is_free or what == HAND_LOADED)
        if what == "forage":
            return self.forage(unit, self.g.units[unit].place)
        if what == "build":
            return self.build_gain(target, "barricade") - 2 * supplies_price(self.g)
        if what in BANDAGES or what == "recruit":
            return self.bandage_gain(what, target or unit)
        if what == "build_strongpoint":
            return self.build_gain(self.g.units[unit].place, "strongpoint") + self.plain_gain(what)
        return self.plain_gain(what)

    # -- moving -------------------------------------------------------------------------------------------------

    def move_gain(self, unit: UnitId, target: PlaceId) -> float:
        """A better place on the roads, or an attack; less what the place that is left loses."""
        if not UNITS[unit].has_strength:
            return self.escort_gain(unit, target)
        track = TRACK_OF.get(target, "")
        if target in HOSPITAL and self.place(unit) not in HOSPITAL:
            return self.recovery(unit) - self.absence(unit)
        if not track:
            return self.home_gain(unit, target) + self.duty(unit, target) - self.loss_behind(unit, track)
        if self.is_dull(track, target) and self.duty(unit, target) <= 0:
            return DULL
        without, at = self.roads[track].without(unit), DISTANCE[target]
        if without.foes[at]:
            cost = attack_cost(without, self.fighter(unit), at, self.way_back(unit, track))
            gain = self.dangers[track] - cost - self.melee_price()
        elif enemies_in(self.g, target):
            gain = RAIDERS
        else:
            gain = self.dangers[track] - danger(without.joined_by(self.fighter(unit), at))
            gain += LATER * (self.prospect(unit, target) - self.prospect(unit, self.g.units[unit].place)) - WALK
            gain += LATER * (self.forage(unit, target) - self.forage(unit, self.g.units[unit].place))
            if unit == "sheriff":
                gain += LATER * (self.led(target) - self.led(self.g.units[unit].place))
            gain += self.duty(unit, target)
        return gain - self.loss_behind(unit, track)

    def way_back(self, unit: UnitId, track: TrackId) -> int:
        """Where somebody could go back to after an attack, if there is another action; 0 if nowhere."""
        place, left = self.place(unit), self.g.actions + sum(self.g.player_actions)
        return DISTANCE[place] if TRACK_OF.get(place) == track and left > 1 else 0

    def is_dull(self, track: TrackId, space: SpaceId) -> bool:
        """Spaces that give nothing: behind the zeds, or in the open with none of them near."""
        found, at = self.roads[track], DISTANCE[space]
        if found.foes[at] or space in self.g.chaos:
            return False
        nearest = next((near for near, foes in enumerate(found.foes) if foes), 0)
        if at < nearest:
            return not found.benefits[at] and nearest - at > REACH
        return nearest > 0 or space not in FORAGE_CLASS

    def duty(self, unit: UnitId, target: PlaceId) -> float:
        """How much a move does for order."""
        return self.order.worth(unit, target) - self.order.worth(unit, self.place(unit))

    def errand_gain(self, unit: UnitId, target: PlaceId) -> float:
        """What the event gives if somebody stands there; one is enough."""
        space, worth = self.errand
        if not space or any(other != unit for other in player_units_in(self.g, space)):
            return 0.0
        return worth * ((target == space) - (self.place(unit) == space))

    def prospect(self, unit: UnitId, place: PlaceId) -> float:
        if (unit, place) not in self._prospects:
            self._prospects[unit, place] = self._prospect(unit, place)
        return self._prospects[unit, place]

    def _prospect(self, unit: UnitId, place: PlaceId) -> float:
        """The best shot that a unit would have from there."""
        g, track, at = self.g, TRACK_OF.get(place, ""), DISTANCE.get(place, 0)
        if not UNITS[unit].gun or not g.ammo or place not in DISTANCE:
            return 0.0
        best = 0.0
        for far in range(1, gun_range(g, unit) + 1):
            column = min(7, max(1, gun_strength(g, unit, far)))
            targets = ((track, at + far), (track, at - far)) if track else tuple((name, far) for name in self.roads)
            for name, near in targets:
                found = self.roads[name].foes
                if 0 < near < len(found) and found[near]:
                    best = max(best, gunfire_gain(self.roads[name], near, column))
        return best

    def forage(self, unit: UnitId, place: PlaceId) -> float:
        if (unit, place) not in self._finds:
            self._finds[unit, place] = forage_value(self.g, unit, place)
        return self._finds[unit, place]

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
        if place in HOSPITAL:
            return self.recovery(unit)
        return RESERVE if place == TOWN_CENTER and UNITS[unit].gun else 0.0

    def absence(self, unit: UnitId) -> float:
        """How much danger grows while somebody goes home and comes back: little as long as the zeds are far away."""
        track = TRACK_OF.get(self.place(unit), "")
        if not track:
            return 0.0
        found, without = self.roads[track], self.roads[track].without(unit)
        nearest = next((at for at, foes in enumerate(found.foes) if foes), len(found.foes))
        gone = danger(without) - self.dangers[track]
        back = danger(without.joined_by(mended(self.fighter(unit)), 1)) - self.dangers[track]
        urgent = URGENT[min(nearest, len(URGENT) - 1)]
        return urgent * gone + (1 - urgent) * min(gone, back)

    def home_gain(self, unit: UnitId, target: PlaceId) -> float:
        """A bed for the wounded, the laboratory for scientists, the middle of the town for shooters."""
        found = self.g.units[unit]
        if target in HOSPITAL:
            return -1.0
        if target == LAB or target in OFFICES:
            is_needed = UNITS[unit].trade == "scientist" and found.place not in (LAB, *OFFICES)
            return LAB_COAT if is_needed else -1.0
        if target != TOWN_CENTER:
            return 0.0
        return self.readiness(unit) + (RESERVE if UNITS[unit].gun else 0.0) + ON_THE_WAY * self.recovery(unit)

    def readiness(self, unit: UnitId) -> float:
        """From the middle of the town every road can be reached: the best that could be done where there is room."""
        one, best = self.fighter(unit), 0.0
        for track, found in self.roads.items():
            without = found.without(unit)
            for at, space in enumerate(SPACES_OF[track][: min(UNITS[unit].move, REACH)], start=1):
                if without.foes[at]:
                    break
                if has_room(self.g, unit, space):
                    best = max(best, self.dangers[track] - danger(without.joined_by(one, at)))
        return READY * best

    def speech_gain(self, gains: dict[str, float]) -> float:
        """A free action for everybody in town: what could be done on each road, against waiting for a darker hour."""
        best: dict[str, tuple[float, UnitId]] = {}
        for answer, gain in gains.items():
            said = split(answer)
            unit, road = thing_of(said[0]), TRACK_OF.get(thing_of(said[-1]), answer)
            if verb_of(said[0]) == "unit" and gain > best.get(road, (0.0, ""))[0] and is_town_space(self.place(unit)):
                best[road] = (gain, unit)
        by_unit = {unit: gain for gain, unit in sorted(best.values())}
        return sum(by_unit.values()) - PATIENCE * min(1.0, rounds_left(self.g) / 6)

    def place(self, unit: UnitId) -> PlaceId:
        return self.g.units[unit].place

    def second_action(self, gains: dict[str, float]) -> float:
        """A shot with two actions: what else could be done with the other one."""
        others = (gain for answer, gain in gains.items() if answer.startswith("unit:") and HAND_LOADED not in answer)
        return max(SECOND_ACTION, 0.7 * max(others, default=0.0))

    def heal_gain(self, unit: UnitId, after: str) -> float:
        """A hit less, and less infection; whoever is well again leaves."""
        gain = infection_price(self.g, 1) + mending(self.g, unit)
        return gain + self.bed_gain(unit, healed=1) if after == "leave" else gain

    def bed_gain(self, unit: UnitId, healed: int = 0) -> float:
        """Out of bed again: where people are needed, or when there is nothing left to heal."""
        found = self.g.units[unit]
        if not UNITS[unit].has_strength or (found.is_comatose and not healed):
            return -0.5
        return self.readiness(unit) + RESERVE - self.recovery(unit, healed)

    def recovery(self, unit: UnitId, healed: int = 0) -> float:
        """What the next Heal actions on somebody in a bed would bring."""
        if self.g.level < LEVEL_I or not UNITS[unit].has_strength:
            return 0.0
        one, gain, share = self.fighter(unit), 0.0, LATER
        for hits in range(one.hits + healed, 2 * one.side)[:2]:
            gain += share * (relief(one, hits) + infection_price(self.g, 1))
            share *= LATER
        return gain

    def bandage_gain(self, what: str, unit: UnitId) -> float:
        """A hit less where somebody stands; what it costs is printed."""
        if unit not in self.g.units:
            return self.plain_gain(what)
        gain, place = mending(self.g, unit), self.place(unit)
        if (track := TRACK_OF.get(place, "")) and UNITS[unit].has_strength:
            road = self.roads[track].without(unit)
            gain += self.dangers[track] - danger(road.joined_by(mended(self.fighter(unit)), DISTANCE[place]))
        return gain - supplies_price(self.g) - (ammo_price(self.g) if what == "recruit" else 0.0)

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
        if not self.roads[track].foes[at]:
            return 0.5
        distance = shot_targets(self.g, unit).get(target, 1)
        column = shot_column(self.g, Shot(unit, target, distance, shift, is_free, False))
        supplies, ammo = (0, 0) if is_free else shot_price(self.g, unit)
        paid = ammo * ammo_price(self.g) + supplies * supplies_price(self.g)
        return gunfire_gain(self.roads[track], at, column) - paid

    def build_gain(self, space: SpaceId, what: str) -> float:
        """Where the road needs it."""
        track, at = TRACK_OF.get(space, ""), DISTANCE.get(space, 0)
        if not track:
            return 0.0
        found = self.roads[track]
        benefits = list(found.benefits)
        benefits[at] = max(benefits[at], TERRAIN[what])
        return self.dangers[track] - danger(found._replace(benefits=tuple(benefits)))
