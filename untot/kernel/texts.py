"""Texts: ids and arguments become sentences in the reader's language (Project Fluent); no rule holds a sentence.

The arguments of events and questions are ids. Of an argument `card` a message may use `$card` (its name), `$card_id`
(for selectors) and one form for each attribute that names have in this language, such as `$card_acc`. Lists are joined
and also give `$cards_count`; what stands in lists and dicts can have a message of its own, `entry-<argument>`. Where a
reader lacks a secret argument, the message `<key>-open` is taken.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from untot.kernel.errors import BadOptions, UntotError
from untot.kernel.events import Seat

LANGUAGES: Final = ("en", "de")
SEAT_ARGUMENTS: Final = ("seat", "to")
Args = Mapping[str, Any]
SeatNames = Sequence[str]
"""By seat: the id of its name, such as a colour; empty as long as it has none."""
Forms = dict[str, str | int]
"""What stands for an argument, by the ending of the variable: `""`, `"_id"`, `"_acc"` ..."""

_DOUBLE_STOP: Final = re.compile(r"(?<!\.)\.\.(?!\.)")


class Texts:
    """The texts of the kernel and of one game (None: none) in one language; a missing text shows its key."""

    def __init__(self, game: str | None, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._attributes: list[str] = []
        self._names: dict[str, Forms] = {}
        for source in _sources(game, language):
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            names = [entry for entry in resource.body if isinstance(entry, Message) and entry.id.name[:5] == "name-"]
            self._attributes += dict.fromkeys(attribute.id.name for name in names for attribute in name.attributes)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, args: Args | None = None) -> str:
        """The text of any key, as it stands."""
        return self._format(key, self._variables(args or {}, ()))[0]

    def line(self, event: Args, seat_names: SeatNames = ()) -> str:
        """A line of the log: the plain message of an event, as one seat sees it."""
        key, args = f"event-{event['event']}", event["args"]
        if "phrase" in args:
            return self._format(key, self._variables(self._spoken(args), seat_names))[0]
        return self._sentence(key, self._variables(args, seat_names))

    def question(self, message: Args, seat_names: SeatNames = ()) -> str:
        """What one seat is asked; or, if it is not asked (any more), whom the table waits for."""
        if "form" in message:
            return self._sentence(f"ask-{message['name']}", self._variables(message["about"], seat_names))
        players = [self.seat(seat, seat_names) for seat in message["waiting"]]
        return self._sentence(f"wait-{message['name']}", {"players": self._join(players)})

    def word(self, word: str) -> str:
        """One word of an answer, as a button shows it."""
        return _capitalised(self._word(word))

    def answer(self, answer: str) -> str:
        """A whole answer, as one sentence if there is one for its verbs (`answer-move-go`)."""
        return _capitalised(self._answer(answer))

    def name(self, piece: str) -> str:
        """The name of a piece, a phase, a window; `red.pin_up` is somebody's."""
        return str(self._name(piece)[""])

    def seat(self, seat: Seat, seat_names: SeatNames = ()) -> str:
        """The name of a seat, or its number as long as it has none."""
        if 0 <= seat < len(seat_names) and seat_names[seat]:
            return self.name(seat_names[seat])
        return self.text("seat-number", {"number": seat + 1})

    def error(self, error: UntotError, seat_names: SeatNames = ()) -> str:
        """Why something is refused, with the clause behind it."""
        variables: Forms = {key: _quoted(value) for key, value in error.args_.items()}
        if isinstance(waiting := error.args_.get("waiting"), list):
            variables["waiting"] = self._join([self.seat(seat, seat_names) for seat in waiting])
        text = self._sentence(f"reason-{error.reason}", variables)
        return f"{text} [{error.clause}]" if error.clause else text

    def phrase(self, phrase: str, slots: Mapping[str, str]) -> str:
        """A ready-made phrase of the table talk; a slot holds an id or, failing that, the text itself."""
        variables: Forms = {}
        for slot, value in slots.items():
            variables |= _of(slot, self._name(value) if self._is_named(value) else self._same_in_all_forms(value))
        return self._sentence(f"phrase-{phrase}", variables)

    # -- formatting ---------------------------------------------------------------------------------------------

    def _format(self, key: str, variables: Forms, attribute: str | None = None) -> tuple[str, bool]:
        """The text, and whether nothing was missing; a missing key stands for itself."""
        message = self._bundle.get_message(key) if self.has(key) else None
        pattern = None
        if message is not None:
            pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            return f"⟨{key}⟩", False
        text, errors = self._bundle.format_pattern(pattern, variables)
        return str(text), not errors

    def _sentence(self, key: str, variables: Forms) -> str:
        """A text that begins with a capital and, after an abbreviation, ends with a single full stop."""
        text, is_whole = self._format(key, variables)
        if not is_whole and self.has(f"{key}-open"):
            text, _ = self._format(f"{key}-open", variables)
        return _capitalised(_DOUBLE_STOP.sub(".", text))

    def _join(self, parts: Sequence[str | int]) -> str:
        """`Red, Blue and Green`."""
        if len(parts) < 2:
            return "".join(map(str, parts))
        return self._format("list-and", {"before": ", ".join(map(str, parts[:-1])), "last": parts[-1]})[0]

    # -- answers and talk ---------------------------------------------------------------------------------------

    def _word(self, word: str) -> str:
        verb, _, thing = word.partition(":")
        return self._format(f"option-{verb}", _of("it", self._name(thing)) if thing else {})[0]

    def _answer(self, answer: str) -> str:
        words = answer.split(" ")
        things = [word.partition(":")[::2] for word in words]
        key = "-".join(["answer", *(verb for verb, _ in things)])
        if not self.has(key):
            return ", ".join(self._word(word) for word in words)
        return self.text(key, {verb: thing for verb, thing in things if thing})

    def _spoken(self, args: Args) -> Args:
        """What was said, in the reader's language as far as it was a ready-made phrase."""
        phrase = self.phrase(args["phrase"], args["slots"]) if args["phrase"] else ""
        spoken = {key: value for key, value in args.items() if key not in ("phrase", "slots")}
        return {**spoken, "text": f"{phrase} {args['text']}".strip()}

    # -- names --------------------------------------------------------------------------------------------------

    def _is_named(self, piece: str) -> bool:
        return all(self.has(f"name-{part}") for part in piece.split(".", 1))

    def _name(self, piece: str) -> Forms:
        """The name in all its forms; only names that exist are remembered."""
        forms = self._names.get(piece)
        if forms is not None:
            return forms
        if not self._is_named(piece):
            return self._same_in_all_forms(f"⟨name-{piece}⟩") | {"_id": piece}
        self._names[piece] = self._formed_name(piece)
        return self._names[piece]

    def _formed_name(self, piece: str) -> Forms:
        owner, dot, it = piece.partition(".")
        key, parts = f"name-{piece}", Forms()
        if dot:
            key, parts = "name-of", _of("owner", self._name(owner)) | _of("it", self._name(it))
        plain, _ = self._format(key, parts)
        forms = self._same_in_all_forms(plain) | {"_id": piece}
        for attribute in self._bundle.get_message(key).attributes:
            forms[f"_{attribute}"] = self._format(key, parts, attribute)[0]
        return forms

    def _same_in_all_forms(self, text: str) -> Forms:
        return dict.fromkeys(["", *(f"_{attribute}" for attribute in self._attributes)], text)

    # -- arguments ----------------------------------------------------------------------------------------------

    def _variables(self, args: Args, seat_names: SeatNames) -> Forms:
        """What messages may use of these arguments."""
        variables: Forms = {}
        for key, value in args.items():
            variables |= _of(key, self._forms(key, value, args, seat_names))
        return variables

    def _forms(self, key: str, value: Any, args: Args, seat_names: SeatNames) -> Forms:
        if isinstance(value, bool):
            return {"": "yes" if value else "no"}
        if isinstance(value, int):
            is_seat = key in SEAT_ARGUMENTS
            return {"": self.seat(value, seat_names), "_number": value + 1} if is_seat else {"": value}
        if isinstance(value, str):
            return self._forms_of_id(key, value)
        if isinstance(value, Mapping):
            parts = [self._entry(key, entry, args, seat_names) for entry in value]
            return {"": self._join(parts), "_count": len(parts)}
        return self._forms_of_list(key, value, seat_names)

    def _forms_of_id(self, key: str, value: str) -> Forms:
        """Most strings are ids of pieces; answers, reasons of an end and spoken words have texts of their own."""
        if key == "answer":
            return {"": self._answer(value)}
        if key == "reason":
            return {"": self.text(f"end-{value}"), "_id": value}
        return {"": value} if key == "text" else self._name(value)

    def _forms_of_list(self, key: str, items: Sequence[Any], seat_names: SeatNames) -> Forms:
        forms = [self._forms_of_item(key, item, seat_names) for item in items]
        endings = ["", *(f"_{attribute}" for attribute in self._attributes)]
        joined: Forms = {ending: self._join([form.get(ending, form[""]) for form in forms]) for ending in endings}
        return joined | {"_count": len(items)}

    def _forms_of_item(self, key: str, item: Any, seat_names: SeatNames) -> Forms:
        if not self.has(f"entry-{key}"):
            return self._forms(key, item, {}, seat_names)
        return {"": self.text(f"entry-{key}", {"value": item})}

    def _entry(self, argument: str, key: str, args: Args, seat_names: SeatNames) -> str:
        """One entry of a dict, with what other dicts of the same event say of the same key (`$weights`)."""
        known = {
            other: entries[key] for other, entries in args.items() if isinstance(entries, Mapping) and key in entries
        }
        variables = self._variables({**known, "key": key, "value": args[argument][key]}, seat_names)
        message = f"entry-{argument}"
        return self._format(message if self.has(message) else "entry", variables)[0]


@cache
def texts(game: str | None, language: str) -> Texts:
    """The texts of a game (None: of the table alone) in one of `LANGUAGES`."""
    if language not in LANGUAGES:
        raise BadOptions("unknown-language", language=language[:80], known=", ".join(LANGUAGES))
    return Texts(game, language)


def _sources(game: str | None, language: str) -> Iterator[str]:
    yield files("untot.kernel").joinpath("texts", f"{language}.ftl").read_text("utf-8")
    if game is not None:
        yield files("untot.games").joinpath(game, "texts", f"{language}.ftl").read_text("utf-8")


def _of(key: str, forms: Forms) -> Forms:
    """The variables of one argument."""
    return {f"{key}{ending}": form for ending, form in forms.items()}


def _quoted(value: object) -> str | int:
    """An argument of an error: what somebody wrote is shown as it is, not looked up."""
    return value if type(value) is int else str(value)


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]
