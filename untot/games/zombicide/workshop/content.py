"""Own content as a whole, as the head of a record holds it: a mission, survivors, or both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn, TypeVar

from untot.games.zombicide.own import OwnContent
from untot.games.zombicide.pieces import SURVIVORS, Survivor
from untot.games.zombicide.workshop.checking import Checked, Problem, check_mission, check_survivor
from untot.games.zombicide.workshop.problems import problem
from untot.kernel.errors import BadContent
from untot.kernel.rulebook import clause

T = TypeVar("T")


@clause("ZC-10.52", "ZC-10.53", "ZC-5.68")
def read_content(content: dict[str, Any]) -> OwnContent:
    """`{"mission": {...}, "survivors": [{...}, ...]}`, both as in their files; the first thing wrong is refused."""
    for field in content:
        if field not in OwnContent.__struct_fields__:
            _refuse(problem("unknown-field", "ZC-10.41", field, field=field))
    mission = content.get("mission")
    survivors = content.get("survivors", [])
    if not isinstance(survivors, list):
        _refuse(problem("wrong-type", "ZC-5.64", "survivors", expected="array", found=type(survivors).__name__))
    return OwnContent(
        mission=None if mission is None else _sound(check_mission(mission), "mission"),
        survivors=tuple(_survivors(survivors)),
    )


@clause("ZC-5.63", "ZC-5.69")
def _survivors(listed: list[Any]) -> Iterator[Survivor]:
    """No name and no id is that of another survivor, printed or own."""
    known = dict(SURVIVORS)
    for number, plain in enumerate(listed):
        place = f"survivors[{number}]"
        survivor = _sound(check_survivor(plain, [other.name for other in known.values()]), place)
        if survivor.id in known:
            _refuse(problem("name-taken", "ZC-5.63", f"{place}.id", name=survivor.id))
        known[survivor.id] = survivor
        yield survivor


def _sound(checked: Checked[T], place: str) -> T:
    if checked.piece is None:
        _refuse(checked.problems[0], place)
    return checked.piece


def _refuse(found: Problem, inside: str = "") -> NoReturn:
    place = ".".join(part for part in (inside, found.place) if part)
    raise BadContent(found.reason, place, clause=found.clause, **found.args)
