"""What is shown step by step ends where the server stands: an onlooker who makes every change of every event, and
nothing else, sees what a fresh look would show him, byte for byte."""

from __future__ import annotations

from typing import Any

import pytest

from tests.every_game.games import GAMES, SOME_KINDS
from tests.tools.playing import Options, begin, decisions, json_of
from untot.kernel.events import Happened, Seat
from untot.kernel.live import LiveMatch
from untot.kernel.patches import patched
from untot.kernel.seeing import Seen


class Client:
    """One pair of eyes, as a browser keeps them: the first view whole, then patches."""

    def __init__(self, match: LiveMatch, seat: Seat | None) -> None:
        self.match = match
        self.seat = seat
        self.view: Any = Seen(match, seat).view()
        self.onlooker = match.look_on(seat)
        self.sent = self.whole = 0

    def catch_up(self) -> None:
        news = self.onlooker.news(self.match.state)
        for event in news.events:
            self.view = patched(self.view, event.get("patch", []))
        self.view = patched(self.view, news.patch)
        self.sent += len(json_of(news))
        self.whole += len(json_of([Seen(self.match, self.seat).view(), [_bare(event) for event in news.events]]))


def _bare(event: Happened) -> dict[str, object]:
    return {key: value for key, value in event.items() if key != "patch"}


@pytest.mark.parametrize(("name", "seats", "options"), SOME_KINDS)
@pytest.mark.parametrize("seed", [3, 4])
def test_after_the_last_patch_the_view_is_the_servers(name: str, seats: int, options: Options, seed: int) -> None:
    match = begin(GAMES[name], seats, seed, options)
    clients = [Client(match, seat) for seat in (*range(seats), None)]
    for _ in decisions(match, seed):
        for client in clients:
            client.catch_up()
            assert json_of(client.view) == json_of(Seen(match, client.seat).view())
    for client in clients:
        assert client.sent < client.whole, "steps are no dearer than whole views"
