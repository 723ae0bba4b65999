"""Chapter 4.5: zeds at the Town Center."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.abilities import has_ability
from untot.games.dawn_of_the_zeds.board import TOWN_CENTER
from untot.games.dawn_of_the_zeds.placing import put_zed
from untot.games.dawn_of_the_zeds.rules.c2_windows import discharges
from untot.games.dawn_of_the_zeds.rules.c6_melee import begin_melee
from untot.games.dawn_of_the_zeds.rules.c6_retreat import zeds_retreat
from untot.games.dawn_of_the_zeds.rules.c16_end import lose
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import defenders_in, zeds_in
from untot.kernel.rulebook import clause


@clause("DZ-4.5.1", "DZ-1.3.2", "DZ-3.1.15", "DZ-4.5.3", "DZ-5.5.25")
def enter_town_center(g: DawnState) -> None:
    """The match is lost at once, without a final fight; unless the Clarion Courier has called to a last bulwark."""
    if not has_ability(g, "last_bulwark"):
        town_falls(g)
    elif discharges(g):
        g.then(("any_time",), ("last_bulwark",))
    else:
        g.then(("last_bulwark",))


@clause("DZ-4.5.1", "DZ-1.3.2")
def town_falls(g: DawnState) -> None:
    step = g.steps[-1]
    g.tell("zeds_in_town_center", "DZ-4.5.1", zeds=list(step.zeds), origin=step.origin, space=TOWN_CENTER)
    lose(g, "town_lost", "DZ-1.3.2")


@clause("DZ-4.5.3", "DZ-4.5.4", "DZ-4.5.6", "DZ-4.5.7", "DZ-HC7.2")
def last_bulwark(g: DawnState) -> None:
    """Player units with a strength in the Town Center fight there, with its benefit; without any the town falls."""
    step = g.steps[-1]
    defenders = defenders_in(g, TOWN_CENTER)
    if not defenders:
        town_falls(g)
    for zed in step.zeds:
        put_zed(g, zed, TOWN_CENTER)
    g.tell("zeds_moved", "DZ-4.5.7", zeds=list(step.zeds), origin=step.origin, space=TOWN_CENTER)
    step.has_fought = True
    parts = begin_melee(g, TOWN_CENTER, "zeds", list(step.zeds), defenders, shift=step.shift, row=step.row)
    g.melees[-1].is_bulwark = True
    g.then(*parts, ("bulwark_holds",))


@clause("DZ-4.5.3", "DZ-4.5.5", "DZ-4.5.7")
def bulwark_ends(g: DawnState) -> None:
    """Zeds that lose go back to their #0; if they win and one is left the town has fallen."""
    melee = g.melees[-1]
    zeds = list(zeds_in(g, TOWN_CENTER))
    if melee.loser == "zeds":
        g.then(*zeds_retreat(g, TOWN_CENTER, zeds))
    elif zeds:
        town_falls(g)


def bulwark_holds(g: DawnState) -> None:
    """Nothing more of the step in the Town Center itself."""
    g.skip_to("step_over")
