"""Sprint: in one's own move the chosen character goes elsewhere, or stays."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from untot.games.mall_of_horror.pieces import CARDS
from untot.kernel.rulebook import clause


def own_move(hand: str = "sprint") -> Table:
    """Red chose Megatoys; his Pin-Up stands in the Restroom, and the H.Q. is full."""
    return table(
        where={"restroom": "red.pin_up", "security_hq": "blue.pin_up blue.gunman blue.tough_guy"},
        elsewhere=("supermarket", 5), destinations={"red": "megatoys"}, hands={"red": hand},
        steps=[("move_character", 0)],
    )  # fmt: skip


@clause("MH-10.19", "MH-10.20")
def test_mh_10_19_a_sprint_offers_every_open_location_with_room_but_the_destination_and_staying() -> None:
    sprints = ("sprint:parking", "sprint:supermarket", "stay:restroom")
    assert own_move().options("red")[1:] == [f"move:red.pin_up {sprint} with:sprint" for sprint in sprints]


@clause("MH-10.19")
def test_mh_10_19_the_sprint_is_spent_and_the_character_is_elsewhere() -> None:
    t = own_move("sprint sprint").answer("red", "move:red.pin_up sprint:supermarket with:sprint")
    assert "red.pin_up" in t.at("supermarket") and t.hand("red") == ["sprint"] and t.g.played == ["sprint"]
    assert t.clauses_of("character_moved") == ["MH-10.19"]


@clause("MH-10.20")
def test_mh_10_20_the_sprint_is_spent_and_the_character_stays() -> None:
    t = own_move().answer("red", "move:red.pin_up stay:restroom with:sprint")
    assert t.at("restroom") == ["red.pin_up"] and t.hand("red") == [] and t.g.played == ["sprint"]


@clause("MH-10.26")
def test_mh_10_26_a_sprint_fits_no_window_but_the_own_move() -> None:
    assert CARDS["sprint"].windows == ("own_move",) and CARDS["sprint"].count == 3
    kept = own_move().answer("red", "move:red.pin_up go:megatoys")
    assert kept.at("megatoys") == ["red.pin_up"] and kept.hand("red") == ["sprint"]
