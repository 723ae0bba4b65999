"""Pebbles: a toy that is flicked. It asks the world, has teams by option, and secrets that a team shares.

It lies outside untot and has no client folder: whoever registers it plays it with the default face.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from untot.kernel.asking import Ask, choose
from untot.kernel.contract import simulate
from untot.kernel.events import Arguments, Seat, declared
from untot.kernel.forms import Numbers
from untot.kernel.game import Game, Guide, Option, Shuffler, Sides, each_alone
from untot.kernel.state import OptionValue, State
from untot.kernel.words import numbers_in

COLOURS: Final = ("red", "blue", "yellow", "green")
AIM: Final = Numbers({"angle": (0, 359), "force": (1, 100)})
MIDDLE: Final = 500
FLICKS: Final = 2
Coordinate = Annotated[int, Meta(ge=0, le=1000)]


# -- the contract of the world ----------------------------------------------------------------------------------


class Flick(Struct, frozen=True):
    """What the world is asked: from where, whither, how hard, and how much the finger trembles."""

    x: int
    y: int
    angle: int
    force: int
    tremble: int


class Rest(Struct, frozen=True):
    """Where the pebble comes to rest, and the edges that it has touched."""

    x: Coordinate
    y: Coordinate
    touched: list[str]


def why_not_rest(g: PebbleState, rest: Rest) -> str | None:
    """There are four edges."""
    return None if set(rest.touched) <= {"north", "east", "south", "west"} else "PB-3"


# -- the game ---------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class PebbleState(State):
    """Where the pebbles lie, and the lucky colours that only a side knows."""

    turn: Seat
    flicks: int
    pebbles: list[tuple[int, int]]
    lucky: list[int]


class Dealt(Arguments):
    player: str
    lucky: int = 0


class Flicked(Arguments):
    player: str
    angle: int
    force: int


class CameToRest(Arguments):
    player: str
    x: int
    y: int
    touched: list[str]


class Counted(Arguments):
    scores: dict[str, int]


def sides(options: Mapping[str, OptionValue], seats: int) -> Sides:
    """With teams, every other seat plays together."""
    if options["mode"] == "teams" and seats > 2:
        return tuple(range(0, seats, 2)), tuple(range(1, seats, 2))
    return each_alone(options, seats)


def side_of(g: PebbleState, seat: Seat | None) -> tuple[Seat, ...]:
    return next((side for side in sides(g.options, g.seats) if seat in side), ())


def colour_of(g: PebbleState, seat: Seat) -> str:
    return COLOURS[seat]


def set_up(seats: int, options: dict[str, OptionValue], key: bytes) -> PebbleState:
    return PebbleState(
        seats=seats, options=options, chance_key=key, chance_counter=0, chance_branch=0, uncovered=0,
        agenda=[("count",), *[("turn", seat) for _ in range(FLICKS) for seat in reversed(range(seats))], ("deal",)],
        result=None, turn=0, flicks=0, pebbles=[(0, 0)] * seats, lucky=[0] * seats,
    )  # fmt: skip


def deal(g: PebbleState) -> None:
    """Everybody draws a lucky number that only his side may see."""
    for seat in range(g.seats):
        g.lucky[seat] = g.roll(1, 9)[0]
        g.tell_secret("dealt", "PB-1", side_of(g, seat), {"lucky": g.lucky[seat]}, player=colour_of(g, seat))


async def take_turn(g: PebbleState, seat: Seat) -> None:
    """Aim, and let go; where the pebble comes to rest is the world's affair."""
    g.turn = seat
    answer = await choose(g, seat, "aim", "PB-2", lambda g, seat: AIM, final=True)
    aim = numbers_in(answer)
    g.flicks += 1
    g.tell("flicked", "PB-2", player=colour_of(g, seat), angle=aim["angle"], force=aim["force"])
    question = Flick(*g.pebbles[seat], aim["angle"], aim["force"], g.below(21)[0] - 10)
    rest = await simulate(g, "flick", "PB-3", question, Rest, why_not_rest)
    g.pebbles[seat] = rest.x, rest.y
    g.tell("came_to_rest", "PB-3", player=colour_of(g, seat), x=rest.x, y=rest.y, touched=rest.touched)


