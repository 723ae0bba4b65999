"""The games. Each is a package with the same rooms; `load_game` opens its front door."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from untot.kernel.errors import BadOptions
from untot.kernel.game import Game
from untot.kernel.packages import package_of, registered
from untot.kernel.watching import Growth
from untot.kernel.workshop import Workshop

NAMES: Final = ("mall_of_horror", "zombicide", "zombie_town", "dawn_of_the_zeds", "flick_em_up")
"""Those that come with untot."""


def names() -> tuple[str, ...]:
    """All games that can be played here."""
    return (*NAMES, *(name for name in registered() if name not in NAMES))


def load_game(name: str) -> Game:
    """The game of this name, or an error that says which there are."""
    if name not in names():
        raise BadOptions("unknown-game", game=name[:80], known=", ".join(names()))
    game: Game = import_module(package_of(name)).GAME
    return game


def load_workshop(name: str) -> Workshop | None:
    """The workshop of a game for content of the players' own, if it has one."""
    where = f"{package_of(name)}.workshop"
    if find_spec(where) is None:
        return None
    workshop: Workshop = import_module(where).WORKSHOP
    return workshop


def load_growth(name: str) -> Growth | None:
    """What the bench measures of a game besides play, if it has such a thing."""
    where = f"{package_of(name)}.bench"
    if find_spec(where) is None:
        return None
    growth: Growth = import_module(where).GROWTH
    return growth
