"""What is printed on the cards (C6 to C8), and the decks of each level (C10); loaded once from content/.

Every list of effects has an address (`E33.start`, `E45.use.1.free_heal`), so that the agenda can name what comes next.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

from msgspec import Struct

from untot.games.dawn_of_the_zeds.board import Side, TrackId
from untot.games.dawn_of_the_zeds.content_files import rows, tables_of
from untot.games.dawn_of_the_zeds.pieces import UNITS, Colour, RowId
from untot.games.dawn_of_the_zeds.printed_rules import PrintedRule
from untot.games.dawn_of_the_zeds.vocabulary import Effect, Pressure
from untot.games.dawn_of_the_zeds.vocabulary_base import Entry

CardId = str
Phase = Literal["prfn", "infection", "eat", "zeds", "action", "organisation"]
Level = Literal["basic", "I", "II", "III", "IV", "V"]
Length = Literal["short", "normal", "medium", "long", "epic"]
Window = Literal[
    "any_time",
    "phase_start",
    "combat",
    "melee",
    "melee_attack",
    "zeds_attack",
    "zeds_won",
    "zed_step",
    "activation",
    "actions",
    "moving",
]
PressureKind = Literal["movement", "placement"]
Address = str
"""Of a list of effects: `E33.start`."""
ANY_NUMBER: Final = 0


class Use(Struct, frozen=True, forbid_unknown_fields=True):
    """A text that may be used so many times in the Action phase; 0 is any number."""

    times: int
    text: tuple[Effect, ...]


class EventCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An event card: its tabs, and its text before, during and after its phase, or instead of all phases."""

    id: CardId
    picture: str
    colour: Colour | Literal["competitive"]
    act: int
    kind: Literal["normal", "special", "guard", "final"]
    refugees: int = 0
    infection: bool = False
    eat: Literal[0, 1, 2, "die"] = 0
    zeds: tuple[str, ...] = ()
    actions: int = 0
    pressure: PressureKind | None = None
    phase: Phase | None = None
    start: tuple[Effect, ...] = ()
    during: tuple[Effect, ...] = ()
    end: tuple[Effect, ...] = ()
    use: Use | None = None
    whole: tuple[Effect, ...] = ()

    @property
    def has_pressure_in_its_text(self) -> bool:
        return any(isinstance(effect, Pressure) for effect in self.start)


class FateCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A fate card: where its track comes from, and its text; with windows it is kept, else carried out at once."""

    id: CardId
    picture: str
    colour: Colour
    where: TrackId | Literal["choice", "most_zeds", "fewest_zeds", "most_chaos", "fewest_chaos"]
    text: tuple[Effect, ...]
    windows: tuple[Window, ...] = ()


class ResearchCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A research card: what it demands for the next one, its text, and its rule while it is the current one."""

    id: CardId
    picture: str
    kind: Literal["start", "initial", "advanced", "special"]
    next_die: int
    next_supplies: int
    rule: PrintedRule | None = None
    text: tuple[Effect, ...] = ()


class DeckRow(Struct, frozen=True, forbid_unknown_fields=True):
    """How many special and normal cards the acts of a match have."""

    row: RowId
    level: Level
    length: Length
    special: tuple[int, int, int, int]
    normal: tuple[int, int, int, int]
    total: int


class LevelRow(Struct, frozen=True, forbid_unknown_fields=True):
    """What a level is played with. Ammo is rolled where it is not printed."""

    id: Level
    side: Side
    colours: tuple[Colour, ...]
    chaos: int
    ammo: int | None = None


EVENT_FILES: Final = ("blue", "green", "yellow", "orange", "red", "competitive")
EVENTS_PRINTED: Final = {card.id: card for file in EVENT_FILES for card in rows(f"events_{file}", "event", EventCard)}
FATES: Final = {card.id: card for card in rows("fates", "fate", FateCard)}
RESEARCH: Final = {card.id: card for card in rows("research", "research", ResearchCard)}
DECKS: Final = {(deck.level, deck.length): deck for deck in rows("decks", "deck", DeckRow)}
LEVELS: Final = {level.id: level for level in rows("decks", "level", LevelRow)}
INITIAL_RESEARCH: Final[dict[Length, int]] = tables_of("decks")["initial_research"]
GUARD_CARD: Final = "E39"
DOCTORS_GAME: Final = "E71"
DOCTOR_CALLS: Final = "E91"
RATS: Final = "F04"
FIRST_RESEARCH: Final = "R01"


# -- addresses --------------------------------------------------------------------------------------------------


def _lists_in(address: Address, effects: tuple[Effect, ...]) -> Iterator[tuple[Address, tuple[Effect, ...]]]:
    """A list of effects, and those that lie in it."""
    yield address, effects
    for number, effect in enumerate(effects):
        yield from _lists_below(f"{address}.{number}", effect)


def _lists_below(address: Address, thing: Any) -> Iterator[tuple[Address, tuple[Effect, ...]]]:
    """Whatever an effect leads to: `then`, `otherwise`, one of several ways, one of several bands."""
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        if isinstance(value, tuple) and value and isinstance(value[0], Entry):
            yield from _lists_in(f"{address}.{name}", value)
        elif isinstance(value, tuple) and value and isinstance(value[0], Struct):
            for number, part in enumerate(value):
                yield from _lists_below(f"{address}.{name}{number}", part)


def _all_lists() -> Iterator[tuple[Address, tuple[Effect, ...]]]:
    for event in EVENTS_PRINTED.values():
        for moment in ("start", "during", "end", "whole"):
            yield from _lists_in(f"{event.id}.{moment}", getattr(event, moment))
        if event.use is not None:
            yield from _lists_in(f"{event.id}.use", event.use.text)
    for fate in FATES.values():
        yield from _lists_in(f"{fate.id}.text", fate.text)
    for research in RESEARCH.values():
        yield from _lists_in(f"{research.id}.text", research.text)
    for unit in UNITS.values():
        for ability in unit.abilities:
            yield from _lists_in(f"{ability.row}.entry", ability.entry)


TEXTS: Final[dict[Address, tuple[Effect, ...]]] = {address: effects for address, effects in _all_lists() if effects}
"""Every list of effects that stands anywhere in the content."""


def card_of(address: Address) -> RowId:
    """The card or ability that a list belongs to: `E33` of `E33.start.0.then`, `H05.1` of `H05.1.entry`."""
    first, _, rest = address.partition(".")
    return (
        first if first in EVENTS_PRINTED or first in FATES or first in RESEARCH else f"{first}.{rest.partition('.')[0]}"
    )
