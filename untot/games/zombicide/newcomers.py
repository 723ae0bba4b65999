"""A survivor who comes into the match: at its beginning, or as a recruit."""

from __future__ import annotations

from untot.games.zombicide.own import identity_cards
from untot.games.zombicide.pieces import SurvivorId
from untot.games.zombicide.state import ON_FOOT, Survivor, ZombicideState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.parts.zones import ZoneId


@clause("ZC-3.14", "ZC-3.24", "ZC-10.09.8")
def new_survivor(g: ZombicideState, survivor: SurvivorId, seat: Seat, zone: ZoneId) -> Survivor:
    """Without experience and equipment, with his blue skill."""
    return Survivor(
        id=survivor,
        seat=seat,
        zone=zone,
        status="living",
        slots={},
        xp=0,
        skills=(identity_cards(g)[survivor].blue,),
        is_activated=False,
        gifts=0,
        is_silent=True,
        tough_left=0,
        car=ON_FOOT,
        seat_in_car="",
        tile="",
    )
