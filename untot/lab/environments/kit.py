"""Kit: what all episodes of a game share - its actions, the layout of its observations, and how a seat looks at it."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

import numpy as np
from numpy.typing import NDArray

from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.game import Game
from untot.kernel.match import Match
from untot.lab.environments.layout import Column, Ids, part_of
from untot.lab.environments.measured import Measured, load, view_type
from untot.lab.environments.walking import Walk
from untot.lab.environments.words import WAIT, Vocabulary

SAID: Final = 12
"""So many of the last things that were said in the answer at hand."""
HEAD: Final = (
    Column("question", "id"),
    Column("question.mine", "flag"),
    Column("question.unit", "id"),
    *(Column(f"said.{number}", "id") for number in range(SAID)),
)
"""Before the View: which question is open, whether it is for this seat, whose turn of its units it is, and what it has
said in its answer so far (an id, or for a number its name and then itself)."""

Observation = NDArray[np.int32]
Mask = NDArray[np.int8]


class Kit:
    """Actions and layout of one game."""

    def __init__(self, game: Game, measured: Measured) -> None:
        self.game = game
        self.vocabulary = Vocabulary(measured.words)
        self.ids = Ids([*measured.words, *measured.names])
        self._part = part_of(view_type(game), "", measured, self.ids)
        self.size = len(HEAD) + self._part.size
        self._empty = array("i", bytes(4 * self.size))

    @property
    def columns(self) -> Iterator[Column]:
        yield from HEAD
        yield from self._part.columns("")

    @property
    def fingerprint(self) -> str:
        """Changes with the layout or the actions: what was trained with another one does not fit."""
        spelled = "\n".join([*map(repr, self.columns), *self.vocabulary.names(), *self.ids.ids])
        return blake2b(spelled.encode(), digest_size=8).hexdigest()

    # -- looking ------------------------------------------------------------------------------------------------

    def view_row(self, match: Match, seat: Seat) -> array[int]:
        """The View of a seat, with an empty head before it."""
        row = self._empty[:]
        self._part.write(row, len(HEAD), self.game.view(match.state, seat))
        return row

    def fill_head(self, row: array[int], ask: Ask | None, walk: Walk | None) -> None:
        """The question, and for who is asked the beginning of his answer (`walk`)."""
        if ask is None:
            return
        row[0] = self.ids.number(ask.name)
        if walk is None:
            return
        row[1], row[2] = 1, self.ids.number(ask.unit or "")
        said = [number for saying in walk.said() for number in self._spoken(*saying)][-SAID:]
        row[3 : 3 + len(said)] = array("i", said)

    def _spoken(self, token: str, number: int | None) -> tuple[int, ...]:
        known = self.ids.number(token)
        return (known,) if number is None else (known, number)

    def mask(self, walk: Walk | None, may_wait: bool) -> Mask:
        """Which actions are possible; none for who is not asked."""
        mask = np.zeros(self.vocabulary.size, np.int8)
        if walk is not None:
            mask[list(walk.choices)] = 1
            mask[WAIT] = may_wait
        return mask


def seen_by(kit: Kit, match: Match, seat: Seat, walk: Walk | None) -> Observation:
    """What a seat sees, as numbers; `walk` is its answer in the making, if it is asked."""
    row = kit.view_row(match, seat)
    kit.fill_head(row, match.ask, walk)
    return np.frombuffer(row, np.int32)


_KITS: dict[int, tuple[Game, Kit]] = {}


def kit_of(game: Game) -> Kit:
    """The kit of a game, made once."""
    known = _KITS.get(id(game))
    if known is None:
        known = _KITS[id(game)] = game, Kit(game, load(game))
    return known[1]
