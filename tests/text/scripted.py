"""A text table for tests: somebody types prepared lines, and all that was shown is kept, page by page."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch, Talk
from untot.kernel.seeing import Seen
from untot.kernel.state import OptionValue
from untot.text.holders import parse_holders
from untot.text.playing import play
from untot.text.screen import Screen
from untot.text.table import Table
from untot.text.voice import Voice

Typist = Callable[[str], str]
"""Types a line when it sees this prompt; raises EOFError when it has enough."""


class StubBot:
    """Answers anything that is legal, and says nothing unless it is told to."""

    name = "stub"

    def __init__(self, seed: int, talk: Talk | None = None) -> None:
        self._rng = Random(seed)
        self._talk = talk

    def answer(self, seen: Seen) -> str:
        ask = seen.ask()
        assert ask is not None and seen.seat is not None
        words: list[str] = []
        while following := ask.form(seen.seat).walk(words):
            words.append(self._rng.choice(following))
        return " ".join(words)

    def reply(self, seen: Seen) -> Talk | None:
        return None

    def talk(self, seen: Seen) -> Talk | None:
        talk, self._talk = self._talk, None
        return talk


class Paper:
    """Keeps what was shown: a page ends where the screen is cleared; a prompt stands with what was typed."""

    def __init__(self, typist: Typist) -> None:
        self.pages: list[list[str]] = [[]]
        self._typist = typist
        if isinstance(typist, First):
            typist.paper = self
        self.screen = Screen(self._read, lambda line, style: self.pages[-1].append(line), self._clear)

    def _read(self, prompt: str) -> str:
        self.pages[-1].append(prompt)
        typed = self._typist(prompt)
        self.pages[-1].append(f"> {typed}")
        return typed

    def _clear(self) -> None:
        self.pages.append([])

    @property
    def lines(self) -> list[str]:
        return [line for page in self.pages for line in page]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def after(self, typed: str) -> str:
        """What was shown after this line was typed for the first time, up to the next prompt's answer."""
        lines = self.lines
        rest = lines[lines.index(f"> {typed}") + 1 :]
        end = next((i for i, line in enumerate(rest) if line.startswith("> ")), len(rest))
        return "\n".join(rest[:end])


def typing(*lines: str) -> Typist:
    """These lines one after the other; then nothing more comes."""
    left = list(lines)

    def typist(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return typist


class First:
    """Whoever picks the first option of every question, by its number; and types these lines once the match is over."""

    def __init__(self, *at_end: str) -> None:
        self.paper: Paper | None = None
        self._at_end = [*at_end, "quit"]

    def __call__(self, prompt: str) -> str:
        if prompt.startswith(("Command:", "Befehl:")):
            return self._at_end.pop(0)
        assert self.paper is not None
        lines = self.paper.lines
        asked = next(i for i in range(len(lines) - 1, -1, -1) if lines[i].startswith("> ") or i == 0)
        numbers = [found[1] for line in lines[asked:] if (found := re.match(r" *(\d+)\. ", line))]
        return numbers[0] if numbers else "1"


def make_stub(name: str, seat: Seat) -> StubBot:
    return StubBot(seat)


def table(
    typist: Typist, seats: str = "me,random,random,random", language: str = "en", seed: int = 7, **options: OptionValue
) -> tuple[Table, Paper]:
    """A new match on a scripted screen."""
    holders = parse_holders(seats)
    match = LiveMatch.begin(load_game("mall_of_horror"), len(holders), seed_of(seed), options, is_secret=False)
    paper = Paper(typist)
    return Table(match, holders, paper.screen, Voice("mall_of_horror", language), make_stub), paper


def played(
    *lines: str, seats: str = "me,random,random,random", language: str = "en", seed: int = 7, **options: OptionValue
) -> tuple[Table, Paper]:
    """A match in which these lines were typed and nothing else; it is not saved."""
    made, paper = table(typing(*lines, "quit", "n"), seats, language, seed, **options)
    play(made)
    return made, paper
