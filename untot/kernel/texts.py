"""Texts: ids and arguments become sentences in the reader's language (Project Fluent); no rule holds a sentence.

The arguments of events and questions are ids. Of an argument `card` a message may use `$card` (its name), `$card_id`
(for selectors) and one form for each attribute that names have in this language, such as `$card_acc`. Lists are joined
and also give `$cards_count`, of numbers `$hits_sum` too; what stands in lists and dicts can have a message of its own,
`entry-<argument>`. Where a reader lacks a secret argument, the message `<key>-open` is taken. `TENTHS($angle)` reads
tenths: 858 is 85.8. Where a clause does not say what is missing, `refused-<verb>-<clause>` does.

An id without a name of its own may be put together: `red.pin_up` is `name-of` ($owner, $it), `A/B` lies between two,
`name-between` ($one, $other), `walker@S21` stands somewhere, `name-at` ($it, $place), `starts_with:pistol` has a
parameter, `name-starts_with` ($it), `S21` and `player_2` a number, `name-S`, `name-player` ($number); a bare number is
its own name and also gives `$it_number`. What players have named themselves is `name-own` ($name), a match may call a
piece by the name of another id, and people by their own names, `name-called` ($name, and $printed: what is printed).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from untot.kernel.errors import BadOptions, UntotError
from untot.kernel.events import Seat
from untot.kernel.names import is_number, put_together
from untot.kernel.packages import package_of
from untot.kernel.words import is_staying, thing_of, verb_of

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
        self._bundle = FluentBundle([language], functions={"TENTHS": _tenths(language)}, use_isolating=False)
        self._attributes: list[str] = []
        self._names: dict[str, Forms] = {}
        self._given: dict[str, Forms] = {}
        self._seats: Sequence[str] = ()
        self._people: frozenset[str] = frozenset()
        self._you: Seat | None = None
        for source in _sources(game, language):
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            names = [entry for entry in resource.body if isinstance(entry, Message) and entry.id.name[:5] == "name-"]
            self._attributes += dict.fromkeys(attribute.id.name for name in names for attribute in name.attributes)

    def knowing(self, names: Mapping[str, str], called: Mapping[str, str] | None = None) -> Texts:
        """These texts with names that players gave: what is called like something of the game keeps that name; and with
        what pieces are `called` in this match: by the name of another id (`S21` is `crossing:hydrant`)."""
        given = {piece: self._name(other) | {"_id": piece} for piece, other in (called or {}).items()}
        for piece, name in names.items():
            if not self.has(f"name-{piece}"):
                given[piece] = self._forms_of_name("name-own", {"name": name}) | {"_id": piece}
        return self._naming(given)

    def called(self, people: Mapping[str, str], seats: Sequence[str], you: Seat | None = None) -> Texts:
        """These texts with people's names: by the id that stands for somebody (a colour), and by seat, "" for nobody's
        name, as long as there is none. `you`: the seat of the only person, who has no name and is spoken to."""
        named = {piece: self._called(name, self.name(piece)) | {"_id": piece} for piece, name in people.items()}
        known = self._naming(self._given | named)
        known._seats, known._you, known._people = seats, you, frozenset(people)
        return known

    def _naming(self, given: dict[str, Forms]) -> Texts:
        known = copy(self)
        known._given, known._names = given, dict(given)
        return known

    def _called(self, name: str, printed: str) -> Forms:
        if not self.has("name-called"):
            return self._same_in_all_forms(name)
        return self._forms_of_name("name-called", {"name": name, "printed": printed})

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, args: Args | None = None) -> str:
        """The text of any key, as it stands."""
        return self._format(key, self._variables(args or {}, ()))[0]

    def said(self, key: str, args: Args) -> str:
        """The text of a key whose arguments are words already, not ids."""
        return self._format(key, dict(args))[0]

    def line(self, event: Args, seat_names: SeatNames = ()) -> str:
        """A line of the log: the plain message of an event, as one seat sees it."""
        key, args = self._key_of(event), event["args"]
        if "phrase" in args:
            return self._format(key, self._variables(self._spoken(args, seat_names), seat_names))[0]
        return self._sentence(key, self._variables(args, seat_names))

    def _key_of(self, event: Args) -> str:
        """The message of an event; what was forced can have one for its question (`event-forced-choose_colour`)."""
        key = f"event-{event['event']}"
        own = f"{key}-{event['args'].get('ask')}"
        return own if self.has(own) else key

    def question(self, message: Args, seat_names: SeatNames = ()) -> str:
        """What one seat is asked; or, if it is not asked (any more), whom the table waits for."""
        if "form" in message:
            return self._sentence(f"ask-{message['name']}", self._variables(_about(message), seat_names))
        players = [self.seat(seat, seat_names) for seat in message["waiting"]]
        return self._sentence(f"wait-{message['name']}", {"players": self._join(players)})

    def why(self, message: Args, seat_names: SeatNames = ()) -> str:
        """What to know about a question; nothing where it says all itself."""
        key = f"ask-{message['name']}-why"
        return self._sentence(key, self._variables(_about(message), seat_names)) if self.has(key) else ""

    def word(self, word: str, behind: str = "") -> str:
        """One word of an answer, as a button shows it; behind some verbs it reads otherwise (`option-bat-arc`)."""
        return _capitalised(self._word(word, behind))

    def answer(self, answer: str) -> str:
        """A whole answer, as one sentence if there is one for its verbs (`answer-move-go`) or for words of one verb
        (`answers-keep`)."""
        return _capitalised(self._answer(answer))

    def name(self, piece: str) -> str:
        """The name of a piece, a phase, a window; `red.pin_up` is somebody's."""
        return str(self._name(piece)[""])

    def seat(self, seat: Seat, seat_names: SeatNames = ()) -> str:
        """The name of a seat: as the game calls it; as people do; or its number as long as it has none."""
        name, called = (names[seat] if 0 <= seat < len(names) else "" for names in (seat_names, self._seats))
        if called and name not in self._people:  # who leads several pieces is called by none of them
            return called
        return self.name(name) if name else self.text("seat-number", {"number": seat + 1})

    def error(self, error: UntotError, seat_names: SeatNames = ()) -> str:
        """Why something is refused, with the clause behind it."""
        variables: Forms = {key: _quoted(value) for key, value in error.args_.items()}
        if isinstance(waiting := error.args_.get("waiting"), list):
            variables["waiting"] = self._join([self.seat(seat, seat_names) for seat in waiting])
        text = self._sentence(f"reason-{error.reason}", variables)
        if place := error.args_.get("place"):
            text = f"{place}: {text}"
        return f"{text} [{error.clause}]" if error.clause else text

    def why_refused(self, answer: str, clause: str) -> str:
        """In a few words how things stand, where the clause alone would not say what is missing
        (`refused-attack-ZT-9-6`); nothing where it does."""
        for verb in (f"{verb_of(answer)}-", ""):
            if self.has(key := f"refused-{verb}{clause.replace('.', '-')}"):
                return self.text(key)
        return ""

    def phrase(self, phrase: str, slots: Mapping[str, str], speaker: str = "") -> str:
        """A ready-made phrase of the table talk; a slot holds an id or, failing that, the text itself.

        Whoever speaks of himself can have words of his own for it (`phrase-ask_vote_for-own`).
        """
        own = f"phrase-{phrase}-own"
        if speaker in slots.values() and self.has(own):
            return self.text(own)
        variables: Forms = {}
        for slot, value in slots.items():
            variables |= _of(slot, self._name(value) if self._is_named(value) else self._same_in_all_forms(value))
        return self._sentence(f"phrase-{phrase}", variables)

    # -- formatting ---------------------------------------------------------------------------------------------

    def _format(self, key: str, variables: Forms, attribute: str | None = None) -> tuple[str, bool]:
        """The text, and whether nothing was missing; a missing key stands for itself."""
        message = self._bundle.get_message(key) if self.has(key) else None
        pattern = None if message is None else message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            return f"⟨{key}⟩", False
        text, errors = self._bundle.format_pattern(pattern, variables)
        return str(text), not errors

    def _sentence(self, key: str, variables: Forms) -> str:
        """A text that begins with a capital and, after an abbreviation, ends with a single full stop."""
        return _capitalised(_DOUBLE_STOP.sub(".", self._told(key, variables)))

    def _told(self, key: str, variables: Forms) -> str:
        """A text, or its `-open` one where something that it names is missing."""
        text, is_whole = self._format(key, variables)
        return text if is_whole or not self.has(f"{key}-open") else self._format(f"{key}-open", variables)[0]

    def _join(self, parts: Sequence[str | int]) -> str:
        """`Red, Blue and Green`."""
        if len(parts) < 2:
            return "".join(map(str, parts))
        return self._format("list-and", {"before": ", ".join(map(str, parts[:-1])), "last": parts[-1]})[0]

    # -- answers and talk ---------------------------------------------------------------------------------------

    def _word(self, word: str, behind: str = "") -> str:
        verb, _, thing = word.partition(":")
        if "@" in verb:
            return self._placing(word)
        name, is_number, value = verb.partition("=")
        if is_number:
            return self._number(name, value)
        own = f"option-{behind}-{verb}"
        return self._told(own if self.has(own) else f"option-{verb}", _of("it", self._name(thing)) if thing else {})

    def _number(self, name: str, value: str) -> str:
        """A named number: in a sentence of its own (`option-angle`), or after its name."""
        if self.has(f"option-{name}"):
            return self._format(f"option-{name}", {"number": value})[0]
        return f"{self._format(f'number-{name}', {})[0] if self.has(f'number-{name}') else name} {value}"

    def _placing(self, word: str) -> str:
        key, (piece, place) = "option-stays" if is_staying(word) else "option-put", word.rsplit("@", 1)
        return self._format(key, _of("it", self._name(piece)) | _of("place", self._name(place)))[0]

    def _answer(self, answer: str) -> str:
        words = answer.split(" ")
        things = [word.partition(":")[::2] for word in words]
        key = "-".join(["answer", *(verb for verb, _ in things)])
        if self.has(key):
            return self.text(key, {verb: thing for verb, thing in things if thing})
        first, is_alike = things[0][0], len({verb for verb, _ in things}) == 1
        if is_alike and len(words) > 1 and self.has(f"answers-{first}"):
            return self.text(f"answers-{first}", {"things": [thing for _, thing in things]})
        told = Counter([word for word in words if not is_staying(word)] or words)
        return ", ".join(self._several(self._word(word, first), count) for word, count in told.items())

    def _several(self, text: str, count: int) -> str:
        """What is there several times is said once, with its number."""
        return text if count == 1 else self._format("list-times", {"count": count, "text": text})[0]

    def _spoken(self, args: Args, seat_names: SeatNames) -> Args:
        """What was said, in the reader's language as far as it was a ready-made phrase."""
        speaker = dict(enumerate(seat_names)).get(args["seat"], "")
        phrase = self.phrase(args["phrase"], args["slots"], speaker) if args["phrase"] else ""
        spoken = {key: value for key, value in args.items() if key not in ("phrase", "slots")}
        return {**spoken, "text": f"{phrase} {args['text']}".strip()}

    # -- names --------------------------------------------------------------------------------------------------

    def _is_named(self, piece: str) -> bool:
        if piece in self._names or is_number(piece) or self.has(f"name-{piece}"):
            return True
        key, parts = put_together(piece)
        return self.has(key) and all(self._is_named(part) for part in parts.values())

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
        key, parts = (f"name-{piece}", {}) if self.has(f"name-{piece}") else put_together(piece)
        if not self.has(key):
            return self._same_in_all_forms(piece) | {"_id": piece, "_number": int(piece)}
        known: Forms = {}
        for part, named in parts.items():
            known |= _of(part, self._name(named))
        return self._forms_of_name(key, known) | {"_id": piece}

    def _forms_of_name(self, key: str, known: Forms) -> Forms:
        forms = self._same_in_all_forms(self._format(key, known)[0])
        for attribute in self._bundle.get_message(key).attributes:
            forms[f"_{attribute}"] = self._format(key, known, attribute)[0]
        return forms | ({"_family": key} if "several" in self._bundle.get_message(key).attributes else {})

    def _same_in_all_forms(self, text: str) -> Forms:
        return dict.fromkeys(["", *(f"_{attribute}" for attribute in self._attributes)], text)

    # -- arguments ----------------------------------------------------------------------------------------------

    def _variables(self, args: Args, seat_names: SeatNames) -> Forms:
        """What messages may use of these arguments."""
        variables: Forms = {}
        for key, value in args.items():
            variables |= _of(key, self._forms(key, value, args, seat_names))
        return variables

    def _forms_of_seat(self, seat: Seat, seat_names: SeatNames) -> Forms:
        who = "you" if seat == self._you else "other"
        return {"": self.seat(seat, seat_names), "_number": seat + 1, "_who": who}

    def _forms(self, key: str, value: Any, args: Args, seat_names: SeatNames) -> Forms:
        if isinstance(value, bool):
            return {"": "yes" if value else "no"}
        if isinstance(value, int):
            return self._forms_of_seat(value, seat_names) if key in SEAT_ARGUMENTS else {"": value}
        if isinstance(value, str):
            return self._forms_of_id(key, value)
        if isinstance(value, Mapping):
            parts = [self._entry(key, entry, args, seat_names) for entry in value]
            return {"": self._join(parts), "_count": len(parts)}
        return self._forms_of_list(key, value, seat_names)

    def _forms_of_id(self, key: str, value: str) -> Forms:
        """Most strings are ids of pieces; answers, reasons of an end and spoken words have texts of their own."""
        if key == "answer":
            thing = thing_of(value.partition(" ")[0])
            return {"": self._answer(value)} | (_of("_it", self._name(thing)) if thing else {})
        if key == "reason":
            return {"": self.text(f"end-{value}"), "_id": value}
        return {"": value} if key == "text" else self._name(value)

    def _forms_of_list(self, key: str, items: Sequence[Any], seat_names: SeatNames) -> Forms:
        forms = [self._forms_of_item(key, item, seat_names) for item in items]
        alike = [form.get("_family", item) for form, item in zip(forms, items, strict=True)]
        joined: Forms = {
            end: self._listed(alike, [it.get(end, it[""]) for it in forms], [_several(it, end) for it in forms])
            for end in ("", *(f"_{attribute}" for attribute in self._attributes))
        }
        sums: Forms = {"_sum": sum(items)} if all(isinstance(item, int) for item in items) else {}
        return joined | {"_count": len(items)} | sums

    def _listed(self, items: Sequence[Any], parts: Sequence[str | int], bare: Sequence[str | int]) -> str:
        """`2 × Parking and Megatoys`; numbers are all said, and so are two people of one name."""
        if all(is_number(str(part)) for part in parts):
            return self._join(parts)
        counts = Counter(zip(map(str, items), map(str, parts), map(str, bare), strict=True))
        return self._join(
            [self._several(name if count > 1 else part, count) for (_, part, name), count in counts.items()]
        )

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


