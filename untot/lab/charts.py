"""Charts of reports, drawn by matplotlib as SVG: values with their intervals, and how often each length came."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import matplotlib
from matplotlib.figure import Figure

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, PAPER, ROW_INCHES = "#7d1d1d", "#f4efe4", 0.42
STYLE: Final[Any] = {
    "svg.fonttype": "none",  # words stay words: they can be read aloud, searched and copied
    "svg.hashsalt": "untot",
    "font.family": "sans-serif",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.facecolor": "none",
}


class Mark(NamedTuple):
    """A value with its 95 % interval."""

    label: str
    value: float
    low: float
    high: float


def intervals(marks: Sequence[Mark], axis: str, written: Callable[[float], str], *, is_share: bool = True) -> str:
    """A row for each value: a point, and a line for its interval. Shares are drawn from 0 to 100 %."""
    scale = 100.0 if is_share else 1.0
    with matplotlib.rc_context(STYLE):
        figure, axes = _paper(0.9 + ROW_INCHES * len(marks))
        rows = range(len(marks), 0, -1)
        values = [mark.value * scale for mark in marks]
        off = [
            [max(0.0, (mark.value - mark.low) * scale) for mark in marks],
            [max(0.0, (mark.high - mark.value) * scale) for mark in marks],
        ]
        axes.errorbar(values, rows, xerr=off, fmt="o", color=INK, capsize=4)
        axes.set_yticks(list(rows), [mark.label for mark in marks])
        axes.set_ylim(0.4, len(marks) + 0.6)
        if is_share:
            axes.set_xlim(-2, 102)
        for row, value in zip(rows, values, strict=True):
            axes.annotate(written(value), (value, row), (0, 6), textcoords="offset points", ha="center", fontsize=8)
        axes.set_xlabel(axis)
        axes.grid(axis="x", color="#00000022")
        return _svg(figure)


def lengths(values: Sequence[int], axis: str, counted: str) -> str:
    """How often each number came."""
    counts = Counter(values)
    with matplotlib.rc_context(STYLE):
        figure, axes = _paper(2.6)
        axes.bar(list(counts), list(counts.values()), color=INK, width=0.8)
        axes.set_xlabel(axis)
        axes.set_ylabel(counted)
        axes.locator_params(axis="both", integer=True)
        return _svg(figure)


def _paper(inches: float) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(8.5, inches), layout="constrained", facecolor="none")
    return figure, figure.subplots()


def _svg(figure: Figure) -> str:
    """Without its XML head, so that it can stand in a page."""
    drawn = io.StringIO()
    figure.savefig(drawn, format="svg", metadata=dict.fromkeys(("Date", "Creator", "Format", "Type")))
    text = drawn.getvalue()
    return text[text.index("<svg") :]
