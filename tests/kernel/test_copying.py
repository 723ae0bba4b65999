"""Copies made from declarations: they share nothing that can change, and refuse what they cannot copy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NewType

import pytest

from untot.kernel.copying import copier, copy_of, overwrite

Name = NewType("Name", str)


@dataclass(frozen=True, slots=True)
class Stone:
    weight: int


@dataclass(slots=True)
class Box:
    xs: list[int]
    stone: Stone


@dataclass(slots=True)
class Shelf:
    number: int
    name: Name
    kind: Literal["tall", "low"]
    pairs: list[tuple[int, str]]
    deep: list[list[list[list[int]]]]
    boxes: list[Box]
    by_name: dict[str, Box]
    lists: dict[int, list[list[str]]]
    maybe: list[int] | None
    maybe_box: Box | None
    key: bytes = b""
    stones: list[Stone] = field(default_factory=list)


def shelf() -> Shelf:
    return Shelf(
        number=1,
        name=Name("oak"),
        kind="tall",
        pairs=[(1, "a")],
        deep=[[[[1], [2]]], [[[3]]]],
        boxes=[Box([1, 2], Stone(5))],
        by_name={"x": Box([3], Stone(6))},
        lists={7: [["a"], ["b"]]},
        maybe=[1],
        maybe_box=Box([4], Stone(7)),
        stones=[Stone(8)],
    )


def mutable_parts(thing: Any) -> list[Any]:
    """All lists, dicts and boxes inside, the thing itself too."""
    if isinstance(thing, list):
        return [thing, *(part for inner in thing for part in mutable_parts(inner))]
    if isinstance(thing, dict):
        return [thing, *(part for inner in thing.values() for part in mutable_parts(inner))]
    if isinstance(thing, Box | Shelf):
        return [thing, *(part for name in thing.__slots__ for part in mutable_parts(getattr(thing, name)))]
    return []


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    original = shelf()
    copy = copy_of(original)
    assert copy == original
    ours = {id(part) for part in mutable_parts(original)}
    assert len(ours) == 24
    assert not ours & {id(part) for part in mutable_parts(copy)}


def test_frozen_parts_are_shared() -> None:
    original = shelf()
    assert copy_of(original).stones[0] is original.stones[0]


def test_changing_a_copy_leaves_the_original_alone() -> None:
    original, copy = shelf(), copy_of(shelf())
    copy.deep[0][0][0].append(9)
    copy.lists[7][1].append("c")
    copy.by_name["x"].xs.clear()
    assert original == shelf() and copy != original


def test_what_is_none_stays_none() -> None:
    original = shelf()
    original.maybe = original.maybe_box = None
    assert copy_of(original) == original


def test_overwriting_makes_equal_in_place_and_shares_nothing() -> None:
    target, source = shelf(), shelf()
    source.number, source.maybe = 2, None
    source.boxes.append(Box([9], Stone(1)))
    overwrite(target, source)
    assert target == source
    source.boxes[1].xs.append(10)
    assert target.boxes[1].xs == [9]


@dataclass(slots=True)
class Drawer:
    labels: Mapping[str, int]
    things: list[int]
    by_name: dict[str, int]


def test_what_never_changes_is_shared_but_empty_lists_and_dicts_are_not() -> None:
    original = Drawer({"a": 1}, [], {})
    copy = copy_of(original)
    assert copy == original and copy.labels is original.labels
    copy.things.append(1)
    copy.by_name["b"] = 2
    assert original == Drawer({"a": 1}, [], {})


@dataclass
class WithSet:
    things: set[int]


@dataclass
class WithFloat:
    weight: float


@dataclass
class WithAnything:
    thing: Any


@dataclass
class WithLooseTuple:
    lists: tuple[list[int], ...]


@dataclass
class WithEither:
    thing: list[int] | dict[str, int]


@pytest.mark.parametrize("cls", [WithSet, WithFloat, WithAnything, WithLooseTuple, WithEither])
def test_what_cannot_be_copied_or_written_is_refused(cls: type) -> None:
    with pytest.raises(TypeError, match="a State cannot hold"):
        copier(cls)
