"""Chapter 8: the Infection phase and outbreaks."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.abilities import current_rule
from untot.games.dawn_of_the_zeds.board import SPACES_OF, START_OF, SpaceId, TrackId, is_start, is_village
from untot.games.dawn_of_the_zeds.facts import active_event, is_on
from untot.games.dawn_of_the_zeds.pieces import MARTEUSE_INFECTOR, ZedKind
from untot.games.dawn_of_the_zeds.printed_rules import OutbreakAtStart, OutbreakSets
from untot.games.dawn_of_the_zeds.rules.c0_new_zeds import pile_of
from untot.games.dawn_of_the_zeds.rules.c1_sequence import enter_phase, with_event
from untot.games.dawn_of_the_zeds.rules.c2_fate import with_fate
from untot.games.dawn_of_the_zeds.rules.c4_chaos import place_chaos
from untot.games.dawn_of_the_zeds.rules.c8_level import lower_infection, raise_infection
from untot.games.dawn_of_the_zeds.state import LEVEL_I, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_infector
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.parts.deferring import one_effect

DOCTOR_INFECTS: Final = 2


# -- the phase --------------------------------------------------------------------------------------------------


@clause("DZ-8.1.1", "DZ-8.2.10", "DZ-8.2.11")
def infection_phase(g: DawnState) -> None:
    """First the infectors, as one effect; then the roll, if the tab demands it."""
    enter_phase(g, "infection", "DZ-8.1.1")
    g.then(*with_event("infection", *one_effect(("infectors_infect",)), ("infection_roll",)), ("phase_ends",))


@clause("DZ-IN3", "DZ-8.1.1", "DZ-13.2.12")
def infectors_infect(g: DawnState) -> None:
    """Infection +1 for each infector that has left its Start; Dr. Marteuse counts two."""
    out = [zed for zed, found in g.zeds.items() if is_infector(zed) and not is_start(found.space)]
    raise_infection(g, sum(DOCTOR_INFECTS if zed == MARTEUSE_INFECTOR else 1 for zed in out), "DZ-8.1.1")


@clause("DZ-8.1.2", "DZ-8.1.3", "DZ-8.1.4", "DZ-8.1.5", "DZ-R12")
def infection_roll(g: DawnState) -> None:
    """Two dice against the infection: not above it, it falls by the sum and an outbreak takes place."""
    if not active_event(g).infection:
        return
    dice = g.roll(2)
    is_outbreak = sum(dice) <= g.infection
    g.tell("infection_rolled", "DZ-8.1.3", dice=dice, infection=g.infection, is_outbreak=is_outbreak)
    if is_outbreak:
        fall_back_by(g, sum(dice), "DZ-8.1.5")
        g.then(*one_effect(*outbreak("regular_zed")))


@clause("DZ-R12")
def fall_back_by(g: DawnState, by: int, clause_id: str) -> None:
    """The infection falls by the roll; with Slow Change it is set instead."""
    rule = current_rule(g, OutbreakSets)
    if rule is None:
        lower_infection(g, by, clause_id)
    else:
        g.infection = rule.infection
        g.tell("infection_set", "DZ-R12", infection=g.infection)


# -- outbreaks --------------------------------------------------------------------------------------------------


@clause("DZ-8.3.1", "DZ-8.3.8")
def outbreak(kind: ZedKind) -> tuple[Step, ...]:
    """A fate draw, a zed on its track, then the text of the fate card."""
    return with_fate(("outbreak_zed", kind))


@clause("DZ-0.2.10", "DZ-8.2.5", "DZ-8.3.2", "DZ-13.2.8", "DZ-13.3.25")
def outbreak_zed(g: DawnState, kind: ZedKind) -> None:
    """Where chaos reigns, or in a village; if no zed is left, chaos breaks out there instead."""
    track = g.fate_draws[-1].track
    space = outbreak_space(g, track)
    g.tell("outbreak", "DZ-8.3.1", track=track, space=space, kind=kind)
    if not pile_of(g, kind):
        place_chaos(g, space, "DZ-0.2.10")
        return
    rabbits: tuple[Step, ...] = ()
    if kind == "super_zed" and is_on(g, "like_rabbits", LEVEL_I):
        rabbits = (("new_zeds", "regular_zed", 1, START_OF[track]),)
    g.then(("new_zeds", kind, 1, space), *rabbits)


@clause("DZ-8.3.2", "DZ-8.3.3", "DZ-8.3.4", "DZ-8.3.9", "DZ-8.3.11", "DZ-4.7.17", "DZ-13.1.7", "DZ-R18", "DZ-11.17")
def outbreak_space(g: DawnState, track: TrackId) -> SpaceId:
    """The chaos nearest to Town Center, else the nearest village, else the Start; some rules always say the Start."""
    if is_on(g, "infection_control", LEVEL_I) or current_rule(g, OutbreakAtStart) is not None:
        return START_OF[track]
    spaces = SPACES_OF[track]
    chaos = [space for space in spaces if space in g.chaos]
    villages = [space for space in spaces if is_village(space)]
    return (chaos or villages or [START_OF[track]])[0]


@clause("DZ-8.2.1", "DZ-8.2.4", "DZ-8.2.5", "DZ-8.2.12", "DZ-13.2.9", "DZ-13.3.8")
def unchecked_outbreak(g: DawnState) -> None:
    """Two dice lower the infection, then an outbreak with a super-zed; with `out_of_the_rain` a second one."""
    g.tell("unchecked_outbreak", "DZ-8.2.1")
    g.then(*one_effect(("unchecked_lowering",), *unchecked_draws(g)))


def unchecked_draws(g: DawnState) -> tuple[Step, ...]:
    draws = 2 if is_on(g, "out_of_the_rain", LEVEL_I) else 1
    return outbreak("super_zed") * draws


@clause("DZ-8.2.4", "DZ-8.2.9", "DZ-R12")
def unchecked_lowering(g: DawnState) -> None:
    dice = g.roll(2)
    g.tell("lowering_rolled", "DZ-8.2.4", dice=dice)
    fall_back_by(g, sum(dice), "DZ-8.2.4")
