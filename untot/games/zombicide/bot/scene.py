"""The board as a bot looks at it before one decision: dangers, prey, the team and where it is going.

A scene is made for a decision and thrown away. What it works out it keeps, because many answers ask the same.
"""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.bot.arming import armed, is_rush
from untot.games.zombicide.bot.carrying import with_porters
from untot.games.zombicide.bot.division import Tasks, divided, is_runner, must_get_out
from untot.games.zombicide.bot.errands import Errand, errands, keys_to_doors, things_to_find
from untot.games.zombicide.bot.forecast import Crowds, Foretold, foretell
from untot.games.zombicide.bot.temper import temper_of
from untot.games.zombicide.bot.ways import FAR, passable_doors, ways_to
from untot.games.zombicide.bot.worth import MENACE
from untot.games.zombicide.facts import board, danger_level, living, open_net, wound_slots
from untot.games.zombicide.missions import ReachDangerLevel
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import DANGER_LEVELS, LevelId, SurvivorId, ZombieId
from untot.games.zombicide.state import Survivor, ZombicideState
from untot.parts.paths import distances_to
from untot.parts.zones import ZoneId

EXTRA: Final[dict[LevelId, float]] = {"blue": 0.02, "yellow": 0.15, "orange": 0.15, "red": 0.15}
"""How likely zombies that have come act once more, by the danger level."""
STRAYED: Final = (0.0, 0.0, 0.3, 0.8, 1.6, 2.6)
"""What it costs to be so many zones away from the nearest who goes for the same."""
ALONE: Final = 0.5
"""What each further zone costs."""
CATCHES_UP: Final = 3
"""So many zones somebody goes who has his turn still to come."""
FOLLOWS: Final = 0.5
"""How likely one comes after who could."""
IN_A_TURN: Final = 3
"""So far somebody goes in a turn: what stands farther away may have gone before he comes."""


