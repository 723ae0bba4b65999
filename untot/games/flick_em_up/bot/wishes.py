"""What a group still needs by its goal, where that lies, and who of the group goes for what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from untot.games.flick_em_up.bot.ways import steps_to
from untot.games.flick_em_up.cards import EXILES
from untot.games.flick_em_up.facts import (
    building_of,
    carries,
    group_of,
    has_deck,
    is_available,
    is_locked,
    is_supply,
    living_of,
    scenario_of,
    seats_of,
    team_of,
    weapons_of,
)
from untot.games.flick_em_up.pieces import (
    FLICKS,
    INVENTORY_FIELDS,
    MOTOR_HOME,
    WEAPONS,
    BuildingId,
    ChipId,
    Group,
    SurvivorId,
)
from untot.games.flick_em_up.rules.c18_objectives import SCHOOL
from untot.games.flick_em_up.scenarios import Goal
from untot.games.flick_em_up.state import FlickState

KEY: Final = "key"
FACE_DOWN: Final = "face_down"
LAST_KILLS: Final = 2
"""So many zombies can be killed on the way home."""
HOLDERS: Final = 2
"""So many survivors hold a contested house."""
SEARCHERS: Final = 2
"""At most so many turn up chips in one house."""
UNSURE: Final = 0.2
"""So many actions farther away is a chip that nobody has seen."""
SOON: Final = 2
"""So many rounds ahead one looks into the cellar."""
ACTIONS: Final = 2
SLACK: Final = 1.5
"""So many times as long as it seems a way may take."""
KNIFE: Final = "knife"
AT_DOOR: Final = 3.0
"""So many actions farther away is a house that somebody else has to open."""
CARRIED_ANYWHERE: Final = ("own_stock", "weapons")
"""Exile cards for which it is enough to hold something."""


class Errand(NamedTuple):
    """Something to do in a house: fetch a chip, turn one up, or (without a chip) just be there."""

    house: BuildingId
    chip: ChipId = ""


Plan = dict[SurvivorId, Errand]


# -- what is needed ---------------------------------------------------------------------------------------------


def goal_of(g: FlickState, group: Group) -> Goal:
    """Without a goal before the skull all supplies are welcome."""
    return team_of(g, group).goal or Goal(house=team_of(g, group).base, supplies=9)


def exile_wish(g: FlickState, group: Group) -> str:
    """What the exiled group's card wants; the group knows it, and imagined matches give others any card."""
    held = [g.cards[seat] for seat in seats_of(g, group)]
    return next((EXILES[card].wants for card in held if card in EXILES), "")


def home_of(g: FlickState, group: Group) -> BuildingId:
    """Where the group collects."""
    goal = goal_of(g, group)
    return goal.house or goal.everybody_in or team_of(g, group).base or (MOTOR_HOME if MOTOR_HOME in g.houses else "")


def needed_chips(g: FlickState, group: Group) -> Counter[ChipId]:
    """What has to come home in all, the chips of every kind; `supply` stands for any of three kinds."""
    goal = goal_of(g, group)
    needed = Counter(goal.chips)
    if goal.supplies:
        needed["supply"] = goal.supplies
    match exile_wish(g, group):
        case "own_stock":
            needed["supply"] = 4
        case "getaway":
            needed += Counter({"fuel": 1, "food": 1})
        case "weapons":
            needed["weapon"] = 3
    return needed


def kinds_of(chip: ChipId) -> list[str]:
    """As what a chip may count."""
    return [chip, *(["supply"] if is_supply(chip) else []), *(["weapon"] if chip in WEAPONS else [])]


def missing_chips(g: FlickState, group: Group) -> Counter[ChipId]:
    """What is needed and neither at home nor carried by anybody of the group; and a key, if one would open a house."""
    missing = needed_chips(g, group)
    own = living_of(g, group)
    home = home_of(g, group)
    there = [*(g.houses[home].chips if home else []), *(chip for each in own for chip in g.boards[each].inventory)]
    for chip in there:
        kind = next((kind for kind in kinds_of(chip) if missing[kind] > 0), None)
        if kind is not None:
            missing[kind] -= 1
    if not missing[KEY] and not any(carries(g, each, KEY) for each in own) and _opens_something(g, missing, home):
        missing[KEY] = 1
    return +missing


