"""Files of results: what stands there is not played again, what other code played is not counted."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from untot.kernel.errors import BadOptions
from untot.lab.results import Line, all_played, code_of, lines_in, own_lines
from untot.lab.trials import Played, Trial, played

TRIALS = [Trial("mall_of_horror", ("random",) * 3, (), {}, seed, 0.0) for seed in range(4)]


def here(work: object, trials: object) -> map[Played]:
    assert isinstance(trials, list)
    return map(played, trials)


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    kept, asked = tmp_path / "kept.jsonl", []

    def counting(work: object, trials: object) -> map[Played]:
        assert isinstance(trials, list)
        asked.extend(trials)
        return map(played, trials)

    first = all_played(TRIALS[:2], counting, kept)
    again = all_played(TRIALS, counting, kept)
    assert asked == TRIALS and again[:2] == first and len(lines_in(kept)) == 4


def test_what_other_code_played_stays_in_the_file_and_is_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    all_played(TRIALS[:1], here, kept)
    old = lines_in(kept)[0]
    old.code = "00000000"
    kept.write_bytes(msgspec.json.encode(old) + b"\n")
    assert own_lines(lines_in(kept)) == []
    all_played(TRIALS[:1], here, kept)
    assert [line.code for line in lines_in(kept)] == ["00000000", code_of("mall_of_horror")]


def test_a_line_that_broke_off_costs_itself_alone(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    all_played(TRIALS[:2], here, kept)
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-20])
    assert len(lines_in(kept)) == 1
    all_played(TRIALS[:2], here, kept)
    stories = [line.played.story for line in lines_in(kept)]
    assert stories == [msgspec.json.decode(line, type=Line).played.story for line in whole.splitlines()]


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Anna\n", "utf-8")
    with pytest.raises(BadOptions, match="bad-results"):
        lines_in(other)
    assert lines_in(tmp_path / "nowhere.jsonl") == []
