"""What is printed on cards and zombies, as the scene shows it."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from untot.games.zombicide.pieces import (
    COMBINATIONS,
    DANGER_LEVELS,
    EQUIPMENT,
    ZOMBIE_CARDS,
    ZOMBIES,
    ActivationCard,
    Ammo,
    Attack,
    AttackKind,
    CardEffect,
    CardId,
    Combination,
    Equipment,
    LevelId,
    ManholeCard,
    SpawnCard,
    Zombie,
    ZombieCard,
    ZombieId,
)


class AttackSpec(Struct, kw_only=True):
    """One way to attack with a weapon."""

    kind: AttackKind
    range: tuple[int, int]
    dice: int
    accuracy: int
    damage: int
    mode: str
    noise: bool
    ammo: Ammo | None
    reload: bool
    kills_everything: bool


class EquipmentSpec(Struct, kw_only=True):
    """An equipment card, or what two of them make: `parts` names the two."""

    count: int
    kind: Literal["weapon", "item", "event"]
    where: Literal["deck", "aside"]
    attacks: list[AttackSpec]
    melee: AttackSpec | None
    ranged: AttackSpec | None
    dual: bool
    opens_doors: Literal["silent", "noisy"] | None
    in_pimpmobile: bool
    from_reserve: bool
    supply: bool
    effect: CardEffect | None
    parts: list[CardId]
    picture: str


class ZombieSpec(Struct, kw_only=True):
    """A kind of zombie; `wounds` is the damage that kills one in a hit."""

    wounds: int
    actions: int
    xp: int
    miniatures: int
    target_priority: int
    escort: int
    picture: str


class SpawnLine(Struct, kw_only=True):
    """Who appears."""

    amount: int
    zombie: ZombieId


class SpawnSpec(Struct, kw_only=True, tag_field="kind", tag="spawn"):
    """A zombie card: who appears in its zone at each danger level."""

    levels: dict[LevelId, SpawnLine | None]


class ManholeSpec(Struct, kw_only=True, tag_field="kind", tag="manhole"):
    """A zombie card: who appears at manholes at each danger level."""

    levels: dict[LevelId, SpawnLine | None]


class ActivationSpec(Struct, kw_only=True, tag_field="kind", tag="activation"):
    """A zombie card: whether all of a kind act at once at each danger level."""

    zombie: ZombieId
    levels: dict[LevelId, bool]


def _attack(attack: Attack) -> AttackSpec:
    fields = {field: getattr(attack, field) for field in attack.__struct_fields__}
    return AttackSpec(kind=attack.kind, **fields)


def _card(card: Equipment, parts: tuple[CardId, ...] = (), picture: str = "") -> EquipmentSpec:
    """With its attacks, and those of each kind by name; no card has two of one kind."""
    attacks = [_attack(attack) for attack in card.attacks]
    by_kind = {attack.kind: attack for attack in attacks}
    return EquipmentSpec(
        count=card.count,
        kind=card.kind,
        where=card.where,
        attacks=attacks,
        melee=by_kind.get("melee"),
        ranged=by_kind.get("ranged"),
        dual=card.dual,
        opens_doors=card.opens_doors,
        in_pimpmobile=card.in_pimpmobile,
        from_reserve=card.from_reserve,
        supply=card.supply,
        effect=card.effect,
        parts=list(parts),
        picture=picture or card.picture or card.id,
    )


def _built(built: Combination) -> EquipmentSpec:
    """What two cards make: the pair attacks like its first part, a card of its own like itself."""
    printed = built.parts[0] if built.becomes == "pair" else built.id
    return _card(EQUIPMENT[printed], built.parts, built.picture or built.id)


def _zombie(zombie: Zombie) -> ZombieSpec:
    return ZombieSpec(
        wounds=zombie.min_damage,
        actions=zombie.actions,
        xp=zombie.xp,
        miniatures=zombie.miniatures,
        target_priority=zombie.target_priority,
        escort=zombie.escort,
        picture=zombie.id,
    )


def _zombie_card(card: ZombieCard) -> SpawnSpec | ManholeSpec | ActivationSpec:
    """Its lines by danger level."""
    if isinstance(card, ActivationCard):
        return ActivationSpec(zombie=card.zombie, levels={level: level in card.levels for level in DANGER_LEVELS})
    lines = {level: _line(card, level) for level in DANGER_LEVELS}
    return ManholeSpec(levels=lines) if isinstance(card, ManholeCard) else SpawnSpec(levels=lines)


def _line(card: SpawnCard, level: LevelId) -> SpawnLine | None:
    spawn = card.at(level)
    return None if spawn is None else SpawnLine(amount=spawn.amount, zombie=spawn.zombie)


EQUIPMENT_SPECS: Final = {
    **{card.id: _card(card) for card in EQUIPMENT.values()},
    **{built.id: _built(built) for built in COMBINATIONS.values()},
}
ZOMBIE_SPECS: Final = {str(zombie.id): _zombie(zombie) for zombie in ZOMBIES.values()}
SPAWN_CARD_SPECS: Final = {str(number): _zombie_card(card) for number, card in ZOMBIE_CARDS.items()}
