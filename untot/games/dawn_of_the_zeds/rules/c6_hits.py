"""Chapter 6.2: hits on zeds and units."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.abilities import zed_rules
from untot.games.dawn_of_the_zeds.board import CEMETERY
from untot.games.dawn_of_the_zeds.charts import LIMITS, ROLLS
from untot.games.dawn_of_the_zeds.fight_facts import cancels_from
from untot.games.dawn_of_the_zeds.pieces import UNITS, ZEDS, UnitId, ZedId
from untot.games.dawn_of_the_zeds.placing import change_unit, change_zed, take_unit_away, take_zed_away
from untot.games.dawn_of_the_zeds.printed_rules import CancelHit
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_infector, is_raiders, is_refugees, zed_strength
from untot.kernel.forms import Share
from untot.kernel.rulebook import clause
from untot.kernel.words import split, thing_of, word

KILL_FIRST: Final = "kill_first"
"""A standing order: zeds are hit one after the other."""

# -- on zeds ----------------------------------------------------------------------------------------------------


@clause("DZ-6.2.1", "DZ-6.2.3", "DZ-6.2.12", "DZ-6.2.15", "DZ-6.2.17", "DZ-CT04")
async def split_hits(g: DawnState, hits: int, *zeds: ZedId) -> None:
    """The hero side splits hits among zeds as it likes, infectors last; what nobody can take is lost."""
    g.dealt = 0
    others = [zed for zed in zeds if zed in g.zeds and not is_infector(zed)]
    able = sum(hits_left(g, zed) for zed in others)
    shared: dict[ZedId, int] = {others[0]: hits} if len(others) == 1 else {}
    if len(others) > 1:
        answer = await decide_together(
            g, "split_hits_on_zeds", "DZ-6.2.1", lambda g, seat: shares(g, hits, zeds), calm=False,
            orders={KILL_FIRST: lambda g: one_by_one(g, shares(g, hits, zeds))}, about={"hits": hits},
        )  # fmt: skip
        for said in split(answer):
            shared[thing_of(said)] = shared.get(thing_of(said), 0) + 1
    for zed, count in shared.items():
        hit_zed(g, zed, count)
    if hits > able:
        hit_infectors(g, hits - able, [zed for zed in zeds if zed in g.zeds and is_infector(zed)])


def shares(g: DawnState, hits: int, zeds: tuple[ZedId, ...]) -> Share:
    caps = {word("hit", zed): most_hits(g, zed, hits) for zed in zeds if zed in g.zeds and not is_infector(zed)}
    return Share(min(hits, sum(caps.values())), caps)


def one_by_one(g: DawnState, share: Share) -> str:
    """All hits on whoever falls first, what is left on the next; of equals the stronger first, and last whoever may
    cancel some."""

    def toughness(said: str) -> tuple[bool, int, int]:
        zed = thing_of(said)
        return cancelling(g, zed) is not None, hits_left(g, zed), -zed_strength(g, zed)

    given: list[str] = []
    for said in sorted(share.caps, key=toughness):
        given += [said] * min(share.caps[said], share.amount - len(given))
    return " ".join(share.in_order(tuple(given)))


def most_hits(g: DawnState, zed: ZedId, hits: int) -> int:
    """How many hits may be put on it: as many as it can take, or any number if it may cancel some."""
    return hits if cancelling(g, zed) else min(hits, hits_left(g, zed))


@clause("DZ-6.2.3", "DZ-6.3.7")
def hit_infectors(g: DawnState, hits: int, infectors: list[ZedId]) -> None:
    """One hit each is all that they need."""
    for zed in infectors[:hits]:
        hit_zed(g, zed, 1)


@clause("DZ-IN1", "DZ-IN2", "DZ-6.2.6")
def hits_left(g: DawnState, zed: ZedId) -> int:
    """How many hits it can still take: three on each side, infectors one."""
    if is_infector(zed):
        return 1
    found = g.zeds[zed]
    return LIMITS.zed_hits - found.hits + (0 if found.is_reduced else LIMITS.zed_hits)


@clause("DZ-6.2.13", "DZ-6.2.16", "DZ-UM1", "DZ-SZ7")
def cancelling(g: DawnState, zed: ZedId) -> CancelHit | None:
    """The rule by which it cancels hits, if it has one."""
    return next((rule for _, rule in zed_rules(g, zed, CancelHit)), None)


@clause("DZ-6.2.6", "DZ-6.2.13", "DZ-6.2.16")
def hit_zed(g: DawnState, zed: ZedId, hits: int) -> None:
    """Hits one by one: two are marked, the third turns it to its reduced side, the third there kills it."""
    for _ in range(min(hits, 1) if is_infector(zed) else hits):
        if zed not in g.zeds:
            return
        rule = cancelling(g, zed)
        if rule is not None and (die := g.roll(1)[0]) and rule.low <= die <= rule.high:
            g.tell("hit_cancelled", "DZ-6.2.13", piece=zed, die=die)
        else:
            mark_zed(g, zed)


@clause("DZ-6.2.6", "DZ-6.2.11")
def mark_zed(g: DawnState, zed: ZedId) -> None:
    """One hit that counts."""
    g.dealt += 1
    found = g.zeds[zed]
    if is_infector(zed):
        g.then(("infector_rolls", zed))
    elif found.hits + 1 < LIMITS.zed_hits:
        change_zed(g, zed, hits=found.hits + 1)
        g.tell("zed_hit", "DZ-6.2.6", zed=zed, hits=found.hits + 1)
    elif not found.is_reduced:
        change_zed(g, zed, is_reduced=True, hits=0)
        g.tell("zed_reduced", "DZ-6.2.6", zed=zed)
    else:
        kill_zed(g, zed)


@clause("DZ-6.2.8", "DZ-6.2.9", "DZ-6.2.14", "DZ-14.5.1")
def kill_zed(g: DawnState, zed: ZedId) -> None:
    """A regular zed returns to the bag, a super-zed leaves the game; markers go with it."""
    space = g.zeds[zed].space
    take_zed_away(g, zed)
    g.tell("zed_killed", "DZ-6.2.8" if ZEDS[zed].kind == "regular_zed" else "DZ-6.2.9", zed=zed, space=space)


# -- on units ---------------------------------------------------------------------------------------------------


@clause("DZ-6.2.6", "DZ-6.2.7", "DZ-6.3.6", "DZ-5.5.19", "DZ-14.6.1")
def hit_unit(g: DawnState, unit: UnitId, hits: int) -> None:
    """Hits one by one, as far as they are not cancelled; what is left after the last hit is lost."""
    for _ in range(hits):
        if is_hit_cancelled(g, unit):
            continue
        if is_last_hit(g, unit):
            take_last_hit(g, unit)
            return
        mark_unit(g, unit)


@clause("DZ-14.6.2", "DZ-6.2.13", "DZ-6.2.16", "DZ-HC1.1")
def is_hit_cancelled(g: DawnState, unit: UnitId) -> bool:
    """Tough units cancel a hit from 4 on, reinforced ones from 5 on."""
    kind = cancels_from(unit)
    if kind is None or g.units[unit].is_comatose:
        return False
    (die,) = g.roll(1)
    is_cancelled = die >= (ROLLS.tough if kind == "tough" else ROLLS.reinforced)
    if is_cancelled:
        g.tell("hit_cancelled", "DZ-14.6.2", piece=unit, die=die)
    return is_cancelled


@clause("DZ-SU2", "DZ-6.2.6", "DZ-6.2.7", "DZ-5.5.13", "DZ-5.5.19")
def is_last_hit(g: DawnState, unit: UnitId) -> bool:
    """The last symbol of the reduced side; any hit on refugees and on a comatose unit."""
    found, piece = g.units[unit], UNITS[unit]
    return is_refugees(unit) or found.is_comatose or (found.is_reduced and found.hits + 1 >= piece.hits)


def unit_hits_left(g: DawnState, unit: UnitId) -> int:
    """How many it can still take: on its full side those of both."""
    found = g.units[unit]
    return UNITS[unit].hits * (1 if found.is_reduced else 2) - found.hits


@clause("DZ-14.6.4", "DZ-14.6.5", "DZ-6.2.6")
def mark_unit(g: DawnState, unit: UnitId) -> None:
    """A hit marker, or the flip to the reduced side."""
    found = g.units[unit]
    if found.hits + 1 < UNITS[unit].hits:
        change_unit(g, unit, hits=found.hits + 1)
        g.tell("unit_hit", "DZ-6.2.6", unit=unit, hits=found.hits + 1)
    else:
        change_unit(g, unit, is_reduced=True, hits=0)
        g.tell("unit_reduced", "DZ-6.2.6", unit=unit)


@clause("DZ-6.2.10", "DZ-6.2.11", "DZ-E09", "DZ-E76")
def take_last_hit(g: DawnState, unit: UnitId) -> None:
    """Raiders leave the game; all others make a saving roll, after it is noted where civilians were bitten."""
    g.tell("last_hit", "DZ-6.2.11", unit=unit, place=g.units[unit].place)
    if is_raiders(unit):
        take_unit_away(g, unit)
        g.tell("unit_removed", "DZ-6.2.10", unit=unit)
    elif g.units[unit].place != CEMETERY:
        g.then(("note_bitten", unit), ("saving_roll", unit))
