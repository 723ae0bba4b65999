"""Why not? Finds out what a person tried although it is not on offer, and asks the match for the clause against it."""

from __future__ import annotations

from untot.kernel.errors import Refused
from untot.kernel.events import Seat
from untot.kernel.forms import Form
from untot.kernel.words import split, verb_of
from untot.text.table import Table
from untot.text.walking import named_by

Judgement = dict[str, Refused | None]
"""Attempts, each with why it is refused; None if it is allowed."""
_MOST_LISTED = 100
"""Of a long list of options, such as angles, only the first are looked at: they are alike."""


def judged(table: Table, seat: Seat, text: str) -> Judgement:
    """What a text can mean, and how the match judges it: first of all something that the question is about."""
    attempts = table.board.attempts(table.view(seat))
    if text in attempts or all(word in attempts for word in text.split(" ")):
        return _judgement(table, seat, [text])
    labels = {attempt: table.voice.texts.answer(attempt) for attempt in attempts}
    verbs = _verbs_asked(table, seat)
    about = named_by(text, {attempt: label for attempt, label in labels.items() if _first_verb(attempt) in verbs})
    meant = about or named_by(text, labels)
    alike = [attempt for attempt in meant if about or _first_verb(attempt) == _first_verb(meant[0])]
    return _judgement(table, seat, alike)


def refused_alternatives(table: Table, seat: Seat) -> dict[str, Refused]:
    """All that is like the options of the open question, but not allowed now; of whole answers only the verbs."""
    verbs = _verbs_asked(table, seat)
    attempts = table.board.attempts(table.view(seat))
    alike = [attempt for attempt in attempts if " " not in attempt and _first_verb(attempt) in verbs]
    return refused_in(_judgement(table, seat, alike))


def refused_in(judgement: Judgement) -> dict[str, Refused]:
    """Those attempts that a clause forbids."""
    return {word: refusal for word, refusal in judgement.items() if refusal is not None and refusal.clause is not None}


def _first_verb(attempt: str) -> str:
    """`vote:red` is about voting, `move to:S21` about moving."""
    return verb_of((split(attempt) or [""])[0])


def _judgement(table: Table, seat: Seat, words: list[str]) -> Judgement:
    """What is on offer is allowed, though it may not stand at the first place of a whole answer."""
    ask = table.seen(seat).ask()
    offered = set(ask.form(seat).pickable([])) if ask is not None else set()
    return {
        word: None if word in offered else table.match.why_not(seat, _whole_answer(table, seat, word)) for word in words
    }


def _verbs_asked(table: Table, seat: Seat) -> set[str]:
    """What the open question is about."""
    ask = table.seen(seat).ask()
    return {verb for verbs in _verbs_by_step(ask.form(seat)) for verb in verbs} if ask is not None else set()


def _verbs_by_step(form: Form) -> list[set[str]]:
    """What each step of a form is about, along its first walk."""
    steps: list[set[str]] = []
    walked: list[str] = []
    while following := form.walk(walked):
        steps.append({verb_of(word) for word in following[:_MOST_LISTED]})
        walked.append(following[0])
    return steps


def _whole_answer(table: Table, seat: Seat, word: str) -> str:
    """The word put into an otherwise legal answer, at the step that is about the same thing; answers stay whole."""
    ask = table.seen(seat).ask()
    if ask is None or " " in word:
        return word
    form = ask.form(seat)
    step = next((i for i, verbs in enumerate(_verbs_by_step(form)) if verb_of(word) in verbs), None)
    if step is None:
        return word
    words = _first_walk(form)
    words[step] = word
    return " ".join(words)


def _first_walk(form: Form) -> list[str]:
    words: list[str] = []
    while following := form.walk(words):
        words.append(following[0])
    return words
