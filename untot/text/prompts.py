"""Prompts: the text table's own sentences and the names of its commands, as texts (Project Fluent)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from untot.kernel.texts import LANGUAGES

COMMANDS: Final = (
    "help", "options", "back", "board", "hand", "log", "players", "settings", "why", "rule", "rules", "undo", "redo",
    "pass-always", "say", "phrase", "whisper", "clauses", "lang", "save", "load", "record", "quit",
)  # fmt: skip
"""All commands, in the order of the help."""


class Prompts:
    """All prompts of a package in one language. One that is missing, or lacks an argument, is our own mistake."""

    def __init__(self, language: str, package: str = "untot.text") -> None:
        source = files(package).joinpath("texts", f"{language}.ftl").read_text("utf-8")
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, args: dict[str, object]) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, f"{key}: {errors}"
        return str(text)


@cache
def prompts(language: str, package: str = "untot.text") -> Prompts:
    return Prompts(language, package)


@cache
def command_names() -> dict[str, str]:
    """What can be typed for each command, in all languages at once: `protokoll` -> `log`."""
    names: dict[str, str] = {}
    for language in LANGUAGES:
        for command in COMMANDS:
            listed = prompts(language).text(f"command-{command}", {})
            names |= {name.strip(): command for name in listed.split(",")}
    return names


def command_in(text: str) -> tuple[str, str] | None:
    """The command that a line begins with, and the rest of the line."""
    parts = text.split()
    for length in (2, 1):
        command = command_names().get(" ".join(parts[:length]).casefold())
        if command is not None:
            return command, " ".join(parts[length:])
    return None
