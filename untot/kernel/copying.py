"""Copies of State classes, generated from their declarations: fast as written by hand, and no field is forgotten."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
_PLAIN = (int, str, bool, bytes, type(None))


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
    names: dict[str, Any] = {"cls": cls, "new": object.__new__}
    lines = ["t = new(cls)", *_assignments(cls, names), "return t"]
    if hasattr(cls, "__post_init__"):
        lines.insert(-1, "t.__post_init__()")
    copy: Callable[[T], T] = _made("copy(s)", lines, names)
    _COPIERS[cls] = copy
    return copy


def overwriter(cls: type[T]) -> Callable[[T, T], None]:
    """The `overwrite` of a dataclass."""
    names: dict[str, Any] = {}
    made: Callable[[T, T], None] = _made("overwrite(t, s)", _assignments(cls, names), names)
    _OVERWRITERS[cls] = made
    return made


def _assignments(cls: type, names: dict[str, Any]) -> list[str]:
    """Lines that make every field of `t` a copy of that of `s`: half the cost of a constructor."""
    return [f"t.{name} = {_expression(f's.{name}', hint, names)}" for name, hint in _fields(cls)]


def _made(head: str, lines: list[str], names: dict[str, Any]) -> Any:
    """The function with this head and body; they come from field names and types only."""
    exec("\n    ".join([f"def {head}:", *lines]), names)
    return names[head.partition("(")[0]]


def _fields(cls: type) -> list[tuple[str, Any]]:
    hints = typing.get_type_hints(cls)
    return [(field.name, hints[field.name]) for field in dataclasses.fields(cls)]


def _is_frozen(hint: Any) -> bool:
    """Whether values of this type can be shared between copies."""
    if isinstance(hint, typing.NewType):
        return _is_frozen(hint.__supertype__)
    origin = typing.get_origin(hint)
    if origin is typing.Literal:
        return True
    if origin in (tuple, typing.Union, types.UnionType):
        return all(_is_frozen(part) for part in typing.get_args(hint) if part is not Ellipsis)
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return bool(hint.__dataclass_params__.frozen)  # type: ignore[attr-defined]  # not in typeshed
    return hint in _PLAIN


def _expression(value: str, hint: Any, names: dict[str, Any]) -> str:
    """The source text that copies `value` of type `hint`."""
    if _is_frozen(hint):
        return value
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    inner = "x" + "_" * value.count("x")
    if origin is list:
        copied = _expression(inner, args[0], names)
        return f"{value}.copy()" if copied == inner else f"([{copied} for {inner} in {value}] if {value} else [])"
    if origin is dict:
        copied = _expression(inner, args[1], names)
        made = f"{{k{inner}: {copied} for k{inner}, {inner} in {value}.items()}}"
        return f"{value}.copy()" if copied == inner else f"({made} if {value} else {{}})"
    if origin in (typing.Union, types.UnionType) and len(args) == 2 and type(None) in args:
        part = args[0] if args[1] is type(None) else args[1]
        return f"(None if {value} is None else {_expression(value, part, names)})"
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        name = f"copy_{hint.__name__}"
        names[name] = copier(hint)
        return f"{name}({value})"
    raise TypeError(f"a State cannot hold {hint!r}: use numbers, texts, tuples, lists, dicts and dataclasses of these")
