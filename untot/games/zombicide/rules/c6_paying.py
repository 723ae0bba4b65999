"""Chapter 6a: paying with ordinary actions or with free ones."""

from __future__ import annotations

from untot.games.zombicide.facts import active, turn_of
from untot.games.zombicide.refusing import refusing
from untot.games.zombicide.state import FreeKind, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


@clause("ZC-6.1", "ZC-6.3", "ZC-6.12")
def can_pay(g: ZombicideState, kind: FreeKind, cost: int) -> bool:
    turn = turn_of(g)
    return turn.actions + turn.free[kind] >= cost


@clause("ZC-6.3", "ZC-6.7", "ZC-6.13", "ZC-9.12", "ZC-9.13", "ZC-9.14")
async def pay(g: ZombicideState, kind: FreeKind, cost: int) -> None:
    """Ordinary actions and fitting free ones in any mixture, as the player likes."""
    answer = await choose(
        g,
        active(g).seat,
        "pay_with",
        "ZC-6.7",
        lambda g, seat: ways_to_pay(g, seat, kind, cost),
        why_not=refusing("ZC-6.3", "free"),
        unit=turn_of(g).survivor,
        about={"kind": kind, "cost": cost},
    )
    free = int(answer.removeprefix("free:"))
    turn_of(g).free[kind] -= free
    turn_of(g).actions -= cost - free


def ways_to_pay(g: ZombicideState, seat: Seat, kind: FreeKind, cost: int) -> list[str]:
    """How many of the actions are free ones, the most first."""
    turn = turn_of(g)
    return [f"free:{n}" for n in range(min(cost, turn.free[kind]), max(0, cost - turn.actions) - 1, -1)]
