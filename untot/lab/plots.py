"""Small charts as SVG files of our own: bars with their confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH, ROW, LEFT, RIGHT, TOP = 640, 44, 150, 90, 56


class Bar(NamedTuple):
    """A value with its 95 % interval."""

    label: str
    value: float
    low: float
    high: float


def bars(title: str, values: Sequence[Bar], unit: str = "%", scale: float = 100.0) -> str:
    """A chart of horizontal bars; whiskers are the intervals."""
    most = max([bar.high for bar in values] + [1e-9])
    height = TOP + ROW * len(values) + 20
    rows = "".join(_row(i, bar, most, unit, scale) for i, bar in enumerate(values))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="sans-serif" font-size="14">'
        f'<rect width="{WIDTH}" height="{height}" fill="#f4efe2"/>'
        f'<text x="16" y="30" font-size="17" font-weight="bold" fill="#1d1b18">{escape(title)}</text>{rows}</svg>\n'
    )


def _row(number: int, bar: Bar, most: float, unit: str, scale: float) -> str:
    y = TOP + ROW * number
    middle = y + ROW / 2 - 4
    x, low, high = (_x(value, most) for value in (bar.value, bar.low, bar.high))
    return (
        f'<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end" fill="#1d1b18">{escape(bar.label)}</text>'
        f'<rect x="{LEFT}" y="{y + 6}" width="{x - LEFT:.1f}" height="{ROW - 20}" fill="#c8431f"/>'
        f'<path d="M{low:.1f} {middle} H{high:.1f} M{low:.1f} {middle - 6} v12 M{high:.1f} {middle - 6} v12" '
        f'stroke="#1d1b18" stroke-width="2"/>'
        f'<text x="{high + 10:.1f}" y="{middle + 5}" fill="#1d1b18">{bar.value * scale:.1f} {unit}</text>'
    )


def _x(value: float, most: float) -> float:
    return LEFT + max(0.0, value) / most * (WIDTH - LEFT - RIGHT)
