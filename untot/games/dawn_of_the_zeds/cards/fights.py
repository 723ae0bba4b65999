"""Effects on fights: cards for a melee, and attacks that cards make."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.cards.asking import pick_one
from untot.games.dawn_of_the_zeds.cards.candidates import fighters_on_tracks, spaces_near_town, units_on_track
from untot.games.dawn_of_the_zeds.cards.texts import carries_out
from untot.games.dawn_of_the_zeds.charts import COLUMNS, GUNFIRE, MELEE
from untot.games.dawn_of_the_zeds.facts import in_force
from untot.games.dawn_of_the_zeds.fight_facts import EQUAL, best_benefit, gunfire_column
from untot.games.dawn_of_the_zeds.pieces import UnitId, ZedId
from untot.games.dawn_of_the_zeds.placing import change_zed, put_zed
from untot.games.dawn_of_the_zeds.printed_cards import Address, card_of
from untot.games.dawn_of_the_zeds.rules.c0_new_zeds import draw_zed
from untot.games.dawn_of_the_zeds.rules.c4_step import ARRIVAL, lose_defiance
from untot.games.dawn_of_the_zeds.rules.c6_hits import hit_unit
from untot.games.dawn_of_the_zeds.rules.parts import steps_of
from untot.games.dawn_of_the_zeds.state import DawnState, ZedStep
from untot.games.dawn_of_the_zeds.vocabulary import CardGunfire, MeleeBecomes, MeleeShift
from untot.games.dawn_of_the_zeds.vocabulary_own import AttackWithoutZeds, SomethingRotten
from untot.games.dawn_of_the_zeds.whereabouts import zeds_in
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


@carries_out(CardGunfire)
@clause("DZ-CT05")
async def card_gunfire(g: DawnState, effect: CardGunfire, address: Address) -> None:
    """A shot of this strength: two dice in its column, no shifts; at the attackers, or at a space near town."""
    if effect.at == "attackers":
        space, zeds = g.melees[-1].space, tuple(zed for zed in g.melees[-1].zeds if zed in g.zeds)
    else:
        space = await pick_one(g, "space", spaces_near_town, address)
        zeds = zeds_in(g, space)
    dice = g.roll(2)
    hits = GUNFIRE[sum(dice)][gunfire_column(effect.strength) - 1]
    g.tell("card_shot", "DZ-CT05", card=card_of(address), space=space, dice=dice, hits=hits)
    if hits:
        g.then(("split_hits", hits, *zeds))


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
    if unit and g.bag:
        draw_zed(g, "regular_zed")
        zed, space = g.drawn.pop(), g.units[unit].place
        put_zed(g, zed, space)
        change_zed(g, zed, is_reduced=True)
        g.tell("zed_placed", "DZ-E17", zed=zed, space=space)
        *parts, over = steps_of(ARRIVAL, g.level)
        g.then(("rotten_attacks", zed, unit), *parts, ("rotten_grows", zed), over)


def rotten_attacks(g: DawnState, zed: ZedId, unit: UnitId) -> None:
    """The step at hand is that of the rotten zed."""
    space = g.zeds[zed].space
    g.steps.append(ZedStep([zed], space, space, "arrival", victim=unit))


@clause("DZ-E17")
def rotten_grows(g: DawnState, zed: ZedId) -> None:
    """If it has won and lives it turns to its full side, with its hits."""
    if g.steps[-1].has_won and zed in g.zeds:
        change_zed(g, zed, is_reduced=False)
        g.tell("zed_recovered", "DZ-E17", zed=zed)
