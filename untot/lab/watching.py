"""What soak and the generic tests watch of every game, from what each says of itself (`Game.watch`)."""

from __future__ import annotations

from collections.abc import Iterator

from untot.kernel.errors import BadOptions
from untot.kernel.game import Game, Sides
from untot.kernel.match import Match
from untot.kernel.state import Result
from untot.kernel.watching import Options


def fitting_sets(game: Game, seats: int) -> list[Options]:
    """The option sets of a game with which so many can play."""
    return [options for options in game.watch.option_sets if can_begin(game, seats, options)]


def can_begin(game: Game, seats: int, options: Options) -> bool:
    try:
        game.new_state(seats, options, bytes(32))
    except BadOptions:
        return False
    return True


def end_wrongs(match: Match) -> Iterator[str]:
    """What is wrong with the end of a match, for every game."""
    result, seats = match.state.result, range(match.state.seats)
    if result is None:
        yield "the match is over without a result"
    elif not _can_win(match.game, match.sides, result) or len(result.scores) != len(seats):
        yield f"not a result: {result}"
    if match.state.agenda:
        yield f"the match is over, but steps are pending: {match.state.agenda}"


def _can_win(game: Game, sides: Sides, result: Result) -> bool:
    """Whole sides win; nobody does where all play together and lose, or where the rules know such an end."""
    winners = set(result.winners)
    is_lost = not winners and (len(sides) == 1 or result.reason == game.watch.lost_by)
    return is_lost or (bool(winners) and winners == {seat for side in sides if winners & set(side) for seat in side})
