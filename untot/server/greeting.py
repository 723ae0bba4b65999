"""Greeting: what a server says in the terminal that it was started in. What it tells players, it tells in ids."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from untot.languages import language_of


def greet(address: str, key: str, **args: object) -> None:
    """Where it can be reached, first and always in the same place: other programs read it there."""
    pattern = _bundle(language_of(os.environ)).get_message(key).value
    assert pattern is not None
    said, errors = _bundle(language_of(os.environ)).format_pattern(pattern, args)
    assert not errors, errors
    print(f"untot: {address}   ({said})", flush=True)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(files(__package__).joinpath("texts", f"{language}.ftl").read_text("utf-8")))
    return bundle
