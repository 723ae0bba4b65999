"""Chapter 6: actions 8 to 11, weapons for survivors, and survivors that come along or stay behind."""

from __future__ import annotations

from collections.abc import Sequence

from untot.games.zombie_town.changing import change_site, without_survivor
from untot.games.zombie_town.facts import own_survivors_at, survivor_by_id
from untot.games.zombie_town.pieces import LIMITS
from untot.games.zombie_town.rules.c4_paying import spend_action
from untot.games.zombie_town.rules.c7_discard import give_weapon, take_weapon
from untot.games.zombie_town.rules.c11_owning import check_possession, claim, why_not_hold
from untot.games.zombie_town.state import Pawn, Survivor, TownState
from untot.kernel.forms import Field, Fields
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, words


@clause("ZT-6.8", "ZT-15.12")
def own_survivors_beside(g: TownState, pawn: Pawn) -> list[Survivor]:
    """Own survivors on the square of the pawn, accompanying (any own pawn there) and placed."""
    there = [*own_survivors_at(g, pawn.seat, pawn.square)]
    for colour in g.colours[pawn.seat]:
        if g.pawns[colour].square == pawn.square:
            there += g.pawns[colour].companions
    return there


def named(survivors: Sequence[Survivor]) -> list[str]:
    return words("who", [survivor.id for survivor in survivors])


# -- action 8: arm ----------------------------------------------------------------------------------------------


@clause("ZT-6.8")
def why_not_arm(g: TownState, pawn: Pawn) -> str | None:
    """A weapon on the pawn, and a survivor there without one."""
    return None if pawn.weapons and unarmed(g, pawn) else "ZT-6.8"


@clause("ZT-7.7")
def unarmed(g: TownState, pawn: Pawn) -> list[Survivor]:
    return [survivor for survivor in own_survivors_beside(g, pawn) if survivor.weapon is None]


def arm_words(g: TownState, pawn: Pawn) -> Fields:
    weapons = words("weapon", [weapon.id for weapon in pawn.weapons])
    return Fields([Field("weapon", {"": weapons}), Field("who", {"": named(unarmed(g, pawn))})])


@clause("ZT-6.8")
def arm(g: TownState, pawn: Pawn, answer: str) -> None:
    """A weapon of the pawn goes to an own survivor on the same square."""
    spend_action(g)
    give_weapon(g, take_weapon(g, thing_in(answer, "weapon")), thing_in(answer, "who"), "ZT-6.8")


# -- action 9: disarm -------------------------------------------------------------------------------------------


@clause("ZT-6.9", "ZT-7.7")
def why_not_disarm(g: TownState, pawn: Pawn) -> str | None:
    """An armed survivor there, and room on the pawn."""
    if not armed(g, pawn):
        return "ZT-6.9"
    return "ZT-7.7" if len(pawn.weapons) >= LIMITS.pawn_weapons else None


def armed(g: TownState, pawn: Pawn) -> list[Survivor]:
    return [survivor for survivor in own_survivors_beside(g, pawn) if survivor.weapon is not None]


def disarm_words(g: TownState, pawn: Pawn) -> list[str]:
    return named(armed(g, pawn))


@clause("ZT-6.9")
def disarm(g: TownState, pawn: Pawn, answer: str) -> None:
    """The weapon of an own survivor on the same square goes to the pawn, never into the hand."""
    spend_action(g)
    survivor = survivor_by_id(g, thing_in(answer, "who"))
    assert survivor.weapon is not None, "only armed ones are offered"
    give_weapon(g, take_weapon(g, survivor.weapon.id), pawn.colour, "ZT-6.9")


# -- action 10: fetch -------------------------------------------------------------------------------------------


@clause("ZT-6.10", "ZT-12.23")
def why_not_fetch(g: TownState, pawn: Pawn) -> str | None:
    """Own survivors placed where the pawn is."""
    return None if own_survivors_at(g, pawn.seat, pawn.square) else "ZT-6.10"


def placed_here(g: TownState, pawn: Pawn) -> list[str]:
    return named(own_survivors_at(g, pawn.seat, pawn.square))


@clause("ZT-6.10", "ZT-11.8", "ZT-15.17")
def fetch(g: TownState, pawn: Pawn, answer: str) -> None:
    """A placed survivor comes along with his weapon; the building may be lost by that."""
    spend_action(g)
    survivor = survivor_by_id(g, thing_in(answer, "who"))
    change_site(g, pawn.square, survivors=without_survivor(g.sites[pawn.square].survivors, survivor))
    pawn.companions.append(survivor)
    g.tell("survivor_fetched", "ZT-6.10", pawn=pawn.colour, survivor=survivor.id, building=pawn.square)
    check_possession(g, pawn.square)


# -- action 11: post --------------------------------------------------------------------------------------------


@clause("ZT-6.11")
def why_not_post(g: TownState, pawn: Pawn) -> str | None:
    """Somebody to leave, and a building that one may hold."""
    if not pawn.companions or pawn.square not in g.sites:
        return "ZT-6.11"
    return why_not_hold(g, pawn.colour, pawn.square)


def post_words(g: TownState, pawn: Pawn) -> list[str]:
    return named(pawn.companions)


@clause("ZT-6.11", "ZT-11.1")
def post(g: TownState, pawn: Pawn, answer: str) -> None:
    """An accompanying survivor stays in the building with his weapon."""
    spend_action(g)
    survivor = survivor_by_id(g, thing_in(answer, "who"))
    pawn.companions.remove(survivor)
    place(g, pawn, survivor, "ZT-6.11")


@clause("ZT-7.1", "ZT-7.3", "ZT-11.1")
def place(g: TownState, pawn: Pawn, survivor: Survivor, clause_id: str) -> None:
    """Into the building of the pawn, which takes possession of it by that. There may be any number."""
    claim(g, pawn.colour, pawn.square)
    change_site(g, pawn.square, survivors=(*g.sites[pawn.square].survivors, survivor))
    g.tell("survivor_placed", clause_id, pawn=pawn.colour, survivor=survivor.id, building=pawn.square)
