"""What a bot says to whoever speaks to it, each in its own way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from untot.games.zombie_town.bot.memory import Memory
from untot.games.zombie_town.bot.talking import PHRASES, phrase
from untot.kernel.game import Whim
from untot.kernel.live import Talk
from untot.kernel.seeing import Seen
from untot.parts.characters import character_of

KIND: Final[Mapping[str, str]] = {
    "truce": "promise", "promise": "thank", "well_done": "thank", "threaten": "sorry", "accuse": "not_me",
    "mock": "lament",
}  # fmt: skip
HARSH: Final[Mapping[str, str]] = {"threaten": "threaten", "accuse": "threaten", "mock": "threaten", "leader": "accuse"}
"""By phrase: what is answered by who is kind or harsh; anything else with a yes or a no."""
CALLS: Final = frozenset(("greet", "ask_help"))
"""Phrases for everybody: whoever hears them first answers."""


def reply(seen: Seen, memory: Memory, rng: Whim) -> Talk | None:
    """One phrase for who spoke last, if it was meant for this seat or for everybody."""
    heard, seat = memory.words, seen.seat
    if heard is None or seat is None or not heard.speaker:
        return None
    if heard.phrase not in CALLS and not heard.is_meant_for("zombie_town", memory.colour_of(seat), seat):
        return None
    is_harsh = rng.random() < character_of(seat).temper + memory.grudges.get(heard.seat, 0.0) / 3
    name = (HARSH if is_harsh else KIND).get(heard.phrase, "decline" if is_harsh else "agree")
    name = character_of(seat).greeting if heard.phrase == "greet" else name
    said = phrase(name, heard.speaker) if PHRASES[name] else phrase(name)
    return msgspec.structs.replace(said, to=heard.seat) if heard.is_whispered else said
