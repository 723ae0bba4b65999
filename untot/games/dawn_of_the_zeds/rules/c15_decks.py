"""Chapter 15.4: the decks of a match."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.decks import new_deck
from untot.games.dawn_of_the_zeds.facts import is_competitive
from untot.games.dawn_of_the_zeds.printed_cards import (
    DECKS,
    DOCTOR_CALLS,
    EVENTS_PRINTED,
    FATES,
    FIRST_RESEARCH,
    GUARD_CARD,
    INITIAL_RESEARCH,
    LEVELS,
    RATS,
    RESEARCH,
    CardId,
    LevelRow,
)
from untot.games.dawn_of_the_zeds.state import BASIC, LEVEL_II, LEVEL_III, LEVEL_IV, DawnState
from untot.kernel.rulebook import clause

ACTS: Final = (1, 2, 3, 4)
FINAL: Final = 5
BELOW_THE_GUARD: Final = 9
ADVANCED_IN_DECK: Final = 2
SLOWER: Final = {"off": (), "act2": (2,), "act4": (4,), "both": (2, 4)}


def level_of(g: DawnState) -> LevelRow:
    return LEVELS[str(g.options["level"])]  # type: ignore[index]  # checked at set-up


@clause("DZ-15.4.1", "DZ-15.4.4", "DZ-15.4.5")
def build_decks(g: DawnState) -> None:
    """Event deck, fate deck and, from level III, research deck."""
    build_event_deck(g)
    build_fate_deck(g)
    if g.level >= LEVEL_III:
        build_research_deck(g)
    g.tell("decks_built", "DZ-15.4.1", events=len(g.events.cards), fates=len(g.fates.cards), acts=list(g.act_sizes))


# -- events -----------------------------------------------------------------------------------------------------


@clause("DZ-15.4.1", "DZ-15.4.2", "DZ-15.4.6", "DZ-12.2.31")
def build_event_deck(g: DawnState) -> None:
    """Act by act random special and normal cards, shuffled, and one final card; the National Guard in its place."""
    acts: list[list[CardId]] = []
    for act in ACTS:
        acts.append(act_cards(g, act, [card for cards in acts for card in cards]))
    if is_competitive(g) and g.level >= LEVEL_IV:
        acts[2].append(DOCTOR_CALLS)
    for cards in acts:
        g.shuffle(cards)
    acts.append([g.draw(events_of(g, FINAL, "final"))])
    g.acts = [len(cards) for cards in acts]
    g.act_sizes = tuple(g.acts)
    deck = [card for cards in acts for card in cards]
    if g.level >= LEVEL_II:
        deck.insert(len(deck) - BELOW_THE_GUARD, GUARD_CARD)
    g.events = new_deck(deck)


@clause("DZ-15.4.1", "DZ-13.1.1", "DZ-13.3.13")
def act_cards(g: DawnState, act: int, earlier: list[CardId]) -> list[CardId]:
    """The numbers of the deck chart; `slower` takes a normal card for one special one."""
    chart = DECKS[str(g.options["level"]), str(g.options["length"])]  # type: ignore[index]  # checked at set-up
    special = some_of(g, events_of(g, act, "special"), chart.special[act - 1])
    normal = some_of(g, events_of(g, act, "normal"), chart.normal[act - 1])
    if act in SLOWER[str(g.options["slower"])] and special:
        special.pop()
        normal += spare_normal(g, act, [*earlier, *normal])
    return [*special, *normal]


@clause("DZ-13.3.13")
def spare_normal(g: DawnState, act: int, used: list[CardId]) -> list[CardId]:
    """An unused normal card of the act, else of the act before it, else none."""
    for source in (act, act - 1):
        spare = [card for card in events_of(g, source, "normal") if card not in used]
        if spare:
            return [g.draw(spare)]
    return []


def events_of(g: DawnState, act: int, kind: str) -> list[CardId]:
    """The cards of the level's colours for an act."""
    colours = level_of(g).colours
    return [
        card.id
        for card in EVENTS_PRINTED.values()
        if card.act == act and card.kind == kind and card.colour in colours
    ]  # fmt: skip


def some_of(g: DawnState, cards: list[CardId], count: int) -> list[CardId]:
    """So many of these, at random."""
    g.shuffle(cards)
    return cards[:count]


# -- fate and research ------------------------------------------------------------------------------------------


@clause("DZ-15.4.4")
def build_fate_deck(g: DawnState) -> None:
    """All fate cards of the level's colours; the Basic game has no rats."""
    cards = [card.id for card in FATES.values() if card.colour in level_of(g).colours]
    if g.level == BASIC:
        cards.remove(RATS)
    g.shuffle(cards)
    g.fates = new_deck(cards)


@clause("DZ-15.4.5", "DZ-5.7.1", "DZ-5.7.8")
def build_research_deck(g: DawnState) -> None:
    """Random initial cards on top, below them two advanced and all special ones, shuffled together."""
    initial = some_of(g, research_of("initial"), INITIAL_RESEARCH[g.options["length"]])  # type: ignore[index]
    below = [*some_of(g, research_of("advanced"), ADVANCED_IN_DECK), *research_of("special")]
    g.shuffle(below)
    g.research = new_deck([*initial, *below])
    g.initial_on_top = len(initial)
    g.research.discards = [FIRST_RESEARCH]


def research_of(kind: str) -> list[CardId]:
    return [card.id for card in RESEARCH.values() if card.kind == kind]
