"""Chapter 4.6: the stacking limit when zeds move. Only as many enter a space as it holds."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.board import TOWN_CENTER
from untot.games.dawn_of_the_zeds.facts import is_on
from untot.games.dawn_of_the_zeds.pieces import ZEDS, ZedId
from untot.games.dawn_of_the_zeds.rules.c4_step import zeds_stay
from untot.games.dawn_of_the_zeds.rules.c6_retreat import zeds_retreat
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_infector, room_for_zeds, zed_limit, zed_strength, zeds_in
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words


@clause("DZ-4.6.9", "DZ-4.6.10", "DZ-4.6.16", "DZ-4.1.9")
def who_has_room(g: DawnState) -> None:
    """If not all have room the weaker ones are left behind; an infector always moves; if none can, all stay."""
    step = g.steps[-1]
    if step.target == TOWN_CENTER or (step.target not in g.zeds_at and len(step.zeds) <= zed_limit(g, step.target)):
        return
    bound = [zed for zed in step.zeds if not is_infector(zed)]
    if is_on(g, "only_the_tough"):
        only_the_tough(g, bound)
    elif len(bound) > room_for_zeds(g, step.target):
        if len(step.zeds) == len(bound) and room_for_zeds(g, step.target) <= 0:
            zeds_stay(g, "DZ-4.6.10")
        else:
            g.then(("leave_behind",))


@clause("DZ-4.6.9", "DZ-4.1.9", "DZ-3.1.14")
async def leave_behind(g: DawnState) -> None:
    """The zed with the lower strength stays; of equals the hero side says which."""
    weakest = weakest_bound(g)
    zed = weakest[0]
    if len(weakest) > 1:
        answer = await decide_together(g, "left_behind_tie", "DZ-4.6.9", weakest_words, tie=True)
        zed = thing_of(answer)
    step = g.steps[-1]
    step.zeds.remove(zed)
    g.tell("zed_left_behind", "DZ-4.6.9", zed=zed, space=step.origin)
    g.then(("who_has_room",))


def weakest_words(g: DawnState, seat: Seat) -> list[str]:
    return words("zed", weakest_bound(g))


def weakest_bound(g: DawnState) -> list[ZedId]:
    """Those of the lowest strength among the zeds that the limit binds."""
    bound = [zed for zed in g.steps[-1].zeds if not is_infector(zed)]
    least = min(zed_strength(g, zed) for zed in bound)
    return [zed for zed in bound if zed_strength(g, zed) == least]


# -- option `only_the_tough` ------------------------------------------------------------------------------------


@clause("DZ-13.2.1", "DZ-13.3.12", "DZ-13.3.22")
def only_the_tough(g: DawnState, bound: list[ZedId]) -> None:
    """The space is filled with the strongest, whoever was there before; of equals those that were there stay."""
    step = g.steps[-1]
    there = [zed for zed in zeds_in(g, step.target) if not is_infector(zed)]
    ranked = sorted([*there, *bound], key=lambda zed: toughness(g, zed), reverse=True)
    staying = ranked[: zed_limit(g, step.target)]
    step.zeds = [zed for zed in step.zeds if zed in staying or is_infector(zed)]
    step.displaced = [zed for zed in there if zed not in staying]
    if not step.zeds:
        step.zeds = bound
        zeds_stay(g, "DZ-13.2.1")


@clause("DZ-13.2.1")
def toughness(g: DawnState, zed: ZedId) -> tuple[bool, int]:
    """Super-zeds rank above regular zeds, then strength counts."""
    return ZEDS[zed].kind == "super_zed", zed_strength(g, zed)


@clause("DZ-13.3.12", "DZ-13.3.23")
def zeds_make_room(g: DawnState) -> None:
    """The weaker ones fall back toward Start; where they land it is like a retreat."""
    step = g.steps[-1]
    g.then(*zeds_retreat(g, step.target, step.displaced))
