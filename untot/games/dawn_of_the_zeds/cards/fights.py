"""Effects on fights: cards for a melee, and attacks that cards make."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.cards.asking import pick_one
from untot.games.dawn_of_the_zeds.cards.candidates import fighters_on_tracks, units_on_track
from untot.games.dawn_of_the_zeds.cards.texts import carries_out
from untot.games.dawn_of_the_zeds.charts import COLUMNS, MELEE
from untot.games.dawn_of_the_zeds.facts import in_force
from untot.games.dawn_of_the_zeds.fight_facts import EQUAL, best_benefit
from untot.games.dawn_of_the_zeds.pieces import UnitId, ZedId
from untot.games.dawn_of_the_zeds.placing import change_zed, put_zed
from untot.games.dawn_of_the_zeds.printed_cards import Address, card_of
from untot.games.dawn_of_the_zeds.rules.c0_new_zeds import draw_zed
from untot.games.dawn_of_the_zeds.rules.c4_step import ARRIVAL
from untot.games.dawn_of_the_zeds.rules.c6_hits import hit_unit
from untot.games.dawn_of_the_zeds.rules.c6_retreat import lose_defiance
from untot.games.dawn_of_the_zeds.rules.parts import steps_of
from untot.games.dawn_of_the_zeds.state import DawnState, ZedStep
from untot.games.dawn_of_the_zeds.vocabulary import AttackWithoutZeds, MeleeBecomes, MeleeShift, SomethingRotten
from untot.kernel.rulebook import clause


@carries_out(MeleeShift)
@clause("DZ-CT23")
def melee_shift(g: DawnState, effect: MeleeShift, address: Address) -> None:
    """The card counts for the melee at hand (`fight_facts.card_shifts`)."""
    g.melees[-1].cards.append(card_of(address))


@carries_out(MeleeBecomes)
@clause("DZ-F08")
def melee_becomes(g: DawnState, effect: MeleeBecomes, address: Address) -> None:
    """The defeat is turned: the zeds take the hits and retreat, the unit takes none."""
    melee = g.melees[-1]
    melee.zed_hits, melee.unit_hits, melee.loser = effect.zed_hits, 0, "zeds"
    g.tell("melee_turned", "DZ-F08", unit=melee.unit, space=melee.space, zed_hits=effect.zed_hits)


# -- attacks without zeds ---------------------------------------------------------------------------------------


@carries_out(AttackWithoutZeds)
@clause("DZ-CT21")
async def attack_without_zeds(g: DawnState, effect: AttackWithoutZeds, address: Address) -> None:
    """A unit on the fated track is attacked: one roll in the column `equal`, only the benefit of its space helps."""
    unit = await pick_one(g, "unit", lambda g: units_on_track(g, g.fate_draws[-1].track), address)
    if not unit:
        return
    if g.units[unit].is_defiant:
        lose_defiance(g, unit)
    space = g.units[unit].place
    benefit = 0 if in_force(g, "no_benefit") is not None else best_benefit(g, space).by
    column = min(len(COLUMNS) - 1, EQUAL + benefit)
    dice = g.roll(2)
    hits = MELEE[sum(dice)][column].unit_hits
    g.tell("attacked_without_zeds", "DZ-CT21", unit=unit, space=space, dice=dice, column=COLUMNS[column], hits=hits)
    hit_unit(g, unit, hits)


# -- something rotten -------------------------------------------------------------------------------------------


@carries_out(SomethingRotten)
@clause("DZ-E17")
async def something_rotten(g: DawnState, effect: SomethingRotten, address: Address) -> None:
    """A zed rises beside a unit of choice, reduced side up, and attacks it and nobody else."""
    unit = await pick_one(g, "unit", fighters_on_tracks, address)
    if not unit or not g.bag:
        return
    draw_zed(g, "regular_zed")
    zed, space = g.drawn.pop(), g.units[unit].place
    put_zed(g, zed, space)
    change_zed(g, zed, is_reduced=True)
    g.tell("zed_placed", "DZ-E17", zed=zed, space=space)
    *parts, over = steps_of(ARRIVAL, g.level)
    g.then(("rotten_attacks", zed, unit), *parts, ("rotten_grows", zed), over)


def rotten_attacks(g: DawnState, zed: ZedId, unit: UnitId) -> None:
    space = g.zeds[zed].space
    g.steps.append(ZedStep([zed], space, space, "arrival", victim=unit))


@clause("DZ-E17")
def rotten_grows(g: DawnState, zed: ZedId) -> None:
    """If it has won and lives it turns to its full side, with its hits."""
    if g.steps[-1].has_won and zed in g.zeds:
        change_zed(g, zed, is_reduced=False)
        g.tell("zed_recovered", "DZ-E17", zed=zed)
