"""Where to be: how good a zone is to end a turn in, moves, doors and drives."""

from __future__ import annotations

from itertools import product
from typing import Final

from untot.games.zombicide.bot.arming import best_kit, is_touring, wanted_cards
from untot.games.zombicide.bot.errands import search_places
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.striking import Blow, best_blow, most_kills_among
from untot.games.zombicide.bot.ways import FAR, THROUGH_DOOR, has_tool, ways_to
from untot.games.zombicide.bot.worth import ZOMBIES_PER_ROOM
from untot.games.zombicide.facts import active_spawn_zones, board, danger_level, is_room, turn_of
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.rules.c6_doors import doors_to_open, tool_in, tools
from untot.games.zombicide.rules.c6_move import walks
from untot.games.zombicide.skills import has_skill
from untot.games.zombicide.state import Survivor, ZombicideState
from untot.kernel.words import word
from untot.parts.paths import distances_to
from untot.parts.zones import DoorId, ZoneId

CARE_ON_TOUR: Final = 0.4
"""How much danger counts to somebody who goes alone while the others ride."""
BLOWS_COUNTED: Final = 2
WELL_ARMED: Final = 1.2
NEAR_DOOR: Final = 1
"""Who stands so near helps to hold what comes out."""
ACTED: Final = 0.5
"""How many zombies somebody kills with an ordinary weapon until the next round who has had his turn."""
BESET: Final = 4
"""Nobody opens a building while zombies are so near."""
AT_HAND: Final = 2
"""Nobody goes farther for a search while others wait."""
USELESS: Final = 3.0
"""What it costs to open a door that leads nowhere."""


# -- standing ---------------------------------------------------------------------------------------------------


def standing(s: Scene, survivor: Survivor, zone: ZoneId, left: int) -> float:
    """How good it is to be in a zone with so many actions left."""
    if s.hurries(survivor):
        return standing_in_hurry(s, survivor, zone, left)
    if s.runs(survivor):
        return standing_of_runner(s, survivor, zone, left)
    worth = -s.temper.nearer * way_to_go(s, survivor, zone) - s.strayed(survivor, zone)
    if left <= 0:
        return worth - s.peril(survivor, zone)
    worth += deed_worth(s, survivor, zone) + (search_worth(s, survivor) if can_search(s, zone) else 0.0)
    stays = fighting(s, survivor, zone, left, best_blow(s, survivor, zone))
    if s.fights_for_the_night:
        stays = max(stays, fighting(s, survivor, zone, left, most_kills_among(s, survivor, zone)))
    return worth + stays


def fighting(s: Scene, survivor: Survivor, zone: ZoneId, left: int, blow: Blow) -> float:
    """What it brings to strike such blows from there, and what danger is left of those who stand there too."""
    killed = blow.kills * left if blow.zone == zone else 0.0
    return s.temper.strike * blow.gain * min(left, BLOWS_COUNTED) - s.peril(survivor, zone, killed)


def standing_of_runner(s: Scene, survivor: Survivor, zone: ZoneId, left: int) -> float:
    """He goes his way and fights only where he stands; crowds do not stop him, only their blows do."""
    worth = -s.temper.runners_way * way_to_go(s, survivor, zone)
    if left > 0:
        worth += deed_worth(s, survivor, zone) + (search_worth(s, survivor) if can_search(s, zone) else 0.0)
    care = CARE_ON_TOUR if is_touring(mission_of(s.g)) else 1.0
    return worth - care * s.peril(survivor, zone)


def standing_in_hurry(s: Scene, survivor: Survivor, zone: ZoneId, left: int) -> float:
    """He goes his way, and where a token lies he takes it and gets away as far as he can."""
    worth = -s.temper.in_hurry * way_to_go(s, survivor, zone)
    if left > 0 and has_token(s, zone):
        safest = min(s.peril(survivor, end) for end in _within(s, survivor, zone, left - 1))
        return worth + s.temper.in_hurry - s.temper.bold * safest
    killed = 0.0
    if left > 0:
        blow = best_blow(s, survivor, zone)
        worth += 0.3 * s.temper.strike * blow.gain * min(left, BLOWS_COUNTED)
        worth += search_worth(s, survivor) if can_search(s, zone) else 0.0
        killed = blow.kills * left if blow.zone == zone else 0.0
    return worth - s.temper.bold * s.peril(survivor, zone, killed)


def _within(s: Scene, survivor: Survivor, zone: ZoneId, left: int) -> set[ZoneId]:
    """Where he can be after so many more actions."""
    ends = edge = {zone}
    if not has_skill(survivor, "leave_freely"):
        left -= sum(s.crowds.get(zone, {}).values())
    for _ in range(left):
        edge = {beside for end in edge for beside in s.net.neighbours[end]} - ends
        ends = ends | edge
    return ends


def has_token(s: Scene, zone: ZoneId) -> bool:
    return any(token.zone == zone and not token.is_taken for token in s.g.objectives)


def way_to_go(s: Scene, survivor: Survivor, zone: ZoneId) -> int:
    """How far his errand still is; prey is met from the next zone."""
    far, errand = s.far(survivor, zone), s.errand_of(survivor)
    return max(1, far) if errand is not None and errand.deed == "hunt" else far


