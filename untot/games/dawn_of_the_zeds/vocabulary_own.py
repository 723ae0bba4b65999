"""The vocabulary of card texts, second part: texts that need a function of their own (cards/own_*.py)."""

from __future__ import annotations

from msgspec import Struct

from untot.games.dawn_of_the_zeds.vocabulary_base import Entry


class AttackWithoutZeds(Entry, frozen=True, tag="attack_without_zeds"):
    """Something attacks a unit on the fated track."""


class SomethingRotten(Entry, frozen=True, tag="something_rotten"):
    """A zed rises beside a unit and attacks it."""


class OneOfUs(Entry, frozen=True, tag="one_of_us"):
    """Somebody on a track goes to bed, and a zed takes the place."""


class UpTheDrains(Entry, frozen=True, tag="up_the_drains"):
    """Zeds of the tunnel come to the surface."""


class HotPipes(Entry, frozen=True, tag="hot_pipes"):
    """Zeds of the catacombs may come to the surface."""


class WingsInTheDark(Entry, frozen=True, tag="wings_in_the_dark"):
    """The unit farthest down the tunnel is bitten."""


class ZedsBand(Struct, frozen=True, forbid_unknown_fields=True, rename={"low": "from", "high": "to"}):
    low: int
    high: int
    zeds: int


class CircusBelow(Entry, frozen=True, tag="circus_below"):
    """New zeds in the catacombs, by a roll for each."""

    bands: tuple[ZedsBand, ...]


class BurstingBodies(Entry, frozen=True, tag="bursting_bodies"):
    """The nearest zed of the fated track bursts, and all around it are hit."""

    strength: int


class BuryFromBed(Entry, frozen=True, tag="bury_from_bed"):
    """A unit in a bed goes to the cemetery."""


class SelfExperiment(Entry, frozen=True, tag="self_experiment"):
    """A hero in the lab takes a hit."""


class DoctorEnters(Entry, frozen=True, tag="doctor_enters"):
    """Dr. Marteuse comes, or the zeds player has one more action."""


class LuredByRuin(Entry, frozen=True, tag="lured_by_ruin"):
    """Zeds may come to every space with chaos."""


class BridgeDown(Entry, frozen=True, tag="bridge_down"):
    """The suspension bridge is destroyed."""


class Mudslide(Entry, frozen=True, tag="mudslide"):
    """Nobody moves on the track any more, and zeds on it slide."""

    track: str


class RefugeesGoBack(Entry, frozen=True, tag="refugees_go_back"):
    """Refugees on the tracks go one space away from town."""


class RefugeesFlee(Entry, frozen=True, tag="refugees_flee"):
    """Refugees beside a zed go one space toward town."""


class Decoy(Entry, frozen=True, tag="decoy"):
    """The zed or mob that is about to move stays for this activation, and removes a hit."""


class Trucks(Entry, frozen=True, tag="trucks"):
    """A hero moves farther above ground."""

    points: int


class Airlift(Entry, frozen=True, tag="airlift"):
    """Instead of moving a hero is put on another space above ground."""


class CampCouncil(Entry, frozen=True, tag="camp_council"):
    """For each unit in the camp a die."""


class CaveIn(Entry, frozen=True, tag="cave_in"):
    """A tunnel space caves in."""


class DoctorsDesign(Entry, frozen=True, tag="doctors_design"):
    """Another fate card names a track whose chaos brings forth zeds."""


class DischargedEarly(Entry, frozen=True, tag="discharged_early"):
    """Civilians in a bed are healed and placed on the map."""


class PatientZero(Entry, frozen=True, tag="patient_zero"):
    """Somebody in the Town Center falls ill."""


class BlankStare(Entry, frozen=True, tag="blank_stare"):
    """A track is not activated any more in this phase."""


class NotDeadAfterAll(Entry, frozen=True, tag="not_dead_after_all"):
    """A unit comes back from the cemetery."""


class NoiseTest(Entry, frozen=True, tag="noise_test"):
    """All zeds of a space retreat."""


class ShrinkingSerum(Entry, frozen=True, tag="shrinking_serum"):
    """A super-zed becomes a regular zed with as many hits."""


class AntidoteTrail(Entry, frozen=True, tag="antidote_trail"):
    """First the final component, then the antidote."""
