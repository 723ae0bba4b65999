"""Chapter 20: exploding barrels and acid, where a scenario has them."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up.facts import has_rule, scenario_of, zombies_outside
from untot.games.flick_em_up.geometry.shapes import Round, Shape, are_within, gap
from untot.games.flick_em_up.geometry.town import ACID_RADIUS
from untot.games.flick_em_up.pieces import BARRELS, PieceId, mm
from untot.games.flick_em_up.positions import footprint_of
from untot.games.flick_em_up.rules.c1_basics import lay_down
from untot.games.flick_em_up.rules.c12_checks import credit_kill, lose_life, send_to_cellar
from untot.games.flick_em_up.state import FlickState
from untot.kernel.rulebook import clause

BLAST: Final = mm(60)


@clause("FL-20.6", "FL-20.8", "FL-20.11", "FL-24.8")
def explosions(g: FlickState) -> None:
    """One barrel after the other, the nearest first."""
    while g.aftermath.exploding:
        explode(g, g.aftermath.exploding.pop(0))


@clause("FL-20.6", "FL-20.7", "FL-20.8")
def explode(g: FlickState, barrel: PieceId) -> None:
    """At its place at rest: zombies near it are killed, survivors are hurt and laid down, other barrels follow."""
    centre = footprint_of(g, barrel)
    g.poses.pop(barrel)
    forget(g, barrel)
    g.tell("barrel_exploded", "FL-20.7", barrel=barrel)
    for zombie in [zombie for zombie in zombies_outside(g) if are_within(footprint_of(g, zombie), centre, BLAST)]:
        credit_kill(g, is_quiet=False)
        forget(g, zombie)
        send_to_cellar(g, zombie, "FL-20.7")
    hurt_near(g, centre)
    near = [each for each in BARRELS if each in g.poses and are_within(footprint_of(g, each), centre, BLAST)]
    follow = [each for each in near if each not in g.aftermath.exploding]
    g.aftermath.exploding += sorted(follow, key=lambda each: gap(footprint_of(g, each), centre))


def hurt_near(g: FlickState, centre: Shape) -> None:
    hurt = [each for each in g.boards if each in g.poses and are_within(footprint_of(g, each), centre, BLAST)]
    for survivor in hurt:
        lose_life(g, survivor, "FL-20.7")
        if survivor in g.aftermath.fallen:
            g.aftermath.fallen.remove(survivor)
        if g.poses[survivor].stands:
            lay_down(g, survivor, "FL-20.7")


def forget(g: FlickState, piece: PieceId) -> None:
    """A piece that is gone has nothing to be put right."""
    after = g.aftermath
    after.left = [left for left in after.left if left[0] != piece]
    for listed in (after.stacked, after.moved, after.fallen):
        if piece in listed:
            listed.remove(piece)


# -- acid -------------------------------------------------------------------------------------------------------


@clause("FL-6.10", "FL-20.9", "FL-20.10", "FL-24.9", "FL-25.7", "FL-29.9", "FL-30.9")
def acid(g: FlickState) -> None:
    """A survivor whose move ends in it is hurt and stays standing; zombies that a rush brings into it are killed."""
    puddle = acid_of(g)
    if puddle is None:
        return
    active = g.activation
    moved = [active.survivor] if g.aftermath.has_moved and active is not None else []
    for survivor in moved:
        if survivor in g.poses and is_in(g, survivor, puddle):
            lose_life(g, survivor, "FL-20.9")
    if g.aftermath.is_rush:
        for zombie in [zombie for zombie in zombies_outside(g) if is_in(g, zombie, puddle)]:
            send_to_cellar(g, zombie, "FL-20.10")


def acid_of(g: FlickState) -> Shape | None:
    place = scenario_of(g).acid
    if place is None or not has_rule(g, "acid_burns"):
        return None
    return Round(mm(place[0]), mm(place[1]), ACID_RADIUS)


def is_in(g: FlickState, piece: PieceId, puddle: Shape) -> bool:
    return gap(footprint_of(g, piece), puddle) == 0
