"""Results as tables: for other programs one row a match (Parquet), for documents one row a kind (Markdown)."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from untot.kernel.errors import BadOptions
from untot.lab.findings import Kind, ends, figures_in, kinds_in, won_in_words
from untot.lab.intervals import mean_of
from untot.lab.results import Result


def write_parquet(path: Path, results: Sequence[Result]) -> None:
    """Columns: what was played, what became of it, how long it took; lists go by seat."""
    if find_spec("pyarrow") is None:
        raise BadOptions("needs-extra", extra="lab")
    import pyarrow as pa
    from pyarrow import parquet

    text, number, whole = pa.string(), pa.float64(), pa.int64()
    schema = pa.schema(
        {
            "game": text, "code": text, "bots": pa.list_(text), "options": pa.map_(text, text), "content": text,
            "seed": whole, "think": number, "iterations": whole, "turn": whole, "reason": text,
            "shares": pa.list_(number), "scores": pa.list_(whole), "answers": whole, "rounds": whole, "deaths": whole,
            "figures": pa.map_(text, number), "is_together": pa.bool_(), "reached": number,
            "decisions": pa.list_(whole), "seconds": pa.list_(number), "processor_seconds": number,
        }
    )  # fmt: skip
    parquet.write_table(pa.Table.from_pylist([row_of(result) for result in results], schema), path)


def row_of(result: Result) -> dict[str, Any]:
    trial, story, pace = result.trial, result.story, result.played.pace
    return {
        **msgspec.structs.asdict(trial),
        **msgspec.structs.asdict(story),
        "code": result.code,
        "options": [(name, str(value)) for name, value in trial.options],
        "content": msgspec.json.encode(trial.content).decode() if trial.content else "",
        "figures": list(story.figures.items()),
        "decisions": pace.decisions,
        "seconds": pace.seconds,
        "processor_seconds": pace.whole,
    }


def write_markdown(path: Path, results: Sequence[Result]) -> None:
    """Figures are means; empty where a kind has none."""
    kinds = kinds_in(results)
    figures = [name for name in figures_in(results) if name != "answers"]
    columns = [
        "players",
        "bots",
        "options",
        "matches",
        "won",
        "ended by",
        *(name.replace("_", " ") for name in figures),
    ]
    lines = [columns, ["---"] * len(columns), *(_cells(kind, of_kind, figures) for kind, of_kind in kinds.items())]
    path.write_text("".join(f"| {' | '.join(line)} |\n" for line in lines), "utf-8")


def _cells(kind: Kind, results: Sequence[Result], figures: Sequence[str]) -> list[str]:
    options = ", ".join(f"{name} {value}" for name, value in kind.options)
    ended = ", ".join(f"{reason} {count}" for reason, count in ends(results))
    known = figures_in(results)
    means = [f"{mean_of(known[name]).value:.1f}" if name in known else "" for name in figures]
    bots = ", ".join(dict.fromkeys(kind.bots))
    return [str(kind.seats), bots, options, str(len(results)), won_in_words(results), ended, *means]
