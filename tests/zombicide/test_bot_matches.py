"""Bots play whole matches of Zombicide: lawfully, fairly, and not in vain."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from random import Random

import msgspec
import pytest

from tests.zombicide.table import table
from untot.bots import Bot, make_bot
from untot.bots.agreeing import next_speaker
from untot.bots.arena import Bout
from untot.bots.hint import hint
from untot.games.zombicide import GAME
from untot.games.zombicide.bot import horizon, reasons, sensible, value
from untot.games.zombicide.bot.progress import progress
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.standing import CONSOLATION
from untot.games.zombicide.missions import MISSIONS
from untot.games.zombicide.state import ZombicideState
from untot.kernel.chance import seed_of
from untot.kernel.errors import Refused
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch
from untot.kernel.match import Match
from untot.kernel.seeing import Seen
from untot.kernel.state import Result
from untot.kernel.texts import LANGUAGES, Texts
from untot.lab.trials import Trial
from untot.lab.trials import played as in_the_lab

ENDS = {"mission_accomplished", "all_eliminated", "nobody_left", "zombies_escaped", "given_up"}


def begin(mission: str, seats: int = 2, seed: int = 1) -> LiveMatch:
    return LiveMatch.begin(GAME, seats, seed_of(seed), {"mission": mission}, is_secret=False)


def played(level: str, mission: str, seats: int = 2, seed: int = 1, *, is_talkative: bool = False) -> LiveMatch:
    bots: list[Bot] = [make_bot(level, seed * 16 + seat, 60, iterations=3) for seat in range(seats)]
    return Bout(begin(mission, seats, seed), bots, is_talkative=is_talkative).play()


def moments(mission: str, seed: int, most: int = 150) -> Iterator[tuple[LiveMatch, Seat]]:
    """The questions of a match between careful bots, and who answers."""
    match = begin(mission, 2, seed)
    bots = [make_bot("careful", seed + seat) for seat in range(2)]
    for _ in range(most):
        if match.ask is None:
            return
        speaker = next_speaker(match.ask, range(2))
        assert speaker is not None
        seat, settles = speaker
        yield match, seat
        match.answer(seat, bots[seat].answer(Seen(match, seat)), by="bot", settles=settles)


def state_of(match: Match) -> ZombicideState:
    assert isinstance(match.state, ZombicideState)
    return match.state


def twin(match: LiveMatch, seat: Seat, number: int) -> Seen:
    """The same match as far as this seat knows; the order of all that lies face down is another."""
    other: Match = match.imagine(seat, Random(number))
    other.events = match.events
    return Seen(other, seat)


# -- whole matches ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", MISSIONS)
def test_careful_bots_play_every_mission_to_a_lawful_end(mission: str) -> None:
    match = played("careful", mission)
    assert match.state.result is not None and match.state.result.reason in ENDS


def test_random_bots_settle_what_is_decided_together() -> None:
    assert played("random", "00", seats=3).state.result is not None


def test_searching_bots_play_to_the_end() -> None:
    assert played("search", "00", seats=1).state.result is not None


def test_careful_bots_mostly_win_the_tutorial() -> None:
    results = [played("careful", "00", seats=1, seed=seed).state.result for seed in range(12)]
    won = [result for result in results if result is not None and result.winners]
    assert len(won) >= 8


def test_careful_bots_get_farther_than_random_ones() -> None:
    def reached(level: str) -> float:
        return sum(progress(state_of(played(level, mission, seed=2))) for mission in ("00", "02", "03", "10"))

    assert reached("careful") > reached("random") + 0.5


def test_the_lab_says_how_far_a_team_got() -> None:
    story = in_the_lab(Trial("zombicide", ("careful",), (("mission", "00"),), {}, 5, 0.05)).story
    assert story.reached is not None and 0.0 <= story.reached <= 1.0
    assert story.rounds >= 1 and list(story.figures) == ["alive"]


# -- weights, value and horizon ---------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", ["03", "06", "07", "08", "09"])
def test_every_weighed_answer_is_legal_and_has_its_value(mission: str) -> None:
    for match, seat in moments(mission, seed=5):
        ask = match.ask
        assert ask is not None
        weights = sensible(state_of(match), ask, seat)
        assert weights and max(weights.values()) == 1.0 and min(weights.values()) >= 0.0
        assert all(ask.form(seat).first_wrong_word(answer) is None for answer in weights)
        assert 0.0 < value(state_of(match), 0) < 1.0
        assert value(state_of(match), 0) == value(state_of(match), 1), "all win or lose together"


def test_the_horizon_is_the_beginning_of_a_round() -> None:
    seen = [(horizon(state_of(match)), state_of(match).round) for match, _ in moments("00", seed=3)]
    assert [number for number, _ in seen] == sorted(number for number, _ in seen)
    assert len({number for number, _ in seen}) == len({number for _, number in seen}) > 2


def test_a_victory_is_worth_everything_and_a_defeat_the_less_the_sooner() -> None:
    match = played("careful", "00", seats=1, seed=4)
    assert match.state.result is not None
    assert match.state.result.winners and value(state_of(match), 0) == 1.0
    state_of(match).result = Result("given_up", (), (0,))
    lost = value(state_of(match), 0)
    state_of(match).objectives[0].is_taken = False
    assert value(state_of(match), 0) < lost <= CONSOLATION


def test_a_position_is_worth_less_with_every_wound_and_more_with_every_token() -> None:
    """By what was learned from matches, whatever the numbers are."""
    sound = table("00", who={"amy": "S21", "phil": "S21"}).g
    hurt = table("00", who={"amy": "S21", "phil": "S21"}, holds={"amy": "pan wound"}).g
    taken = table("00", who={"amy": "S21", "phil": "S21"}, taken=sound.objectives[0].zone).g
    assert value(hurt, 0) < value(sound, 0) < value(taken, 0)


# -- fairness ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "mission"), [("random", "00"), ("careful", "09"), ("careful", "00")])
def test_what_lies_face_down_changes_no_answer(level: str, mission: str) -> None:
    differing = 0
    for match, seat in chain(moments(mission, seed=3), moments(mission, seed=4)):
        here, there = twin(match, seat, 1), twin(match, seat, 2)
        differing += here._match.state != there._match.state
        answers = {make_bot(level, 7).answer(seen) for seen in (Seen(match, seat), here, there)}
        assert len(answers) == 1, f"{level} knows something: {match.where()}"
    assert differing > 50, "or else nothing was hidden"


def test_what_lies_face_down_changes_no_answer_of_the_search() -> None:
    """What it imagines does not depend on the real order either."""
    for number, (match, seat) in enumerate(moments("09", seed=6)):
        if number % 6 == 0:
            seen = (Seen(match, seat), twin(match, seat, 1), twin(match, seat, 2))
            assert len({make_bot("search", 7, 60, iterations=6).answer(eyes) for eyes in seen}) == 1


def test_the_weights_of_answers_are_the_same_in_every_imagined_match() -> None:
    for match, seat in moments("09", seed=5):
        here, there = twin(match, seat, 1)._match, twin(match, seat, 2)._match
        assert here.ask is not None and there.ask is not None
        assert sensible(state_of(here), here.ask, seat) == sensible(state_of(there), there.ask, seat)


# -- advice and talk --------------------------------------------------------------------------------------------


def test_a_hint_is_the_best_answer_with_a_reason() -> None:
    reasons = set()
    for match, seat in moments("00", seed=8):
        assert match.ask is not None
        weights = sensible(state_of(match), match.ask, seat)
        advice = hint(match, seat)
        assert weights[advice.answer] == 1.0 and advice == hint(match, seat)
        if advice.reason is not None:
            reasons.add(advice.reason.text)
    assert {"search-tool", "goal-take", "hold-door", "all-armed"} <= reasons


def test_there_is_no_hint_for_somebody_who_is_not_asked() -> None:
    match = begin("00", seats=2)
    with pytest.raises(Refused):
        hint(match, 1)


def test_bots_talk_now_and_then_and_only_in_phrases() -> None:
    match = played("careful", "05", seats=3, seed=2, is_talkative=True)
    said = [event.args for event in match.events if event.name == "said"]
    assert said and all(words["phrase"] in GAME.guide.phrases and not words["text"] for words in said)
    assert len(said) <= 3 * (state_of(match).round + 1)


def test_every_reason_has_its_text_in_both_languages() -> None:
    texts = {language: Texts("zombicide", language) for language in LANGUAGES}
    listed = set(re.findall(r"`([a-z-]+)`", (reasons.__doc__ or "").partition("\n\n")[2]))
    told = set()
    for mission in ("03", "06", "07"):
        for match, seat in moments(mission, seed=9):
            reason = hint(match, seat).reason
            if reason is not None:
                told.add(reason.text)
    assert told <= listed
    assert all(texts[language].has(f"reason-{text}") for language in LANGUAGES for text in listed)


# -- missions of the players' own -------------------------------------------------------------------------------


def test_bots_play_missions_that_people_have_made() -> None:
    """All kinds of goals at once, of which nobody ever thought together."""
    goals = [
        {"type": "collect_all_objectives"},
        {"type": "danger_level", "level": "yellow", "min_survivors": 1},
        {"type": "exit_all_survivors"},
    ]
    plain = msgspec.to_builtins(MISSIONS["00"]) | {"id": "own", "key": "own", "goals": goals, "exit": "S42"}
    plain["name"] = {"en": "Own", "de": "Eigene"}
    content = {"mission": {key: part for key, part in plain.items() if part is not None}}
    match = LiveMatch.begin(GAME, 1, seed_of(3), {}, content=content, is_secret=False)
    deeds = set()
    bots = [make_bot("careful", 3)]
    while match.ask is not None:
        deeds |= (
            {task.errand.deed for task in Scene(state_of(match)).tasks.values()} if state_of(match).round else set()
        )
        speaker = next_speaker(match.ask, {0})
        assert speaker is not None
        match.answer(0, bots[0].answer(Seen(match, 0)), by="bot", settles=speaker[1])
    assert match.state.result is not None and {"take", "hunt"} & deeds
