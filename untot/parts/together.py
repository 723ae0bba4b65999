"""Joint decisions as one call: the lead seat enters them, or all agree and the lead settles what is disputed."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any

from untot.kernel.asking import Options, Orders, WhyNot, ask_agreed, choose, forced_answer
from untot.kernel.events import Seat
from untot.kernel.state import State


def decide_jointly(
    g: State,
    seats: Sequence[Seat],
    lead: Seat,
    name: str,
    clause: str,
    options: Options,
    *,
    is_agreed: bool,
    why_not: WhyNot | None = None,
    calm: bool = True,
    orders: Orders = (),
    unit: str | None = None,
    about: dict[str, Any] | None = None,
) -> Awaitable[str]:
    """These seats decide, all of one mind or through their lead; what leaves no choice is told as forced."""
    if len(seats) > 1 and is_agreed and forced_answer(options(g, lead)) is None:
        return ask_agreed(g, seats, name, clause, options, decider=lead, why_not=why_not, about=about, calm=calm)
    return choose(
        g, lead, name, clause, options, why_not=why_not, calm=calm, orders=orders, unit=unit, about=about
    )  # fmt: skip
