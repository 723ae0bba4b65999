"""The workshop: the ten scenarios as patterns, what is wrong with an own one and where, and a match with it."""

from __future__ import annotations

import json
import tomllib
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tests.kernel.messages import messages
from untot.games import load_workshop
from untot.games.flick_em_up import GAME
from untot.games.flick_em_up.facts import scenario_of
from untot.games.flick_em_up.scenarios import SCENARIOS
from untot.games.flick_em_up.state import FlickState
from untot.games.flick_em_up.workshop import WORKSHOP
from untot.kernel.chance import seed_of
from untot.kernel.errors import BadContent
from untot.kernel.live import LiveMatch, replay
from untot.kernel.record import Record
from untot.kernel.seeing import Seen
from untot.kernel.texts import texts
from untot.lab.soak import give_random_answer
from untot.lab.watching import end_wrongs


def pattern(number: str) -> dict[str, Any]:
    printed = WORKSHOP.printed("mission", number)
    assert printed is not None
    return deepcopy(printed.content)


@pytest.mark.parametrize("number", SCENARIOS)
def test_every_printed_scenario_is_a_sound_pattern_in_both_forms(number: str) -> None:
    assert load_workshop("flick_em_up") is WORKSHOP
    printed = WORKSHOP.printed("mission", number)
    assert printed is not None and tomllib.loads(printed.toml) == printed.content
    for given in (printed.content, printed.toml, json.dumps(printed.content)):
        looked = WORKSHOP.check("mission", given)
        assert looked.ok and looked.content == printed.content and looked.scene == printed.scene
    assert len(printed.scene["poses"]) > 20 and WORKSHOP.printed("mission", "11") is None


def reasons(content: dict[str, Any]) -> list[tuple[str, str, str]]:
    looked = WORKSHOP.check("mission", content)
    assert not looked.ok and looked.content is not None
    return [(problem.reason, problem.place, problem.clause) for problem in looked.problems]


CRATE = "objects.crate_1"


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("pattern", "12", ("unknown-pattern", "pattern", "FL-2.1")),
        ("pattern", "6", ("unlike-pattern", "groups", "FL-2.4")),
        ("decks", ["objective"], ("unlike-pattern", "decks", "FL-18.1")),
        ("rules", ["accusations"], ("unlike-pattern", "rules", "FL-2.4")),
        ("groups.a.goal", {}, ("no-goal", "groups.a.goal", "FL-17.1")),
        ("groups.a.goal", {"supplies": 3}, ("goal-needs-house", "groups.a.goal", "FL-17.1")),
        ("groups.a.goal", {"everybody_in": "pub"}, ("unknown-building", "groups.a.goal", "FL-20.1")),
        ("groups.a.survivors", [], ("no-survivors", "groups.a.survivors", "FL-2.7")),
        ("cellar", [0, 0, 0], ("cellar-off-border", "cellar", "FL-2.12")),
        ("cellar", [365, 0, 0], ("cellar-off-border", "cellar", "FL-2.12")),
        ("cellar", [535, 0, 150], ("cellar-off-border", "cellar", "FL-2.12")),
        ("pool", {"food": 2}, ("pool-unlike-houses", "pool", "FL-2.10")),
        ("buildings.school.chips", ["food"] * 9, ("too-many-chips", "pool", "FL-20.2")),
        ("buildings.school.chips", ["life"], ("too-many-chips", "pool", "FL-20.2")),
        ("groups.a.goal", {"house": "school", "chips": {"bread": 1}}, ("too-many-chips", "groups.a.goal", "FL-20.2")),
        ("contested", ["pub"], ("unknown-building", "contested", "FL-20.1")),
        (CRATE, [600, 0, 0], ("outside-town", "crate_1", "FL-20.14")),
        (CRATE, [0, 340, 0], ("door-blocked", "motor_home", "FL-20.14")),
        ("rounds", 0, ("wrong-shape", "rounds", "FL-20.14")),
        ("weather", "snow", ("wrong-shape", "", "FL-20.14")),
    ],
)
def test_what_is_wrong_is_named_with_its_place_and_clause(path: str, value: Any, problem: tuple[str, str, str]) -> None:
    content = pattern("1")
    *parents, last = path.split(".")
    inner = content
    for name in parents:
        inner = inner[name]
    inner[last] = value
    assert problem in reasons(content)


