"""Chapter 11: chips - picked up, dropped and exchanged inside buildings; flares and extra actions."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up.facts import (
    activation,
    active_survivor_of,
    base_of,
    building_of,
    carries,
    is_supply,
    survivor_seat,
)
from untot.games.flick_em_up.pieces import (
    EVENTS_IN_HOUSES,
    INVENTORY_FIELDS,
    BuildingId,
    ChipId,
    SurvivorId,
    mm,
)
from untot.games.flick_em_up.rules.c4_actions import EXTRA_ACTION, spend_action
from untot.games.flick_em_up.rules.c12_checks import CHECKS, nothing_to_put_right
from untot.games.flick_em_up.rules.c15_zombies import appear_in
from untot.games.flick_em_up.state import FlickState
from untot.kernel.asking import choose
from untot.kernel.forms import Branch, Made, Numbers, branch
from untot.kernel.rulebook import clause
from untot.kernel.words import numbers_in, split, thing_in, word, words

PICK_UP: Final = "pick_up"
DROP: Final = "drop"
EXCHANGE: Final = "exchange"
KEEP: Final = "keep"
LEAVE: Final = "leave"
FLARE: Final = "flare"
FACE_DOWN: Final = "face_down"
POINTS: Final = Numbers({"x": (-450, 450), "y": (-450, 450)})
"""Any point in the town, in millimetres."""


# -- what may be chosen -----------------------------------------------------------------------------------------


def inventory(g: FlickState, survivor: SurvivorId) -> list[ChipId]:
    return g.boards[survivor].inventory


@clause("FL-11.5", "FL-11.6")
def has_room(g: FlickState, survivor: SurvivorId) -> bool:
    """Two fields, one chip each; the start weapon and life points take none."""
    return len(inventory(g, survivor)) < INVENTORY_FIELDS


def here(g: FlickState, survivor: SurvivorId) -> BuildingId:
    building = building_of(g, survivor)
    assert building is not None, "not offered"
    return building


@clause("FL-11.1", "FL-11.2", "FL-11.6", "FL-11.10", "FL-11.11")
def why_not_pick_up(g: FlickState, survivor: SurvivorId, chip: str) -> str | None:
    """A chip that lies here, with a free field; a face-down one is looked at first."""
    building = building_of(g, survivor)
    if building is None:
        return "FL-11.1"
    house = g.houses[building]
    if chip == FACE_DOWN:
        return None if house.face_down else "FL-11.2"
    if chip not in house.chips:
        return "FL-11.2"
    return None if has_room(g, survivor) else "FL-11.6"


@clause("FL-11.1", "FL-11.3", "FL-11.5", "FL-11.13")
def why_not_drop(g: FlickState, survivor: SurvivorId, chip: str) -> str | None:
    """A chip from an inventory field, and only onto the blocks of a building."""
    if building_of(g, survivor) is None:
        return "FL-11.1"
    return None if chip in inventory(g, survivor) else "FL-11.5"


@clause("FL-11.2", "FL-11.3", "FL-11.4", "FL-11.22", "FL-23.7", "FL-26.8")
def chip_actions(g: FlickState, survivor: SurvivorId) -> dict[str, Made | None]:
    """`pick_up:food`, `pick_up:face_down`, `drop:key`, `exchange:food drop:key`."""
    building = building_of(g, survivor)
    if building is None:
        return {}
    lying, own = sorted(set(g.houses[building].chips)), sorted(set(inventory(g, survivor)))
    offered: dict[str, Made | None] = {}
    for chip in [*lying, FACE_DOWN]:
        if why_not_pick_up(g, survivor, chip) is None:
            offered[word(PICK_UP, chip)] = None
    offered |= {word(DROP, chip): None for chip in own}
    offered |= {word(EXCHANGE, chip): words(DROP, own) for chip in lying if own}
    return offered


# -- picking up and dropping ------------------------------------------------------------------------------------


@clause("FL-11.2", "FL-11.12")
def pick_up(g: FlickState, answer: str) -> None:
    survivor, chip = active_survivor_of(g), thing_in(answer, PICK_UP)
    spend_action(g, "silent")
    g.aftermath = nothing_to_put_right()
    if chip == FACE_DOWN:
        look_at_chip(g, survivor)
        return
    take_from_blocks(g, survivor, chip, "FL-11.2")
    g.then(*CHECKS)


@clause("FL-11.3", "FL-11.12")
def drop(g: FlickState, answer: str) -> None:
    spend_action(g, "silent")
    put_on_blocks(g, active_survivor_of(g), thing_in(answer, DROP), "FL-11.3")
    g.aftermath = nothing_to_put_right()
    g.then(*CHECKS)


@clause("FL-11.4", "FL-11.12")
def exchange(g: FlickState, answer: str) -> None:
    """Pick up one and drop one in the same action."""
    survivor = active_survivor_of(g)
    spend_action(g, "silent")
    put_on_blocks(g, survivor, thing_in(answer, DROP), "FL-11.4")
    take_from_blocks(g, survivor, thing_in(answer, EXCHANGE), "FL-11.4")
    g.aftermath = nothing_to_put_right()
    g.then(*CHECKS)


def take_from_blocks(g: FlickState, survivor: SurvivorId, chip: ChipId, clause_id: str) -> None:
    g.houses[here(g, survivor)].chips.remove(chip)
    inventory(g, survivor).append(chip)
    g.tell("chip_picked_up", clause_id, survivor=survivor, chip=chip)


@clause("FL-11.3", "FL-18.6")
def put_on_blocks(g: FlickState, survivor: SurvivorId, chip: ChipId, clause_id: str) -> None:
    """Face up."""
    building = here(g, survivor)
    inventory(g, survivor).remove(chip)
    g.houses[building].chips.append(chip)
    if is_supply(chip) and building == base_of(g, survivor):
        g.tallies[survivor_seat(g, survivor)].given += 1
    g.tell("chip_dropped", clause_id, survivor=survivor, chip=chip, building=building)


# -- face-down chips --------------------------------------------------------------------------------------------


@clause("FL-11.7", "FL-11.9")
def look_at_chip(g: FlickState, survivor: SurvivorId) -> None:
    """One per action, without knowing it before; only he looks at it."""
    g.looked_at = g.houses[here(g, survivor)].face_down.pop()
    seat = survivor_seat(g, survivor)
    g.tallies[seat].revealed += 1
    g.tell_secret("chip_looked_at", "FL-11.7", [seat], {"chip": g.looked_at}, survivor=survivor)
    g.then(("keep_chip",), *CHECKS)


@clause("FL-11.7", "FL-11.8", "FL-11.16")
async def keep_chip(g: FlickState) -> None:
    """Keep it or leave it face up; what happens at once cannot be kept."""
    survivor = active_survivor_of(g)
    if g.looked_at in EVENTS_IN_HOUSES:
        reveal_event(g, survivor)
        return
    answer = await choose(
        g, survivor_seat(g, survivor), "keep_chip", "FL-11.7", lambda g, seat: ways_to_keep(g, survivor),
        unit=survivor, about={"survivor": survivor},
    )  # fmt: skip
    chip, g.looked_at = g.looked_at, ""
    g.uncover()
    g.houses[here(g, survivor)].chips.append(chip)
    g.tell("chip_revealed", "FL-11.7", survivor=survivor, chip=chip)
    if split(answer)[0] == KEEP:
        if thing_in(answer, DROP):
            put_on_blocks(g, survivor, thing_in(answer, DROP), "FL-11.8")
        take_from_blocks(g, survivor, chip, "FL-11.7")


@clause("FL-11.7", "FL-11.8")
def ways_to_keep(g: FlickState, survivor: SurvivorId) -> Branch:
    """With full fields he must drop another chip in exchange."""
    own = sorted(set(inventory(g, survivor)))
    return branch({KEEP: None if has_room(g, survivor) else words(DROP, own), LEAVE: None})


@clause("FL-11.14", "FL-11.15", "FL-11.16", "FL-11.21")
def reveal_event(g: FlickState, survivor: SurvivorId) -> None:
    """A zombie appears, or a destiny card is drawn; the chip goes out of the game."""
    chip, g.looked_at = g.looked_at, ""
    g.uncover()
    g.tell("chip_revealed", "FL-11.16", survivor=survivor, chip=chip)
    if chip == "zombie":
        appear_in(g, here(g, survivor), "FL-11.14")
        return
    g.tallies[survivor_seat(g, survivor)].fates += 1
    g.then(("draw_destiny",))


# -- used from the inventory ------------------------------------------------------------------------------------


@clause("FL-11.17")
def why_not_extra_action(g: FlickState, survivor: SurvivorId) -> str | None:
    """At most one per activation."""
    return None if carries(g, survivor, EXTRA_ACTION) and not activation(g).has_extra else "FL-11.17"


@clause("FL-11.17", "FL-11.21")
def use_extra_action(g: FlickState, answer: str) -> None:
    active = activation(g)
    inventory(g, active.survivor).remove(EXTRA_ACTION)
    active.has_extra = True
    active.actions += 1
    g.tell("extra_action_used", "FL-11.17", survivor=active.survivor)


@clause("FL-11.18")
def why_not_flare(g: FlickState, survivor: SurvivorId) -> str | None:
    """Outside buildings, with the chip."""
    return None if carries(g, survivor, FLARE) and building_of(g, survivor) is None else "FL-11.18"


@clause("FL-11.18", "FL-11.19", "FL-11.20", "FL-11.21")
def fire_flare(g: FlickState, answer: str) -> None:
    """The reaction of this turn goes to a point in the town."""
    active, point = activation(g), numbers_in(answer)
    inventory(g, active.survivor).remove(FLARE)
    spend_action(g, "quiet")
    active.flare = mm(point["x"]), mm(point["y"])
    g.tell("flare_fired", "FL-11.18", survivor=active.survivor, x=point["x"], y=point["y"])
    g.aftermath = nothing_to_put_right()
    g.then(*CHECKS)


def flares(g: FlickState, survivor: SurvivorId) -> dict[str, Made]:
    """`flare x=200 y=-30`."""
    return {FLARE: POINTS} if why_not_flare(g, survivor) is None else {}


def extra_actions(g: FlickState, survivor: SurvivorId) -> dict[str, None]:
    return {EXTRA_ACTION: None} if why_not_extra_action(g, survivor) is None else {}
