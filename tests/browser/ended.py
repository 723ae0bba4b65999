"""Matches that are over: somebody has played them at random, over the wire; the page shows their end at once."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from tests.server.devices import Device as Player
from untot.lab.server_process import ServerProcess

BOT: Final = {"kind": "bot", "level": "random"}
PLANS: Final[dict[str, dict[str, Any]]] = {
    "dawn_of_the_zeds": {"seats": [{"kind": "me"}]},
    "flick_em_up": {"seats": [{"kind": "me"}]},
    "mall_of_horror": {"seats": [{"kind": "me"}, BOT, BOT]},
    "zombicide": {"seats": [{"kind": "me"}], "options": {"mission": "00", "random_survivors": "on"}},
    "zombie_town": {"seats": [{"kind": "me"}, BOT], "options": {"days": 4}},
}


def ended(server: ServerProcess, game: str, **options: str) -> str:
    """The way to a match of this game that is over."""
    plan = {"game": game, **PLANS[game]}
    plan["options"] = plan.get("options", {}) | options
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    play_at_random(server, links["seats"][0])
    return f"/t/{links['id']}#{links['seats'][0]}"


def play_at_random(server: ServerProcess, key: str) -> None:
    rng, player = Random(1), Player(server.url, key)
    while not player.is_over:
        if player.asked_seats():
            player.answer(0, player.any_answer(0, rng))
        else:
            player.read()
    player.close()
