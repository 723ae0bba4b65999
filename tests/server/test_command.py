"""`untot serve`: its options, its log, and how it ends."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.devices import Device
from untot.kernel.errors import BadOptions
from untot.kernel.texts import LANGUAGES
from untot.lab.server_process import ServerProcess
from untot.server.command import data_folder, limits_of, serve
from untot.server.greeting import greet
from untot.server.limits import Limits


def test_limits_are_given_by_name() -> None:
    assert limits_of([]) == Limits()
    assert limits_of(["matches=5", "keep_days=90"]) == Limits(matches=5, keep_days=90)


@pytest.mark.parametrize("text", ["cats=5", "matches", "matches=", "matches=-1", "matches=many"])
def test_a_limit_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadOptions, match="bad-limit"):
        limits_of([text])


@pytest.mark.parametrize("url", ["untot.example", "ftp://untot.example", "https://"])
def test_a_public_url_has_to_be_one(url: str, data: Path) -> None:
    with pytest.raises(BadOptions, match="bad-url"):
        serve(data=data, public_url=url)


def test_matches_lie_where_the_system_keeps_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_folder() == Path("/somewhere/untot")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path.home() / ".local" / "share" / "untot"


def test_a_server_says_where_it_is_and_ends_in_peace(data: Path) -> None:
    process = ServerProcess(data, "--public-url=https://untot.example/")
    assert process.url == "https://untot.example"
    code, log = process.stop()
    assert code == 0 and "Traceback" not in log


@pytest.mark.parametrize(
    ("language", "said"), [("de_DE.UTF-8", "Daten in hier, Ende mit Strg-C"), ("C", "data in hier, stop with Ctrl-C")]
)
def test_a_server_speaks_the_language_of_its_terminal(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    greet("http://127.0.0.1:1", "serving-folder", folder="hier")
    assert capsys.readouterr().out == f"untot: http://127.0.0.1:1   ({said})\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_has_words_for_every_way_to_serve(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    for key, args in {"serving-database": {}, "serving-several": {"processes": 3}, "serving-phones": {}}.items():
        greet("x", key, **args)
    assert capsys.readouterr().out.count("untot: x   (") == 3


def test_everybody_is_seen_out_when_a_server_stops(data: Path) -> None:
    process = ServerProcess(data)
    links = process.create("mall_of_horror", 3)
    table = Device(process.url, *links["seats"])
    table.answer(0, "colour:red")
    code, log = process.stop()
    assert table.until_closed()[0] == 1012
    assert code == 0 and "Traceback" not in log
    assert not any(key in log for key in (links["host"], links["watch"], *links["seats"]))
    table.close()


def test_a_second_server_on_the_same_folder_does_not_start(data: Path) -> None:
    process = ServerProcess(data)
    command = [sys.executable, "-m", "untot.server.command", f"--data={data}", "--port=0"]
    second = subprocess.run(command, capture_output=True, text=True, timeout=20)
    assert second.returncode != 0 and "store-in-use" in second.stderr
    process.stop()
