"""The tutorial over HTTP: everything at once, for anybody, without a match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.houses import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data: Path = tmp_path_factory.mktemp("data")
    with running(data) as server:
        yield server


def test_the_tutorial_comes_whole_and_needs_no_match(server: Running) -> None:
    answer = server.http.get("/api/games/mall_of_horror/tutorial")
    assert answer.status_code == 200
    tutorial = answer.json()
    assert (tutorial["game"], tutorial["learner"]) == ("mall_of_horror", 0)
    assert tutorial["names"] == ["", "Ada", "Bruno", "Cleo"]
    assert server.http.get("/health").json()["matches"] == 0


def test_every_scene_can_be_shown_like_a_frame_of_a_match(server: Running) -> None:
    scenes = server.http.get("/api/games/mall_of_horror/tutorial").json()["scenes"]
    assert all(scene.keys() == {"question", "events", "patch", "remarks", "answer"} for scene in scenes)
    assert scenes[0]["remarks"][0] == {"id": "aim", "at": "board", "clause": "MH-15.9"}
    numbers = [event["n"] for scene in scenes for event in scene["events"]]
    assert numbers == sorted(set(numbers))


def test_the_list_of_games_says_which_has_a_tutorial(server: Running) -> None:
    games = {game["name"]: game["has_tutorial"] for game in server.http.get("/api/games").json()}
    assert games["mall_of_horror"] is True


def test_an_unknown_game_has_no_tutorial(server: Running) -> None:
    answer = server.http.get("/api/games/chess/tutorial")
    assert (answer.status_code, answer.json()["reason"]) == (404, "text-unknown")
