"""Chapter 9: shots and combat cards."""

from __future__ import annotations

from typing import Literal

from untot.games.zombie_town.changing import set_shots
from untot.games.zombie_town.facts import weapon_by_id
from untot.games.zombie_town.fight_facts import defence_of, fight_of, seat_of_fighter
from untot.games.zombie_town.pieces import WEAPONS, Colour, CombatId
from untot.games.zombie_town.state import Fighter, PieceId, TownState
from untot.games.zombie_town.town import Square
from untot.kernel.asking import choose
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words

Row = Literal["shots", "answers", "defence"]
"""Where the cards of a shot lie: the attacker's, the defender's, or those shot at a zombie that came."""


def cards_in(g: TownState, row: Row) -> list[CombatId]:
    """The cards of the shot at hand, the one that counts first."""
    if row == "defence":
        return defence_of(g).shots
    return fight_of(g).shots if row == "shots" else fight_of(g).answers


@clause("ZT-9.1", "ZT-7.11", "ZT-7.12", "ZT-9.20")
async def fire(g: TownState, weapon: PieceId, row: Row) -> None:
    """One bullet: its cards are drawn; of two the shooter uses one."""
    fighter = spend_bullet(g, weapon, row)
    if len(cards_in(g, row)) > 1:
        await pick_card(g, fighter, weapon, row)
    tell_cards(g, fighter, cards_in(g, row), "ZT-9.1")


@clause("ZT-9.1", "ZT-7.8", "ZT-7.12")
def spend_bullet(g: TownState, weapon: PieceId, row: Row) -> Fighter:
    """The weapon goes one number down, and stays with its bearer even if it is empty."""
    found, fighter = set_shots(g, weapon, weapon_by_id(g, weapon)[0].shots - 1)
    g.tell("shot_fired", "ZT-9.1", fighter=fighter, weapon=weapon, shots=found.shots)
    draw_combat_cards(g, cards_in(g, row), WEAPONS[found.kind].draws)
    return fighter


@clause("ZT-7.11", "ZT-7.12")
async def pick_card(g: TownState, fighter: Fighter, weapon: PieceId, row: Row) -> None:
    """The shooter chooses which card counts; it comes to lie first."""
    answer = await choose(
        g,
        seat_of_fighter(g, fighter),
        "draw2_pick",
        "ZT-7.11",
        lambda g, seat: words("use", dict.fromkeys(cards_in(g, row))),
        calm=False,
        about={"weapon": weapon, "cards": list(cards_in(g, row))},
    )
    cards, used = cards_in(g, row), thing_of(answer)
    cards.remove(used)
    cards.insert(0, used)


def tell_cards(g: TownState, fighter: Fighter, cards: list[CombatId], clause_id: str) -> None:
    g.tell("combat_cards_drawn", clause_id, fighter=fighter, cards=list(cards), used=cards[0])


# -- the combat deck --------------------------------------------------------------------------------------------


@clause("ZT-9.4")
def draw_combat_cards(g: TownState, onto: list[CombatId], count: int) -> None:
    """From the deck; if cards are missing in mid-exchange, those used before are shuffled at once."""
    for _ in range(count):
        if not g.combat_deck:
            g.combat_used = g.combat_used or spent_cards(g)
            shuffle_combat_deck(g)
        onto.append(g.combat_deck.pop())
    g.uncover()


def spent_cards(g: TownState) -> list[CombatId]:
    """All thirty cards lie in one endless tie: those of its earlier rounds leave it."""
    spent, fight_of(g).spent = fight_of(g).spent, []
    return spent


@clause("ZT-9.4")
def clear_cards(g: TownState, *rows: Row) -> None:
    """The exchange is settled and its cards are used; if the last one was among them, all thirty are shuffled."""
    for row in rows:
        g.combat_used += cards_in(g, row)
        cards_in(g, row).clear()
    if g.fight is not None:
        g.combat_used += g.fight.spent
        g.fight.spent = []
    if not g.combat_deck:
        shuffle_combat_deck(g)


@clause("ZT-9.4")
def shuffle_combat_deck(g: TownState) -> None:
    """The used cards become the deck."""
    g.combat_deck, g.combat_used = g.combat_used, []
    g.shuffle(g.combat_deck)
    g.tell("combat_deck_shuffled", "ZT-9.4")


# -- kills ------------------------------------------------------------------------------------------------------


@clause("ZT-9.3", "ZT-1.5", "ZT-12.21", "ZT-10.14")
def kill_zombie(g: TownState, square: Square, colour: Colour, *, is_moved: bool) -> None:
    """One zombie dies: a kill for this colour, or for nobody, and then the figure returns to the pile."""
    take_zombie(g, square, is_moved=is_moved)
    if colour:
        g.pawns[colour].kills += 1
    if not colour or g.options["zombie_supply"] == "recycle":
        g.supply += 1
    g.tell("zombie_killed", "ZT-9.3", square=square, pawn=colour)


def take_zombie(g: TownState, square: Square, *, is_moved: bool) -> None:
    """A figure leaves its square."""
    for there in (g.zombies, g.moved) if is_moved else (g.zombies,):
        there[square] -= 1
        if not there[square]:
            del there[square]
