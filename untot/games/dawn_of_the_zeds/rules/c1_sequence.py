"""Chapter 1: the round and its phases, and what an event card does in them."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.facts import active_event
from untot.games.dawn_of_the_zeds.printed_cards import EVENTS_PRINTED, TEXTS, CardId
from untot.games.dawn_of_the_zeds.rules.parts import Part, Procedure, steps_of
from untot.games.dawn_of_the_zeds.state import BASIC, LEVEL_I, LEVEL_II, DawnState
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.parts.deferring import one_effect

ROUND: Final[Procedure] = (
    Part(1, LEVEL_II, "prfn_phase"),
    Part(2, LEVEL_I, "infection_phase"),
    Part(3, LEVEL_I, "eat_phase"),
    Part(4, BASIC, "zeds_phase"),
    Part(5, BASIC, "action_phase"),
    Part(6, BASIC, "organisation_phase"),
    Part(7, BASIC, "round"),
)
"""The phases of DZ-1.1.2 with the level from which each is played, then the next round."""


@clause("DZ-1.0.1", "DZ-1.1.1")
def play_round(g: DawnState) -> None:
    """A round begins with an event card."""
    g.round += 1
    g.tell("round_began", "DZ-1.0.1", round=g.round, lead=g.lead)
    g.then(("draw_event",))


@clause("DZ-1.1.1", "DZ-1.1.2", "DZ-1.2.8", "DZ-1.2.9", "DZ-1.2.10", "DZ-1.2.11", "DZ-1.2.18")
def draw_event(g: DawnState) -> None:
    """The active event card rules the round. Brains! has no phases but the last, the National Guard is no round."""
    card = take_top_event(g)
    g.tell("event_drawn", "DZ-1.1.1", card=card, left=len(g.events.cards))
    event = EVENTS_PRINTED[card]
    if event.kind == "guard":
        g.then(*one_effect(("text", f"{card}.whole", 0)), ("discard_event",), ("draw_event",))
    elif event.whole:
        g.then(("text", f"{card}.whole", 0), ("organisation_phase",), ("round",))
    else:
        g.then(*steps_of(ROUND, g.level))


@clause("DZ-12.2.29", "DZ-12.2.31")
def take_top_event(g: DawnState) -> CardId:
    """The act of a card is the part of the deck in which it lay; the National Guard belongs to none."""
    g.uncover()
    g.active = card = g.events.cards.pop(0)
    g.events.known = max(0, g.events.known - 1)
    g.event_uses = 0
    g.first_of_act = 0
    if EVENTS_PRINTED[card].kind != "guard":
        act = next(number for number, left in enumerate(g.acts) if left)
        g.first_of_act = act + 1 if g.acts[act] == g.act_sizes[act] else 0
        g.acts[act] -= 1
    return card


# -- phases -----------------------------------------------------------------------------------------------------


def enter_phase(g: DawnState, phase: str, clause_id: str) -> None:
    g.phase = phase
    g.tell("phase_began", clause_id, phase=phase)


@clause("DZ-1.2.1", "DZ-1.2.2", "DZ-1.2.3", "DZ-1.2.4")
def with_event(phase: str, *steps: Step) -> tuple[Step, ...]:
    """The steps of a phase, with the text of the event around them if this is its phase."""
    return (
        ("phase_window", phase),
        ("event_text", phase, "start"),
        ("event_text", phase, "during"),
        *steps,
        ("event_text", phase, "end"),
    )


@clause("DZ-1.2.1", "DZ-1.2.5", "DZ-1.2.6", "DZ-8.2.13")
def event_text(g: DawnState, phase: str, moment: str) -> None:
    """The text of the active card in its phase, as one effect; what cannot be carried out is skipped."""
    address = f"{g.active}.{moment}"
    if active_event(g).phase == phase and address in TEXTS:
        g.tell("event_text", "DZ-1.2.1", card=g.active, phase=phase)
        g.then(*one_effect(("text", address, 0)))


@clause("DZ-7.0.2")
def phase_ends(g: DawnState) -> None:
    """What holds for the phase ends with it."""
    g.modifiers = [modifier for modifier in g.modifiers if modifier.until != "phase"]


@clause("DZ-7.0.1", "DZ-1.1.4")
def discard_event(g: DawnState) -> None:
    """The active card goes to the discard pile."""
    card, g.active = g.active, ""
    g.events.discards.append(card)
    g.tell("event_discarded", "DZ-7.0.1", card=card)
