"""Chapter 5e: experience, danger levels and the skills they bring."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.own import identity_cards
from untot.games.zombicide.pieces import DANGER_LEVELS, LevelId, SkillId, SurvivorId, level_at, skill_of
from untot.games.zombicide.rules.c10_goals import check_victory
from untot.games.zombicide.state import FreeKind, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words

FREE_KINDS: Final[tuple[FreeKind, ...]] = ("move", "combat", "search")


@clause("ZC-5.39", "ZC-5.47", "ZC-5.48")
def gain_experience(g: ZombicideState, survivor: SurvivorId, xp: int) -> None:
    """Book the points of one action; every threshold passed brings its level, one after another."""
    if not xp:
        return
    who = g.survivors[survivor]
    who.xp += xp
    g.tell("experience_gained", "ZC-5.47", survivor=survivor, xp=xp, total=who.xp)
    g.then(*[("reach_level", survivor, level) for level in levels_to_take(g, survivor)])
    check_victory(g)


@clause("ZC-5.41", "ZC-5.47")
def levels_to_take(g: ZombicideState, survivor: SurvivorId) -> list[LevelId]:
    """The levels up to his own whose skill he does not have yet: a survivor has one skill of each."""
    who = g.survivors[survivor]
    levels = list(DANGER_LEVELS)
    return levels[len(who.skills) : levels.index(level_at(who.xp)) + 1]


@clause("ZC-5.42", "ZC-5.43", "ZC-5.44", "ZC-5.45", "ZC-5.46")
async def reach_level(g: ZombicideState, survivor: SurvivorId, level: LevelId) -> None:
    """The yellow skill is fixed; at orange and red the player chooses one, at once and for good."""
    g.tell("level_reached", "ZC-5.41", survivor=survivor, level=level)
    answer = await choose(
        g,
        g.survivors[survivor].seat,
        "choose_skill",
        {"orange": "ZC-5.43", "red": "ZC-5.44"}.get(level, "ZC-5.42"),
        lambda g, seat: skills_to_choose(g, seat, survivor, level),
        final=True,
        unit=survivor,
        about={"survivor": survivor, "level": level},
    )
    gain_skill(g, survivor, thing_of(answer))


def skills_to_choose(g: ZombicideState, seat: Seat, survivor: SurvivorId, level: LevelId) -> list[str]:
    return words("skill", identity_cards(g)[survivor].named_at(level))


@clause("ZC-5.42", "ZC-9.3", "ZC-9.8")
def gain_skill(g: ZombicideState, survivor: SurvivorId, named: SkillId) -> None:
    """It works from now on, in the same turn already."""
    g.survivors[survivor].skills += (named,)
    g.tell("skill_gained", "ZC-9.3", survivor=survivor, skill=named)
    if g.turn is None or g.turn.survivor != survivor:
        return
    skill = skill_of(named)
    if skill.kind == "actions":
        g.turn.actions += skill.amount
    elif skill.kind == "free_actions":
        for kind in FREE_KINDS:
            g.turn.free[kind] += skill.amount if kind == skill.of else 0
