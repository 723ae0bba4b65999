"""What things are worth to a bot. One point is about what an action brings that goes one zone nearer to the goal."""

from __future__ import annotations

from functools import cache
from typing import Final

from untot.games.zombicide.pieces import EQUIPMENT, Attack, CardId, LevelId, SkillId, ZombieId, skill_of

# -- lives ------------------------------------------------------------------------------------------------------

WOUND_COST: Final = 3.0
"""The first wound of somebody: a card and half his life."""
DEATH_COST: Final = 16.0
"""The second one."""

# -- zombies ----------------------------------------------------------------------------------------------------

MENACE: Final[dict[ZombieId, float]] = {"walker": 1.0, "fatty": 1.3, "abomination": 3.0, "runner": 2.0}
"""What it is worth to be rid of a zombie, against a Walker."""
ZOMBIES_PER_ROOM: Final[dict[LevelId, float]] = {"blue": 1.2, "yellow": 2.0, "orange": 3.2, "red": 4.5}
"""How many wait in a room behind a closed door, on the average."""

# -- weapons and other cards ------------------------------------------------------------------------------------

RANGED: Final = 1.3
"""A weapon that kills from the next zone is worth so much more."""
HARD: Final = 1.25
"""So is one that kills Fatties."""
SLOW: Final = 0.75
"""So much less one that must be loaded again."""
FIRE: Final = 2.0
"""A Molotov."""
IN_RESERVE: Final = 0.2
"""What a weapon counts that is not in hand."""
TOOL: Final = 0.5
"""Something in hand that opens doors."""
WANTED: Final = 3.0
"""A card that a goal asks for."""

SKILL_WORTH: Final[dict[str, float]] = {
    "actions": 5.0,
    "free_actions": 3.5,
    "dice": 3.4,
    "roll": 3.2,
    "zones_per_move": 2.6,
    "leave_freely": 2.6,
    "ignore_attack": 2.6,
    "reroll": 2.4,
    "dual": 2.2,
    "heal_wound": 2.2,
    "give_action": 2.4,
    "damage": 2.4,
    "first_card": 2.4,
    "second_copy": 2.0,
    "max_range": 1.8,
    "assign_hits": 1.8,
    "search_after_kill": 1.6,
    "cancel_wound": 1.6,
    "silence": 1.4,
    "redraw": 1.2,
    "reserve_slots": 1.0,
    "close_door": 1.0,
    "two_targets": 0.8,
    "molotovs": 0.6,
    "loudest_zone": 0.5,
}
"""By kind of skill."""
FREE_WORTH: Final = {"combat": 1.0, "move": 0.3, "search": -0.5}
"""How much better or worse a free action of this sort is."""


@cache
def skill_worth(named: SkillId) -> float:
    skill = skill_of(named)
    extra = FREE_WORTH.get(skill.of or "", 0.0) if skill.kind == "free_actions" else 0.0
    return SKILL_WORTH.get(skill.kind, 1.0) + extra


@cache
def chance_to_hit(accuracy: int, bonus: int = 0) -> float:
    """Of one die; a 1 always misses."""
    return sum(face > 1 and min(6, face + bonus) >= accuracy for face in range(1, 7)) / 6


@cache
def strength(attack: Attack) -> float:
    """What an attack is worth in somebody's hands: the zombies it kills, and how conveniently."""
    if attack.kills_everything:
        return FIRE
    kills = attack.dice * chance_to_hit(attack.accuracy)
    far = RANGED if attack.kind == "ranged" else 1.0
    return kills * far * (HARD if attack.damage > 1 else 1.0) * (SLOW if attack.reload else 1.0)


@cache
def card_worth(card: CardId) -> float:
    """What a card counts in the reserve."""
    piece = EQUIPMENT.get(card)
    if piece is None:
        return 0.0
    armed = IN_RESERVE * max(strength(attack) for attack in piece.attacks) + 0.1 if piece.attacks else 0.0
    return armed + piece.worth
