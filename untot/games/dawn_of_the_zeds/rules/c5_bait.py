"""R03: Tainted Bait, at the start of each Action phase while it is the current research."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.abilities import current_rule
from untot.games.dawn_of_the_zeds.board import TOWN_CENTER, TRACK_OF
from untot.games.dawn_of_the_zeds.pieces import ZedId
from untot.games.dawn_of_the_zeds.printed_rules import Bait
from untot.games.dawn_of_the_zeds.rules.c6_hits import hit_zed
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import adjacent, is_civilians, is_hero, zed_strength
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words
from untot.parts.deferring import one_effect

NOTHING = "nothing"


@clause("DZ-R03")
def bait(g: DawnState) -> None:
    """Only if it can be used."""
    if current_rule(g, Bait) is not None and baited(g):
        g.then(*one_effect(("choose_bait",)))


@clause("DZ-R03")
async def choose_bait(g: DawnState) -> None:
    """The hero side may give 1 hit to the weakest zed beside a hero or civilians unit."""
    answer = await decide_together(g, "bait_target", "DZ-R03", bait_words, orders=(NOTHING,))
    if answer != NOTHING:
        hit_zed(g, thing_of(answer), 1)


def bait_words(g: DawnState, seat: Seat) -> list[str]:
    return [NOTHING, *words("zed", baited(g))]


@clause("DZ-R03", "DZ-0.2.22")
def baited(g: DawnState) -> list[ZedId]:
    """The weakest zeds in spaces beside heroes and civilians."""
    places = [found.place for unit, found in g.units.items() if is_hero(unit) or is_civilians(unit)]
    near = {space for place in places if place in TRACK_OF or place == TOWN_CENTER for space in adjacent(g, place)}
    zeds = [zed for zed, found in g.zeds.items() if found.space in near]
    least = min((zed_strength(g, zed) for zed in zeds), default=0)
    return [zed for zed in zeds if zed_strength(g, zed) == least]
