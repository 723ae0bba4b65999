"""Chapter 9: action 4, the attack, and shots at a zombie."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.facts import all_survivors, loaded, turn_of, weapon_by_id
from untot.games.zombie_town.fight_facts import fight_of, seat_of_fighter, targets
from untot.games.zombie_town.pieces import LIMITS, STRENGTH, CombatId
from untot.games.zombie_town.rules.c4_paying import spend_action
from untot.games.zombie_town.rules.c9_shots import clear_cards, fire, kill_zombie
from untot.games.zombie_town.state import Fight, FightKind, Pawn, PieceId, TownState
from untot.games.zombie_town.town import DISTANCE, Square
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Field, Fields
from untot.kernel.rulebook import clause
from untot.kernel.words import split, thing_in, thing_of, verb_of, words

FIRE: Final = "fire"
STOP: Final = "stop"

# -- target and weapon ------------------------------------------------------------------------------------------


@clause("ZT-9.5", "ZT-9.9")
def attack_words(g: TownState, pawn: Pawn) -> Fields:
    """One target, and one loaded weapon of the pawn."""
    weapons = words("with", [weapon.id for weapon in loaded(pawn.weapons)])
    return Fields([Field("target", {"": words("target", targets(g, pawn))}), Field("with", {"": weapons})])


@clause("ZT-6.4", "ZT-9.5", "ZT-9.9", "ZT-9.10")
def attack(g: TownState, pawn: Pawn, answer: str) -> None:
    """All bullets of this weapon at this target are one action."""
    spend_action(g)
    target, weapon = thing_in(answer, "target"), thing_in(answer, "with")
    g.fight = Fight(kind_of(g, target), pawn.colour, weapon, target, "", False, [], [], [])
    g.tell("attack_began", "ZT-9.9", pawn=pawn.colour, target=target, weapon=weapon)
    next_shot(g)


def kind_of(g: TownState, target: str) -> FightKind:
    """What is attacked."""
    if target in g.pawns:
        return "pawn"
    return "zombie" if target in DISTANCE else "survivor"


def next_shot(g: TownState) -> None:
    g.then(("shot",) if fight_of(g).kind == "zombie" else ("exchange",))


@clause("ZT-9.5", "ZT-9.6", "ZT-9.9", "ZT-5.5", "ZT-2.7")
def why_not_target(g: TownState, pawn: Pawn, answer: str) -> str | None:
    """Too far away, without a zombie, on another square, or one's own; else it is the weapon."""
    target = thing_in(answer, "target")
    if target in targets(g, pawn):
        return "ZT-9.5" if thing_in(answer, "with") else None
    if turn_of(g).is_clearing:
        return "ZT-5.5"
    if target in DISTANCE:
        return "ZT-9.6" if DISTANCE[pawn.square][target] > LIMITS.shot else "ZT-9.9"
    return why_not_piece(g, pawn, target)


@clause("ZT-9.8", "ZT-9.12", "ZT-15.12")
def why_not_piece(g: TownState, pawn: Pawn, target: str) -> str | None:
    """One's own pieces are never attacked, those of others only here."""
    if target not in g.pawns and target not in [survivor.id for survivor in all_survivors(g)]:
        return None
    return "ZT-9.12" if seat_of_fighter(g, target) == pawn.seat else "ZT-9.8"


# -- shots at a zombie ------------------------------------------------------------------------------------------


@clause("ZT-9.1", "ZT-9.2", "ZT-9.10")
async def shot(g: TownState) -> None:
    """One bullet at a zombie: it dies, or the attacker may fire again."""
    await fire(g, fight_of(g).weapon, "shots")
    fight = fight_of(g)
    attacker, square, card = fight.attacker, fight.target, fight.shots[0]
    clear_cards(g, "shots")
    if hits(card, g.pawns[attacker].square, square):
        kill_zombie(g, square, attacker, is_moved=False)
        end_fight(g)
    else:
        g.tell("missed", "ZT-9.2", fighter=attacker, target=square)
        g.then(("shoot_again",))


@clause("ZT-9.2", "ZT-2.7")
def hits(card: CombatId, shooter: Square, target: Square) -> bool:
    """The card reaches as far as the target is away; Jammed never does."""
    return STRENGTH[card] >= DISTANCE[shooter][target]


# -- going on ---------------------------------------------------------------------------------------------------


@clause("ZT-9.10", "ZT-9.11", "ZT-9.18", "ZT-9.22", "ZT-9.41", "ZT-5.14")
async def shoot_again(g: TownState) -> None:
    """After a miss or an exchange the attacker fires again, stops, or pays an action for another weapon."""
    if g.fight is None:
        return
    if again_options(g, 0) == [STOP]:
        end_fight(g)
        return
    attacker = fight_of(g).attacker
    answer = await choose(
        g,
        seat_of_fighter(g, attacker),
        "shoot_again",
        "ZT-9.10",
        again_options,
        why_not=why_not_again,
        unit=attacker if attacker in g.pawns else None,
        about={"pawn": attacker, "target": fight_of(g).target, "weapon": fight_of(g).weapon},
    )
    if answer == STOP:
        end_fight(g)
        return
    if answer != FIRE:
        change_weapon(g, thing_of(answer))
    next_shot(g)


def again_options(g: TownState, seat: Seat) -> list[str]:
    fight = fight_of(g)
    fires = [FIRE] if weapon_by_id(g, fight.weapon)[0].shots else []
    return [*fires, STOP, *words("change", other_weapons(g))]


@clause("ZT-9.11", "ZT-5.14")
def other_weapons(g: TownState) -> list[PieceId]:
    """What may be changed to for one action; in an entry fight nothing."""
    fight = fight_of(g)
    if fight.is_entry or turn_of(g).actions < 1:
        return []
    return [weapon.id for weapon in loaded(g.pawns[fight.attacker].weapons) if weapon.id != fight.weapon]


@clause("ZT-9.11")
def change_weapon(g: TownState, weapon: PieceId) -> None:
    spend_action(g)
    fight = fight_of(g)
    fight.weapon = weapon
    g.tell("weapon_changed", "ZT-9.11", pawn=fight.attacker, weapon=weapon)


@clause("ZT-9.10", "ZT-9.11", "ZT-9.5")
def why_not_again(g: TownState, seat: Seat, answer: str) -> str | None:
    """One target, one weapon, and no bullets that are not there."""
    clauses = {"target": "ZT-9.10", "attack": "ZT-9.10", "change": "ZT-9.11", "with": "ZT-9.11", FIRE: "ZT-9.5"}
    return clauses.get(verb_of(split(answer)[0])) if answer else None


@clause("ZT-9.41")
def end_fight(g: TownState) -> None:
    """One side is gone or dead, or the attacker is done."""
    g.fight = None
    g.tell("fight_ended", "ZT-9.41")
