"""Which language somebody is spoken to in a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from untot.kernel.texts import LANGUAGES


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, as far as there are texts for it."""
    wanted = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return next((language for language in LANGUAGES if wanted.lower().startswith(language)), LANGUAGES[0])
