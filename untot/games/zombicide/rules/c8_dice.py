"""Chapters 8a and 8d: the dice of an attack, and rolling again."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.cards import effects
from untot.games.zombicide.facts import active, turn_of
from untot.games.zombicide.pieces import Attack as Printed
from untot.games.zombicide.pieces import SkillId, skill_of
from untot.games.zombicide.skills import skills_for, unused
from untot.games.zombicide.state import Attack, Survivor, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, verb_of, words

LOWEST_HIT: Final = 2
AMMO: Final = "ammo"
"""The source of a re-roll that is a card; all others are skills."""


def current(g: ZombicideState) -> Attack:
    assert g.attack is not None, "nobody attacks"
    return g.attack


@clause("ZC-8.3")
def roll(g: ZombicideState) -> None:
    now = current(g)
    now.dice = g.roll(sum(now.dice_for))
    g.tell(
        "dice_rolled", "ZC-8.3", survivor=now.survivor, dice=list(now.dice), accuracy=now.accuracy,
        roll_bonus=now.roll_bonus, hits_from=hits_from(now), damage=now.damage, skills=helping_skills(g, now),
    )  # fmt: skip


@clause("ZC-8.4", "ZC-9.42", "ZC-9.43", "ZC-9.44")
def hits_from(attack: Attack) -> int:
    """The lowest face that hits: what skills add counts for every die, but a 1 always misses."""
    return max(LOWEST_HIT, attack.accuracy - attack.roll_bonus)


@clause("ZC-8.62", "ZC-9.16", "ZC-9.17", "ZC-9.18", "ZC-9.19")
def helping_skills(g: ZombicideState, attack: Attack) -> list[SkillId]:
    """What made this attack better than its weapon: skills that add dice, pips or damage; none helps a car."""
    if attack.kind == "car":
        return []
    who = g.survivors[attack.survivor]
    return [named for gain in ("dice", "roll", "damage") for named in skills_for(who, gain, attack.kind)]


# -- re-rolls ---------------------------------------------------------------------------------------------------


@clause("ZC-8.43", "ZC-8.44", "ZC-8.45", "ZC-9.21", "ZC-9.27")
def reroll_sources(g: ZombicideState, survivor: Survivor, weapon: Printed | None) -> list[str]:
    """Fitting ammunition once, however many cards; luck once per action; a skill once per turn."""
    fits = weapon is not None and weapon.ammo is not None
    ammo = fits and any(effect.ammo == weapon.ammo for effect in effects(survivor, "reroll") if weapon)
    lucky = [named for named in skills_for(survivor, "reroll") if skill_of(named).once_per == "action"]
    per_turn = [named for named in unused(turn_of(g), survivor, "reroll") if skill_of(named).once_per == "turn"]
    return [AMMO] * bool(ammo) + lucky + per_turn


@clause("ZC-8.41", "ZC-8.42", "ZC-8.44", "ZC-9.21", "ZC-9.27", "ZC-9.30")
async def reroll(g: ZombicideState) -> None:
    """All dice again, better or worse, before any hit is assigned; one source after another."""
    if not current(g).rerolls:
        return
    answer = await choose(
        g, active(g).seat, "reroll", "ZC-8.42", reroll_words, why_not=why_not_reroll,
        unit=current(g).survivor, about={"dice": list(current(g).dice)},
    )  # fmt: skip
    if answer == "keep":
        return
    source = thing_of(answer)
    current(g).rerolls.remove(source)
    if source != AMMO and skill_of(source).once_per == "turn":
        turn_of(g).used.append(source)
    roll(g)
    g.then(("reroll",))


def reroll_words(g: ZombicideState, seat: Seat) -> list[str]:
    return ["keep", *words("reroll", dict.fromkeys(current(g).rerolls))]


@clause("ZC-8.41", "ZC-8.43")
def why_not_reroll(g: ZombicideState, seat: Seat, answer: str) -> str | None:
    """All dice or none, and only ammunition that fits."""
    if verb_of(answer) != "reroll":
        return None
    return "ZC-8.43" if thing_of(answer) == AMMO else "ZC-8.41"
