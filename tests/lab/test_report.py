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
from untot.lab.findings import figures_in
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
    assert ("Nebeneinander" if language == "de" else "Side by side") in page and page.count("<h2>") == 1 + len(NAMES)


def test_kinds_are_named_by_what_tells_them_apart() -> None:
    page = Page("en").of(results_of(*(trial("zombicide", 1, mission=mission) for mission in ("00", "03"))))
    compared = page[: page.index("<h2>Zombicide")]
    assert "Mission: 00" in compared and "Mission: 03" in compared and "one player" not in compared


def test_a_league_is_one_kind_and_has_ratings() -> None:
    kind = Trial("mall_of_horror", (), (), {}, 1, 0.0)
    page = Page("de").of(results_of(*schedule(kind, ["random", "careful"], 4, 36)[:12]))
    assert page.count("<h2>") == 1 and "Wie stark sie sind" in page and "Wer gewann, nach Bot" in page


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
