"""Bots of Zombie Town in whole matches: they end, they are fair, and they have reasons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from untot.bots import Bot, make_bot
from untot.bots.arena import Bout
from untot.bots.hint import hint
from untot.games.zombie_town import GAME
from untot.games.zombie_town.bot import horizon, reasons, recall, sensible, value
from untot.games.zombie_town.pieces import NUMBERS_FOR
from untot.games.zombie_town.state import TownState
from untot.games.zombie_town.watch import TALLIES
from untot.kernel.chance import seed_of
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch
from untot.kernel.match import Match
from untot.kernel.seeing import Seen
from untot.kernel.state import OptionValue
from untot.kernel.texts import LANGUAGES, Texts
from untot.lab.trials import Trial
from untot.lab.trials import played as lab_played


def begin(seats: int, seed: int = 1, **options: OptionValue) -> LiveMatch:
    return LiveMatch.begin(GAME, seats, seed_of(seed), options, is_secret=False)


def played(
    levels: str, seed: int = 1, options: dict[str, OptionValue] | None = None, *, is_talkative: bool = False
) -> LiveMatch:
    """A whole match between bots of these levels; the searching ones try little."""
    bots: list[Bot] = [make_bot(name, seed * 16 + i, 60, iterations=3) for i, name in enumerate(levels.split())]
    return Bout(begin(len(bots), seed, **(options or {})), bots, is_talkative=is_talkative).play()


def moments(seats: int, seed: int, days: int = 4, every: int = 1) -> Iterator[tuple[LiveMatch, Seat]]:
    """The questions of a match between careful bots (or each so-maniest of them), and who answers."""
    match = begin(seats, seed, days=days)
    bots = [make_bot("careful", seed + seat) for seat in range(seats)]
    while match.ask is not None:
        seat = match.ask.waiting()[0]
        if match.asked % every == 0:
            yield match, seat
        match.answer(seat, bots[seat].answer(Seen(match, seat)), by="bot")


def state_of(match: Match) -> TownState:
    assert isinstance(match.state, TownState)
    return match.state


def twin(match: LiveMatch, seat: Seat, number: int) -> Seen:
    """The same match as far as this seat knows; everything that is hidden from it is another."""
    other: Match = match.imagine(seat, Random(number))
    other.events = match.events
    return Seen(other, seat)


# -- whole matches ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", NUMBERS_FOR)
def test_careful_bots_play_to_a_lawful_end_with_any_number_of_players(seats: int) -> None:
    result = played(" ".join(["careful"] * seats), seed=seats).state.result
    assert result is not None and result.reason in ("last_day", "all_dead")


def test_bots_of_all_levels_play_with_each_other() -> None:
    assert played("careful search random", options={"days": 2}).state.result is not None


@pytest.mark.parametrize(
    "option",
    [{"leftover_cards": "discard"}, {"zombie_supply": "recycle"}, {"two_player_dead_pawn": "count"}],
)
def test_bots_play_to_the_end_under_every_option(option: dict[str, OptionValue]) -> None:
    assert played("careful careful", 9, {"days": 4, **option}).is_over


def test_the_same_seeds_give_the_same_match() -> None:
    one, other = (played("careful search careful", 2, {"days": 2}, is_talkative=True) for _ in range(2))
    assert one.record.to_text() == other.record.to_text()


def test_a_careful_bot_beats_random_ones() -> None:
    won = 0
    for seed in range(6):
        result = played("random careful random", seed).state.result
        won += result is not None and result.winners == (1,)
    assert won >= 5


def test_what_a_study_of_the_cards_needs_is_counted() -> None:
    """Every figure has its words in both languages, and the commonest ones come in any match."""
    figures = lab_played(Trial("zombie_town", ("careful",) * 3, (), {}, 1, 0.0)).story.figures
    assert set(TALLIES) < set(figures)
    assert 0 < figures["misses"] < figures["shots"] and figures["barricades_built"] and figures["cards_left"] >= 0
    assert all(Texts("zombie_town", language).has(f"figure-{name}") for language in LANGUAGES for name in figures)


# -- weights, value and horizon ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_weighed_answer_is_legal_and_the_best_has_weight_1(seats: int) -> None:
    for match, seat in moments(seats, seed=5, days=5, every=2):
        ask = match.ask
        assert ask is not None
        weights = sensible(state_of(match), ask, seat)
        assert max(weights.values()) == 1.0 and min(weights.values()) >= 0.0
        assert all(ask.form(seat).first_wrong_word(answer) is None for answer in weights)
        if isinstance(ask.raw(seat), list):
            assert set(weights) == set(ask.answers(seat)), "no answer of a short list is left out"


def test_values_are_chances() -> None:
    for match, seat in moments(4, seed=6, every=5):
        assert 0.0 <= value(state_of(match), seat) <= 1.0


def test_at_the_end_the_value_is_the_share_of_the_victory() -> None:
    match = played("careful random random", seed=4)
    assert match.state.result is not None
    shares = [value(state_of(match), seat) for seat in range(3)]
    assert [seat for seat, share in enumerate(shares) if share] == list(match.state.result.winners)


def test_the_horizon_is_the_end_of_the_actions_and_of_the_zombie_movement() -> None:
    seen = [(horizon(state_of(m)), state_of(m).day, state_of(m).phase) for m, _ in moments(3, seed=3, days=3)]
    numbers = [number for number, _, _ in seen]
    assert numbers == sorted(numbers)
    assert len(set(numbers)) > 3 * 3


def test_a_zombie_move_is_judged_once_all_that_comes_of_it_is_settled() -> None:
    """The next move is another moment; whoever flees from the zombie or fights it is still waited for."""
    moved, followed = 0, 0
    for match, _ in moments(3, seed=3, days=6):
        g, ask = state_of(match), match.ask
        if g.phase != "zombies" or ask is None or ask.name == "refill_squares":
            continue
        if ask.name == "zombie_move":
            assert horizon(g) > moved
            moved = horizon(g)
        else:
            assert horizon(g) == moved, "not yet"
            followed += 1
    assert followed, "or else nothing came of any"


# -- fairness ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["random", "careful"])
@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_hidden_changes_no_answer(level: str, seats: int) -> None:
    differing = 0
    for match, seat in moments(seats, seed=3, every=4):
        here, there = twin(match, seat, 1), twin(match, seat, 2)
        differing += here._match.state != there._match.state
        answers = {make_bot(level, 7).answer(seen) for seen in (Seen(match, seat), here, there)}
        assert len(answers) == 1, f"{level} knows something: {match.where()}"
    assert differing > 25, "or else nothing was hidden"


def test_what_is_hidden_changes_no_answer_of_the_search() -> None:
    """Nor does what it imagines: the real order leaves no trace there."""
    compared = 0
    for match, seat in moments(3, seed=6, every=17):
        seen = (Seen(match, seat), twin(match, seat, 1), twin(match, seat, 2))
        assert len({make_bot("search", 7, 60, iterations=4).answer(eyes) for eyes in seen}) == 1
        compared += 1
    assert compared > 5


def test_the_weights_of_answers_are_the_same_in_every_imagined_match() -> None:
    for match, seat in moments(4, seed=8, days=6, every=2):
        here, there = twin(match, seat, 1)._match, twin(match, seat, 2)._match
        assert here.ask is not None and there.ask is not None
        assert sensible(state_of(here), here.ask, seat) == sensible(state_of(there), there.ask, seat)


def test_what_is_hidden_changes_no_word() -> None:
    said = 0
    for match, seat in moments(4, seed=4, every=2):
        words = [make_bot("careful", 5).talk(seen) for seen in (twin(match, seat, 1), twin(match, seat, 2))]
        assert words[0] == words[1]
        said += words[0] is not None
    assert said


# -- advice and talk --------------------------------------------------------------------------------------------


def test_a_hint_is_the_best_answer_with_a_reason() -> None:
    reasons_given = set()
    for match, seat in moments(3, seed=8, days=5, every=2):
        assert match.ask is not None
        advice = hint(match, seat)
        memory = recall(Seen(match, seat), None)
        assert sensible(state_of(match), match.ask, seat, memory)[advice.answer] == 1.0 and advice == hint(match, seat)
        if advice.reason is not None:
            reasons_given.add(advice.reason.text)
    assert {"search", "go-search", "claim", "press", "rest", "fight"} <= reasons_given


def test_every_reason_is_listed_and_has_its_text_in_both_languages() -> None:
    texts = {language: Texts("zombie_town", language) for language in LANGUAGES}
    listed = set(re.findall(r"`([a-z-]+)`", (reasons.__doc__ or "").partition("\n\n")[2]))
    told: dict[str, dict[str, object]] = {}
    for seats in (2, 4):
        for match, seat in moments(seats, seed=9, every=2):
            reason = hint(match, seat).reason
            if reason is not None:
                told[reason.text] = reason.args
    assert set(told) <= listed
    for language in LANGUAGES:
        assert all(texts[language].has(f"reason-{text}") for text in listed)
        assert all(texts[language].text(f"reason-{text}", args) for text, args in told.items())


def test_bots_talk_now_and_then_and_only_in_phrases() -> None:
    match = played("careful careful careful careful", seed=2, is_talkative=True)
    said = [event.args for event in match.events if event.name == "said"]
    assert said and all(words["phrase"] in GAME.guide.phrases and not words["text"] for words in said)
    days = sum(event.name == "day_began" for event in match.events)
    assert len(said) <= 4 * (days + 1)


def test_every_phrase_has_its_text_in_both_languages() -> None:
    for language in LANGUAGES:
        texts = Texts("zombie_town", language)
        assert all(texts.has(f"phrase-{phrase}") for phrase in GAME.guide.phrases)
