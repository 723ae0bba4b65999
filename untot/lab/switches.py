"""Switches that the commands of the laboratory share: what they mean stands once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(help="The game.")]
Options = Annotated[list[str] | None, typer.Option(help="A switch of the match: name=value. May be repeated.")]
Seed = Annotated[int, typer.Option(help="The seed of the first match.")]
Think = Annotated[float, typer.Option(help="Seconds of processor time that a search bot thinks at most.")]
Iterations = Annotated[int | None, typer.Option(help="A bound by count: the matches can be repeated.")]
Jobs = Annotated[int, typer.Option(min=1, help="Processes.")]
Where = Annotated[str, typer.Option(help="Where it is computed: here, pool (several processes), or ray.")]
Address = Annotated[str, typer.Option(help="Of a running Ray cluster; else one is started here.")]
Keep = Annotated[Path | None, typer.Option(help="A file with a line a match: what stands there is not played again.")]
ReportTo = Annotated[Path | None, typer.Option(help="A page about it, with charts: report.html.")]
Language = Annotated[str, typer.Option(help="The language of the page: de or en; else that of your system.")]
