"""Mall of Horror, as far as the generic tests must know it; its numbers are those of the catalogue."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import msgspec

from tests.every_game.known import Known
from tests.mall_of_horror.twins import twins
from untot.games.mall_of_horror import GAME
from untot.games.mall_of_horror.pieces import CARDS, COLOURS, FITTING, FULL_DECK, KINDS, LOCATIONS, OWNER_OF, WindowId
from untot.games.mall_of_horror.rules.c5_cards import card_turn
from untot.games.mall_of_horror.state import MallState
from untot.games.mall_of_horror.view import view
from untot.kernel.agenda import Rule
from untot.kernel.events import Seat
from untot.kernel.game import Game

__all__ = ["CATALOGUE", "DECISIONS", "LEAKS", "attempts", "pieces", "secrets", "twins"]

DECISIONS: Final = frozenset(
    (
        "choose_colour", "name_first_chief", "place_character", "play_threat", "vote_truck", "revote_truck",
        "divide_loot", "vote_chief", "revote_chief", "play_camera", "announce_destination", "choose_destination",
        "place_revenge_zombie", "move_character", "attack_cards", "vote_victim", "revote_victim", "pick_victim",
        "parking_cards",
    )
)  # fmt: skip
"""The table "Decisions" without `play_sprint` (part of a move) and `say` (no question)."""


MOVES: Final = ("", "go", "go:parking", "stay:parking with:sprint", "sprint:parking", "sprint:parking with:sprint")


def attempts(g: MallState, seat: Seat) -> list[str]:
    """Things that a person may try: fitting and unfitting, well-formed and not."""
    characters = [character for character in OWNER_OF if OWNER_OF[character] in g.colours[:2]]
    return [
        "", "pass", "decline", "look", "nonsense", "vote:red vote:blue", "keep:pistol", "enter:restroom",
        *(f"play:{card}" for card in CARDS),
        *(f"{card}on:{character}" for character in characters for card in ("", "play:hidden ", "play:threat ")),
        *(f"vote:{colour}" for colour in COLOURS),
        *(f"{verb}:{location}" for location in LOCATIONS for verb in ("to", "zombie", "go", "sprint", "stay")),
        *(f"victim:{character}" for character in characters),
        *(f"move:{character} {how}" for character in characters for how in MOVES),
        *(f"place:{character} at:parking" for character in characters),
        *(f"keep:{card} give:pistol to:{g.colours[0] or 'red'}" for card in CARDS),
    ]  # fmt: skip


def secrets(g: MallState) -> list[object]:
    """All cards that are not played, the covered dice, and wheels that are not revealed."""
    hidden: list[object] = [card for pile in (g.deck, g.loot, *g.hands) for card in pile]
    if g.dice and not g.are_wheels_revealed:
        hidden.append(g.dice)
    return hidden


# -- planted leaks ----------------------------------------------------------------------------------------------


def _with_rule(name: str, after: Any) -> Game:
    """The game, but something is told after one of its steps."""
    rule: Any = GAME.rules[name]

    async def leaking(g: MallState, *ids: Any) -> None:
        pending = rule(g, *ids)
        if pending is not None:
            await pending
        after(g)

    rules: dict[str, Rule] = {**GAME.rules, name: leaking}
    return replace(GAME, rules=rules)


def _tell_one_bit_of_the_buried_card(g: MallState) -> None:
    if g.buried:
        g.tell("passed", "MH-6.11", player=g.colours[g.deck[-1] > "h"])


def _tell_the_sum_of_the_dice(g: MallState) -> None:
    g.tell("round_began", "MH-8.1", round=sum(g.dice) % 2)


async def _ask_only_who_can_play(g: MallState, window: WindowId, seat: Seat) -> None:
    """No event and no view tells anything: only the silence of those who hold no fitting card."""
    if any(card in FITTING[window] for card in g.hands[seat]):
        await card_turn(g, window, seat)


def _view_with_a_tell(g: MallState, seat: Seat | None) -> dict[str, Any]:
    return {**msgspec.to_builtins(view(g, seat)), "nervous": ["threat" in hand for hand in g.hands]}


LEAKS: Final = {
    "an event tells one bit of a buried card": _with_rule("search_truck", _tell_one_bit_of_the_buried_card),
    "an event tells whether the dice are even": _with_rule("arrival_roll", _tell_the_sum_of_the_dice),
    "the view shows who holds a Threat": replace(GAME, view=_view_with_a_tell),
    "a window asks only those who can play": replace(GAME, rules={**GAME.rules, "card_turn": _ask_only_who_can_play}),
}

# -- content ----------------------------------------------------------------------------------------------------


def pieces() -> dict[str, object]:
    return {
        "cards": len(FULL_DECK),
        "copies": {card.id: card.count for card in CARDS.values()},
        "kills": {card.id: card.amount for card in CARDS.values() if card.effect == "kill"},
        "windows": {card.id: set(card.windows) for card in CARDS.values()},
        "capacities": {location.number: (location.id, location.capacity) for location in LOCATIONS.values()},
        "closed": {location.id: location.closed_with for location in LOCATIONS.values() if location.closed_with},
        "kinds": {kind.id: (kind.points, kind.defence, kind.votes, kind.players) for kind in KINDS.values()},
        "literal defence": {kind.id: kind.literal_defence for kind in KINDS.values()},
        "little girls": [colour.id for colour in COLOURS.values() if colour.has_little_girl],
        "colours": list(COLOURS),
    }


_ATTACKS = {"attack_window", "parking_window"}
CATALOGUE: Final[dict[str, object]] = {
    "cards": 21,
    "copies": {
        "threat": 3, "security_camera": 3, "sprint": 3, "hardware": 3, "hidden": 3,
        "shotgun": 1, "chainsaw": 1, "grenades": 1, "pistol": 1, "fire_axe": 1, "baseball_bat": 1,
    },
    "kills": {"shotgun": 2, "chainsaw": 2, "grenades": 2, "pistol": 1, "fire_axe": 1, "baseball_bat": 1},
    "windows": {
        "threat": {"truck_window", "chief_window", *_ATTACKS}, "security_camera": {"camera_window"},
        "sprint": {"own_move"}, "hardware": {"attack_window"}, "hidden": _ATTACKS, "shotgun": _ATTACKS,
        "chainsaw": _ATTACKS, "grenades": _ATTACKS, "pistol": _ATTACKS, "fire_axe": _ATTACKS, "baseball_bat": _ATTACKS,
    },
    "capacities": {
        1: ("restroom", 3), 2: ("cachou", 4), 3: ("megatoys", 4), 4: ("parking", None), 5: ("security_hq", 3),
        6: ("supermarket", 6),
    },
    "closed": {"cachou": (3, 4)},
    "kinds": {
        "pin_up": (7, 1, 1, (3, 4, 5, 6)), "tough_guy": (5, 2, 1, (3, 4, 5, 6)), "gunman": (3, 1, 2, (3, 4, 5, 6)),
        "little_girl": (1, 1, 1, (3,)),
    },
    "literal defence": {"pin_up": 1, "tough_guy": 1, "gunman": 2, "little_girl": 1},
    "little girls": ["yellow", "red", "blue"],
    "colours": ["yellow", "red", "blue", "green", "brown", "black"],
}  # fmt: skip


KNOWN: Final = Known(
    decisions=DECISIONS,
    attempts=attempts,
    secrets=secrets,
    twins=twins,
    leaks=LEAKS,
    pieces=pieces,
    catalogue=CATALOGUE,
)
