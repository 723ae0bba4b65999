"""The numbers by which bots weigh things: set by hand, and others for kinds of matches, found by `untot lab temper`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.resources import files
from typing import Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from untot.kernel.state import OptionValue

TEMPERS: Final = "tempers.toml"
"""The file in the rooms of a game's bot that holds what was found, a table for each kind of match."""

T = TypeVar("T", bound=Struct)


class Tempers(Generic[T]):
    """What was found lies in a package; a kind of match is a value of one of its options.

    Elsewhere what was set by hand holds: the defaults of the struct.
    """

    def __init__(self, package: str, temper: type[T], option: str) -> None:
        self.temper = temper
        self.option = option
        self._by_hand = temper()
        self._found = found_in(package, temper)
        self._tried: T | None = None

    def of(self, kind: str) -> T:
        """What holds in this kind of match."""
        return self._tried or self._found.get(kind, self._by_hand)

    def by_hand(self) -> dict[str, float]:
        return _numbers(self._by_hand)

    def kind(self, options: Mapping[str, OptionValue]) -> str:
        """The name of its table."""
        return str(options[self.option])

    def numbers(self, options: Mapping[str, OptionValue]) -> dict[str, float]:
        """Those of matches with these options."""
        return _numbers(self.of(self.kind(options)))

    @contextmanager
    def trying(self, numbers: Mapping[str, float]) -> Iterator[None]:
        """As if these had been found, whatever the match."""
        self._tried = msgspec.convert(numbers, self.temper)
        try:
            yield
        finally:
            self._tried = None


def found_in(package: str, temper: type[T]) -> dict[str, T]:
    """What lies in a package, by the kind of match; nothing, as long as nobody has looked for any."""
    file = files(package).joinpath(TEMPERS)
    tables = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {kind: msgspec.convert(table["numbers"], temper) for kind, table in tables.items()}


def _numbers(temper: Struct) -> dict[str, float]:
    return {name: float(number) for name, number in msgspec.structs.asdict(temper).items()}
