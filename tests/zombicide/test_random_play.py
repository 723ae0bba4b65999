"""Random matches of every mission: they come to a lawful end, and no piece is lost or doubled on the way."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from untot.games.zombicide import GAME
from untot.games.zombicide.missions import MISSIONS
from untot.games.zombicide.pieces import COMBINATIONS, EQUIPMENT, WOUND, ZOMBIES, CardId
from untot.games.zombicide.state import ZombicideState
from untot.kernel.chance import seed_of
from untot.kernel.events import Seat
from untot.kernel.forms import Form
from untot.kernel.live import LiveMatch

ENDS = {"mission_accomplished", "all_eliminated", "nobody_left", "zombies_escaped", "given_up"}
RARE = {"discard": 0.02, "trade": 0.2, "rearrange": 0.2, "make_noise": 0.1, "end_turn": 0.2}
"""What would make most of a match if every action were equally likely."""
MOST_ANSWERS = 6000


def cards_of(g: ZombicideState) -> Counter[CardId]:
    """All equipment cards, wherever they are; the two of a sniper rifle are two."""
    lying = [*g.deck, *g.discards, *g.aside, *g.pimpmobile_weapons, *g.supplies_out]
    lying += [card for car in g.cars for card in car.supplies]
    if g.search is not None:
        lying += [card for card in (g.search.drawn, *g.search.turned) if card]
    for survivor in g.survivors.values():
        for held in survivor.slots.values():
            built = COMBINATIONS.get(held.card)
            lying += built.parts if built is not None and built.becomes == "pair" else [held.card]
    return Counter(card for card in lying if card != WOUND.id)


def check_pieces(g: ZombicideState) -> None:
    for kind, zombie in ZOMBIES.items():
        standing = [crowd.get(kind, 0) for crowd in (*g.zombies.values(), *g.arrivals.values(), g.stock, g.escaped)]
        assert sum(standing) == zombie.miniatures and min(standing) >= 0
    if g.phase != "set_up":
        assert cards_of(g) == Counter({card.id: card.count for card in EQUIPMENT.values()})


def some_answer(form: Form, rng: random.Random) -> str:
    words: list[str] = []
    while following := form.walk(words):
        words.append(rng.choices(following, [RARE.get(word, 1.0) for word in following])[0])
    return " ".join(words)


def next_seat(match: LiveMatch, rng: random.Random) -> tuple[Seat, bool]:
    """Who answers, and whether he settles what the players decide together."""
    assert match.ask is not None
    seat = rng.choice(match.ask.waiting())
    return seat, seat == match.ask.decider


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_match_ends_lawfully(mission: str, seed: int) -> None:
    rng = random.Random(seed)
    seats = min(seed + 1, MISSIONS[mission].players[1])
    match = LiveMatch.begin(GAME, seats, seed_of(seed), {"mission": mission}, is_secret=False)
    answers = 0
    while match.ask is not None and answers < MOST_ANSWERS:
        seat, settles = next_seat(match, rng)
        match.answer(seat, some_answer(match.ask.form(seat), rng), by="bot", settles=settles)
        answers += 1
        assert isinstance(match.state, ZombicideState)
        check_pieces(match.state)
        if answers % 50 == 0:
            assert match.fork().is_like(match)
    assert match.state.result is not None and match.state.result.reason in ENDS
    assert bool(match.state.result.winners) == (match.state.result.reason == "mission_accomplished")
