"""What `untot data` does: look after a store while no server uses it. The command line says how it went."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from untot.server.checking import Finding, Report, check_store, move_matches, salvage
from untot.server.storage import Store
from untot.server.stores import open_store


@contextmanager
def _opened(where: str) -> Iterator[Store]:
    store = open_store(where)
    try:
        yield store
    finally:
        store.close()


def check(where: str, export: Path | None, repairs: bool) -> Report:
    """Look at every match of a store; if its very file is damaged, what can be read of it becomes a new one first."""
    problems: list[str] = []
    lost: list[Finding] = []
    aside: Path | str = ""
    if repairs and Path(where).is_dir():
        with _opened(where) as store:
            problems = asyncio.run(store.problems())
        if problems:
            aside, lost = salvage(Path(where))
    with _opened(where) as store:
        report = asyncio.run(check_store(store, export, repairs))
    report.problems, report.aside = problems or report.problems, str(aside)
    report.findings += lost
    return report


def move(source: str, target: str) -> tuple[int, int]:
    """How many matches were copied, and how many could not be read."""
    with _opened(source) as one, _opened(target) as other:
        count, findings = asyncio.run(move_matches(one, other))
    return count, len(findings)
