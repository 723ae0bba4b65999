"""Workshops over HTTP: own content is checked in words that name the place; the printed content is there to look at."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import httpx2
import pytest
from msgspec.structs import replace

from tests.server.houses import LIMITS, Running, running
from tests.zombicide.content.own_content import MISSION, SURVIVOR
from untot.server.lobby import MOST_CONTENT_BYTES
from untot.server.workers import JobFailed


def checked(server: Running, game: str = "zombicide", **piece: Any) -> httpx2.Response:
    return server.http.post(f"/api/games/{game}/check", json=piece)


def test_a_sound_mission_comes_back_in_its_normal_form_and_can_be_drawn(server: Running) -> None:
    answer = checked(server, kind="mission", text=MISSION)
    examined = answer.json()
    assert (answer.status_code, examined["ok"], examined["problems"]) == (200, True, [])
    assert examined["scene"]["size"] == [200, 200] and tomllib.loads(examined["toml"]) == examined["content"]
    assert checked(server, kind="mission", content=examined["content"]).json() == examined


def test_a_problem_names_reason_place_line_and_clause(server: Running) -> None:
    examined = checked(server, kind="mission", text=MISSION.replace("7B@0", "99X@0")).json()
    (problem,) = examined["problems"]
    assert problem["reason"] == "unknown-tile" and problem["args"] == {"tile": "99X"}
    assert (problem["place"], problem["line"], problem["clause"]) == ("layout[0][0]", 8, "ZC-10.42")
    assert not examined["ok"] and examined["scene"] is None


def test_broken_toml_names_its_line(server: Running) -> None:
    (problem,) = checked(server, kind="survivor", text=SURVIVOR + "red = [").json()["problems"]
    assert (problem["reason"], problem["line"]) == ("not-toml", 7)


@pytest.mark.parametrize(
    ("game", "piece", "status", "reason"),
    [
        ("zombicide", {"kind": "mission", "text": "x" * (MOST_CONTENT_BYTES + 1)}, 413, "content-too-large"),
        ("zombicide", {"kind": "mission", "content": {"x": "y" * MOST_CONTENT_BYTES}}, 413, "content-too-large"),
        ("zombicide", {"kind": "mission", "text": "x" * 70_000}, 413, "body-too-large"),
        ("zombicide", {"kind": "zombie", "text": ""}, 422, "kind-unknown"),
        ("zombicide", {"kind": "mission"}, 422, "body-bad"),
        ("zombicide", {"kind": "mission", "text": "", "content": {}}, 422, "body-bad"),
        ("zombicide", {"kind": "mission", "text": "", "more": 1}, 422, "body-bad"),
        ("zombicide", {"kind": "mission", "content": []}, 422, "body-bad"),
        ("mall_of_horror", {"kind": "mission", "text": ""}, 404, "no-workshop"),
        ("chess", {"kind": "mission", "text": ""}, 404, "no-workshop"),
    ],
)
def test_what_cannot_be_checked_is_refused(
    server: Running, game: str, piece: dict[str, Any], status: int, reason: str
) -> None:
    answer = checked(server, game, **piece)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)


def test_a_check_that_takes_too_long_says_so(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def too_slow(job: object, seconds: float, caller: str, *, patience: float) -> bytes:
        raise JobFailed("too slow")

    monkeypatch.setattr(server.house.desk, "run", too_slow)
    assert checked(server, kind="mission", text=MISSION).json()["reason"] == "content-cannot-be-checked"


def test_nobody_keeps_the_workshop_busy_for_himself(data: Path) -> None:
    with running(data, limits=replace(LIMITS, checks_per_second=1)) as server:
        told = [checked(server, kind="zombie", text="") for _ in range(7)]
    assert (told[0].status_code, told[-1].status_code, told[-1].json()["reason"]) == (422, 429, "flood")


# -- what is printed --------------------------------------------------------------------------------------------


def test_printed_missions_are_listed_and_shown(server: Running) -> None:
    listed = server.http.get("/api/games/zombicide/missions").json()
    assert len(listed) == 11 and listed[3]["name"]["de"] == "Das 24h-Rennen von Zombicity"
    shown = server.http.get(f"/api/games/zombicide/missions/{listed[3]['id']}").json()
    assert set(shown) == {"content", "toml", "scene"} and shown["scene"]["mission"]["key"] == "race_of_zombicity"
    assert checked(server, kind="mission", text=shown["toml"]).json()["content"] == shown["content"]


def test_all_that_can_be_built_with_is_shown(server: Running) -> None:
    content = server.http.get("/api/games/zombicide/content").json()
    assert {"tiles", "equipment", "skills", "survivors", "spawn_cards", "goals", "rules", "limits"} <= set(content)


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("zombicide/missions/99", "mission-unknown"),
        ("zombicide/missions/..%2f..%2fetc", "path-unknown"),
        ("mall_of_horror/missions", "no-workshop"),
        ("mall_of_horror/content", "no-workshop"),
        ("chess/missions/00", "no-workshop"),
    ],
)
def test_what_is_not_printed_is_not_found(server: Running, path: str, reason: str) -> None:
    answer = server.http.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()["reason"]) == (404, reason)