def points(g: PebbleState, seat: Seat) -> int:
    """The nearer to the middle the more, and the lucky number on top."""
    x, y = g.pebbles[seat]
    return max(0, 100 - (abs(x - MIDDLE) + abs(y - MIDDLE)) // 10) + g.lucky[seat]


def count(g: PebbleState) -> None:
    """A side has the points of all its pebbles."""
    g.uncover()
    scores = [points(g, seat) for seat in range(g.seats)]
    totals = {side: sum(scores[seat] for seat in side) for side in sides(g.options, g.seats)}
    g.tell("counted", "PB-4", scores={colour_of(g, seat): scores[seat] for seat in range(g.seats)})
    g.end("counted", [seat for side, total in totals.items() if total == max(totals.values()) for seat in side], scores)


class PlayerView(Struct):
    """Whose pebble lies where."""

    colour: str
    x: int
    y: int


class ResultView(Struct):
    reason: str
    winners: list[str]
    scores: dict[str, int]


class View(Struct, kw_only=True):
    """All pebbles; of the lucky numbers those of one's side."""

    you: Seat | None
    options: dict[str, OptionValue]
    turn: str
    players: list[PlayerView]
    lucky: dict[str, int]
    result: ResultView | None


def view(g: PebbleState, seat: Seat | None) -> View:
    known = range(g.seats) if g.result is not None else side_of(g, seat)
    return View(
        you=seat,
        options=dict(g.options),
        turn=colour_of(g, g.turn),
        players=[PlayerView(colour_of(g, other), *place) for other, place in enumerate(g.pebbles)],
        lucky={colour_of(g, other): g.lucky[other] for other in known},
        result=result_view(g),
    )


def result_view(g: PebbleState) -> ResultView | None:
    if g.result is None:
        return None
    scores = {colour_of(g, seat): score for seat, score in enumerate(g.result.scores)}
    return ResultView(g.result.reason, [colour_of(g, seat) for seat in g.result.winners], scores)


def redeal(g: PebbleState, seat: Seat | None, rng: Shuffler) -> None:
    for other in range(g.seats):
        if g.lucky[other] and other not in side_of(g, seat):
            numbers = list(range(1, 10))
            rng.shuffle(numbers)
            g.lucky[other] = numbers[0]


def why_not_now(g: PebbleState, ask: Ask, seat: Seat, answer: str) -> str | None:
    return "PB-2"


def sensible(g: PebbleState, ask: Ask, seat: Seat, memory: Any) -> dict[str, float]:
    """Towards the middle, from wherever."""
    x, y = g.pebbles[seat]
    angle = 45 if x < MIDDLE and y < MIDDLE else 225
    return {f"angle={angle} force=70": 1.0}


GAME: Final = Game(
    name="pebbles",
    prefix="PB",
    rules_version=1,
    seat_counts=(2, 3, 4),
    seats_clause="PB-1",
    options={"mode": Option(("alone", "teams"), ("PB-1",))},
    state=PebbleState,
    set_up=set_up,
    rules={"deal": deal, "turn": take_turn, "count": count},
    view=view,
    redeal=redeal,
    why_not_now=why_not_now,
    why_not_say=lambda g, seat, to: None,
    seat_name=colour_of,
    guide=Guide(
        value=lambda g, seat: points(g, seat) / 110,
        sensible=sensible,
        horizon=lambda g: g.flicks,
        phrases={},
        recall=lambda seen, memory: None,
        speak=lambda seen, memory, whim: None,
    ),
    sides=sides,
    events=declared(Dealt, Flicked, CameToRest, Counted),
)
