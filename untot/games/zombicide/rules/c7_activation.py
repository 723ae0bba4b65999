"""Chapters 7a and 7b: zombies act, in waves; in each wave first all attacks, then all moves (chapter 7d and 7e)."""

from __future__ import annotations

from untot.games.zombicide.cards import effects
from untot.games.zombicide.facts import equipment_slots, living, survivors_in, wound_slots
from untot.games.zombicide.pieces import ZOMBIES
from untot.games.zombicide.rules.c4_round import decide_together
from untot.games.zombicide.rules.c7_moves import kinds_named, zones_in_order
from untot.games.zombicide.rules.c7_wounds import WOUNDS_TO_DIE
from untot.games.zombicide.skills import has_skill
from untot.games.zombicide.state import Survivor, ZombicideState
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words
from untot.parts.zones import ZoneId


@clause("ZC-5.70", "ZC-5.71", "ZC-5.73", "ZC-5.76", "ZC-7.1", "ZC-7.3", "ZC-7.48", "ZC-7.69", "ZC-7.70", "ZC-9.46")
def activation(g: ZombicideState, kinds: str, may_run_short: int) -> None:
    """All zombies of these kinds use an action, and then all Runners among them once more.

    `may_run_short` 0 marks an extra activation after a split that lacked miniatures: its splits cause no other.
    """
    g.tell("zombies_activated", "ZC-7.1", kinds=list(kinds_named(kinds)))
    most = max(ZOMBIES[kind].actions for kind in kinds_named(kinds))
    waves: list[Step] = [("wave", kinds, may_run_short)]
    waves += [("wave", "runner", may_run_short)] * (most - 1)
    g.then(*ninja_questions(g), *waves)


@clause("ZC-9.46")
def ninja_questions(g: ZombicideState) -> list[Step]:
    """Directly before every activation each Ninja may switch his skill."""
    return [("ninja", survivor.id) for survivor in living(g) if has_skill(survivor, "silence")]


@clause("ZC-7.2", "ZC-7.4", "ZC-7.5", "ZC-7.6", "ZC-7.8")
def wave(g: ZombicideState, kinds: str, may_run_short: int) -> None:
    """One action: where a survivor is, all zombies attack; all others move. Every attack comes before any move."""
    acting = kinds_named(kinds)
    if not any(kind in crowd for crowd in g.zombies.values() for kind in acting):
        return
    prey = {survivor.zone for survivor in living(g)}
    count = {zone: sum(g.zombies[zone].get(kind, 0) for kind in acting) for zone in zones_in_order(g) if zone in prey}
    g.attacked = [zone for zone in count if count[zone]]
    g.then(*[("zone_attack", zone, count[zone]) for zone in g.attacked], ("march", kinds), ("arrive", may_run_short))


# -- attacks ----------------------------------------------------------------------------------------------------


@clause("ZC-7.7", "ZC-7.9", "ZC-7.10", "ZC-7.11", "ZC-7.12")
async def zone_attack(g: ZombicideState, zone: ZoneId, wounds: int) -> None:
    """The players share out the wounds one by one, none is wasted while somebody there lives."""
    if not wounds or not survivors_in(g, zone):
        return
    answer = await decide_together(
        g, "share_wounds", "ZC-7.9", lambda g, seat: victims(g, zone, wounds), about={"zone": zone, "wounds": wounds}
    )
    victim = thing_of(answer)
    g.tell("zombie_attacked", "ZC-7.7", zone=zone, survivor=victim)
    g.then(("wound", victim, "zombie"), ("zone_attack", zone, wounds - 1))


@clause("ZC-7.9", "ZC-7.11")
def victims(g: ZombicideState, zone: ZoneId, wounds: int) -> list[str]:
    """Whoever is there; where the wounds are enough to kill them all, whatever they do, nobody asks who is first."""
    there = survivors_in(g, zone)
    are_doomed = sum(wounds_to_die(survivor) for survivor in there) <= wounds
    return words("wound", [survivor.id for survivor in (there[:1] if are_doomed else there)])


@clause("ZC-7.16", "ZC-7.20")
def wounds_to_die(survivor: Survivor) -> int:
    """With everything that could save him."""
    cards = len(equipment_slots(survivor)) if has_skill(survivor, "cancel_wound") else 0
    saved = survivor.tough_left + max(cards, len(effects(survivor, "cancel_wound")))
    return WOUNDS_TO_DIE - len(wound_slots(survivor)) + saved
