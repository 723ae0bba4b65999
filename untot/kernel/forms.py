"""The six forms of an answer. An answer is words separated by blanks: `vote:red`, `keep:axe give:pistol to:blue`.

Every form can be *walked*: after each prefix of words it names the next legal words, in a fixed order, never into a
dead end; no next word means that the answer is complete. UI, bots, masks, text table, fuzzer and random play walk the
same form.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol, overload

from msgspec import Struct

Words = Sequence[str]


class Chooser(Protocol):
    """Whoever picks at random: `random.Random` fits."""

    def random(self) -> float: ...


class Form(Struct, frozen=True, tag_field="form"):
    """What an Ask accepts."""

    def walk(self, prefix: Words) -> Sequence[str]:
        """The words that may follow this lawful prefix; empty if the answer is complete."""
        raise NotImplementedError

    def first_wrong_word(self, answer: str) -> str | None:
        """The first word that is not on any walk ("" if words are missing), or None if the answer is legal."""
        words = answer.split(" ") if answer else []
        for i, word in enumerate(words):
            if word not in self.walk(words[:i]):
                return word
        return "" if self.walk(words) else None

    def answers(self) -> list[str]:
        """All complete answers, in walking order. Only for forms that are known to be small."""
        return [" ".join(words) for words in _walks(self, [])]

    def spelled(self) -> Form:
        """The same as plain data: nothing is left to be made."""
        return self

    def pickable(self, picked: Words) -> Sequence[str]:
        """What people may pick next: as the form is walked, but shares in any order."""
        return self.walk(picked)

    def in_order(self, picked: Words) -> list[str]:
        """The picked words in the order in which the form is walked."""
        return list(picked)

    def is_share(self, picked: Words) -> bool:
        """Whether several of a set are picked now, one by one."""
        return False

    def only_answer(self) -> str | None:
        """The only complete answer, if there is just one."""
        words: list[str] = []
        while following := self.walk(words):
            if len(following) > 1:
                return None
            words.append(following[0])
        return " ".join(words)


def _walks(form: Form, prefix: list[str]) -> Iterator[list[str]]:
    following = form.walk(prefix)
    if not following:
        yield prefix
    for word in following:
        yield from _walks(form, [*prefix, word])


class Pick(Form, frozen=True, tag="pick"):
    """One of a short list."""

    options: list[str]

    def walk(self, prefix: Words) -> Sequence[str]:
        return self.options if not prefix else ()

    def answers(self) -> list[str]:
        return self.options


class Field(Struct, frozen=True):
    """One part of a `Fields` answer. Its list may depend on the word picked in an earlier field (`of`, from 0)."""

    name: str
    lists: dict[str, list[str]]
    of: int | None = None

    def following(self, prefix: Words) -> list[str]:
        return self.lists["" if self.of is None else prefix[self.of]]


class Fields(Form, frozen=True, tag="fields"):
    """Several picks in one answer; a later list may depend on an earlier pick."""

    fields: list[Field]

    def walk(self, prefix: Words) -> Sequence[str]:
        if len(prefix) < len(self.fields):
            return self.fields[len(prefix)].following(prefix)
        return ()

    def answers(self) -> list[str]:
        walks: list[list[str]] = [[]]
        for field in self.fields:
            walks = [[*walk, word] for walk in walks for word in field.following(walk)]
        return [" ".join(walk) for walk in walks]


class Branch(Form, frozen=True, tag="branch", omit_defaults=True):
    """A verb, then the form of that verb: `move to:S21`, `search`. What follows a verb is made only when it is walked.

    Rules give a function for each verb that has something to follow (`branch`); `spelled` makes all of them. The verbs
    may stand beside another form, whose words then come first: sharing out hits, or playing a card before.
    """

    branches: dict[str, AnyForm | None]
    beside: AnyForm | None = None

    def walk(self, prefix: Words) -> Sequence[str]:
        if not prefix:
            return list(self.branches) if self.beside is None else [*self.beside.walk(prefix), *self.branches]
        form, said = self._led_into(prefix)
        return () if form is None else form.walk(said)

    def _led_into(self, said: Words) -> tuple[Form | None, Words]:
        """The form that the first word has led into, and what was said in it; None: the verb says it all."""
        return (self.after(said[0]), said[1:]) if said[0] in self.branches else (self.beside, said)

    def only_answer(self) -> str | None:
        return None if len(self.branches) > 1 else super().only_answer()

    def after(self, verb: str) -> Form | None:
        """What follows a verb, made once; None: the verb says it all."""
        following: object = self.branches[verb]
        if callable(following):
            made = following()
            following = form_of(made) if made is not None else None
            self.branches[verb] = following  # type: ignore[assignment]  # one of the six
        return following  # type: ignore[return-value]  # it has just been made

    def pickable(self, picked: Words) -> Sequence[str]:
        form, said = self._led_into(picked) if picked else (None, ())
        return self.walk(picked) if form is None else form.pickable(said)

    def in_order(self, picked: Words) -> list[str]:
        form, said = self._led_into(picked) if picked else (None, ())
        return list(picked) if form is None else [*picked[: len(picked) - len(said)], *form.in_order(said)]

    def is_share(self, picked: Words) -> bool:
        form, said = self._led_into(picked) if picked else (None, ())
        return form is not None and form.is_share(said)

    def spelled(self) -> Branch:
        spelled: dict[str, Any] = {}
        for verb in self.branches:
            following = self.after(verb)
            spelled[verb] = following.spelled() if following is not None else None
        return Branch(spelled, None if self.beside is None else self.beside.spelled())  # type: ignore[arg-type]  # as above


Made = Form | list[str]
"""What rules make: a plain list stands for a `Pick`."""


Making = Callable[[], Made | None] | Made | None
"""What follows a verb: a form, the function that makes it once it is walked, or nothing."""


def branch(verbs: Mapping[str, Making]) -> Branch:
    """A branch with the verbs in this order, each with its form, the function that makes it, or nothing."""
    return Branch({verb: form_of(made) if isinstance(made, list) else made for verb, made in verbs.items()})  # type: ignore[misc]  # functions are called by `after`


def beside(made: Made, offers: list[str]) -> Made:
    """A form, and beside it words that may be said instead of an answer."""
    if not offers:
        return made
    if isinstance(made, list):
        return made + offers
    if isinstance(made, Branch):
        return Branch({**made.branches, **dict.fromkeys(offers)}, made.beside)
    return Branch(dict.fromkeys(offers), made)  # type: ignore[arg-type]  # one of the six


def form_of(made: Made) -> Form:
    return Pick(made) if isinstance(made, list) else made


class Share(Form, frozen=True, tag="share"):
    """Share `amount` among targets, none above its cap: one word per unit, in the order of the targets."""

    amount: int
    caps: dict[str, int]

    def walk(self, prefix: Words) -> Sequence[str]:
        if len(prefix) >= self.amount:
            return ()
        targets = list(self.caps)
        start = targets.index(prefix[-1]) if prefix else 0
        left = {target: self.caps[target] - list(prefix).count(target) for target in targets[start:]}
        missing = self.amount - len(prefix)
        return [t for i, t in enumerate(left) if left[t] > 0 and sum(list(left.values())[i:]) >= missing]

    def pickable(self, picked: Words) -> Sequence[str]:
        if len(picked) >= self.amount:
            return ()
        return [target for target, cap in self.caps.items() if list(picked).count(target) < cap]

    def is_share(self, picked: Words) -> bool:
        return True

    def in_order(self, picked: Words) -> list[str]:
        targets = list(self.caps)
        return sorted(picked, key=targets.index)


class Arrange(Form, frozen=True, tag="arrange"):
    """Put every piece into a slot that takes it; a slot holds up to its room. Words: `piece@slot`, pieces in order."""

    slots_of: dict[str, list[str]]
    room: dict[str, int]

    def walk(self, prefix: Words) -> Sequence[str]:
        pieces = list(self.slots_of)
        if len(prefix) >= len(pieces):
            return ()
        piece, rest = pieces[len(prefix)], pieces[len(prefix) + 1 :]
        room = dict(self.room)
        for word in prefix:
            room[word.rpartition("@")[2]] -= 1
        # Where all others may lie there is mostly room for them: the usual case, and much cheaper to see.
        common: set[str] = set.intersection(*(set(self.slots_of[other]) for other in rest)) if rest else set()
        spare = sum(room[slot] for slot in common) - len(rest)
        fitting = [
            slot
            for slot in self.slots_of[piece]
            if room[slot] > 0 and (spare >= (slot in common) or self._fits(slot, room, rest))
        ]
        return [f"{piece}@{slot}" for slot in fitting]

    def _fits(self, slot: str, room: Mapping[str, int], rest: Words) -> bool:
        """Whether the slot has room and all further pieces still find a place."""
        if room[slot] < 1:
            return False
        left = {**room, slot: room[slot] - 1}
        held: dict[str, list[str]] = {}
        return all(self._finds_place(piece, left, held, set()) for piece in rest)

    def _finds_place(self, piece: str, room: Mapping[str, int], held: dict[str, list[str]], tried: set[str]) -> bool:
        """Give the piece a place, moving earlier ones on if that helps (a matching by augmenting paths)."""
        for slot in self.slots_of[piece]:
            if slot in tried:
                continue
            tried.add(slot)
            there = held.setdefault(slot, [])
            if len(there) < room[slot]:
                there.append(piece)
                return True
            for other in list(there):
                if self._finds_place(other, room, held, tried):
                    there.remove(other)
                    there.append(piece)
                    return True
        return False


class Numbers(Form, frozen=True, tag="numbers"):
    """Named whole numbers, each within an interval: `angle=123 force=80`."""

    intervals: dict[str, tuple[int, int]]

    def walk(self, prefix: Words) -> Sequence[str]:
        names = list(self.intervals)
        if len(prefix) >= len(names):
            return ()
        name = names[len(prefix)]
        return Span(name, *self.intervals[name])


class Span(Sequence[str]):
    """The words `name=low` to `name=high`, made only when looked at: nobody lists 3,600 angles."""

    def __init__(self, name: str, low: int, high: int) -> None:
        self.name = name
        self.low = low
        self.high = high

    def __len__(self) -> int:
        return self.high - self.low + 1

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        numbers = range(self.low, self.high + 1)[index]
        return f"{self.name}={numbers}" if isinstance(numbers, int) else [f"{self.name}={n}" for n in numbers]

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or not word.startswith(f"{self.name}="):
            return False
        digits = word[len(self.name) + 1 :]
        if not digits.removeprefix("-").isdecimal() or not digits.isascii() or len(digits) > 12:
            return False
        return self.low <= int(digits) <= self.high and digits == str(int(digits))


def random_walk(form: Form, rng: Chooser) -> str:
    """A legal answer, one word after the other, every next word with the same chance; nothing is enumerated."""
    verbs = ""
    while type(form) is Branch and form.beside is None:
        words = list(form.branches)
        verb = words[int(rng.random() * len(words))]
        following = form.after(verb)
        if following is None:
            return verbs + verb
        verbs += verb + " "
        form = following
    if type(form) is Pick:
        options = form.options
        return verbs + options[int(rng.random() * len(options))]
    if isinstance(form, Fields):
        picked: list[str] = []
        for field in form.fields:
            picked.append(_any_of(field.following(picked), rng))
        return verbs + " ".join(picked)
    said: list[str] = []
    while next_words := form.walk(said):
        said.append(_any_of(next_words, rng))
    return verbs + " ".join(said)


def _any_of(words: Sequence[str], rng: Chooser) -> str:
    """One of them, all with the same chance; cheaper than `choice`, and random play does little else (above it is
    spelled out for the two commonest forms)."""
    return words[int(rng.random() * len(words))]


AnyForm = Pick | Branch | Fields | Share | Arrange | Numbers
