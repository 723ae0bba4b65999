"""Chapter 9: fights against players and their survivors."""

from __future__ import annotations

from untot.games.zombie_town.facts import weapon_by_id
from untot.games.zombie_town.fight_facts import defending_weapons, fight_of, seat_of_fighter
from untot.games.zombie_town.pieces import JAMMED, STRENGTH, Colour
from untot.games.zombie_town.rules.c5_movement import enter, entry_of
from untot.games.zombie_town.rules.c9_attack import end_fight
from untot.games.zombie_town.rules.c9_shots import clear_table, draw_combat_cards, fire, tell_cards
from untot.games.zombie_town.rules.c10_damage import bury, hurt
from untot.games.zombie_town.rules.c10_flight import can_flee, retreat_options, trap, why_not_retreat
from untot.games.zombie_town.state import Fight, Fighter, PieceId, TownState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


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
        fight_of(g).defence = answer.removeprefix("weapon:")
    await fire(g, fight_of(g).weapon, "shots")
    if fight_of(g).defence:
        await fire(g, fight_of(g).defence, "answers")
        settle_exchange(g)
    else:
        settle_one_sided(g)


def defence_options(g: TownState, seat: Seat) -> list[str]:
    return [f"weapon:{weapon.id}" for weapon in defending_weapons(g, fight_of(g).target)]


@clause("ZT-9.23", "ZT-9.24")
def why_not_defend(g: TownState, seat: Seat, answer: str) -> str | None:
    """A loaded defender must fire; nobody is sacrificed."""
    return "ZT-9.24" if answer.startswith("lose:") else "ZT-9.23"


@clause("ZT-9.13", "ZT-9.14", "ZT-9.16")
def settle_exchange(g: TownState) -> None:
    """The higher strength wins; a tie is broken by further cards without bullets."""
    fight = fight_of(g)
    while STRENGTH[fight.shots[0]] == STRENGTH[fight.answers[0]]:
        break_tie(g, fight)
    has_won = STRENGTH[fight.shots[0]] > STRENGTH[fight.answers[0]]
    winner, loser = (fight.attacker, fight.target) if has_won else (fight.target, fight.attacker)
    g.tell("exchange_won", "ZT-9.13", winner=winner, loser=loser)
    take_cards_away(g, fight)
    strike(g, loser)
    if is_fit(g, loser):
        g.then(("retreat", loser, winner if winner in g.pawns else ""))
    else:
        end_fight(g)


@clause("ZT-9.14", "ZT-9.15")
def break_tie(g: TownState, fight: Fight) -> None:
    """One more card each, also with a Draw 2 weapon."""
    g.tell("exchange_tied", "ZT-9.14")
    fight.spent += fight.shots + fight.answers
    for cards, fighter in ((fight.shots, fight.attacker), (fight.answers, fight.target)):
        cards.clear()
        draw_combat_cards(g, cards, 1)
        tell_cards(g, fighter, cards, "ZT-9.14")


def take_cards_away(g: TownState, fight: Fight) -> None:
    clear_table(g, "shots", "answers")
    g.combat_used += fight.spent
    fight.spent.clear()


@clause("ZT-9.13", "ZT-9.24", "ZT-9.26", "ZT-9.28", "ZT-10.2")
def strike(g: TownState, loser: Fighter) -> None:
    """A pawn takes one damage and passes it to nobody; a survivor is dead."""
    if loser in g.pawns:
        hurt(g, loser, "ZT-10.2")
    else:
        bury(g, loser, "ZT-9.26")


def is_fit(g: TownState, fighter: Fighter) -> bool:
    """Whether a fighter who lost an exchange can go on: a pawn that lives, never a survivor."""
    return fighter in g.pawns and g.pawns[fighter].health > 0


@clause("ZT-9.21", "ZT-9.22", "ZT-9.27", "ZT-9.42")
def settle_one_sided(g: TownState) -> None:
    """Anything but Jammed hits: a survivor dies, a pawn is hurt and flees. After Jammed the attacker may fire again."""
    fight = fight_of(g)
    target, is_hit = fight.target, fight.shots[0] != JAMMED
    take_cards_away(g, fight)
    if not is_hit:
        g.tell("missed", "ZT-9.22", fighter=fight.attacker, target=target)
        g.then(("shoot_again",))
        return
    strike(g, target)
    if is_fit(g, target) and not can_flee(g, target):
        trap(g, target)
        g.then(("shoot_again",))
        return
    end_fight(g)
    if is_fit(g, target):
        g.then(("flee", target))


# -- retreats ---------------------------------------------------------------------------------------------------


@clause("ZT-9.16", "ZT-9.17", "ZT-9.18", "ZT-9.28", "ZT-9.29", "ZT-9.41")
async def retreat(g: TownState, colour: Colour, other: Colour) -> None:
    """The loser decides first, then the winner if it is a pawn; who goes ends the fight."""
    answer = await choose(
        g,
        g.pawns[colour].seat,
        "retreat",
        "ZT-9.16",
        lambda g, seat: retreat_options(g, colour),
        why_not=why_not_retreat,
        unit=colour,
        about={"pawn": colour},
    )
    if answer == "stay":
        g.then(("retreat", other, "") if other else ("shoot_again",))
        return
    end_fight(g)
    g.tell("fighter_retreated", "ZT-9.16", pawn=colour)
    enter(g, colour, answer.removeprefix("to:"))