def _opens_something(g: FlickState, missing: Counter[ChipId], home: BuildingId) -> bool:
    locked = [name for name, house in g.houses.items() if house.locked and not house.drifted]
    return any(name == home or wanted_in(g, name, missing) for name in locked)


def wanted_in(g: FlickState, building: BuildingId, missing: Counter[ChipId]) -> list[ChipId]:
    """The open chips in a house that are missing."""
    return [chip for chip in g.houses[building].chips if any(missing[kind] for kind in kinds_of(chip))]


def is_needed(g: FlickState, chip: ChipId, group: Group) -> bool:
    """Whether somebody should carry this home, or keep it: a key as long as it opens something."""
    needed = needed_chips(g, group)
    return any(needed[kind] for kind in kinds_of(chip)) or (chip == KEY and any(it.locked for it in g.houses.values()))


def kills_wanted(g: FlickState, group: Group) -> int:
    """So many zombies must still be killed: by the goal, or because the cellar would not fill the hordes to come."""
    return max(kills_of_goal(g, group), hordes_to_come(g, g.last_round) - len(g.cellar))


def kills_of_goal(g: FlickState, group: Group) -> int:
    wish = max(0, goal_of(g, group).kills - g.killed)
    if exile_wish(g, group) == "kills":
        wish = max(wish, 8 - sum(g.tallies[seat].kills for seat in seats_of(g, group)))
    return wish


def are_kills_urgent(g: FlickState, group: Group) -> bool:
    """The goal asks for them, or one of the next hordes would find the cellar empty; others can wait."""
    soon = min(g.last_round, g.round + SOON)
    return kills_of_goal(g, group) > 0 or hordes_to_come(g, soon) > len(g.cellar)


def hordes_to_come(g: FlickState, until: int) -> int:
    """So many zombies will be poured until this round begins. The first round is a day."""
    nights = sum(number % 2 == 0 for number in range(g.round + 1, until + 1))
    days = max(0, until - g.round) - nights
    return days * g.day_invasion + nights * g.night_invasion


def hunts_people(g: FlickState, group: Group) -> bool:
    """The goal is that others die; or they have the key, and nothing else is left to be done."""
    if goal_of(g, group).enemies_dead or exile_wish(g, group) == "others_dead":
        return True
    others = [each for each in g.boards if group_of(g, each) != group]
    return bool(needed_chips(g, group)[KEY]) and any(carries(g, each, KEY) for each in others)


# -- where it lies ----------------------------------------------------------------------------------------------


def may_enter(g: FlickState, survivor: SurvivorId, building: BuildingId) -> bool:
    return not is_locked(g, building) or (carries(g, survivor, KEY) and not g.houses[building].drifted)


def will_open(g: FlickState, building: BuildingId, own: list[SurvivorId]) -> bool:
    """Somebody of the group can go in; then the others may wait at the door for him."""
    return any(may_enter(g, each, building) for each in own)


def errands(g: FlickState, group: Group) -> list[Errand]:
    """Everything that somebody could fetch, turn up or hold, once for each who is needed for it."""
    return [*_fetching(g, group), *_holding(g, group)]


def _fetching(g: FlickState, group: Group) -> Iterator[Errand]:
    missing, home = missing_chips(g, group), home_of(g, group)
    seen: Counter[ChipId] = Counter()
    for building in g.houses:
        for chip in wanted_in(g, building, missing) if building != home else []:
            seen.update(kinds_of(chip))
            yield Errand(building, chip)
    if exile_wish(g, group) == "school_empty" and SCHOOL in g.houses:
        yield from (Errand(SCHOOL, chip) for chip in g.houses[SCHOOL].chips if is_supply(chip))
    hidden = any(count > seen[kind] for kind, count in missing.items()) or _wants_more(g)
    for building, house in g.houses.items():
        if hidden:
            yield from [Errand(building, FACE_DOWN)] * min(SEARCHERS, len(house.face_down))


def _wants_more(g: FlickState) -> bool:
    """In a contest of points and cards what lies hidden helps anybody."""
    return has_deck(g, "objective")


