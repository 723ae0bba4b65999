"""Effects on numbers and markers: supplies, ammo, infection, actions, chaos."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.board import BEDS, OFFICES, SPACES_OF, is_village
from untot.games.dawn_of_the_zeds.cards.texts import carries_out
from untot.games.dawn_of_the_zeds.charts import LIMITS
from untot.games.dawn_of_the_zeds.printed_cards import Address, card_of
from untot.games.dawn_of_the_zeds.rules.c4_chaos import clear_chaos, place_chaos
from untot.games.dawn_of_the_zeds.rules.c5_stocks import gain, gain_actions
from untot.games.dawn_of_the_zeds.rules.c6_hits import hit_unit
from untot.games.dawn_of_the_zeds.rules.c8_level import change_infection, raise_infection
from untot.games.dawn_of_the_zeds.rules.c9_eat import hungry
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.vocabulary import (
    Amount,
    Change,
    ClearChaos,
    ClearVillages,
    LoseByRoll,
    LoseMix,
    Pay,
    PlaceChaos,
)
from untot.games.dawn_of_the_zeds.whereabouts import units_in, zeds_in, zeds_on
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, verb_of, word, words

NEAR_TOWN: Final = (0, 1, 2)
"""Spaces #0 to #2 of all tracks (E49)."""
ENOUGH: Final = "enough"
LOSE_ALL: Final = "lose_all"
"""Of one stock all that is due, as far as it goes."""


@carries_out(Change)
@clause("DZ-9.2.6", "DZ-0.2.20")
def change(g: DawnState, effect: Change, address: Address) -> None:
    """As much as is possible; what is missing is lost without a penalty."""
    row = f"DZ-{card_of(address)}"
    gain(g, amount_of(g, effect.supplies, row), amount_of(g, effect.ammo, row), row)
    gain_actions(g, amount_of(g, effect.actions, row), row)
    change_infection(g, amount_of(g, effect.infection, row), row)


@carries_out(Pay)
def pay(g: DawnState, effect: Pay, address: Address) -> None:
    gain(g, -effect.supplies, -effect.ammo, f"DZ-{card_of(address)}")


def amount_of(g: DawnState, amount: Amount, row: str) -> int:
    """A number; what a die shows; or how many there are of something."""
    if isinstance(amount, int):
        return amount
    if amount == "die":
        (die,) = g.roll(1)
        g.tell("die_rolled", row, die=die)
        return die
    what, _, where = amount.partition(":")
    if what == "zeds_on":
        return len(zeds_on(g, where))
    if what == "zeds_near":
        return sum(len(zeds_in(g, SPACES_OF[track][n])) for track in g.tracks for n in NEAR_TOWN)
    return sum(len(units_in(g, place)) for place in (*BEDS, *OFFICES))


# -- losses -----------------------------------------------------------------------------------------------------


@carries_out(LoseMix)
@clause("DZ-0.2.20", "DZ-CT13")
def lose_mix(g: DawnState, effect: LoseMix, address: Address) -> None:
    """So much in any mix, chosen one by one."""
    row = f"DZ-{card_of(address)}"
    count = amount_of(g, effect.amount, row)
    g.tell("loss_due", row, count=count)
    g.then(("lose_one", count, "event_loss_split", *effect.kinds))


@clause("DZ-0.2.20", "DZ-CT13", "DZ-9.2.5", "DZ-6.2.16")
async def lose_one(g: DawnState, left: int, question: str, *kinds: str) -> None:
    """One supply, ammo, infection or hit; only what can still be lost, and when nothing can the rest lapses.

    Whoever wants to give up the same stock again and again says it once."""
    if not left or not losses(g, left, kinds):
        return
    about = {"left": left, "card": g.fate_texts[-1] if g.fate_texts else ""}
    answer = await decide_together(g, question, "DZ-0.2.20", lambda g, seat: losses(g, left, kinds), about=about)
    verb, lost = verb_of(answer), thing_of(answer)
    count = min(left, getattr(g, lost)) if verb == LOSE_ALL else 1
    g.then(("suffer", verb, lost, count), ("lose_one", left - count, question, *kinds))


def losses(g: DawnState, left: int, kinds: tuple[str, ...]) -> list[str]:
    """What can still be lost, of these kinds."""
    stocks = [kind for kind in ("supplies", "ammo") if kind in kinds and getattr(g, kind)]
    found = words("lose", stocks)
    if "infection" in kinds and g.infection < LIMITS.infection:
        found.append(word("lose", "infection"))
    found += words("hit", hungry(g)) if "hits" in kinds else []
    if len(found) < 2:
        return found
    return found + words(LOSE_ALL, (kind for kind in stocks if min(left, getattr(g, kind)) > 1))


@clause("DZ-CT13", "DZ-6.2.16")
def suffer(g: DawnState, verb: str, thing: str, count: int) -> None:
    """The loss that was chosen; a hit counts as paid even if it is cancelled."""
    if verb == "hit":
        hit_unit(g, thing, 1)
    elif thing == "infection":
        raise_infection(g, 1, "DZ-CT13")
    else:
        gain(g, -count * (thing == "supplies"), -count * (thing == "ammo"), "DZ-CT13")


@carries_out(LoseByRoll)
def lose_by_roll(g: DawnState, effect: LoseByRoll, address: Address) -> None:
    """A die says how much is lost."""
    (die,) = g.roll(1)
    lost = next((band.lost for band in effect.bands if band.low <= die <= band.high), 0)
    g.tell("die_rolled", f"DZ-{card_of(address)}", die=die)
    gain(g, -lost * (effect.what == "supplies"), -lost * (effect.what == "ammo"), f"DZ-{card_of(address)}")


# -- chaos ------------------------------------------------------------------------------------------------------


@carries_out(PlaceChaos)
@clause("DZ-4.7.6")
def chaos_on_space(g: DawnState, effect: PlaceChaos, address: Address) -> None:
    place_chaos(g, effect.space, "DZ-4.7.6")


@carries_out(ClearChaos)
def clear_some_chaos(g: DawnState, effect: ClearChaos, address: Address) -> None:
    """So many markers of the hero side's choice, no infection; if there are no more, all of them."""
    if sum(g.chaos.values()) <= effect.count:
        for space in [space for space, count in g.chaos.items() for _ in range(count)]:
            clear_chaos(g, space, f"DZ-{card_of(address)}")
        return
    g.then(*[("clear_one_chaos",) for _ in range(effect.count)])


async def clear_one_chaos(g: DawnState) -> None:
    """One of the markers on the board."""
    answer = await decide_together(g, "remove_chaos", "DZ-F36", lambda g, seat: words("space", g.chaos))
    clear_chaos(g, thing_of(answer), "DZ-F36")


@carries_out(ClearVillages)
def clear_villages(g: DawnState, effect: ClearVillages, address: Address) -> None:
    g.then(("clear_one_village", effect.infection))


@clause("DZ-E63")
async def clear_one_village(g: DawnState, infection: int) -> None:
    """Any number of markers from villages, each for infection +1; or enough."""
    if not any(is_village(space) for space in g.chaos):
        return
    answer = await decide_together(
        g,
        "remove_chaos",
        "DZ-E63",
        lambda g, seat: [ENOUGH, *words("space", [space for space in g.chaos if is_village(space)])],
    )
    if answer != ENOUGH:
        clear_chaos(g, thing_of(answer), "DZ-E63")
        raise_infection(g, infection, "DZ-E63")
        g.then(("clear_one_village", infection))
