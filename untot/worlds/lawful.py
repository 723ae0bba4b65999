"""Answers that a contract allows, made from its types alone: whole numbers within their bounds, short lists, literals.

What the rule demands besides is tried for, a bounded number of times.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec
from msgspec import inspect

from untot.kernel.contract import Contract

MOST_TRIES: Final = 1_000
LONGEST_LIST: Final = 4
WIDEST: Final = 1_000
"""Numbers without a bound are at most so far from zero."""


class NoLawfulAnswer(ValueError):
    """The contract demands more than chance can find: this game needs a stand-in of its own."""


class Lawful:
    """Makes answers at random."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def answer(self, contract: Contract[Any]) -> str:
        shape = inspect.type_info(contract.kind)
        for _ in range(MOST_TRIES):
            answer = msgspec.json.encode(self._any(shape)).decode()
            if contract.first_wrong_word(answer) is None:
                return answer
        raise NoLawfulAnswer(f"no lawful {contract.kind.__name__} in {MOST_TRIES} tries")

    def _any(self, shape: inspect.Type) -> Any:
        match shape:
            case inspect.IntType(ge=low, le=high):
                return self._rng.randint(-WIDEST if low is None else low, WIDEST if high is None else high)
            case inspect.BoolType():
                return self._rng.random() < 0.5
            case inspect.LiteralType(values=values):
                return self._rng.choice(values)
            case inspect.StrType():
                return ""
            case inspect.NoneType():
                return None
            case inspect.UnionType(types=types):
                return self._any(self._rng.choice(types))
            case inspect.ListType(item_type=item, min_length=least, max_length=most):
                count = self._rng.randint(least or 0, LONGEST_LIST if most is None else most)
                return [self._any(item) for _ in range(count)]
            case inspect.TupleType(item_types=items):
                return [self._any(item) for item in items]
            case inspect.StructType(fields=fields):
                return {field.encode_name: self._any(field.type) for field in fields}
        raise NoLawfulAnswer(f"a contract with {type(shape).__name__} needs a stand-in of its own")