def _holding(g: FlickState, group: Group) -> Iterator[Errand]:
    for building in scenario_of(g).contested:
        yield from [Errand(building)] * HOLDERS


# -- who goes for it --------------------------------------------------------------------------------------------


def plan(g: FlickState, group: Group) -> Plan:
    """Who of the group goes where: carriers and late-comers home, each errand by whoever has the shortest way."""
    own = living_of(g, group)
    home = home_of(g, group)
    going = {each: Errand(home) for each in own if home and goes_home(g, each, group)}
    free = [each for each in own if each not in going]
    open_errands = errands(g, group)
    houses = {errand.house for errand in open_errands if errand.house in g.poses}
    open_ = {it for it in houses if will_open(g, it, own)}
    far = {(each, it): steps_to(g, each, it) + _waiting(g, each, it) for each in free for it in open_}
    costs = sorted(
        (far[each, errand.house] + (UNSURE if errand.chip == FACE_DOWN else 0.0), each, number)
        for each in free
        for number, errand in enumerate(open_errands)
        if (each, errand.house) in far
    )
    taken: set[int] = set()
    for _, each, number in costs:
        if each not in going and number not in taken:
            going[each] = open_errands[number]
            taken.add(number)
    return going


def _waiting(g: FlickState, survivor: SurvivorId, building: BuildingId) -> float:
    """Who has the key comes first."""
    return 0.0 if may_enter(g, survivor, building) else AT_DOOR


def goes_home(g: FlickState, survivor: SurvivorId, group: Group) -> bool:
    """Whoever carries something for home; all, when nothing but that is missing; those who are needed there."""
    goal, home = goal_of(g, group), home_of(g, group)
    if not will_open(g, home, living_of(g, group)):
        return False
    needed = needed_chips(g, group)
    cargo = [chip for chip in g.boards[survivor].inventory if any(needed[kind] for kind in kinds_of(chip))]
    if cargo and exile_wish(g, group) not in CARRIED_ANYWHERE and _is_laden(g, survivor, group):
        return True
    if missing_chips(g, group):
        return False
    if goal.own_in or exile_wish(g, group) == "getaway":
        return True
    if not goal.everybody_in:
        return False
    return must_go_home(g, group) or not is_marksman(g, survivor) or is_time_to_go(g, survivor, home)


def is_marksman(g: FlickState, survivor: SurvivorId) -> bool:
    """He can kill from afar; who cannot strikes what he meets on his way."""
    return any(FLICKS[weapon].noise == "loud" or weapon == KNIFE for weapon in weapons_of(g, survivor))


def is_time_to_go(g: FlickState, survivor: SurvivorId, home: BuildingId) -> bool:
    """The actions that are left to him hardly suffice for the way."""
    return SLACK * steps_to(g, survivor, home) + 1 >= actions_left(g, survivor)


def actions_left(g: FlickState, survivor: SurvivorId) -> int:
    """Until the last round is over."""
    later = ACTIONS * (g.last_round - g.round)
    active = g.activation
    if active is not None and active.survivor == survivor:
        return later + max(0, active.actions)
    return later + (ACTIONS if is_available(g, survivor) else 0)


def _is_laden(g: FlickState, survivor: SurvivorId, group: Group) -> bool:
    """He carries what he can, or nothing more is to be had where he is, not even something that nobody has seen."""
    building = building_of(g, survivor)
    if building is None or len(g.boards[survivor].inventory) >= INVENTORY_FIELDS:
        return True
    missing = missing_chips(g, group)
    if wanted_in(g, building, missing):
        return False
    home = home_of(g, group)
    return not (missing and g.houses[building].face_down) or is_time_to_go(g, survivor, home)


def must_go_home(g: FlickState, group: Group) -> bool:
    """Nothing is missing but that everybody is in: enough zombies are killed. Who has far to go begins a little
    earlier, when half of the rounds are over."""
    goal = goal_of(g, group)
    if not goal.everybody_in or missing_chips(g, group):
        return False
    return g.killed >= goal.kills - (LAST_KILLS if 2 * g.round > g.last_round else 0)
