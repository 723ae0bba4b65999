"""The words of answers: `to:S21` is a verb and a thing, `axe@hand_1` a piece in a slot, `angle=120` a named number.

Rules make words and read them here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable


def word(verb: str, thing: object) -> str:
    return f"{verb}:{thing}"


def words(verb: str, things: Iterable[object]) -> list[str]:
    """One word for each of these things."""
    return [f"{verb}:{thing}" for thing in things]


def verb_of(said: str) -> str:
    """`to` of `to:S21`; a bare word is its own verb."""
    return said.partition(":")[0]


def thing_of(said: str) -> str:
    """`S21` of `to:S21`; a bare word names nothing."""
    return said.partition(":")[2]


def split(answer: str) -> list[str]:
    """The words of an answer; none of an empty one."""
    return answer.split(" ") if answer else []


def things_of(answer: str, verb: str) -> list[str]:
    """All things that were said with this verb, in order."""
    start = f"{verb}:"
    return [said[len(start) :] for said in answer.split(" ") if said.startswith(start)]


def thing_in(answer: str, verb: str) -> str:
    """The thing that was said with this verb, or nothing."""
    return f" {answer}".partition(f" {verb}:")[2].partition(" ")[0]


def put(piece: str, slot: str) -> str:
    """A piece goes into a slot."""
    return f"{piece}@{slot}"


def is_placing(said: str) -> bool:
    """Whether a word puts a piece into a slot; `hit:walker@S21` does not."""
    return "@" in verb_of(said)


def placed(answer: str) -> dict[str, str]:
    """Which piece was put into which slot; the other words of the answer say something else."""
    pairs = (said.rpartition("@") for said in split(answer) if is_placing(said))
    return {piece: slot for piece, _, slot in pairs}


def numbers_in(answer: str) -> dict[str, int]:
    """The named numbers of an answer, whatever else it says."""
    pairs = (said.partition("=") for said in split(answer))
    return {name: int(number) for name, equals, number in pairs if equals}


def is_staying(word: str) -> bool:
    """A word of an arrangement that leaves a piece in its own place, or with its owner; others have no `@`."""
    piece, _, place = word.rpartition("@")
    return bool(piece) and place in (piece, piece.partition(".")[0])
