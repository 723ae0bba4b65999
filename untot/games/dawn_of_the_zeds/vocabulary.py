"""The vocabulary of card texts (C12.2): what an effect is called and what must be said with it.

A text is a list of effects that are carried out in order (cards/). Places, zeds, units and amounts are named by words,
so that a row can be read beside the card: `start:forest`, `fated:start`, `strongest_regular`, `die`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from untot.games.dawn_of_the_zeds.vocabulary_base import Entry
from untot.games.dawn_of_the_zeds.vocabulary_own import (
    Airlift,
    AntidoteTrail,
    AttackWithoutZeds,
    BlankStare,
    BridgeDown,
    BurstingBodies,
    BuryFromBed,
    CampCouncil,
    CaveIn,
    CircusBelow,
    Decoy,
    DischargedEarly,
    DoctorEnters,
    DoctorsDesign,
    HotPipes,
    LuredByRuin,
    Mudslide,
    NoiseTest,
    NotDeadAfterAll,
    OneOfUs,
    PatientZero,
    RefugeesFlee,
    RefugeesGoBack,
    SelfExperiment,
    ShrinkingSerum,
    SomethingRotten,
    Trucks,
    UpTheDrains,
    WingsInTheDark,
)

Amount = int | str
"""A number; `die`; or a count: `zeds_on:mountain`, `zeds_near` (on #0 to #2), `units_in_hospital`."""
Where = str
"""A space; `start:<track>`, `start:without_zeds`, `start:fewest_zeds`, `start:most_zeds`, `start:most_chaos`;
`fated:start`, `fated:1`, `fated:die`; `every:start`; `villages:zed_controlled`; `infection_track`."""
Resource = Literal["supplies", "ammo", "infection", "hits"]
LastingRule = Literal[
    "retreat_instead", "no_benefit", "walls_fall", "civilians_rise", "civilians_rise_still", "attack_shift",
    "chaos_double", "burning", "hired_guns", "no_surface_move", "cornered", "workshop",
]  # fmt: skip


# -- zeds -------------------------------------------------------------------------------------------------------


class NewZeds(Entry, frozen=True, tag="new_zeds"):
    """New zeds are drawn and placed."""

    at: Where
    kind: Literal["regular_zed", "super_zed"] = "regular_zed"
    count: int = 1


class ZedsRecover(Entry, frozen=True, tag="zeds_recover"):
    """Zeds lose their hit markers, one hit, or turn to their full side."""

    which: Literal["all", "in_named", "hungry", "hungry_regular"]
    how: Literal["markers_off", "one_hit", "full_side"]


class ReplaceZeds(Entry, frozen=True, tag="replace_zeds"):
    """Zeds are replaced by new ones in their spaces."""

    which: Literal["weak_regular", "weakest"]
    up_to: int = 0


class UpgradeZed(Entry, frozen=True, tag="upgrade"):
    """An upgrade marker, or one that was used, is put on a zed."""

    marker: str
    zed: Literal["strongest_regular", "strongest_regular_nearest", "farthest"]


class Activate(Entry, frozen=True, tag="activate"):
    """A track is activated once."""

    track: Literal["of_marked_zed", "fewest_zeds"]


class SuperMoves(Entry, frozen=True, tag="super_moves"):
    """Every super-zed moves once more; its attacks are shifted."""

    shift: int


class HitsBand(Struct, frozen=True, forbid_unknown_fields=True, rename={"low": "from", "high": "to"}):
    """What a roll from..to does."""

    low: int
    high: int
    hits: int


class Barrage(Entry, frozen=True, tag="barrage"):
    """Zeds of a surface space of choice take hits by a roll."""

    dice: int
    bands: tuple[HitsBand, ...]
    starts_too: bool = False


class CardGunfire(Entry, frozen=True, tag="card_gunfire"):
    """A shot of this strength, without shifts, ammo and super weapon."""

    strength: int
    at: Literal["attackers", "near_town"]


# -- units and pieces -------------------------------------------------------------------------------------------


class EnterPiece(Entry, frozen=True, tag="enter_piece"):
    """A named piece comes into play."""

    piece: str
    at: Where


class LeavePiece(Entry, frozen=True, tag="leave_piece"):
    """A named piece goes out of play."""

    piece: str


class DrawUnit(Entry, frozen=True, tag="draw_unit"):
    """A unit that is still available comes into play, drawn or chosen."""

    kind: Literal["hero", "heroic_civilians", "regular_or_heroic_civilians", "scientist"]
    at: Literal["town_center", "town_center_or_start", "surface_start"]
    is_chosen: bool = False


class MarkUnit(Entry, frozen=True, tag="mark_unit"):
    """A marker is put on regular civilians."""

    marker: str


class HitsByRoll(Entry, frozen=True, tag="hits_by_roll"):
    """A unit of choice takes hits by a roll."""

    unit: Literal["hero_near_town_center"]
    bands: tuple[HitsBand, ...]


class StrikeSpace(Entry, frozen=True, tag="strike_space"):
    """All units and zeds of a space take hits, then retreat."""

    space: str
    hits: int


class HealCivilians(Entry, frozen=True, tag="heal_civilians"):
    """Up to so many civilians remove a hit each."""

    up_to: int
    infection: int


# -- numbers and markers ----------------------------------------------------------------------------------------


class Change(Entry, frozen=True, tag="change"):
    """Supplies, ammo, infection, actions of the track."""

    supplies: Amount = 0
    ammo: Amount = 0
    infection: Amount = 0
    actions: Amount = 0


class Pay(Entry, frozen=True, tag="pay"):
    """A price; who cannot pay cannot play the card."""

    supplies: int = 0
    ammo: int = 0


class LoseMix(Entry, frozen=True, tag="lose_mix"):
    """So much is lost in any mix of these."""

    amount: Amount
    kinds: tuple[Resource, ...]


class LossBand(Struct, frozen=True, forbid_unknown_fields=True, rename={"low": "from", "high": "to"}):
    low: int
    high: int
    lost: int


class LoseByRoll(Entry, frozen=True, tag="lose_by_roll"):
    """A die says how much is lost."""

    what: Literal["supplies", "ammo"]
    bands: tuple[LossBand, ...]


class PlaceChaos(Entry, frozen=True, tag="chaos"):
    """A chaos marker on a space."""

    space: str


class ClearChaos(Entry, frozen=True, tag="clear_chaos"):
    """So many chaos markers are removed, from anywhere."""

    count: int


class ClearVillages(Entry, frozen=True, tag="clear_villages"):
    """Any number of chaos markers may be removed from villages, at the price of infection."""

    infection: int


class CloseSpace(Entry, frozen=True, tag="close_space"):
    """No Entry lies there this round."""

    space: str


class Lasts(Entry, frozen=True, tag="lasts"):
    """A rule that holds for the rest of the phase or the round, for all or for a unit of choice."""

    rule: LastingRule
    until: Literal["phase", "round"]
    by: int = 0
    unit: Literal["", "hero_in_play"] = ""


# -- choices, conditions, dice ----------------------------------------------------------------------------------


class Fate(Entry, frozen=True, tag="fate"):
    """A fate card is drawn; these effects take place at its track, then comes the text of the card."""

    then: tuple[Effect, ...]
    above_ground: bool = False


class IfUnitOn(Entry, frozen=True, tag="if_unit_on"):
    """Only if a player unit is on that space; `is_needed`: otherwise the card cannot be played."""

    space: str
    then: tuple[Effect, ...]
    is_needed: bool = False


class IfInfection(Entry, frozen=True, tag="if_infection"):
    """By the height of the infection."""

    at_least: int
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...]


