"""What holds for all tests: Hypothesis tries the same examples on every machine and leaves nothing behind.

And every event that is told has the arguments that its game declares for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings

from untot.kernel.events import TABLE_EVENTS, Seat
from untot.kernel.state import State

settings.register_profile(
    "untot", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("untot")


@cache
def declared_events(module: str) -> dict[str, Any]:
    """What the game declares to which the State of this module belongs; nothing for games that declare no events."""
    package = module.rpartition(".")[0]
    events = import_module(package).GAME.events if package.startswith("untot.games.") else {}
    return {**TABLE_EVENTS, **events} if events else {}


def check(g: State, name: str, args: dict[str, Any]) -> None:
    declared = declared_events(type(g).__module__)
    if declared:
        assert name in declared, f"no event {name} is declared"
        msgspec.convert(args, declared[name])


@pytest.fixture(autouse=True, scope="session")
def events_are_as_declared() -> Iterator[None]:
    tell, tell_secret = State.tell, State.tell_secret

    def checked(g: State, name: str, clause: str, **args: Any) -> None:
        check(g, name, args)
        tell(g, name, clause, **args)

    def checked_secret(
        g: State, name: str, clause: str, knowers: Iterable[Seat], secret: dict[str, Any], **args: Any
    ) -> None:
        check(g, name, args)
        check(g, name, {**args, **secret})
        tell_secret(g, name, clause, knowers, secret, **args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "tell", checked)
        patch.setattr(State, "tell_secret", checked_secret)
        yield
