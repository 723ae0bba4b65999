"""Own missions and survivors: what is wrong with them, where, and by which clause.

`check_mission` and `check_survivor` take plain data, as a record's head holds it; `read_mission` and `read_survivor`
take the text of a TOML file and also say on which line a problem stands. All give a `Checked`: the piece, or problems.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from untot.games.zombicide.missions import Mission
from untot.games.zombicide.pieces import Survivor
from untot.games.zombicide.workshop.missions import mission_problems
from untot.games.zombicide.workshop.problems import Checked, Problem, Reason, checked, read_toml
from untot.games.zombicide.workshop.survivors import survivor_problems
from untot.kernel.rulebook import clause

__all__ = ["Checked", "Problem", "Reason", "check_mission", "check_survivor", "read_mission", "read_survivor"]


@clause("ZC-10.41", "ZC-10.52", "ZC-10.53")
def check_mission(plain: Any) -> Checked[Mission]:
    """A mission that keeps to the vocabulary and can be set up, played and won, or why not."""
    return checked(plain, Mission, "ZC-10.41", mission_problems)


@clause("ZC-5.62", "ZC-5.64", "ZC-5.68")
def check_survivor(plain: Any, names_taken: Iterable[str] = ()) -> Checked[Survivor]:
    """A survivor who has the shape of the printed ones and a name of his own, or why not."""
    taken = tuple(names_taken)
    return checked(plain, Survivor, "ZC-5.64", lambda survivor: survivor_problems(survivor, taken))


def read_mission(text: str) -> Checked[Mission]:
    return read_toml(text, "ZC-10.41", check_mission)


def read_survivor(text: str, names_taken: Iterable[str] = ()) -> Checked[Survivor]:
    return read_toml(text, "ZC-5.64", lambda plain: check_survivor(plain, names_taken))