class Scene:
    """One position, as the team sees it."""

    __slots__ = (
        "_foretold",
        "_now",
        "_relief",
        "_strength",
        "_urgency",
        "crowds",
        "g",
        "here",
        "net",
        "people",
        "tasks",
        "temper",
    )

    def __init__(self, g: ZombicideState) -> None:
        self.g = g
        self.temper = temper_of(g)
        self.net = open_net(g)
        self.people = living(g)
        self.crowds = g.zombies
        self.here: dict[ZoneId, int] = {}
        for survivor in self.people:
            self.here[survivor.zone] = self.here.get(survivor.zone, 0) + 1
        self._relief: dict[tuple[SurvivorId, ZoneId, float], float] = {}
        self._now: Foretold | None = None
        self._foretold: dict[tuple[SurvivorId, ZoneId], Foretold] = {}
        self._strength: dict[SurvivorId, float] = {}
        self._urgency: dict[ZoneId, float] = {}
        self.tasks = self._divided()

    # -- the team -----------------------------------------------------------------------------------------------

    def _divided(self) -> Tasks:
        """Everybody's task for the mission; if nothing can be done for it: keys, then anything that can be found."""
        g = self.g
        passable = passable_doors(g)
        for among in (errands, keys_to_doors, things_to_find):
            tasks = divided(g, self.people, among(g), passable)
            if tasks:
                return with_porters(g, self.people, tasks)
        return {}

    def errand_of(self, survivor: Survivor) -> Errand | None:
        task = self.tasks.get(survivor.id)
        return None if task is None else task.errand

    def runs(self, survivor: Survivor) -> bool:
        """He is on his own way from token to token."""
        errand = self.errand_of(survivor)
        return errand is not None and errand.deed == "take" and is_runner(survivor)

    def hurries(self, survivor: Survivor) -> bool:
        """The team is timed by him."""
        task = self.tasks.get(survivor.id)
        return task is not None and task.hurries

    def far(self, survivor: Survivor, zone: ZoneId) -> int:
        """From here to his errand, in actions."""
        task = self.tasks.get(survivor.id)
        return 0 if task is None else task.far(zone)

    def company(self, survivor: Survivor) -> list[Survivor]:
        """Those who have the same errand, himself included."""
        errand = self.errand_of(survivor)
        return [other for other in self.people if self.errand_of(other) == errand]

    def strayed(self, survivor: Survivor, zone: ZoneId) -> float:
        """What it costs to stand apart from those who go for the same; who is still to act can follow."""
        others = [other for other in self.company(survivor) if other is not survivor]
        if not others:
            return 0.0
        far = min(self._apart(other, zone) for other in others)
        beyond = far - len(STRAYED) + 1
        cost = STRAYED[far] if beyond <= 0 else STRAYED[-1] + ALONE * min(beyond, 10)
        return self.temper.strayed * cost

    def _apart(self, other: Survivor, zone: ZoneId) -> int:
        zones, doors = board(self.g).zones, self.g.open_doors
        far = ways_to(zones, doors, zones.all_doors, zone).get(other.zone, FAR)
        return far if other.is_activated or self.g.phase != "players" else max(0, far - CATCHES_UP)

    @property
    def is_hunt(self) -> bool:
        """Experience itself is a goal."""
        return any(isinstance(goal, ReachDangerLevel) for goal in mission_of(self.g).goals)

    @property
    def fights_for_the_night(self) -> bool:
        """Kills are there to make the night safer: not where the whole team is timed, nor where they are the goal."""
        return not self.is_hunt and not is_rush(mission_of(self.g))

    # -- danger -------------------------------------------------------------------------------------------------

    def danger(self, zone: ZoneId) -> float:
        """The blows to expect here when the zombies act, if all stay where they are."""
        return float(self.foretold.blows.get(zone, 0))

    @property
    def foretold(self) -> Foretold:
        """The zombies' phase as it would be now."""
        if self._now is None:
            self._now = foretell(self.g)
        return self._now

    def foretold_for(self, survivor: Survivor, zone: ZoneId) -> Foretold:
        """The zombies' phase if he stood there."""
        if zone == survivor.zone:
            return self.foretold
        known = self._foretold.get((survivor.id, zone))
        if known is None:
            known = self._foretold[survivor.id, zone] = foretell(self.g, {survivor.id: zone})
        return known

    def peril(self, survivor: Survivor, zone: ZoneId, killed: float = 0.0) -> float:
        """What it may cost somebody to end his turn here, if he kills so many first; others share the blows.

        Besides the blows of this phase, those of the next count: of zombies that have come, as far as they are too
        many for those who stand here.
        """
        return self._peril(survivor, zone, self.foretold_for(survivor, zone), killed)

    def relief(self, survivor: Survivor, zone: ZoneId, kills: float) -> float:
        """What so many kills there take from what may happen to the others at night."""
        is_near = zone in self.here or any(beside in self.here for beside in self.net.neighbours[zone])
        if kills <= 0 or not is_near or not self.fights_for_the_night:
            return 0.0
        key = survivor.id, zone, round(kills, 1)
        known = self._relief.get(key)
        if known is None:
            spared = max(0.0, 1 - kills / sum(self.crowds[zone].values()))
            left: Crowds = {**self.crowds, zone: {kind: count * spared for kind, count in self.crowds[zone].items()}}
            then = foretell(self.g, crowds=left)
            known = self._relief[key] = sum(
                self._peril(other, other.zone, self.foretold) - self._peril(other, other.zone, then)
                for other in self.people
                if other is not survivor
            )
        return known

    def _peril(self, survivor: Survivor, zone: ZoneId, told: Foretold, killed: float = 0.0) -> float:
        others = self.here.get(zone, 0) - (survivor.zone == zone) + FOLLOWS * self.followers(survivor, zone)
        blows = max(0.0, told.blows.get(zone, 0) - killed) / (1 + self.temper.shared * others)
        came = sum(told.crowds.get(zone, {}).values()) - killed
        too_many = max(0.0, came - self.kills_next(survivor, zone)) / (1 + self.temper.shared * others)
        if self.runs(survivor) or self.hurries(survivor):
            too_many = 0.0
        blows += self.temper.too_many * too_many + self.acts_again * max(0.0, came)
        return self.care * self.temper.cost_of_blows(blows, len(wound_slots(survivor)), tough=survivor.tough_left)

    @property
    def acts_again(self) -> float:
        """How likely zombies that have come seem to act once more."""
        return self.temper.again * EXTRA[danger_level(self.g)]

    @property
    def care(self) -> float:
        """Where nobody may die, blows weigh more."""
        return self.temper.care if must_get_out(self.g) else 1.0

    def kills_next(self, survivor: Survivor, zone: ZoneId) -> float:
        """How many zombies those who stand here kill in their next turns."""
        there = [other for other in self.people if other.zone == zone and other is not survivor]
        return sum(self._kills(other) for other in (survivor, *there))

    def _kills(self, survivor: Survivor) -> float:
        known = self._strength.get(survivor.id)
        if known is None:
            known = self._strength[survivor.id] = self.temper.kills * armed(survivor, mission_of(self.g))
        return known

    def followers(self, survivor: Survivor, zone: ZoneId) -> int:
        """Those beside him who have their turn still to come, and will probably go the same way."""
        if zone == survivor.zone or self.g.phase != "players":
            return 0
        return sum(not other.is_activated and other.zone == survivor.zone for other in self.people)

    # -- experience ---------------------------------------------------------------------------------------------

    def cost_of_points(self, survivor: Survivor, points: float) -> float:
        """More experience than anybody has raises the danger for all: what so many points more cost in his hands."""
        if self.is_hunt:
            return 0.0
        highest = max(other.xp for other in self.people)
        limit = min((level.from_xp for level in DANGER_LEVELS.values() if level.from_xp > highest), default=None)
        if limit is None or survivor.xp + points <= highest:
            return 0.0
        over = survivor.xp + points - limit
        ahead = self.temper.ahead * (survivor.xp + points - highest)
        return self.temper.level * min(1.0, max(0.0, over + 1)) + ahead

    def points_here(self, survivor: Survivor) -> int:
        """What the tokens of his zone bring."""
        tokens = zip(self.g.objectives, mission_of(self.g).objectives, strict=True)
        return sum(printed.xp for token, printed in tokens if token.zone == survivor.zone and not token.is_taken)

    # -- prey ---------------------------------------------------------------------------------------------------

    def urgency(self, zone: ZoneId) -> float:
        """What the death of a Walker there is worth."""
        known = self._urgency.get(zone)
        if known is None:
            known = self._nearness(zone)
            known = self._urgency[zone] = known + (1.0 if self.is_hunt else 0.0)
        return known

    def _nearness(self, zone: ZoneId) -> float:
        """Among people, in their way, beside them, or farther away."""
        if zone in self.here:
            return self.temper.face_to_face
        if self.bars_the_way(zone):
            return self.temper.in_the_way
        is_beside = any(beside in self.here for beside in self.net.neighbours[zone])
        return self.temper.close if is_beside else self.temper.remote

    def bars_the_way(self, zone: ZoneId) -> bool:
        """Somebody near has to pass it on the shortest way to his errand; hunters look for zombies."""
        if self.is_hunt:
            return False
        near = distances_to(self.net, zone)
        return any(
            near.get(who.zone, FAR) <= IN_A_TURN and near[who.zone] + self.far(who, zone) == self.far(who, who.zone)
            for who in self.people
        )

    def prize(self, zone: ZoneId, kind: ZombieId) -> float:
        """What the death of one zombie there is worth."""
        return self.urgency(zone) * MENACE[kind]
