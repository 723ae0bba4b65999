"""Holders: who sits at which seat of the text table, a person at this terminal or a bot."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from untot.bots import LEVELS, SKILLS, offered_levels
from untot.kernel.errors import BadOptions
from untot.kernel.game import Game
from untot.parts.characters import character_of

ME = "me"


class Holder(Struct, frozen=True, omit_defaults=True):
    """A person (`me`) or a bot by its name; each may have a name of its own."""

    kind: str
    name: str = ""

    @property
    def is_person(self) -> bool:
        return self.kind == ME

    @property
    def in_record(self) -> str:
        """How the record calls him."""
        return "person" if self.is_person else f"bot:{self.kind}"


def parse_holders(seats: str, names: str = "") -> list[Holder]:
    """Holders from `anna:me,careful,me`; `names` are given to the people without one, in order."""
    left = [name.strip() for name in names.split(",") if name.strip()]
    holders = [_named(_holder(word.strip()), left) for word in seats.split(",")]
    if left:
        raise BadOptions("names-left", names=", ".join(left))
    _check_names([holder.name for holder in holders if holder.name])
    return holders


def introduced(holders: Sequence[Holder]) -> list[Holder]:
    """With the names that bots have at every table, as far as nobody else is called so."""
    taken = {holder.name for holder in holders}
    names = [character_of(seat).name for seat in range(len(holders))]
    return [
        Holder(holder.kind, holder.name or ("" if holder.is_person or name in taken else name))
        for holder, name in zip(holders, names, strict=True)
    ]


def level_key(game: Game, level: str) -> str:
    """What people call a level: by its place among those that are offered, for games differ in what they have."""
    offered = offered_levels(game)
    return f"level-rank-{offered.index(level) + 1}" if level in offered else f"level-{level}"


def is_known(kind: str) -> bool:
    """Whether such a holder exists."""
    return kind == ME or kind in LEVELS or kind in SKILLS


def _holder(word: str) -> Holder:
    name, _, kind = word.rpartition(":")
    if not is_known(kind):
        raise BadOptions("unknown-holder", holder=kind[:80], known=", ".join((ME, *LEVELS)))
    return Holder(kind, name.strip())


def _named(holder: Holder, left: list[str]) -> Holder:
    if holder.is_person and not holder.name and left:
        return Holder(holder.kind, left.pop(0))
    return holder


def _check_names(names: Sequence[str]) -> None:
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise BadOptions("name-twice", name=twice)
