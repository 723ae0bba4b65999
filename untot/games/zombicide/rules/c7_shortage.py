"""Chapter 7g: when the miniatures of a kind run out, all zombies of that kind act once more."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.pieces import ZombieId
from untot.games.zombicide.state import ZombicideState
from untot.kernel.rulebook import clause

ORDER: Final[tuple[ZombieId, ...]] = ("fatty", "runner", "walker")
"""Which kind acts first if several have run out (ZC-7.78)."""


@clause("ZC-7.76", "ZC-7.77", "ZC-7.78", "ZC-7.79")
def act_for_shortages(g: ZombicideState, short: list[ZombieId]) -> None:
    """Kinds of which too few could be placed get an extra activation each, at once."""
    if not short:
        return
    tell_shortages(g, short, "ZC-7.76")
    g.then(*[("activation", kind, 1) for kind in in_order(short)])


@clause("ZC-7.46", "ZC-7.78", "ZC-7.80", "ZC-7.81")
def act_after_splits(g: ZombicideState, short: list[ZombieId]) -> None:
    """Kinds of which too few were left to split act too, when all have moved; splits of theirs cause no other."""
    if not short:
        return
    tell_shortages(g, short, "ZC-7.46")
    g.then(*[("activation", kind, 0) for kind in in_order(short)])


def tell_shortages(g: ZombicideState, short: list[ZombieId], clause_id: str) -> None:
    """Why all of a kind act now."""
    for kind in dict.fromkeys(in_order(short)):
        g.tell("miniatures_ran_out", clause_id, kind=kind, is_split=clause_id == "ZC-7.46")


def in_order(short: list[ZombieId]) -> list[ZombieId]:
    return [kind for kind in ORDER for _ in range(short.count(kind))]