def deed_worth(s: Scene, survivor: Survivor, zone: ZoneId) -> float:
    """What can be done for the mission by somebody here."""
    if has_token(s, zone):
        return s.temper.deed
    errand = s.errand_of(survivor)
    is_there = errand is not None and errand.zone == zone and errand.deed in ("neutralise", "load", "board")
    return s.temper.deed if is_there else 0.0


def can_search(s: Scene, zone: ZoneId) -> bool:
    turn = s.g.turn
    return turn is not None and not turn.has_searched and zone not in s.crowds and zone in search_places(s.g)


def search_worth(s: Scene, survivor: Survivor) -> float:
    """What a search is worth to him and the team."""
    g, mission = s.g, mission_of(s.g)
    if s.runs(survivor) or s.hurries(survivor):
        return s.temper.runners_search
    worth = s.temper.search
    if best_kit(survivor, mission).worth < WELL_ARMED:
        worth += s.temper.badly_armed
    if not has_tool(g) and g.open_doors != board(g).zones.all_doors:
        worth += s.temper.no_tool
    if any(card not in g.found for card in wanted_cards(mission)):
        worth += s.temper.missing_card
    return worth


# -- moves ------------------------------------------------------------------------------------------------------

ENDS_CONSIDERED: Final = 3


def actions_after(s: Scene, cost: int) -> int:
    """The actions that are left when so much was paid for moving."""
    return turn_of(s.g).actions - max(0, cost - turn_of(s.g).free["move"])


def standing_after(s: Scene, survivor: Survivor, zone: ZoneId, cost: int) -> float:
    """How good it is to be there after having paid so much."""
    return standing(s, survivor, zone, actions_after(s, cost)) - s.temper.later * cost


def plans_to_move(s: Scene, survivor: Survivor) -> dict[str, float]:
    """The best zones to get to, against staying."""
    here = standing_after(s, survivor, survivor.zone, 0)
    ends = {zone: standing_after(s, survivor, zone, cost) - here for zone, cost in walks(s.g).items()}
    best = sorted(ends, key=lambda zone: -ends[zone])[:ENDS_CONSIDERED]
    return {f"move {word('to', zone)}": ends[zone] for zone in best}


# -- doors ------------------------------------------------------------------------------------------------------


def plans_to_open(s: Scene, survivor: Survivor) -> dict[str, float]:
    """The door on the way, with a silent tool if there is one."""
    hands = sorted(tools(survivor), key=lambda hand: tool_in(survivor, hand).opens_doors == "noisy")[:1]
    return {
        f"open_door {word('door', door)} {word('with', hand)}": gain_of_door(s, survivor, door)
        for door, hand in product(doors_to_open(s.g, survivor), hands)
    }


def gain_of_door(s: Scene, survivor: Survivor, door: DoorId) -> float:
    """A door on the way is opened when the team can hold what comes out; any other stays shut."""
    placed = board(s.g).doors[door]
    beyond = placed.street if survivor.zone == placed.room else placed.room
    if s.errand_of(survivor) is None or s.far(survivor, survivor.zone) < s.far(survivor, beyond) + THROUGH_DOOR:
        return -USELESS
    if s.hurries(survivor):
        return s.temper.in_hurry * THROUGH_DOOR
    too_many = max(0.0, s.temper.rooms * waiting_behind(s.g, door) - team_holds(s, survivor))
    return s.temper.nearer + 0.5 - s.temper.risk * too_many * patience(s, survivor)


def waiting_behind(g: ZombicideState, door: DoorId) -> float:
    """How many zombies come out, on the average."""
    building = board(g).buildings[board(g).building_of[board(g).doors[door].room]]
    return 0.0 if building.id in g.filled else len(building.rooms) * ZOMBIES_PER_ROOM[danger_level(g)]


def team_holds(s: Scene, opener: Survivor) -> float:
    """How many zombies those near the door can kill: with what is left of this round, and in the next."""
    near = ways_to(board(s.g).zones, s.g.open_doors, s.g.open_doors, opener.zone)
    mission = mission_of(s.g)
    strength = 0.0
    for survivor in s.people:
        if near.get(survivor.zone, FAR) <= NEAR_DOOR:
            strength += best_kit(survivor, mission).worth * (ACTED if survivor.is_activated else s.temper.to_act)
    return strength


def patience(s: Scene, opener: Survivor) -> float:
    """Time is on the side of the zombies, most of all where they gather behind the doors: it pays to wait only while
    some are still on their way here, or look for a weapon."""
    near = distances_to(s.net, opener.zone)
    is_indoors = any(is_room(s.g, zone) for zone in active_spawn_zones(s.g))
    if is_indoors and any(near.get(zone, FAR) <= BESET for zone in s.crowds):
        return 1.0
    awaited = [who for who in s.company(opener) if near.get(who.zone, FAR) > NEAR_DOOR or looks_for_weapon(s, who)]
    return max(0.0, 1 - s.g.round / s.temper.patience) if awaited else 0.0


def looks_for_weapon(s: Scene, survivor: Survivor) -> bool:
    """He has none worth the name, and is near a place to search."""
    if best_kit(survivor, mission_of(s.g)).worth >= WELL_ARMED:
        return False
    near = distances_to(s.net, survivor.zone)
    return any(near.get(place, FAR) <= AT_HAND for place in search_places(s.g))
