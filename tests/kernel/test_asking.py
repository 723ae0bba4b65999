"""Asks: who is asked what, how a question closes, and what needs nobody."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.kernel.toy import TOY, Rest, ToyState, asked, notes, options, play, state_of, toy
from tests.kernel.working import at_work
from untot.kernel.asking import UNTIL_THE_END, Ask, Given, ask_all, choose
from untot.kernel.contract import Contract
from untot.kernel.errors import Refused
from untot.kernel.events import WORLD, told
from untot.kernel.forms import Branch, Field, Fields, beside, branch
from untot.kernel.match import Match
from untot.kernel.seeing import Seen
from untot.worlds import StandIn, simulated


def refusal(match: Match, seat: int, answer: str, **how: Any) -> str | None:
    refused = match.why_not(seat, answer, **how)
    return None if refused is None else refused.reason


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        ("trade", "give:gun get:axe to:1"),
        ("share_hits", "x y z"),
        ("arrange_pieces", "p@right q@left r@left"),
        ("aim", "angle=-1800 force=1000000000"),
    ],
)
def test_each_form_takes_a_whole_answer(step: str, answer: str) -> None:
    match = play(toy((step, 0)), answer)
    assert notes(match) == [f"0:{answer}"] and match.is_over


def test_a_single_legal_answer_is_told_as_forced_and_not_asked() -> None:
    match = toy(("deal",), ("show_both", 0), ("show_letter", 0))
    first, second, _ = state_of(match).hands[0]
    play(match, f"show:{first}", f"show:{second}")
    assert match.is_over and state_of(match).hands[0] == []
    forced = [event.args for event in match.events if event.name == "forced"]
    assert len(forced) == 1 and forced[0]["ask"] == "show_letter"


def test_a_forced_secret_answer_is_told_to_its_seat_alone() -> None:
    g = state_of(toy())
    heard: list[Any] = []
    g.attach(heard.append)
    assert isinstance(
        choose(g, 1, "quiet", "TY-1", lambda g, seat: ["only"], calm=False, secret_until=UNTIL_THE_END), Given
    )
    (event,) = heard
    assert told(0, event, 1)["args"] == {"seat": 1, "ask": "quiet", "answer": "only"}
    assert told(0, event, 0)["args"] == {"seat": 1, "ask": "quiet"} == told(0, event, None)["args"]


def test_several_words_without_a_choice_are_forced_together() -> None:
    g = state_of(toy())
    one_way = Fields([Field("first", {"": ["a"]}), Field("second", {"": ["b"]})])
    given = choose(g, 0, "one_way", "TY-1", lambda g, seat: one_way, calm=False)
    assert isinstance(given, Given) and given.answer == "a b"


def test_a_real_question_is_asked_even_with_one_answer() -> None:
    async def ask_anyway(g: ToyState) -> None:
        g.notes.append(await choose(g, 0, "anyway", "TY-1", lambda g, seat: ["only"], forced_too=True))

    g = state_of(toy())
    run = ask_anyway(g)
    assert run.send(None).name == "anyway"
    with pytest.raises(StopIteration):
        run.send("only")
    assert g.notes == ["only"]


# -- several seats ----------------------------------------------------------------------------------------------


def test_sealed_answers_are_shown_to_nobody_until_the_last_is_in() -> None:
    match = play(toy(("vote",), seats=3), (1, "vote:0"))
    assert asked(match) == [0, 2] and notes(match) == [] and match.events == []
    for eye in (0, 2, None):
        question = Seen(match, eye).question()
        assert question is not None and "given" not in question and question["waiting"] == [0, 2]
    own = Seen(match, 1).question()
    assert own is not None and own["given"] == {"1": "vote:0"} and "form" not in own
    play(match, (0, "vote:2"), (2, "vote:2"))
    assert notes(match) == ["0:vote:2", "1:vote:0", "2:vote:2"], "in the order of the seats"


def test_a_sealed_answer_is_final() -> None:
    match = play(toy(("vote",)), (0, "vote:0"))
    assert refusal(match, 0, "vote:1") == "already-answered"
    refused = match.why_not_undo(0)
    assert refused is not None and refused.reason == "undo-barrier"


def test_a_sealed_question_in_which_nobody_has_a_choice_asks_nobody() -> None:
    given = ask_all(state_of(toy()), (0, 1), "forced", "TY-1", lambda g, seat: [f"only:{seat}"])
    assert isinstance(given, Given) and given.answer == {0: "only:0", 1: "only:1"}


def test_a_sealed_question_fills_in_those_without_a_choice() -> None:
    ask = ask_all(state_of(toy()), (0, 1), "half", "TY-1", lambda g, seat: ["a", "b"] if seat else ["a"])
    assert isinstance(ask, Ask) and ask.waiting() == [1] and ask.given == {0: "a"}


def test_the_first_answer_of_any_seat_counts() -> None:
    match = play(toy(("race",), seats=3), (2, "here"))
    assert notes(match) == ["2:here"] and match.is_over


def test_an_agreement_closes_when_all_say_the_same() -> None:
    match = play(toy(("agree",)), (0, "go:north"), (1, "go:south"))
    assert asked(match) == [0, 1], "everybody may change his mind"
    play(match, (0, "go:south"))
    assert notes(match) == ["0:go:south"]


def test_open_answers_of_an_agreement_are_seen_by_all_who_are_asked() -> None:
    match = play(toy(("agree",)), (1, "go:south"))
    question = Seen(match, 0).question()
    assert question is not None and question["given"] == {"1": "go:south"}
    assert question["decider"] == 0, "whoever may settle it is shown that he may"


def test_the_decider_settles_an_agreement_and_nobody_else() -> None:
    match = play(toy(("agree",)), (1, "go:south"))
    assert refusal(match, 1, "go:south", settles=True) == "not-the-decider"
    match.answer(0, "go:north", settles=True)
    assert notes(match) == ["0:go:north"] and match.is_over


# -- the world and standing offers ------------------------------------------------------------------------------


def test_only_the_world_answers_for_the_world() -> None:
    match = toy(("flick",))
    assert asked(match) == [WORLD]
    rest = '{"x":1,"y":2,"touched":["crate"]}'
    assert refusal(match, WORLD, rest) == "not-the-world"
    assert refusal(match, 0, rest, by="world") == "not-the-world"
    assert refusal(match, WORLD, rest.replace("2", "1000"), by="world") == "not-an-option", "out of its bounds"
    assert refusal(match, WORLD, rest.replace("crate", "cat"), by="world") == "not-an-option", "nothing of that name"
    assert refusal(match, WORLD, rest[:-1], by="world") == "not-an-option", "no JSON"
    twice = rest.replace('["crate"]', '["crate","crate"]')
    refused = match.why_not(WORLD, twice, by="world")
    assert refused is not None and (refused.reason, refused.clause) == ("not-an-option", "TY-7"), "a demand of the rule"
    play(match, (WORLD, rest))
    assert notes(match) == ["-1:x=1 y=2 crate"]


def test_the_worlds_answer_may_be_long() -> None:
    match = toy(("flick",))
    play(match, (WORLD, '{"x":1,"y":2,"touched":[]' + " " * 100_000 + "}"))
    assert notes(match) == ["-1:x=1 y=2"]


def test_a_stand_in_answers_by_the_contract() -> None:
    for seed in range(20):
        match = toy(("flick",), seed=seed)
        assert match.ask is not None
        match.happen(simulated(StandIn(Random(seed)), match.ask).answer)
        assert notes(match)[0].startswith("-1:x=")


def test_what_the_world_needs_of_chance_is_drawn_before() -> None:
    first, second = toy(("flick",), seed=1), toy(("flick",), seed=1)
    assert first.ask is not None and second.ask is not None
    assert first.ask.about == second.ask.about
    contract = first.ask.form(WORLD)
    assert isinstance(contract, Contract) and contract.kind is Rest
    assert first.state.chance_counter == 1


def test_a_standing_offer_is_carried_out_and_the_question_put_again() -> None:
    match = toy(("wave", 1), potions=2)
    assert options(match, 1) == ["left", "right", "drink"]
    play(match, "drink", "sweet", "drink", "sour")
    assert options(match, 1) == ["left", "right"]
    play(match, "left")
    assert notes(match) == ["1:drink", "1:sweet", "1:drink", "1:sour", "1:left"]
    assert state_of(match).potions == [2, 0] and match.is_over


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        ("trade", "give:gun get:axe to:1"),
        ("share_hits", "x y z"),
        ("arrange_pieces", "p@right q@left r@left"),
        ("aim", "angle=-1800 force=1000000000"),
    ],
)
def test_an_offer_stands_beside_every_form(step: str, answer: str) -> None:
    match = toy((step, 0), potions=1)
    assert match.ask is not None
    form = match.ask.form(0)
    assert isinstance(form, Branch) and form.beside is not None
    first = [word for word in form.walk([]) if word != "drink"]
    assert first == list(form.beside.walk([])) and list(form.walk([]))[-1] == "drink"
    assert form.walk(["drink"]) == () and form.first_wrong_word("drink more") == "more"
    play(match.fork(), answer)
    play(match, "drink", "sweet", answer)
    assert notes(match) == ["0:drink", "0:sweet", f"0:{answer}"]


def test_a_branch_takes_offers_among_its_verbs() -> None:
    made = beside(branch({"move": ["to:a"], "wait": None}), ["drink"])
    assert isinstance(made, Branch) and made.answers() == ["move to:a", "wait", "drink"]
    assert made.beside is None and made.spelled() == made


def test_an_offer_makes_no_question_of_what_leaves_no_choice() -> None:
    match = toy(("deal",), ("show_both", 0), ("show_letter", 0), potions=1)
    first, second, _ = state_of(match).hands[0]
    play(match, f"show:{first}", f"show:{second}")
    assert match.is_over and state_of(match).potions == [1, 1]


def test_an_offer_in_the_middle_of_a_fork_save_and_undo() -> None:
    match = play(toy(("wave", 1), ("wave", 0), potions=1), "drink")
    assert match.ask is not None and match.ask.name == "taste"
    play(match, "sweet")
    for twin in (match.fork(), Match.load(match.game, match.save())):
        assert twin.is_like(match) and notes(play(twin, "left")) == ["1:drink", "1:sweet", "1:left"]
    match.undo(1)
    match.undo(1)
    assert notes(match) == [] and options(match, 1) == ["left", "right", "drink"]


def test_what_a_step_has_put_on_the_agenda_before_its_question_is_forgotten_when_an_offer_is_taken() -> None:
    async def eager(g: ToyState) -> None:
        g.then(("mark",))
        await choose(g, 0, "wave", "TY-14", lambda g, seat: ["left", "right"])

    game = replace(TOY, rules={**TOY.rules, "eager": eager})
    state = TOY.set_up(2, TOY.checked_options(2, {"potions": 1}), bytes(32))
    state.agenda = [("eager",)]
    match = play(Match(game, state, None), "drink", "sweet", "left")
    assert notes(match) == ["0:drink", "0:sweet", "mark"]


def test_an_offer_of_the_decider_may_be_agreed_on() -> None:
    match = toy(("agree",), potions=1)
    assert options(match, 1) == ["go:north", "go:south", "drink"]
    play(match, (1, "drink"), (0, "drink"))
    assert match.ask is not None and match.ask.name == "taste" and state_of(match).potions == [0, 1]
    play(match, "sour")
    assert options(match, 0) == options(match, 1) == ["go:north", "go:south"]


# -- what is one's own, and what is common ----------------------------------------------------------------------


def test_what_is_ones_own_is_done_at_once() -> None:
    assert notes(play(at_work(), (2, "own:2"))) == ["2:own:2"]


def test_a_proposal_waits_until_all_say_the_same() -> None:
    match = play(at_work(), (2, "together"), (1, "together"))
    assert asked(match) == [0, 1, 2] and match.fork().is_like(match)
    assert match.ask is not None and match.ask.given == {2: "together", 1: "together"}
    play(match, (0, "together"))
    assert notes(match) == ["0:together"] and match.is_over


def test_a_proposal_is_given_up_for_something_of_ones_own() -> None:
    match = play(at_work(), (2, "together"), (2, "own:2"))
    assert notes(match) == ["2:own:2"] and match.is_over


def test_the_decider_settles_a_proposal() -> None:
    match = at_work()
    match.answer(0, "together", settles=True)
    assert notes(match) == ["0:together"]
    assert Seen(at_work(2), 1).question()["decider"] == 0  # type: ignore[index]  # it is open


def test_no_offer_comes_between_a_roll_and_its_result() -> None:
    match = toy(("guess", 0), potions=2)
    assert options(match, 0) == ["high", "low"]
    assert refusal(match, 0, "drink") == "not-an-option"


def test_offers_belong_to_their_seat() -> None:
    match = toy(("wave", 0), potions=1)
    with pytest.raises(Refused, match="not-asked"):
        match.answer(1, "drink")
