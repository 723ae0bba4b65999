"""Worlds: who answers the *world* seat. A game that asks it has a module of its name here, with a `WORLD`.

One that lies elsewhere has it in its own package (`world.py`).

For all others, and wherever physics would take too long, a stand-in answers something lawful at random. An answer is
the text that goes into the record; its track is what a client draws, kept beside the record by its hash.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from untot.kernel.asking import Ask
from untot.kernel.contract import Contract
from untot.kernel.errors import Refused
from untot.kernel.events import WORLD
from untot.kernel.packages import package_of
from untot.worlds.lawful import Lawful
from untot.worlds.physics import NoPhysics


class Simulated(Struct, frozen=True):
    """What a world has worked out."""

    answer: str
    track: bytes = b""


class World(Protocol):
    """Answers a question of the rules by the contract that comes with it."""

    def simulate(self, name: str, question: dict[str, Any], contract: Contract[Any]) -> Simulated: ...


def world_of(game: str, seed: int = 0) -> World:
    """The physics of a game, if it has any."""
    for where in (f"untot.worlds.{game}", f"{package_of(game)}.world"):
        if find_spec(where) is not None:
            world: World = import_module(where).WORLD
            return world
    return StandIn(Random(seed))


def has_physics(game: str) -> bool:
    """Whether this game has a world of its own, which may take a while to load."""
    return find_spec(f"untot.worlds.{game}") is not None


def get_ready(game: str) -> None:
    """Load the physics of a game before it is needed, where it is installed."""
    if has_physics(game) and find_spec("mujoco") is not None:
        import_module(f"untot.worlds.{game}").get_ready()


def mind_of(game: str) -> World:
    """What bots try their flicks in: the physics of a game, or what it offers for a mind."""
    where = f"untot.worlds.{game}"
    found = getattr(import_module(where), "MIND", None) if find_spec(where) is not None else None
    return world_of(game) if found is None else found


def calibration_of(game: str) -> Callable[[Mapping[str, float], int], Struct]:
    """How to measure the physics of a game with some values changed, so many runs for each share."""
    where = f"untot.worlds.{game}.calibration"
    if not has_calibration(game):
        raise Refused("text-unknown")
    if find_spec("mujoco") is None:
        raise NoPhysics("no-physics")
    found: Callable[[Mapping[str, float], int], Struct] = import_module(where).calibrated
    return found


def has_calibration(game: str) -> bool:
    """Whether there is something to measure."""
    where = f"untot.worlds.{game}"
    return find_spec(where) is not None and find_spec(f"{where}.calibration") is not None


class StandIn:
    """No physics: what the game makes up, or anything that the contract allows. For random play, search, and games
    that only pretend."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._lawful = Lawful(rng)

    def simulate(self, name: str, question: dict[str, Any], contract: Contract[Any]) -> Simulated:
        if contract.invent is not None:
            return Simulated(msgspec.json.encode(contract.invent(self._rng)).decode())
        return Simulated(self._lawful.answer(contract))


def given_up(ask: Ask) -> Simulated | None:
    """What is answered for a world that fails, where the rules know such a case."""
    contract = ask.form(WORLD)
    assert isinstance(contract, Contract)
    return None if contract.failed is None else Simulated(msgspec.json.encode(contract.failed).decode())


def simulated(world: World, ask: Ask) -> Simulated:
    """What this world answers to an open question."""
    contract = ask.form(WORLD)
    assert isinstance(contract, Contract)
    return world.simulate(ask.name, ask.about or {}, contract)
