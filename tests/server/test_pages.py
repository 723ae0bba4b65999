"""The built client: one page for every path, assets for ever, and nothing from outside its folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect as open_socket

from tests.server.houses import Running, running
from untot.server import app

PAGE = "<!doctype html><title>untot</title>"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "main-1a2b.js").write_text("console.log(1)")
    (folder.parent / "secret.txt").write_text("secret")
    with pytest.MonkeyPatch.context() as patched, running(folder.parent / "data") as server:
        patched.setattr(app, "client_folder", lambda: folder)
        lobby = server.house.lobby
        with_client = app.make_app(lobby, server.house.desk, server.house.doctor, server.house.app.origins)
        server.house.app.app = with_client.app
        yield server


@pytest.mark.parametrize("path", ["/", "/m/0123456789ab", "/new", "/any/thing.html"])
def test_every_page_is_the_same_file(built: Running, path: str) -> None:
    answer = built.http.get(path)
    assert (answer.status_code, answer.text, answer.headers["cache-control"]) == (200, PAGE, "no-cache")


def test_assets_are_kept_for_ever_because_their_names_change(built: Running) -> None:
    answer = built.http.get("/assets/main-1a2b.js")
    assert answer.text == "console.log(1)" and "immutable" in answer.headers["cache-control"]
    assert built.http.get("/favicon.svg").headers["cache-control"] == "no-cache"
    assert built.http.get("/assets/main-old.js").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt"]
)
def test_nothing_outside_the_folder_is_served(built: Running, path: str) -> None:
    assert "secret" not in built.http.get(path).text


def test_a_page_cannot_be_posted_to(built: Running) -> None:
    answer = built.http.post("/new")
    assert (answer.status_code, answer.json()["reason"]) == (404, "path-unknown")


def test_there_is_one_socket_address(built: Running) -> None:
    for path in ("/", "/ws/more", "/api/ws"):
        with pytest.raises(InvalidStatus), open_socket(f"{built.url.replace('http', 'ws')}{path}", proxy=None):
            pass


def test_without_a_built_client_the_pages_say_what_to_do(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "client_folder", lambda: data)
    with running(data) as server:
        answer = server.http.get("/")
        assert (answer.status_code, answer.json()["reason"]) == (503, "client-not-built")