def _several(form: Forms, ending: str) -> str | int:
    """How several of a thing are called: `keeps a pistol`, but `keeps 2 × pistol`, whatever their numbers."""
    plural = form[""] if ending == "_acc" else form.get(ending, form[""])
    return form["_several"] if "_family" in form else plural


@cache
def texts(game: str | None, language: str) -> Texts:
    """The texts of a game (None: of the table alone) in one of `LANGUAGES`."""
    if language not in LANGUAGES:
        raise BadOptions("unknown-language", language=language[:80], known=", ".join(LANGUAGES))
    return Texts(game, language)


def _sources(game: str | None, language: str) -> Iterator[str]:
    yield files("untot.kernel").joinpath("texts", f"{language}.ftl").read_text("utf-8")
    if game is not None:
        yield files(package_of(game)).joinpath("texts", f"{language}.ftl").read_text("utf-8")


def _of(key: str, forms: Forms) -> Forms:
    """The variables of one argument."""
    return {f"{key}{ending}": form for ending, form in forms.items()}


def _quoted(value: object) -> str | int:
    """An argument of an error: what somebody wrote is shown as it is, not looked up."""
    return value if type(value) is int else str(value)


def _tenths(language: str) -> Callable[[Any], Any]:
    """For texts: a count of tenths as people read it, `TENTHS($direction)`: 858 is 85.8.

    It gives a str, which Fluent takes, though its types speak only of its own.
    """
    point = "," if language == "de" else "."
    return lambda count: f"{int(count) // 10}{point}{int(count) % 10}".removesuffix(f"{point}0")


def _about(message: Args) -> Args:
    """What a question is about; as many as are asked for can be fewer for one seat than for others."""
    about: Args = message["about"]
    if "count" not in about or message["form"]["form"] != "share":
        return about
    return {**about, "count": message["form"]["amount"]}


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]