class IfSuperZedOnBoard(Entry, frozen=True, tag="if_super_zed_on_board"):
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...]


class Way(Struct, frozen=True, forbid_unknown_fields=True):
    """One of several ways to go on."""

    id: str
    then: tuple[Effect, ...]


class ChooseOne(Entry, frozen=True, tag="choose_one"):
    """One of these; what is impossible is not offered."""

    ways: tuple[Way, ...]


class EffectBand(Struct, frozen=True, forbid_unknown_fields=True, rename={"low": "from", "high": "to"}):
    low: int
    high: int
    then: tuple[Effect, ...]


class ByRoll(Entry, frozen=True, tag="by_roll"):
    """Dice say which effects follow."""

    dice: int
    bands: tuple[EffectBand, ...]


# -- research, the weapon, kept cards, the match ----------------------------------------------------------------


class NextResearch(Entry, frozen=True, tag="next_research"):
    """The next research card for free."""


class ResearchOnTop(Entry, frozen=True, tag="research_on_top"):
    """Random initial research cards on top of the research deck."""

    count: int = 1


class FreeHeal(Entry, frozen=True, tag="free_heal"):
    """One free Heal action."""

    lowers_infection: bool = True


class FreeResearch(Entry, frozen=True, tag="free_research"):
    """One free Research action."""


