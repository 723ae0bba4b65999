"""Fighting: what an attack is likely to kill, re-rolls, and who takes the hits."""

from __future__ import annotations

from typing import Final, NamedTuple

from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.worth import chance_to_hit
from untot.games.zombicide.cards import assigns_hits, attack_with, is_pair, is_ready
from untot.games.zombicide.facts import HANDS, crowd_id, in_sight_from, kind_of
from untot.games.zombicide.pieces import ZOMBIES, Attack, AttackKind, ZombieId
from untot.games.zombicide.rules.c8_aiming import BOTH, hands_of
from untot.games.zombicide.rules.c8_hits import UNUSED, is_hit
from untot.games.zombicide.skills import skill_bonus
from untot.games.zombicide.state import Slot, Survivor
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.forms import Form, Share
from untot.kernel.words import thing_of, word, words
from untot.parts.zones import ZoneId

MOLOTOV: Final = 1.5
"""A Molotov is gone when it is thrown: it must be worth it."""
IN_NEED: Final = 0.25
"""How much more experience matters where the zombies stand among the team."""


class Blow(NamedTuple):
    """An attack that could be made: from these hands, on this zone."""

    gain: float
    kills: float
    weapon: str
    zone: ZoneId


NO_BLOW: Final = Blow(0.0, 0.0, "", "")


# -- what an attack brings --------------------------------------------------------------------------------------


def best_blow(s: Scene, survivor: Survivor, zone: ZoneId, kind: AttackKind | None = None) -> Blow:
    """The best attack that somebody could make if he stood in this zone."""
    return max(blows(s, survivor, zone, kind), key=lambda blow: blow.gain, default=NO_BLOW)


def most_kills_among(s: Scene, survivor: Survivor, zone: ZoneId) -> Blow:
    """The attack on those who would stand beside him that leaves the fewest of them."""
    among = (blow for blow in blows(s, survivor, zone) if blow.zone == zone)
    return max(among, key=lambda blow: blow.kills, default=NO_BLOW)


def blows(s: Scene, survivor: Survivor, zone: ZoneId, kind: AttackKind | None = None) -> list[Blow]:
    """All attacks that he could make from there."""
    if not s.crowds:
        return []
    found = []
    for hand in HANDS:
        for way in ("melee", "ranged") if kind is None else (kind,):
            if is_ready(survivor, hand, way):
                found += _with_hand(s, survivor, zone, hand, way)
    return found


def _with_hand(s: Scene, survivor: Survivor, zone: ZoneId, hand: Slot, kind: AttackKind) -> list[Blow]:
    attack = attack_with(survivor.slots[hand].card, kind)
    assert attack is not None
    both = is_pair(survivor, kind) and all(is_ready(survivor, other, kind) for other in HANDS)
    weapon = BOTH if both and not attack.kills_everything else hand
    return [_blow(s, survivor, attack, weapon, there) for there in _aims(s, survivor, zone, attack)]


def _aims(s: Scene, survivor: Survivor, zone: ZoneId, attack: Attack) -> list[ZoneId]:
    """The zones with zombies that the attack reaches."""
    if attack.kind == "melee":
        return [zone] if zone in s.crowds else []
    least, most = attack.range
    most += skill_bonus(survivor, "max_range", "ranged")
    seen = in_sight_from(s.net, zone)
    return [there for there in s.crowds if there in seen and least <= seen[there] <= most]


def _blow(s: Scene, survivor: Survivor, attack: Attack, weapon: str, zone: ZoneId) -> Blow:
    card = survivor.slots[hands_of(weapon)[0]].card
    friends = s.here.get(zone, 0) - (survivor.zone == zone)
    if attack.kills_everything:
        return _fire(s, weapon, zone, friends + (survivor.zone == zone))
    dice = (attack.dice + skill_bonus(survivor, "dice", attack.kind)) * len(hands_of(weapon))
    hits = dice * chance_to_hit(attack.accuracy, skill_bonus(survivor, "roll", attack.kind))
    damage = attack.damage + skill_bonus(survivor, "damage", attack.kind)
    is_choice = assigns_hits(survivor, card, attack.kind)
    if friends and not is_choice:
        return Blow(-s.temper.friendly_fire * hits, 0.0, weapon, zone)
    gain, kills = _worth_of_hits(s, zone, hits, damage, is_choice)
    restraint = IN_NEED if zone in s.here else 1.0
    gain -= restraint * s.cost_of_points(survivor, kills) + (s.temper.noise if attack.noise else 0.0)
    return Blow(gain + s.relief(survivor, zone, kills), kills, weapon, zone)


def _fire(s: Scene, weapon: str, zone: ZoneId, people: int) -> Blow:
    """Everything there burns, people too."""
    gain = sum(s.prize(zone, kind) * count for kind, count in s.crowds[zone].items())
    kills = float(sum(s.crowds[zone].values()))
    return Blow(gain - MOLOTOV - s.temper.death * people, kills, weapon, zone)


