"""Chapter 2: drawing a fate card. It names a track for what caused the draw, then its own text follows."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.board import START_OF, SURFACE_TRACKS, TrackId, is_above_ground
from untot.games.dawn_of_the_zeds.decks import draw
from untot.games.dawn_of_the_zeds.printed_cards import FATES, CardId
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState, FateDraw
from untot.games.dawn_of_the_zeds.whereabouts import chaos_on, zeds_on
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words

CHOICE: Final = "choice"
SURFACE_ONLY: Final = 1


@clause("DZ-2.9", "DZ-2.16")
def with_fate(*steps: Step, surface_only: bool = False) -> tuple[Step, ...]:
    """A fate draw, what caused it (at the fated track), then the text of the card."""
    return (("draw_fate",), ("name_fated_track", int(surface_only)), *steps, ("fate_text",))


@clause("DZ-2.1", "DZ-2.18", "DZ-2.19", "DZ-2.21")
def draw_fate(g: DawnState) -> None:
    """The top card; an empty deck is made of the discards. If all cards are kept there is none, and no text."""
    card = draw(g, g.fates) or ""
    g.fate_draws.append(FateDraw(card, ""))
    if card:
        g.tell("fate_drawn", "DZ-2.1", card=card, left=len(g.fates.cards))
    else:
        g.tell("no_fate_left", "DZ-2.19")


@clause("DZ-2.2", "DZ-2.5", "DZ-2.6")
async def name_fated_track(g: DawnState, surface_only: int) -> None:
    """The card names the track, or the hero side chooses among those that it may be."""
    tracks = possible_fated_tracks(g, bool(surface_only))
    is_tie = is_comparison(g)
    name, clause_id = ("fated_track_tie", "DZ-2.6") if is_tie else ("fated_track_choice", "DZ-2.5")
    track = tracks[0]
    if len(tracks) > 1:
        about = {"card": g.fate_draws[-1].card} if g.fate_draws[-1].card else {}
        options = fated_track_words_above if surface_only else fated_track_words
        track = thing_of(await decide_together(g, name, clause_id, options, tie=is_tie, about=about))
    g.fate_draws[-1].track = track
    g.tell("track_fated", "DZ-2.2", track=track)


def is_comparison(g: DawnState) -> bool:
    """Whether the card on hand compares tracks, so that several can only be a tie."""
    card = g.fate_draws[-1].card
    return bool(card) and FATES[card].where in ("most_zeds", "fewest_zeds", "most_chaos", "fewest_chaos")


def fated_track_words(g: DawnState, seat: Seat) -> list[str]:
    return words("track", possible_fated_tracks(g, False))


def fated_track_words_above(g: DawnState, seat: Seat) -> list[str]:
    return words("track", possible_fated_tracks(g, True))


@clause("DZ-2.2", "DZ-2.3", "DZ-2.4", "DZ-2.7", "DZ-2.8", "DZ-2.19", "DZ-2.22", "DZ-0.2.17")
def possible_fated_tracks(g: DawnState, surface_only: bool) -> list[TrackId]:
    """The tracks that the card on hand can mean; a track that is not on this board, or may not be, is a choice."""
    card = g.fate_draws[-1].card
    tracks = named_tracks(g, FATES[card].where if card else CHOICE)
    if surface_only and not all(is_above_ground(START_OF[track]) for track in tracks):
        return [track for track in g.tracks if track in SURFACE_TRACKS]
    return tracks


def named_tracks(g: DawnState, where: str) -> list[TrackId]:
    """The track, or all that have most or fewest of something."""
    if where in g.tracks:
        return [where]
    if where.endswith("_zeds"):
        return with_extreme({track: len(zeds_on(g, track)) for track in g.tracks}, where)
    if where.endswith("_chaos"):
        return with_extreme({track: chaos_on(g, track) for track in g.tracks}, where)
    return list(g.tracks)


def with_extreme(counts: dict[TrackId, int], where: str) -> list[TrackId]:
    wanted = max(counts.values()) if where.startswith("most") else min(counts.values())
    return [track for track, count in counts.items() if count == wanted]


# -- the text of the card ---------------------------------------------------------------------------------------


@clause("DZ-2.9", "DZ-2.17")
def fate_text(g: DawnState) -> None:
    """After what caused the draw; but a card drawn by a fate text waits until that is finished."""
    card = g.fate_draws.pop().card
    if card and g.fate_texts:
        g.waiting_fates.append(card)
    elif card:
        g.then(("carry_out_fate", card))


@clause("DZ-2.10", "DZ-2.11")
def carry_out_fate(g: DawnState, card: CardId) -> None:
    """A card with windows may be kept, any other is carried out at once."""
    if FATES[card].windows:
        g.then(("keep_or_decline", card))
        return
    g.fate_texts.append(card)
    g.tell("fate_carried_out", "DZ-2.10", card=card)
    g.then(("text", f"{card}.text", 0), ("fate_text_ends",))


@clause("DZ-2.10", "DZ-2.17")
def fate_text_ends(g: DawnState) -> None:
    """The card is discarded; cards that it made somebody draw come now."""
    card = g.fate_texts.pop()
    g.fates.discards.append(card)
    g.tell("fate_discarded", "DZ-2.10", card=card)
    waiting, g.waiting_fates = g.waiting_fates, []
    g.then(*[("carry_out_fate", waits) for waits in waiting])


@clause("DZ-2.11", "DZ-2.13", "DZ-2.14", "DZ-2.20")
async def keep_or_decline(g: DawnState, card: CardId) -> None:
    """A kept card lies open and belongs to the whole hero side; one that is declined is discarded without effect."""
    answer = await decide_together(
        g, "keep_or_decline", "DZ-2.14", lambda g, seat: ["keep", "decline"], orders=("keep",), about={"card": card}
    )
    if answer == "keep":
        g.kept.append(card)
        g.tell("fate_kept", "DZ-2.11", card=card)
    else:
        g.fates.discards.append(card)
        g.tell("fate_discarded", "DZ-2.14", card=card)
