"""Chapter 10: melee - a zombie within reach is killed without a flick."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up.facts import active_survivor_of, weapons_of, zombies_outside
from untot.games.flick_em_up.pieces import FLICKS, PieceId, SurvivorId, WeaponId, ZombieId, is_zombie
from untot.games.flick_em_up.positions import are_next_to
from untot.games.flick_em_up.rules.c4_actions import spend_action
from untot.games.flick_em_up.rules.c8_shots import QUIET_WEAPONS
from untot.games.flick_em_up.rules.c12_checks import CHECKS, credit_kill, nothing_to_put_right, send_to_cellar
from untot.games.flick_em_up.state import FlickState
from untot.kernel.forms import Made
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, word, words

MELEE: Final = "melee"


@clause("FL-10.1", "FL-10.2", "FL-10.5", "FL-10.6", "FL-15.11", "FL-18.13")
def why_not_melee(g: FlickState, survivor: SurvivorId, target: PieceId, weapon: WeaponId) -> str | None:
    """A zombie next to him, standing or lying, with any weapon that he can use."""
    if not is_zombie(target):
        return "FL-10.6"
    if (target not in g.poses and target not in g.inside) or not are_next_to(g, survivor, target):
        return "FL-10.1"
    return None if weapon in weapons_of(g, survivor) else "FL-8.1"


def melees(g: FlickState, survivor: SurvivorId) -> dict[str, Made]:
    """`melee:z1a with:pistol`."""
    weapons = list(dict.fromkeys(weapons_of(g, survivor)))
    return {word(MELEE, zombie): words("with", weapons) for zombie in in_reach(g, survivor) if weapons}


def in_reach(g: FlickState, survivor: SurvivorId) -> list[ZombieId]:
    zombies = [*zombies_outside(g), *(figure for figure in g.inside if is_zombie(figure))]
    return sorted(zombie for zombie in zombies if are_next_to(g, survivor, zombie))


@clause("FL-10.1", "FL-10.3", "FL-10.4", "FL-13.2", "FL-13.3")
def kill_in_melee(g: FlickState, answer: str) -> None:
    """The named weapon sets the noise."""
    zombie, weapon = thing_in(answer, MELEE), thing_in(answer, "with")
    spend_action(g, FLICKS[weapon].noise)
    credit_kill(g, weapon in QUIET_WEAPONS)
    g.tell("melee_attack", "FL-10.1", survivor=active_survivor_of(g), zombie=zombie, weapon=weapon)
    send_to_cellar(g, zombie, "FL-10.3")
    g.aftermath = nothing_to_put_right()
    g.then(*CHECKS)
