"""Questions about people, houses and chips; they never change anything. Where things stand is asked in positions.py."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up.own import from_text
from untot.games.flick_em_up.pieces import (
    BLOCKS,
    FLICKS,
    SUPPLIES,
    SURVIVORS,
    WEAPONS,
    Block,
    BuildingId,
    ChipId,
    Group,
    PieceId,
    SurvivorId,
    WeaponId,
    ZombieId,
    is_survivor,
    is_zombie,
)
from untot.games.flick_em_up.scenarios import SCENARIOS, Scenario, SpecialRule, Team
from untot.games.flick_em_up.state import Activation, Board, FlickState, House
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause

FEWEST_WITH_OBJECTIVES: Final = 3

# -- the scenario -----------------------------------------------------------------------------------------------


@clause("FL-2.2", "FL-2.4")
def scenario_of(g: FlickState) -> Scenario:
    """Printed or own."""
    return from_text(g.own) if g.own else SCENARIOS[str(g.options["scenario"])]


@clause("FL-1.1")
def has_rule(g: FlickState, rule: SpecialRule) -> bool:
    """Whether a special rule of the scenario is in force."""
    return rule in scenario_of(g).rules


def has_deck(g: FlickState, deck: str) -> bool:
    return deck in scenario_of(g).decks


def team_of(g: FlickState, group: Group) -> Team:
    return scenario_of(g).groups[group]


def groups_of(g: FlickState) -> list[Group]:
    return list(scenario_of(g).groups)


def other_group(g: FlickState, group: Group) -> Group:
    """With one group it is its own other one."""
    return next((other for other in groups_of(g) if other != group), group)


# -- seats and survivors ----------------------------------------------------------------------------------------


def seat_name(g: FlickState, seat: Seat) -> str:
    return f"player_{seat + 1}"


def seats_of(g: FlickState, group: Group) -> list[Seat]:
    return [seat for seat in range(g.seats) if g.groups[seat] == group]


def board_of(g: FlickState, survivor: SurvivorId) -> Board:
    return g.boards[survivor]


def is_alive(g: FlickState, survivor: SurvivorId) -> bool:
    return survivor in g.boards


def survivors_of(g: FlickState, seat: Seat) -> list[SurvivorId]:
    """The living of a seat."""
    return [survivor for survivor, board in g.boards.items() if board.seat == seat]


def group_of(g: FlickState, survivor: SurvivorId) -> Group:
    return next(
        group
        for group, team in scenario_of(g).groups.items()
        if any(survivor == listed for listed, *_ in team.survivors)
    )


@clause("FL-18.6", "FL-26.4", "FL-28.11", "FL-30.7")
def base_of(g: FlickState, survivor: SurvivorId) -> BuildingId:
    """The base of his group, or the building that holds its goal."""
    team = team_of(g, group_of(g, survivor))
    return team.base or (team.goal.house if team.goal is not None else "")


def living_of(g: FlickState, group: Group) -> list[SurvivorId]:
    return [survivor for survivor in g.boards if group_of(g, survivor) == group]


@clause("FL-25.12")
def are_enemies(g: FlickState, one: SurvivorId, other: SurvivorId) -> bool:
    """Survivors of other groups; those of an exiled seat are enemies of all others."""
    seats = survivor_seat(g, one), survivor_seat(g, other)
    if len(groups_of(g)) == 1:
        return seats[0] != seats[1] and (seats[0] in g.exiled or seats[1] in g.exiled)
    return group_of(g, one) != group_of(g, other)


@clause("FL-18.6", "FL-25.8")
def has_objectives(g: FlickState) -> bool:
    """In scenario 5 only with three or more seats."""
    return has_deck(g, "objective") and (len(groups_of(g)) > 1 or g.seats >= FEWEST_WITH_OBJECTIVES)


@clause("FL-18.6", "FL-18.11")
def holders_of(g: FlickState, seat: Seat) -> list[Seat]:
    """The seats that hold a secret card together with this one: itself, or its whole group."""
    return [seat] if len(groups_of(g)) == 1 else seats_of(g, g.groups[seat])


def exile_side(g: FlickState, seat: Seat) -> list[Seat]:
    """The exiled side: a seat, or the group that is exiled from the start."""
    return holders_of(g, seat)


@clause("FL-3.4", "FL-3.5")
def is_available(g: FlickState, survivor: SurvivorId) -> bool:
    """The upper colour of his backpack is that of the round; anybody may look at it at any time."""
    return g.boards[survivor].night == (g.phase == "night")


def available_of(g: FlickState, seat: Seat) -> list[SurvivorId]:
    return [survivor for survivor in survivors_of(g, seat) if is_available(g, survivor)]


def activation(g: FlickState) -> Activation:
    """The running one."""
    assert g.activation is not None, "nobody is active"
    return g.activation


def active_survivor_of(g: FlickState) -> SurvivorId:
    return activation(g).survivor


def active_survivor(g: FlickState) -> SurvivorId | None:
    return g.activation.survivor if g.activation is not None else None


def survivor_seat(g: FlickState, survivor: SurvivorId) -> Seat:
    """Who leads, or led, a survivor."""
    board = g.boards.get(survivor)
    return board.seat if board is not None else g.led[survivor]


@clause("FL-8.1", "FL-8.2", "FL-8.25")
def weapons_of(g: FlickState, survivor: SurvivorId) -> list[WeaponId]:
    """His start weapon, unless it is covered, and every weapon chip that he carries."""
    board = g.boards[survivor]
    start = [] if board.covered else [SURVIVORS[survivor].weapon]
    return start + [chip for chip in board.inventory if chip in WEAPONS]


def is_loud(weapon: WeaponId) -> bool:
    return FLICKS[weapon].noise == "loud"


# -- standing and lying -----------------------------------------------------------------------------------------


@clause("FL-1.14", "FL-1.15", "FL-1.26")
def stands(g: FlickState, figure: PieceId) -> bool:
    """On its feet; in a building by its recorded state, where zombies always stand."""
    inside = g.inside.get(figure)
    return not inside.lies if inside is not None else g.poses[figure].stands


def zombies_outside(g: FlickState) -> list[ZombieId]:
    return [piece for piece in g.poses if is_zombie(piece)]


def standing_zombies_outside(g: FlickState) -> list[ZombieId]:
    return [zombie for zombie in zombies_outside(g) if g.poses[zombie].stands]


def lying_zombies(g: FlickState) -> list[ZombieId]:
    """In the order of their ids."""
    return sorted(zombie for zombie in zombies_outside(g) if not g.poses[zombie].stands)


# -- buildings --------------------------------------------------------------------------------------------------


@clause("FL-1.8")
def building_of(g: FlickState, figure: PieceId) -> BuildingId | None:
    """In a building is a state of the figure, which is then no part of the physics."""
    inside = g.inside.get(figure)
    return None if inside is None else inside.building


def house(g: FlickState, building: BuildingId) -> House:
    return g.houses[building]


def figures_in(g: FlickState, building: BuildingId) -> list[PieceId]:
    return [figure for figure, inside in g.inside.items() if inside.building == building]


def zombies_in(g: FlickState, building: BuildingId) -> list[ZombieId]:
    return [figure for figure in figures_in(g, building) if is_zombie(figure)]


@clause("FL-20.5")
def survivors_in(g: FlickState, building: BuildingId) -> list[SurvivorId]:
    """Standing or lying, with zombies or without."""
    return [figure for figure in figures_in(g, building) if is_survivor(figure)]


@clause("FL-7.24")
def is_locked(g: FlickState, building: BuildingId) -> bool:
    return g.houses[building].locked


def chips_in(g: FlickState, building: BuildingId) -> int:
    """All on its blocks, face up or down; a forbidden chip is not among them."""
    return len(g.houses[building].chips) + len(g.houses[building].face_down)


@clause("FL-15.9")
def emptier_block(g: FlickState, building: BuildingId) -> Block:
    """The block with fewer figures, the left one if equal."""
    counts = {block: sum(g.inside[figure].block == block for figure in figures_in(g, building)) for block in BLOCKS}
    return "left" if counts["left"] <= counts["right"] else "right"


# -- chips ------------------------------------------------------------------------------------------------------


@clause("FL-20.3")
def is_supply(chip: ChipId) -> bool:
    return chip in SUPPLIES


def carries(g: FlickState, survivor: SurvivorId, chip: ChipId) -> bool:
    return chip in g.boards[survivor].inventory