def test_pieces_keep_their_distance_and_all_houses_must_stand() -> None:
    content = pattern("1")
    x, y, *_ = content["groups"]["a"]["survivors"][0][1:]
    content["zombies"]["at"][0][1:] = [x + 50, y]
    assert any(reason == "too-near" for reason, _, _ in reasons(content))
    del content["buildings"]["school"]
    assert ("missing-building", "buildings", "FL-20.1") in reasons(content)


def test_what_cannot_be_read_says_in_which_line() -> None:
    broken = WORKSHOP.check("mission", "rounds = 6\nday_invasion = = 2\n")
    assert [(problem.reason, problem.line) for problem in broken.problems] == [("not-toml", 2)]
    assert [problem.reason for problem in WORKSHOP.check("mission", '{"rounds": ').problems] == ["not-json"]
    printed = WORKSHOP.printed("mission", "1")
    assert printed is not None
    text = printed.toml.replace("rounds = 6", "rounds = 0")
    (problem,) = WORKSHOP.check("mission", text).problems
    assert problem.line is not None and text.splitlines()[problem.line - 1].startswith("rounds")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_problem_has_its_text(language: str) -> None:
    known = messages("untot.games.flick_em_up", language).keys
    wanted = "not-toml not-json wrong-shape outside-town too-near door-blocked door-unreachable missing-building"
    wanted += " unknown-building unknown-pattern unlike-pattern no-goal goal-needs-house"
    assert {f"reason-{reason}" for reason in wanted.split()} <= known


def test_the_vocabulary_of_goals_is_told() -> None:
    content = WORKSHOP.content()
    assert {"house", "chips", "kills", "everybody_in"} <= set(content["goal"]) and content["chips"]["food"][
        "count"
    ] == 8
    assert {"destiny", "exile"} <= set(content["decks"]) and content["fixed_rules"] == ["accusations"]
    companies = {(len(it["groups"]), it["exiled"], *sorted(it["decks"])) for it in content["patterns"]}
    assert companies == {
        (1, None), (1, None, "combat", "exile", "objective"),
        (2, None, "combat"), (2, None, "combat", "objective"), (2, "b", "combat", "exile"),
    }  # fmt: skip
    assert [head["id"] for head in WORKSHOP.heads("mission")] == list(SCENARIOS)


def own_scenario() -> dict[str, Any]:
    content = pattern("2")
    content |= {"name": "Deep snow", "rounds": 3}
    content["groups"]["a"]["goal"] = {"kills": 2}
    return content


def test_an_own_scenario_is_played_recorded_and_replayed() -> None:
    match = LiveMatch.begin(
        GAME, 2, seed_of(4), {"scenario": "2"}, content={"scenario": own_scenario()}, is_secret=False
    )
    assert isinstance(match.state, FlickState) and scenario_of(match.state).rounds == match.state.last_round == 3
    assert Seen(match, None).scene()["name"] == "Deep snow"
    told = next(event for event in Seen(match, None).events() if event["event"] == "table_set")
    assert texts("flick_em_up", "en").line(told) == "The table is set for “Deep snow”."
    rng = Random(4)
    while not match.is_over:
        give_random_answer(match, rng)
    assert list(end_wrongs(match)) == []
    again = replay(GAME, Record.parse(match.record.to_text()))
    assert again.state == match.state and again.record.hash == match.record.hash


@pytest.mark.parametrize(
    ("content", "options", "reason"),
    [
        ({"scenario": {}}, {"scenario": "2"}, "wrong-shape"),
        ({"mission": {}}, {"scenario": "2"}, "wrong-shape"),
        ({"scenario": own_scenario()}, {"scenario": "1"}, "unlike-pattern"),
    ],
)
def test_content_that_cannot_be_used_is_refused(content: Any, options: Any, reason: str) -> None:
    with pytest.raises(BadContent) as refused:
        GAME.new_state(1, options, bytes(32), content)
    assert refused.value.reason == reason and refused.value.clause
