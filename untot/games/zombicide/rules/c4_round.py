"""Chapter 4: the round, its phases, and what the players decide together."""

from __future__ import annotations

from typing import Any, Final

from untot.games.zombicide.facts import deciders, living_of, seats_from_first
from untot.games.zombicide.pieces import SurvivorId
from untot.games.zombicide.rules.c10_goals import lose
from untot.games.zombicide.rules.c10_impossible import why_impossible
from untot.games.zombicide.skills import skill_bonus
from untot.games.zombicide.state import Held, Phase, ZombicideState
from untot.kernel.asking import Ask, Options, choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words

ROUND: Final[tuple[Step, ...]] = (("players_phase",), ("zombies_phase",), ("end_phase",), ("round",))


@clause("ZC-4.1")
def play_round(g: ZombicideState) -> None:
    """Players' phase, zombies' phase, end phase, and again."""
    g.round += 1
    g.tell("round_began", "ZC-4.1", round=g.round)
    g.then(*ROUND)


def enter_phase(g: ZombicideState, phase: Phase, clause_id: str) -> None:
    g.phase = phase
    g.tell("phase_began", clause_id, phase=phase)


@clause("ZC-4.2", "ZC-4.5")
def players_phase(g: ZombicideState) -> None:
    """The first player, then the others clockwise, each once."""
    enter_phase(g, "players", "ZC-4.2")
    for survivor in g.survivors.values():
        survivor.is_activated = False
    g.then(*[("seat_turn", seat) for seat in seats_from_first(g)])


@clause("ZC-4.3", "ZC-4.4", "ZC-4.5", "ZC-10.09.9")
async def seat_turn(g: ZombicideState, seat: Seat) -> None:
    """A player activates his survivors one after another, each once, in an order of his choice."""
    if not next_survivors(g, seat):
        return
    answer = await choose(g, seat, "next_survivor", "ZC-4.3", next_survivors, why_not=why_not_next_survivor)
    g.then(("begin_turn", thing_of(answer)), ("seat_turn", seat))


def next_survivors(g: ZombicideState, seat: Seat) -> list[str]:
    return words("survivor", [survivor.id for survivor in living_of(g, seat) if not survivor.is_activated])


@clause("ZC-3.11", "ZC-4.3")
def why_not_next_survivor(g: ZombicideState, seat: Seat, answer: str) -> str | None:
    """One of one's own, once in a round."""
    survivor = g.survivors.get(thing_of(answer))
    if survivor is None:
        return None
    return "ZC-3.11" if survivor.seat != seat else "ZC-4.3"


@clause("ZC-4.6", "ZC-9.45")
def zombies_phase(g: ZombicideState) -> None:
    """First all zombies act, then new ones appear; who is Tough ignores his first attack in each of these phases."""
    enter_phase(g, "zombies", "ZC-4.6")
    for survivor in g.survivors.values():
        survivor.tough_left = skill_bonus(survivor, "ignore_attack")
    g.then(("activation", "all", 1), ("spawn_step",))


@clause("ZC-4.7", "ZC-4.8", "ZC-4.17", "ZC-5.33", "ZC-8.50")
def end_phase(g: ZombicideState) -> None:
    """Noise is cleared, weapons are loaded, the token passes on; when all is in vain the players may give up."""
    enter_phase(g, "end", "ZC-4.7")
    g.noise.clear()
    for survivor in g.survivors.values():
        reload_everything(g, survivor.id)
    pass_token(g)
    if why_impossible(g):
        g.then(("give_up",))


@clause("ZC-4.8")
def reload_everything(g: ZombicideState, survivor: SurvivorId) -> None:
    slots = g.survivors[survivor].slots
    for slot, held in slots.items():
        if not held.is_loaded:
            slots[slot] = Held(held.card)


@clause("ZC-4.9", "ZC-4.10")
def pass_token(g: ZombicideState) -> None:
    """To the next player clockwise who has somebody left. Who keeps it need not be told."""
    before = g.first_player
    g.first_player = next(seat for seat in [*seats_from_first(g)[1:], before] if living_of(g, seat))
    if g.first_player != before:
        g.tell("first_player_passed", "ZC-4.9", seat=g.first_player)


# -- together ---------------------------------------------------------------------------------------------------


@clause("ZC-4.16")
async def decide_together(
    g: ZombicideState,
    name: str,
    clause_id: str,
    options: Options,
    *,
    about: dict[str, Any] | None = None,
) -> str:
    """All players with living survivors agree, or the holder of the first-player token decides."""
    seats = deciders(g)
    ask = Ask(g, name, clause_id, seats, options, "agree", decider=seats[0], about=about)
    only = ask.forced(seats[0])
    if only is not None:
        g.tell("forced", clause_id, seat=seats[0], ask=name, answer=only)
        return only
    answer: str = await ask
    return answer


@clause("ZC-4.17")
async def give_up(g: ZombicideState) -> None:
    """The match cannot be won any more; the players may end it."""
    if not g.is_hopeless:
        g.is_hopeless = True
        g.tell("goal_impossible", "ZC-4.17", why=why_impossible(g))
    answer = await decide_together(
        g, "give_up", "ZC-4.17", lambda g, seat: ["go_on", "give_up"], about={"why": why_impossible(g)}
    )
    if answer == "give_up":
        lose(g, "given_up", "ZC-4.17")
