"""Patches: what changed between two plain values (texts, numbers, lists, dicts), small enough to travel with an event.

A patch is a list of changes, made one after the other. `[path, value]` puts a value there, `[path]` takes away a key,
`[path, at, count, items]` puts items into a list in place of so many. The order of keys counts: drawings follow it. The
client makes the same changes; tests/corpus/patches.json holds both to one meaning.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import msgspec

Change = list[Any]
Patch = list[Change]
Path = list[str | int]
_json = msgspec.json.encode


def patch_between(before: Any, after: Any) -> Patch:
    """What turns one plain value into another."""
    patch: Patch = []
    _compare(before, after, [], patch)
    return patch


def _compare(before: Any, after: Any, path: Path, patch: Patch) -> None:
    if _is_same(before, after):
        return
    if isinstance(before, dict) and isinstance(after, dict) and _keeps_order(before, after):
        _compare_dicts(before, after, path, patch)
    elif isinstance(before, list) and isinstance(after, list):
        _compare_lists(before, after, path, patch)
    else:
        patch.append([path, after])


def _compare_dicts(before: dict[str, Any], after: dict[str, Any], path: Path, patch: Patch) -> None:
    patch.extend([[*path, key]] for key in before if key not in after)
    for key, value in after.items():
        if key in before:
            _compare(before[key], value, [*path, key], patch)
        else:
            patch.append([[*path, key], value])


def _compare_lists(before: list[Any], after: list[Any], path: Path, patch: Patch) -> None:
    """Things that changed in their places are compared; where things came or went, the stretch between is exchanged."""
    if len(before) == len(after) and all(isinstance(one, dict) for one in after):
        for i, (one, other) in enumerate(zip(before, after, strict=True)):
            _compare(one, other, [*path, i], patch)
        return
    start = _alike(before, after)
    end = _alike(before[start:][::-1], after[start:][::-1])
    patch.append([path, start, len(before) - start - end, after[start : len(after) - end]])


def _alike(one: list[Any], other: list[Any]) -> int:
    """How many things are the same at the beginning."""
    return len(list(takewhile(lambda pair: _is_same(*pair), zip(one, other, strict=False))))


def _is_same(one: Any, other: Any) -> bool:
    """Byte for byte: in Python 0 is equal to False, and the order of keys does not count."""
    return one == other and _json(one) == _json(other)


def _keeps_order(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Whether the keys that stay keep their order and new ones stand behind them."""
    stay = [key for key in before if key in after]
    return list(after)[: len(stay)] == stay


def patched(value: Any, patch: Patch) -> Any:
    """The value after all changes; the one before is not touched."""
    for change in patch:
        value = _changed(value, change[0], change[1:])
    return value


def _changed(value: Any, path: Path, what: list[Any]) -> Any:
    if not path:
        return _spliced(value, *what) if len(what) == 3 else what[0]
    key, rest = path[0], path[1:]
    if isinstance(value, list):
        assert isinstance(key, int)
        return [*value[:key], _changed(value[key], rest, what), *value[key + 1 :]]
    if not rest and not what:
        return {other: kept for other, kept in value.items() if other != key}
    return {**value, key: _changed(value.get(key), rest, what)}


def _spliced(value: list[Any], at: int, count: int, items: list[Any]) -> list[Any]:
    return [*value[:at], *items, *value[at + count :]]
