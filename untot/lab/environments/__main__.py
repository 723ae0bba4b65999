"""What actions and observations of a game mean, printed: `python -m untot.lab.environments mall_of_horror`."""

from __future__ import annotations

from typing import Annotated

import typer

from untot.games import load_game
from untot.lab.environments.kit import kit_of


def main(
    game: Annotated[str, typer.Argument(help="The game.")],
    actions: Annotated[bool, typer.Option(help="The numbered actions.")] = True,
    columns: Annotated[bool, typer.Option(help="The numbered columns of an observation.")] = True,
    ids: Annotated[bool, typer.Option(help="The numbers of the ids in it.")] = False,
) -> None:
    """Print the action space and the layout of observations."""
    kit = kit_of(load_game(game))
    typer.echo(f"{game}: {kit.vocabulary.size} actions, {kit.size} columns, layout {kit.fingerprint}")
    if actions:
        for number, name in enumerate(kit.vocabulary.names()):
            typer.echo(f"action {number}\t{name}")
    if columns:
        for number, column in enumerate(kit.columns):
            typer.echo(f"column {number}\t{column.kind}\t{column.path}")
    if ids:
        for number, name in enumerate(kit.ids.ids, start=1):
            typer.echo(f"id {number}\t{name}")


if __name__ == "__main__":
    typer.run(main)
