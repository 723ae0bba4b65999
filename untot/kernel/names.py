"""Names of ids that have no name of their own: which message names them, and the ids that they are made of."""

from __future__ import annotations

import re
from typing import Final

_NUMBERED: Final = re.compile(r"([A-Za-z_]*[A-Za-z])_?([0-9]+)")
_RANGE: Final = re.compile(r"([0-9]+)-([0-9]+)")
_MOST_DIGITS: Final = 9


def is_number(piece: str) -> bool:
    """Whole, and perhaps below nothing: places along a wall are counted from its middle."""
    digits = piece.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) <= _MOST_DIGITS


def put_together(piece: str) -> tuple[str, dict[str, str]]:
    """The message for an id that has no name of its own, and the ids that it is made of."""
    one, slash, other = piece.partition("/")
    if slash:
        return "name-between", {"one": one, "other": other}
    crowd, at, place = piece.partition("@")
    if at:
        return "name-at", {"it": crowd, "place": place}
    word, colon, it = piece.partition(":")
    if colon:
        return f"name-{word}", {"it": it}
    owner, dot, it = piece.partition(".")
    if dot:
        return "name-of", {"owner": owner, "it": it}
    span = _RANGE.fullmatch(piece)
    if span:
        return "name-range", {"first": span[1], "last": span[2]}
    numbered = _NUMBERED.fullmatch(piece)
    return (f"name-{numbered[1]}", {"number": numbered[2]}) if numbered else (f"name-{piece}", {})
