"""Effects that lead to other effects: fate, conditions, ways, dice; rules that last; whole rounds."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.cards.asking import pick_one
from untot.games.dawn_of_the_zeds.cards.candidates import heroes_in_play
from untot.games.dawn_of_the_zeds.cards.possible import can_begin
from untot.games.dawn_of_the_zeds.cards.texts import carries_out
from untot.games.dawn_of_the_zeds.charts import LIMITS
from untot.games.dawn_of_the_zeds.facts import is_competitive
from untot.games.dawn_of_the_zeds.pieces import ZEDS
from untot.games.dawn_of_the_zeds.printed_cards import Address, card_of
from untot.games.dawn_of_the_zeds.rules.c2_fate import with_fate
from untot.games.dawn_of_the_zeds.rules.c3_pressure import pressure
from untot.games.dawn_of_the_zeds.rules.c8_level import raise_infection
from untot.games.dawn_of_the_zeds.rules.c8_outbreak import unchecked_draws
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.rules.c16_end import win
from untot.games.dawn_of_the_zeds.state import LEVEL_I, DawnState, Modifier
from untot.games.dawn_of_the_zeds.vocabulary import (
    Brains,
    ByRoll,
    ChooseOne,
    CloseSpace,
    DiscardKept,
    Fate,
    IfInfection,
    IfSuperZedOnBoard,
    IfUnitOn,
    KeepOn,
    Lasts,
    OutbreakWithoutLowering,
    Pressure,
    UncheckedOutbreak,
    Win,
)
from untot.games.dawn_of_the_zeds.whereabouts import player_units_in
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import word, words
from untot.parts.deferring import one_effect

# -- what follows -----------------------------------------------------------------------------------------------


@carries_out(Fate)
@clause("DZ-2.9", "DZ-CT24")
def fate(g: DawnState, effect: Fate, address: Address) -> None:
    """A fate draw, these effects at its track, then the text of the fate card."""
    g.then(*with_fate(("text", f"{address}.then", 0), surface_only=effect.above_ground))


@carries_out(IfUnitOn)
@clause("DZ-CT15")
def if_unit_on(g: DawnState, effect: IfUnitOn, address: Address) -> None:
    """Any player unit will do, also refugees or one that is stuck."""
    if player_units_in(g, effect.space):
        g.then(("text", f"{address}.then", 0))


@carries_out(IfInfection)
def if_infection(g: DawnState, effect: IfInfection, address: Address) -> None:
    is_high = g.infection >= effect.at_least
    g.then(("text", f"{address}.{'then' if is_high else 'otherwise'}", 0))


@carries_out(IfSuperZedOnBoard)
def if_super_zed_on_board(g: DawnState, effect: IfSuperZedOnBoard, address: Address) -> None:
    is_there = any(ZEDS[zed].kind == "super_zed" for zed in g.zeds)
    g.then(("text", f"{address}.{'then' if is_there else 'otherwise'}", 0))


@carries_out(ChooseOne)
@clause("DZ-CT07", "DZ-CT19")
async def choose_one(g: DawnState, effect: ChooseOne, address: Address) -> None:
    """One of several ways; what is impossible is not offered."""
    if not possible_ways(g, effect):
        return
    question = "event_mode" if card_of(address).startswith("E") else "now_card_choice"
    answer = await decide_together(
        g, question, "DZ-CT07", lambda g, seat: words("way", possible_ways(g, effect)), about={"card": card_of(address)}
    )
    number = next(n for n, way in enumerate(effect.ways) if word("way", way.id) == answer)
    g.then(("text", f"{address}.ways{number}.then", 0))


def possible_ways(g: DawnState, effect: ChooseOne) -> list[str]:
    return [way.id for way in effect.ways if any(can_begin(g, part) for part in way.then)]


@carries_out(ByRoll)
def by_roll(g: DawnState, effect: ByRoll, address: Address) -> None:
    """Dice say which effects follow, if any."""
    dice = g.roll(effect.dice)
    g.tell("die_rolled", f"DZ-{card_of(address)}", die=sum(dice))
    for number, band in enumerate(effect.bands):
        if band.low <= sum(dice) <= band.high:
            g.then(("text", f"{address}.bands{number}.then", 0))
            return


# -- rules that last, kept cards --------------------------------------------------------------------------------


@carries_out(Lasts)
@clause("DZ-CT17", "DZ-1.2.3")
async def lasts(g: DawnState, effect: Lasts, address: Address) -> None:
    """A rule holds until the end of the phase or the round, for all or for one hero."""
    unit = await pick_one(g, "unit", heroes_in_play, address) if effect.unit else ""
    if effect.unit and not unit:
        return
    g.modifiers.append(Modifier(effect.rule, card_of(address), effect.until, effect.by, unit))
    g.tell("rule_in_force", f"DZ-{card_of(address)}", card=card_of(address), rule=effect.rule, until=effect.until)


@carries_out(CloseSpace)
@clause("DZ-MK3")
def close_space(g: DawnState, effect: CloseSpace, address: Address) -> None:
    """Nothing enters it any more this round."""
    g.no_entry.append(effect.space)
    g.tell("space_closed", "DZ-MK3", space=effect.space)


@carries_out(KeepOn)
@clause("DZ-2.12")
def keep_on(g: DawnState, effect: KeepOn, address: Address) -> None:
    """A die says whether the card that was played stays among the kept ones."""
    card = card_of(address)
    (die,) = g.roll(1)
    g.tell("die_rolled", f"DZ-{card}", die=die)
    if die >= effect.low:
        g.played.remove(card)
        g.kept.append(card)
        g.tell("fate_kept", "DZ-2.12", card=card)


@carries_out(DiscardKept)
async def discard_kept(g: DawnState, effect: DiscardKept, address: Address) -> None:
    """One kept card of the hero side's choice, without effect, if there is one."""
    card = await pick_one(g, "discard", lambda g: list(g.kept), address)
    if card:
        g.kept.remove(card)
        g.fates.discards.append(card)
        g.tell("fate_discarded", f"DZ-{card_of(address)}", card=card)


