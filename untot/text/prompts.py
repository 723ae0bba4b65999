"""Prompts: the text table's own sentences in one language (Project Fluent), as the games' texts are."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource


class Prompts:
    """All prompts of one language. A prompt that is missing, or lacks an argument, is a mistake in the program."""

    def __init__(self, language: str) -> None:
        source = files("untot.text").joinpath("texts", f"{language}.ftl").read_text("utf-8")
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
def prompts(language: str) -> Prompts:
    return Prompts(language)
