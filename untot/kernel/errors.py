"""What can go wrong at the border of the rules, each with a text id for people. Whoever raises has changed nothing."""

from __future__ import annotations

from typing import Any


class UntotError(Exception):
    """An error that people see: `reason` is a text id, `args_` fill its slots, `clause` names the rule behind it."""

    def __init__(self, reason: str, *, clause: str | None = None, **args_: object) -> None:
        super().__init__(reason, clause, args_)
        self.reason = reason
        self.clause = clause
        self.args_ = args_

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it survives the way out of another process."""
        return _made_again, (type(self), self.reason, self.clause, self.args_)

    def __str__(self) -> str:
        details = " ".join(f"{key}={value}" for key, value in self.args_.items())
        return " ".join(part for part in (self.clause, self.reason, details) if part)


def _made_again(kind: type[UntotError], reason: str, clause: str | None, args_: dict[str, Any]) -> UntotError:
    return kind(reason, clause=clause, **args_)


class Refused(UntotError):
    """An answer, undo or word that the rules or the table do not allow now."""


class BadRecord(UntotError):
    """A record or save that is truncated, edited, foreign or from another rules version."""


class BadOptions(UntotError):
    """A match cannot be set up like this."""


class BadContent(UntotError):
    """Own content that cannot be used: `place` says where in it, `mission.doors[2].room`; "" is all of it."""

    def __init__(self, reason: str, place: str = "", *, clause: str | None = None, **args_: object) -> None:
        super().__init__(reason, clause=clause, place=place, **args_)
        self.place = place
