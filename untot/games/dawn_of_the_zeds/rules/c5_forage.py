"""Chapter 5.3: the Forage action."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.abilities import has_flag, own_rule, own_rules, rules_in_play
from untot.games.dawn_of_the_zeds.board import FORAGE_CLASS, is_town_space
from untot.games.dawn_of_the_zeds.charts import FORAGE, Gain
from untot.games.dawn_of_the_zeds.facts import has_supplies, is_on
from untot.games.dawn_of_the_zeds.fight_facts import extra_dice
from untot.games.dawn_of_the_zeds.pieces import UNITS, Paid, UnitId
from untot.games.dawn_of_the_zeds.printed_rules import ForageGain, Nose, RollBonus
from untot.games.dawn_of_the_zeds.rules.c5_able import why_stuck
from untot.games.dawn_of_the_zeds.rules.c5_stocks import gain
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_hero_or_any_civilians, is_refugees, is_zed_controlled
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, word

HIGHEST = 6
FORAGERS: Final = frozenset(unit for unit in UNITS if is_hero_or_any_civilians(unit))


@clause("DZ-5.3.1", "DZ-5.3.2", "DZ-5.3.3", "DZ-5.3.8", "DZ-10.2.7", "DZ-H07.1", "DZ-AU3.1")
def why_not_forage(g: DawnState, unit: UnitId, paid: Paid = "track") -> str | None:
    """A hero or civilians unit on a named space, defiant ones too; not where the Hoarders are."""
    if unit not in FORAGERS:
        return "DZ-5.3.3" if is_refugees(unit) else "DZ-5.3.8"
    place = g.units[unit].place
    if place not in FORAGE_CLASS:
        return "DZ-5.3.1"
    if place in g.chaos and (stuck := why_stuck(g, unit)) is not None and own_rule(g, unit, Nose) is None:
        return stuck
    return "DZ-AU3.1" if place in g.units_at and "hoarders" in g.units_at[place] else None


def begin_forage(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("forage", unit),)


@clause("DZ-5.3.4", "DZ-5.3.6", "DZ-5.3.7", "DZ-H16.2", "DZ-H07.1")
def forage(g: DawnState, unit: UnitId) -> None:
    """One die, or two of which one is chosen; the same number twice brings the result twice."""
    extra = extra_dice(g, unit, "forage")
    g.forage_dice = sorted(g.roll(forage_dice(g, unit) + extra))[extra:]
    g.tell("forage_rolled", "DZ-5.3.4", unit=unit, dice=list(g.forage_dice), bonus=forage_bonus(g, unit))
    if len(set(g.forage_dice)) > 1:
        g.then(("choose_forage_die", unit), ("forage_over", unit))
    else:
        g.then(*[("take_yield", unit, g.forage_dice[0]) for _ in g.forage_dice], ("forage_over", unit))


@clause("DZ-5.3.6", "DZ-H07.1")
def forage_dice(g: DawnState, unit: UnitId) -> int:
    """Scavengers roll two; Pickles among zeds or chaos only one."""
    is_hindered = own_rule(g, unit, Nose) is not None and is_zed_controlled(g, g.units[unit].place)
    return 2 if has_flag(unit, "two_dice_forage") and not is_hindered else 1


@clause("DZ-5.3.6")
async def choose_forage_die(g: DawnState, unit: UnitId) -> None:
    yields = {str(die): yield_name(g, unit, die) for die in sorted(set(g.forage_dice))}
    answer = await decide_together(
        g, "forage_die", "DZ-5.3.6", different_dice, calm=False, about={"unit": unit, "yields": yields}
    )
    g.then(("take_yield", unit, int(thing_of(answer))))


def different_dice(g: DawnState, seat: Seat) -> list[str]:
    return [word("die", die) for die in sorted(set(g.forage_dice))]


@clause("DZ-5.3.4", "DZ-5.3.5", "DZ-5.3.9", "DZ-13.1.2", "DZ-13.3.24")
async def take_yield(g: DawnState, unit: UnitId, die: int) -> None:
    """The forage chart says what there is; of several gains one is chosen."""
    gains = possible_gains(g, unit, die)
    if not gains:
        g.tell("nothing_found", "DZ-5.3.4", unit=unit)
        return
    chosen = gains[0]
    if len(gains) > 1:
        answer = await decide_together(
            g, "forage_choice", "DZ-5.3.4", lambda g, seat: list(gain_words(g, unit, die)), calm=False,
            about={"unit": unit},
        )  # fmt: skip
        chosen = gain_words(g, unit, die)[answer]
    gain(g, chosen.supplies, chosen.ammo, "DZ-5.3.5")


def gain_words(g: DawnState, unit: UnitId, die: int) -> dict[str, Gain]:
    """`take:supplies_1`, `take:ammo_1`, `take:supplies_1_ammo_1`."""
    return {word("take", gain_name(found)): found for found in possible_gains(g, unit, die)}


def gain_name(found: Gain) -> str:
    parts = [f"{kind}_{count}" for kind, count in (("supplies", found.supplies), ("ammo", found.ammo)) if count]
    return "_".join(parts)


def yield_name(g: DawnState, unit: UnitId, die: int) -> str:
    """What a die would bring, for whoever must choose one: `supplies_1_or_ammo_1`, `nothing_found`."""
    return "_or_".join(gain_name(found) for found in possible_gains(g, unit, die)) or "nothing_found"


@clause("DZ-5.3.9", "DZ-13.1.2", "DZ-13.3.24", "DZ-0.1.10")
def possible_gains(g: DawnState, unit: UnitId, die: int) -> list[Gain]:
    """What a result brings here; in the Basic game there are no supplies to find."""
    result = die + forage_bonus(g, unit)
    if is_on(g, "good_yield") and result > HIGHEST:
        gains = FORAGE.good_yield
    else:
        bands = getattr(FORAGE, FORAGE_CLASS[g.units[unit].place])
        gains = next((band.gains for band in bands if band.low <= min(result, HIGHEST) <= band.high), ())
    if has_supplies(g):
        return list(gains)
    return [found for found in gains if not found.supplies]


@clause("DZ-H02.1", "DZ-H14.3", "DZ-R16")
def forage_bonus(g: DawnState, unit: UnitId) -> int:
    """City Keys for others in town, a forager's own, and the current research."""
    bonus = sum(rule.by for _, rule in own_rules(g, unit, RollBonus) if rule.of == "forage" and rule.whom == "self")
    for holder, _, rule in rules_in_play(g, RollBonus):
        if rule.of != "forage" or rule.whom == "self":
            continue
        if rule.whom == "all" or (holder != unit and is_town_space(g.units[unit].place)):
            bonus += rule.by
    return bonus


@clause("DZ-H09.1")
def forage_over(g: DawnState, unit: UnitId) -> None:
    """Full pockets bring a supply whatever was rolled."""
    g.forage_dice = []
    rule = own_rule(g, unit, ForageGain)
    if rule is not None:
        gain(g, rule.supplies, 0, "DZ-H09.1")
