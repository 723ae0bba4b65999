"""What skills change: numbers they add to, things they allow. Each skill is a line of content/skills.toml."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from untot.games.zombicide.pieces import Skill, SkillId, skill_of
from untot.games.zombicide.state import Survivor, Turn
from untot.kernel.rulebook import clause

_KEPT: Final = 4096
"""Skills come up in every question; what a set of them says never changes."""


def skills_for(survivor: Survivor, kind: str, of: str | None = None) -> tuple[SkillId, ...]:
    """His skills of this kind that speak of this sort of attack or action."""
    return _fitting(survivor.skills, kind, of)


@lru_cache(_KEPT)
def _fitting(skills: tuple[SkillId, ...], kind: str, of: str | None) -> tuple[SkillId, ...]:
    return tuple(named for named in skills if _fits(skill_of(named), named, kind, of))


@lru_cache(_KEPT)
def _bonus(skills: tuple[SkillId, ...], kind: str, of: str | None) -> int:
    return sum(skill_of(named).amount for named in _fitting(skills, kind, of))


def _fits(skill: Skill, named: SkillId, kind: str, of: str | None) -> bool:
    if skill.kind != kind:
        return False
    said = named.partition(":")[2] or skill.of
    return of is None or said is None or said == of or (said == "combat" and of in ("melee", "ranged"))


@clause("ZC-9.1", "ZC-9.2", "ZC-9.6", "ZC-4.20")
def has_skill(survivor: Survivor, kind: str, of: str | None = None) -> bool:
    return bool(_fitting(survivor.skills, kind, of))


@clause("ZC-9.6", "ZC-9.11", "ZC-9.12", "ZC-9.15", "ZC-9.16", "ZC-9.17", "ZC-9.18", "ZC-9.19", "ZC-9.20", "ZC-9.23")
def skill_bonus(survivor: Survivor, kind: str, of: str | None = None) -> int:
    """What his skills of this kind add up to."""
    return _bonus(survivor.skills, kind, of)


@clause("ZC-9.5", "ZC-9.7")
def unused(turn: Turn, survivor: Survivor, kind: str) -> list[SkillId]:
    """His skills of this kind that are not used up in this turn, once for each use that is left."""
    used = list(turn.used)
    left = []
    for named in skills_for(survivor, kind):
        if named in used:
            used.remove(named)
        else:
            left.append(named)
    return left
