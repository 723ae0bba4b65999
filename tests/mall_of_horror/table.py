"""A table for tests of Mall of Horror: a position in words, scripted chance, and short questions about what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.tools.position import Position
from untot.games.mall_of_horror import GAME
from untot.games.mall_of_horror.facts import defence
from untot.games.mall_of_horror.pieces import FULL_DECK, OWNER_OF, Phase
from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat
from untot.kernel.live import Talk
from untot.kernel.seeing import Seen
from untot.kernel.state import OptionValue, Step


class Table(Position[MallState]):
    """A position of this game, and short questions about it."""

    game = GAME

    # -- what is asked ------------------------------------------------------------------------------------------

    @property
    def asked(self) -> list[str]:
        """The colours whose answer is awaited."""
        return [] if self.match.ask is None else [self.g.colours[seat] for seat in self.match.ask.waiting()]

    def options(self, colour: str) -> list[str]:
        assert self.match.ask is not None, "nobody is asked"
        return self.match.ask.answers(self.seat(colour))

    def answer(self, colour: str, answer: str) -> Table:
        self.match.answer(self.seat(colour), answer)
        return self

    def all_pass(self) -> Table:
        """Everybody passes until a question without a pass comes, or none."""
        while self.match.ask is not None and "pass" in self.match.ask.answers(self.match.ask.waiting()[0]):
            self.match.answer(self.match.ask.waiting()[0], "pass")
        return self

    def vote(self, **ballots: str) -> Table:
        """Cast these ballots: `vote(red="blue", blue="red")`."""
        for colour, choice in ballots.items():
            self.answer(colour, f"vote:{choice}")
        return self

    def say(self, colour: str, text: str) -> Table:
        """Talk at the table, open to all."""
        self.match.say(self.seat(colour), Talk(text))
        return self

    def turns(self, ask: str) -> list[str]:
        """Who is asked this, one after the other; each gives his first answer: a pass, or a move as chosen."""
        colours = []
        while self.ask == ask:
            colour = self.asked[0]
            colours.append(colour)
            self.answer(colour, self.options(colour)[0])
        return colours

    def play_on(self) -> Table:
        """Everybody gives the first answer there is, until nothing is asked any more."""
        while self.ask is not None:
            self.turns(self.ask)
        return self

    def refused(self, colour: str, answer: str) -> str | None:
        """The clause with which this answer is refused; None if it would be taken. Nothing changes."""
        return self.refusal_of(self.seat(colour), answer)

    # -- what happened ------------------------------------------------------------------------------------------

    @property
    def ballot(self) -> dict[str, Any]:
        """The ballot that was revealed last: `weights` by voter, `totals` by candidate."""
        return self.told("ballots_revealed")[-1]

    @property
    def eaten(self) -> list[str]:
        """Who was eaten, in order."""
        return [args["character"] for args in self.told("character_eaten")]

    def defence(self, location: str) -> int:
        return defence(self.g, location)

    def seat(self, colour: str) -> Seat:
        return self.g.colours.index(colour)

    def at(self, location: str) -> list[str]:
        """Who stands there."""
        return [character for character, place in self.g.where.items() if place == location]

    def hand(self, colour: str) -> list[str]:
        return self.g.hands[self.seat(colour)]

    def seen_by(self, colour: str | None) -> Seen:
        return Seen(self.match, None if colour is None else self.seat(colour))


def table(
    players: str = "red blue yellow green",
    *,
    where: dict[str, str] | None = None,
    elsewhere: tuple[str, int] | None = None,
    zombies: dict[str, int] | None = None,
    hands: dict[str, str] | None = None,
    closed: str | None = None,
    hidden: str = "",
    played: str = "",
    badge: str | None = None,
    elected: bool = False,
    eliminated: dict[str, int] | None = None,
    destinations: dict[str, str] | None = None,
    unplaced: str = "",
    deck: str | None = None,
    round_: int = 1,
    phase: Phase = "attack",
    steps: Sequence[Step] | None = None,
    chance: list[int] | None = None,
    **options: OptionValue,
) -> Table:
    """A position in words, and the steps to carry out.

    `where={"parking": "red.pin_up blue.gunman"}`; `elsewhere=("supermarket", 8)` adds that many characters that
    nobody plays, so that the end is far; `hands={"red": "threat pistol"}`; `steps=[("attack_location", "parking")]`,
    and `chance=dice(3, 4)` says what falls, in order; anything else that is drawn is an error.
    """
    colours = players.split()
    state = GAME.set_up(len(colours), GAME.checked_options(len(colours), options), bytes(32))
    assert isinstance(state, MallState)
    state.colours = colours
    state.round, state.phase, state.chief_elected = round_, phase, elected
    state.badge = colours.index(badge) if badge else 0
    state.agenda = list(reversed(steps or []))
    state.where = {character: place for place, crowd in (where or {}).items() for character in crowd.split()}
    if elsewhere:
        state.where |= dict.fromkeys(_strangers(colours, elsewhere[1]), elsewhere[0])
    state.zombies |= zombies or {}
    state.hidden, state.played, state.unplaced = hidden.split(), played.split(), unplaced.split()
    state.closed = state.closed if closed is None else closed.split()
    state.hands = [(hands or {}).get(colour, "").split() for colour in colours]
    state.deck = list(FULL_DECK) if deck is None else deck.split()
    state.eliminated = [(eliminated or {}).get(colour, 0) for colour in colours]
    state.destinations = {colours.index(colour): place for colour, place in (destinations or {}).items()}
    return Table(state, chance or [])


def new_game(seats: int, chance: list[int] | None = None, **options: OptionValue) -> Table:
    """A match from its very beginning: the first seat is asked for its colour; until it has one it is called ""."""
    state = GAME.set_up(seats, GAME.checked_options(seats, options), bytes(32))
    assert isinstance(state, MallState)
    return Table(state, chance or [])


def seated_game(players: str, chance: list[int], **options: OptionValue) -> Table:
    """A match from its beginning in which everybody has taken his colour, in the order of the seats."""
    t = new_game(len(players.split()), chance, **options)
    for seat, colour in enumerate(players.split()):
        if not t.g.colours[seat]:
            t.match.answer(seat, f"colour:{colour}")
    return t


UNSHUFFLED = list(range(len(FULL_DECK) - 1, 0, -1))
"""The scripted chance of a shuffle that leaves all cards as they stand in the catalogue: three Threats on top."""


def _strangers(colours: list[str], count: int) -> list[str]:
    """Characters of colours that are not in play; they only keep the match alive."""
    strangers = [character for character, owner in OWNER_OF.items() if owner not in colours]
    assert len(strangers) >= count, "too many strangers asked for"
    return strangers[:count]
