"""The neighbourhood of Zombie Town in characters, small enough for a terminal, with who stands where now.

Columns A to N and rows 1 to 14 as on the board. `##` is the cemetery, `x` a square on its edge, `.` another street
square, two digits a building. Where somebody stands, letters are pawns and `z3` three zombies; a building shows them on
its second cell, with a small letter for an owner who is away and `=` for each barricade.
"""

from __future__ import annotations

from typing import Any, Final

LEAST_WIDTH: Final = 4
"""Characters of a cell, the gap to the next one included."""

Cell = tuple[int, int]


def draw(scene: dict[str, Any], standing: dict[str, str]) -> list[str]:
    """The lines of the picture; `standing` says what is written on a square on which somebody is."""
    cells = dict.fromkeys(((x, y) for x in range(scene["width"]) for y in range(scene["height"])), "##")
    for square in scene["squares"]:
        cells |= _written(square, scene, standing.get(square, ""))
    width = max(LEAST_WIDTH, 1 + max(map(len, cells.values())))
    header = "".join(f"{chr(ord('A') + x):<{width}}" for x in range(scene["width"]))
    rows = [_row(cells, y, scene["width"], width) for y in range(scene["height"])]
    return [f"    {header}".rstrip(), *rows]


def _written(square: str, scene: dict[str, Any], standing: str) -> dict[Cell, str]:
    """What each cell of a square shows."""
    places: list[Cell] = [(x, y) for x, y in scene["squares"][square]["cells"]]
    if square in scene["buildings"]:
        number = f"{scene['buildings'][square]['number']:02}"
        return {**dict.fromkeys(places, number), places[-1]: standing or number}
    return dict.fromkeys(places, standing or ("x" if scene["squares"][square]["x"] else "."))


def _row(cells: dict[Cell, str], y: int, columns: int, width: int) -> str:
    return f"{y + 1:>2}  {''.join(f'{cells[x, y]:<{width}}' for x in range(columns))}".rstrip()
