"""Contracts: what the world answers. The physics is a seat that the rules ask like any other (`simulate`).

All that is random in the question is drawn from the State before. The answer is a Struct in whole numbers, as JSON:
lists, poses, contacts. The rule holds it to its type and to what it demands of it. Nobody else can answer; it is
written down like any other answer, and replays never compute.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from untot.kernel.asking import Ask
from untot.kernel.events import WORLD, Seat
from untot.kernel.forms import Form, Words
from untot.kernel.state import State

T = TypeVar("T", bound=Struct)
Q = TypeVar("Q", bound=Struct)


class Contract(Form, Generic[T], frozen=True, tag="contract"):
    """The form of the world's answer. It is not walked: worlds make it (untot/worlds), stand-ins too."""

    kind: type[T]
    why_not: Callable[[T], str | None]
    """What is demanded beyond the type: the clause that an answer breaks, or None."""
    invent: Callable[[Any], T] | None = None
    """How somebody without physics makes an answer up from his own chance; None: the type alone says how."""
    failed: T | None = None
    """What counts as the answer if nobody can work it out, where the rules know such a case."""

    def walk(self, prefix: Words) -> Sequence[str]:
        raise NotImplementedError("the world's answer is made by a world, not word by word")

    def first_wrong_word(self, answer: str) -> str | None:
        """What is wrong with the answer as a whole."""
        try:
            return self.why_not(self.read(answer))
        except msgspec.MsgspecError as error:
            return str(error)

    def spelled(self) -> Contract[T]:
        return Contract(self.kind, _nothing_more)

    def read(self, answer: str) -> T:
        return msgspec.json.decode(answer, type=self.kind)


def _nothing_more(answer: object) -> None:
    """A contract that demands no more than its type."""


async def simulate(
    g: State,
    name: str,
    clause: str,
    question: Q,
    kind: type[T],
    why_not: Callable[[Any, T], str | None],
    invent: Callable[[Q, Any], T] | None = None,
    failed: T | None = None,
) -> T:
    """Ask the world, for instance where a flicked disc comes to rest. What breaks the contract is refused.

    Where chance alone would hardly find a lawful answer, `invent` makes one up for random play and search.
    """

    def contract(g: State, seat: Seat) -> Contract[T]:
        return Contract(kind, partial(why_not, g), None if invent is None else partial(invent, question), failed)

    about: dict[str, Any] = msgspec.to_builtins(question)
    ask = Ask(g, name, clause, (WORLD,), contract, "one", lambda *_: clause, True, True, about=about)
    return contract(g, WORLD).read(await ask)
