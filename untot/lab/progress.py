"""The progress bar of everything in the lab that takes a while."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text


def rate_of(task: Task) -> float | None:
    """How many get done in a second, since it began: results come in portions, so that the last moments say little."""
    return task.completed / task.elapsed if task.completed and task.elapsed else None


class Rate(ProgressColumn):
    """How many get done in a second."""

    def render(self, task: Task) -> Text:
        rate = rate_of(task)
        return Text("" if rate is None else f"{rate:.1f}/s")


class Left(ProgressColumn):
    """How long it will still take."""

    def render(self, task: Task) -> Text:
        rate, left = rate_of(task), task.remaining
        return Text("-:--:--" if rate is None or left is None else str(timedelta(seconds=round(left / rate))))


def bar(clock: Callable[[], float] = monotonic) -> Progress:
    """A bar on stderr that vanishes when it is done, so that what is printed can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), Left())
    return Progress(*columns, console=Console(stderr=True), transient=True, get_time=clock)
