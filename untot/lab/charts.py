"""Charts of reports, drawn by matplotlib as SVG: values with their intervals, and how often each length came."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from textwrap import fill
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import matplotlib
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK: Final = "#7d1d1d"
SERIES: Final = (
    (INK, "o"), ("#1f5f8b", "s"), ("#b8860b", "^"), ("#3a6b35", "D"), ("#5b3a8c", "v"), ("#444444", "P"),
)  # fmt: skip
"""Each with a colour and a shape of its own, so that nobody has to tell them apart by colour alone."""
WIDTH_INCHES: Final = 7.0
ROW_INCHES, SERIES_INCHES = 0.42, 0.25
LABEL_LETTERS: Final = 28
"""A longer name of a row is broken into lines."""
TALL: Final = 12
"""With more rows the axis stands above them as well."""
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
    """A row for each value: a point, and a line for its interval."""
    return compared([mark.label for mark in marks], {"": dict(enumerate(marks))}, axis, written, is_share=is_share)


def compared(
    rows: Sequence[str],
    series: Mapping[str, Mapping[int, Mark]],
    axis: str,
    written: Callable[[float], str],
    *,
    is_share: bool = True,
) -> str:
    """Each series has marks in some of the rows, by number. Shares are drawn from 0 to 100 %."""
    step = max(ROW_INCHES, SERIES_INCHES * (len(series) + 1))
    with matplotlib.rc_context(STYLE):
        figure, axes = _paper(0.9 + step * len(rows) + (0.3 if len(series) > 1 else 0.0))
        for at, (name, marks) in enumerate(series.items()):
            off = (at + 1) / (len(series) + 1) - 0.5
            _draw(axes, {row + off: mark for row, mark in marks.items()}, SERIES[at % len(SERIES)], name, written)
        axes.set_yticks(range(len(rows)), [fill(row, LABEL_LETTERS) for row in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        if is_share:
            axes.set_xlim(-0.04, 1.04)
            axes.xaxis.set_major_formatter(PercentFormatter(1, symbol="\u00a0%"))
        if len(rows) > TALL:
            axes.tick_params(top=True, labeltop=True)
        if len(series) > 1:
            figure.legend(loc="outside upper left", ncols=len(series), frameon=False)
        axes.set_xlabel(axis)
        axes.grid(axis="x", color="#00000022")
        return _svg(figure)


def _draw(
    axes: Axes, marks: Mapping[float, Mark], look: tuple[str, str], name: str, written: Callable[[float], str]
) -> None:
    """By height: a point, the line of its interval, and its value in words."""
    colour, shape = look
    values = [mark.value for mark in marks.values()]
    below = [max(0.0, mark.value - mark.low) for mark in marks.values()]
    above = [max(0.0, mark.high - mark.value) for mark in marks.values()]
    axes.errorbar(values, list(marks), xerr=[below, above], fmt=shape, color=colour, capsize=4, label=name)
    for height, value in zip(marks, values, strict=True):
        axes.annotate(written(value), (value, height), (0, 5), textcoords="offset points", ha="center", fontsize=8)


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
    figure = Figure(figsize=(WIDTH_INCHES, inches), layout="constrained", facecolor="none")
    return figure, figure.subplots()


def _svg(figure: Figure) -> str:
    """Without its XML head, so that it can stand in a page."""
    drawn = io.StringIO()
    figure.savefig(drawn, format="svg", metadata=dict.fromkeys(("Date", "Creator", "Format", "Type")))
    text = drawn.getvalue()
    return text[text.index("<svg") :]
