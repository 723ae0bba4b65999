"""What a bot says to whoever speaks to it. A character decides how; promises are given as freely as they are broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from untot.games.mall_of_horror.bot.memory import Memory
from untot.games.mall_of_horror.bot.talking import Occasion, phrase
from untot.kernel.game import Whim
from untot.kernel.live import Talk
from untot.kernel.rulebook import clause
from untot.kernel.seeing import Seen
from untot.parts.characters import Heard, character_of

Reply = Callable[[Occasion, Heard], Talk]


@clause("MH-16.5", "MH-16.11")
def reply(seen: Seen, memory: Memory, rng: Whim) -> Talk | None:
    """One phrase for who spoke last, if it was meant for this seat or for everybody; a whisper is answered by one."""
    heard = memory.heard
    if seen.seat is None or heard is None or not memory.me:
        return None
    is_call = heard.phrase in CALLS
    if not is_call and not heard.is_meant_for("mall_of_horror", memory.me, seen.seat):
        return None
    here = Occasion(seen.view(), memory.me, memory, rng, is_asked=False)
    said = REPLIES.get(heard.phrase, in_general)(here, heard)
    return msgspec.structs.replace(said, to=heard.seat) if heard.is_whispered else said


def is_harsh(here: Occasion, heard: Heard) -> bool:
    """A bad temper or a bad memory."""
    return here.rng.random() < character_of(here.memory.seat).temper - here.memory.trust_in(heard.speaker)


def greet(here: Occasion, heard: Heard) -> Talk:
    return phrase(character_of(here.memory.seat).greeting)


def in_general(here: Occasion, heard: Heard) -> Talk:
    return phrase("decline" if is_harsh(here, heard) else "agree", heard.speaker)


def to_offer(here: Occasion, heard: Heard) -> Talk:
    """Peace for peace, or nothing."""
    return phrase("decline" if is_harsh(here, heard) else "promise_not_vote", heard.speaker)


def to_plea(here: Occasion, heard: Heard) -> Talk:
    """Somebody wants votes: for himself they may be promised, for another one says yes or no."""
    if heard.slots.get("candidate") == heard.speaker and not is_harsh(here, heard):
        return phrase("promise_vote", heard.speaker)
    return in_general(here, heard)


def to_call(here: Occasion, heard: Heard) -> Talk:
    """Somebody is to be voted against: it may be oneself."""
    if heard.slots.get("against") == here.memory.me:
        return phrase("threaten", heard.speaker) if is_harsh(here, heard) else phrase("claim_harmless")
    return in_general(here, heard)


def thanks(here: Occasion, heard: Heard) -> Talk:
    return phrase("thank", heard.speaker)


def to_insult(here: Occasion, heard: Heard) -> Talk:
    return phrase(here.rng.choice(("threaten", "mock")) if is_harsh(here, heard) else "apologise", heard.speaker)


def to_question(here: Occasion, heard: Heard) -> Talk:
    """Where one goes, truly or not: nobody has decided yet."""
    return phrase("claim_destination", here.rng.choice(here.places()))


REPLIES: Final[dict[str, Reply]] = {
    "greet": greet,
    "offer_alliance": to_offer,
    "ask_vote": to_call,
    "ask_vote_for": to_plea,
    "promise_not_vote": thanks,
    "promise_vote": thanks,
    "offer_gift": thanks,
    "threaten": to_insult,
    "accuse": to_insult,
    "mock": to_insult,
    "ask_destination": to_question,
}
"""By phrase; what is not named is answered with a yes or a no."""
CALLS: Final = frozenset(("greet", "ask_vote", "ask_vote_for", "ask_gift"))
"""Phrases for everybody: whoever hears them first answers."""
