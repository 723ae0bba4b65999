"""The words of answers as actions: one numbered list for each game, whatever the number of players and the options.

A word (`hit:walker@S21`) is said token by token (`hit`, `walker`, `S21`), a named number (`direction=1200`) by the part
of its interval and then by the part of that part. Tokens keep their numbers for ever: new ones are put at the end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

STOP: Final = 0
"""The word is complete, where a longer one begins alike; or one is asked and has nothing to say."""
WAIT: Final = 1
"""Let the others speak first, where the first answer counts."""
PARTS: Final = 32
"""Into so many parts the interval of a number is divided; what has no more values is said at once."""
FIRST_PART: Final = 2
OTHERS: Final = 32
"""Actions for tokens that the list does not know, in the order in which they can be said now."""
FIRST_OTHER: Final = FIRST_PART + PARTS
FIRST_TOKEN: Final = FIRST_OTHER + OTHERS
_BREAKS: Final = re.compile("[:@]")

Tokens = tuple[str, ...]


@lru_cache(maxsize=100_000)
def tokens_of(word: str) -> Tokens:
    """`hit`, `walker` and `S21` of `hit:walker@S21`."""
    return tuple(_BREAKS.split(word))


class Vocabulary:
    """The tokens of a game by number, and the actions that say them."""

    def __init__(self, tokens: Sequence[str]) -> None:
        self.tokens = tuple(tokens)
        self._actions = {token: FIRST_TOKEN + number for number, token in enumerate(self.tokens)}
        self.size = FIRST_TOKEN + len(self.tokens)

    def action(self, token: str) -> int | None:
        """The action that says this token; None if the list does not know it."""
        return self._actions.get(token)

    def name(self, action: int) -> str:
        """What an action says."""
        if action >= FIRST_TOKEN:
            return self.tokens[action - FIRST_TOKEN]
        if action >= FIRST_OTHER:
            return f"(other {action - FIRST_OTHER})"
        if action >= FIRST_PART:
            return f"(part {action - FIRST_PART})"
        return "(wait)" if action == WAIT else "(stop)"

    def names(self) -> Iterator[str]:
        return map(self.name, range(self.size))
