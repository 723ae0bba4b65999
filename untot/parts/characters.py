"""Bots as people: six characters, each with a name. A seat that a bot holds always has the same one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from untot.kernel.events import Seat
from untot.kernel.texts import LANGUAGES, texts


class Character(NamedTuple):
    """How somebody talks. What he does is decided by how well he plays."""

    name: str
    greeting: str
    """The phrase with which he says hello."""
    chatter: float
    """How often he speaks, compared to others."""
    honesty: float
    """How likely what he claims is true."""
    temper: float
    """How likely he answers harshly."""


CHARACTERS: Final = (
    Character("Ada", "greet", 1.0, 0.9, 0.3),
    Character("Bruno", "greet_gruff", 0.6, 0.7, 0.8),
    Character("Cleo", "greet_sweet", 1.2, 0.35, 0.2),
    Character("Doro", "greet_anxious", 1.3, 0.7, 0.1),
    Character("Emil", "greet_merry", 1.5, 0.6, 0.4),
    Character("Frida", "greet_short", 0.4, 0.85, 0.6),
)
GREETINGS: Final[dict[str, tuple[str, ...]]] = {character.greeting: () for character in CHARACTERS}
"""Phrases without slots, for a game that greets in all these ways."""


def character_of(seat: Seat) -> Character:
    return CHARACTERS[seat % len(CHARACTERS)]


@dataclass(frozen=True, slots=True)
class Heard:
    """The last words of somebody else."""

    speaker: str
    seat: Seat
    phrase: str = ""
    slots: Mapping[str, str] = field(default_factory=dict)
    text: str = ""
    is_whispered: bool = False

    def is_meant_for(self, game: str, name: str, seat: Seat) -> bool:
        """Whether a phrase names this colour, or free words name it or the character, in any language."""
        if name in self.slots.values() or self.is_whispered:
            return True
        words = set(re.findall(r"\w+", self.text.casefold()))
        names = {character_of(seat).name, *(texts(game, language).name(name) for language in LANGUAGES)}
        return any(one.casefold() in words for one in names)
