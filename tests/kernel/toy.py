"""A toy game for the kernel's tests: it has one step for everything that the kernel can do, and no sense."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct

from untot.kernel.asking import UNTIL_THE_END, Ask, ask_agreed, ask_all, ask_any, choose
from untot.kernel.chance import chance_key, seed_of
from untot.kernel.contract import simulate
from untot.kernel.events import WORLD, Seat
from untot.kernel.forms import Arrange, Field, Fields, Numbers, Share
from untot.kernel.game import Game, Guide, Option, Shuffler, Sides, all_together, each_alone
from untot.kernel.live import LiveMatch
from untot.kernel.match import Match
from untot.kernel.state import OptionValue, State, Step
from untot.kernel.tracking import Track

LETTERS = "abcdefghij"
M = TypeVar("M", bound=Match)


@dataclass(slots=True)
class Bag:
    """A part of the State with parts of its own."""

    things: list[str]
    by_seat: dict[Seat, list[str]]


@dataclass(slots=True)
class ToyState(State):
    """What lies on the toy table: hidden letters, open notes of all that was answered, potions for standing offers."""

    deck: list[str]
    hands: list[list[str]]
    notes: list[str]
    potions: list[int]
    rolled: int
    bag: Bag | None
    coins: list[str]


# -- steps with one question, one per form ----------------------------------------------------------------------


def deal(g: ToyState) -> None:
    g.deck = list(LETTERS)
    g.shuffle(g.deck)
    for seat in range(g.seats):
        g.hands[seat] = [g.deck.pop() for _ in range(3)]
        g.tell_secret("dealt", "TY-1", side_of(g, seat), {"cards": list(g.hands[seat])}, seat=seat)


async def show_letter(g: ToyState, seat: Seat) -> None:
    """A pick of something hidden, which becomes open."""
    answer = await choose(g, seat, "show_letter", "TY-2", own_letters, why_not=why_not_letter)
    g.hands[seat].remove(answer.removeprefix("show:"))
    g.uncover()
    note(g, seat, answer)


def own_letters(g: ToyState, seat: Seat) -> list[str]:
    return [f"show:{letter}" for letter in g.hands[seat]]


def why_not_letter(g: ToyState, seat: Seat, answer: str) -> str | None:
    return None if answer in own_letters(g, seat) else "TY-2"


async def trade(g: ToyState, seat: Seat) -> None:
    """Fields, the second of which depends on the first."""
    note(g, seat, await choose(g, seat, "trade", "TY-3", trades))


def trades(g: ToyState, seat: Seat) -> Fields:
    gets = {"give:axe": ["get:gun", "get:bat"], "give:gun": ["get:axe"]}
    return Fields([Field("give", {"": list(gets)}), Field("get", gets, of=0), Field("to", {"": ["to:0", "to:1"]})])


async def share_hits(g: ToyState, seat: Seat) -> None:
    note(g, seat, await choose(g, seat, "share_hits", "TY-4", lambda g, seat: Share(3, {"x": 1, "y": 2, "z": 3})))


async def arrange_pieces(g: ToyState, seat: Seat) -> None:
    slots = {"p": ["left", "right"], "q": ["left"], "r": ["left", "right"]}
    form = Arrange(slots, {"left": 2, "right": 1})
    note(g, seat, await choose(g, seat, "arrange_pieces", "TY-5", lambda g, seat: form))


async def aim(g: ToyState, seat: Seat) -> None:
    note(g, seat, await choose(g, seat, "aim", "TY-6", lambda g, seat: AIM))


AIM = Numbers({"angle": (-1800, 1800), "force": (1, 1_000_000_000)})


class Flick(Struct, frozen=True):
    """What the world is asked."""

    jitter: int


class Rest(Struct, frozen=True):
    """What it answers: where the disc has come to rest, and what it has touched on its way."""

    x: Annotated[int, Meta(ge=0, le=999)]
    y: Annotated[int, Meta(ge=0, le=999)]
    touched: list[Literal["crate", "wall"]]


def why_not_rest(g: State, rest: Rest) -> str | None:
    """Nothing is touched twice."""
    return "TY-7" if len(set(rest.touched)) < len(rest.touched) else None


# -- steps with other ways of asking ----------------------------------------------------------------------------


async def flick(g: ToyState) -> None:
    """The world answers; what it needs of chance is drawn first."""
    rest = await simulate(g, "flick", "TY-7", Flick(g.below(1000)[0]), Rest, why_not_rest)
    note(g, WORLD, f"x={rest.x} y={rest.y} {'+'.join(rest.touched)}".strip())


async def vote(g: ToyState) -> None:
    ballots = await ask_all(g, range(g.seats), "vote", "TY-8", seats_in_play, why_not=lambda g, seat, answer: "TY-8")
    g.uncover()
    for seat, answer in ballots.items():
        note(g, seat, answer)


def seats_in_play(g: ToyState, seat: Seat) -> list[str]:
    return [f"vote:{other}" for other in range(g.seats)]


async def hide_coins(g: ToyState) -> None:
    """Secret answers that stay so when all are in, until the coins are shown."""
    form = ["coin:left", "coin:right"]
    hidden = await ask_all(g, range(g.seats), "hide_coins", "TY-21", lambda g, seat: form, secret_until="coins_shown")
    g.coins = [answer.removeprefix("coin:") for answer in hidden.values()]


def show_coins(g: ToyState) -> None:
    g.uncover()
    g.tell("coins_shown", "TY-22", coins=list(g.coins))


async def race(g: ToyState) -> None:
    seat, answer = await ask_any(g, range(g.seats), "race", "TY-9", lambda g, seat: ["here", "there"])
    note(g, seat, answer)


async def agree(g: ToyState) -> None:
    ways = ["go:north", "go:south"]
    note(g, 0, await ask_agreed(g, range(g.seats), "agree", "TY-10", lambda g, seat: ways, decider=0, calm=True))


async def guess(g: ToyState, seat: Seat) -> None:
    """A question between a roll and its result: no standing offer comes between."""
    g.rolled = g.roll(1)[0]
    note(g, seat, await choose(g, seat, "guess", "TY-11", lambda g, seat: ["high", "low"], calm=False))


async def whisper_number(g: ToyState, seat: Seat) -> None:
    """A secret answer, which can still be taken back."""
    await choose(
        g, seat, "whisper_number", "TY-12", lambda g, seat: ["one", "two"], secret_until=UNTIL_THE_END, orders=("one",)
    )


async def swear(g: ToyState, seat: Seat) -> None:
    """A final answer."""
    note(g, seat, await choose(g, seat, "swear", "TY-13", lambda g, seat: ["yes", "no"], final=True))


async def wave(g: ToyState, seat: Seat) -> None:
    """An answer that can be taken back, or given by a standing order."""
    note(g, seat, await choose(g, seat, "wave", "TY-14", lambda g, seat: ["left", "right"], orders=("right",)))


async def show_both(g: ToyState, seat: Seat) -> None:
    """Two questions in one step, both about hidden letters."""
    await show_letter(g, seat)
    await show_letter(g, seat)


async def settle_twice(g: ToyState) -> None:
    """Two agreements in one step."""
    await agree(g)
    await agree(g)


def roll(g: ToyState) -> None:
    g.rolled = g.roll(1, 1000)[0]
    g.tell("rolled", "TY-15", number=g.rolled)


# -- the agenda -------------------------------------------------------------------------------------------------


def note_step(g: ToyState, text: str) -> None:
    g.notes.append(text)


def cut_to(g: ToyState, step: str) -> None:
    g.notes.append("cut")
    g.cut(step)


def mark(g: ToyState) -> None:
    g.notes.append("mark")


def finish(g: ToyState) -> None:
    g.tell("finished", "TY-16")
    g.end("all_done", [0], [1] * g.seats)


def note(g: ToyState, seat: Seat, answer: str) -> None:
    g.notes.append(f"{seat}:{answer}")
    g.tell("noted", "TY-17", seat=seat, answer=answer)


def standing_offers(g: ToyState, seat: Seat) -> list[str]:
    return ["drink"] if g.potions[seat] else []


def take_offer(g: ToyState, seat: Seat, offer: str) -> list[Step]:
    return [("drink", seat), ("taste", seat)]


def drink(g: ToyState, seat: Seat) -> None:
    g.potions[seat] -= 1
    note(g, seat, "drink")


async def taste(g: ToyState, seat: Seat) -> None:
    """An offer may lead to questions of its own."""
    note(g, seat, await choose(g, seat, "taste", "TY-24", lambda g, seat: ["sweet", "sour"], calm=False))


ToyState.any_time = standing_offers
ToyState.take_offer = take_offer


# -- the front door ---------------------------------------------------------------------------------------------

WHOLE: tuple[Step, ...] = (
    ("deal",), ("show_letter", 0), ("trade", 1), ("share_hits", 0), ("arrange_pieces", 1), ("aim", 0), ("flick",),
    ("vote",), ("race",), ("agree",), ("guess", 1), ("whisper_number", 0), ("swear", 1), ("wave", 0), ("wave", 1),
    ("show_both", 1), ("roll",), ("settle_twice",), ("finish",),
)  # fmt: skip
"""A whole toy match."""


def set_up(seats: int, options: dict[str, OptionValue], key: bytes) -> ToyState:
    return ToyState(
        seats=seats, options=options, chance_key=key, chance_counter=0, chance_branch=0, uncovered=0,
        agenda=list(reversed(WHOLE)), result=None, deck=[], hands=[[] for _ in range(seats)], notes=[],
        potions=[int(options["potions"])] * seats, rolled=0, bag=None, coins=[],
    )  # fmt: skip


def sides(options: Mapping[str, OptionValue], seats: int) -> Sides:
    """Everybody alone; the first against the others; or all together."""
    if options["mode"] == "versus":
        return ((0,), tuple(range(1, seats)))
    return all_together(options, seats) if options["mode"] == "together" else each_alone(options, seats)


def side_of(g: ToyState, seat: Seat | None) -> tuple[Seat, ...]:
    return next((side for side in sides(g.options, g.seats) if seat in side), ())


def view(g: ToyState, seat: Seat | None) -> dict[str, Any]:
    hand = [] if seat is None else list(g.hands[seat])
    shared = {str(other): list(g.hands[other]) for other in side_of(g, seat) if other != seat}
    return {
        "hand": hand,
        "shared": shared,
        "sizes": [len(hand) for hand in g.hands],
        "deck": len(g.deck),
        "notes": list(g.notes),
    }


def redeal(g: ToyState, seat: Seat | None, rng: Shuffler) -> None:
    """Shuffle all letters that neither this seat nor its side holds, and lay them back."""
    piles = [g.deck, *(hand for other, hand in enumerate(g.hands) if other != seat and other not in side_of(g, seat))]
    letters = [letter for pile in piles for letter in pile]
    rng.shuffle(letters)
    for pile in piles:
        pile[:] = [letters.pop() for _ in pile]


def why_not_now(g: ToyState, ask: Ask, seat: Seat, answer: str) -> str | None:
    return "TY-18" if answer.startswith("show:") else None


def why_not_say(g: ToyState, seat: Seat, to: Seat | None) -> str | None:
    return "TY-19" if g.options["whispers"] == "off" and to is not None else None


RULES = {
    rule.__name__: rule
    for rule in (
        deal, show_letter, trade, share_hits, arrange_pieces, aim, flick, vote, hide_coins, show_coins, race,
        agree, guess, whisper_number, swear, wave, show_both, settle_twice, roll, note_step, cut_to, mark, finish,
        drink, taste,
    )
}  # fmt: skip

TOY = Game(
    name="toy",
    prefix="TY",
    rules_version=3,
    seat_counts=(2, 3),
    seats_clause="TY-0",
    options={
        "whispers": Option(("on", "off"), ("TY-19",)),
        "potions": Option((0,), ("TY-20",), most=5),
        "mode": Option(("alone", "versus", "together"), ("TY-23",)),
    },
    sides=sides,
    state=ToyState,
    set_up=set_up,
    rules=RULES,
    view=view,
    redeal=redeal,
    why_not_now=why_not_now,
    why_not_say=why_not_say,
    seat_name=lambda g, seat: f"p{seat}",
    guide=Guide(
        value=lambda g, seat: 0.5,
        sensible=lambda g, ask, seat, memory: {},
        horizon=lambda g: 0,
        phrases={"hello": ("who",)},
        recall=lambda seen, memory: None,
        speak=lambda seen, memory, rng: None,
    ),
)


def toy_of(*steps: Step) -> Game:
    """The toy game with these steps alone."""

    def set_up_these(seats: int, options: dict[str, OptionValue], key: bytes) -> ToyState:
        state = set_up(seats, options, key)
        state.agenda = list(reversed(steps))
        return state

    return replace(TOY, set_up=set_up_these)


def toy(*steps: Step, seats: int = 2, seed: int = 0, **options: OptionValue) -> Match:
    """A match of these steps alone, with its track and its events."""
    state = toy_of(*steps).set_up(seats, TOY.checked_options(seats, options), chance_key(seed_of(seed)))
    return Match(TOY, state, Track([], []), listens=True)


def live_toy(*steps: Step, seats: int = 2, seed: int = 0, **options: OptionValue) -> LiveMatch:
    """A match of these steps with its record."""
    return LiveMatch.begin(toy_of(*steps), seats, seed_of(seed), options, is_secret=False)


def notes(match: Match) -> list[str]:
    assert isinstance(match.state, ToyState)
    return match.state.notes


def state_of(match: Match) -> ToyState:
    assert isinstance(match.state, ToyState)
    return match.state


def play(match: M, *answers: tuple[Seat, str] | str) -> M:
    """Give these answers, the world's by the world; a plain text is an answer of the first seat that is waited for."""
    for given in answers:
        seat, answer = (asked(match)[0], given) if isinstance(given, str) else given
        if seat == WORLD:
            match.happen(answer)
        else:
            match.answer(seat, answer)
    return match


def options(match: Match, seat: Seat) -> list[str]:
    assert match.ask is not None, "nobody is asked"
    return match.ask.answers(seat)


def asked(match: Match) -> Sequence[Seat]:
    assert match.ask is not None, "nobody is asked"
    return match.ask.waiting()
