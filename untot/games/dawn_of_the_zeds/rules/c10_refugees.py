"""Chapter 10.2: refugees reach the town, and the camp arms some of them."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.board import CAMP, CEMETERY, TOWN_CENTER, is_start, is_track_space
from untot.games.dawn_of_the_zeds.facts import is_on
from untot.games.dawn_of_the_zeds.pieces import UNITS, VIP, UnitId
from untot.games.dawn_of_the_zeds.placing import bury, change_unit, put_unit
from untot.games.dawn_of_the_zeds.rules.c5_stocks import gain
from untot.games.dawn_of_the_zeds.rules.c8_level import lower_infection, raise_infection
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import LEVEL_II, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_refugees, player_units, player_units_in, units_in
from untot.kernel.forms import Branch, branch
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, word, words

ARMED: Final = "armed"
REWARDS: Final = ("no_infection", "all_healed", "stocks")
VIP_SUPPLIES: Final = 4
VIP_AMMO: Final = 2


# -- reaching the town ------------------------------------------------------------------------------------------


@clause("DZ-10.2.13", "DZ-10.2.17", "DZ-13.1.10")
def refugees_in_town(g: DawnState, unit: UnitId) -> None:
    """The V.I.P. bring a reward first; then infection +1, and all go to the camp."""
    if unit == VIP:
        g.then(("vip_reward",), ("to_camp", unit))
    else:
        g.then(("to_camp", unit))


@clause("DZ-10.2.13", "DZ-10.2.14", "DZ-13.1.10")
def to_camp(g: DawnState, unit: UnitId) -> None:
    put_unit(g, unit, CAMP)
    g.tell("refugees_in_camp", "DZ-10.2.13", unit=unit)
    raise_infection(g, 1, "DZ-10.2.13")
    if is_on(g, "resourceful_refugees", LEVEL_II):
        gain(g, 2, 0, "DZ-13.1.10")


@clause("DZ-SU3")
async def vip_reward(g: DawnState) -> None:
    """One of three: no infection, everybody healed, or stocks."""
    answer = await decide_together(g, "vip_reward", "DZ-SU3", lambda g, seat: words("reward", REWARDS))
    reward = thing_of(answer)
    if reward == "no_infection":
        lower_infection(g, g.infection, "DZ-SU3")
    elif reward == "stocks":
        gain(g, VIP_SUPPLIES, VIP_AMMO, "DZ-SU3")
    else:
        heal_everybody(g)


@clause("DZ-SU3", "DZ-CT11")
def heal_everybody(g: DawnState) -> None:
    """Full side, no hits, no EKG; comatose refugees go to the camp. The infection does not change."""
    for unit in player_units(g):
        found = g.units[unit]
        if is_refugees(unit) and found.is_comatose:
            change_unit(g, unit, is_comatose=False)
            put_unit(g, unit, CAMP)
        elif found.is_comatose or found.is_reduced or found.hits:
            change_unit(g, unit, is_comatose=False, is_reduced=False, hits=0)
    g.tell("all_healed", "DZ-SU3")


# -- arming refugees --------------------------------------------------------------------------------------------


@clause("DZ-10.2.15", "DZ-10.2.16")
def why_not_arm(g: DawnState) -> str | None:
    """Once in each Action phase: somebody in the camp, and regular civilians in the cemetery."""
    if ARMED in g.used:
        return "DZ-10.2.15"
    return None if player_units_in(g, CAMP) and fallen_civilians(g) else "DZ-10.2.16"


def fallen_civilians(g: DawnState) -> list[UnitId]:
    return [unit for unit in units_in(g, CEMETERY) if UNITS[unit].kind == "regular_civilians"]


def arming_words(g: DawnState) -> Branch:
    """Who goes, and who comes instead."""
    return branch({word("with", unit): words("unit", fallen_civilians(g)) for unit in player_units_in(g, CAMP)})


@clause("DZ-10.2.15")
def arm_refugees(g: DawnState, refugees: UnitId, civilians: UnitId) -> None:
    """Refugees of the camp go to the cemetery, civilians come back from it, reduced side up."""
    g.used.append(ARMED)
    bury(g, refugees)
    put_unit(g, civilians, TOWN_CENTER)
    change_unit(g, civilians, is_reduced=True, hits=0)
    g.tell("refugees_armed", "DZ-10.2.15", unit=civilians, refugees=refugees)


def is_under_way(g: DawnState, unit: UnitId) -> bool:
    """Refugees on a track or a Start."""
    place = g.units[unit].place
    return is_refugees(unit) and not g.units[unit].is_villagers and (is_track_space(place) or is_start(place))


def arm_steps(said: list[str]) -> tuple[Step, ...]:
    return (("arm_refugees", thing_of(said[0]), thing_of(said[1])),)
