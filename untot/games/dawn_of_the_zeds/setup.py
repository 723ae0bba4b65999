"""Chapter 15: set-up, and chapter 13.0: which options go together."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.board import tracks_of
from untot.games.dawn_of_the_zeds.decks import new_deck
from untot.games.dawn_of_the_zeds.facts import LEVEL_NUMBER, is_on
from untot.games.dawn_of_the_zeds.pieces import (
    ANTI_CIVILIANS,
    ANTI_HEROES,
    HEROES,
    HEROIC_CIVILIANS,
    REGULAR_CIVILIANS,
    REGULAR_ZEDS,
    SUPER_ZEDS,
    UNITS,
)
from untot.games.dawn_of_the_zeds.printed_cards import DECKS, LEVELS
from untot.games.dawn_of_the_zeds.rules.parts import Part, Procedure, steps_of
from untot.games.dawn_of_the_zeds.state import BASIC, LEVEL_I, LEVEL_II, LEVEL_III, LEVEL_IV, DawnState
from untot.kernel.errors import BadOptions
from untot.kernel.rulebook import clause
from untot.kernel.state import OptionValue

SET_UP: Final[Procedure] = (
    Part(1, BASIC, "place_first_zeds"),
    Part(2, BASIC, "place_civilians"),
    Part(3, LEVEL_II, "place_villagers"),
    Part(4, LEVEL_IV, "place_guards"),
    Part(5, BASIC, "build_decks"),
    Part(6, LEVEL_I, "roll_for_stocks"),
    Part(7, BASIC, "gather_heroes"),
    Part(8, BASIC, "add_heroic_civilians"),
    Part(9, BASIC, "entry_bonuses"),
    Part(10, LEVEL_III, "place_first_anti_units"),
    Part(11, BASIC, "round"),
)
"""The order of the set-up (DZ-15.7.1), then the first round."""
MOST_HEROES: Final = 4


# -- options ----------------------------------------------------------------------------------------------------


@clause("DZ-13.0.2", "DZ-13.0.3", "DZ-15.5.1", "DZ-15.5.3", "DZ-12.1.3", "DZ-15.4.3")
def check_options(seats: int, options: dict[str, OptionValue]) -> None:
    """What contradicts itself is refused before anything is set up."""
    heroes = seats - 1 if options["mode"] == "competitive" else seats
    if not 1 <= heroes <= MOST_HEROES:
        raise BadOptions("bad-seats", clause="DZ-13.0.3", seats=seats)
    if (options["level"], options["length"]) not in DECKS:
        raise BadOptions("unfit-option", option="length", value=options["length"], clause="DZ-13.0.3")
    if options["solo_markers"] != 1 and heroes > 1:
        raise BadOptions("unfit-option", option="solo_markers", value=options["solo_markers"], clause="DZ-13.0.3")
    if options["known_faces"] == "on" and options["no_idea"] == "on":
        raise BadOptions("unfit-option", option="no_idea", value="on", clause="DZ-13.0.2")
    if options["where_are_they"] == "on" and options["i_can_do_it"] != "off":
        raise BadOptions("unfit-option", option="i_can_do_it", value=options["i_can_do_it"], clause="DZ-13.0.2")


@clause("DZ-0.1.3", "DZ-15.1.1", "DZ-15.1.2", "DZ-15.1.4", "DZ-15.2.2", "DZ-15.5.2", "DZ-15.3.5")
def set_up(seats: int, options: dict[str, OptionValue], chance_key: bytes) -> DawnState:
    """The board of the level, everything still in its box."""
    check_options(seats, options)
    number, level = LEVEL_NUMBER[str(options["level"])], LEVELS[str(options["level"])]  # type: ignore[index]
    heroes = seats - 1 if options["mode"] == "competitive" else seats
    g = _empty_table(seats, options, chance_key)
    g.level, g.tracks, g.heroes = number, tracks_of(level.side), heroes
    g.ammo = level.ammo or 0
    g.player_actions = [int(options["solo_markers"]) if heroes == 1 else 1] * heroes
    g.available = [unit for unit in (*HEROES, *HEROIC_CIVILIANS) if UNITS[unit].colour in level.colours]
    g.anti_units = _anti_units(g)
    g.agenda = list(reversed(steps_of(SET_UP, number)))
    return g


def _anti_units(g: DawnState) -> list[str]:
    """Anti-civilians from level III, anti-heroes from level IV, in competitive mode (DZ-12.0.2)."""
    if g.options["mode"] != "competitive" or g.level < LEVEL_III:
        return []
    heroes = [unit for unit in ANTI_HEROES if not (unit == "marteuse" and is_on(g, "maestro"))]
    return [*ANTI_CIVILIANS, *(heroes if g.level >= LEVEL_IV else [])]


def _empty_table(seats: int, options: dict[str, OptionValue], chance_key: bytes) -> DawnState:
    return DawnState(
        seats=seats, options=options, chance_key=chance_key, chance_counter=0, chance_branch=0, uncovered=0, agenda=[],
        result=None, level=0, tracks=(), heroes=1, lead=0, round=0, phase="set_up", ammo=0, supplies=0, infection=0,
        actions=0, player_actions=[], done=[], pays_from_track=False, active="", events=new_deck(), acts=[],
        act_sizes=(), first_of_act=0, event_uses=0, fates=new_deck(), kept=[], played=[], fate_draws=[], fate_texts=[],
        waiting_fates=[], research=new_deck(), initial_on_top=0, is_research_mixed=False,
        has_researched=False, components=[], has_final_component=False,
        has_antidote=False, has_elwood=False, bag=list(REGULAR_ZEDS), super_zeds=list(SUPER_ZEDS), drawn=[], placed=[],
        replaced=[], zeds={}, zeds_at={}, units={}, units_at={}, reserve=list(REGULAR_CIVILIANS), available=[],
        anti_units=[], has_jailed_doctor=False, gone=[], chaos={}, defences={}, minefield="", minefield_uses=0,
        no_entry=[], bridge="", used_upgrades=[], modifiers=[], used=[], used_up=[], owner=None, paid="",
        granted_shift=0, has_inner_calm=False, inspired=[], chosen="", rolled=0, activations=[], steps=[], melees=[],
        shots=[], retreats=[], pressed={}, forage_dice=[], dealt=0, rising=[], are_risen_still=False,
        zeds_actions=0, gone_along=[], lost=[],
        activated=[], is_brains=False, effects_running=0, put_off=[],
    )  # fmt: skip
