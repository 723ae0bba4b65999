"""What a seat sees does not depend on what it may not know: everything hidden is dealt anew, and nothing changes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.every_game.games import GAMES, KNOWN, SOME_KINDS
from tests.every_game.resting import wrong_locals
from tests.kernel.toy import TOY, toy
from tests.tools.playing import Options, begin, decisions, json_of
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.match import Match
from untot.kernel.seeing import Seen
from untot.kernel.tracking import Track


def shown(match: Match, seat: Seat | None) -> dict[str, bytes]:
    """All that a seat gets to see now, and what it is answered to whatever it tries."""
    seen = Seen(match, seat)
    refusals = {attempt: _refusal(seen, attempt) for attempt in KNOWN[match.game.name].attempts(match.state, seat or 0)}
    parts = {"scene": seen.scene(), "view": seen.view(), "question": seen.question(), "refusals": refusals}
    return {part: json_of(thing) for part, thing in parts.items()}


def _refusal(seen: Seen, attempt: str) -> Any:
    refused = seen.why_not(attempt)
    return None if refused is None else (refused.reason, refused.clause, refused.args_)


def without_ballots_of_others(match: Match, seat: Seat | None) -> Match:
    """An imagined match does not know who else has answered a sealed question, although that is open."""
    fork = match.fork()
    assert fork.track is not None
    if fork.ask is not None and fork.ask.closes == "all":
        own = [answered for answered in fork.track.answers[fork.track.asked_at :] if answered[0] == seat]
        fork.return_to(fork.track.asked_at)
        for answered in own:
            fork.push(*answered)
    return fork.fork()


def leaks(match: Match, rng: random.Random) -> Iterator[str]:
    """What changes for a seat when everything that it may not know is dealt anew."""
    for seat in (*range(match.state.seats), None):
        real = without_ballots_of_others(match, seat)
        before, after = shown(real, seat), shown(real.imagine(seat, rng), seat)
        for part in before:
            if before[part] != after[part]:
                yield f"{part} of seat {seat}: {before[part].decode()} {after[part].decode()}"


def is_dealt_anew(match: Match, rng: random.Random) -> bool:
    twin = match.imagine(None, rng)
    twin.state.chance_key = match.state.chance_key
    return twin.state != match.state


@pytest.mark.parametrize(("name", "seats", "options"), SOME_KINDS)
@pytest.mark.parametrize("seed", [1, 2])
def test_dealing_anew_what_is_hidden_changes_nothing_that_is_seen(
    name: str, seats: int, options: Options, seed: int
) -> None:
    rng = random.Random(seed)
    dealt_anew = 0
    for match in decisions(begin(GAMES[name], seats, seed, options), seed):
        assert list(leaks(match, rng)) == []
        dealt_anew += is_dealt_anew(match, rng)
    assert dealt_anew > min(40, KNOWN[name].shortest) or not KNOWN[name].hides(options)


def test_a_view_that_tells_too_much_is_found() -> None:
    game = KNOWN["mall_of_horror"].leaks["the view shows who holds a Threat"]
    rng = random.Random(1)
    found = (leak for match in decisions(begin(game, 4, 1, {}), 1) for leak in leaks(match, rng))
    assert next(found).startswith("view of seat")


# -- what rests in a running rule -------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats", "options"), SOME_KINDS)
def test_nothing_hidden_or_changeable_rests_in_a_local(name: str, seats: int, options: Options) -> None:
    """An imagined State replaces the real one in place: a rule that still held the real cards would play with them."""
    for match in decisions(begin(GAMES[name], seats, 20 + seats, options), seats):
        assert list(wrong_locals(match, KNOWN[name].secrets(match.state))) == []


def waiting_with(kept: Callable[[Any], object]) -> Match:
    """A match that waits in a rule which has kept something."""

    async def keeping(g: Any) -> None:
        thing = kept(g)
        await choose(g, 0, "wait", "TY-1", lambda g, seat: ["a", "b"])
        del thing

    match = toy(("wave", 0))
    match.state.agenda = [("keeping",)]
    return Match(replace(TOY, rules={"keeping": keeping}), match.state, Track([], []))


@pytest.mark.parametrize(
    "kept",
    [
        lambda g: "pistol",
        lambda g: "keep:pistol give:axe",
        lambda g: g.hands,
        lambda g: [1, ("x", g.hands[0])],
        lambda g: {"faces": [1, 2, 3, 4]},
    ],
)
def test_a_rule_that_keeps_a_secret_or_a_part_of_the_state_is_found(kept: Callable[[Any], object]) -> None:
    (wrong,) = wrong_locals(waiting_with(kept), ["pistol", [1, 2, 3, 4]])
    assert wrong.startswith("keeping: thing = ")


@pytest.mark.parametrize("kept", [lambda g: 5, lambda g: "shotgun", lambda g: list(g.hands[0]), lambda g: g])
def test_a_rule_may_keep_ids_and_open_facts(kept: Callable[[Any], object]) -> None:
    assert list(wrong_locals(waiting_with(kept), ["pistol"])) == []
