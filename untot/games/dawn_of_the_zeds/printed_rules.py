"""Printed rules that always hold (C12.3): what a row of content/ says, without saying how it is worked out.

Each is looked up by its class among the pieces and cards in play; the fact that uses it cites the rows that have it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Fight = Literal["melee", "gunfire", "any"]


class Rule(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    """A rule of a piece or card while it is in play."""


class Shift(Rule, frozen=True, tag="shift"):
    """So many columns, to the right if positive, in fights of this kind."""

    by: int
    fight: Fight
    when: Literal["always", "attacks", "defends"] = "always"


class Strength(Rule, frozen=True, tag="strength"):
    """So much stronger on both sides, in melee and gunfire."""

    by: int


class NearShift(Rule, frozen=True, tag="near_shift"):
    """Shots at zeds in its own or an adjacent space are shifted."""

    by: int
    fight: Literal["gunfire"]


class Marksman(Rule, frozen=True, tag="marksman"):
    """The strength of a shot by its distance, 1 space first."""

    strengths: tuple[int, ...]


class LongRange(Rule, frozen=True, tag="long_range"):
    """Shoots so many spaces far; the farthest with a shift."""

    spaces: int
    shift: int


class ShotCost(Rule, frozen=True, tag="shot_cost"):
    """What a shot costs instead of 1 ammo."""

    ammo: int = 0
    supplies: int = 0


class FirstShotFree(Rule, frozen=True, tag="first_shot_free"):
    """The first shot of a round costs no ammo."""


class Reroll(Rule, frozen=True, tag="reroll"):
    """Once in each melee both dice may be rolled again."""


class CancelHit(Rule, frozen=True, tag="cancel_hit", rename={"low": "from", "high": "to"}):
    """A hit is cancelled if a die shows one of these."""

    low: int
    high: int


RollOf = Literal["forage", "saving_roll", "research", "eat", "arrest"]


class RollBonus(Rule, frozen=True, tag="roll_bonus"):
    """So much is added to a roll, of whom it says."""

    of: RollOf
    by: int
    whom: Literal["all", "self", "others_in_town", "near"] = "all"


class ExtraDie(Rule, frozen=True, tag="extra_die"):
    """One die more, the lowest is dropped."""

    of: tuple[Literal["melee", "gunfire", "forage", "saving_roll"], ...]
    whom: Literal["self", "others_in_space"] = "self"
    when: Literal["always", "defends_in_town"] = "always"


class FreeEntry(Rule, frozen=True, tag="free_entry"):
    """Entering the Town Center costs no movement point."""


class ForageGain(Rule, frozen=True, tag="forage_gain"):
    """Whatever is rolled, this comes too."""

    supplies: int


class Nose(Rule, frozen=True, tag="nose"):
    """May forage where zeds or chaos are, with one die."""


class Cannot(Rule, frozen=True, tag="cannot"):
    """What this unit can never do."""

    what: tuple[Literal["shoot", "build", "restore_order", "arrest", "trucks"], ...]


class CleanMelee(Rule, frozen=True, tag="clean_melee"):
    """Its melees never raise the infection."""


class MeleeInfection(Rule, frozen=True, tag="melee_infection"):
    """A melee against a group with it raises the infection by so much instead of 1."""

    by: int


class ZedsLose(Rule, frozen=True, tag="zeds_lose"):
    """In its melees against zeds the zeds are always the loser."""


class PlayersLose(Rule, frozen=True, tag="players_lose"):
    """In melees of a group with it the player side is always the loser."""


class SecondMove(Rule, frozen=True, tag="second_move"):
    """After the moves of an activation it moves once more on its own."""


class Advance(Rule, frozen=True, tag="advance"):
    """When its side has attacked and won it moves on at once."""


class Regenerate(Rule, frozen=True, tag="regenerate"):
    """Before it leaves its space in an activation it removes one of its hits."""


class Leap(Rule, frozen=True, tag="leap"):
    """Defenders have no defensive benefit against a group with it."""


class Acid(Rule, frozen=True, tag="acid"):
    """Entering a space without a melee it shoots at the next space toward the Town Center."""


class HealInfection(Rule, frozen=True, tag="heal_infection"):
    """What a Heal action does to the infection, instead of -1."""

    by: int


class RestoreInfection(Rule, frozen=True, tag="restore_infection"):
    """What restoring order does to the infection, instead of +1, once there is a super weapon."""

    by: int


class EatAtMost(Rule, frozen=True, tag="eat_at_most"):
    """An Eat phase takes no more supplies than this."""

    supplies: int


class ExtraBed(Rule, frozen=True, tag="extra_bed"):
    """One more bed."""


class BarricadeCost(Rule, frozen=True, tag="barricade_cost"):
    """Barricades cost it (or all on its track) so much more or less."""

    by: int
    whom: Literal["self", "on_track"] = "self"


class Bait(Rule, frozen=True, tag="bait"):
    """At the start of each Action phase the weakest zed beside a unit may be given a hit."""


class OverHere(Rule, frozen=True, tag="over_here"):
    """Regular civilians beside a zed that is about to move may keep it where it is."""


class OutbreakSets(Rule, frozen=True, tag="outbreak_sets"):
    """Every outbreak sets the infection to this."""

    infection: int


class OutbreakAtStart(Rule, frozen=True, tag="outbreak_at_start"):
    """Zeds of outbreaks are placed on the Start."""


class DrawTwo(Rule, frozen=True, tag="draw_two"):
    """Of two drawn zeds the hero side chooses the one that is placed."""


class ResearchBySupply(Rule, frozen=True, tag="research_by_supply"):
    """A Research action may be paid with supplies instead of an action."""

    supplies: int


PrintedRule = (
    Shift | Strength | NearShift | Marksman | LongRange | ShotCost | FirstShotFree | Reroll | CancelHit | RollBonus
    | ExtraDie | FreeEntry | ForageGain | Nose | Cannot | CleanMelee | MeleeInfection | ZedsLose | PlayersLose
    | SecondMove | Advance | Regenerate | Leap | Acid | HealInfection | RestoreInfection | EatAtMost | ExtraBed
    | BarricadeCost | Bait | OverHere | OutbreakSets | OutbreakAtStart | DrawTwo | ResearchBySupply
)  # fmt: skip
