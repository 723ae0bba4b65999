"""Chapter 15.6: who decides. Rules say what is to be decided; this says by whom."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from typing import Any

from untot.games.dawn_of_the_zeds.facts import hero_seats, is_competitive, is_on, zeds_seat
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.kernel.asking import Options, Orders, WhyNot, choose
from untot.kernel.rulebook import clause
from untot.parts.together import decide_jointly


@clause("DZ-15.6.1", "DZ-15.6.2", "DZ-15.6.3", "DZ-15.6.4", "DZ-12.1.2", "DZ-12.1.4", "DZ-13.2.13", "DZ-13.3.21")
def decide_together(
    g: DawnState,
    name: str,
    clause_id: str,
    options: Options,
    *,
    why_not: WhyNot | None = None,
    tie: bool = False,
    zeds_player: bool = False,
    calm: bool = True,
    orders: Orders = (),
    about: dict[str, Any] | None = None,
) -> Awaitable[str]:
    """The owner of the running player action decides; else the hero side, through its lead or by agreement.

    In competitive mode the zeds player decides what a clause gives him, and with `diabolic` every tie. Orders that let
    windows pass do not hold in one's own actions, those that say how something is decided do.
    """
    if is_competitive(g) and (zeds_player or (tie and is_on(g, "diabolic"))):
        return choose(g, zeds_seat(g), name, clause_id, options, why_not=why_not, calm=calm, about=about)
    if g.owner is not None:
        own_orders = orders if isinstance(orders, Mapping) else ()
        return choose(
            g, g.owner, name, clause_id, options, why_not=why_not, calm=calm, orders=own_orders, about=about
        )  # fmt: skip
    return decide_jointly(
        g, hero_seats(g), g.lead, name, clause_id, options,
        is_agreed=g.options["team_decision"] == "agree", why_not=why_not, calm=calm, orders=orders, about=about,
    )  # fmt: skip


@clause("DZ-15.6.2")
def pass_lead_on(g: DawnState) -> None:
    """The lead passes to the next hero seat each round."""
    g.lead = (g.lead + 1) % g.heroes
