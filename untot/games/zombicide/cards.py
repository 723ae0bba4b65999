"""What cards are and can do in somebody's hands. Each card is an entry of content/equipment.toml."""

from __future__ import annotations

from functools import cache

from untot.games.zombicide.facts import HANDS
from untot.games.zombicide.pieces import COMBINATIONS, EQUIPMENT, Attack, AttackKind, CardEffect, CardId
from untot.games.zombicide.skills import has_skill
from untot.games.zombicide.state import Slot, Survivor
from untot.kernel.rulebook import clause


@clause("ZC-8.55", "ZC-8.16", "ZC-8.2")
def attack_with(card: CardId, kind: AttackKind) -> Attack | None:
    """How a card attacks in this way, if it does; the sniper rifle attacks like the rifle in it."""
    return _printed_attack(card, kind)


@cache
def _printed_attack(card: CardId, kind: AttackKind) -> Attack | None:
    built = COMBINATIONS.get(card)
    printed = built.parts[0] if built is not None and built.becomes == "pair" else card
    attacks = EQUIPMENT[printed].attacks if printed in EQUIPMENT else ()
    return next((attack for attack in attacks if attack.kind == kind), None)


@clause("ZC-8.39", "ZC-9.37")
def assigns_hits(survivor: Survivor, card: CardId, kind: AttackKind) -> bool:
    """In melee always, at range with a sniper rifle or the skill."""
    built = COMBINATIONS.get(card)
    has_rifle = built is not None and built.assigns_hits
    return kind == "melee" or has_rifle or has_skill(survivor, "assign_hits", kind)


@clause("ZC-8.11", "ZC-8.13", "ZC-8.15", "ZC-8.17", "ZC-8.55.1", "ZC-9.25", "ZC-9.35", "ZC-9.40")
def is_pair(survivor: Survivor, kind: AttackKind) -> bool:
    """Two identical weapons, one in each hand, with the dual symbol or with a skill that counts as one."""
    cards = [survivor.slots[hand].card for hand in HANDS if hand in survivor.slots]
    if len(cards) < 2 or len(set(cards)) > 1 or attack_with(cards[0], kind) is None:
        return False
    symbol = cards[0] in EQUIPMENT and EQUIPMENT[cards[0]].dual
    return symbol or has_skill(survivor, "dual", kind)


@clause("ZC-8.48", "ZC-8.52")
def is_ready(survivor: Survivor, hand: Slot, kind: AttackKind) -> bool:
    """A weapon in hand that can attack in this way now: what must be loaded is."""
    held = survivor.slots.get(hand)
    attack = attack_with(held.card, kind) if held is not None else None
    return held is not None and attack is not None and (held.is_loaded or not attack.reload)


@clause("ZC-5.53")
def effects(survivor: Survivor, kind: str) -> list[CardEffect]:
    """What his cards do in this way, from hands and reserve."""
    held = [EQUIPMENT.get(held.card) for held in survivor.slots.values()]
    return [card.effect for card in held if card and card.effect and card.effect.kind == kind]