# -- outbreaks, whole rounds, the end ---------------------------------------------------------------------------


@carries_out(UncheckedOutbreak)
@clause("DZ-8.2.9", "DZ-8.2.14")
def unchecked_outbreak_now(g: DawnState, effect: UncheckedOutbreak, address: Address) -> None:
    """Infection to 13; the outbreak that this demands comes at once, and no second one."""
    if g.level >= LEVEL_I:
        g.infection = LIMITS.infection
        g.tell("infection_set", f"DZ-{card_of(address)}", infection=g.infection)
        g.put_off = [step for step in g.put_off if step != ("unchecked_outbreak",)]
        g.then(("unchecked_outbreak",))


@carries_out(OutbreakWithoutLowering)
@clause("DZ-8.2.9", "DZ-2.17")
def outbreak_without_lowering(g: DawnState, effect: OutbreakWithoutLowering, address: Address) -> None:
    """An unchecked outbreak that leaves the infection as it is; the text of its fate card comes after this one."""
    g.tell("unchecked_outbreak", f"DZ-{card_of(address)}")
    g.then(*unchecked_draws(g))


@carries_out(Brains)
@clause("DZ-1.2.8", "DZ-1.2.14", "DZ-1.2.16", "DZ-12.2.29", "DZ-12.2.30", "DZ-2.15")
def brains(g: DawnState, effect: Brains, address: Address) -> None:
    """Infection, as an effect of its own; then every track once. Cards for a Zeds phase may be played."""
    reinforcement: tuple[Step, ...] = (("reinforcement",),) if is_competitive(g) else ()
    g.then(
        *one_effect(("brains_infect", effect.infection)),
        ("brains_begin",),
        *reinforcement,
        ("phase_window", "zeds"),
        ("next_of_all", 1),
        ("phase_ends",),
    )


def brains_infect(g: DawnState, by: int) -> None:
    raise_infection(g, by, "DZ-1.2.8")


def brains_begin(g: DawnState) -> None:
    """From now on zeds that win move on."""
    g.phase, g.is_brains, g.activated, g.lost = "zeds", True, [], []
    g.tell("brains_began", "DZ-1.2.8")


@carries_out(Pressure)
@clause("DZ-3.0.4")
def pressure_now(g: DawnState, effect: Pressure, address: Address) -> None:
    pressure(g)


@carries_out(Win)
@clause("DZ-1.3.1")
def town_is_saved(g: DawnState, effect: Win, address: Address) -> None:
    win(g)
