"""Why not? Finds out what a person tried although it is not on offer, and asks the match for the clause against it."""

from __future__ import annotations

from collections.abc import Sequence

from untot.kernel.errors import Refused
from untot.kernel.events import Seat
from untot.kernel.forms import Form
from untot.text.table import Table
from untot.text.walking import named_by


def refusals(table: Table, seat: Seat, text: str) -> dict[str, Refused]:
    """The attempts that a text can mean, each with its refusal; empty if it means nothing that is refused."""
    words = table.board.attempts(table.seen(seat).view())
    meant = named_by(text, {word: table.voice.word(word) for word in words}) or [text]
    found = {word: table.match.why_not(seat, _whole_answer(table, seat, word)) for word in meant}
    return {word: refusal for word, refusal in found.items() if refusal is not None}


def refused_alternatives(table: Table, seat: Seat) -> dict[str, Refused]:
    """All that is like the options of the open question, but not allowed now."""
    ask = table.seen(seat).ask()
    if ask is None:
        return {}
    verbs = {verb_of(word) for word in _words_of(ask.form(seat))}
    tried = [word for word in table.board.attempts(table.seen(seat).view()) if verb_of(word) in verbs]
    found = {word: table.match.why_not(seat, _whole_answer(table, seat, word)) for word in tried}
    return {word: refusal for word, refusal in found.items() if refusal is not None}


def verb_of(word: str) -> str:
    """`vote:red` is about voting."""
    return word.partition(":")[0]


def _words_of(form: Form) -> list[str]:
    """The words on offer at each step of one walk."""
    words: list[str] = []
    walked: list[str] = []
    while following := form.walk(walked):
        words += following[:_MOST_LISTED]
        walked.append(following[0])
    return words


_MOST_LISTED = 100


def _whole_answer(table: Table, seat: Seat, word: str) -> str:
    """The word put into an otherwise legal answer, at the step that is about the same thing."""
    ask = table.seen(seat).ask()
    if ask is None or " " in word:
        return word
    form = ask.form(seat)
    legal: list[str] = []
    tried: list[str] = []
    while following := form.walk(legal):
        legal.append(following[0])
        fits = word not in tried and _is_about(word, following)
        tried.append(word if fits else following[0])
    return " ".join(tried) if word in tried else word


def _is_about(word: str, following: Sequence[str]) -> bool:
    return any(verb_of(word) == verb_of(option) for option in following[:_MOST_LISTED])
