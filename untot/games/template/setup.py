"""Chapter 1: set-up."""

from __future__ import annotations

from untot.games.template.pieces import ALL_TICKETS
from untot.games.template.state import BusState
from untot.kernel.rulebook import clause
from untot.kernel.state import OptionValue


@clause("TP-1.1", "TP-1.3")
def set_up(seats: int, options: dict[str, OptionValue], key: bytes) -> BusState:
    return BusState(
        seats=seats, options=options, chance_key=key, chance_counter=0, chance_branch=0, uncovered=0,
        agenda=[("round",), ("deal_tickets",)], result=None, round=0, turn=0, basket=0, stored=[0] * seats,
        tickets=[""] * seats, pile=list(ALL_TICKETS),
    )  # fmt: skip
