"""Chapter 5d: noise tokens."""

from __future__ import annotations

from untot.games.zombicide.facts import is_noiseless
from untot.games.zombicide.pieces import SurvivorId
from untot.games.zombicide.state import ZombicideState
from untot.kernel.rulebook import clause


@clause("ZC-5.28", "ZC-5.30", "ZC-5.36", "ZC-9.33")
def place_noise(g: ZombicideState, survivor: SurvivorId, clause_id: str) -> None:
    """One token for an action, in the zone of whoever made it; none for a Ninja."""
    if not is_noiseless(g.survivors[survivor]):
        add_token(g, survivor, clause_id)


@clause("ZC-5.33", "ZC-5.34")
def add_token(g: ZombicideState, survivor: SurvivorId, clause_id: str) -> None:
    zone = g.survivors[survivor].zone
    g.noise[zone] = g.noise.get(zone, 0) + 1
    g.tell("noise_made", clause_id, survivor=survivor, zone=zone)
