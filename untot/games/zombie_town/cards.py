"""What action cards do: those that are played, by their kind, and events, by the effect that their entry names.

A card is one entry in content/action_cards.toml. A function is written only for an effect that no card has had yet.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from untot.games.zombie_town.pieces import CardId, CardKind, EffectId, Event
from untot.games.zombie_town.rules.c7_barricades import barricade_words, build, why_not_build, why_not_series
from untot.games.zombie_town.rules.c7_cards import (
    bearers_with_room,
    buildings_to_light,
    play_fireworks,
    play_survivor,
    play_weapon,
    survivor_words,
    why_not_bearer,
    why_not_play_weapon,
    why_not_survivor_there,
)
from untot.games.zombie_town.rules.c13_cards import (
    cards_to_take,
    neighbours_to_switch,
    pass_cards,
    switch_piles,
    take_card,
    why_not_switch,
)
from untot.games.zombie_town.rules.c13_gains import days_back, more_actions, reload_one, weapons_to_reload
from untot.games.zombie_town.rules.c13_send import send, send_words, why_not_send
from untot.games.zombie_town.rules.c13_zombies import (
    push_back,
    squares_beside,
    why_not_beside,
    zombies_beside,
    zombies_here,
)
from untot.games.zombie_town.state import Pawn, TownState
from untot.kernel.forms import Made


class Play(NamedTuple):
    """A kind of card that is played for an action: what it does, what is said besides, why not now, why not so."""

    do: Callable[[TownState, Pawn, str], None]
    words: Callable[[TownState, Pawn, CardId], Made]
    why_not: Callable[[TownState, Pawn, CardId], str | None] = lambda g, pawn, card: None
    why_not_so: Callable[[TownState, Pawn, str], str | None] = lambda g, pawn, answer: None


PLAYS: Final[dict[CardKind, Play]] = {
    "survivor": Play(play_survivor, survivor_words, why_not_so=why_not_survivor_there),
    "weapon": Play(play_weapon, bearers_with_room, why_not_play_weapon, why_not_bearer),
    "barricade": Play(build, barricade_words, why_not_build, why_not_series),
    "fireworks": Play(play_fireworks, buildings_to_light),
}


class Effect(NamedTuple):
    """What an event does; what is said of it besides (None: nothing, or nothing can come of it); why not so."""

    happen: Callable[[TownState, Pawn, Event, str], Awaitable[None] | None]
    words: Callable[[TownState, Pawn, Event], Made | None] = lambda g, pawn, event: None
    why_not: Callable[[TownState, Pawn, Event, str], str | None] = lambda g, pawn, event, answer: None


EFFECTS: Final[dict[EffectId, Effect]] = {
    "switch_piles": Effect(switch_piles, neighbours_to_switch, why_not_switch),
    "zombies_here": Effect(zombies_here),
    "send": Effect(send, send_words, why_not_send),
    "more_actions": Effect(more_actions),
    "take_card": Effect(take_card, cards_to_take),
    "push_back": Effect(push_back),
    "zombies_beside": Effect(zombies_beside, squares_beside, why_not_beside),
    "days_back": Effect(days_back),
    "pass_cards": Effect(pass_cards),
    "reload": Effect(reload_one, weapons_to_reload),
}
"""In the order of chapter 13."""
