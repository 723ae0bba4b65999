"""What counts how much to a team, mission by mission: how dear lives are, how urgent the way, how good a fight.

The numbers of the class are set by hand and hold for every mission, own ones included. For some printed missions
`untot lab temper` has tried others in thousands of matches; those that reached more lie in `tempers.toml`.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from untot.games.zombicide.bot.worth import DEATH_COST, WOUND_COST
from untot.games.zombicide.state import ZombicideState
from untot.parts.tempers import Tempers


class Temper(Struct, frozen=True):
    """How a team weighs things. One point is about what an action brings that goes one zone nearer to the goal."""

    # -- lives --------------------------------------------------------------------------------------------------
    wound: float = WOUND_COST
    """The first wound of somebody."""
    death: float = DEATH_COST
    """The second one."""
    care: float = 2.0
    """How much more blows weigh where so many must get out alive."""
    too_many: float = 0.7
    """How far a blow of the phase after the next counts."""
    again: float = 1.0
    """How likely it seems that zombies act once more, against how likely it is."""
    kills: float = 4.0
    """How many zombies somebody kills in a turn, for each point of strength in his hands."""
    shared: float = 0.5
    """How much of the blows somebody else takes who stands here too."""
    bold: float = 0.6
    """How much danger counts to somebody by whom the team is timed."""

    # -- ways ---------------------------------------------------------------------------------------------------
    nearer: float = 1.0
    """What a zone nearer to the errand is worth."""
    in_hurry: float = 4.0
    """The same to somebody by whom the team is timed."""
    runners_way: float = 2.5
    """The same to somebody who passes zombies freely: he has no reason to wait."""
    later: float = 0.25
    """What each move costs, so that nobody wanders."""
    strayed: float = 1.0
    """How much it counts to stand apart from the others."""
    unused: float = 1.0
    """What it costs to throw actions away."""

    # -- deeds --------------------------------------------------------------------------------------------------
    deed: float = 4.0
    """To be there with an action left to do what one came for."""
    token: float = 8.0
    """What somebody came for goes before anything else."""
    left_to_others: float = -2.0
    """A token that somebody else takes in this round, with less experience."""
    level: float = 4.0
    """What it costs to raise the danger level."""
    ahead: float = 0.1
    """What each point costs that somebody has more than all others."""
    waiting: float = 2.0
    """Who is already where all must come together goes last: when the others have come, he need not wait any more."""

    # -- doors --------------------------------------------------------------------------------------------------
    risk: float = 1.0
    """What a zombie too many behind a door costs."""
    rooms: float = 1.0
    """How many seem to wait there, against how many it is on the average."""
    to_act: float = 2.0
    """How many zombies somebody kills with an ordinary weapon until the next round, with his turn still before him."""
    patience: float = 14.0
    """After so many rounds a door is opened whoever stands behind it."""
    opens_doors: float = 0.8
    """Who can open doors goes first, so that the others can deal with what comes out."""

    # -- arms ---------------------------------------------------------------------------------------------------
    search: float = 0.7
    badly_armed: float = 3.0
    """What a search is worth, and more for somebody without a weapon worth the name."""
    no_tool: float = 2.5
    """Nobody can open a door."""
    missing_card: float = 1.5
    """A goal asks for cards that are not found."""
    runners_search: float = 0.3
    """What a search is worth to somebody in a hurry."""
    sharing: float = 2.0
    """What strength in the right hands is worth."""
    trading: float = 4.0
    """The same between two: nobody should hold a pan while another has more than he can use."""

    # -- fights -------------------------------------------------------------------------------------------------
    face_to_face: float = 3.0
    in_the_way: float = 3.0
    close: float = 1.2
    remote: float = 0.4
    """What the death of a Walker is worth where survivors stand, where they must pass, beside them, farther away."""
    strike: float = 0.6
    """What a blow that could be struck counts against one that is struck."""
    friendly_fire: float = 4.0
    """What each hit on a friend costs."""
    noise: float = 0.15
    """What the noise of a shot costs."""
    relief: float = 0.5
    """What it is worth that a zombie stands farther from everybody."""

    # -- timetables of a rush -----------------------------------------------------------------------------------
    in_all: float = 0.15
    """How much the rounds of all tokens together count against those until the last one."""
    raised: float = 1.0
    """A token that would raise the danger level may come so many rounds later."""
    filled: float = 0.7
    """What each room that was just filled costs somebody who is held up by zombies."""

    # -- choosing -----------------------------------------------------------------------------------------------
    temperature: float = 0.5
    """How much better an answer must be to be taken nearly always."""
    runner: float = 0.6
    """What somebody is worth to the team who passes zombies freely, where tokens must be fetched."""

    def cost_of_blows(self, blows: float, wounds: int, tough: int = 0) -> float:
        """What blows cost somebody with so many wounds."""
        blows = max(0.0, blows - tough)
        if wounds:
            return self.death * min(1.0, blows) + max(0.0, blows - 1)
        return self.wound * min(1.0, blows) + (self.death - self.wound) * min(1.0, max(0.0, blows - 1)) + 0.5 * blows


TEMPERS: Final = Tempers(__package__, Temper, "mission")


def temper_of(g: ZombicideState) -> Temper:
    """How this team weighs things; own missions are nobody's lesson."""
    return TEMPERS.of("" if g.own else g.mission)
