"""The layout of observations: how the typed View of a game becomes a row of whole numbers, column by column.

It follows from the types of the View and from what was measured of the game (`measured.py`): the keys that its dicts
have, how long its lists get. Each column has a path (`zombies.S21.walker`) and one of these kinds:

number    as it is in the View; 0 where there is nothing
flag      0 or 1
there     1 if what follows is there: an entry of a dict, a thing in a list that has an id
given     1 if what follows is not None
length    how many a list has; those beyond the measured length are left out
count     how often this id is in a list
id        the number of an id (`Ids`), 0 for none
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final, NamedTuple, Protocol

from msgspec import inspect

Row = array  # of "i"


class Column(NamedTuple):
    """One number of an observation."""

    path: str
    kind: str


class Ids:
    """Ids by number, from 1; what is not in the list has the number after the last."""

    def __init__(self, ids: Sequence[str]) -> None:
        self.ids = tuple(ids)
        self.unknown = len(self.ids) + 1
        self._numbers = {"": 0} | {known: number for number, known in enumerate(self.ids, start=1)}

    def number(self, known: str) -> int:
        return self._numbers.get(known, self.unknown)

    def number_or_itself(self, value: str | int) -> int:
        """Options of a match may be ids or numbers."""
        return self.number(value) if isinstance(value, str) else value


class Part(Protocol):
    """Writes one value of the View into its columns. They are 0 before, so that what is 0 or empty needs no writing."""

    size: int

    def write(self, row: Row[int], at: int, value: Any) -> None: ...
    def columns(self, path: str) -> Iterator[Column]: ...


class Number:
    """A number or a flag."""

    size = 1

    def __init__(self, kind: str) -> None:
        self._kind = kind

    def write(self, row: Row[int], at: int, value: Any) -> None:
        row[at] = value

    def columns(self, path: str) -> Iterator[Column]:
        yield Column(path, self._kind)


class Id:
    """The number of an id."""

    size = 1

    def __init__(self, number: Callable[[Any], int]) -> None:
        self._number = number

    def write(self, row: Row[int], at: int, value: Any) -> None:
        row[at] = self._number(value)

    def columns(self, path: str) -> Iterator[Column]:
        yield Column(path, "id")


class Maybe:
    """Something that may not be there."""

    def __init__(self, part: Part) -> None:
        self._part = part
        self.size = 1 + part.size

    def write(self, row: Row[int], at: int, value: Any) -> None:
        if value is not None:
            row[at] = 1
            self._part.write(row, at + 1, value)

    def columns(self, path: str) -> Iterator[Column]:
        yield Column(path, "given")
        yield from self._part.columns(path)


class Each:
    """A value for each of the known keys, those of a dict or the ids of Structs in a list."""

    def __init__(self, keys: Sequence[str], part: Part, *, by_id: bool = False) -> None:
        self._keys = tuple(keys)
        self._part = part
        self._by_id = by_id
        self._is_maybe = isinstance(part, Maybe)
        self._at = {key: number * (1 + part.size) for number, key in enumerate(self._keys)}
        self.size = len(self._keys) * (1 + part.size)

    def write(self, row: Row[int], at: int, value: Any) -> None:
        place, write = self._at, self._part.write
        items = ((each.id, each) for each in value) if self._by_id else value.items()
        for key, each in items:
            start = place.get(key)
            if start is not None:
                row[at + start] = 1
                if each or self._is_maybe:
                    write(row, at + start + 1, each)

    def columns(self, path: str) -> Iterator[Column]:
        for key in self._keys:
            yield Column(f"{path}.{key}", "there")
            yield from self._part.columns(f"{path}.{key}")


class Slots:
    """The first so many of a list, in its order."""

    def __init__(self, most: int, part: Part) -> None:
        self._most = most
        self._part = part
        self._is_maybe = isinstance(part, Maybe)
        self.size = 1 + most * part.size

    def write(self, row: Row[int], at: int, value: Any) -> None:
        row[at] = len(value)
        at, size, write = at + 1, self._part.size, self._part.write
        for each in value[: self._most]:
            if each or self._is_maybe:
                write(row, at, each)
            at += size

    def columns(self, path: str) -> Iterator[Column]:
        yield Column(path, "length")
        for number in range(self._most):
            yield from self._part.columns(f"{path}.{number}")


class Counts:
    """How often each id is in a list; its order is not told."""

    def __init__(self, keys: Sequence[str]) -> None:
        self._keys = tuple(keys)
        self._at = {key: number for number, key in enumerate(self._keys)}
        self.size = len(self._keys)

    def write(self, row: Row[int], at: int, value: Any) -> None:
        place = self._at
        for each in value:
            start = place.get(each)
            if start is not None:
                row[at + start] += 1

    def columns(self, path: str) -> Iterator[Column]:
        for key in self._keys:
            yield Column(f"{path}.{key}", "count")


class Several:
    """The fields of a Struct, or of a tuple."""

    def __init__(self, names: Sequence[str], parts: Sequence[Part], fields: Callable[[Any], Sequence[Any]]) -> None:
        self._names = names
        self._parts = parts
        self._fields = fields
        self.size = sum(part.size for part in parts)
        starts = [sum(part.size for part in parts[:number]) for number in range(len(parts))]
        self._writers = [
            (start, None if isinstance(part, Number) else part.write, isinstance(part, Maybe))
            for start, part in zip(starts, parts, strict=True)
        ]
        """None: a number is written at once; this is done very often."""

    def write(self, row: Row[int], at: int, value: Any) -> None:
        for (start, write, is_maybe), each in zip(self._writers, self._fields(value), strict=False):
            if not each and not is_maybe:
                continue
            if write is None:
                row[at + start] = each
            else:
                write(row, at + start, each)

    def columns(self, path: str) -> Iterator[Column]:
        for name, part in zip(self._names, self._parts, strict=True):
            yield from part.columns(f"{path}.{name}" if path else name)


# -- from types -------------------------------------------------------------------------------------------------

STRINGS: Final = (inspect.StrType, inspect.LiteralType)


class Measures(Protocol):
    """What types do not say."""

    @property
    def keys(self) -> Mapping[str, Sequence[str]]: ...
    @property
    def lengths(self) -> Mapping[str, int]: ...


def part_of(shape: inspect.Type, path: str, measures: Measures, ids: Ids) -> Part:
    """How values of this type are written; `path` names lists with [] and dicts with {}."""
    match shape:
        case inspect.Metadata(type=inner):
            return part_of(inner, path, measures, ids)
        case inspect.IntType():
            return Number("number")
        case inspect.BoolType():
            return Number("flag")
        case inspect.StrType() | inspect.LiteralType():
            return Id(ids.number)
        case inspect.UnionType(types=types):
            return _union(types, path, measures, ids)
        case inspect.ListType(item_type=item):
            return _list(item, path, measures, ids)
        case inspect.DictType(value_type=value):
            return Each(measures.keys.get(path, ()), part_of(value, path + "{}", measures, ids))
        case inspect.TupleType(item_types=items):
            parts = [part_of(item, f"{path}.{number}", measures, ids) for number, item in enumerate(items)]
            return Several([str(number) for number in range(len(items))], parts, tuple)
        case inspect.StructType(fields=fields):
            return _struct(fields, path, measures, ids)
    raise TypeError(f"{path}: no columns for {type(shape).__name__}")


def _union(types: Sequence[inspect.Type], path: str, measures: Measures, ids: Ids) -> Part:
    """Something or nothing; an id or a number."""
    others = [each for each in types if not isinstance(each, inspect.NoneType)]
    part = part_of(others[0], path, measures, ids) if len(others) == 1 else Id(ids.number_or_itself)
    return Maybe(part) if len(others) < len(types) else part


def _list(item: inspect.Type, path: str, measures: Measures, ids: Ids) -> Part:
    if isinstance(item, STRINGS):
        return Counts(measures.keys.get(path, ()))
    part = part_of(item, path + "[]", measures, ids)
    if path in measures.keys:
        return Each(measures.keys[path], part, by_id=True)
    return Slots(measures.lengths.get(path, 0), part)


def _struct(fields: Sequence[inspect.Field], path: str, measures: Measures, ids: Ids) -> Part:
    names = [field.name for field in fields]
    parts = [part_of(field.type, f"{path}.{field.name}" if path else field.name, measures, ids) for field in fields]
    getter = attrgetter(*names)
    return Several(names, parts, getter if len(names) > 1 else lambda value: (getter(value),))


def has_id(item: inspect.Type) -> bool:
    """Whether these Structs say who they are."""
    return isinstance(item, inspect.StructType) and item.fields[0].name == "id"
