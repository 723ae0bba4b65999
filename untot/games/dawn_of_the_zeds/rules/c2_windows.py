"""Chapter 2, kept cards: when they can be played. A window opens only if something can be used in it (DZ-2.15)."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.abilities import ABILITIES, has_ability
from untot.games.dawn_of_the_zeds.board import CEMETERY, IN_BED, TOWN_CENTER
from untot.games.dawn_of_the_zeds.cards.possible import why_not_play
from untot.games.dawn_of_the_zeds.facts import all_in_force
from untot.games.dawn_of_the_zeds.printed_cards import FATES, CardId, Window
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState, Modifier
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, verb_of, word, words
from untot.parts.deferring import one_effect

GO_ON: Final = "go_on"
UNDISTURBED: Final = "undisturbed"
"""No more windows before the Action phase."""
NOT_THIS_PHASE: Final = "not_this_phase"
NO_LURE: Final = "no_lure"
NO_FIGHT_CARDS: Final = "no_fight_cards"
"""What is renounced for the rest of a phase: luring zeds away, cards before a fight."""
PLAY: Final = "play"
DISCHARGE: Final = "discharge"
BURY: Final = "bury"
BED_WINDOWS: Final = ("eat", "zeds")
"""Phases at whose start a unit in a bed opens a window of its own (DZ-5.5.25)."""


@clause("DZ-2.11", "DZ-2.23", "DZ-2.24")
def playable(g: DawnState, *windows: Window) -> list[CardId]:
    """Kept cards that can be played in one of these windows, again and again until they are."""
    if not g.kept:
        return []
    return [
        card for card in g.kept if any(w in FATES[card].windows for w in windows) and why_not_play(g, card) is None
    ]  # fmt: skip


# -- at any time ------------------------------------------------------------------------------------------------


@clause("DZ-2.15", "DZ-5.5.14", "DZ-5.5.15", "DZ-5.5.16", "DZ-5.5.25", "DZ-15.6.2")
def any_time(g: DawnState, seat: Seat) -> list[str]:
    """What the hero side may do beside any decision that its lead is asked: kept cards, and discharging units."""
    if seat != g.lead or not (g.kept or g.level):
        return []
    return [*words(PLAY, playable(g, "any_time")), *discharges(g)]


def discharges(g: DawnState) -> list[str]:
    """Units in beds: into the Town Center if they are awake, or into the cemetery."""
    if IN_BED.isdisjoint(g.units_at):
        return []
    return [
        word(way, unit)
        for unit, found in g.units.items()
        if found.place in IN_BED
        for way in (DISCHARGE, BURY)
        if way == BURY or not found.is_comatose
    ]


@clause("DZ-2.15", "DZ-5.5.16")
def take_offer(g: DawnState, seat: Seat, offer: str) -> list[Step]:
    """The card is played, or the unit leaves its bed; then the question is put again."""
    verb, thing = verb_of(offer), thing_of(offer)
    if verb == PLAY:
        return [("play_card", thing)]
    return [("leave_bed", thing, TOWN_CENTER if verb == DISCHARGE else CEMETERY)]


@clause("DZ-2.15", "DZ-5.5.25")
def step_window(g: DawnState) -> None:
    """Before a zed moves, before a track is activated: a question only if a card can be played."""
    if g.kept and playable(g, "any_time") and not is_undisturbed(g):
        g.then(("any_time",))


@clause("DZ-2.15", "DZ-2.23")
def activation_window(g: DawnState, track: str) -> None:
    """Before a track is activated: cards against activations, and those for any time."""
    if g.kept and playable(g, "activation") and not is_undisturbed(g):
        g.then(("activation_cards", track))
    else:
        step_window(g)


async def activation_cards(g: DawnState, track: str) -> None:
    about = {"window": "activation", "track": track}
    answer = await decide_together(g, "play_kept_card", "DZ-2.23", activation_words, orders=(GO_ON,), about=about)
    if not goes_on(g, answer):
        g.then(("play_card", thing_of(answer)), ("activation_window", track))


def activation_words(g: DawnState, seat: Seat) -> list[str]:
    return [*going_on(g), *words(PLAY, playable(g, "activation"))]


@clause("DZ-2.15", "DZ-2.24")
async def any_time_window(g: DawnState) -> None:
    """One thing after another, or go on."""
    offers = any_time(g, g.lead)
    if not offers:
        return
    answer = await decide_together(
        g, "any_time", "DZ-2.15", lambda g, seat: [*going_on(g), *any_time(g, g.lead)], calm=False, orders=(GO_ON,)
    )
    if not goes_on(g, answer):
        g.then(*take_offer(g, g.lead, answer), ("any_time",))


@clause("DZ-2.15", "DZ-2.23", "DZ-5.5.25")
def phase_window(g: DawnState, phase: str) -> None:
    """At the start of a phase: cards for it, cards for any time, and beds before the Eat phase and the Zeds phase."""
    is_for_beds = phase in BED_WINDOWS and g.level > 0 and bool(discharges(g))
    if is_undisturbed(g):
        return
    if playable(g, "phase_start"):
        g.then(("phase_start_cards", phase))
    elif is_for_beds or (g.kept and playable(g, "any_time")):
        g.then(("any_time",))


@clause("DZ-2.15", "DZ-2.23")
async def phase_start_cards(g: DawnState, phase: str) -> None:
    """Cards that are played at the start of a phase."""
    answer = await decide_together(
        g, "play_kept_card", "DZ-2.23", phase_start_words, calm=True, orders=(GO_ON,), about={"window": "phase_start"}
    )
    if not goes_on(g, answer):
        g.then(("play_card", thing_of(answer)), ("phase_window", phase))


def phase_start_words(g: DawnState, seat: Seat) -> list[str]:
    return [*going_on(g), *words(PLAY, playable(g, "phase_start"))]


@clause("DZ-2.15", "DZ-2.24")
def going_on(g: DawnState) -> list[str]:
    """Nothing now; before the Action phase, where there are many windows, also nothing in any of them. Fights ask all
    the same, and beside their questions everything can be used as ever."""
    return [GO_ON] if g.phase == "action" else [GO_ON, UNDISTURBED]


def goes_on(g: DawnState, answer: str) -> bool:
    if answer == UNDISTURBED:
        g.modifiers.append(Modifier(UNDISTURBED, "DZ-2.15", "round", by=len(g.kept)))
    return answer in (GO_ON, UNDISTURBED)


def is_undisturbed(g: DawnState) -> bool:
    """It was said of the cards that were there: a new one opens windows again, until it is said once more."""
    return g.phase != "action" and is_declined(g, UNDISTURBED)


@clause("DZ-2.15", "DZ-2.24")
def declining(g: DawnState) -> list[str]:
    """Nothing now; where one window follows another that nobody has chosen, also nothing in this phase."""
    return [GO_ON] if g.phase == "action" else [GO_ON, NOT_THIS_PHASE]


def declines(g: DawnState, answer: str, what: str) -> bool:
    if answer == NOT_THIS_PHASE:
        g.modifiers.append(Modifier(what, "DZ-2.15", "phase", by=len(g.kept)))
    return answer in (GO_ON, NOT_THIS_PHASE)


def is_declined(g: DawnState, what: str) -> bool:
    """As long as no card has come to those of which it was said last."""
    said = all_in_force(g, what) if g.modifiers else []
    return bool(said) and len(g.kept) <= said[-1].by


# -- playing one ------------------------------------------------------------------------------------------------


@clause("DZ-2.11", "DZ-2.12", "DZ-8.2.10")
def play_card(g: DawnState, card: CardId) -> None:
    """Its text is one effect; afterwards the card is discarded, unless it says otherwise."""
    g.kept.remove(card)
    g.played.append(card)
    g.tell("card_played", "DZ-2.11", card=card)
    give_inner_calm(g)
    g.then(*one_effect(("text", f"{card}.text", 0)), ("card_is_played", card))


@clause("DZ-H10.2")
def give_inner_calm(g: DawnState) -> None:
    """Once a round a kept card gives Alyssa Darling an extra action."""
    unit, ability = ABILITIES["inner_calm"]
    if unit in g.units and has_ability(g, "inner_calm") and ability.row not in g.used:
        g.used.append(ability.row)
        g.has_inner_calm = True


@clause("DZ-2.12")
def card_is_played(g: DawnState, card: CardId) -> None:
    """A card that is kept on lies among the kept ones again."""
    if card in g.played:
        g.played.remove(card)
        g.fates.discards.append(card)
        g.tell("fate_discarded", "DZ-2.12", card=card)
