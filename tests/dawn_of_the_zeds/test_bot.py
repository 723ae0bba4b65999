"""The careful bot of Dawn of the Zeds: what it prefers in clear positions, and that every reason has its text."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from untot.bots import make_bot
from untot.bots.arena import Bout
from untot.bots.bot import weighed
from untot.bots.hint import hint
from untot.games.dawn_of_the_zeds import GAME
from untot.games.dawn_of_the_zeds.bot import value
from untot.games.dawn_of_the_zeds.bot.acting import Outlook
from untot.games.dawn_of_the_zeds.bot.danger import danger, struck
from untot.games.dawn_of_the_zeds.bot.kept import is_time_for
from untot.games.dawn_of_the_zeds.bot.odds import LOSING, MELEE_OUTCOMES, SHOTS
from untot.games.dawn_of_the_zeds.bot.roads import Foe, road
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch
from untot.kernel.state import MatchEnded
from untot.kernel.texts import LANGUAGES, texts

EARLY = [2, 7, 5, 4, 1]


def best(t: Table, seat: int = 0) -> str:
    weights = weighed(t.match, seat, None)
    return max(weights, key=weights.__getitem__)


def reason_of(t: Table) -> tuple[str, dict[str, Any]]:
    found = hint(t.match, 0).reason
    assert found is not None
    return found.text, found.args


# -- odds and danger --------------------------------------------------------------------------------------------


def test_the_chances_of_every_column_add_up() -> None:
    for outcomes in MELEE_OUTCOMES:
        assert sum(outcome.chance for outcome in outcomes) == pytest.approx(1)
    for shots in SHOTS:
        assert sum(chance for chance, _ in shots) == pytest.approx(1)
    assert list(LOSING) == sorted(LOSING, reverse=True) and LOSING[-1] == 0


def test_hits_kill_where_they_can() -> None:
    assert struck((Foe(6, 3, 6), Foe(5, 2, 1)), 1) == (Foe(6, 3, 6),)
    assert struck((Foe(6, 3, 4), Foe(5, 4, 4)), 1) == (Foe(6, 3, 3), Foe(5, 4, 4))


def test_a_road_is_less_dangerous_the_farther_the_zeds_and_the_better_the_guard() -> None:
    def danger_of(zeds: str, units: dict[str, str]) -> float:
        return danger(road(table(zeds={zeds: "5/3"}, units=units, acts=EARLY).g, "forest"))

    near, far = danger_of("forest_1", {}), danger_of("forest_4", {})
    held, weakly = danger_of("forest_1", {"forest_0": "furies"}), danger_of("forest_1", {"forest_0": "civilians_7"})
    assert near > weakly > held and near > far


def test_the_value_of_a_position_is_what_the_other_side_lacks() -> None:
    g = table(zeds={"forest_0": "5/3"}, seats=2, options={"mode": "competitive"}).g
    assert value(g, 0) + value(g, 1) == pytest.approx(1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"units": {"forest_0": "sheriff"}}, {"units": {"forest_0": "sheriff reduced"}}),
        ({"units": {"forest_0": "sheriff"}}, {"units": {"forest_0": "sheriff"}, "zeds": {"highway_1": "5/3"}}),
        ({"infection": 3}, {"infection": 9}),
    ],
)
def test_the_value_of_a_position_is_higher_where_less_is_lost(better: dict[str, Any], worse: dict[str, Any]) -> None:
    def chance(position: dict[str, Any]) -> float:
        return value(table("I", acts=EARLY, **position).g, 0)

    assert 0 < chance(worse) < chance(better) < 1


def test_whoever_has_held_out_longer_has_lost_less_but_never_won() -> None:
    def lost_in(number: int) -> float:
        g = table(round=number, acts=[0, 0, 0, 20 - number]).g
        with pytest.raises(MatchEnded):
            g.end("town_lost", [], [0])
        return value(g, 0)

    assert 0 < lost_in(5) < lost_in(19) < 0.5


# -- decisions --------------------------------------------------------------------------------------------------


def test_somebody_is_sent_to_an_open_road() -> None:
    t = table(zeds={"highway_2": "5/3"}, units={"town_center": "furies"}, ammo=5, actions=2)
    assert best(t).startswith("unit:furies move to:highway_")
    assert reason_of(t) == ("open-road", {"track": "highway", "steps": 3})


def test_zeds_at_the_gates_are_shot_at() -> None:
    t = table(zeds={"forest_0": "5/3 reduced 2"}, units={"town_center": "sheriff"}, ammo=5, actions=1)
    assert best(t) in ("unit:sheriff gunfire at:forest_0", "unit:sheriff move to:forest_0")


def test_a_dead_zed_is_better_than_two_scratched_ones() -> None:
    t = table(
        zeds={"forest_1": "5/3 reduced 2, 6/4"}, units={"forest_0": "sheriff"}, ammo=5, actions=1, dice=[2, 3]
    ).answer("unit:sheriff gunfire at:forest_1")
    weak = t.zed("forest_1")
    assert t.match.ask is not None and t.match.ask.name == "split_hits_on_zeds"
    assert f"hit:{weak}" in best(t).split(" ")


def test_a_lost_roll_is_rolled_again() -> None:
    t = table(zeds={"forest_1": "5/3"}, units={"forest_0": "deputy"}, actions=1, dice=[1, 1])
    t.answer("unit:deputy move to:forest_1")
    assert t.match.ask is not None and t.match.ask.name == "reroll"
    assert best(t) == "reroll" and reason_of(t) == ("roll-again", {})


def test_nobody_buries_the_living() -> None:
    t = table("I", zeds={"forest_5": "5/3"}, units={"bed_1": "deputy reduced", "town_center": "sheriff"}, actions=2)
    weights = weighed(t.match, 0, None)
    assert "bury:deputy" in weights and best(t) != "bury:deputy"
    assert weights["bury:deputy"] < 0.01 * max(weights.values())


def test_what_is_offered_beside_a_question_is_weighed_too() -> None:
    """The search asks for the weight of every answer that there is."""
    t = table(
        "I", zeds={"forest_5": "5/3"}, units={"bed_1": "deputy reduced", "forest_4": "sheriff, furies"},
        steps=[("activate", "forest")],
    )  # fmt: skip
    assert t.ask == "choose_defender" and "discharge:deputy" in t.options
    assert set(weighed(t.match, 0, None)) == set(t.options)


def test_order_is_restored_before_there_is_only_chaos() -> None:
    t = table("II", units={"town_center": "sheriff"}, chaos={"forest_1": 8}, actions=1, zeds={"suburb_6": "2/1"})
    assert best(t) == "unit:sheriff move to:forest_1"
    assert reason_of(t) == ("order", {})


def test_supplies_that_will_be_missing_are_not_turned_into_ammo() -> None:
    t = table("II", units={"town_center": "builders"}, supplies=2, ammo=6, actions=1, acts=[2, 7, 5, 4, 1])
    weights = weighed(t.match, 0, None)
    assert weights["special:home_made_charges"] < weights["unit:builders forage"]


def test_the_national_guard_walks_into_fights_that_it_wins() -> None:
    t = table(
        "II", zeds={"forest_5": "5/3"}, units={"forest_6": "national_guard", "town_center": "sheriff"},
        steps=[("marches", "national_guard")],
    )  # fmt: skip
    assert best(t) == "to:forest_5"


def test_nobody_rests_while_there_are_actions_left() -> None:
    t = table(zeds={"forest_6": "2/1"}, units={"forest_4": "mayor", "highway_3": "furies"}, ammo=8, actions=3)
    assert best(t) != "done"
    t.g.acts = [0, 0, 0, 0, 1]
    weights = weighed(t.match, 0, None)
    assert best(t) != "done" and weights["done"] < max(weights.values()), "in the last round too"


def test_nobody_gets_ready_for_a_road_without_room() -> None:
    def readiness(guards: str) -> float:
        t = table(zeds={"highway_1": "6/4, 5/3"}, units={"highway_0": guards, "mountain_0": "furies"}, ammo=0)
        return Outlook(t.g).readiness("furies")

    assert readiness("civilians_1, civilians_2") < 0.5 < readiness("civilians_1")


def test_somebody_goes_where_the_event_card_gives_something() -> None:
    t = table(zeds={"forest_6": "2/1"}, units={"town_center": "sheriff"}, ammo=1, actions=1, event="E02")
    assert best(t) == "unit:sheriff move to:mountain_2" and reason_of(t) == ("errand", {"space": "mountain_2"})
    t = table("III", zeds={"forest_6": "2/1"}, units={"suburb_3": "sheriff"}, actions=1, event="E44")
    assert best(t) == "unit:sheriff move to:suburb_4"
    t = table("II", units={"forest_3": "sheriff"}, supplies=0, actions=1, event="E42", zeds={"suburb_6": "2/1"})
    assert "move" not in best(t), "who is there already stays"


def test_nobody_changes_beds_for_fun() -> None:
    t = table("I", zeds={"forest_5": "5/3"}, units={"bed_1": "deputy reduced", "town_center": "sheriff"}, actions=2)
    assert best(t).startswith("heal:deputy") or "bed_" not in best(t)
    assert weighed(t.match, 0, None)["unit:deputy move to:bed_2"] < 0.1


def test_a_kept_card_is_played_when_its_time_has_come() -> None:
    assert is_time_for(table("III", infection=9).g, "F21", {}) and not is_time_for(
        table("III", infection=3).g, "F21", {}
    )
    assert is_time_for(table().g, "F03", {})


def test_zeds_at_the_gates_are_worth_a_shot_that_does_not_kill() -> None:
    t = table(zeds={"forest_0": "6/4"}, units={"town_center": "sheriff"}, ammo=5, actions=1, acts=[0, 0, 0, 0, 1])
    outlook = Outlook(t.g)
    assert outlook.gain(["unit:sheriff", "gunfire", "at:forest_0"]) > outlook.gain(["unit:sheriff", "forage"]) + 2


def test_the_zeds_player_moves_where_nobody_stands() -> None:
    t = table(
        zeds={"forest_0": "5/3", "suburb_6": "5/3"}, units={"suburb_5": "furies"}, seats=2, zeds_actions=1,
        options={"mode": "competitive"}, steps=[("next_zeds_action",)],
    )  # fmt: skip
    assert best(t, 1) == "activate:forest"


# -- matches ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["basic", "V"])
def test_careful_players_hold_out_longer_than_random_ones(level: str) -> None:
    rounds = {bot: sum(_rounds(level, bot, seed) for seed in range(3)) for bot in ("careful", "random")}
    assert rounds["careful"] > rounds["random"]


def _rounds(level: str, bot: str, seed: int) -> int:
    match = LiveMatch.begin(GAME, 1, seed_of(seed), {"level": level}, is_secret=False)
    Bout(match, [make_bot(bot, seed, 1.0)]).play()
    return int(match.state.round)  # type: ignore[attr-defined]  # a DawnState


def test_every_hint_of_a_match_has_its_text_in_all_languages() -> None:
    match = LiveMatch.begin(GAME, 1, seed_of(3), {}, is_secret=False)
    told = set()
    while match.ask is not None:
        found = hint(match, 0)
        if found.reason is not None:
            told.add(found.reason.text)
        match.answer(0, found.answer)
    assert len(told) > 5
    for language in LANGUAGES:
        assert all(texts("dawn_of_the_zeds", language).has(f"reason-{reason}") for reason in told)
