"""Fights: whether a shot pays, at whom, with what, and when to stop."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from untot.games.zombie_town.bot.outlook import Outlook, life
from untot.games.zombie_town.bot.shots import duel_chance, hit_chance, one_sided_chance
from untot.games.zombie_town.bot.worth import FLIGHT, bullet
from untot.games.zombie_town.facts import own_survivors_at, weapon_by_id
from untot.games.zombie_town.fight_facts import (
    colour_of,
    defending_weapons,
    fight_of,
    foreign_pieces,
    group_pawns,
    group_weapons,
    standing,
)
from untot.games.zombie_town.pieces import STRENGTH, WEAPONS
from untot.games.zombie_town.state import Fighter, Pawn, PieceId, Survivor, Weapon
from untot.games.zombie_town.town import BUILDING_BESIDE, DISTANCE, Square
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.words import thing_in, thing_of, verb_of, word

CHANGE: Final = -0.6
"""An action for another weapon within an attack."""
LOST_GROUND: Final = 0.5
"""What it is worth besides that a rival must leave the square."""
DROPPING: Final = -1.0
"""Empty weapons are not dropped in the middle of a fight: they can be filled again."""
FINE_SHOT: Final = 0.15
"""A zombie is rather shot with a plain weapon; one that draws two cards is for duels and long shots."""

# -- zombies ----------------------------------------------------------------------------------------------------


def kill_worth(o: Outlook, square: Square) -> float:
    """A point, and what the zombie no longer presses."""
    building = BUILDING_BESIDE.get(square)
    return 1.0 + (o.relief(building) if building is not None else 0.0)


def best_shot(o: Outlook, pawn: Pawn, start: Square, target: Square) -> float:
    """What an attack on a zombie brings with the best of the pawn's weapons."""
    worth = kill_worth(o, target)
    return max((shot_gain(o, weapon, DISTANCE[start][target], worth) for weapon in pawn.weapons), default=0.0)


def shot_gain(o: Outlook, weapon: Weapon, distance: int, worth: float) -> float:
    draws = WEAPONS[weapon.kind].draws
    return series(hit_chance(o.left, distance, draws), round(worth, 1), weapon.shots, o.turns)


@lru_cache(maxsize=1 << 14)
def series(chance: float, worth: float, shots: int, turns: int) -> float:
    """What comes of firing at one target until it is dead, as long as the next bullet pays."""
    if not shots:
        return 0.0
    now = chance * worth - bullet(shots, turns)
    return now + (1 - chance) * max(0.0, series(chance, worth, shots - 1, turns))


# -- rivals -----------------------------------------------------------------------------------------------------


def strike_gains(o: Outlook, pawn: Pawn) -> dict[Fighter, float]:
    """Everybody else's pieces on the square of a pawn, and what an attack on each brings."""
    weapons = [weapon for weapon in pawn.weapons if weapon.shots]
    if not weapons:
        return {}
    return {t: max(duel_gain(o, pawn.colour, w, t) for w in weapons) for t in foreign_pieces(o.g, pawn)}


def duel_gain(o: Outlook, fighter: Fighter, weapon: Weapon, target: Fighter) -> float:
    """One exchange: what the other loses, what oneself may lose, and the bullet."""
    prize = -o.stake(o.g.pawns[colour_of(o.g, target)].seat) * defeat(o, target)
    answers = defending_weapons(o.g, target)
    cost = bullet(weapon.shots, o.turns)
    if not answers:
        is_pawn = target in o.g.pawns
        return one_sided_chance(o.left, WEAPONS[weapon.kind].draws) * (prize + LOST_GROUND * is_pawn) - cost
    chance = duel_chance(weapon.kind, max(answers, key=lambda w: WEAPONS[w.kind].draws).kind)
    return chance * prize - (1 - chance) * defeat(o, fighter) - cost


def defeat(o: Outlook, fighter: Fighter) -> float:
    """What its owner loses if a fighter loses an exchange."""
    if fighter in o.g.pawns:
        return o.wound(o.g.pawns[fighter])
    found = standing(o.g, fighter)
    return placed_loss(o, found.square, found.survivor) if found.is_placed else life(found.survivor, o.turns)


def placed_loss(o: Outlook, building: Square, survivor: Survivor) -> float:
    """What a house is worth less without one of its survivors."""
    estate = o.estate(building)
    shots = survivor.weapon.shots if survivor.weapon is not None else 0
    after = estate._replace(
        survivors=estate.survivors - 1, armed=estate.armed - (shots > 0), shots=estate.shots - shots
    )
    return o.points(building) - o.points_as(after) + 0.5


# -- the questions of an attack ---------------------------------------------------------------------------------


