"""Checking a store: which matches are whole, what of the others can be made again, and how all is carried elsewhere.

The record is the truth of a match. As long as it is whole, everything else - events, the running step, who holds which
seat - is made from it again by playing it once more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from untot.games import load_game
from untot.kernel.errors import BadOptions, BadRecord
from untot.kernel.events import Event
from untot.kernel.live import LiveMatch, replay
from untot.kernel.record import Record
from untot.server.resuming import settings_from
from untot.server.rows import as_json, decoded
from untot.server.sqlite import FILE, DamagedStore, SqliteStore
from untot.server.storage import RawMatch, Settings, Store, StoreFailed

Part = Literal["unreadable", "record", "game", "rules", "settings", "events", "running"]
OF_THE_TABLE: tuple[Part, ...] = ("settings", "events", "running")
"""What can be made from the record."""
Progress = Callable[[], None]


class Finding(Struct, frozen=True):
    """What is wrong with one match."""

    match_id: str
    part: Part
    detail: str


class Report(Struct):
    """What a look at all matches has brought to light, and what was done about it."""

    problems: list[str]
    """Of the database itself."""
    findings: list[Finding] = []
    checked: int = 0
    exported: int = 0
    repaired: list[str] = []
    aside: str = ""
    """Where the damaged file was put."""

    @property
    def is_well(self) -> bool:
        """Now, after all repairs."""
        is_whole = all(finding.match_id in self.repaired for finding in self.findings)
        return is_whole and (not self.problems or bool(self.aside))


async def check_store(store: Store, export: Path | None = None, repairs: bool = False) -> Report:
    """Look at every match; write the records of those that are whole into a folder; repair what can be repaired."""
    report = Report(await store.problems())
    for match_id in await store.ids():
        report.checked += 1
        try:
            raw = await store.dump(match_id)
        except StoreFailed as error:
            report.findings.append(Finding(match_id, "unreadable", str(error)))
            continue
        if raw is None:
            report.findings.append(Finding(match_id, "unreadable", "no row"))
            continue
        findings = examine(raw)
        report.findings += findings
        if export is not None and not any(finding.part == "record" for finding in findings):
            _write_record(export, raw)
            report.exported += 1
        if repairs and findings and (better := repaired(raw, findings)) is not None:
            await store.restore(better)
            report.repaired.append(match_id)
    return report


def examine(raw: RawMatch) -> list[Finding]:
    """What is wrong with a match."""
    try:
        record = Record.parse(_text(raw))
    except BadRecord as error:
        return [Finding(raw.id, "record", str(error))]
    try:
        game = load_game(raw.game)
    except BadOptions as error:
        return [Finding(raw.id, "game", str(error))]
    if record.head["rules"] > game.rules_version:
        return [Finding(raw.id, "rules", f"{record.head['rules']} > {game.rules_version}")]
    checks: dict[Part, Callable[[], object]] = {
        "settings": lambda: msgspec.json.decode(raw.settings, type=Settings),
        "events": lambda: _events(raw),
        "running": lambda: _resumed(raw, record),
    }
    return [Finding(raw.id, part, why) for part, check in checks.items() if (why := _why_not(check))]


def _why_not(check: Callable[[], object]) -> str:
    try:
        check()
    except Exception as error:  # whatever damaged data leads to
        return f"{type(error).__name__}: {error}"[:200]
    return ""


def _text(raw: RawMatch) -> str:
    return "\n".join([raw.head, *raw.lines])


def _events(raw: RawMatch) -> list[Event]:
    return [msgspec.json.decode(event, type=Event) for event in raw.events]


def _resumed(raw: RawMatch, record: Record) -> LiveMatch:
    running = msgspec.json.decode(raw.running, type=dict[str, Any])
    msgspec.json.decode(raw.waiting, type=list[int])
    return LiveMatch.resume(load_game(raw.game), raw.seed, record, running, [])


def repaired(raw: RawMatch, findings: list[Finding]) -> RawMatch | None:
    """The match with what is damaged made from its record again; None if that cannot be done."""
    parts = {finding.part for finding in findings}
    if not parts.issubset(OF_THE_TABLE):
        return None
    record = Record.parse(_text(raw))
    settings = as_json(decoded(raw.settings, Settings) or settings_from(record))
    if parts == {"settings"}:
        return msgspec.structs.replace(raw, settings=settings)
    try:
        live = replay(load_game(raw.game), record, raw.seed)
    except BadRecord:
        return None
    return msgspec.structs.replace(
        raw,
        settings=settings,
        events=[as_json(event) for event in live.events] if "events" in parts else raw.events,
        running=as_json(live.running()),
        waiting=as_json([] if live.ask is None else live.ask.waiting()),
    )


def _write_record(folder: Path, raw: RawMatch) -> None:
    """It holds all that is secret as long as the match runs."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{raw.id}.jsonl"
    file.touch(0o600)
    file.write_text(_text(raw) + "\n", "utf-8")


# -- from one store to another ----------------------------------------------------------------------------------


async def move_matches(source: Store, target: Store, progress: Progress = lambda: None) -> tuple[int, list[Finding]]:
    """Copy every match, word for word; those that are there already are replaced. Which could not be read?"""
    count, findings = 0, list[Finding]()
    for match_id in await source.ids():
        try:
            raw = await source.dump(match_id)
        except StoreFailed as error:
            findings.append(Finding(match_id, "unreadable", str(error)))
            continue
        if raw is None:
            findings.append(Finding(match_id, "unreadable", "no row"))
            continue
        await target.restore(raw)
        count += 1
        progress()
    return count, findings


def salvage(folder: Path) -> tuple[Path, list[Finding]]:
    """Whatever can be read of a damaged file becomes a new one; where the old one is now, and what is only there."""
    old, new = folder / FILE, folder / f"repaired.{FILE}"
    new.unlink(missing_ok=True)
    source, target = DamagedStore(old), SqliteStore(new)
    try:
        _, lost = asyncio.run(move_matches(source, target))
    finally:
        target.close()
        source.close()
    aside = old.with_name(f"damaged-{datetime.now():%Y%m%d-%H%M%S}.{FILE}")
    for ending in ("-wal", "-shm", ""):
        if Path(f"{old}{ending}").exists():
            Path(f"{old}{ending}").rename(f"{aside}{ending}")
    new.rename(old)
    new.with_suffix(".lock").unlink(missing_ok=True)
    return aside, lost
