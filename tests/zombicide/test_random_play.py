"""Random matches of every mission: they come to a lawful end, and no piece is lost or doubled on the way."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.zombicide.known import WITHIN
from tests.zombicide.table import Table, table
from untot.games.zombicide import GAME
from untot.games.zombicide.missions import MISSIONS
from untot.games.zombicide.pieces import COMBINATIONS, EQUIPMENT, WOUND, ZOMBIES, CardId
from untot.games.zombicide.state import ZombicideState
from untot.kernel.chance import seed_of
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, Form
from untot.kernel.live import LiveMatch
from untot.kernel.words import verb_of

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


def test_every_decision_that_is_made_within_an_action_is_a_word_of_it() -> None:
    """In positions in which all of them are possible: each verb has the word that decides."""
    seen = {(verb, part) for t in everything_possible() for verb in t.options for part in words_of(t, verb)}
    wanted = {(verb, word) for question, verb, word in WITHIN.values() if question == "next_action" and word}
    assert wanted <= seen


def words_of(t: Table, verb: str) -> set[str]:
    """The verbs of all words that may follow, `@` for those of an arrangement; one way of each is enough."""
    assert isinstance(t.form, Branch)
    said, found = [verb], set[str]()
    while following := t.form.walk(said):
        found |= {"@" if "@" in verb_of(word) else verb_of(word) for word in following}
        said.append(following[0])
    return found


def everything_possible() -> Iterator[Table]:
    skills = "lock_it_down born_leader medic"
    yield table(
        "06",
        who={"josh": "S24", "ned": "S24"},
        skills={"josh": skills},
        holds={"josh": "crowbar sawed_off! rice gasoline glass_bottle", "ned": "wound"},
        doors="7B.R/S25",
        turn="josh",
    )
    yield table("06", who={"josh": "S14"}, holds={"josh": "crowbar"}, turn="josh")
    yield table("06", who={"josh": "S25"}, skills={"josh": skills}, doors="7B.R/S25", turn="josh")
    yield table("06", who={"josh": "S24"}, in_car={"josh": (0, "driver")}, turn="josh")
    yield table("05", who={"josh": "5D.Out"}, holds={"josh": "pistol"}, zombies={"5D.In": "walker"}, turn="josh")


# -- no verb leads into a dead end ------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_verb_that_is_offered_has_a_whole_answer_and_every_whole_answer_is_taken(mission: str) -> None:
    rng = random.Random(7)
    match = LiveMatch.begin(GAME, 1, seed_of(7), {"mission": mission}, is_secret=False)
    for _ in range(150):
        if match.ask is None:
            break
        form = match.ask.form(0)
        if isinstance(form, Branch):
            for verb in form.walk(()):
                answer = random_walk_from(form, [verb], rng)
                assert match.why_not(0, answer) is None, answer
                match.fork(tracked=False).push(0, answer)
        match.answer(0, some_answer(form, rng), by="bot", settles=match.ask.decider is not None)


def random_walk_from(form: Form, said: list[str], rng: random.Random) -> str:
    while following := form.walk(said):
        said.append(rng.choice(following))
    return " ".join(said)
