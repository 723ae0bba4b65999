"""The text table's own sentences exist in both languages, with the same arguments, and none is left over."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.kernel.messages import messages_of
from untot.bots import LEVELS, SKILLS
from untot.games import NAMES, load_game
from untot.kernel.texts import LANGUAGES
from untot.text.holders import level_key
from untot.text.prompts import COMMANDS
from untot.text.rulebooks import ORIGINS

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =((?:.*\n(?:    .*\n)*))", re.MULTILINE)


def messages(language: str) -> dict[str, set[str]]:
    """Every key with the arguments it uses."""
    source = files("untot.text").joinpath("texts", f"{language}.ftl").read_text("utf-8")
    return {key: set(re.findall(r"\$(\w+)", text)) for key, text in MESSAGE.findall(source)}


def test_both_languages_have_the_same_keys_with_the_same_arguments() -> None:
    english, *others = [messages(language) for language in LANGUAGES]
    assert len(english) > 100
    for other in others:
        assert other == english


@pytest.mark.parametrize("prefix", ["command", "help"])
def test_every_command_has_a_name_and_a_help(prefix: str) -> None:
    assert {f"{prefix}-{command}" for command in COMMANDS} <= set(messages("en"))


def test_no_sentence_is_left_over() -> None:
    sources = [*files("untot.text").iterdir(), files("untot").joinpath("cli.py")]
    sources.append(files("untot.lab.environments").joinpath("reading.py"))
    sources += [files(f"untot.games.{name}").joinpath("text_board.py") for name in NAMES]
    code = "".join(path.read_text("utf-8") for path in sources if path.name.endswith(".py"))
    made = {level_key(load_game(name), level) for name in NAMES for level in (*LEVELS, *SKILLS)}
    made |= {f"origin-{kind}" for kind in ORIGINS}
    assert made <= set(messages("en"))
    keys = [key for key in messages("en") if key not in made and not key.startswith(("command-", "help-"))]
    assert [key for key in keys if f'"{key.removeprefix("reason-")}"' not in code] == []


CLIENT = Path(__file__).parents[2] / "client" / "src"


@pytest.mark.parametrize("path", sorted(CLIENT.rglob("*.ftl")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_sentence_of_the_browser_is_said_twice_over(path: Path) -> None:
    """Of two messages with one key the first is taken: in the place of the other it shows its raw argument."""
    read = messages_of(path.read_text("utf-8"))
    assert not read.junk + read.doubled


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_game_in_the_browser_takes_no_key_of_its_texts_or_of_the_frame(name: str, language: str) -> None:
    def keys(path: Path) -> set[str]:
        return messages_of(path.read_text("utf-8")).keys

    own = keys(CLIENT / "games" / name / f"{language}.ftl")
    rules = keys(Path(str(files(f"untot.games.{name}"))) / "texts" / f"{language}.ftl")
    assert not own & (rules | keys(CLIENT / "frame" / "texts" / f"{language}.ftl"))


WOODEN = re.compile(
    r"Schalter der Regeln|von null an|Welches Spiel für uns|sofort geschehen lassen|Wirklich alles"
    r"|Buchstaben des Namens: |= .*\bWalker\b|\bAuto \d|\b(?:Sitz|Spieler) [\d{]"
)
"""What nobody would say in German."""
GERMAN = sorted(path for folder in ("untot", "client/src") for path in (CLIENT.parents[1] / folder).rglob("de.ftl"))


def test_german_is_as_people_speak_it() -> None:
    said = {path: path.read_text("utf-8") for path in GERMAN}
    assert len(said) > 2 * len(NAMES)
    assert [(path.parts[-3:], found) for path, text in said.items() for found in WOODEN.findall(text)] == []
    frame = said[CLIENT / "frame" / "texts" / "de.ftl"]
    assert "new-options = Hausregeln\n" in frame and "paper-day = hell\n" in frame and "paper-night = dunkel\n" in frame
    zombicide = [text for path, text in said.items() if "zombicide" in path.parts]
    assert zombicide and not any("Fähigkeit" in text for text in zombicide), "what survivors can do are Fertigkeiten"
