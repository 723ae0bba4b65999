"""What the frame of every client reads of a scene. A game's own scene says more: what its drawing needs."""

from __future__ import annotations

from msgspec import Struct, field


class Things(Struct, kw_only=True, frozen=True):
    """What things are and mean, in every scene: fields of the same name and shape, those that a game needs.

    `tests/every_game/test_scenes.py` holds the scenes to it.
    """

    kinds: dict[str, str]
    """Of every id that can be touched or named: what kind of thing it is."""
    pieces: dict[str, str] = field(default_factory=dict)
    """The same of pieces that are told apart (`pistol.3`), by what stands before the dot."""
    numbers: dict[str, int] = field(default_factory=dict)
    """The number that a thing is known by on the table, such as that of a place: people type it. What is no thing is
    named by its whole word (`field:3`)."""
    tries: dict[str, list[str]] = field(default_factory=dict)
    """By kind: what somebody may mean who touches such a thing; beginnings of answers, the thing comes behind."""
    phases: list[str] = field(default_factory=list)
    """The phases of a round, in order."""
    usual: list[str] = field(default_factory=list)
    """Verbs that everybody looks for, possible or not: those that are missing can say why."""
    doers: list[str] = field(default_factory=list)
    """Verbs of words that say who acts, where one leads several: what is touched may stand behind them."""
    confirmed: list[str] = field(default_factory=list)
    """Verbs of words that are never filled in unasked: people must say them themselves."""
    openly: dict[str, list[str]] = field(default_factory=dict)
    """Questions that may be put before everybody's eyes, at a screen that several share: what they offer follows from
    what all can see. By question: the verbs of words that only a look into one's own hand offers besides."""
