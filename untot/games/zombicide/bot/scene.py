"""The board as a bot looks at it before one decision: dangers, prey, the team and where it is going.

A scene is made for a decision and thrown away. What it works out it keeps, because many answers ask the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from untot.games.zombicide.bot.errands import Errand, errands, keys_to_doors, things_to_find
from untot.games.zombicide.bot.ways import FAR, passable_doors, ways_to
from untot.games.zombicide.bot.worth import BLOWS, DEATH_COST, MENACE, WOUND_COST
from untot.games.zombicide.facts import active_spawn_zones, board, living, open_net, wound_slots
from untot.games.zombicide.missions import ReachDangerLevel
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import ZombieId
from untot.games.zombicide.state import Survivor, ZombicideState
from untot.parts.paths import distances_to
from untot.parts.zones import ZoneId

NEXT_DOOR: Final = 0.2
"""How far a zombie in the next zone counts as one that is here: an extra activation, or the next round."""
RUNS_HERE: Final = 1.0
"""A Runner in the next zone comes and strikes."""
SPAWNS_HERE: Final = 0.5
SPAWNS_NEARBY: Final = 0.1
STRAYED: Final = (0.0, 0.0, 0.4, 1.2, 2.5, 4.0)
"""What it costs to be so many zones away from the middle of the team."""
ALONE: Final = 1.5
"""What each further zone costs."""
TWO_ZONES: Final = 0.05
"""How far a zombie two zones away counts."""
SHARED: Final = 0.5
"""How much of the blows somebody else takes who stands here too."""
FOLLOWS: Final = 0.5
"""How likely one comes after who could."""
FACE_TO_FACE: Final = 3.0
CLOSE: Final = 1.2
REMOTE: Final = 0.4
"""What the death of a Walker is worth where survivors stand, beside them, and farther away."""


class Scene:
    """One position, as the team sees it."""

    __slots__ = ("_danger", "_urgency", "crowds", "errand", "g", "here", "middle", "net", "people", "ways")

    def __init__(self, g: ZombicideState) -> None:
        self.g = g
        self.net = open_net(g)
        self.people = living(g)
        self.crowds = g.zombies
        self.here: dict[ZoneId, int] = {}
        for survivor in self.people:
            self.here[survivor.zone] = self.here.get(survivor.zone, 0) + 1
        self._danger: dict[ZoneId, float] = {}
        self._urgency: dict[ZoneId, float] = {}
        self.middle = self._middle()
        self.errand, self.ways = self._next_errand()

    # -- the team -----------------------------------------------------------------------------------------------

    def _middle(self) -> Mapping[ZoneId, int]:
        """The ways to the one who stands in the middle of the team."""
        zones, doors = board(self.g).zones, self.g.open_doors
        best: Mapping[ZoneId, int] = {}
        least = float("inf")
        for zone in self.here:
            near = ways_to(zones, doors, zones.all_doors, zone)
            spread = sum(near.get(other, FAR) * count for other, count in self.here.items())
            if spread < least:
                best, least = near, spread
        return best

    def strayed(self, zone: ZoneId) -> float:
        """What it costs to stand apart from the team."""
        far = self.middle.get(zone, FAR)
        beyond = far - len(STRAYED) + 1
        return STRAYED[far] if beyond <= 0 else STRAYED[-1] + ALONE * min(beyond, 10)

    # -- the goal -----------------------------------------------------------------------------------------------

    def _next_errand(self) -> tuple[Errand | None, Mapping[ZoneId, int]]:
        """The errand that is nearest to the whole team, and the ways there."""
        g = self.g
        passable = passable_doors(g)
        nearest = self._nearest(errands(g), passable)
        if nearest[0] is None:
            nearest = self._nearest(keys_to_doors(g), passable)
        if nearest[0] is None:
            nearest = self._nearest(things_to_find(g), passable)
        return nearest

    def _nearest(self, among: list[Errand], passable: int) -> tuple[Errand | None, Mapping[ZoneId, int]]:
        best: tuple[Errand | None, Mapping[ZoneId, int]] = None, {}
        least: float = FAR * max(1, len(self.people))
        zones, doors = board(self.g).zones, self.g.open_doors
        for errand in dict.fromkeys(among):
            ways = ways_to(zones, doors, passable, errand.zone)
            far = sum(ways.get(zone, FAR) * count for zone, count in self.here.items())
            if far < least:
                best, least = (errand, ways), far
        return best

    def far(self, zone: ZoneId) -> int:
        """From here to the errand, in actions."""
        return self.ways.get(zone, FAR) if self.errand is not None else 0

    @property
    def is_hunt(self) -> bool:
        """Experience itself is a goal."""
        return any(isinstance(goal, ReachDangerLevel) for goal in mission_of(self.g).goals)

    # -- danger -------------------------------------------------------------------------------------------------

    def danger(self, zone: ZoneId) -> float:
        """The blows to expect here when the zombies act."""
        known = self._danger.get(zone)
        if known is None:
            known = self._danger[zone] = self._blows(zone)
        return known

    def _blows(self, zone: ZoneId) -> float:
        blows = 0.0
        seen_far = distances_to(self.net, zone)
        for kind, count in self.crowds.get(zone, {}).items():
            blows += BLOWS[kind] * count
        for beside in self.net.neighbours[zone]:
            for kind, count in self.crowds.get(beside, {}).items():
                blows += (RUNS_HERE if BLOWS[kind] > 1 else NEXT_DOOR) * count
        for crowd in self.crowds:
            if seen_far.get(crowd) == 2:
                blows += TWO_ZONES * sum(self.crowds[crowd].values())
        spawns = active_spawn_zones(self.g)
        if zone in spawns:
            blows += SPAWNS_HERE
        elif any(beside in spawns for beside in self.net.neighbours[zone]):
            blows += SPAWNS_NEARBY
        return blows

    def peril(self, survivor: Survivor, zone: ZoneId, killed: float = 0.0) -> float:
        """What it may cost somebody to end his turn here, if he kills so many first; others share the blows."""
        others = self.here.get(zone, 0) - (survivor.zone == zone) + FOLLOWS * self.followers(survivor, zone)
        blows = max(0.0, self.danger(zone) - killed) / (1 + SHARED * others)
        return cost_of_blows(blows, len(wound_slots(survivor)), tough=survivor.tough_left)

    def followers(self, survivor: Survivor, zone: ZoneId) -> int:
        """Those beside him who have their turn still to come, and will probably go the same way."""
        if zone == survivor.zone or self.g.phase != "players":
            return 0
        return sum(not other.is_activated and other.zone == survivor.zone for other in self.people)

    # -- prey ---------------------------------------------------------------------------------------------------

    def urgency(self, zone: ZoneId) -> float:
        """What the death of a Walker there is worth."""
        known = self._urgency.get(zone)
        if known is None:
            if zone in self.here:
                known = FACE_TO_FACE
            else:
                known = CLOSE if any(beside in self.here for beside in self.net.neighbours[zone]) else REMOTE
            known = self._urgency[zone] = known + (1.0 if self.is_hunt else 0.0)
        return known

    def prize(self, zone: ZoneId, kind: ZombieId) -> float:
        """What the death of one zombie there is worth."""
        return self.urgency(zone) * MENACE[kind]


def cost_of_blows(blows: float, wounds: int, tough: int = 0) -> float:
    """What blows cost somebody with so many wounds."""
    blows = max(0.0, blows - tough)
    if wounds:
        return DEATH_COST * min(1.0, blows) + max(0.0, blows - 1)
    return WOUND_COST * min(1.0, blows) + (DEATH_COST - WOUND_COST) * min(1.0, max(0.0, blows - 1)) + 0.5 * blows
