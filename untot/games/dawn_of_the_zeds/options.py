"""The switches of a match (chapters 0, 12, 13 and 15)."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.printed_cards import INITIAL_RESEARCH, LEVELS
from untot.kernel.game import Option
from untot.kernel.state import OptionValue


def _switch(clause_id: str) -> Option:
    return Option(("off", "on"), (clause_id,))


OPTIONS: Final[dict[str, Option]] = {
    "level": Option(tuple(LEVELS), ("DZ-0.1.3",)),
    "length": Option(("normal", *(length for length in INITIAL_RESEARCH if length != "normal")), ("DZ-15.4.3",)),
    "mode": Option(("coop", "competitive"), ("DZ-12.1.3",)),
    "solo_markers": Option((1, 2, 3, 4), ("DZ-15.5.3",)),
    "team_decision": Option(("lead", "agree"), ("DZ-15.6.2", "DZ-15.6.3")),
    # easier (13.1)
    "slower": Option(("off", "act2", "act4", "both"), ("DZ-13.1.1",)),
    "good_yield": _switch("DZ-13.1.2"),
    "opportunist": _switch("DZ-13.1.3"),
    "volunteers": _switch("DZ-13.1.4"),
    "known_faces": _switch("DZ-13.1.5"),
    "fates_shadow": _switch("DZ-13.1.6"),
    "infection_control": _switch("DZ-13.1.7"),
    "hospital_wing": _switch("DZ-13.1.8"),
    "hazmat": _switch("DZ-13.1.9"),
    "resourceful_refugees": _switch("DZ-13.1.10"),
    "crisis_proof": _switch("DZ-13.1.11"),
    "defensive_strategies": _switch("DZ-13.1.12"),
    "lab_excellence": _switch("DZ-13.1.13"),
    "navigation": _switch("DZ-13.1.14"),
    # harder (13.2)
    "only_the_tough": _switch("DZ-13.2.1"),
    "where_are_they": _switch("DZ-13.2.2"),
    "i_can_do_it": Option(("off", "bare", "with_heroic_civilians"), ("DZ-13.2.3",)),
    "bring_them_on": _switch("DZ-13.2.4"),
    "no_idea": _switch("DZ-13.2.5"),
    "dead_sure": _switch("DZ-13.2.6"),
    "short_of_drugs": _switch("DZ-13.2.7"),
    "like_rabbits": _switch("DZ-13.2.8"),
    "out_of_the_rain": _switch("DZ-13.2.9"),
    "costly_research": _switch("DZ-13.2.10"),
    "cobbled_together": _switch("DZ-13.2.11"),
    "maestro": _switch("DZ-13.2.12"),
    "diabolic": _switch("DZ-13.2.13"),
    "nobody_feels_called": _switch("DZ-13.2.14"),
}
PRESETS: Final[dict[str, dict[str, OptionValue]]] = {}
