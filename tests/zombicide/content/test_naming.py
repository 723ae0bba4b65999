"""What people call rooms and streets: every zone of a map by a name of its own, in both languages."""

from __future__ import annotations

import pytest

from untot.games.zombicide.city.assembly import board_of
from untot.games.zombicide.city.naming import LANDMARKS, kind_of
from untot.games.zombicide.city.scene import mission_scene
from untot.games.zombicide.city.tiles import TILES
from untot.games.zombicide.missions import MISSIONS, Mission
from untot.kernel.texts import texts


@pytest.mark.parametrize("mission", MISSIONS.values(), ids=lambda mission: mission.id)
def test_no_two_zones_of_a_printed_mission_share_a_name_or_a_landmark(mission: Mission) -> None:
    city = mission_scene(mission, is_own=False)
    called = {street.zone: street.name or "" for street in city.streets}
    called |= {room.zone: room.name or "" for room in city.rooms}
    for language in ("en", "de"):
        known = texts("zombicide", language)
        names = [known.name(name) for name in called.values()]
        assert len(set(names)) == len(called) and not any("⟨" in name for name in names)
    landmarks = [name.partition(":")[2] for name in called.values() if ":" in name]
    assert len(set(landmarks)) == len(landmarks) <= len(LANDMARKS)


def test_rooms_of_tiles_that_can_lie_together_are_told_apart() -> None:
    names = [(room.name, frozenset((tile.id, tile.back))) for tile in TILES.values() for room in tile.rooms]
    for name, piece in names:
        assert {other for called, other in names if called == name} == {piece}


def test_a_street_is_called_by_where_it_leads() -> None:
    streets = list(board_of(MISSIONS["00"]).ground.streets.values())
    kinds = {street.id: kind_of(street, streets) for street in streets}
    assert (kinds["S00"], kinds["S10"], kinds["S20"], kinds["S21"]) == ("road_end", "road", "corner", "road")


def test_sentences_say_the_names_with_their_articles() -> None:
    known = texts("zombicide", "de").knowing({}, {"S21": "crossing:hydrant", "2B.NW": "surgery"})
    assert known.word("to:2B.NW") == "In die Arztpraxis"
    assert known.name("2B.NW/S21") == "die Tür zwischen der Arztpraxis und der Kreuzung am Hydranten"
    assert known.name("walker@S21") == "Schlurfer auf der Kreuzung am Hydranten"