def attack_worth(o: Outlook, pawn: Pawn, way: str) -> float:
    """A target and a weapon."""
    weapon = weapon_by_id(o.g, thing_in(way, "with"))[0]
    return _with(o, pawn, weapon, thing_in(way, "target"))


def _with(o: Outlook, pawn: Pawn, weapon: Weapon, target: str) -> float:
    if target in DISTANCE:
        distance = DISTANCE[pawn.square][target]
        return shot_gain(o, weapon, distance, kill_worth(o, target)) - _fineness(weapon, distance)
    return duel_gain(o, pawn.colour, weapon, target)


def _fineness(weapon: Weapon, distance: int) -> float:
    return FINE_SHOT if WEAPONS[weapon.kind].draws > 1 and distance == 0 else 0.0


def gains_of_going_on(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """Fire again, stop, or pay for another weapon; where zombies stand beside the pawn, stopping costs a wound."""
    fight = fight_of(o.g)
    gains = {"stop": -stopping_cost(o)}
    for answer in ask.answers(seat):
        if answer == "fire":
            gains[answer] = _again(o, fight.attacker, fight.weapon, fight.target)
        elif answer != "stop":
            gains[answer] = _again(o, fight.attacker, thing_of(answer), fight.target) + CHANGE
    return gains


def _again(o: Outlook, fighter: Fighter, weapon: PieceId, target: str) -> float:
    found = weapon_by_id(o.g, weapon)[0]
    if target not in DISTANCE:
        return duel_gain(o, fighter, found, target)
    worth = kill_worth(o, target) + stopping_cost(o)
    return shot_gain(o, found, DISTANCE[o.g.pawns[fighter].square][target], worth)


def stopping_cost(o: Outlook) -> float:
    """After entering a square with zombies one must suffer for leaving one alive."""
    turn = o.g.turn
    if turn is None or not turn.is_clearing:
        return 0.0
    return suffering(o, o.g.pawns[turn.pawn])


def suffering(o: Outlook, pawn: Pawn) -> float:
    """What it costs not to kill a zombie on the own square: a wound or a companion, and the flight."""
    cheapest = min([o.wound(pawn), *(life(survivor, o.turns) for survivor in pawn.companions)])
    return min(cheapest, 9.0) + FLIGHT


def gains_of_used_cards(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """The stronger one."""
    return {answer: 2.0 * STRENGTH[thing_of(answer)] for answer in ask.answers(seat)}


# -- answering shots --------------------------------------------------------------------------------------------


def gains_of_defending(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """The better weapon, and rather not its last bullet."""
    gains = {}
    for answer in ask.answers(seat):
        weapon = weapon_by_id(o.g, thing_of(answer))[0]
        gains[answer] = 1.5 * (WEAPONS[weapon.kind].draws > 1) - bullet(weapon.shots, o.turns)
    return gains


def gains_of_entry_fights(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """To let a newcomer in may cost the house; to fight it costs a bullet and perhaps more."""
    about = ask.about or {}
    intrusion = intrusion_cost(o, about["building"])
    gains = {"decline": 0.0}
    for answer in ask.answers(seat):
        verb = verb_of(answer)
        if verb == "fight":
            found, fighter = weapon_by_id(o.g, thing_of(answer))
            gains[answer] = duel_gain(o, fighter, found, about["pawn"]) + 0.4 * intrusion
        elif verb == "drop":
            gains[answer] = DROPPING
    return gains


def intrusion_cost(o: Outlook, building: Square) -> float:
    """What threatens if somebody may do there what he likes: he could take the house over."""
    return 0.4 * o.points(building) if o.is_mine(building) else 0.0


def gains_of_facing(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """A zombie has come: each weapon of the group, or the loss."""
    square = (ask.about or {})["square"]
    loss = group_loss(o, seat, square)
    gains = {"take_loss": -loss}
    for weapon in group_weapons(o.g, seat, square):
        gain = shot_gain(o, weapon, 0, kill_worth(o, square) + loss)
        gains[word("fire", weapon.id)] = gain - loss - _fineness(weapon, 0)
    return gains | {answer: -loss + DROPPING for answer in ask.answers(seat) if verb_of(answer) == "drop"}


def group_loss(o: Outlook, seat: Seat, square: Square) -> float:
    pawns = group_pawns(o.g, seat, square)
    if pawns:
        return sum(suffering(o, pawn) for pawn in pawns)
    return min(placed_loss(o, square, survivor) for survivor in own_survivors_at(o.g, seat, square))


def gains_of_suffering(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    return {answer: -_price(o, answer) for answer in ask.answers(seat)}


def _price(o: Outlook, answer: str) -> float:
    who = thing_of(answer)
    return o.wound(o.g.pawns[who]) if verb_of(answer) == "hurt" else life(standing(o.g, who).survivor, o.turns)
