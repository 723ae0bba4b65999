"""The recipe "Add a mission": a file beside the others is checked, offered and played."""

from __future__ import annotations

from typing import Final

from tests.recipes.scratch import Scratch

FOLDER: Final = "untot/games/zombicide/content/missions"
TEXTS: Final = "untot/games/zombicide/texts"
PLAY: Final = """
from tests.tools.playing import begin, decisions
from untot.games import load_game
from untot.kernel.seeing import Seen
match = begin(load_game("zombicide"), 2, 1, {"mission": "11"})
for _ in decisions(match, 1):
    pass
print(Seen(match, None).scene()["mission"]["id"], match.state.result.reason)
"""


def new_mission(scratch: Scratch) -> str:
    """Another one on the ground of the first."""
    text = (scratch.root / FOLDER / "01.toml").read_text("utf-8")
    return text.replace('id = "01"', 'id = "11"')


def test_a_file_beside_the_others_is_a_mission(scratch: Scratch) -> None:
    (scratch.root / FOLDER / "11.toml").write_text(new_mission(scratch), "utf-8")
    code, said = scratch.python(PLAY)
    assert code == 0 and said.split()[0] == "11", said[-2000:]


def test_one_that_cannot_be_played_says_where_it_is_wrong(scratch: Scratch) -> None:
    wrong = new_mission(scratch).replace("survivors", "surviors", 1)
    (scratch.root / FOLDER / "12.toml").write_text(wrong.replace('id = "11"', 'id = "12"'), "utf-8")
    code, said = scratch.python("import untot.games.zombicide")
    (scratch.root / FOLDER / "12.toml").unlink()
    assert code != 0 and "12.toml" in said and "surviors" in said, said[-1500:]