def _worth_of_hits(s: Scene, zone: ZoneId, hits: float, damage: int, is_choice: bool) -> tuple[float, float]:
    """What so many hits bring: where the attacker chooses the worst zombies first, else rank by rank."""
    gain = kills = 0.0
    for kind in order_of_hits(s, zone, damage, is_choice):
        if damage < ZOMBIES[kind].min_damage:
            break
        dead = min(hits, float(s.crowds[zone][kind]))
        gain += dead * s.prize(zone, kind)
        kills += dead
        hits -= dead
        if hits <= 0:
            break
    return gain, kills


def order_of_hits(s: Scene, zone: ZoneId, damage: int, is_choice: bool) -> list[ZombieId]:
    """Who would be hit first: of a rank those that can be killed, by choice the worst of those."""
    kinds = list(s.crowds.get(zone, {}))
    if is_choice:
        mortal = [kind for kind in kinds if ZOMBIES[kind].min_damage <= damage]
        return sorted(mortal, key=lambda kind: -s.prize(zone, kind))
    return sorted(kinds, key=lambda kind: (ZOMBIES[kind].target_priority, ZOMBIES[kind].min_damage > damage))


# -- questions of an attack -------------------------------------------------------------------------------------


def plans_to_strike(s: Scene, survivor: Survivor, kind: AttackKind, form: Form) -> dict[str, float]:
    """Every zone that can be attacked with every weapon; zones without zombies hold only friends."""
    found = {
        (blow.zone, blow.weapon): blow.gain + _own_relief(s, survivor, blow)
        for blow in blows(s, survivor, survivor.zone, kind)
    }
    plans = {}
    for zone, mean in [(zone, mean) for at in form.walk(()) for zone in [thing_of(at)] for mean in _means(form, at)]:
        if (zone, mean) in found:
            start = [word("at", zone), word("with", mean)]
            plans[" ".join(_completed(form, start, s))] = found[zone, mean]
    return plans


def _own_relief(s: Scene, survivor: Survivor, blow: Blow) -> float:
    """What he need not fear himself any more."""
    if not s.fights_for_the_night or blow.zone != survivor.zone or not blow.kills:
        return 0.0
    return s.peril(survivor, blow.zone) - s.peril(survivor, blow.zone, blow.kills)


def _means(form: Form, at: str) -> list[str]:
    return [thing_of(means) for means in form.walk((at,))]


def _completed(form: Form, words: list[str], s: Scene) -> list[str]:
    """The second target of a trick shot is where many zombies are and no friends; who might be hit is named."""
    while following := form.walk(words):
        words.append(max(following, key=lambda said: _prey(s, thing_of(said))))
    return words


def _prey(s: Scene, zone: str) -> float:
    return sum(s.crowds.get(zone, {}).values()) - s.temper.friendly_fire * s.here.get(zone, 0)


def gains_of_reroll(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """Roll again if that brings more hits on the average than have fallen."""
    now = s.g.attack
    assert now is not None
    fallen = sum(is_hit(s.g, face) for face in now.dice)
    expected = len(now.dice) * chance_to_hit(now.accuracy, now.roll_bonus)
    prey = sum(sum(s.crowds.get(zone, {}).values()) for zone in now.zones)
    gain = min(expected, prey) - min(fallen, prey)
    return {answer: 0.0 if answer == "keep" else 2 * gain - 0.1 for answer in ask.answers(seat)}


def gains_of_hits(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """The worst zombies first, nobody else; the rest of the hits is not used."""
    form = ask.form(seat)
    assert isinstance(form, Share) and s.g.attack is not None
    zone = (ask.about or {})["zone"]
    left, hits = form.amount, dict.fromkeys(form.caps, 0)
    worst_first = words("hit", [crowd_id(kind, zone) for kind in order_of_hits(s, zone, s.g.attack.damage, True)])
    for target in [*worst_first, UNUSED, *form.caps]:
        if target in form.caps and not hits[target]:
            hits[target] = min(left, form.caps[target])
            left -= hits[target]
    return {" ".join(target for target, count in hits.items() for _ in range(count)): 0.0}


def gains_of_next_hit(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """The worst zombie that can be killed; among survivors the one who can bear it."""
    zone = (ask.about or {})["zone"]
    damage = s.g.attack.damage if s.g.attack is not None else 1
    gains = {}
    for answer in ask.answers(seat):
        target = thing_of(answer)
        if target in s.g.survivors:
            gains[answer] = -s.peril(s.g.survivors[target], zone) - len(s.g.survivors[target].slots)
        else:
            kind = kind_of(target)
            gains[answer] = s.prize(zone, kind) if ZOMBIES[kind].min_damage <= damage else -1.0
    return gains


def gain_of_reload(s: Scene, survivor: Survivor) -> float:
    """What could be shot then."""
    loaded = {hand: held for hand, held in survivor.slots.items() if not held.is_loaded}
    gains = []
    for hand in loaded:
        attack = attack_with(survivor.slots[hand].card, "ranged")
        if attack is not None and hand in HANDS:
            gains += [_blow(s, survivor, attack, hand, zone).gain for zone in _aims(s, survivor, survivor.zone, attack)]
    return 0.6 * max(gains, default=-1.0)
