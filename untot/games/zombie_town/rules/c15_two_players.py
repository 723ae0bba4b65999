"""Chapter 15: two players with two pawns each, as far as it is not a number in content/box.toml."""

from __future__ import annotations

from untot.games.zombie_town.facts import is_out
from untot.games.zombie_town.pieces import NUMBERS_FOR, Colour
from untot.games.zombie_town.state import TownState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


@clause("ZT-15.7", "ZT-15.13")
def actions_of_a_turn(g: TownState) -> int:
    """A share for each pawn with which the seat began, also if one of them is dead."""
    return NUMBERS_FOR[g.seats].actions


@clause("ZT-15.7", "ZT-15.8", "ZT-15.13")
def free_moves_of_a_turn(g: TownState) -> int:
    """Each belongs to one pawn, and both may belong to the same."""
    return NUMBERS_FOR[g.seats].free_moves


@clause("ZT-15.9", "ZT-15.13", "ZT-12.1")
def zombie_moves(g: TownState) -> int:
    """As many as the day counter shows, with two players twice as many."""
    return g.day * NUMBERS_FOR[g.seats].zombies_per_day


@clause("ZT-14.5", "ZT-15.14", "ZT-1.6")
def counted_colours(g: TownState, seat: Seat) -> list[Colour]:
    """Those whose points count: none of an eliminated seat, and a dead one beside its living sister only by option."""
    if is_out(g, seat):
        return []
    dead_count = g.options["two_player_dead_pawn"] == "count"
    return [colour for colour in g.colours[seat] if dead_count or g.pawns[colour].health]
