"""Buildings, survivors and weapons are never changed: a new one takes the place of the old. Nothing here is a rule."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from untot.games.zombie_town.facts import survivor_by_id, weapon_by_id
from untot.games.zombie_town.state import Fighter, PieceId, Survivor, TownState, Weapon
from untot.games.zombie_town.town import BuildingId


def change_site(g: TownState, building: BuildingId, **changes: Any) -> None:
    """A building with something else in it, or with another owner."""
    g.sites[building] = replace(g.sites[building], **changes)


def without_survivor(survivors: tuple[Survivor, ...], survivor: Survivor) -> tuple[Survivor, ...]:
    return tuple(other for other in survivors if other is not survivor)


def arm_survivor(g: TownState, survivor: PieceId, weapon: Weapon | None) -> None:
    """He bears this weapon from now on, or none, wherever he is."""
    before = survivor_by_id(g, survivor)
    now = replace(before, weapon=weapon)
    for pawn in g.pawns.values():
        pawn.companions = [now if other is before else other for other in pawn.companions]
    for building, site in g.sites.items():
        if before in site.survivors:
            change_site(g, building, survivors=tuple(now if other is before else other for other in site.survivors))


def set_shots(g: TownState, weapon: PieceId, shots: int) -> tuple[Weapon, Fighter]:
    """The weapon with so many shots, and who bears it."""
    before, bearer = weapon_by_id(g, weapon)
    now = replace(before, shots=shots)
    if bearer in g.pawns:
        pawn = g.pawns[bearer]
        pawn.weapons = [now if other is before else other for other in pawn.weapons]
    else:
        arm_survivor(g, bearer, now)
    return now, bearer