class GainComponent(Entry, frozen=True, tag="gain_component"):
    """A part of the super weapon."""


class LoseComponent(Entry, frozen=True, tag="lose_component"):
    """A part of the super weapon is lost; without one something else happens."""

    otherwise: tuple[Effect, ...]
    is_random: bool = False


class DiscardKept(Entry, frozen=True, tag="discard_kept"):
    """A kept fate card is discarded without effect."""


class KeepOn(Entry, frozen=True, tag="keep_on", rename={"low": "from"}):
    """A die says whether the card just played is kept: from this number on."""

    low: int


class MeleeShift(Entry, frozen=True, tag="melee_shift"):
    """Columns for the melee at hand; perhaps the unit takes a hit afterwards."""

    by: int
    hit_after: bool = False


class MeleeBecomes(Entry, frozen=True, tag="melee_becomes"):
    """A lost defence is won: the zeds take so many hits and retreat, the unit takes none."""

    zed_hits: int


class Brains(Entry, frozen=True, tag="brains"):
    """No normal round: infection, then every track once, and zeds that win move on."""

    infection: int


class Pressure(Entry, frozen=True, tag="pressure"):
    """The pressure symbol of the card takes effect here."""


class UncheckedOutbreak(Entry, frozen=True, tag="unchecked_outbreak"):
    """Infection to 13, and the unchecked outbreak at once."""


class OutbreakWithoutLowering(Entry, frozen=True, tag="outbreak_without_lowering"):
    """An unchecked outbreak that leaves the infection as it is."""


class Win(Entry, frozen=True, tag="win"):
    """The hero side has won."""


Effect = (
    NewZeds | ZedsRecover | ReplaceZeds | UpgradeZed | Activate | SuperMoves | Barrage | CardGunfire | EnterPiece
    | LeavePiece | DrawUnit | MarkUnit | HitsByRoll | StrikeSpace | HealCivilians | Change | Pay | LoseMix | LoseByRoll
    | PlaceChaos | ClearChaos | ClearVillages | CloseSpace | Lasts | Fate | IfUnitOn | IfInfection | IfSuperZedOnBoard
    | ChooseOne | ByRoll | NextResearch | ResearchOnTop | FreeHeal | FreeResearch | GainComponent | LoseComponent
    | DiscardKept | KeepOn | MeleeShift | MeleeBecomes | Brains | Pressure | UncheckedOutbreak
    | OutbreakWithoutLowering | Win | AttackWithoutZeds | SomethingRotten | OneOfUs | UpTheDrains | HotPipes
    | WingsInTheDark | CircusBelow | BurstingBodies | BuryFromBed | SelfExperiment | DoctorEnters | LuredByRuin
    | BridgeDown | Mudslide | RefugeesGoBack | RefugeesFlee | Decoy | Trucks | Airlift | CampCouncil | CaveIn
    | DoctorsDesign | DischargedEarly | PatientZero | BlankStare | NotDeadAfterAll | NoiseTest | ShrinkingSerum
    | AntidoteTrail
)  # fmt: skip
