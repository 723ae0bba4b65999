"""Reports: one page that needs nothing else, in the reader's language; and a table for other programs."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
import pyarrow.parquet as pq
import pytest

from untot.games import NAMES
from untot.kernel.errors import BadOptions
from untot.kernel.state import OptionValue
from untot.kernel.texts import LANGUAGES
from untot.lab.findings import figures_in, kinds_in
from untot.lab.league import schedule
from untot.lab.report import Page, report, write_report
from untot.lab.results import Result, all_played
from untot.lab.tables import write_markdown
from untot.lab.trials import Played, Trial, played


@cache
def one_of_each() -> list[Result]:
    return results_of(*(trial(game, 2 if game == "zombie_town" else 3) for game in NAMES))


def results_of(*trials: Trial) -> list[Result]:
    return [Result(trial, played(trial), "") for trial in trials]


def trial(game: str, seats: int, seed: int = 1, **options: OptionValue) -> Trial:
    return Trial(game, ("random",) * seats, tuple(options.items()), {}, seed, 0.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_page_without_a_raw_key(language: str) -> None:
    page = Page(language).of(one_of_each())
    assert "⟨" not in page and "http" not in re.sub(r'xmlns[:\w]*="[^"]*"', "", page)
    assert page.count("<h2") == page.count('<li><a href="#kind-') == len(NAMES)


def test_a_game_of_several_kinds_is_compared_in_the_order_of_the_game() -> None:
    """Whatever the order in the files: missions as the game lists them, then tables by their size."""
    kinds = [("zombicide", 2, "03"), ("zombicide", 1, "03"), ("zombicide", 1, "00")]
    page = Page("en").of(results_of(*(trial(game, seats, mission=mission) for game, seats, mission in kinds)))
    assert page.count("Zombicide: side by side") == 1
    listed = re.findall(r'href="#kind-\d">Zombicide, (.*?), .*?Mission: (\d+)', page)
    assert listed == [("one player", "00"), ("one player", "03"), ("2 players", "03")]


def test_levels_are_called_what_people_choose_them_by() -> None:
    """In Flick 'em Up the third of them has a steady hand, elsewhere it searches."""
    page = Page("de")
    assert [page._bot("flick_em_up", bot) for bot in ("easy", "hard", "search")] == ["Anfänger", "stark", "meisterhaft"]
    assert [page._bot("zombie_town", bot) for bot in ("random", "careful", "search")] == ["zufällig", "solide", "stark"]


def test_rivals_at_tables_of_several_sizes_are_compared_by_seat_and_by_bot() -> None:
    alike = Page("en").of(results_of(trial("zombie_town", 2, days=2), trial("zombie_town", 3, days=2)))
    compared = alike[: alike.index('id="kind-0"')]
    assert "Who won, by seat" in compared and "Seat 3" in compared and ">3 players<" in compared


def test_leagues_with_tables_of_several_sizes_have_one_chart_of_ratings() -> None:
    """Four seats of three bots: whoever sits twice, it is one league; and so it stays if two of them play on alone."""
    kind = Trial("mall_of_horror", (), (), {}, 1, 0.0)
    among = [(3, ["random", "beginner", "careful"]), (4, ["random", "beginner", "careful"]), (4, ["random", "careful"])]
    results = [of for seats, bots in among for of in results_of(*schedule(kind, bots, seats, 36)[::12])]
    assert [(kind.seats, kind.bots) for kind in kinds_in(results)] == [(seats, tuple(bots)) for seats, bots in among]
    page = Page("en").of(results)
    compared = page[page.index("side by side") : page.index('id="kind-0"')]
    assert compared.count("How strong they are</h3>") == compared.count("Who won, by bot</h3>") == 1
    assert compared.count(">3 players<") == compared.count(">4 players<") == 3  # and how long it took


def test_a_league_is_one_kind_and_has_ratings() -> None:
    kind = Trial("mall_of_horror", (), (), {}, 1, 0.0)
    page = Page("de").of(results_of(*schedule(kind, ["random", "careful"], 4, 36)[:12]))
    assert page.count("<h2") == 1 and "Wie stark sie sind" in page and "Wer gewann, nach Bot" in page


def test_files_of_results_become_a_page_and_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, page, table = tmp_path / "kept.jsonl", tmp_path / "page.html", tmp_path / "table.parquet"

    def here(work: object, trials: object) -> map[Played]:
        assert isinstance(trials, list)
        return map(played, trials)

    all_played([trial("mall_of_horror", 3, seed) for seed in (1, 2)], here, kept)
    report([kept], to=page, parquet=table, lang="de")
    assert 'lang="de"' in page.read_text("utf-8") and "2 Partien" in page.read_text("utf-8")
    rows = pq.read_table(table).to_pylist()
    assert [row["seed"] for row in rows] == [1, 2] and rows[0]["bots"] == ["random"] * 3 and len(rows[0]["shares"]) == 3


def test_kinds_side_by_side_as_a_table_for_documents(tmp_path: Path) -> None:
    page = tmp_path / "table.md"
    write_markdown(page, results_of(*(trial("zombie_town", seats, days=2) for seats in (2, 2, 3))))
    head, _, two, three = page.read_text("utf-8").splitlines()
    assert head.startswith("| players | bots | options | matches | won | ended by | deaths | days |")
    assert two.startswith("| 2 | random | days 2 | 2 | 1: ") and three.startswith("| 3 | random | days 2 | 1 | 1: ")


def test_figures_are_put_together_as_far_as_matches_have_them() -> None:
    results = results_of(*(trial("zombie_town", seats, days=2) for seats in (2, 3)))
    without = [with_figures(result, figures) for result, figures in zip(results, ({"a": 1.0}, {"b": 2.0}), strict=True)]
    found = figures_in(without)
    assert (found["a"], found["b"]) == ([1.0], [2.0]) and len(found["answers"]) == 2
    assert figures_in(results)["days"] == [2, 2]


def with_figures(result: Result, figures: dict[str, float]) -> Result:
    story = msgspec.structs.replace(result.story, figures=figures)
    return result._replace(played=Played(story, result.played.pace))


def test_actions_and_events_of_a_match_are_counted_where_a_game_says_how() -> None:
    """Flick 'em Up: held against the budget of FL-20.15, six rounds of two actions for each of four survivors."""
    figures = played(trial("flick_em_up", 1, scenario="1")).story.figures
    assert figures["budget"] == 48 and 0 < figures["actions"] <= 48
    assert 0 < figures["moves_failed"] < figures["moves"] <= figures["actions"]


def test_nothing_to_tell_and_unknown_languages_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="no-results"):
        report([tmp_path / "nowhere.jsonl"])
    with pytest.raises(BadOptions, match="unknown-language"):
        write_report(tmp_path / "page.html", results_of(trial("mall_of_horror", 3)), "fr")
