"""The recipe "Add a card": an entry and its words in both languages. Cards of known effects in the large games are
played by tests/<game>/test_new_card.py in the same way."""

from __future__ import annotations

import pytest

from tests.recipes.scratch import Scratch

ENTRY = """
[[ticket]]
id = "driver"
count = 4
points = 7
worth = 7
picture = "seat"
"""
TEXTS = {
    "en": "name-driver = Driver's seat\n    .a = the driver's seat\ncard-driver-effect = Worth 7 points at the end.",
    "de": "name-driver = Fahrersitz\n    .a = den Fahrersitz\ncard-driver-effect = Am Ende 7 Punkte wert.",
}
PLAY = """
from untot.games.template import GAME
from untot.games.template.pieces import TICKETS
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch
from untot.kernel.seeing import Seen
from untot.kernel.texts import texts
from untot.bots import make_bot
held = set()
for seed in range(12):
    match = LiveMatch.begin(GAME, 3, seed_of(seed), {}, is_secret=False)
    bots = [make_bot("careful", seat) for seat in range(3)]
    while match.ask is not None:
        seat = match.ask.waiting()[0]
        match.answer(seat, bots[seat].answer(Seen(match, seat)), by="bot")
    held |= set(match.state.tickets)
    lines = [texts("template", "de").line(event, ["red", "blue", "green"]) for event in Seen(match, 0).events()]
    assert not any("\\u27e8" in line for line in lines), lines
print(TICKETS["driver"].points, *sorted(held), Seen(match, None).scene()["kinds"]["driver"])
"""


def test_an_entry_and_its_words_are_all(scratch: Scratch) -> None:
    scratch.add("untot/games/template/content/tickets.toml", ENTRY)
    for language, words in TEXTS.items():
        scratch.add(f"untot/games/template/texts/{language}.ftl", words)
    code, said = scratch.python(PLAY)
    assert (code, said.split()) == (0, ["7", "driver", "roof", "seat", "card"]), said[-2000:]


@pytest.mark.parametrize(("wrong", "named"), [("points = 7", "points"), ('id = "driver"', "id")])
def test_an_entry_that_lacks_something_is_refused_when_it_is_read(
    scratch: Scratch, tmp_path: object, wrong: str, named: str
) -> None:
    file = "untot/games/template/content/tickets.toml"
    before = (scratch.root / file).read_text("utf-8")
    (scratch.root / file).write_text(before.replace(ENTRY, "") + ENTRY.replace(wrong, ""), "utf-8")
    code, said = scratch.python("import untot.games.template")
    (scratch.root / file).write_text(before, "utf-8")
    assert code != 0 and named in said.splitlines()[-1], said[-500:]
