"""What a simulation tells of finished matches besides who won and how long they took: the figures of each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from untot.games.zombie_town.facts import all_survivors, is_out
from untot.games.zombie_town.rules.c14_scoring import Points, points
from untot.games.zombie_town.rules.c15_two_players import counted_colors
from untot.games.zombie_town.state import TownState

Figures = dict[str, float]


def town_figures(g: TownState) -> Figures:
    """Who and what is left of the town, and for what the living players have their points."""
    living = [seat for seat in range(g.seats) if not is_out(g, seat)]
    counted = [points(g, color) for seat in living for color in counted_colors(g, seat)]
    by_source = zip(Points._fields, zip(*counted, strict=True), strict=True) if counted else ()
    return {
        "days": g.day,
        "players alive at the end": len(living),
        "survivors alive at the end": sum(1 for _ in all_survivors(g)),
        "buildings owned at the end": sum(bool(site.owner) for site in g.sites.values()),
        "zombies killed": sum(pawn.kills for pawn in g.pawns.values()),
        "zombies left in the pile": g.supply,
        **{f"points of a living player for {source}": sum(values) / len(living) for source, values in by_source},
    }


FIGURES: Final[dict[str, Callable[[Any], Figures]]] = {"zombie_town": town_figures}


def figures_of(game: str, state: Any) -> Figures:
    """The figures of a finished match, none if the game has none."""
    return FIGURES[game](state) if game in FIGURES else {}


def values_of(all_figures: list[Figures]) -> dict[str, list[float]]:
    """Every figure with its values in those matches that have it."""
    names = dict.fromkeys(name for figures in all_figures for name in figures)
    return {name: [figures[name] for figures in all_figures if name in figures] for name in names}
