"""A tour by car: mission 04, whose tokens the team fetches riding together."""

from __future__ import annotations

from tests.zombicide.table import Table, table
from untot.games.zombicide.bot import sensible
from untot.games.zombicide.bot.reasons import reason
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.sorties import sortie
from untot.kernel.words import split, thing_in

SEATS = {"amy": (0, "passenger_1"), "ned": (0, "driver"), "phil": (0, "passenger_2")}


def riding(turn: str, holds: str = "pan", zombies: dict[str, str] | None = None, doors: str = "") -> Table:
    """Three in the police car before the door of 5F."""
    who = dict.fromkeys(SEATS, "S18")
    t = table(
        "04",
        who=who,
        holds={turn: holds},
        in_car=SEATS,
        zombies=zombies,
        doors=doors,
        zombie_cards=(4, 8),
        steps=[("seat_turn", 0)],
    )
    t.g.cars[0].zone = "S18"
    return t.answer(f"survivor:{turn}")


def best(t: Table) -> str:
    ask = t.match.ask
    assert ask is not None
    found = sensible(t.g, ask, t.asked[0])
    return max(found, key=found.__getitem__)


def why(t: Table, answer: str) -> str:
    assert t.match.ask is not None
    told = reason(t.g, t.match.ask, t.asked[0], answer)
    return told.text if told is not None else ""


def test_a_door_is_opened_from_the_car_and_the_opener_gets_in_again() -> None:
    t = riding("amy", holds="crowbar")
    assert split(best(t))[0] == "leave_car" and why(t, best(t)) == "tour-out"
    t.answer(best(t))
    assert thing_in(best(t), "door") == "5F.In/S18"
    t.answer(best(t), "any_order")
    assert split(best(t))[0] == "enter_car" and why(t, best(t)) == "tour-enter"


def test_nobody_gets_out_at_a_door_while_a_zombie_would_keep_him_out() -> None:
    t = riding("amy", holds="crowbar", zombies={"S18": "walker"})
    assert best(t) == "melee_attack at:S18 with:hand_1"


def test_the_driver_does_not_leave_his_passengers_behind() -> None:
    t = riding("ned", holds="crowbar")
    assert split(best(t))[0] != "leave_car"


def test_nobody_rummages_in_the_car_before_all_are_in() -> None:
    who = {"amy": "S21", "ned": "S20"}
    t = table("04", who=who, holds={"amy": "pan"}, in_car={"amy": (0, "passenger_1")}, turn="amy")
    assert split(best(t))[0] != "search"


def test_a_sortie_counts_the_nights_outside_and_the_blows() -> None:
    t = riding("amy", doors="5F.In/S18")
    amy = t.survivor("amy")
    alone = sortie(Scene(t.g), amy, "S18", "5F.Out", 3)
    among = sortie(Scene(t.g), amy, "S18", "5F.Out", 3, {"5F.Out": {"walker": 2.0}})
    assert (alone.far, alone.blows, alone.nights) == (2, 0.0, 1)
    assert among.blows > 1


def test_when_all_tokens_are_taken_the_car_drives_to_a_spawn_zone_and_wins() -> None:
    t = riding("ned")
    for token in t.g.objectives:
        token.is_taken = True
    assert split(best(t))[0] == "drive" and why(t, best(t)) == "tour-drive"
    t.answer(best(t))
    assert t.result == "mission_accomplished"
