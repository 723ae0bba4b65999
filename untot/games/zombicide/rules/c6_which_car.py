"""Chapter 6c and 6h: naming one of several cars in the zone."""

from __future__ import annotations

from collections.abc import Callable

from untot.games.zombicide.pieces import SurvivorId
from untot.games.zombicide.state import CarNumber, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.rulebook import clause

CAR = "car:"


@clause("ZC-6.33", "ZC-6.81")
async def choose_car(
    g: ZombicideState,
    survivor: SurvivorId,
    name: str,
    clause_id: str,
    cars: Callable[[ZombicideState], list[CarNumber]],
) -> CarNumber:
    """One of the cars that come into question; they are counted from 1."""
    answer = await choose(
        g, g.survivors[survivor].seat, name, clause_id, lambda g, seat: car_words(cars(g)), unit=survivor
    )
    return car_of_word(answer)


def car_words(cars: list[CarNumber]) -> list[str]:
    return [f"{CAR}{car + 1}" for car in cars]


def car_of_word(word: str) -> CarNumber:
    return int(word.removeprefix(CAR)) - 1
