"""Where the packages of games lie: in untot.games, or wherever somebody has registered one of his own."""

from __future__ import annotations

_ELSEWHERE: dict[str, str] = {}


def package_of(game: str) -> str:
    """The name of the package with the rooms of a game."""
    return _ELSEWHERE.get(game, f"untot.games.{game}")


def register(game: str, package: str) -> None:
    """A game of somebody's own is at hand from now on, like those that come with untot."""
    _ELSEWHERE[game] = package


def forget(game: str) -> None:
    _ELSEWHERE.pop(game, None)


def registered() -> dict[str, str]:
    """The games that lie elsewhere, and where."""
    return dict(_ELSEWHERE)
