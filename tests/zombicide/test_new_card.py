"""A new card is one entry of its content file and its texts: nothing else knows it by name, neither rules nor bots."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = Path("untot/games/zombicide")

CARDS = """
[[card]]
id = "crossbow"
count = 2
kind = "weapon"
picture = "rifle"
attacks = [{ range = [0, 2], dice = 1, accuracy = 3, damage = 2, ammo = "bullets" }]

[[card]]
id = "riot_shield"
count = 2
kind = "item"
worth = 1.1
from_reserve = true
effect = { kind = "cancel_wound", amount = 1, window = "before_wound", cost = "itself" }
"""
TEXTS = {
    "en": """
name-crossbow = Crossbow
    .acc = the Crossbow
card-crossbow-effect = Shoots two zones far, without a sound.
name-riot_shield = Riot Shield
    .acc = the Riot Shield
card-riot_shield-effect = Give it up to cancel a wound.
""",
    "de": """
name-crossbow = Armbrust
    .acc = die Armbrust
card-crossbow-effect = Schießt zwei Zonen weit, ohne einen Laut.
name-riot_shield = Schutzschild
    .acc = den Schutzschild
card-riot_shield-effect = Gib ihn auf, um eine Wunde zu verhindern.
""",
}
STORY = """
from tests.zombicide.table import new_game, table
from tests.tools.position import dice
from untot.bots import make_bot
from untot.bots.arena import Bout
from untot.games.zombicide import GAME
from untot.games.zombicide.bot import sensible
from untot.games.zombicide.scene import scene
from untot.games.zombicide.watch import zombicide_wrongs
from untot.kernel.texts import texts

def best(t):
    found = sensible(t.g, t.match.ask, t.asked[0])
    return max(found, key=found.__getitem__)

# It is found, kept by who can use it, and shoots.
t = table("05", who={"ned": "7B.R"}, holds={"ned": "pan"}, deck="crossbow", turn="ned").answer("search")
assert best(t).startswith("crossbow@hand"), best(t)
t.answer(best(t))
t = table(who={"ned": "S21"}, holds={"ned": "crossbow"}, zombies={"S23": "fatty"}, turn="ned", chance=dice(3))
assert best(t) == "ranged_attack at:S23 with:hand_1", best(t)
assert t.answer(best(t)).at("S23") == {} and t.g.noise == {}

# The other one saves a life, and a bot gives it up for that.
t = table(who={"ned": "S21"}, holds={"ned": "riot_shield wound"}, steps=[("wound", "ned", "zombie")])
assert best(t) == "mask:hand_1", best(t)
assert t.answer(best(t)).survivor("ned").status == "living"

# It is drawn and named, and whole matches are played with it; no card is lost.
shown = scene(t.g).equipment
assert shown["crossbow"].picture == "rifle" and shown["riot_shield"].picture == "riot_shield"
assert texts("zombicide", "de").name("crossbow") == "Armbrust"
for seed in range(3):
    match = new_game(1, mission="00")
    Bout(match, [make_bot("careful", seed)]).play()
    assert not list(zombicide_wrongs(match.state, match.state))
print("told")
"""


def test_a_card_with_a_known_effect_touches_its_content_file_and_the_two_texts(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "client", "recorded", "browser")
    for folder in ("untot", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    with (tmp_path / GAME / "content/equipment.toml").open("a", encoding="utf-8") as content:
        content.write(CARDS)
    for language, added in TEXTS.items():
        with (tmp_path / GAME / f"texts/{language}.ftl").open("a", encoding="utf-8") as spoken:
            spoken.write(added)
    told = subprocess.run(
        [sys.executable, "-c", STORY],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.stdout.strip() == "told", told.stderr
