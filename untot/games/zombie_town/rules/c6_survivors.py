"""Chapter 6: actions 8 to 11, weapons for survivors, and survivors that come along or stay behind."""

from __future__ import annotations

from untot.games.zombie_town.facts import acting, own_survivors_at
from untot.games.zombie_town.pieces import LIMITS, Colour
from untot.games.zombie_town.rules.c7_discard import give_weapon, take_weapon
from untot.games.zombie_town.rules.c11_owning import check_possession, claim, why_not_hold
from untot.games.zombie_town.state import Pawn, PieceId, Survivor, TownState
from untot.kernel.asking import Options, choose
from untot.kernel.events import Seat
from untot.kernel.forms import Field, Fields
from untot.kernel.rulebook import clause


@clause("ZT-6.8", "ZT-15.12")
def own_survivors_beside(g: TownState, pawn: Pawn) -> list[Survivor]:
    """Own survivors on the square of the pawn, accompanying (any own pawn there) and placed."""
    there = [*own_survivors_at(g, pawn.seat, pawn.square)]
    for colour in g.colours[pawn.seat]:
        if g.pawns[colour].square == pawn.square:
            there += g.pawns[colour].companions
    return there


async def pick(g: TownState, action: str, clause_id: str, options: Options) -> str:
    """Which survivor the action is about."""
    pawn = acting(g).colour
    about = {"action": action, "pawn": pawn}
    return await choose(g, acting(g).seat, "pick_survivor", clause_id, options, unit=pawn, about=about)


# -- weapons ----------------------------------------------------------------------------------------------------


@clause("ZT-6.8")
def why_not_arm(g: TownState, pawn: Pawn) -> str | None:
    """A weapon on the pawn, and a survivor there without one."""
    return None if pawn.weapons and unarmed(g, pawn) else "ZT-6.8"


@clause("ZT-7.7")
def unarmed(g: TownState, pawn: Pawn) -> list[Survivor]:
    return [survivor for survivor in own_survivors_beside(g, pawn) if survivor.weapon is None]


@clause("ZT-6.8")
async def arm(g: TownState, colour: Colour) -> None:
    """A weapon of the pawn goes to an own survivor on the same square."""
    weapon, who = (await pick(g, "arm", "ZT-6.8", arm_options)).split(" ")
    give_weapon(g, take_weapon(g, weapon.removeprefix("weapon:")), who.removeprefix("who:"), "ZT-6.8")


def arm_options(g: TownState, seat: Seat) -> Fields:
    pawn = acting(g)
    weapons = [f"weapon:{weapon.id}" for weapon in pawn.weapons]
    return Fields([Field("weapon", {"": weapons}), Field("who", {"": names(unarmed(g, pawn))})])


def names(survivors: list[Survivor]) -> list[str]:
    return [f"who:{survivor.id}" for survivor in survivors]


@clause("ZT-6.9", "ZT-7.7")
def why_not_disarm(g: TownState, pawn: Pawn) -> str | None:
    """An armed survivor there, and room on the pawn."""
    if not armed(g, pawn):
        return "ZT-6.9"
    return "ZT-7.7" if len(pawn.weapons) >= LIMITS.pawn_weapons else None


def armed(g: TownState, pawn: Pawn) -> list[Survivor]:
    return [survivor for survivor in own_survivors_beside(g, pawn) if survivor.weapon is not None]


@clause("ZT-6.9")
async def disarm(g: TownState, colour: Colour) -> None:
    """The weapon of an own survivor on the same square goes to the pawn, never into the hand."""
    who = await pick(g, "disarm", "ZT-6.9", lambda g, seat: names(armed(g, acting(g))))
    survivor = by_name(own_survivors_beside(g, acting(g)), who)
    assert survivor.weapon is not None
    give_weapon(g, take_weapon(g, survivor.weapon.id), colour, "ZT-6.9")


def by_name(survivors: list[Survivor], who: str) -> Survivor:
    wanted: PieceId = who.removeprefix("who:")
    return next(survivor for survivor in survivors if survivor.id == wanted)


# -- coming along and staying -----------------------------------------------------------------------------------


@clause("ZT-6.10", "ZT-12.23")
def why_not_fetch(g: TownState, pawn: Pawn) -> str | None:
    """Own survivors placed where the pawn is."""
    return None if own_survivors_at(g, pawn.seat, pawn.square) else "ZT-6.10"


@clause("ZT-6.10", "ZT-11.8", "ZT-15.17")
async def fetch(g: TownState, colour: Colour) -> None:
    """A placed survivor comes along with his weapon; the building may be lost by that."""
    who = await pick(g, "fetch", "ZT-6.10", lambda g, seat: names(own_survivors_at(g, seat, acting(g).square)))
    pawn = g.pawns[colour]
    site = g.sites[pawn.square]
    survivor = by_name(site.survivors, who)
    site.survivors.remove(survivor)
    pawn.companions.append(survivor)
    g.tell("survivor_fetched", "ZT-6.10", pawn=colour, survivor=survivor.id, building=pawn.square)
    check_possession(g, pawn.square)


@clause("ZT-6.11")
def why_not_post(g: TownState, pawn: Pawn) -> str | None:
    """Somebody to leave, and a building that one may hold."""
    if not pawn.companions or pawn.square not in g.sites:
        return "ZT-6.11"
    return why_not_hold(g, pawn.colour, pawn.square)


@clause("ZT-6.11", "ZT-11.1")
async def post(g: TownState, colour: Colour) -> None:
    """An accompanying survivor stays in the building with his weapon."""
    who = await pick(g, "post", "ZT-6.11", lambda g, seat: names(acting(g).companions))
    pawn = g.pawns[colour]
    survivor = by_name(pawn.companions, who)
    pawn.companions.remove(survivor)
    place(g, colour, survivor, "ZT-6.11")


@clause("ZT-7.1", "ZT-7.3", "ZT-11.1")
def place(g: TownState, colour: Colour, survivor: Survivor, clause_id: str) -> None:
    """Into the building of the pawn, which takes possession of it by that. There may be any number."""
    building = g.pawns[colour].square
    claim(g, colour, building)
    g.sites[building].survivors.append(survivor)
    g.tell("survivor_placed", clause_id, pawn=colour, survivor=survivor.id, building=building)
