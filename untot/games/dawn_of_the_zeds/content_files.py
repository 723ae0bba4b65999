"""Reads the files of content/ into frozen classes; whatever does not fit its class fails at import."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def tables_of(file: str) -> dict[str, Any]:
    """Everything in one file."""
    return tomllib.loads(files(__package__).joinpath("content", f"{file}.toml").read_text("utf-8"))


def rows(file: str, table: str, kind: type[T]) -> tuple[T, ...]:
    """All rows of one table, in the order of the file."""
    return msgspec.convert(tables_of(file)[table], tuple[kind, ...])  # type: ignore[valid-type]  # made at run time


def one(file: str, table: str, kind: type[T]) -> T:
    """A table that stands once."""
    return msgspec.convert(tables_of(file)[table], kind)
