"""Problems of own content: a text id with its arguments, the clause, the place, and the line where it is known."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from untot.kernel.rulebook import ClauseId
from untot.parts.toml_lines import Place, line_of, lines_of

T = TypeVar("T")

Reason = Literal[
    # the file
    "not-toml",
    "not-json",
    "missing-field",
    "unknown-field",
    "unknown-value",
    "wrong-type",
    "out-of-bounds",
    # the layout
    "bad-count",
    "not-a-rectangle",
    "unknown-tile",
    "unknown-turn",
    "tile-twice",
    "edges-do-not-match",
    # tokens and zones
    "too-many-of-colour",
    "unknown-zone",
    "not-a-room",
    "not-a-street",
    "no-common-wall",
    "door-twice",
    "spawn-at-start",
    "building-without-door",
    "unreachable-zone",
    # goals and special rules
    "no-goal",
    "goal-needs",
    "rule-needs",
    "rule-twice",
    "lock-never-opens",
    "spawn-never-wakes",
    "unknown-card",
    "not-a-supply",
    "unknown-zombie-card",
    # survivors
    "name-taken",
    "yellow-is-fixed",
    "unknown-skill",
    "unknown-parameter",
    "skill-only-blue",
    "skill-twice",
]
"""The text ids of all problems."""


class Problem(Struct, frozen=True):
    """Something that is wrong: why (a text id and what fills its slots), by which clause, and where."""

    reason: Reason
    clause: ClauseId
    place: Place
    args: dict[str, str | int]
    line: int | None = None


class Checked(Struct, Generic[T], frozen=True):
    """Something that was checked: it is there exactly if there are no problems."""

    piece: T | None
    problems: tuple[Problem, ...] = ()


def problem(reason: Reason, clause: ClauseId, place: Place, **args: str | int) -> Problem:
    return Problem(reason, clause, place, args)


def checked(plain: Any, kind: type[T], clause: ClauseId, problems_of: Callable[[T], Iterable[Problem]]) -> Checked[T]:
    """The piece that the data describe, if it has the right shape and nothing else is wrong with it."""
    try:
        piece = msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        return Checked(None, (_shape_problem(str(error), clause),))
    problems = tuple(problems_of(piece))
    return Checked(None if problems else piece, problems)


def read_toml(text: str, clause: ClauseId, check: Callable[[Any], Checked[T]]) -> Checked[T]:
    """What a text describes; its problems know their lines."""
    try:
        plain = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of 5000 digits is no TOMLDecodeError
        return Checked(None, (_syntax_problem(str(error), clause, text),))
    result = check(plain)
    lines = lines_of(text)
    located = tuple(replace(found, line=line_of(lines, found.place)) for found in result.problems)
    return replace(result, problems=located)


def _syntax_problem(message: str, clause: ClauseId, text: str) -> Problem:
    at = re.search(r"\(at line (\d+)", message)
    line = int(at[1]) if at else text.count("\n") + 1
    return Problem("not-toml", clause, "", {"detail": message}, line)


_SHAPES: Final[tuple[tuple[Reason, re.Pattern[str]], ...]] = (
    ("missing-field", re.compile(r"Object missing required field `(?P<field>[^`]*)`")),
    ("unknown-field", re.compile(r"Object contains unknown field `(?P<field>[^`]*)`")),
    ("unknown-value", re.compile(r"Invalid (?:enum )?value '?(?P<value>.*?)'?$")),
    ("wrong-type", re.compile(r"Expected `(?P<expected>.*)`, got `(?P<found>.*)`$")),
    ("out-of-bounds", re.compile(r"(?P<detail>.*)")),
)


def _shape_problem(message: str, clause: ClauseId) -> Problem:
    """What msgspec says, as a reason with arguments; a missing or unknown field is a place of its own."""
    what, _, where = message.partition(" - at `$")
    place = where.rstrip("`").lstrip(".")
    reason, found = next((reason, found) for reason, shape in _SHAPES if (found := shape.match(what)))
    args = found.groupdict()
    if reason == "wrong-type":  # `object | null`: a field that may be missing
        args = {name: kind.partition(" | ")[0] for name, kind in args.items()}
    if reason == "unknown-field":
        place = f"{place}.{args['field']}".lstrip(".")
    return Problem(reason, clause, place, args)
