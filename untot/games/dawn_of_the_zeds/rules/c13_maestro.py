"""Chapter 13.3, option `maestro`: Dr. Marteuse as an infector who walks away with what was researched."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.board import AWAY, OFFICES_OF_MARTEUSE, TUNNEL, SpaceId, is_start
from untot.games.dawn_of_the_zeds.facts import is_on
from untot.games.dawn_of_the_zeds.pieces import MARTEUSE_INFECTOR
from untot.games.dawn_of_the_zeds.placing import put_zed, take_zed, take_zed_away
from untot.games.dawn_of_the_zeds.printed_cards import DOCTOR_CALLS, DOCTORS_GAME
from untot.games.dawn_of_the_zeds.rules.c5_research import lose_component
from untot.games.dawn_of_the_zeds.state import LEVEL_IV, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import player_units_in, zeds_in
from untot.kernel.rulebook import clause

WOLVES: Final = "wolves"
LAST_ACT: Final = 4


@clause("DZ-13.2.12", "DZ-13.3.5", "DZ-13.3.7", "DZ-13.3.17")
def doctor_appears(g: DawnState) -> None:
    """With E71 or E91, or with the first card of act IV: on his offices, together with the Wolves."""
    is_time = g.active in (DOCTORS_GAME, DOCTOR_CALLS) or g.first_of_act == LAST_ACT
    has_come = MARTEUSE_INFECTOR in g.zeds or MARTEUSE_INFECTOR in g.gone or g.has_jailed_doctor
    if not is_on(g, "maestro", LEVEL_IV) or has_come or not is_time:
        return
    put_zed(g, MARTEUSE_INFECTOR, OFFICES_OF_MARTEUSE)
    g.tell("zed_placed", "DZ-13.2.12", zed=MARTEUSE_INFECTOR, space=OFFICES_OF_MARTEUSE)
    if WOLVES in g.super_zeds:
        g.super_zeds.remove(WOLVES)
        g.drawn.append(WOLVES)
        g.then(("place_zeds", OFFICES_OF_MARTEUSE))
    else:
        g.then(("new_zeds", "super_zed", 1, OFFICES_OF_MARTEUSE))


@clause("DZ-13.3.1", "DZ-13.3.19")
def doctor_walks(g: DawnState, track: str) -> None:
    """When the tunnel is activated he goes 1 space toward its Start."""
    if track != TUNNEL or MARTEUSE_INFECTOR not in g.zeds or is_start(g.zeds[MARTEUSE_INFECTOR].space):
        return
    origin = g.zeds[MARTEUSE_INFECTOR].space
    put_zed(g, MARTEUSE_INFECTOR, AWAY[origin])
    g.tell("zeds_moved", "DZ-13.3.1", zeds=[MARTEUSE_INFECTOR], origin=origin, space=AWAY[origin])
    g.then(("doctor_arrives",))


@clause("DZ-13.3.2", "DZ-13.3.3", "DZ-13.3.20")
def doctor_arrives(g: DawnState) -> None:
    """On the Start he is gone with a random component; where a player unit stands he is jailed."""
    if MARTEUSE_INFECTOR not in g.zeds:
        return
    space = g.zeds[MARTEUSE_INFECTOR].space
    if is_start(space):
        take_zed_away(g, MARTEUSE_INFECTOR)
        g.tell("doctor_escaped", "DZ-13.3.2")
        if g.components:
            lose_component(g, g.draw(g.components))
    else:
        g.then(("doctor_met", space))


@clause("DZ-13.3.3", "DZ-13.3.4", "DZ-13.3.6")
def doctor_met(g: DawnState, space: SpaceId) -> None:
    """A player unit that stays in his space puts him into jail, and the next research card is free."""
    if MARTEUSE_INFECTOR in zeds_in(g, space) and player_units_in(g, space):
        take_zed(g, MARTEUSE_INFECTOR)
        g.has_jailed_doctor = True
        g.tell("doctor_jailed", "DZ-13.3.3", space=space)
        g.then(("next_research",))
