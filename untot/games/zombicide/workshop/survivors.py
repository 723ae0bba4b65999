"""What an own survivor must keep to (ZC-5.63 to 5.67). Balance is not checked."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, get_args

from untot.games.zombicide.pieces import (
    DANGER_LEVELS,
    EQUIPMENT,
    OWN_SURVIVOR,
    SKILLS,
    AttackKind,
    LevelId,
    SkillId,
    Survivor,
)
from untot.games.zombicide.workshop.problems import Problem, problem
from untot.kernel.rulebook import clause
from untot.parts.toml_lines import Place

_CLAUSE_OF_PARAMETER: Final = {"equipment": "ZC-5.65", "attack": "ZC-5.66", None: "ZC-5.64"}


def survivor_problems(survivor: Survivor, names_taken: Collection[str]) -> Iterator[Problem]:
    yield from _name(survivor, names_taken)
    yield from _shape(survivor)
    for place, level, named in _named_skills(survivor):
        yield from _skill(place, level, named)
    yield from _repeated(survivor)


def _named_skills(survivor: Survivor) -> Iterator[tuple[Place, LevelId, SkillId]]:
    yield "blue", "blue", survivor.blue
    yield "yellow", "yellow", survivor.yellow
    for number, named in enumerate(survivor.orange):
        yield f"orange[{number}]", "orange", named
    for number, named in enumerate(survivor.red):
        yield f"red[{number}]", "red", named


@clause("ZC-5.63")
def _name(survivor: Survivor, names_taken: Collection[str]) -> Iterator[Problem]:
    least, most = OWN_SURVIVOR.name_length
    if not least <= len(survivor.name.strip()) <= most:
        length = len(survivor.name.strip())
        yield problem("bad-count", "ZC-5.63", "name", what="letters", least=least, most=most, found=length)
    if survivor.name.strip().casefold() in {name.strip().casefold() for name in names_taken}:
        yield problem("name-taken", "ZC-5.63", "name", name=survivor.name)


@clause("ZC-5.64")
def _shape(survivor: Survivor) -> Iterator[Problem]:
    """One blue, one yellow, two orange and three red skills."""
    if survivor.yellow != OWN_SURVIVOR.yellow:
        yield problem("yellow-is-fixed", "ZC-5.64", "yellow", skill=OWN_SURVIVOR.yellow, found=survivor.yellow)
    for level in DANGER_LEVELS.values():
        wanted, found = level.skills_named, len(survivor.named_at(level.id))
        if found != wanted:
            yield problem("bad-count", "ZC-5.64", level.id, what="skills", least=wanted, most=wanted, found=found)


@clause("ZC-5.64", "ZC-5.65", "ZC-5.66")
def _skill(place: Place, level: LevelId, named: SkillId) -> Iterator[Problem]:
    """A skill of chapter 9, with the parameter it needs, at a level where it has an effect."""
    name, _, parameter = named.partition(":")
    skill = SKILLS.get(name)
    if skill is None:
        yield problem("unknown-skill", "ZC-5.64", place, skill=name)
        return
    if skill.blue_only and level != "blue":
        yield problem("skill-only-blue", "ZC-5.65", place, skill=name)
    if parameter not in _parameters(skill.parameter):
        found = _CLAUSE_OF_PARAMETER[skill.parameter]
        yield problem("unknown-parameter", found, place, skill=name, parameter=parameter)


def _parameters(kind: str | None) -> Collection[str]:
    """What may stand behind the name of a skill."""
    if kind == "equipment":
        return [card.id for card in EQUIPMENT.values() if card.where == "deck" and card.kind != "event"]
    return get_args(AttackKind) if kind == "attack" else [""]


@clause("ZC-5.67")
def _repeated(survivor: Survivor) -> Iterator[Problem]:
    """Twice on one card only if a second copy has an effect, and never twice at one level."""
    before: dict[SkillId, LevelId] = {}
    for place, level, named in _named_skills(survivor):
        skill = SKILLS.get(named.partition(":")[0])
        if named in before and skill is not None and (before[named] == level or not skill.repeats):
            yield problem("skill-twice", "ZC-5.67", place, skill=named)
        before[named] = level
