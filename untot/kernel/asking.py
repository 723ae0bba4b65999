"""Asks: the only way anything from outside enters the rules - a person's choice, a bot's, or the physics' answer.

`await choose(...)` asks one seat, `await ask_all(...)` several at once and secretly, `await ask_any(...)` whoever comes
first, `await ask_agreed(...)` until all say the same; how the world is asked stands in kernel/contract.py. Options are
functions of the State, never lists made before an `await`: an imagined State makes them anew.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Sequence
from typing import Any, Final, Literal

from untot.kernel.events import Seat
from untot.kernel.forms import Form, Made, form_of
from untot.kernel.state import State

Options = Callable[[Any, Seat], Made]
WhyNot = Callable[[Any, Seat, str], str | None]
IsSecret = Callable[[str], bool]
"""Which answers of a question are secret, where not all are."""
Closing = Literal["one", "all", "any", "agree"]
UNTIL_CLOSED: Final = "closed"
UNTIL_THE_END: Final = "end"
"""How long answers are secret; "" is not at all, any other word is the name of the event that shows them."""


class Ask:
    """An open question. `given` holds what is in already: sealed ballots, forced answers, open agreements."""

    __slots__ = (
        "_forms",
        "about",
        "clause",
        "closes",
        "decider",
        "g",
        "given",
        "is_final",
        "is_forced_too",
        "is_secret",
        "name",
        "options",
        "orders",
        "seats",
        "secret_until",
        "unit",
        "why_not",
    )

    def __init__(
        self,
        g: State,
        name: str,
        clause: str,
        seats: Sequence[Seat],
        options: Options,
        closes: Closing,
        why_not: WhyNot | None = None,
        is_final: bool = False,
        is_forced_too: bool = False,
        orders: Sequence[str] = (),
        unit: str | None = None,
        decider: Seat | None = None,
        about: dict[str, Any] | None = None,
        secret_until: str = "",
        is_secret: IsSecret | None = None,
    ) -> None:
        self.g = g
        self.name = name
        self.clause = clause
        self.seats = seats
        self.options = options
        self.closes: Closing = closes
        self.why_not = why_not
        self.is_final = is_final
        self.is_forced_too = is_forced_too
        self.orders = orders
        self.unit = unit
        self.decider = decider
        self.about = about
        self.secret_until = secret_until
        self.is_secret = is_secret
        self.given: dict[Seat, str] = {}
        self._forms: dict[Seat, Made] = {}

    def __await__(self) -> Generator[Ask, Any, Any]:
        return (yield self)

    def secret_of(self, answer: str) -> str:
        """How long this answer is secret; "" if it is not."""
        return self.secret_until if self.is_secret is None or self.is_secret(answer) else ""

    def waiting(self) -> list[Seat]:
        """The seats whose answer is still missing."""
        if self.closes == "agree":
            return list(self.seats)
        return [seat for seat in self.seats if seat not in self.given]

    def raw(self, seat: Seat) -> Made:
        """The form of this seat as the rule made it: a plain list stands for a `Pick`."""
        form = self._forms.get(seat)
        if form is None:
            form = self._forms[seat] = self.options(self.g, seat)
        return form

    def form(self, seat: Seat) -> Form:
        return form_of(self.raw(seat))

    def answers(self, seat: Seat) -> list[str]:
        """All complete answers of this seat; for forms that are known to be small."""
        form = self.raw(seat)
        return form if isinstance(form, list) else form.answers()

    def forced(self, seat: Seat) -> str | None:
        """The only legal answer, if there is just one."""
        form = self.raw(seat)
        if isinstance(form, list):
            return form[0] if len(form) == 1 else None
        return form.only_answer()

    def give_forced(self) -> None:
        """Fill in what leaves no choice, unless the clause makes it a real question."""
        if self.is_forced_too:
            return
        for seat in self.seats:
            if seat not in self.given and (only := self.forced(seat)) is not None:
                self.given[seat] = only

    def renew(self, keep: Seat | None) -> None:
        """Make the options again from a re-dealt State; sealed answers of other seats are forgotten."""
        self._forms.clear()
        if self.closes == "all":
            self.given = {seat: answer for seat, answer in self.given.items() if seat == keep}
            self.give_forced()

    def renewed(self, options: Options) -> Ask:
        """The same question once more, with other options."""
        return Ask(
            self.g, self.name, self.clause, self.seats, options, self.closes, self.why_not, self.is_final,
            self.is_forced_too, self.orders, self.unit, self.decider, self.about, self.secret_until, self.is_secret,
        )  # fmt: skip

    def outcome(self) -> Any:
        """What the rule gets once the ask has closed."""
        if self.closes == "all":
            return {seat: self.given[seat] for seat in self.seats}
        if self.closes == "any":
            return next(iter(self.given.items()))
        return next(iter(self.given.values()))


class Given:
    """An answer that needs nobody: awaiting it goes straight on."""

    __slots__ = ("answer",)

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def __await__(self) -> Generator[Ask, Any, Any]:
        return self.answer
        yield  # makes this a generator: an awaitable must be one


def choose(
    g: State,
    seat: Seat,
    name: str,
    clause: str,
    options: Options,
    *,
    why_not: WhyNot | None = None,
    final: bool = False,
    forced_too: bool = False,
    calm: bool = True,
    secret_until: str = "",
    is_secret: IsSecret | None = None,
    orders: Sequence[str] = (),
    unit: str | None = None,
    about: dict[str, Any] | None = None,
) -> Awaitable[str]:
    """One seat decides. A single legal answer is told as forced, unless `forced_too` makes it a real question.

    `calm=False` marks a question between a roll and its result: no standing offer comes between. `secret_until` says
    how long its seat alone knows the answer, also in the record of a running match; `is_secret` which answers that
    holds for, if not for all.
    """
    ask = Ask(
        g, name, clause, (seat,), options, "one", why_not, final, forced_too, orders, unit, None, about, secret_until,
        is_secret,
    )  # fmt: skip
    if calm and type(g).any_time is not None:
        return _with_offers(ask)
    return ask if forced_too else _unless_forced(ask)


def _unless_forced(ask: Ask) -> Awaitable[str]:
    """The ask itself, or its only answer, told as forced (a secret one to its seat alone)."""
    seat = ask.seats[0]
    only = ask.forced(seat)
    if only is None:
        return ask
    if ask.secret_of(only):
        ask.g.tell_secret("forced", ask.clause, [seat], {"answer": only}, seat=seat, ask=ask.name)
    else:
        ask.g.tell("forced", ask.clause, seat=seat, ask=ask.name, answer=only)
    return Given(only)


async def _with_offers(ask: Ask) -> str:
    """The question with what its seat may do at any time: an offer is carried out and the question is put again."""
    g, seat, own = ask.g, ask.seats[0], ask.options
    any_time, take_offer = type(g).any_time, type(g).take_offer
    assert any_time is not None and take_offer is not None

    def with_offers(g: State, seat: Seat) -> Made:
        options = own(g, seat)
        return options + any_time(g, seat) if isinstance(options, list) else options

    while True:
        again = ask.renewed(with_offers)
        answer = await (again if ask.is_forced_too else _unless_forced(again))
        if answer not in any_time(g, seat):
            return answer
        await take_offer(g, seat, answer)


def ask_all(
    g: State,
    seats: Sequence[Seat],
    name: str,
    clause: str,
    options: Options,
    *,
    why_not: WhyNot | None = None,
    forced_too: bool = False,
    secret_until: str = UNTIL_CLOSED,
    about: dict[str, Any] | None = None,
) -> Awaitable[dict[Seat, str]]:
    """Several seats decide secretly at the same time; answers stay sealed until the last is in, and are final.

    What the rules do not show at once stays secret for longer: `secret_until` names the event that shows it. A seat
    without any legal answer is left out.
    """
    ask = Ask(g, name, clause, seats, options, "all", why_not, True, forced_too, about=about, secret_until=secret_until)
    ask.seats = [seat for seat in seats if ask.raw(seat)]
    ask.give_forced()
    return ask if ask.waiting() else Given(ask.outcome())


def ask_any(
    g: State,
    seats: Sequence[Seat],
    name: str,
    clause: str,
    options: Options,
    *,
    why_not: WhyNot | None = None,
    about: dict[str, Any] | None = None,
) -> Awaitable[tuple[Seat, str]]:
    """The first answer of any of these seats counts."""
    return Ask(g, name, clause, seats, options, "any", why_not, about=about)


def ask_agreed(
    g: State,
    seats: Sequence[Seat],
    name: str,
    clause: str,
    options: Options,
    *,
    decider: Seat,
    why_not: WhyNot | None = None,
    about: dict[str, Any] | None = None,
) -> Awaitable[str]:
    """Open answers that may be changed, until all say the same or the decider settles it."""
    return Ask(g, name, clause, seats, options, "agree", why_not, decider=decider, about=about)
