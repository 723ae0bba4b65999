"""Questions about the match: its level, its seats, its numbers. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from untot.games.dawn_of_the_zeds.board import BEDS
from untot.games.dawn_of_the_zeds.charts import LIMITS
from untot.games.dawn_of_the_zeds.printed_cards import EVENTS_PRINTED, LEVELS, EventCard
from untot.games.dawn_of_the_zeds.state import LEVEL_I, LEVEL_II, DawnState, LevelNumber, Modifier
from untot.kernel.events import Seat
from untot.kernel.game import Sides
from untot.kernel.rulebook import clause
from untot.kernel.state import OptionValue

LEVEL_NUMBER: dict[str, LevelNumber] = {level: number for number, level in enumerate(LEVELS)}


# -- seats ------------------------------------------------------------------------------------------------------


def is_competitive(g: DawnState) -> bool:
    return g.options["mode"] == "competitive"


@clause("DZ-15.5.1", "DZ-15.5.5", "DZ-12.0.1")
def sides(options: Mapping[str, OptionValue], seats: int) -> Sides:
    """The hero players together; in competitive mode the zeds player has the last seat."""
    if options["mode"] == "competitive" and seats > 1:
        return tuple(range(seats - 1)), (seats - 1,)
    return (tuple(range(seats)),)


def hero_seats(g: DawnState) -> range:
    return range(g.heroes)


def zeds_seat(g: DawnState) -> Seat:
    """The last one, in competitive mode."""
    return g.heroes


def is_hero_seat(g: DawnState, seat: Seat | None) -> bool:
    return seat is not None and seat < g.heroes


def seat_name(g: DawnState, seat: Seat) -> str:
    """`heroes_1` to `heroes_4`, or `zeds_player`."""
    return f"heroes_{seat + 1}" if seat < g.heroes else "zeds_player"


@clause("DZ-3.0.3", "DZ-15.5.3")
def number_of_players(g: DawnState) -> int:
    """Hero players; whoever plays alone with several markers counts as so many."""
    return max(g.heroes, int(g.options["solo_markers"])) if g.heroes == 1 else g.heroes


# -- level and options ------------------------------------------------------------------------------------------


@clause("DZ-13.0.1")
def is_on(g: DawnState, option: str, level: LevelNumber = 0) -> bool:
    """Whether a switch of chapter 13 is on; each counts from its level (DZ-13.0.1)."""
    return g.options[option] == "on" and g.level >= level


@clause("DZ-0.1.5", "DZ-0.1.10", "DZ-15.1.2")
def has_supplies(g: DawnState) -> bool:
    """The Basic game has neither supplies nor infection nor a hospital."""
    return g.level >= LEVEL_I


@clause("DZ-0.1.7", "DZ-15.1.5")
def chaos_left(g: DawnState) -> int:
    """Chaos markers that are not on the board; below level II there are none at all."""
    return LEVELS[str(g.options["level"])].chaos - sum(g.chaos.values()) if g.level >= LEVEL_II else 0  # type: ignore[index]


@clause("DZ-13.1.8")
def printed_beds(g: DawnState) -> tuple[str, ...]:
    """The beds of the hospital, without the extra one of the Physician."""
    return BEDS[: LIMITS.more_beds if is_on(g, "hospital_wing", LEVEL_I) else LIMITS.beds]


def beds_on_board(g: DawnState) -> Sequence[str]:
    return printed_beds(g) if g.level >= LEVEL_I else ()


# -- cards and rules in force -----------------------------------------------------------------------------------


@clause("DZ-1.1.3")
def active_event(g: DawnState) -> EventCard:
    return EVENTS_PRINTED[g.active]


def in_force(g: DawnState, rule: str) -> Modifier | None:
    """A rule that a card has put into force."""
    for modifier in g.modifiers:
        if modifier.rule == rule:
            return modifier
    return None


def all_in_force(g: DawnState, rule: str) -> list[Modifier]:
    return [modifier for modifier in g.modifiers if modifier.rule == rule]
