"""The league: a fair schedule, honest intervals, the same figures whoever carries it out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
import typer

from tests.zombicide.content.own_content import MISSION
from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.errors import BadContent, BadOptions
from untot.kernel.live import LiveMatch
from untot.lab.executors import carried_out
from untot.lab.intervals import are_apart, mean_of, share_in_clusters, share_of
from untot.lab.league import league, schedule, standings
from untot.lab.results import Result
from untot.lab.simulate import simulate
from untot.lab.trials import Pace, Played, Story, Trial, bout_of, first_choices, played, presets

GAME = load_game("mall_of_horror")
GAME_MISSIONS = load_game("zombicide").options["mission"].values


def fixtures(bots: str, seats: int = 4, matches: int = 1) -> list[Trial]:
    return schedule(Trial(GAME.name, (), (), {}, 1, 0.0, 1), bots.split(","), seats, matches)


def told(bots: str, *shares: float) -> Result:
    """A match that went like this."""
    names = tuple(bots.split(","))
    story = Story("few_left", shares, (0,) * len(names), 1, 1, 0, {}, False, None)
    return Result(Trial(GAME.name, names, (), {}, 1, 0.0), Played(story, Pace((1,) * len(names), (0.0,) * 4, 0.0)), "")


@pytest.mark.parametrize(
    ("bots", "seats"), [("a,b", 4), ("a,b,c", 4), ("a,b,c,d", 4), ("a,b", 3), ("a,b,c", 6), ("a", 5)]
)
def test_every_bot_sits_in_every_seat_and_colour_equally_often(bots: str, seats: int) -> None:
    places: Counter[tuple[str, int, str]] = Counter()
    for fixture in fixtures(bots, seats):
        for (_, seat), colours_of_seat in presets(fixture).items():
            places[fixture.bots[seat], seat, colours_of_seat[0]] += 1
    colours = 3 if seats == 3 else 6
    assert len(places) == len(bots.split(",")) * seats * colours
    assert len(set(places.values())) == 1


def test_at_least_as_many_matches_as_wished_in_whole_rounds_each_with_its_seed() -> None:
    assert len(fixtures("a,b,c", matches=1)) == 72
    plenty = fixtures("a,b,c", matches=73)
    assert len(plenty) == 144 and [fixture.seed for fixture in plenty] == list(range(1, 145))


def test_a_long_league_meets_every_sitting_equally_often() -> None:
    """A round is short, so that large tables can be measured at all; the rounds together leave nothing out."""
    assert len(fixtures("a,b,c", seats=6)) == 36
    for bots, seats, every in (("a,b,c", 6, 90), ("a,b,c", 4, 36), ("a,b", 5, 20)):
        turns = len(first_choices(GAME.name, seats))
        met = Counter(fixture.bots for fixture in fixtures(bots, seats, matches=every * turns))
        assert len(met) == every and set(met.values()) == {turns}


def test_the_league_hands_out_the_colours_itself() -> None:
    fixture = fixtures("random", seats=4)[2]
    match = LiveMatch.begin(GAME, 4, seed_of(1), is_secret=False)
    for (name, seat), answers in presets(fixture).items():
        assert match.ask is not None and match.ask.name == name
        match.answer(seat, answers[0])
    assert match.ask is not None and match.ask.name != "choose_colour"


def test_who_leads_two_pawns_is_handed_two_colours() -> None:
    """Zombie Town with two players: nobody is asked for a colour, and each pair turns around the table too."""
    for fixture in schedule(Trial("zombie_town", (), (), {}, 1, 0.0), ["random", "careful"], 2, 12)[:12:7]:
        bout = bout_of(fixture)
        bout.play()
        chosen = [event.args for event in bout.match.events if event.name == "colour_chosen"]
        for (_, seat), answers in presets(fixture).items():
            assert [f"colour:{it['colour']}" for it in chosen if it["seat"] == seat] == list(answers)[:2]


def test_a_shared_victory_is_split() -> None:
    assert sum(played(fixtures("random,careful")[0]).story.shares) == pytest.approx(1.0)


def test_the_figures_do_not_depend_on_who_carries_it_out() -> None:
    few = fixtures("random,careful,search")[:6]
    here, there = (list(carried_out(played, few, processes)) for processes in (1, 2))
    assert [it.story for it in here] == [it.story for it in there]


def test_intervals_count_matches_not_seats() -> None:
    """Two seats of one bot in a match are no independent witnesses: who wins one loses the other."""
    table = standings(["a", "b"], [told("a,a,b,b", 1.0, 0, 0, 0), told("a,a,b,b", 0, 1.0, 0, 0)] * 50)
    assert table["a"].victories.value == 0.5 == table["a"].victories.low == table["a"].victories.high
    assert are_apart(table["a"].victories, table["b"].victories)


def test_intervals_narrow_with_the_number_of_matches() -> None:
    few, many = mean_of([0.0, 1.0] * 10), mean_of([0.0, 1.0] * 1000)
    assert few.low < many.low < 0.5 < many.high < few.high
    assert not are_apart(few, many)


def test_a_league_prints_a_ladder_and_goes_on_where_its_file_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "league.jsonl"
    league("mall_of_horror", bots="random,careful", matches=36, jobs=1, keep=kept)
    printed = capsys.readouterr().out
    assert "rating" in printed and "1500" in printed and printed.index("careful") < printed.index("random")
    lines = kept.read_bytes()
    league("mall_of_horror", bots="random,careful", matches=36, jobs=1, keep=kept)
    assert kept.read_bytes() == lines, "nothing is played twice"


def test_a_league_needs_rivals() -> None:
    with pytest.raises(BadOptions, match="no-rivals"):
        league("zombicide", bots="random,careful", matches=1, jobs=1)


def test_a_simulation_tells_how_matches_end(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("mall_of_horror", players="3", bots="", matches=4, jobs=1)
    printed = capsys.readouterr().out
    assert "ended by" in printed and "seat" in printed


def test_a_simulation_of_a_game_played_together_tells_how_often_it_is_won(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("zombicide", players="1", bots="", matches=3, mission="0", jobs=1)
    printed = capsys.readouterr().out
    assert "mission 00" in printed and "won: " in printed and "deaths in a match" in printed and "seat" not in printed


def test_a_simulation_goes_through_several_numbers_of_players_and_tells_what_points_come_from(
    capsys: pytest.CaptureFixture[str],
) -> None:
    simulate("zombie_town", players="2..3", bots="", matches=1, option=["days=1"], jobs=1)
    printed = capsys.readouterr().out
    assert "2 players" in printed and "3 players" in printed and "points_houses" in printed
    assert "side by side" in printed


def test_every_value_of_an_option_is_played_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("zombicide", players="1", bots="random", matches=1, each="mission", jobs=1)
    printed = capsys.readouterr().out
    assert all(f"mission {mission}" in printed for mission in GAME_MISSIONS) and "reached" in printed
    with pytest.raises(BadOptions, match="unknown-option"):
        simulate("zombicide", each="weather", matches=1)


@pytest.mark.parametrize("players", ["2-3", "", "2..", "many", "..3", "999"])
def test_what_is_no_number_of_players_is_refused(players: str) -> None:
    with pytest.raises(BadOptions, match="players-form"):
        simulate("zombie_town", players=players, matches=1)


def test_a_mission_of_ones_own_is_simulated_or_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "own.toml"
    file.write_text(MISSION, "utf-8")
    simulate("zombicide", players="1", bots="random", matches=2, own_mission=file, jobs=1)
    assert "won: " in capsys.readouterr().out
    file.write_text(MISSION.replace('start = "S02"', 'start = "S99"'), "utf-8")
    with pytest.raises(BadContent, match="unknown-zone"):
        simulate("zombicide", players="1", bots="random", matches=2, own_mission=file, jobs=1)


def test_a_share_has_an_honest_interval() -> None:
    never, half, always = share_of(0, 20), share_of(10, 20), share_of(20, 20)
    assert never.low == 0 and 0.1 < never.high < 0.2 and always.high == 1 and 0.8 < always.low < 0.9
    assert half.value == 0.5 and abs(half.low + half.high - 1) < 1e-9


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOptions, match="unknown-bot"):
        league("mall_of_horror", bots="random,genius", matches=1, jobs=1)


def test_a_share_of_victories_is_never_less_than_nothing_or_more_than_all() -> None:
    rarely, always = share_in_clusters([(1.0,), *[(0.0,)] * 9]), share_in_clusters([(1.0, 1.0)] * 4)
    assert 0 < rarely.low < rarely.value == 0.1 < rarely.high < 0.5
    assert always.value == 1 and 0.999 < always.high <= 1 and 0.4 < always.low < 0.6 and always.size == 8


def test_after_an_interruption_the_league_tells_what_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(work: object, trials: Sequence[Trial], **how: object) -> Iterator[Played]:
        yield from map(played, trials[:done])
        raise KeyboardInterrupt

    monkeypatch.setattr("untot.lab.league.carried_out", interrupted)
    done = 2
    league("mall_of_horror", "random", matches=6)
    assert "mall_of_horror: 2 matches" in capsys.readouterr().out
    done = 0
    with pytest.raises(typer.Exit):
        league("mall_of_horror", "random", matches=6)
