"""Chapter 14: end and scoring."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, NoReturn

from untot.games.zombie_town.facts import is_out
from untot.games.zombie_town.pieces import Colour
from untot.games.zombie_town.rules.c15_two_players import counted_colours
from untot.games.zombie_town.state import Survivor, TownState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


class Points(NamedTuple):
    """The points of a colour by what they are for."""

    kills: int
    barricades: int
    survivors: int
    weapons: int
    houses: int


@clause("ZT-14.6", "ZT-14.7", "ZT-14.8", "ZT-14.9", "ZT-14.10", "ZT-14.11")
def points(g: TownState, colour: Colour) -> Points:
    """What a colour would count now: its kills, and what it holds; cards and health give nothing."""
    pawn = g.pawns[colour]
    sites = [site for site in g.sites.values() if site.owner == colour]
    survivors = pawn.companions + [survivor for site in sites for survivor in site.survivors]
    return Points(
        kills=pawn.kills,
        barricades=sum(len(site.barricades) for site in sites),
        survivors=len(survivors),
        weapons=sum(weapon.shots > 0 for weapon in pawn.weapons) + _loaded_in(survivors),
        houses=sum(site.number for site in sites),
    )


def _loaded_in(survivors: list[Survivor]) -> int:
    return sum(survivor.weapon is not None and survivor.weapon.shots > 0 for survivor in survivors)


@clause("ZT-14.5", "ZT-15.14")
def score(g: TownState, seat: Seat) -> int:
    """Only who is still in the game counts; in the two-player game both colours are added."""
    return sum(sum(points(g, colour)) for colour in counted_colours(g, seat))


@clause("ZT-14.12", "ZT-14.13", "ZT-1.1", "ZT-10.9")
def leaders(g: TownState) -> list[Seat]:
    """The living with most points, among these those with most kills: several share the victory."""
    standing = [seat for seat in range(g.seats) if not is_out(g, seat)]
    return _with_most({seat: (score(g, seat), kills(g, seat)) for seat in standing})


def kills(g: TownState, seat: Seat) -> int:
    """The zombies killed by the colours that are counted."""
    return sum(g.pawns[colour].kills for colour in counted_colours(g, seat))


def _with_most(worth: dict[Seat, tuple[int, int]]) -> list[Seat]:
    return [seat for seat, value in worth.items() if value == max(worth.values())]


@clause("ZT-14.1", "ZT-14.3", "ZT-14.12")
def finish(g: TownState) -> NoReturn:
    """The match is over: points are counted and everything is shown. Where nobody lives, nobody wins."""
    winners, scores = leaders(g), [score(g, seat) for seat in range(g.seats)]
    g.phase = "over"
    for colour in _in_order(g):
        counted = points(g, colour)
        g.tell("points_counted", "ZT-14.6", pawn=colour, total=sum(counted), **counted._asdict())
    reason = "last_day" if winners else "all_dead"
    first = [g.colours[seat][0] for seat in range(g.seats)]
    g.tell(
        "match_ended",
        "ZT-14.12" if winners else "ZT-14.3",
        reason=reason,
        scores=dict(zip(first, scores, strict=True)),
        winners=[first[seat] for seat in winners],
    )
    g.end(reason, winners, scores)


def _in_order(g: TownState) -> Iterable[Colour]:
    """The colours that are counted, by seat."""
    return [colour for seat in range(g.seats) for colour in counted_colours(g, seat)]
