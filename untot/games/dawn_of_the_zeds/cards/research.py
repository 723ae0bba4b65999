"""Effects on research and the super weapon."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.board import LAB
from untot.games.dawn_of_the_zeds.cards.asking import pick_one
from untot.games.dawn_of_the_zeds.cards.texts import carries_out
from untot.games.dawn_of_the_zeds.decks import put_on_top, shuffle
from untot.games.dawn_of_the_zeds.facts import is_on
from untot.games.dawn_of_the_zeds.printed_cards import RESEARCH, Address, CardId, card_of
from untot.games.dawn_of_the_zeds.rules.c5_able import why_not_act
from untot.games.dawn_of_the_zeds.rules.c5_research import (
    gain_component,
    lose_component,
    unused_components,
    why_not_research,
)
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import LEVEL_III, DawnState
from untot.games.dawn_of_the_zeds.vocabulary import (
    FreeResearch,
    GainComponent,
    LoseComponent,
    NextResearch,
    ResearchOnTop,
)
from untot.games.dawn_of_the_zeds.vocabulary_own import AntidoteTrail
from untot.games.dawn_of_the_zeds.whereabouts import units_in
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words


@carries_out(NextResearch)
@clause("DZ-5.7.9")
def next_research(g: DawnState, effect: NextResearch, address: Address) -> None:
    """The next card, without action, price and roll."""
    g.then(("next_research",))


@carries_out(ResearchOnTop)
@clause("DZ-5.7.11")
def research_on_top(g: DawnState, effect: ResearchOnTop, address: Address) -> None:
    """Random initial cards that are neither in the deck nor current, face down on top; without any nothing happens."""
    for _ in range(effect.count):
        spare = spare_initial(g)
        if spare:
            card = g.draw(spare)
            if card in g.research.discards:
                g.research.discards.remove(card)
            put_on_top(g.research, [card])
            g.initial_on_top += 1
            g.is_research_mixed = True
            g.tell("research_on_top", "DZ-5.7.11", left=len(g.research.cards))


@clause("DZ-5.7.11")
def spare_initial(g: DawnState) -> list[CardId]:
    if g.level < LEVEL_III:
        return []
    taken = [*g.research.cards, g.research.discards[-1]]
    return [card.id for card in RESEARCH.values() if card.kind == "initial" and card.id not in taken]


@carries_out(FreeResearch)
@clause("DZ-CT18", "DZ-5.7.7")
def free_research(g: DawnState, effect: FreeResearch, address: Address) -> None:
    """A free Research action by the scientist in the lab, with the usual conditions."""
    for unit in units_in(g, LAB):
        if why_not_act(g, unit) is None and why_not_research(g, unit, "free") is None:
            g.paid = "free"
            g.then(("research", unit))


# -- components -------------------------------------------------------------------------------------------------


@carries_out(GainComponent)
@clause("DZ-5.7.13", "DZ-5.7.14", "DZ-5.7.25", "DZ-13.2.11")
async def take_component(g: DawnState, effect: GainComponent, address: Address) -> None:
    """An unused one of the hero side's choice; with `cobbled_together` a random one."""
    if not unused_components(g):
        return
    if is_on(g, "cobbled_together", LEVEL_III):
        component = g.draw(unused_components(g))
    else:
        answer = await decide_together(
            g, "component", "DZ-5.7.13", lambda g, seat: words("component", unused_components(g))
        )
        component = thing_of(answer)
    gain_component(g, component)


@carries_out(LoseComponent)
async def give_up_component(g: DawnState, effect: LoseComponent, address: Address) -> None:
    """One of those that were gained; without any something else happens."""
    if not g.components:
        g.then(("text", f"{address}.otherwise", 0))
    elif effect.is_random:
        lose_component(g, g.draw(g.components))
    else:
        lose_component(g, await pick_one(g, "component", lambda g: list(g.components), address))


@carries_out(AntidoteTrail)
@clause("DZ-5.7.12", "DZ-5.7.26")
def antidote_trail(g: DawnState, effect: AntidoteTrail, address: Address) -> None:
    """First the final component comes into the lab and the card back into the deck; the second time it is found."""
    if g.has_final_component:
        g.has_antidote = True
        g.tell("antidote_found", "DZ-5.7.12")
        return
    g.has_final_component = True
    card = card_of(address)
    g.research.discards.remove(card)
    g.research.cards.append(card)
    g.initial_on_top = 0
    shuffle(g, g.research)
    g.tell("final_component", "DZ-5.7.26", card=card)
