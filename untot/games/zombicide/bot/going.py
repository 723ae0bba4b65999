"""Where to be: how good a zone is to end a turn in, moves, doors and drives."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from untot.games.zombicide.bot.arming import best_kit, wanted_cards
from untot.games.zombicide.bot.errands import is_time_to_drive, search_places
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.striking import best_blow
from untot.games.zombicide.bot.ways import FAR, THROUGH_DOOR, has_tool, ways_to
from untot.games.zombicide.bot.worth import ZOMBIES_PER_ROOM
from untot.games.zombicide.facts import active_spawn_zones, board, danger_level, is_room, turn_of
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.rules.c6_move import STOP, cost_of_move
from untot.games.zombicide.skills import skill_bonus
from untot.games.zombicide.state import Survivor, ZombicideState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.parts.zones import DoorId, ZoneId

NEARER: Final = 1.0
"""What a zone nearer to the errand is worth."""
DEED: Final = 4.0
"""To be there with an action left to do what one came for."""
STRIKE: Final = 0.6
"""What a blow that could be struck counts against one that is struck."""
BLOWS_COUNTED: Final = 2
LATER: Final = 0.25
"""What each move costs, so that nobody wanders."""
SEARCH: Final = 0.7
BADLY_ARMED: Final = 3.0
"""What a search is worth, and more for somebody without a weapon worth the name."""
WELL_ARMED: Final = 1.2
NO_TOOL: Final = 2.5
"""Nobody can open a door."""
MISSING_CARD: Final = 1.5
"""A goal asks for cards that are not found."""
NEAR_DOOR: Final = 1
"""Who stands so near helps to hold what comes out."""
ACTED: Final = 0.5
TO_ACT: Final = 2.0
"""How many zombies somebody kills with an ordinary weapon until the next round, with his turn behind or before him."""
IMPATIENCE: Final = 14
"""After so many rounds a door is opened whoever stands behind it."""
RISK: Final = 1.0
"""What a zombie too many costs."""


# -- standing ---------------------------------------------------------------------------------------------------


def standing(s: Scene, survivor: Survivor, zone: ZoneId, left: int) -> float:
    """How good it is to be in a zone with so many actions left."""
    worth = -NEARER * way_to_go(s, zone) - s.strayed(zone)
    killed = 0.0
    if left > 0:
        blow = best_blow(s, survivor, zone)
        worth += STRIKE * blow.gain * min(left, BLOWS_COUNTED)
        killed = blow.kills * left if blow.zone == zone else 0.0
        worth += deed_worth(s, zone) + (search_worth(s, survivor) if can_search(s, zone) else 0.0)
    return worth - s.peril(survivor, zone, killed)


def way_to_go(s: Scene, zone: ZoneId) -> int:
    """How far the errand still is; prey is met from the next zone."""
    far = s.far(zone)
    return max(1, far) if s.errand is not None and s.errand.deed == "hunt" else far


def deed_worth(s: Scene, zone: ZoneId) -> float:
    """What can be done for the mission by somebody here."""
    if any(token.zone == zone and not token.is_taken for token in s.g.objectives):
        return DEED
    is_there = s.errand is not None and s.errand.zone == zone
    return DEED if is_there and s.errand is not None and s.errand.deed in ("neutralise", "load", "board") else 0.0


def can_search(s: Scene, zone: ZoneId) -> bool:
    turn = s.g.turn
    return turn is not None and not turn.has_searched and zone not in s.crowds and zone in search_places(s.g)


def search_worth(s: Scene, survivor: Survivor) -> float:
    """What a search is worth to him and the team."""
    g, mission = s.g, mission_of(s.g)
    worth = SEARCH
    if best_kit(survivor, mission).worth < WELL_ARMED:
        worth += BADLY_ARMED
    if not has_tool(g) and g.open_doors != board(g).zones.all_doors:
        worth += NO_TOOL
    if any(card not in g.found for card in wanted_cards(mission)):
        worth += MISSING_CARD
    return worth


# -- moves ------------------------------------------------------------------------------------------------------


def moves_possible(s: Scene, survivor: Survivor) -> int:
    """How many moves he can make from where he stands, after paying for the first."""
    turn = turn_of(s.g)
    return turn.actions + turn.free["move"] - cost_of_move(s.g, survivor) + 1


def within_reach(s: Scene, survivor: Survivor, start: ZoneId, moves: int) -> dict[ZoneId, int]:
    """The zones that so many moves reach from a zone, with the moves they take; zombies stop everybody."""
    zones_each = 1 + skill_bonus(survivor, "zones_per_move")
    found = {start: 0}
    edge = [start]
    for step in range(moves * zones_each):
        edge = [to for zone in edge if zone == start or zone not in s.crowds for to in s.net.neighbours[zone]]
        edge = [zone for zone in dict.fromkeys(edge) if zone not in found]
        found.update(dict.fromkeys(edge, step // zones_each + 1))
    return found


def actions_after(s: Scene, survivor: Survivor, moves: int) -> int:
    """The actions that are left after so many moves."""
    if not moves:
        return turn_of(s.g).actions
    cost = cost_of_move(s.g, survivor) + moves - 1
    return turn_of(s.g).actions - max(0, cost - turn_of(s.g).free["move"])


class Walk:
    """The moves that somebody could still make in his turn, and what they are worth."""

    __slots__ = ("_known", "moves", "s", "who")

    def __init__(self, s: Scene, survivor: Survivor) -> None:
        self.s = s
        self.who = survivor
        self.moves = moves_possible(s, survivor)
        self._known: dict[tuple[ZoneId, int], float] = {}

    def at(self, zone: ZoneId, moves: int) -> float:
        """How good it is to end there after so many moves."""
        key = zone, moves
        if key not in self._known:
            left = actions_after(self.s, self.who, moves)
            self._known[key] = standing(self.s, self.who, zone, left) - LATER * moves
        return self._known[key]

    def best_end(self) -> tuple[float, ZoneId]:
        """The best zone to get to, and how good it is."""
        reach = within_reach(self.s, self.who, self.who.zone, self.moves)
        ends = [(self.at(zone, moves), zone) for zone, moves in reach.items() if moves]
        return max(ends, default=(-float(FAR), self.who.zone))

    def gain(self) -> float:
        """What moving brings, against staying."""
        return self.best_end()[0] - self.at(self.who.zone, 0)

    def after(self, zone: ZoneId) -> float:
        """The best that can come of a first move to this zone."""
        stops = zone in self.s.crowds
        reach = {zone: 0} if stops else within_reach(self.s, self.who, zone, self.moves - 1)
        return max(self.at(end, moves + 1) for end, moves in reach.items())


def gains_of_routes(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """Where each route may lead by the end of the turn."""
    walk = Walk(s, s.g.survivors[ask.unit or ""])
    after: dict[ZoneId, float] = {}
    gains = {}
    for answer in ask.answers(seat):
        zone = last_zone(answer)
        if zone not in after:
            after[zone] = walk.after(zone)
        gains[answer] = after[zone]
    return gains


def last_zone(route: str) -> ZoneId:
    return [word for word in route.split(" ") if word != STOP][-1].removeprefix("to:")


# -- doors ------------------------------------------------------------------------------------------------------


def gain_of_doors(s: Scene, survivor: Survivor, doors: Iterable[DoorId]) -> float:
    return max((gain_of_door(s, survivor, door) for door in doors), default=-1.0)


def gain_of_door(s: Scene, survivor: Survivor, door: DoorId) -> float:
    """A door on the way is opened when the team can hold what comes out; any other stays shut."""
    placed = board(s.g).doors[door]
    beyond = placed.street if survivor.zone == placed.room else placed.room
    if s.errand is None or s.far(survivor.zone) < s.far(beyond) + THROUGH_DOOR:
        return -1.0
    return NEARER + 0.5 - RISK * max(0.0, waiting_behind(s.g, door) - team_holds(s, survivor)) * patience(s.g)


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
            strength += best_kit(survivor, mission).worth * (ACTED if survivor.is_activated else TO_ACT)
    return strength


def patience(g: ZombicideState) -> float:
    """Time is on the side of the zombies, most of all where they gather behind the doors."""
    if any(is_room(g, zone) for zone in active_spawn_zones(g)):
        return 0.0
    return max(0.0, 1 - g.round / IMPATIENCE)


def gains_of_door_and_tool(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """The door on the way, with a silent tool rather than a loud one."""
    survivor = s.g.survivors[ask.unit or ""]
    gains = {}
    for answer in ask.answers(seat):
        door, slot = (word.partition(":")[2] for word in answer.split(" "))
        is_silent = survivor.slots[slot].card == "crowbar"
        gains[answer] = gain_of_door(s, survivor, door) + (0.3 if is_silent else 0.0)
    return gains


# -- cars -------------------------------------------------------------------------------------------------------


def gains_of_drives(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """Towards the exit."""
    exit_zone = mission_of(s.g).exit
    zones = board(s.g).zones
    far = ways_to(zones, 0, 0, exit_zone) if exit_zone is not None else {}
    return {answer: -float(far.get(last_zone(answer), FAR)) for answer in ask.answers(seat)}


def is_everybody_seated(s: Scene) -> bool:
    return all(survivor.seat_in_car for survivor in s.people)


def gain_of_entering(s: Scene) -> float:
    """A car is for leaving town."""
    return DEED if is_time_to_drive(s.g) else -1.0


def gain_of_getting_out(s: Scene) -> float:
    return -1.0 if is_time_to_drive(s.g) else 1.0


def gain_of_driving(s: Scene) -> float:
    return DEED if is_time_to_drive(s.g) and is_everybody_seated(s) else -1.0
