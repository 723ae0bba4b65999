"""Effects that lead to other effects: fate, conditions; and rules that last."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.cards.asking import pick_one
from untot.games.dawn_of_the_zeds.cards.candidates import heroes_in_play
from untot.games.dawn_of_the_zeds.cards.texts import carries_out
from untot.games.dawn_of_the_zeds.facts import is_competitive
from untot.games.dawn_of_the_zeds.printed_cards import Address, card_of
from untot.games.dawn_of_the_zeds.rules.c2_fate import with_fate
from untot.games.dawn_of_the_zeds.rules.c3_pressure import pressure
from untot.games.dawn_of_the_zeds.rules.c8_level import raise_infection
from untot.games.dawn_of_the_zeds.rules.c16_end import win
from untot.games.dawn_of_the_zeds.state import DawnState, Modifier
from untot.games.dawn_of_the_zeds.vocabulary import Brains, CloseSpace, Fate, IfUnitOn, Lasts, Pressure, Win
from untot.games.dawn_of_the_zeds.whereabouts import player_units_in
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.parts.deferring import one_effect


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
    g.phase, g.is_brains, g.activated = "zeds", True, []
    g.tell("brains_began", "DZ-1.2.8")


@carries_out(Pressure)
@clause("DZ-3.0.4")
def pressure_now(g: DawnState, effect: Pressure, address: Address) -> None:
    pressure(g)


@carries_out(Win)
@clause("DZ-1.3.1")
def town_is_saved(g: DawnState, effect: Win, address: Address) -> None:
    win(g)
