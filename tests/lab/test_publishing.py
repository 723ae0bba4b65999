"""Publishing: what was measured reaches the page where a level is chosen; what was not stays as it is known."""

from __future__ import annotations

from untot.bots.measured import Figure, Measured
from untot.lab.publishing import added, ratings_in
from untot.lab.results import Result
from untot.lab.trials import Pace, Played, Story, Trial


def told(game: str, bots: str, *shares: float, is_together: bool = False, **options: str) -> Result:
    names = tuple(bots.split(","))
    story = Story("end", shares, (0,) * len(names), 1, 1, 0, {}, is_together, None)
    pace = Pace((1,) * len(names), (0.0,) * len(names), 0.0)
    return Result(Trial(game, names, tuple(options.items()), {}, 1, 0.0), Played(story, pace), "")


def mission(number: str, *wins: float, bot: str = "careful") -> list[Result]:
    return [told("zombicide", bot, share, is_together=True, mission=number) for share in wins]


def test_teams_are_told_by_mission_and_level_with_their_interval() -> None:
    wins = added(Measured(), [*mission("00", 1, 1, 1, 0), *mission("00", 0, bot="random"), *mission("03", 0, 0)]).wins
    assert list(wins) == ["mission"] and list(wins["mission"]) == ["00", "03"]
    assert wins["mission"]["00"]["careful"] == Figure(0.75, 0.301, 0.954, 4)
    assert wins["mission"]["00"]["random"].matches == 1 and wins["mission"]["03"]["careful"].value == 0


def test_what_was_not_measured_again_stays() -> None:
    known = added(Measured(), [*mission("00", 1, 0), *mission("03", 1)])
    again = added(known, [*mission("00", 1, 1), *mission("00", 0, bot="search")])
    assert again.wins["mission"]["00"]["careful"].value == 1 and again.wins["mission"]["00"]["search"].value == 0
    assert again.wins["mission"]["03"] == known.wins["mission"]["03"] and again.date


def test_rivals_are_rated_by_number_of_players() -> None:
    found = ratings_in([told("mall_of_horror", "careful,random,random", 1, 0, 0)] * 30)
    assert list(found) == ["3"] and found["3"]["careful"].value == 1500 and found["3"]["random"].value < 1400


def test_other_options_own_missions_and_mixed_teams_say_nothing() -> None:
    mixed = told("zombicide", "careful,random", 1, 1, is_together=True, mission="00")
    changed = told("zombie_town", "careful,random", 1, 0, days="1")
    assert added(Measured(), [mixed, changed]) == added(Measured(), [])
