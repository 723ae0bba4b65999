"""Flick 'em Up, as far as the generic tests must know it; its numbers are those of the catalogue."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import msgspec

from tests.every_game.known import Known
from tests.flick_em_up.twins import twins
from tests.tools.playing import Options
from untot.games.flick_em_up import GAME
from untot.games.flick_em_up.cards import COMBATS, DESTINIES, EXILES, OBJECTIVES
from untot.games.flick_em_up.pieces import BUILDINGS, CHIPS, OBJECTS, SURVIVORS, ZOMBIES
from untot.games.flick_em_up.scenarios import SCENARIOS
from untot.games.flick_em_up.setup import OPTIONS
from untot.games.flick_em_up.state import FlickState
from untot.games.flick_em_up.view import view
from untot.kernel.events import Seat
from untot.kernel.game import Game, Option

DECISIONS: Final = frozenset(
    (
        "choose_survivors", "keep_objective", "next_seat", "activate", "stand_facing", "action", "second_bullet",
        "block", "move_facing", "combat_card", "combat_drop", "keep_chip", "nearest_tie", "building_end", "roof_field",
        "destiny_choice", "accuse", "exile_vote", "flick", "rush",
    )
)  # fmt: skip
"""The table "Decisions"; `flick` and `rush` are the world's."""
RARE: Final = frozenset(
    ("combat_card", "combat_drop", "building_end", "second_bullet", "destiny_choice", "nearest_tie", "keep_chip")
)
"""Two enemies in one house, two pistols in one hand, two equally near, a covered chip: seldom at random."""
WITHIN: Final = {
    "clear_entrance": "action", "disc_start": "action", "bat_direction": "action", "bullet_side": "action",
    "melee_target": "action", "fight_target": "action", "chip": "action", "flare_point": "action",
}  # fmt: skip
"""Decisions of the table that are part of another answer: the numbers of a flick stand in the answer of its action."""


def attempts(g: FlickState, seat: Seat) -> list[str]:
    """Things that a person may try: fitting and unfitting, well-formed and not."""
    return [
        "", "end", "pass", "nonsense", "nobody", "for", "keep", "leave", "facing=0", "facing=3600", "extra_action",
        "move", "move direction=0 power=0 offset=0", "move direction=0 power=101 offset=0", "move start=0",
        "flare x=0 y=0", "flare x=500 y=0", "bat direction=0 power=5", "bat arc:0-359 lies=0 direction=0 power=5",
        *(f"activate:{survivor}" for survivor in SURVIVORS),
        *(f"lead:{survivor}" for survivor in SURVIVORS),
        *(f"fight:{survivor}" for survivor in SURVIVORS),
        *(f"shoot:{weapon} side:left direction=0 power=5 offset=0" for weapon in ("pistol", "knife", "rifle", "bat")),
        *(f"melee:{target} with:pistol" for target in (*ZOMBIES, "s1", "car")),
        *(f"{verb}:{chip}" for chip in (*CHIPS, "face_down") for verb in ("pick_up", "drop")),
        *(f"clear:{thing} before:school to:left" for thing in (*OBJECTS, "z1a", "s1")),
        *(f"building:{building}" for building in BUILDINGS),
    ]  # fmt: skip


def secrets(g: FlickState) -> list[object]:
    """Face-down chips cannot be told from open ones by their ids; secret cards can."""
    return [*g.destiny_deck, *(card for card in g.cards if card), *(card for pair in g.offered for card in pair)]


def hides(options: Options) -> bool:
    """Face-down chips, decks or secret cards; in some scenarios only the hand that is about to tremble is hidden."""
    scenario = SCENARIOS[str(options.get("scenario", "1"))]
    return bool(scenario.pool or scenario.decks)


# -- planted leaks ----------------------------------------------------------------------------------------------


def _with_secrets(**changed: Any) -> Game:
    """The game, but with a scenario first in which something lies hidden, and something else changed."""
    scenarios = sorted(SCENARIOS, key=lambda number: number != "3")
    options = {**OPTIONS, "scenario": Option(tuple(scenarios), OPTIONS["scenario"].clauses)}
    return replace(GAME, options=options, **changed)


def _view_with_a_smell(g: FlickState, seat: Seat | None) -> dict[str, Any]:
    return {
        **msgspec.to_builtins(view(g, seat)),
        "smell": [sum(chip == "food" for chip in house.face_down) for house in g.houses.values()],
    }


def _view_of_fate(g: FlickState, seat: Seat | None) -> dict[str, Any]:
    return {**msgspec.to_builtins(view(g, seat)), "omen": bool(g.destiny_deck) and g.destiny_deck[0] > "d15"}


LEAKS: Final = {
    "the view shows where food lies face down": _with_secrets(view=_view_with_a_smell),
    "the view shows a bit of the next destiny card": _with_secrets(view=_view_of_fate),
}

# -- content ----------------------------------------------------------------------------------------------------


def pieces() -> dict[str, object]:
    return {
        "zombies": len(ZOMBIES),
        "survivors": {survivor.id: (survivor.weapon, survivor.life) for survivor in SURVIVORS.values()},
        "buildings": len(BUILDINGS),
        "objects": len(OBJECTS),
        "chips": {chip.id: chip.count for chip in CHIPS.values()},
        "cards": (len(DESTINIES), len(OBJECTIVES), len(EXILES), len(COMBATS)),
        "scenarios": {number: (it.rounds, it.day_invasion, it.night_invasion) for number, it in SCENARIOS.items()},
    }


CATALOGUE: Final[dict[str, object]] = {
    "zombies": 18,
    "survivors": {
        "s1": ("pistol", 3), "s2": ("bat", 4), "s3": ("knife", 3), "s4": ("pistol", 3), "s5": ("pistol", 3),
        "s6": ("bat", 3), "s7": ("knife", 3), "s8": ("pistol", 3), "s9": ("knife", 2), "s10": ("bat", 4),
        "s11": ("pistol", 3),
    },
    "buildings": 7,
    "objects": 14,
    "chips": {
        "life": 40, "forbidden": 6, "person": 4, "food": 8, "fuel": 8, "medicine": 8, "start_chip": 1, "pistol": 4,
        "bat": 2, "knife": 2, "shotgun": 2, "rifle": 2, "destiny": 6, "key": 1, "zombie": 4, "extra_action": 2,
        "flare": 2,
    },
    "cards": (30, 20, 6, 7),
    "scenarios": {
        "1": (6, 2, 2), "2": (8, 2, 3), "3": (8, 2, 3), "4": (12, 2, 3), "5": (8, 3, 3), "6": (8, 2, 2),
        "7": (8, 2, 3), "8": (6, 3, 3), "9": (8, 3, 3), "10": (8, 3, 4),
    },
}  # fmt: skip

KNOWN: Final = Known(
    decisions=DECISIONS,
    attempts=attempts,
    secrets=secrets,
    twins=twins,
    leaks=LEAKS,
    pieces=pieces,
    catalogue=CATALOGUE,
    rare=RARE,
    within=WITHIN,
    hides=hides,
    every=21,
)
