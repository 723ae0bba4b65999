"""The charts of the rulebook stand below their clauses and say what the content says."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise

import pytest

from untot.games.zombicide.pieces import DANGER_LEVELS, EQUIPMENT, SURVIVORS_PER_PLAYER, ZOMBIES, Attack, Equipment
from untot.kernel.texts import LANGUAGES, texts

every_language = pytest.mark.parametrize("language", LANGUAGES)
WORDS = {
    "en": {"silent": "silent", "noisy": "noisy", "yes": "yes", "from": "from"},
    "de": {"silent": "leise", "noisy": "laut", "yes": "ja", "from": "ab"},
}


def chart(clause_id: str, language: str) -> list[list[str]]:
    """The rows of the chart below a clause, without its head."""
    lines = files("untot.games.zombicide").joinpath("rulebook", f"{language}.md").read_text("utf-8").splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"- **{clause_id}** "))
    assert lines[start + 1] == "" and lines[start + 2].startswith("| ")
    rows = []
    for line in lines[start + 4 :]:
        if not line.startswith("| "):
            break
        rows.append([cell.strip() for cell in line.strip("| ").split(" | ")])
    return rows


def name(piece: str, language: str) -> str:
    said = texts("zombicide", language).name(piece)
    return said[:1].upper() + said[1:]


@every_language
def test_how_many_survivors_everybody_leads(language: str) -> None:
    rows = [[str(players), str(count)] for players, count in enumerate(SURVIVORS_PER_PLAYER, start=1)]
    assert chart("ZC-3.9", language) == rows


@every_language
def test_the_danger_levels(language: str) -> None:
    starts = [level.from_xp for level in DANGER_LEVELS.values()]
    spans = [f"{start}–{end - 1}" for start, end in pairwise(starts)]
    spans.append(f"{WORDS[language]['from']} {starts[-1]}")
    assert chart("ZC-5.41", language) == [
        [name(level, language), span] for level, span in zip(DANGER_LEVELS, spans, strict=True)
    ]


@every_language
def test_the_zombies(language: str) -> None:
    assert chart("ZC-5.76", language) == [
        [name(zombie.id, language), *map(str, (zombie.actions, zombie.min_damage, zombie.xp, zombie.miniatures))]
        for zombie in ZOMBIES.values()
    ]


@every_language
def test_the_weapons(language: str) -> None:
    weapons = [card for card in EQUIPMENT.values() if card.kind == "weapon"]
    rows = [row(card, attack, language) for card in weapons for attack in card.attacks if not attack.kills_everything]
    assert chart("ZC-8.2", language) == rows


def row(card: Equipment, attack: Attack, language: str) -> list[str]:
    said = WORDS[language]
    least, most = attack.range
    reach = str(most) if least == most else f"{least}–{most}"
    doors = "" if card.opens_doors is None else said[card.opens_doors]
    return [
        name(card.id, language), reach, str(attack.dice), f"{attack.accuracy}+", str(attack.damage),
        said["noisy" if attack.noise else "silent"], said["yes"] if card.dual else "", doors, str(card.count),
    ]  # fmt: skip
