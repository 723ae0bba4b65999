"""Chapter 6a: paying with ordinary actions and with free ones."""

from __future__ import annotations

from untot.games.zombicide.facts import turn_of
from untot.games.zombicide.state import FreeKind, ZombicideState
from untot.kernel.rulebook import clause


@clause("ZC-6.1", "ZC-6.3", "ZC-6.12")
def can_pay(g: ZombicideState, kind: FreeKind, cost: int) -> bool:
    return purse(g, kind) >= cost


def purse(g: ZombicideState, kind: FreeKind) -> int:
    """How much can be paid: ordinary actions, and free ones of this kind."""
    turn = turn_of(g)
    return turn.actions + turn.free[kind]


@clause("ZC-6.3", "ZC-6.7", "ZC-6.13", "ZC-9.12", "ZC-9.13", "ZC-9.14")
def pay(g: ZombicideState, kind: FreeKind, cost: int) -> None:
    """Free actions first: an ordinary one can do all that they can, so to keep it is never worse."""
    turn = turn_of(g)
    free = min(cost, turn.free[kind])
    turn.free[kind] -= free
    turn.actions -= cost - free
