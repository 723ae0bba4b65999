"""Chapter 9: the skills that are used in the own turn, and the Ninja's switch. All others are numbers and windows."""

from __future__ import annotations

from untot.games.zombicide.facts import (
    active,
    board,
    is_living,
    is_on_foot,
    is_open,
    living,
    survivors_in,
    turn_of,
    wound_slots,
)
from untot.games.zombicide.pieces import SurvivorId
from untot.games.zombicide.rules.c6_doors import set_door
from untot.games.zombicide.rules.c7_wounds import heal
from untot.games.zombicide.skills import has_skill, unused
from untot.games.zombicide.state import Survivor, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, words


@clause("ZC-9.7")
def use_up(g: ZombicideState, kind: str) -> None:
    """One use of such a skill in this turn."""
    turn_of(g).used += unused(turn_of(g), active(g), kind)[:1]


# -- Born leader ------------------------------------------------------------------------------------------------


@clause("ZC-9.26")
def why_not_lead(g: ZombicideState, survivor: Survivor) -> str | None:
    return None if unused(turn_of(g), survivor, "give_action") and len(living(g)) > 1 else "ZC-9.26"


def people_to_lead(g: ZombicideState) -> list[str]:
    """Anywhere on the board."""
    return words("whom", [other.id for other in living(g) if other.id != active(g).id])


@clause("ZC-9.26")
def lead(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """One other survivor gets one more action in his next turn."""
    use_up(g, "give_action")
    receiver = thing_in(answer, "whom")
    g.survivors[receiver].gifts += 1
    g.tell("action_given", "ZC-9.26", survivor=survivor, receiver=receiver)


# -- Medic ------------------------------------------------------------------------------------------------------


@clause("ZC-9.36")
def why_not_treat(g: ZombicideState, survivor: Survivor) -> str | None:
    is_left = bool(unused(turn_of(g), survivor, "heal_wound"))
    return None if is_left and patients(g) else "ZC-9.36"


def patients(g: ZombicideState) -> list[str]:
    """In the zone, himself included."""
    return words("whom", [other.id for other in survivors_in(g, active(g).zone) if wound_slots(other)])


@clause("ZC-9.36")
def treat(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """One wound."""
    use_up(g, "heal_wound")
    heal(g, thing_in(answer, "whom"), "ZC-9.36")


# -- Loud -------------------------------------------------------------------------------------------------------


@clause("ZC-9.31")
def why_not_loud(g: ZombicideState, survivor: Survivor) -> str | None:
    return None if unused(turn_of(g), survivor, "loudest_zone") else "ZC-9.31"


@clause("ZC-9.31", "ZC-9.31.1")
def be_loud(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """His zone counts as the noisiest of all until his next turn; only the last one who did this counts."""
    use_up(g, "loudest_zone")
    g.loud_zone, g.loud_by = g.survivors[survivor].zone, survivor
    g.tell("zone_made_loud", "ZC-9.31", survivor=survivor, zone=g.loud_zone)


# -- Ninja ------------------------------------------------------------------------------------------------------


@clause("ZC-9.33", "ZC-9.46")
def why_not_switch(g: ZombicideState, survivor: Survivor) -> str | None:
    return None if has_skill(survivor, "silence") else "ZC-9.33"


@clause("ZC-9.33", "ZC-9.46")
def switch_ninja(g: ZombicideState, survivor: SurvivorId, answer: str = "") -> None:
    who = g.survivors[survivor]
    who.is_silent = not who.is_silent
    g.tell("ninja_switched", "ZC-9.46", survivor=survivor, is_silent=who.is_silent)


@clause("ZC-9.46")
async def ninja(g: ZombicideState, survivor: SurvivorId) -> None:
    """Directly before zombies act; while nothing is said it stays as it is."""
    if not is_living(g, survivor):
        return
    answer = await choose(
        g,
        g.survivors[survivor].seat,
        "switch_ninja",
        "ZC-9.46",
        lambda g, seat: ["stay", "switch"],
        orders=("stay",),
        unit=survivor,
        about={"survivor": survivor, "is_silent": g.survivors[survivor].is_silent},
    )
    if answer == "switch":
        switch_ninja(g, survivor)


# -- Lock it down -----------------------------------------------------------------------------------------------


@clause("ZC-9.41", "ZC-6.49", "ZC-6.79")
def why_not_close(g: ZombicideState, survivor: Survivor) -> str | None:
    """Only with the skill, on foot, beside an open door."""
    if not has_skill(survivor, "close_door"):
        return "ZC-6.49"
    if not is_on_foot(survivor):
        return "ZC-6.79"
    return None if doors_to_close(g) else "ZC-9.41"


def doors_to_close(g: ZombicideState) -> list[str]:
    return words("door", [door for door in board(g).zones.doors_at[active(g).zone] if is_open(g, door)])


@clause("ZC-9.41", "ZC-9.41.1")
def close_door(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """Without a tool and without noise, whoever stands there."""
    set_door(g, survivor, thing_in(answer, "door"), is_open_now=False)
