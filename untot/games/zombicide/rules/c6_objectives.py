"""Chapter 6g: objectives, and making noise."""

from __future__ import annotations

from untot.games.zombicide.facts import active, is_on_foot, token_id, token_number
from untot.games.zombicide.missions import ObjectiveToken
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import SurvivorId
from untot.games.zombicide.rules.c5_experience import gain_experience
from untot.games.zombicide.rules.c5_noise import add_token
from untot.games.zombicide.rules.c7_wounds import heal
from untot.games.zombicide.rules.c10_goals import check_victory
from untot.games.zombicide.rules.c10_missions import wake_spawn_zones
from untot.games.zombicide.state import Survivor, ZombicideState
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, words


@clause("ZC-6.60", "ZC-6.61", "ZC-6.79")
def why_not_take(g: ZombicideState, survivor: Survivor) -> str | None:
    """In its zone, on foot; zombies do not prevent it."""
    if not tokens_in_zone(g, survivor):
        return "ZC-6.60"
    return None if is_on_foot(survivor) else "ZC-6.79"


def tokens_in_zone(g: ZombicideState, survivor: Survivor) -> list[int]:
    return [n for n, token in enumerate(g.objectives) if token.zone == survivor.zone and not token.is_taken]


def tokens_to_take(g: ZombicideState) -> list[str]:
    return words("token", map(token_id, tokens_in_zone(g, active(g))))


@clause("ZC-6.60", "ZC-6.62", "ZC-10.24", "ZC-10.09.6", "ZC-10.09.12", "ZC-5.39")
def take_objective(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """One token; the mission says what it brings."""
    number = token_number(thing_in(answer, "token"))
    token, colour = mission_of(g).objectives[number], g.objectives[number].colour
    g.objectives[number].is_taken = True
    g.uncover()
    g.tell("objective_taken", "ZC-6.60", survivor=survivor, token=token_id(number), zone=token.zone, colour=colour)
    if colour == "red":
        g.then(("recruit", survivor))
    else:
        wake_spawn_zones(g, colour)
    reward(g, survivor, token)


@clause(
    "ZC-10.00.4", "ZC-10.01.1", "ZC-10.02.2", "ZC-10.02.3", "ZC-10.03.1", "ZC-10.04.1", "ZC-10.05.1", "ZC-10.07.10",
    "ZC-10.08.5", "ZC-10.10.1",
)  # fmt: skip
def reward(g: ZombicideState, survivor: SurvivorId, token: ObjectiveToken) -> None:
    """Experience as the token says, and perhaps a cure; whom it brings comes when the taker has his skills."""
    if token.effect == "heal_one_wound":
        heal(g, survivor, "ZC-10.02.2")
    gain_experience(g, survivor, token.xp)
    check_victory(g)


@clause("ZC-6.63", "ZC-9.33.1")
def make_noise(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """On purpose, a Ninja too."""
    add_token(g, survivor, "ZC-6.63")
