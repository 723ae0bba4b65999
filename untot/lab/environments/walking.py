"""An answer in the making, action by action. What leaves no choice is filled in, but no answer is given unasked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from untot.kernel.forms import Form, Span
from untot.kernel.words import split
from untot.lab.environments.words import FIRST_OTHER, FIRST_PART, OTHERS, PARTS, STOP, Vocabulary, tokens_of

Choices = dict[int, "list[str] | range"]
"""By action: the words that are still possible after it, or the numbers."""
_NOTHING: Final[Choices] = {}


class Saying(NamedTuple):
    """Something said, for whoever looks at it: a token, or a number."""

    token: str
    number: int | None = None


class Walk:
    """Walks a form. `choices` are the actions that are possible now; once there are none, `answer` is complete."""

    __slots__ = ("_candidates", "_depth", "_form", "_is_narrowed", "_name", "_vocabulary", "choices", "words")

    def __init__(self, form: Form, vocabulary: Vocabulary) -> None:
        self._form = form
        self._vocabulary = vocabulary
        self.words: list[str] = []
        self._candidates: list[str] | range | None = None
        """What the next word can be, or the numbers; None at the end of the answer."""
        self._begin_word(form.walk([]))
        self.choices: Choices = _NOTHING
        self._go_on()
        if not self.choices:  # all of it without a choice, perhaps nothing at all: somebody has to say so
            self.choices = self._of_words(self.words[:1], 0) if self.words else {STOP: [""]}

    # -- what is said -------------------------------------------------------------------------------------------

    @property
    def is_complete(self) -> bool:
        return not self.choices

    @property
    def answer(self) -> str:
        return " ".join(self.words)

    def said(self) -> Iterator[Saying]:
        """All that is said so far, the beginning of a word included."""
        for word in self.words if self._candidates is not None or not self.choices else ():
            yield from _sayings(word)
        if isinstance(self._candidates, range):
            if self._is_narrowed:
                yield Saying(self._name, self._candidates[0])
        elif self._candidates:
            for token in tokens_of(self._candidates[0])[: self._depth]:
                yield Saying(token)

    def take(self, action: int) -> None:
        """Say what this action says, and what follows from it."""
        chosen = self.choices[action]
        if self._candidates is None:  # the answer has been there from the beginning
            self.choices = _NOTHING
            return
        if isinstance(chosen, range):
            self._narrow(chosen)
        elif action == STOP or len(chosen) == 1:
            self._end_word(chosen[0])
        else:
            self._candidates = chosen
            self._depth += 1
        self._go_on()

    def toward(self, answer: str) -> int:
        """The action that leads on to this answer; of numbers the nearest that can be said."""
        if self._candidates is None:
            return next(iter(self.choices))
        word = split(answer)[len(self.words)]
        if isinstance(self._candidates, range):
            number = int(word.partition("=")[2])
            return min(self.choices, key=lambda action: _distance(self.choices[action], number))
        return next(action for action, words in self.choices.items() if word in words)

    # -- how it goes on -----------------------------------------------------------------------------------------

    def _begin_word(self, following: Sequence[str]) -> None:
        self._depth = 0
        self._is_narrowed = False
        self._name = following.name if isinstance(following, Span) else ""
        if isinstance(following, Span):
            self._candidates = range(following.low, following.high + 1)
        else:
            self._candidates = list(following) or None

    def _end_word(self, word: str) -> None:
        self.words.append(word)
        self._begin_word(self._form.walk(self.words))

    def _narrow(self, numbers: range) -> None:
        if len(numbers) == 1:
            self._end_word(f"{self._name}={numbers[0]}")
        else:
            self._candidates = numbers
            self._is_narrowed = True

    def _go_on(self) -> None:
        """To the next choice, or to the end."""
        while self._candidates is not None:
            candidates = self._candidates
            if len(candidates) == 1:
                only = candidates[0]
                self._end_word(only if isinstance(only, str) else f"{self._name}={only}")
                continue
            self.choices = self._of_numbers(candidates) if isinstance(candidates, range) else self._deeper(candidates)
            return
        self.choices = _NOTHING

    def _deeper(self, words: list[str]) -> Choices:
        """Tokens that all words have in common are no choice."""
        while len(choices := self._of_words(words, self._depth)) == 1 and STOP not in choices:
            self._depth += 1
        return choices

    def _of_words(self, words: list[str], depth: int) -> Choices:
        by_token: dict[str | None, list[str]] = {}
        for word in words:
            tokens = tokens_of(word)
            by_token.setdefault(tokens[depth] if depth < len(tokens) else None, []).append(word)
        choices: Choices = {}
        unknown: list[list[str]] = []
        for token, its in by_token.items():
            action = STOP if token is None else self._vocabulary.action(token)
            if action is None:
                unknown.append(its)
            else:
                choices[action] = its
        count = min(len(unknown), OTHERS)
        for number in range(count):
            choices[FIRST_OTHER + number] = unknown[number * len(unknown) // count]
        return choices

    def _of_numbers(self, numbers: range) -> Choices:
        """Every value, or the parts of the interval; of such a part every value, or the middles of its parts."""
        count = min(len(numbers), PARTS)
        parts = [numbers[k * len(numbers) // count : (k + 1) * len(numbers) // count] for k in range(count)]
        if self._is_narrowed:
            parts = [part[len(part) // 2 : len(part) // 2 + 1] for part in parts]
        return {FIRST_PART + number: part for number, part in enumerate(parts)}


def _sayings(word: str) -> Iterator[Saying]:
    name, equals, number = word.partition("=")
    if equals and number.lstrip("-").isdecimal():
        yield Saying(name, int(number))
    else:
        yield from map(Saying, tokens_of(word))


def _distance(numbers: list[str] | range, number: int) -> int:
    assert isinstance(numbers, range)
    return max(numbers[0] - number, number - numbers[-1], 0)


def actions_to(form: Form, vocabulary: Vocabulary, answer: str) -> list[int]:
    """The actions that say an answer: for learning from those who know it."""
    walk, actions = Walk(form, vocabulary), []
    while not walk.is_complete:
        actions.append(walk.toward(answer))
        walk.take(actions[-1])
    return actions
