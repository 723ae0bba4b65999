"""Zombicide, as far as the generic tests must know it; its numbers are those of the catalogue."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from itertools import chain, combinations, zip_longest
from typing import Any, Final, Literal

import msgspec

from tests.every_game.known import Known
from tests.every_game.twins import Twin, patched
from tests.tools.playing import Played
from untot.games.zombicide import GAME
from untot.games.zombicide.city.tiles import TILES
from untot.games.zombicide.facts import board
from untot.games.zombicide.missions import MISSIONS
from untot.games.zombicide.pieces import BOX, EQUIPMENT, FULL_DECK, SURVIVORS, WOUND, ZOMBIES
from untot.games.zombicide.printed import SPAWN_CARD_SPECS
from untot.games.zombicide.refusals import TRIES
from untot.games.zombicide.rules.c4_round import end_phase
from untot.games.zombicide.rules.c6_turn import ACTIONS
from untot.games.zombicide.state import ZombicideState
from untot.games.zombicide.view import view
from untot.kernel.events import Seat
from untot.kernel.game import Game
from untot.kernel.live import LiveMatch

DECISIONS: Final = frozenset(
    (
        "pick_survivor", "starting_slots", "first_player", "next_survivor", "next_action", "keep_card", "slot_of_card",
        "take_copy", "replace_card", "arrange_inventory", "accept_trade", "next_room", "reroll", "assign_hits",
        "hit_next", "cancel_wound", "lose_equipment", "choose_skill", "switch_ninja", "share_wounds",
        "abomination_way", "odd_zombies", "name_tile", "receiver_of_recruit", "skip_car_roll", "give_up",
    )
)  # fmt: skip
"""The table "Decisions", without what is an entry of `next_action` alone (leave, neutralise, Loud) and without what the
table decides and not the rules: the mission, and who leads the survivors of somebody who left."""

WITHIN: Final[dict[str, tuple[str, str, str]]] = {
    "pay_with": ("next_action", "move", ""),
    "move_route": ("next_action", "move", "to"),
    "search_where": ("next_action", "search", "in"),
    "rearrange_after_search": ("keep_card", "", "@"),
    "discard_card": ("next_action", "discard", "slot"),
    "trade_partner": ("next_action", "trade", "with"),
    "trade_offer": ("next_action", "trade", "@"),
    "door_and_tool": ("next_action", "open_door", "with"),
    "close_which": ("next_action", "close_door", "door"),
    "choose_weapon": ("next_action", "ranged_attack", "with"),
    "target_zone": ("next_action", "ranged_attack", "at"),
    "reload_which": ("next_action", "reload", "weapon"),
    "combine_which": ("next_action", "combine", "build"),
    "slot_of_built": ("next_action", "combine", "slot"),
    "take_which": ("next_action", "take_objective", "token"),
    "seat_in_car": ("next_action", "enter_car", "seat"),
    "drive_route": ("next_action", "drive", "to"),
    "lead_whom": ("next_action", "lead", "whom"),
    "treat_whom": ("next_action", "treat", "whom"),
    "load_which": ("next_action", "load", "slot"),
}
"""Decisions of the catalogue that are made with another answer. Free actions are spent first: an ordinary one can do
all that they can, so nothing is left to decide."""

RARE: Final = frozenset(
    (
        "assign_hits",
        "choose_skill",
        "receiver_of_recruit",
        "replace_card",
        "skip_car_roll",
        "switch_ninja",
        "take_copy",
    )
)
"""Who plays at random does not live long enough for them. Each has its tests in tests/zombicide."""


def attempts(g: ZombicideState, seat: Seat) -> list[str]:
    """Things that a person may try: fitting and unfitting, well-formed and not."""
    zones = list(board(g).zones.zones)[:6]
    return [
        "", "pass", "end_turn", "nonsense", "search", "move", "trade", "melee", "ranged", "keep", "discard", "yes",
        "no", "open_door", "take_objective", "make_noise", "give_up", "reload", "leave", "player:1", "player:7", "skip",
        *(f"survivor:{survivor}" for survivor in SURVIVORS),
        *(f"{beginning}{zone}" for zone in zones for beginning in TRIES["zone"]),
        *(f"{verb} {word}" for verb in ACTIONS for word in ("", "to:S00", "at:S00 with:both", "with:amy", "card:pan")),
        *(f"{slot}:{card}" for slot in ("hand_1", "reserve_1") for card in ("pistol", "pan")),
        "to:S00 to:S01", "hand_1@hand_1", "hand_1@hand_1 hand_1@hand_1", "hit:walker@S00 hit:walker@S00",
        "trade with:ned amy.hand_1@ned", "move to:S21 to:S22", "drive to:S21 via:nowhere", "load car:car_9 slot:hand_1",
    ]  # fmt: skip


def secrets(g: ZombicideState) -> list[object]:
    """The order of both decks. Single cards are no secret: the copies of a kind are alike, and many lie open."""
    return [pile for pile in (g.deck, g.zombie_deck) if len(pile) > 1]


# -- twins ------------------------------------------------------------------------------------------------------

Pile = Literal["deck", "zombie_deck"]


@dataclass(frozen=True, slots=True)
class Decks:
    """Both decks when the match begins in earnest, and how long each stays as it is but for what is drawn."""

    begun_at: int
    cards: dict[Pile, tuple[Any, ...]]
    shuffles: dict[Pile, int]
    """How often each has been shuffled until then."""
    lengths: dict[Pile, list[int]]
    """After each answer from then on, until the deck is shuffled again."""

    def hidden_until(self, pile: Pile, depth: int) -> int:
        """The last answer after which the card that lies so deep, counted from the bottom, has not been drawn."""
        there = next((n for n, length in enumerate(self.lengths[pile]) if length < depth), len(self.lengths[pile]))
        return self.begun_at + there - 1


def follow_decks(match: Played) -> Decks:
    shuffles: dict[Pile, int] = {"deck": 0, "zombie_deck": 0}
    begun: list[Decks] = []

    def look(live: LiveMatch, number: int) -> None:
        g = live.state
        assert isinstance(g, ZombicideState)
        if not begun and g.phase != "set_up":
            begun.append(
                Decks(
                    number,
                    {"deck": tuple(g.deck[g.known_top :]), "zombie_deck": tuple(g.zombie_deck)},
                    dict(shuffles),
                    {"deck": [], "zombie_deck": []},
                )
            )
        for pile in shuffles if begun else ():
            if shuffles[pile] == begun[0].shuffles[pile]:
                begun[0].lengths[pile].append(len(getattr(g, pile)))

    def counting(shuffle: Any) -> Any:
        def counted(g: ZombicideState, cards: list[Any]) -> None:
            shuffle(g, cards)
            for pile in shuffles:
                shuffles[pile] += cards is getattr(g, pile)

        return counted

    with patched(ZombicideState, "shuffle", counting):
        match.replay(look)
    return begun[0]


def twins(match: Played, seed: int) -> Iterator[Twin]:
    """Pairs of different cards of a deck for every pair of eyes: nobody knows any order. The decks take turns."""
    decks = follow_decks(match)
    chance = random.Random(seed)
    for candidate in chain.from_iterable(
        zip_longest(*(_exchanges(match, decks, pile, chance) for pile in decks.cards))
    ):
        if candidate is None:
            continue
        pile, pair, seat = candidate
        until = decks.hidden_until(pile, max(pair))
        if until > decks.begun_at:
            yield _with_exchanged_cards(match, decks, pile, pair, seat, until)


Exchange = tuple[Pile, tuple[int, int], Seat | None]


def _exchanges(match: Played, decks: Decks, pile: Pile, chance: random.Random) -> list[Exchange]:
    """In a random order."""
    cards = decks.cards[pile]
    pairs = combinations(range(1, len(cards) + 1), 2)
    seats: list[Seat | None] = [*range(match.seats), None]
    found: list[Exchange] = [
        (pile, (one, other), seat) for one, other in pairs for seat in seats if cards[-one] != cards[-other]
    ]
    chance.shuffle(found)
    return found


def _with_exchanged_cards(
    match: Played, decks: Decks, pile: Pile, pair: tuple[int, int], seat: Seat | None, until: int
) -> Twin:
    def changed() -> AbstractContextManager[None]:
        return patched(
            ZombicideState, "shuffle", lambda shuffle: _exchanging(shuffle, pile, decks.shuffles[pile], pair)
        )

    return Twin(f"{pile}: {pair} from the bottom exchanged", seat, match.answers, until, changed)


def _exchanging(shuffle: Any, pile: Pile, number: int, pair: tuple[int, int]) -> Any:
    """The shuffle of this number leaves two cards exchanged."""
    done = 0

    def exchanged(g: ZombicideState, cards: list[Any]) -> None:
        nonlocal done
        shuffle(g, cards)
        if cards is getattr(g, pile):
            done += 1
            if done == number:
                one, other = pair
                cards[-one], cards[-other] = cards[-other], cards[-one]

    return exchanged


# -- planted leaks ----------------------------------------------------------------------------------------------


def _tell_one_bit_of_the_next_zombie_card(g: ZombicideState) -> None:
    end_phase(g)
    if g.zombie_deck and g.zombie_deck[0] % 2:
        g.tell("zombie_deck_shuffled", "ZC-7.66")


def _view_with_the_next_card(g: ZombicideState, seat: Seat | None) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(view(g, seat))
    return {**plain, "heavy": bool(g.deck) and EQUIPMENT[g.deck[0]].kind == "weapon"}


LEAKS: Final[dict[str, Game]] = {
    "an event tells one bit of the next zombie card": replace(
        GAME, rules={**GAME.rules, "end_phase": _tell_one_bit_of_the_next_zombie_card}
    ),
    "the view shows whether the next card is a weapon": replace(GAME, view=_view_with_the_next_card),
}

# -- content ----------------------------------------------------------------------------------------------------


def pieces() -> dict[str, object]:
    return {
        "tile sides": len(TILES),
        "survivors": list(SURVIVORS),
        "miniatures": {zombie.id: zombie.miniatures for zombie in ZOMBIES.values()},
        "zombie cards": dict(Counter(str(card.__struct_config__.tag) for card in SPAWN_CARD_SPECS.values())),
        "equipment deck": len(FULL_DECK),
        "equipment cards": sum(card.count for card in EQUIPMENT.values()),
        "wounds": WOUND.count,
        "box": msgspec.structs.asdict(BOX),
        "missions": len(MISSIONS),
    }


CATALOGUE: Final[dict[str, object]] = {
    "tile sides": 18,
    "survivors": ["amy", "doug", "josh", "ned", "phil", "wanda"],
    "miniatures": {"walker": 40, "runner": 16, "fatty": 8, "abomination": 1},
    "zombie cards": {"spawn": 36, "activation": 4, "manhole": 2},
    "equipment deck": 52 + 3,
    "equipment cards": 62,
    "wounds": 6,
    "box": {
        "dice": 6, "car_tokens": 4, "spawn_tokens": 6, "exit_tokens": 1, "objective_tokens": 10, "door_tokens": 12,
        "noise_tokens": 18, "skill_markers": 24, "first_player_tokens": 1, "xp_counters": 6,
    },
    "missions": 11,
}  # fmt: skip


KNOWN: Final = Known(
    decisions=DECISIONS,
    rare=RARE,
    shortest=2,
    within={decision: question for decision, (question, _, _) in WITHIN.items()},
    attempts=attempts,
    secrets=secrets,
    twins=twins,
    leaks=LEAKS,
    pieces=pieces,
    catalogue=CATALOGUE,
)
