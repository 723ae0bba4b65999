"""What may never go wrong in it, and what simulations tell of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from untot.games.dawn_of_the_zeds.board import CAMP, CEMETERY, TRACK_OF
from untot.games.dawn_of_the_zeds.charts import LIMITS
from untot.games.dawn_of_the_zeds.facts import chaos_left
from untot.games.dawn_of_the_zeds.pieces import SUPER_ZEDS, ZEDS
from untot.games.dawn_of_the_zeds.printed_cards import FATES
from untot.games.dawn_of_the_zeds.state import LEVEL_I, LEVEL_II, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import room_for_units, room_for_zeds, unit_limit
from untot.kernel.state import OptionValue
from untot.kernel.watching import Watch

OPTION_SETS: Final[tuple[Mapping[str, OptionValue], ...]] = (
    {},
    {"level": "I", "like_rabbits": "on"},
    {"level": "II"},
    {"level": "III", "length": "short", "team_decision": "agree", "opportunist": "on", "good_yield": "on"},
    {"level": "IV"},
    {"level": "V", "maestro": "on", "only_the_tough": "on", "out_of_the_rain": "on"},
    {"mode": "competitive"},
    {"level": "III", "mode": "competitive"},
    {"level": "V", "mode": "competitive", "diabolic": "on", "crisis_proof": "on"},
)
"""Every level, the other mode, and some switches; tests/dawn_of_the_zeds plays every level in both modes."""


def dawn_wrongs(before: DawnState, g: DawnState) -> Iterator[str]:
    """Pieces and cards are neither lost nor doubled, numbers keep their limits, spaces their room."""
    yield from _lost_pieces(g)
    yield from _bad_numbers(g)
    yield from _bad_places(g)


def _lost_pieces(g: DawnState) -> Iterator[str]:
    held = Counter([*g.bag, *g.drawn, *g.replaced, *g.zeds, *(z for z in g.gone if z in ZEDS), *g.super_zeds])
    doubled = [zed for zed, count in held.items() if count > 1]
    lost = [zed for zed, piece in ZEDS.items() if piece.kind == "regular_zed" and zed not in held]
    lost += [zed for zed in SUPER_ZEDS if zed not in held]
    if doubled or lost:
        yield f"zeds doubled {doubled}, lost {lost}"
    for at, where in ((g.zeds_at, {z: zed.space for z, zed in g.zeds.items()}),
                      (g.units_at, {u: unit.place for u, unit in g.units.items()})):  # fmt: skip
        listed = {piece: place for place, pieces in at.items() for piece in pieces}
        if listed != where or sum(map(len, at.values())) != len(listed):
            yield f"lists by space are wrong: {listed} {where}"
    on_hand = [draw.card for draw in g.fate_draws if draw.card]
    fates = Counter([*g.fates.cards, *g.fates.discards, *g.kept, *g.played, *g.fate_texts, *g.waiting_fates, *on_hand])
    if [card for card, count in fates.items() if count > 1]:
        yield f"fate cards doubled: {fates}"
    if not set(fates) <= set(FATES):
        yield f"strange fate cards: {fates}"


def _bad_numbers(g: DawnState) -> Iterator[str]:
    limits = {"ammo": (g.ammo, LIMITS.ammo), "supplies": (g.supplies, LIMITS.supplies), "actions": (g.actions, 4)}
    limits["infection"] = (g.infection, LIMITS.infection)
    for name, (number, most) in limits.items():
        if not 0 <= number <= most:
            yield f"{name} is {number}"
    if chaos_left(g) < 0:
        yield "more chaos markers than there are"


def _bad_places(g: DawnState) -> Iterator[str]:
    if g.steps or g.melees or g.drawn or g.result is not None:
        return
    for place in g.units_at:
        if place in TRACK_OF and unit_limit(place) and room_for_units(g, place) < 0:
            yield f"too many units in {place}"
    for space in g.zeds_at:
        if room_for_zeds(g, space) < 0:
            yield f"too many zeds in {space}"


def figures(g: DawnState) -> dict[str, float]:
    """For the balance report."""
    buried = sum(unit.place == CEMETERY for unit in g.units.values())
    points = g.result.scores[0] if g.result is not None else 0
    found: dict[str, float] = {"points": points, "buried": buried, "ammo_left": g.ammo}
    if g.level >= LEVEL_I:
        found |= {"infection": g.infection, "supplies_left": g.supplies}
    if g.level >= LEVEL_II:
        found |= {"chaos_markers": sum(g.chaos.values()), "in_camp": len(g.units_at.get(CAMP, ()))}
    return found | _way_in(g)


def _way_in(g: DawnState) -> dict[str, float]:
    """Of a town that was lost: by which track."""
    if g.result is None or g.result.reason != "town_lost" or not g.steps:
        return {}
    way = TRACK_OF.get(g.steps[-1].origin, "")
    return {f"lost_by_{track}": float(track == way) for track in g.tracks}


WATCH: Final = Watch(option_sets=OPTION_SETS, wrongs=dawn_wrongs, deaths="unit_died", figures=figures)
