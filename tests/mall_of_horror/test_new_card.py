"""A new card is one entry of the content and its texts: in a copy of the program it is dealt, played and told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import pytest

import untot

NEW_CARDS = {
    "bribe": ("votes", '["truck_window", "chief_window", "attack_window", "parking_window"]', 2),
    "drone": ("look", '["camera_window"]', 1),
    "skateboard": ("sprint", '["own_move"]', 1),
    "planks": ("defence", '["attack_window"]', 2),
    "locker": ("hide", '["attack_window", "parking_window"]', 1),
    "crossbow": ("kill", '["attack_window", "parking_window"]', 3),
}
"""One for each known effect."""
ENTRY = """
[[card]]
id = "{card}"
count = 3
windows = {windows}
effect = "{effect}"
amount = {amount}
family = "weapon"
worth = 2.0
picture = "{card}"
"""
TEXTS = """
name-{card} = {name}
    .acc = the {name}
card-{card}-effect = Something good.
"""
MATCHES = """
import json, random
from untot.bots import make_bot
from untot.bots.arena import Bout
from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch
from untot.kernel.seeing import Seen
from untot.kernel.texts import texts
from untot.lab.soak import soak_match

game = load_game("mall_of_horror")
wrong = [failure for seed in range(8) for failure in soak_match(game, 3 + seed % 4, seed).failures]
played, lines, cards = set(), set(), []
for seed in range(16):
    level = "careful" if seed % 2 else "random"
    match = LiveMatch.begin(game, 4, seed_of(seed), is_secret=False)
    Bout(match, [make_bot(level, seed + seat) for seat in range(4)], is_talkative=True).play()
    told = Seen(match, 0).events()
    played |= {event["args"]["card"] for event in told if event["event"] == "card_played"}
    lines |= {texts("mall_of_horror", language).line(event) for event in told for language in ("en", "de")}
    cards = [card["id"] for card in Seen(match, None).scene()["cards"]]
print(json.dumps({"played": sorted(played), "lines": sorted(lines), "cards": cards, "wrong": wrong}))
"""


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the new cards. Nothing but the three files of the recipe is touched."""
    root = tmp_path_factory.mktemp("scratch")
    copytree(Path(untot.__file__).parent, root / "untot", ignore=ignore_patterns("__pycache__", "client", "web"))
    game = root / "untot" / "games" / "mall_of_horror"
    for card, (effect, windows, amount) in NEW_CARDS.items():
        _append(game / "content" / "cards.toml", ENTRY.format(card=card, effect=effect, windows=windows, amount=amount))
        for language in ("en", "de"):
            _append(game / "texts" / f"{language}.ftl", TEXTS.format(card=card, name=card.capitalize()))
    return root


def _append(file: Path, text: str) -> None:
    file.write_text(file.read_text("utf-8") + text, "utf-8")


def run(root: Path, program: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([sys.executable, "-c", program], cwd=root, env=environment, capture_output=True, text=True)


@pytest.fixture(scope="module")
def outcome(scratch: Path) -> dict[str, Any]:
    done = run(scratch, MATCHES)
    assert done.returncode == 0, done.stderr[-2000:]
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def test_new_cards_of_every_effect_are_dealt_and_played_by_bots(outcome: dict[str, Any]) -> None:
    assert set(NEW_CARDS) <= set(outcome["cards"])
    assert set(NEW_CARDS) - set(outcome["played"]) == set()


def test_no_match_with_new_cards_goes_wrong(outcome: dict[str, Any]) -> None:
    assert outcome["wrong"] == []


def test_new_cards_can_be_told(outcome: dict[str, Any]) -> None:
    assert any("Crossbow" in line for line in outcome["lines"])
    assert [line for line in outcome["lines"] if "⟨" in line] == []


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("effect = \"kill\"", "effect = \"teleport\""), "Invalid enum value 'teleport'"),
        (("windows = [\"own_move\"]", "windows = [\"truck_window\"]"), "sprint can do nothing in truck_window"),
        (("worth = 1.6\n", ""), "missing required field `worth`"),
        (("amount = 2\n", "amount = 0\n"), "Expected `int` >= 1"),
    ],
)  # fmt: skip
def test_an_entry_that_cannot_work_is_refused_when_it_is_read(
    scratch: Path, change: tuple[str, str], complaint: str
) -> None:
    file = scratch / "untot" / "games" / "mall_of_horror" / "content" / "cards.toml"
    whole = file.read_text("utf-8")
    try:
        file.write_text(whole.replace(*change, 1), "utf-8")
        done = run(scratch, "import untot.games.mall_of_horror")
    finally:
        file.write_text(whole, "utf-8")
    assert done.returncode != 0 and complaint in done.stderr
