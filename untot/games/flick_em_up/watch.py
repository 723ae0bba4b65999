"""What may never go wrong in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from untot.games.flick_em_up.facts import scenario_of
from untot.games.flick_em_up.geometry.footprints import are_in_each_other
from untot.games.flick_em_up.geometry.town import is_in_town
from untot.games.flick_em_up.pieces import CHIPS, KIND_OF, ZOMBIES
from untot.games.flick_em_up.scenarios import SCENARIOS
from untot.games.flick_em_up.state import FlickState
from untot.kernel.watching import Figures, Watch
from untot.kernel.words import split, verb_of


def flick_wrongs(before: FlickState, g: FlickState) -> Iterator[str]:
    """Nothing is lost or doubled; between two events nothing is in anything else and all is in the town."""
    yield from _lost_pieces(g)
    yield from _lost_chips(g)
    if not g.launched and not g.aside and not _is_unsettled(g):
        yield from table_wrongs(g)


def _is_unsettled(g: FlickState) -> bool:
    """Checks are pending that will put the table right."""
    return any(step[0] in ("put_back", "stand_up_fallen") for step in g.agenda)


def _lost_pieces(g: FlickState) -> Iterator[str]:
    taken = g.rush.zombies if g.rush is not None else []
    zombies = Counter([piece for where in (g.poses, g.inside, g.aside) for piece in where if piece in ZOMBIES])
    zombies.update([*g.cellar, *(zombie for zombie in taken if zombie not in zombies)])
    if zombies != Counter(ZOMBIES):
        yield f"zombies lost or doubled: {zombies - Counter(ZOMBIES)} {Counter(ZOMBIES) - zombies}"
    for survivor in g.boards:
        if sum(survivor in where for where in (g.poses, g.inside, g.aside)) != 1:
            yield f"{survivor} is nowhere, or twice"
    for building in g.houses:
        if building not in g.poses and building not in g.aside:
            yield f"{building} is lost"


def _lost_chips(g: FlickState) -> Iterator[str]:
    """Chips only ever go out of the game."""
    chips = Counter([chip for house in g.houses.values() for chip in [*house.chips, *house.face_down]])
    chips.update([chip for board in g.boards.values() for chip in board.inventory])
    chips.update([g.looked_at] if g.looked_at else [])
    for chip, count in g.box.items():
        if count < 0 or chips[chip] + count > CHIPS[chip].count:
            yield f"{chip}: {chips[chip]} in play, {count} in the box"
    locks = sum(house.locked for house in g.houses.values()) + sum(board.covered for board in g.boards.values())
    if locks + g.box["forbidden"] != CHIPS["forbidden"].count:
        yield f"{locks} forbidden chips on the table, {g.box['forbidden']} in the supply"


def table_wrongs(g: FlickState) -> Iterator[str]:
    """Every piece is in the town and fills its own space; only figures lie."""
    for piece, pose in g.poses.items():
        if not is_in_town(pose.x, pose.y):
            yield f"{piece} is outside the town: {pose}"
        if not pose.stands and KIND_OF[piece].class_ != "figure":
            yield f"{piece} lies"
    for (one, here), (other, there) in combinations(g.poses.items(), 2):
        if are_in_each_other(KIND_OF[one].kind, here, KIND_OF[other].kind, there):
            yield f"{one} and {other} are in each other: {here} {there}"


# -- how scenarios are studied ----------------------------------------------------------------------------------

FREE: Final = ("end", "extra_action", "clear")
"""What somebody may say without an action being spent."""

TALLIES: Final = {
    "lives_lost": ("life_lost",),
    "moves": ("survivor_moved", "building_entered", "move_failed"),
    "moves_failed": ("move_failed",),
    "shots": ("shot_came_to_rest",),
    "flares": ("flare_fired",),
}


def figures(g: FlickState) -> Figures:
    return {"kills": float(g.killed), "dead": float(len(g.dead)), "budget": float(budget(g))}


def budget(g: FlickState) -> int:
    """Two actions for each survivor of a group in each round (FL-20.15); both groups are equally many."""
    it = scenario_of(g)
    return 2 * it.rounds * max(len(team.survivors) for team in it.groups.values())


def spends(question: str, answer: str) -> bool:
    return question == "action" and verb_of(split(answer)[0]) not in FREE


WATCH: Final = Watch(
    option_sets=(
        *({"scenario": scenario} for scenario in SCENARIOS),
        {"scenario": "1", "door_rule": "at_rest", "aim_jitter": "hand"},
        {"scenario": "5", "free_order": "on"},
    ),
    wrongs=flick_wrongs,
    lost_by="all_lost",
    deaths="survivor_died",
    figures=figures,
    tallies=TALLIES,
    spends=spends,
)
