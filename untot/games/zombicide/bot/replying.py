"""What a bot says to whoever speaks to it, each in its own way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from untot.games.zombicide.bot.talking import Memory, phrase
from untot.kernel.game import Whim
from untot.kernel.live import Talk
from untot.kernel.rulebook import clause
from untot.kernel.seeing import Seen
from untot.parts.characters import GREETINGS, Heard, character_of

ANSWERS: Final[Mapping[str, str]] = {"well_done": "no_matter", "thank": "no_matter", "sorry": "no_matter"}
"""By phrase: what is answered where nothing was wished for; a wish gets a yes or a no."""


@clause("ZC-4.18")
def reply(seen: Seen, memory: Memory, rng: Whim) -> Talk | None:
    """One phrase for who spoke last, if it was meant for this seat; who greets is greeted by the first who hears it."""
    heard = memory.words
    if heard is None or seen.seat is None or not _is_meant(heard, memory):
        return None
    if heard.phrase in GREETINGS:
        return phrase(character_of(memory.seat).greeting)
    says_no = rng.random() < character_of(memory.seat).temper
    return phrase(ANSWERS.get(heard.phrase, "decline" if says_no else "agree"))


def _is_meant(heard: Heard, memory: Memory) -> bool:
    """For all, or for one of the own survivors, or for the character by its name."""
    return heard.phrase in GREETINGS or any(
        heard.is_meant_for("zombicide", name, memory.seat) for name in memory.mine or [""]
    )
