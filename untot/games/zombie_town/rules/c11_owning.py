"""Chapter 11: owning buildings."""

from __future__ import annotations

from untot.games.zombie_town.changing import change_site
from untot.games.zombie_town.facts import is_own, is_own_site, owned, owner_seat, pawns_at, zombies_at
from untot.games.zombie_town.pieces import COUNTS, LIMITS, SURVIVOR, Colour
from untot.games.zombie_town.rules.c6_store import forfeit_stored
from untot.games.zombie_town.rules.c7_discard import discard_cards
from untot.games.zombie_town.state import Site, Survivor, TownState
from untot.games.zombie_town.town import BuildingId
from untot.kernel.rulebook import clause


@clause("ZT-11.3", "ZT-11.4", "ZT-11.20", "ZT-11.21", "ZT-15.11", "ZT-15.17")
def why_not_hold(g: TownState, colour: Colour, building: BuildingId) -> str | None:
    """Why a colour may not build or place a survivor there: a zombie is inside, or it would take a fifth building."""
    if zombies_at(g, building):
        return "ZT-11.20"
    if is_own_site(g, g.pawns[colour].seat, g.sites[building]):
        return None
    return "ZT-11.4" if len(owned(g, colour)) >= LIMITS.buildings else None


# -- taking -----------------------------------------------------------------------------------------------------


@clause("ZT-11.1", "ZT-11.2", "ZT-11.9", "ZT-11.15", "ZT-15.12", "ZT-15.17")
def claim(g: TownState, colour: Colour, building: BuildingId) -> None:
    """A barricade or a survivor is about to come there: the building is this colour's, unless its sister has it."""
    before = g.sites[building].owner
    if before and is_own(g, before, colour):
        return
    if before:
        drive_out(g, building)
        reset(g, building)
    change_site(g, building, owner=colour)
    forfeit_stored(g, building, [seat for seat in range(g.seats) if seat != g.pawns[colour].seat])
    g.tell("building_claimed", "ZT-11.9" if before else "ZT-11.1", pawn=colour, building=building, before=before)


@clause("ZT-11.10")
def drive_out(g: TownState, building: BuildingId) -> None:
    """The survivors placed there before are discarded with their weapons; barricades stay."""
    gone = g.sites[building].survivors
    change_site(g, building, survivors=())
    for survivor in gone:
        discard_survivor(g, survivor)
    if gone:
        g.tell("survivors_driven_out", "ZT-11.10", building=building, survivors=[survivor.id for survivor in gone])


def discard_survivor(g: TownState, survivor: Survivor) -> None:
    """His card, and his weapon's if he has one."""
    discard_cards(g, SURVIVOR)
    if survivor.weapon is not None:
        discard_cards(g, survivor.weapon.kind)


# -- losing -----------------------------------------------------------------------------------------------------


@clause("ZT-11.5", "ZT-11.6", "ZT-11.7", "ZT-11.8", "ZT-11.11", "ZT-11.12", "ZT-11.19")
def check_possession(g: TownState, building: BuildingId) -> None:
    """Something left the building: without a barricade and a survivor it is lost, whoever stands inside."""
    site = g.sites[building]
    if site.owner and not is_held_with(site, len(site.survivors)):
        lose(g, building, "ZT-11.5")


@clause("ZT-11.5")
def is_held_with(site: Site, survivors: int) -> bool:
    """Whether a building stays its owner's with so many survivors placed in it."""
    return site.is_home_base or bool(site.barricades) or survivors > 0


@clause("ZT-11.5")
def is_held_by_one(site: Site) -> bool:
    """Whether it is lost as soon as the only survivor placed there leaves it."""
    return bool(site.survivors) and not is_held_with(site, len(site.survivors) - 1)


@clause("ZT-11.13", "ZT-11.14", "ZT-11.17", "ZT-15.12")
def enter_home_base(g: TownState, building: BuildingId, colour: Colour) -> None:
    """A home base is lost when somebody else enters and nobody of the owner is inside; nobody owns it then."""
    site = g.sites[building]
    if site.is_home_base and not is_own(g, site.owner, colour) and not is_manned(g, building, site):
        lose(g, building, "ZT-11.13")


def is_manned(g: TownState, building: BuildingId, site: Site) -> bool:
    """Whether a pawn or a placed survivor of the owner is inside."""
    return bool(site.survivors) or any(is_own(g, pawn.colour, site.owner) for pawn in pawns_at(g, building))


@clause("ZT-11.16", "ZT-11.18")
def lose(g: TownState, building: BuildingId, clause_id: str) -> None:
    """The chip returns, and what the owner stored there is forfeited."""
    site = g.sites[building]
    colour, seat = site.owner, owner_seat(g, site)
    assert seat is not None, "nobody can lose what nobody owns"
    change_site(g, building, owner="")
    g.tell("building_lost", clause_id, pawn=colour, building=building)
    reset(g, building)
    forfeit_stored(g, building, [seat])


@clause("ZT-8.4", "ZT-11.16")
def reset(g: TownState, building: BuildingId) -> None:
    """The house is as good as new, and an ordinary building for everyone."""
    is_used = g.sites[building].number != COUNTS.house_number
    change_site(g, building, is_home_base=False, number=COUNTS.house_number)
    if is_used:
        g.tell("house_reset", "ZT-8.4", building=building)
