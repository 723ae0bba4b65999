"""Asks: the only way anything from outside enters the rules - a person's choice, a bot's, or the physics' answer.

`await choose(...)` asks one seat, `await ask_all(...)` several at once and secretly, `await ask_any(...)` whoever comes
first, `await ask_agreed(...)` until all say the same; how the world is asked stands in kernel/contract.py. Options are
functions of the State, never lists made before an `await`: an imagined State makes them anew.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Mapping, Sequence
from typing import Any, Final, Literal

from untot.kernel.events import Seat
from untot.kernel.forms import Form, Made, beside, form_of
from untot.kernel.state import SetAside, State

Options = Callable[[Any, Seat], Made]
Offers = Callable[[Any, Seat], list[str]]
"""Words that a seat may say instead of an answer."""
WhyNot = Callable[[Any, Seat, str], str | None]
Orders = Sequence[str] | Mapping[str, Callable[[Any], str]]
"""Standing orders that can answer: words that are answers, or names, each with how its answer is found in the State."""
IsSecret = Callable[[str], bool]
"""Which answers of a question are secret, where not all are."""
Closing = Literal["one", "all", "any", "agree"]
UNTIL_CLOSED: Final = "closed"
UNTIL_THE_END: Final = "end"
"""How long answers are secret; "" is not at all, any other word is the name of the event that shows them."""


class Ask:
    """An open question. `given` holds what is in already: sealed ballots, forced answers, open agreements.

    `offers` are what may be said beside the answers; `is_proposal` tells which answers need the agreement of all where
    otherwise the first one counts.
    """

    __slots__ = (
        "_forms",
        "_offered",
        "_own",
        "about",
        "clause",
        "closes",
        "decider",
        "g",
        "given",
        "is_final",
        "is_forced_too",
        "is_proposal",
        "is_secret",
        "name",
        "offers",
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
        orders: Orders = (),
        unit: str | None = None,
        decider: Seat | None = None,
        about: dict[str, Any] | None = None,
        secret_until: str = "",
        is_secret: IsSecret | None = None,
        offers: Offers | None = None,
        is_proposal: Callable[[str], bool] | None = None,
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
        self.offers = offers
        self.is_proposal = is_proposal
        self.given: dict[Seat, str] = {}
        self._own: dict[Seat, Made] = {}
        self._forms: dict[Seat, Made] = {}
        self._offered: dict[Seat, list[str]] = {}

    def __await__(self) -> Generator[Ask, Any, Any]:
        """The answer; but if a standing offer is taken, the running step is set aside for it and begins anew."""
        answer = yield self
        if self.offers is not None and self.is_offer(self.seats[0], answer):
            take_offer = type(self.g).take_offer
            assert take_offer is not None
            raise SetAside(take_offer(self.g, self.seats[0], answer))
        return answer

    def secret_of(self, answer: str) -> str:
        """How long this answer is secret; "" if it is not."""
        return self.secret_until if self.is_secret is None or self.is_secret(answer) else ""

    def waiting(self) -> list[Seat]:
        """The seats whose answer is still missing, or may be changed."""
        if self.closes == "one":
            return list(self.seats)
        if self.closes == "agree" or self.is_proposal is not None:
            return list(self.seats)
        return [seat for seat in self.seats if seat not in self.given]

    def own(self, seat: Seat) -> Made:
        """What this seat may answer, as the rule made it: a plain list stands for a `Pick`."""
        made = self._own.get(seat)
        if made is None:
            made = self._own[seat] = self.options(self.g, seat)
        return made

    def raw(self, seat: Seat) -> Made:
        """What this seat may say: its answers, and what is on offer beside them."""
        if self.offers is None:
            return self.own(seat)
        made = self._forms.get(seat)
        if made is None:
            made = self._forms[seat] = beside(self.own(seat), self.offered(seat))
        return made

    def offered(self, seat: Seat) -> list[str]:
        """What this seat may say beside its answers."""
        if self.offers is None:
            return []
        offered = self._offered.get(seat)
        if offered is None:
            offered = self._offered[seat] = self.offers(self.g, seat)
        return offered

    def is_offer(self, seat: Seat, said: str) -> bool:
        return said in self.offered(seat)

    def form(self, seat: Seat) -> Form:
        return form_of(self.raw(seat))

    def answers(self, seat: Seat) -> list[str]:
        """All complete answers of this seat; for forms that are known to be small."""
        form = self.raw(seat)
        return form if isinstance(form, list) else form.answers()

    def forced(self, seat: Seat) -> str | None:
        """The only legal answer, if there is just one; what is on offer beside it makes no question of it."""
        return forced_answer(self.own(seat))

    def ordered(self, order: str) -> str:
        """What somebody answers who has given this standing order."""
        return self.orders[order](self.g) if isinstance(self.orders, Mapping) else order

    def give_forced(self) -> None:
        """Fill in what leaves no choice, unless the clause makes it a real question."""
        if self.is_forced_too:
            return
        for seat in self.seats:
            if seat not in self.given and (only := forced_answer(self.own(seat))) is not None:
                self.given[seat] = only

    def renew(self, keep: Seat | None) -> None:
        """Make the options again from a re-dealt State; sealed answers of other seats are forgotten."""
        self._own.clear()
        self._forms.clear()
        self._offered.clear()
        if self.closes == "all":
            self.given = {seat: answer for seat, answer in self.given.items() if seat == keep}
            self.give_forced()

    def has_closed(self, answer: str, settles: bool) -> bool:
        """Whether the answer that has just come in was the last one needed."""
        if self.closes == "all":
            return len(self.given) == len(self.seats)
        if self.closes == "agree" or (self.is_proposal is not None and self.is_proposal(answer)):
            return settles or (len(self.given) == len(self.seats) and len(set(self.given.values())) == 1)
        return True

    def outcome(self, seat: Seat, answer: str) -> Any:
        """What the rule gets once the ask has closed with this answer."""
        if self.closes == "all":
            return {seat: self.given[seat] for seat in self.seats}
        return (seat, answer) if self.closes == "any" else answer


def forced_answer(made: Made) -> str | None:
    """The only answer that a form has, if there is just one."""
    if isinstance(made, list):
        return made[0] if len(made) == 1 else None
    return made.only_answer()


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
    orders: Orders = (),
    unit: str | None = None,
    about: dict[str, Any] | None = None,
) -> Awaitable[str]:
    """One seat decides. A single legal answer is told as forced, unless `forced_too` makes it a real question.

    `calm=False` marks a question between a roll and its result: no standing offer comes between. `secret_until` says
    how long its seat alone knows the answer, also in the record of a running match; `is_secret` which answers that
    holds for, if not for all.
    """
    offers = type(g).any_time if calm else None
    ask = Ask(
        g, name, clause, (seat,), options, "one", why_not, final, forced_too, orders, unit, None, about, secret_until,
        is_secret, offers,
    )  # fmt: skip
    if not forced_too and not g.asks_as_before and (only := ask.forced(seat)) is not None:
        return _told_as_forced(ask, only)
    return ask


def _told_as_forced(ask: Ask, only: str) -> Awaitable[str]:
    """The only answer, told as forced; a secret one to its seat alone."""
    seat = ask.seats[0]
    ask.g.note_forced()
    if ask.secret_of(only):
        ask.g.tell_secret("forced", ask.clause, [seat], {"answer": only}, seat=seat, ask=ask.name)
    else:
        ask.g.tell("forced", ask.clause, seat=seat, ask=ask.name, answer=only)
    return Given(only)


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
    ask.seats = [seat for seat in seats if ask.own(seat)]
    if not forced_too:
        ask.give_forced()
    return ask if len(ask.given) < len(ask.seats) else Given(ask.given)


def ask_any(
    g: State,
    seats: Sequence[Seat],
    name: str,
    clause: str,
    options: Options,
    *,
    why_not: WhyNot | None = None,
    about: dict[str, Any] | None = None,
    is_proposal: Callable[[str], bool] | None = None,
    decider: Seat | None = None,
) -> Awaitable[tuple[Seat, str]]:
    """The first answer of any of these seats counts; but a proposal only if all say the same or the decider settles it.

    With two kinds of answers everybody does at once what is his own, and the common things are agreed on.
    """
    return Ask(g, name, clause, seats, options, "any", why_not, decider=decider, about=about, is_proposal=is_proposal)


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
    calm: bool = False,
) -> Awaitable[str]:
    """Open answers that may be changed, until all say the same or the decider settles it.

    With `calm` the standing offers of the decider may be agreed on as well.
    """
    any_time = type(g).any_time if calm else None
    offers = None if any_time is None else lambda g, seat: any_time(g, decider)
    return Ask(g, name, clause, seats, options, "agree", why_not, decider=decider, about=about, offers=offers)
