"""Questions about fights: who stands where, who may fire, at whom. Facts never change anything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from untot.games.zombie_town.facts import is_own_site, loaded, own_survivors_at, pawns_at, seats_from, turn_of
from untot.games.zombie_town.pieces import Colour
from untot.games.zombie_town.state import Defence, Fight, Fighter, Pawn, PieceId, Survivor, TownState, Weapon
from untot.games.zombie_town.town import IN_RANGE, Square
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


def fight_of(g: TownState) -> Fight:
    assert g.fight is not None, "nobody fights"
    return g.fight


def defence_of(g: TownState) -> Defence:
    assert g.defence is not None, "no zombie has come"
    return g.defence


class Standing(NamedTuple):
    """A survivor in play: whose he is, where he is, and whether he is placed there or accompanies a pawn."""

    survivor: Survivor
    colour: Colour
    square: Square
    is_placed: bool


@clause("ZT-15.17")
def standing(g: TownState, survivor: PieceId) -> Standing:
    """A survivor belongs to the pawn that he accompanies or to the colour that owns the building."""
    for pawn in g.pawns.values():
        for found in pawn.companions:
            if found.id == survivor:
                return Standing(found, pawn.colour, pawn.square, is_placed=False)
    for building, site in g.sites.items():
        for found in site.survivors:
            if found.id == survivor:
                return Standing(found, site.owner, building, is_placed=True)
    raise LookupError(f"{survivor} is not in play")


@clause("ZT-9.3", "ZT-15.18")
def colour_of(g: TownState, fighter: Fighter) -> Colour:
    """The colour to which a kill of this fighter belongs."""
    return fighter if fighter in g.pawns else standing(g, fighter).colour


def seat_of_fighter(g: TownState, fighter: Fighter) -> Seat:
    return g.pawns[colour_of(g, fighter)].seat


# -- weapons ----------------------------------------------------------------------------------------------------


@clause("ZT-9.19", "ZT-9.25", "ZT-9.30")
def defending_weapons(g: TownState, fighter: Fighter) -> list[Weapon]:
    """With which a fighter may answer a shot: a pawn also with those of its companions, a survivor with his own."""
    if fighter not in g.pawns:
        weapon = standing(g, fighter).survivor.weapon
        return loaded([] if weapon is None else [weapon])
    pawn = g.pawns[fighter]
    return loaded(pawn.weapons) + _loaded_of(pawn.companions)


def _loaded_of(survivors: Iterable[Survivor]) -> list[Weapon]:
    return [survivor.weapon for survivor in survivors if survivor.weapon is not None and survivor.weapon.shots]


# -- attack -----------------------------------------------------------------------------------------------------


@clause("ZT-9.5", "ZT-9.6", "ZT-9.7", "ZT-9.8")
def why_not_attack(g: TownState, pawn: Pawn) -> str | None:
    """A loaded weapon on the pawn, and a zombie in reach or somebody else's piece on the same square."""
    if not loaded(pawn.weapons):
        return "ZT-9.5"
    near = (pawn.square,) if turn_of(g).is_clearing else IN_RANGE[pawn.square]
    if not g.zombies.keys().isdisjoint(near):
        return None
    return None if not turn_of(g).is_clearing and foreign_pieces(g, pawn) else "ZT-9.6"


@clause("ZT-9.6", "ZT-9.8", "ZT-9.9", "ZT-9.12", "ZT-5.5", "ZT-15.12")
def targets(g: TownState, pawn: Pawn) -> list[str]:
    """Squares with zombies up to two away, also out of a barricaded building; then pawns and survivors here."""
    if turn_of(g).is_clearing:
        return [pawn.square]
    return [square for square in IN_RANGE[pawn.square] if square in g.zombies] + foreign_pieces(g, pawn)


def foreign_pieces(g: TownState, pawn: Pawn) -> list[Fighter]:
    """Pawns and survivors of other seats on the pawn's square."""
    others = [other for other in pawns_at(g, pawn.square) if other.seat != pawn.seat]
    found = [other.colour for other in others]
    found += [survivor.id for other in others for survivor in other.companions]
    site = g.sites.get(pawn.square)
    if site is not None and not is_own_site(g, pawn.seat, site):
        found += [survivor.id for survivor in site.survivors]
    return found


# -- defence ----------------------------------------------------------------------------------------------------


@clause("ZT-15.16")
def group_pawns(g: TownState, seat: Seat, square: Square) -> list[Pawn]:
    """The pawns of a seat on one square are one group."""
    return [pawn for pawn in pawns_at(g, square) if pawn.seat == seat]


def is_group(g: TownState, seat: Seat, square: Square) -> bool:
    return bool(own_survivors_at(g, seat, square) or group_pawns(g, seat, square))


@clause("ZT-9.39")
def groups(g: TownState, square: Square, first: Seat) -> list[Seat]:
    """The seats with a pawn or placed survivor there, clockwise from this one."""
    return [seat for seat in seats_from(g, first) if is_group(g, seat, square)]


@clause("ZT-9.33", "ZT-9.34")
def group_weapons(g: TownState, seat: Seat, square: Square) -> list[Weapon]:
    """Every loaded weapon of the pawns, of their companions and of the survivors placed there."""
    found: list[Weapon] = []
    for pawn in group_pawns(g, seat, square):
        found += loaded(pawn.weapons) + _loaded_of(pawn.companions)
    return found + _loaded_of(own_survivors_at(g, seat, square))
