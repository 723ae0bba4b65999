"""A new card with a known effect is one entry in its content file and its lines in the two text files, nothing else."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

import untot
from untot.games.zombie_town.pieces import CARDS, HOUSES, KIND_OF

ENTRIES = """
[[event]]
id = "event_rush"
count = 12
effect = "more_actions"
amount = 2
worth = 2.1
picture = "event_plus_action"

[[event]]
id = "event_grave"
count = 6
effect = "zombies_beside"
amount = 3
worth = 0.2
picture = "event_add_two"

[[weapon]]
id = "flare_gun"
count = 6
shots = 1
draws = 3
picture = "pistol"

[[barricade]]
id = "barricade_6"
count = 4
value = 6
picture = "barricade"
"""
TEXTS = {
    "en": """
        name-event_rush = Rush
            .kind = card
            .acc = the event Rush
        card-event_rush-effect = Two more actions in this turn.
        name-event_grave = Open Grave
            .kind = card
            .acc = the event Open Grave
        card-event_grave-effect = Three new zombies appear on one square right beside you.
        name-flare_gun = Flare Gun
            .kind = card
            .acc = a Flare Gun
            .num = flare gun
        card-flare_gun-effect = 1 shot; draw three combat cards and use the best one.
        name-barricade_6 = Barricade 6
            .kind = card
            .acc = a Barricade 6
        card-barricade_6-effect = Holds 6 zombies.
        """,
    "de": """
        name-event_rush = Eile
            .kind = card
            .acc = das Ereignis Eile
            .dat = dem Ereignis Eile
        card-event_rush-effect = Zwei weitere Aktionen in diesem Zug.
        name-event_grave = Offenes Grab
            .kind = card
            .acc = das Ereignis Offenes Grab
            .dat = dem Ereignis Offenes Grab
        card-event_grave-effect = Drei neue Zombies tauchen auf einem Feld gleich neben dir auf.
        name-flare_gun = Leuchtpistole
            .kind = card
            .acc = eine Leuchtpistole
            .dat = einer Leuchtpistole
            .num = Leuchtpistole
        card-flare_gun-effect = 1 Schuss; zieh drei Kampfkarten und benutz die beste.
        name-barricade_6 = Barrikade 6
            .kind = card
            .acc = eine Barrikade 6
            .dat = einer Barrikade 6
        card-barricade_6-effect = Hält 6 Zombies auf.
        """,
}
PLAY = """
from untot.bots import make_bot
from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch
from untot.kernel.seeing import Seen
from untot.kernel.texts import texts

NEW = ("event_rush", "event_grave", "flare_gun", "barricade_6")
game = load_game("zombie_town")
scene = None
said = set()
for seed in range(3):
    levels = ["careful", "random", "careful", "random"]
    match = LiveMatch.begin(game, 4, seed_of(seed), {"days": 5}, is_secret=False)
    bots = [make_bot(name, seed + i) for i, name in enumerate(levels)]
    scene, before, heard = Seen(match, None).scene(), match.state.copy(), 0
    while match.ask is not None:
        seat = match.ask.waiting()[0]
        answer = bots[seat].answer(Seen(match, seat))
        said |= {new for new in NEW if new in answer}
        match.answer(seat, answer, by="bot")
        assert list(game.watch.wrongs(before, match.state)) == []
        before = match.state.copy()
        for language in ("en", "de"):
            for event in Seen(match, seat).events(heard):
                line = texts("zombie_town", language).line(event, ["red", "blue", "green", "black"])
                assert "\\u27e8" not in line and "{" not in line, line
            label = texts("zombie_town", language).answer(answer)
            assert "\\u27e8" not in label and "{" not in label, label
        heard = len(match.events)
assert [scene["cards"][new]["picture"] for new in NEW] == ["event_plus_action", "event_add_two", "pistol", "barricade"]
assert [scene["kinds"][new] for new in NEW] == ["card"] * 4 and scene["pieces"]["flare_gun"] == "weapon"
print(" ".join(sorted(said)))
"""


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A scratch copy of the program, with four cards more and nothing else changed."""
    root = tmp_path_factory.mktemp("scratch")
    source = Path(untot.__file__).parent
    shutil.copytree(source, root / "untot", ignore=shutil.ignore_patterns("__pycache__", "client"))
    game = root / "untot" / "games" / "zombie_town"
    with (game / "content" / "action_cards.toml").open("a", encoding="utf-8") as file:
        file.write(ENTRIES)
    for language, text in TEXTS.items():
        with (game / "texts" / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write("\n" + dedent(text))
    return root


def test_four_new_cards_are_dealt_played_told_and_valued(copied: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=copied, env={"PYTHONPATH": str(copied)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split() == ["barricade_6", "event_grave", "event_rush", "flare_gun"]


@pytest.mark.parametrize("file", sorted((Path(untot.__file__).parent / "games" / "zombie_town" / "bot").glob("*.py")))
def test_bots_know_no_card_by_its_name(file: Path) -> None:
    """Only kinds and effects, and what is written on a card."""
    names = {*CARDS, *HOUSES} - {*KIND_OF.values()}
    assert {name for name in names if f'"{name}"' in file.read_text("utf-8")} == set()
