"""Plain data as TOML text that people like to read and change: the other direction of `tomllib`, in a stable order.

Simple values come first, in the order of the data; long lists have one entry a line; tables of tables come last. Values
that are None are left out: TOML has no word for nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPED: Final = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}
_INDENT: Final = "    "


def to_toml(plain: Mapping[str, Any]) -> str:
    """The text of a TOML file that reads back as this data, None left out."""
    there = {key: value for key, value in plain.items() if value is not None}
    tables = {key: value for key, value in there.items() if _is_table_of_tables(value)}
    lines = [f"{_key(key)} = {_block(value)}" for key, value in there.items() if key not in tables]
    for name, table in tables.items():
        entries = [f"{_key(key)} = {_inline(value)}" for key, value in table.items() if value is not None]
        lines += ["", f"[{_key(name)}]", *entries]
    return "".join(f"{line}\n" for line in lines).lstrip("\n")


def _is_table_of_tables(value: Any) -> bool:
    return isinstance(value, Mapping) and bool(value) and all(isinstance(entry, Mapping) for entry in value.values())


def _block(value: Any) -> str:
    """A value of the file itself; a list of lists or tables has one of them a line."""
    if not _is_list(value) or not any(_is_list(entry) or isinstance(entry, Mapping) for entry in value):
        return _inline(value)
    return "".join(("[\n", *(f"{_INDENT}{_inline(entry)},\n" for entry in value), "]"))


def _inline(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, Mapping):
        entries = [f"{_key(key)} = {_inline(entry)}" for key, entry in value.items() if entry is not None]
        return f"{{ {', '.join(entries)} }}" if entries else "{}"
    if _is_list(value):
        return f"[{', '.join(map(_inline, value))}]"
    raise TypeError(f"TOML cannot say {type(value).__name__}")


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else _string(key)


def _string(text: str) -> str:
    return f'"{"".join(map(_escaped, text))}"'


def _escaped(character: str) -> str:
    if character in _ESCAPED:
        return _ESCAPED[character]
    return f"\\u{ord(character):04x}" if character < " " or character == "\x7f" else character
