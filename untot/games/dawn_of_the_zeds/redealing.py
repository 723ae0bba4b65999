"""What a seat cannot know is dealt anew: for fair bots and leak tests."""

from __future__ import annotations

from collections.abc import Iterable

from untot.games.dawn_of_the_zeds.decks import deal_blocks, known_top
from untot.games.dawn_of_the_zeds.printed_cards import EVENTS_PRINTED, RESEARCH, CardId
from untot.games.dawn_of_the_zeds.rules.c15_decks import level_of, research_of
from untot.games.dawn_of_the_zeds.state import LEVEL_III, DawnState
from untot.games.dawn_of_the_zeds.view import knows_top_fate
from untot.kernel.events import Seat
from untot.kernel.game import Shuffler
from untot.kernel.rulebook import clause


def redeal(g: DawnState, seat: Seat | None, rng: Shuffler) -> None:
    """The three decks; everything else lies open. When the match is over nothing is hidden that matters."""
    if g.result is not None:
        return
    redeal_events(g, seat, rng)
    redeal_fates(g, seat, rng)
    if g.level >= LEVEL_III and g.research.discards:
        redeal_research(g, rng)


# -- events -----------------------------------------------------------------------------------------------------


@clause("DZ-15.4.7", "DZ-H13.2")
def redeal_events(g: DawnState, seat: Seat | None, rng: Shuffler) -> None:
    """Act by act and kind by kind, from all cards of the level that have not been seen; what is known stays on top."""
    known = known_top(g.events, seat)
    hidden = g.events.cards[len(known) :]
    pool: dict[str, list[CardId]] = {}
    for card in unseen_events(g, known):
        pool.setdefault(kind_of(card), []).append(card)
    blocks = [[kind_of(card) for card in block] for block in acts_of(g, hidden)]
    g.events.cards = [*known, *deal_blocks(blocks, pool, rng)]


def kind_of(card: CardId) -> str:
    """What is open of a hidden event card: its act and kind; the National Guard and E91 are kinds of their own."""
    printed = EVENTS_PRINTED[card]
    return card if printed.colour == "competitive" or printed.kind == "guard" else f"{printed.kind}_{printed.act}"


def unseen_events(g: DawnState, known: Iterable[CardId]) -> list[CardId]:
    """In the deck, or left out at set-up."""
    colours = level_of(g).colours
    seen = {*g.events.discards, g.active, *known}
    in_deck = set(g.events.cards)
    return [
        card.id
        for card in EVENTS_PRINTED.values()
        if card.id not in seen and (card.id in in_deck or (card.colour in colours and card.kind != "guard"))
    ]


def acts_of(g: DawnState, hidden: list[CardId]) -> list[list[CardId]]:
    """The hidden cards act by act, as the deck was made; the place of the National Guard is open."""
    blocks: list[list[CardId]] = []
    ends = _ends_of_acts(g)
    block: list[CardId] = []
    for back, card in zip(range(len(hidden), 0, -1), hidden, strict=True):
        if EVENTS_PRINTED[card].kind == "guard":
            blocks += [block, [card]]
            block = []
            continue
        block.append(card)
        if back - 1 in ends:
            blocks.append(block)
            block = []
    return [block for block in [*blocks, block] if block]


def _ends_of_acts(g: DawnState) -> set[int]:
    """How many cards lie below the last card of each act; the National Guard counts where it lies."""
    ends, below = set(), 0
    guard = next((at for at, card in enumerate(reversed(g.events.cards)) if EVENTS_PRINTED[card].kind == "guard"), None)
    for left in reversed(g.acts):
        ends.add(below)
        below += left
        if guard is not None and below >= guard:
            below, guard = below + 1, None
    return ends


# -- fates and research -----------------------------------------------------------------------------------------


@clause("DZ-H16.1", "DZ-14.6.10")
def redeal_fates(g: DawnState, seat: Seat | None, rng: Shuffler) -> None:
    """Which cards are in the deck is open, their order is not; the Hermit shows the top one to the hero side."""
    known = g.fates.cards[:1] if knows_top_fate(g, seat) else known_top(g.fates, seat)
    rest = sorted(g.fates.cards[len(known) :])
    rng.shuffle(rest)
    g.fates.cards = [*known, *rest]


@clause("DZ-15.4.5", "DZ-5.7.11")
def redeal_research(g: DawnState, rng: Shuffler) -> None:
    """How many initial cards lie on top, and how many cards of each kind below, is open; which ones is not."""
    on_top, below = g.research.cards[: g.initial_on_top], g.research.cards[g.initial_on_top :]
    blocks = [[RESEARCH[card].kind for card in block] for block in (on_top, below)]
    pool: dict[str, list[CardId]] = {kind: hidden_research(g, kind) for kind in ("initial", "advanced", "special")}
    cards = deal_blocks(blocks, pool, rng)
    if g.is_research_mixed:
        exchange_discards(g, pool["initial"])
    g.research.cards = cards


def hidden_research(g: DawnState, kind: str) -> list[CardId]:
    """Cards of a kind that may be in the deck: all that are not current or discarded; of initial ones, once some were
    put back face down, the discarded ones too."""
    current = g.research.discards[-1]
    seen = [current] if kind == "initial" and g.is_research_mixed else g.research.discards
    if kind == "special":
        return [card for card in g.research.cards if RESEARCH[card].kind == "special"]
    return [card for card in research_of(kind) if card not in seen]


def exchange_discards(g: DawnState, left: list[CardId]) -> None:
    """The initial cards among the discards below the current one are some of those that are not in the deck."""
    for at, card in enumerate(g.research.discards[:-1]):
        if RESEARCH[card].kind == "initial":
            g.research.discards[at] = left.pop()
