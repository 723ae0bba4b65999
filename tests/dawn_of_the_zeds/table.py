"""A table for tests of Dawn of the Zeds: a position in words, scripted chance, and short questions about what happens.

Pieces are written as on the counter, with what lies on them: `"5/3 reduced 2"`, `"civilians_1 defiant"`, `"wolves"`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from tests.tools.position import Position
from untot.games.dawn_of_the_zeds import GAME
from untot.games.dawn_of_the_zeds.board import TOWN_CENTER
from untot.games.dawn_of_the_zeds.decks import new_deck
from untot.games.dawn_of_the_zeds.pieces import UNITS, UPGRADES, ZEDS
from untot.games.dawn_of_the_zeds.placing import change_unit, change_zed, put_unit, put_zed
from untot.games.dawn_of_the_zeds.state import DawnState, Modifier, Unit, Zed
from untot.kernel.events import Seat
from untot.kernel.seeing import Seen
from untot.kernel.state import OptionValue, Step

Pieces = Mapping[str, str]
"""By space: pieces, separated by commas."""


class Table(Position[DawnState]):
    """A position of this game, and short questions about it."""

    game = GAME

    # -- what is asked ------------------------------------------------------------------------------------------

    @property
    def asked(self) -> list[Seat]:
        """The seats whose answer is awaited."""
        return [] if self.match.ask is None else self.match.ask.waiting()

    @property
    def options(self) -> list[str]:
        """All answers of the first seat that is asked."""
        assert self.match.ask is not None, "nobody is asked"
        return self.match.ask.answers(self.asked[0])

    def answer(self, *answers: str, seat: Seat | None = None) -> Self:
        """These answers, one after the other, of this seat or of the one that is asked."""
        for answer in answers:
            assert self.match.ask is not None, f"nobody is asked for {answer}"
            self.match.answer(self.asked[0] if seat is None else seat, answer)
        return self

    def refused(self, answer: str, seat: Seat = 0) -> str | None:
        return self.refusal_of(seat, answer)

    def roll(self, *faces: int) -> Self:
        """These dice fall next."""
        self.g.script_chance(*(face - 1 for face in faces))
        return self

    def seen_by(self, seat: Seat | None) -> Seen:
        return Seen(self.match, seat)

    # -- who stands where ---------------------------------------------------------------------------------------

    def zeds(self, space: str) -> list[str]:
        """The zeds of a space in words, the strongest first."""
        zeds = sorted(self.g.zeds_at.get(space, ()), key=lambda zed: (-ZEDS[zed].strength[0], zed))
        return [zed_in_words(self.g, zed) for zed in zeds]

    def units(self, place: str) -> list[str]:
        """The units of a place in words, by name."""
        return sorted(unit_in_words(self.g, unit) for unit in self.g.units_at.get(place, ()))

    def place_of(self, piece: str) -> str:
        """Where a unit or a zed (by its id) is; "" if it is not in play."""
        found: Zed | Unit | None = self.g.units.get(piece) or self.g.zeds.get(piece)
        return "" if found is None else found.space if isinstance(found, Zed) else found.place

    def zed(self, space: str, number: int = 0) -> str:
        """The id of a zed of a space, in the order in which they were put there."""
        return self.g.zeds_at[space][number]


def zed_in_words(g: DawnState, zed: str) -> str:
    piece, found = ZEDS[zed], g.zeds[zed]
    name = "{}/{}".format(*piece.strength) if piece.kind == "regular_zed" else zed
    return " ".join([name, *["reduced"] * found.is_reduced, *[str(found.hits)] * bool(found.hits), *found.markers])


def unit_in_words(g: DawnState, unit: str) -> str:
    found = g.units[unit]
    words = [unit]
    for is_so, word in (
        (found.is_reduced, "reduced"), (found.hits, str(found.hits)), (found.is_comatose, "comatose"),
        (found.is_defiant, "defiant"), (found.is_villagers, "villagers"), (found.is_hidden, "hidden"),
    ):  # fmt: skip
        words += [word] if is_so else []
    return " ".join([*words, *found.markers])


# -- making a position ------------------------------------------------------------------------------------------


def table(
    level: str = "basic",
    zeds: Pieces | None = None,
    units: Pieces | None = None,
    *,
    steps: Sequence[Step] = (("next_action",),),
    chance: Sequence[int] = (),
    dice: Sequence[int] = (),
    seats: int = 1,
    event: str = "E02",
    bag: str | None = None,
    fates: Sequence[str] = (),
    options: Mapping[str, OptionValue] | None = None,
    in_force: Sequence[Modifier] = (),
    **numbers: Any,
) -> Table:
    """A match of this level in the middle of a round; only the named pieces are on the board.

    `dice` are the faces that fall first, then `chance` (numbers as they are drawn). `bag` are the zeds left to draw,
    `fates` the fate deck; everything else (`ammo=3`, `chaos={...}`, `kept=[...]`) is set as it is called in the State.
    """
    g = _empty(level, seats, options or {}, event)
    for space, pieces in (zeds or {}).items():
        for piece in _listed(pieces):
            _put_zed(g, piece, space)
    for place, pieces in (units or {}).items():
        for piece in _listed(pieces):
            _put_unit(g, piece, place)
    if bag is not None:
        g.bag = [_chit(g, piece) for piece in _listed(bag)]
    g.fates = new_deck(fates)
    g.modifiers = list(in_force)
    for name, number in numbers.items():
        assert hasattr(g, name), f"the State has no {name}"
        setattr(g, name, number)
    g.agenda = list(reversed(steps))
    return Table(g, [*(face - 1 for face in dice), *chance])


def _empty(level: str, seats: int, options: Mapping[str, OptionValue], event: str) -> DawnState:
    """The set-up of the level without its pieces: actions, ammo and supplies are enough for all that is tried."""
    g = GAME.new_state(seats, {"level": level, **options}, bytes(32))
    assert isinstance(g, DawnState)
    g.round, g.phase, g.active, g.actions, g.ammo = 1, "action", event, 4, 4
    g.supplies = 6 if g.level else 0
    g.acts, g.act_sizes = [0, 0, 1, 1, 1], (3, 6, 4, 3, 1)
    g.events = new_deck(["E11", "E13", "E20"])
    if g.level >= 3:
        g.research = new_deck(["R06", "R20", "R22"])
        g.research.discards = ["R01"]
    return g


def _listed(pieces: str) -> list[str]:
    return [piece.strip() for piece in pieces.split(",") if piece.strip()]


def _chit(g: DawnState, name: str) -> str:
    """The first zed of these strengths that is not on the board."""
    if name in ZEDS:
        return name
    strengths = tuple(int(number) for number in name.split("/"))
    return next(zed for zed in REGULAR if ZEDS[zed].strength == strengths and zed not in g.zeds)


REGULAR = [zed for zed, piece in ZEDS.items() if piece.kind == "regular_zed"]


def _put_zed(g: DawnState, piece: str, space: str) -> None:
    name, *words = piece.split()
    zed = _chit(g, name)
    for pile in (g.bag, g.super_zeds):
        if zed in pile:
            pile.remove(zed)
    put_zed(g, zed, space)
    hits = [int(word) for word in words if word.isdigit()]
    markers = tuple(word for word in words if word in UPGRADES)
    change_zed(g, zed, is_reduced="reduced" in words, hits=sum(hits), markers=markers)


def _put_unit(g: DawnState, piece: str, place: str) -> None:
    unit, *words = piece.split()
    assert unit in UNITS, unit
    for pile in (g.reserve, g.available, g.anti_units):
        if unit in pile:
            pile.remove(unit)
    put_unit(g, unit, place)
    flags = {f"is_{word}": True for word in words if word in ("reduced", "comatose", "defiant", "villagers", "hidden")}
    hits = sum(int(word) for word in words if word.isdigit())
    markers = tuple(word for word in words if f"is_{word}" not in flags and not word.isdigit())
    change_unit(g, unit, hits=hits, markers=markers, **flags)


def in_town(*units: str) -> dict[str, str]:
    """These units in the Town Center."""
    return {TOWN_CENTER: ", ".join(units)}
