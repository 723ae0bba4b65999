"""An answer in the making: a form is walked word by word, by number, by word or by a part of its name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import count
from typing import Final

from untot.kernel.forms import Arrange, Branch, Form, Span
from untot.kernel.words import thing_of, verb_of

Label = Callable[[str], str]
"""How a word of an answer is put for people."""
Numbers = Mapping[str, int]
"""By thing, or by word: the number that it is known by on the table, such as that of a house."""
UNCHANGED = "0"
"""What is typed to leave an arrangement as it is."""
_MOST_DIGITS = 9
NONE: Final[Numbers] = {}


class Ambiguous(Exception):
    """Several options are meant by what was typed."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self.words = words


class Walk:
    """The words chosen so far. The first is always chosen by the person; a later one without a choice is filled in.

    What is picked several times, in any order, is never filled in: everybody shall see all that he gives away or keeps.
    Words with one of the verbs in `aloud` are not filled in either: people must say them themselves.
    """

    def __init__(self, form: Form, label: Label, known_by: Numbers = NONE, aloud: Collection[str] = ()) -> None:
        self._form = form
        self._label = label
        self._known_by = known_by
        self._aloud = aloud
        self.words: list[str] = []

    @property
    def options(self) -> Sequence[str]:
        """What may come next."""
        return self._form.pickable(self.words)

    @property
    def numbers(self) -> dict[str, int]:
        """By which number each of them is picked."""
        return numbered(self.options, self._known_by)

    @property
    def answer(self) -> str | None:
        """The whole answer, once nothing more can follow."""
        return " ".join(self._form.in_order(self.words)) if self.words and not self.options else None

    @property
    def unchanged(self) -> str | None:
        """Of an arrangement that begins now: every piece in its own place, or with its owner, if that is lawful."""
        form = _beginning_after(self._form, self.words)
        if not isinstance(form, Arrange):
            return None
        words = [f"{piece}@{place}" for piece in form.slots_of for place in _own_places(form, piece)]
        return " ".join(words) if form.first_wrong_word(" ".join(words)) is None else None

    def take(self, text: str) -> bool:
        """Go on with what was typed, which may name several steps at once; False if it names no option here."""
        if text == UNCHANGED and self.unchanged is not None:
            self.words += self.unchanged.split(" ")
            return True
        if not self.words and self._form.first_wrong_word(text) is None:
            self.words = text.split(" ")
            return True
        return self._take_step(text) or self._take_steps(text.split())

    def back(self) -> bool:
        """Take back the last word that was a choice."""
        if not self.words:
            return False
        self.words.pop()
        while self.words and self._has_no_choice:
            self.words.pop()
        return True

    def _take_step(self, text: str) -> bool:
        meant = meant_by(text, self.options, self._label, self._known_by)
        if len(meant) > 1:
            raise Ambiguous(meant)
        if meant:
            self.words.append(meant[0])
            self._fill_in()
        return bool(meant)

    def _take_steps(self, parts: list[str]) -> bool:
        """All of these steps, or none."""
        before = list(self.words)
        if len(parts) > 1 and all(self._takes(part) for part in parts):
            self._fill_in()
            return True
        self.words = before
        return False

    def _takes(self, part: str) -> bool:
        """Take one of several steps; a word without a choice may be named or left out."""
        meant = meant_by(part, self.options, self._label, self._known_by)
        if not meant and self.words and len(self.options) == 1:
            self._fill_in()
            meant = meant_by(part, self.options, self._label, self._known_by)
        self.words += meant
        return len(meant) == 1

    def _fill_in(self) -> None:
        while self._has_no_choice:
            self.words.append(self.options[0])

    @property
    def _has_no_choice(self) -> bool:
        """What is shared out is picked piece by piece to the last, and what must be said aloud is said."""
        if len(self.options) != 1 or self._form.is_share(self.words):
            return False
        return verb_of(self.options[0]) not in self._aloud


def _beginning_after(form: Form, words: Sequence[str]) -> Form | None:
    """The form that begins directly after these words, if one does."""
    for word in words:
        following = form.after(word) if isinstance(form, Branch) else None
        if following is None:
            return None
        form = following
    return form


def _own_places(form: Arrange, piece: str) -> list[str]:
    return [place for place in form.slots_of[piece] if place in (piece, piece.partition(".")[0])]


def meant_by(text: str, options: Sequence[str], label: Label, known_by: Numbers = NONE) -> list[str]:
    """The options that a text can mean: by number, else by name, else by its beginning, else by a part of it."""
    if isinstance(options, Span):
        return [word for word in (text, f"{options.name}={text}") if word in options]
    if text.isdecimal():
        number = int(text) if len(text) <= _MOST_DIGITS else 0
        return [word for word, own in numbered(options, known_by).items() if own == number]
    return named_by(text, {word: label(word) for word in options})


def numbered(options: Sequence[str], known_by: Numbers) -> dict[str, int]:
    """The number by which each option is picked: its own or its thing's, and for the others what is left."""
    known = {word: known_by.get(word, known_by.get(thing_of(word))) for word in options}
    found = {word: number for word, number in known.items() if number is not None}
    own = found if len(set(found.values())) == len(found) else {}
    free = (number for number in count(1) if number not in own.values())
    return {word: own[word] if word in own else next(free) for word in options}


def named_by(text: str, labels: dict[str, str]) -> list[str]:
    """The keys that a text names, the closest kind of likeness only."""
    typed = text.strip().casefold()
    if not typed:
        return []
    names = {word: (word.casefold(), word.rpartition(":")[2].casefold(), labels[word].casefold()) for word in labels}
    exact = [word for word in names if typed in names[word]]
    starting = [word for word in names if any(name.startswith(typed) for name in names[word])]
    return exact or starting or [word for word in names if all(part in " ".join(names[word]) for part in typed.split())]
