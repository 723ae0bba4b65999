"""Copies of State classes, generated from their declarations: fast as written by hand, and no field is forgotten."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any, TypeVar

T = TypeVar("T")
_PLAIN = (int, str, bool, bytes, type(None))
_EMPTY = {list: "[]", dict: "{}"}


_COPIERS: dict[type, Callable[[Any], Any]] = {}
_OVERWRITERS: dict[type, Callable[[Any, Any], None]] = {}


def copy_of(thing: T) -> T:
    """A copy that shares nothing that can change."""
    cls = type(thing)
    copy: Callable[[T], T] = _COPIERS.get(cls) or copier(cls)
    return copy(thing)


def overwrite(target: T, source: T) -> None:
    """Make the target equal to the source, in place, sharing nothing that can change."""
    cls = type(target)
    (_OVERWRITERS.get(cls) or overwriter(cls))(target, source)


def copier(cls: type[T]) -> Callable[[T], T]:
    """The copy function of a dataclass: lists, dicts and nested parts are copied, everything frozen is shared."""
    source = _Source()
    copy: Callable[[T], T] = source.made("copy(s)", [*source.copied("t", "s", cls), "return t"])
    _COPIERS[cls] = copy
    return copy


def overwriter(cls: type[T]) -> Callable[[T, T], None]:
    """The `overwrite` of a dataclass."""
    source = _Source()
    made: Callable[[T, T], None] = source.made("overwrite(t, s)", source.assignments("t", "s", cls))
    _OVERWRITERS[cls] = made
    return made


class _Source:
    """The source text of one such function; it comes from field names and types only.

    Parts are copied where they stand: neither a constructor nor a function is called for them.
    """

    def __init__(self) -> None:
        self._names: dict[str, Any] = {"new": object.__new__}
        self._fresh = (f"v{number}" for number in count())

    def made(self, head: str, lines: list[str]) -> Any:
        """The function with this head and body."""
        exec("\n".join([f"def {head}:", *_indented(lines)]), self._names)
        return self._names[head.partition("(")[0]]

    def assignments(self, target: str, source: str, cls: type) -> list[str]:
        """Every field of `target` becomes a copy of that of `source`."""
        fields = [(f"{target}.{name}", f"{source}.{name}", hint) for name, hint in _fields(cls)]
        return [line for field in fields for line in self.assigned(*field)]

    def copied(self, target: str, source: str, cls: type) -> list[str]:
        """`target` becomes a new dataclass like `source`."""
        self._names[cls.__name__] = cls
        lines = [f"{target} = new({cls.__name__})", *self.assignments(target, source, cls)]
        return [*lines, f"{target}.__post_init__()"] if hasattr(cls, "__post_init__") else lines

    def assigned(self, target: str, source: str, hint: Any) -> list[str]:
        """`target` becomes a copy of `source`, which is of type `hint`."""
        if _is_frozen(hint):
            return [f"{target} = {source}"]
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin in (list, dict) and _is_frozen(args[-1]):
            return [f"{target} = {source}.copy() if {source} else {_EMPTY[origin]}"]  # most are empty at most times
        if origin is list:
            return self._each(target, source, args[0])
        if origin is dict:
            return self._each_value(target, source, args[1])
        if origin in (typing.Union, types.UnionType) and len(args) == 2 and type(None) in args:
            part = args[0] if args[1] is type(None) else args[1]
            return [f"if {source} is None: {target} = None", "else:", *_indented(self.assigned(target, source, part))]
        if dataclasses.is_dataclass(hint) and isinstance(hint, type):
            copy = next(self._fresh)
            return [*self.copied(copy, source, hint), f"{target} = {copy}"]
        raise TypeError(
            f"a State cannot hold {hint!r}: use numbers, texts, tuples, lists, dicts and dataclasses of these"
        )

    def _each(self, target: str, source: str, hint: Any) -> list[str]:
        copies, part, copy = next(self._fresh), next(self._fresh), next(self._fresh)
        body = [*self.assigned(copy, part, hint), f"{copies}.append({copy})"]
        return [f"{target} = {copies} = []", f"for {part} in {source}:", *_indented(body)]

    def _each_value(self, target: str, source: str, hint: Any) -> list[str]:
        copies, key, part = next(self._fresh), next(self._fresh), next(self._fresh)
        body = self.assigned(f"{copies}[{key}]", part, hint)
        return [f"{target} = {copies} = {{}}", f"for {key}, {part} in {source}.items():", *_indented(body)]


def _indented(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def _fields(cls: type) -> list[tuple[str, Any]]:
    hints = typing.get_type_hints(cls)
    return [(field.name, hints[field.name]) for field in dataclasses.fields(cls)]


def _is_frozen(hint: Any) -> bool:
    """Whether values of this type can be shared between copies; what is declared as a `Mapping` never changes."""
    if isinstance(hint, typing.NewType):
        return _is_frozen(hint.__supertype__)
    origin = typing.get_origin(hint)
    if origin is typing.Literal:
        return True
    if origin in (tuple, Mapping, typing.Union, types.UnionType):
        return all(_is_frozen(part) for part in typing.get_args(hint) if part is not Ellipsis)
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return bool(hint.__dataclass_params__.frozen)  # type: ignore[attr-defined]  # not in typeshed
    return hint in _PLAIN
