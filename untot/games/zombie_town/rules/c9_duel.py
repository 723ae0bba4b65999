"""Chapter 9: fights against players and their survivors."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.facts import weapon_by_id
from untot.games.zombie_town.fight_facts import defending_weapons, fight_of, seat_of_fighter
from untot.games.zombie_town.pieces import STRENGTH, Colour
from untot.games.zombie_town.rules.c5_entries import enter, entry_of
from untot.games.zombie_town.rules.c9_attack import end_fight
from untot.games.zombie_town.rules.c9_shots import clear_cards, draw_combat_cards, fire, tell_cards
from untot.games.zombie_town.rules.c10_damage import bury, hurt
from untot.games.zombie_town.rules.c10_flight import is_free
from untot.games.zombie_town.state import Fight, Fighter, PieceId, TownState
from untot.games.zombie_town.town import NEIGHBOURS
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, verb_of, words

STAY: Final = "stay"


@clause("ZT-5.12", "ZT-5.13", "ZT-5.14", "ZT-9.30")
def entry_fight(g: TownState, weapon: PieceId, newcomer: Colour) -> None:
    """Who bears this weapon opens a fight against a newcomer, once per entry and with this weapon only."""
    fighter = weapon_by_id(g, weapon)[1]
    entry_of(g).fought.append(fighter)
    g.fight = Fight("pawn", fighter, weapon, newcomer, "", True, [], [], [])
    g.tell("entry_fight_opened", "ZT-5.12", fighter=fighter, pawn=newcomer, weapon=weapon)
    g.then(("exchange",))


# -- an exchange ------------------------------------------------------------------------------------------------


@clause("ZT-9.13", "ZT-9.19", "ZT-9.20", "ZT-9.21", "ZT-9.23", "ZT-9.25", "ZT-9.43")
async def exchange(g: TownState) -> None:
    """Both fire one bullet and draw; a defender without bullets only hopes for Jammed."""
    target = fight_of(g).target
    fight_of(g).defence = ""
    if defending_weapons(g, target):
        answer = await choose(
            g,
            seat_of_fighter(g, target),
            "defence_weapon",
            "ZT-9.19",
            defence_options,
            why_not=why_not_defend,
            about={"defender": target, "attacker": fight_of(g).attacker},
        )
        fight_of(g).defence = thing_of(answer)
    await fire(g, fight_of(g).weapon, "shots")
    if fight_of(g).defence:
        await fire(g, fight_of(g).defence, "answers")
        settle_exchange(g)
    else:
        settle_one_sided(g)


def defence_options(g: TownState, seat: Seat) -> list[str]:
    return words("weapon", [weapon.id for weapon in defending_weapons(g, fight_of(g).target)])


@clause("ZT-9.23", "ZT-9.24")
def why_not_defend(g: TownState, seat: Seat, answer: str) -> str | None:
    """A loaded defender must fire; nobody is sacrificed."""
    return "ZT-9.24" if verb_of(answer) == "lose" else "ZT-9.23"


@clause("ZT-9.13", "ZT-9.14", "ZT-9.16", "ZT-9.28", "ZT-9.29")
def settle_exchange(g: TownState) -> None:
    """The higher strength wins; a tie is broken by further cards. Then pawns may retreat, the loser first."""
    fight = fight_of(g)
    while STRENGTH[fight.shots[0]] == STRENGTH[fight.answers[0]]:
        break_tie(g, fight)
    has_won = STRENGTH[fight.shots[0]] > STRENGTH[fight.answers[0]]
    winner, loser = (fight.attacker, fight.target) if has_won else (fight.target, fight.attacker)
    g.tell("exchange_won", "ZT-9.13", winner=winner, loser=loser)
    clear_cards(g, "shots", "answers")
    strike(g, loser)
    if not is_fit(g, loser):
        end_fight(g)
    g.then(*(("retreat", fighter) for fighter in (loser, winner) if is_fit(g, fighter)), ("shoot_again",))


@clause("ZT-9.14", "ZT-9.15")
def break_tie(g: TownState, fight: Fight) -> None:
    """One more card each, also with a Draw 2 weapon."""
    g.tell("exchange_tied", "ZT-9.14")
    fight.spent += fight.shots + fight.answers
    for cards, fighter in ((fight.shots, fight.attacker), (fight.answers, fight.target)):
        cards.clear()
        draw_combat_cards(g, cards, 1)
        tell_cards(g, fighter, cards, "ZT-9.14")


@clause("ZT-9.13", "ZT-9.24", "ZT-9.26", "ZT-9.28", "ZT-10.2")
def strike(g: TownState, loser: Fighter) -> None:
    """A pawn takes one damage and passes it to nobody; a survivor is dead."""
    if loser in g.pawns:
        hurt(g, loser, "ZT-10.2")
    else:
        bury(g, loser, "ZT-9.26")


def is_fit(g: TownState, fighter: Fighter) -> bool:
    """Whether a fighter can still run: a pawn that lives, never a survivor."""
    return fighter in g.pawns and g.pawns[fighter].health > 0


@clause("ZT-9.21", "ZT-9.22", "ZT-9.27", "ZT-9.42", "ZT-10.12")
def settle_one_sided(g: TownState) -> None:
    """Anything but Jammed hits: a survivor dies, a pawn is hurt and flees, and the attack is over. After Jammed the
    attacker may fire again."""
    fight = fight_of(g)
    target, is_hit = fight.target, STRENGTH[fight.shots[0]] >= 0
    clear_cards(g, "shots", "answers")
    if not is_hit:
        g.tell("missed", "ZT-9.22", fighter=fight.attacker, target=target)
        g.then(("shoot_again",))
        return
    strike(g, target)
    end_fight(g)
    if is_fit(g, target):
        g.then(("flee", target))


# -- retreats ---------------------------------------------------------------------------------------------------


@clause("ZT-9.16", "ZT-9.17", "ZT-9.18", "ZT-9.28", "ZT-9.29", "ZT-9.41")
async def retreat(g: TownState, colour: Colour) -> None:
    """One square, or not; the fight is over once one has left."""
    answer = await choose(
        g,
        g.pawns[colour].seat,
        "retreat",
        "ZT-9.16",
        lambda g, seat: retreat_options(g, colour),
        why_not=why_not_retreat,
        unit=colour,
        about={"pawn": colour, "fight": "over" if g.fight is None else "on"},
    )
    if answer == STAY:
        return
    if g.fight is not None:
        end_fight(g)
    enter(g, colour, thing_of(answer), "retreat")


@clause("ZT-9.16", "ZT-9.17")
def retreat_options(g: TownState, colour: Colour) -> list[str]:
    """Neighbouring squares without zombies that the pawn may enter."""
    free = [square for square in NEIGHBOURS[g.pawns[colour].square] if is_free(g, colour, square)]
    return [STAY, *words("to", free)]


@clause("ZT-9.17", "ZT-9.24")
def why_not_retreat(g: TownState, seat: Seat, answer: str) -> str | None:
    """One step to a free neighbouring square; nobody is sacrificed in a fight against a player."""
    return {"lose": "ZT-9.24", "to": "ZT-9.17"}.get(verb_of(answer))
