"""Voice: what the text table says in one language, from the texts of the game and from its own prompts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from untot.kernel.errors import UntotError
from untot.kernel.events import Happened, Seat
from untot.kernel.rulebook import rulebook
from untot.kernel.seeing import Question
from untot.kernel.texts import SeatNames, texts
from untot.text.prompts import prompts


class Voice:
    """The table's voice for one game (None: before a game is chosen) in one language."""

    def __init__(self, game: str | None, language: str) -> None:
        self.language = language
        self.texts = texts(game, language)
        self._unnamed = self.texts
        self._people: tuple[Mapping[str, str], Sequence[str], Seat | None] = ({}, (), None)
        self._prompts = prompts(language)
        self._rulebook = rulebook(game, language) if game is not None else {}

    def learn(self, names: Mapping[str, Mapping[str, str] | str]) -> None:
        """What this match calls things: names that players gave, in each language, or the id whose name it is."""
        given = {piece: name[self.language] for piece, name in names.items() if not isinstance(name, str)}
        self.texts = self.texts.knowing(given, {piece: name for piece, name in names.items() if isinstance(name, str)})
        self._unnamed = self.texts

    def call(self, people: Mapping[str, str], seats: Sequence[str], you: Seat | None = None) -> None:
        """From now on people have these names: by the id that stands for somebody, and by seat; `you` has none."""
        if (people, seats, you) != self._people:
            self._people = (people, seats, you)
            self.texts = self._unnamed.called(people, seats, you)

    def printed(self, piece: str) -> str:
        """What a piece is called by the game, whoever plays it."""
        return self._unnamed.name(piece)

    def say(self, key: str, **args: object) -> str:
        """One of the sentences of the text table, or of the game for it; a name with a full stop (H.Q.) ends one."""
        said = self._prompts.text(key, args) if self._prompts.has(key) else self.texts.said(key, args)
        return said.replace("..", ".")

    def join(self, parts: list[str]) -> str:
        """A short list inside a sentence, or the word for none."""
        return ", ".join(parts) if parts else self.say("none")

    def name(self, piece: str) -> str:
        return self.texts.name(piece)

    def word(self, word: str, behind: str = "") -> str:
        return self.texts.word(word, behind)

    def question(self, message: Question, seat_names: SeatNames) -> str:
        return self.texts.question(message, seat_names)

    def line(self, message: Happened, seat_names: SeatNames, with_clause: bool) -> str:
        """A line of the log, with the clause behind it in brackets."""
        line = self.texts.line(message, seat_names)
        return f"{line} [{message['clause']}]" if with_clause and message["clause"] else line

    def error(self, error: UntotError, seat_names: SeatNames = ()) -> str:
        """What is wrong: in the words of the table, or in those of the kernel and the game."""
        key = f"reason-{error.reason}"
        return self.say(key, **error.args_) if self._prompts.has(key) else self.texts.error(error, seat_names)

    def file_error(self, error: OSError) -> str:
        """What the system says against reading or writing a file."""
        return self.say("file-error", file=str(error.filename), reason=str(error.strerror))

    def clause(self, clause_id: str) -> str:
        """A clause with its text; an unknown one stands for itself."""
        known = self._rulebook.get(clause_id)
        return f"{clause_id}: {known.text}" if known is not None else clause_id
