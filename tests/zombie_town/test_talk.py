"""Words that are given at the table of Zombie Town: they bind nobody, and everybody is told what became of them."""

from __future__ import annotations

from typing import Any

from tests.zombie_town.table import Table, table
from untot.kernel.live import Talk

FAR = {"red": "G2", "blue": "M7", "green": "H13"}


def moving(zombies: dict[str, int], players: str = "red blue green", **position: Any) -> Table:
    """Red moves zombies; bld_01 is Blue's, and all pawns are far from there."""
    position = dict[str, Any](where=FAR, homes={"bld_01": "blue"}) | position
    return table(players, zombies=zombies, turn="red", steps=[("zombie_phase",)], **position)


def promise(t: Table, colour: str, to: str) -> Table:
    t.match.say(t.seat(colour), Talk(phrase="promise", slots={"to": to}))
    return t


def heard(t: Table, event: str) -> list[dict[str, Any]]:
    """What a spectator and every player hear, which must be the same."""
    first, *others = (
        [told["args"] for told in t.seen_by(listener).events() if told["event"] == event]
        for listener in (None, *t.g.pawns)
    )
    assert all(other == first for other in others)
    return first


def kept(t: Table) -> list[tuple[str, str]]:
    return [(told["player"], told["to"]) for told in heard(t, "word_kept")]


def broken(t: Table) -> list[tuple[str, str]]:
    return [(told["player"], told["to"]) for told in heard(t, "word_broken")]


def test_a_zombie_beside_the_house_of_who_was_promised_none_breaks_the_word_at_once() -> None:
    t = promise(moving({"E3": 1, "K5": 1}, day=2), "red", "blue").answer("red", "zombie:E3 to:D2")
    assert heard(t, "word_broken") == [{"player": "red", "to": "blue", "kept": 0, "broken": 1}]
    t.answer("red", "zombie:K5 to:L5")
    assert len(broken(t)) == 1 and kept(t) == [], "a word is tested once"


def test_a_zombie_in_the_house_or_at_the_pawn_breaks_it_too() -> None:
    t = promise(moving({"E1": 1}), "red", "blue").answer("red", "zombie:E1 to:bld_01")
    assert broken(t) == [("red", "blue")]
    t = promise(moving({"E4": 1}, where=FAR | {"blue": "E3"}), "red", "blue").answer("red", "zombie:E4 to:E3")
    assert broken(t) == [("red", "blue")]


def test_a_word_is_kept_when_the_last_zombie_has_gone_elsewhere() -> None:
    t = promise(moving({"E4": 1, "K5": 1}, day=2), "red", "blue").answer("red", "zombie:E4 to:E3")
    assert kept(t) == broken(t) == [], "there is still one to come"
    t.answer("red", "zombie:K5 to:L5")
    assert heard(t, "word_kept") == [{"player": "red", "to": "blue", "kept": 1, "broken": 0}] and broken(t) == []


def test_zombies_that_cannot_move_keep_the_word() -> None:
    t = promise(moving({"E4": 1}, day=3), "red", "blue").answer("red", "zombie:E4 to:E3")
    assert t.told("moves_lost") and kept(t) == [("red", "blue")]


def test_only_the_own_zombies_count_and_only_for_who_was_named() -> None:
    t = promise(promise(moving({"E3": 1}), "green", "blue"), "red", "green").answer("red", "zombie:E3 to:D2")
    assert kept(t) == [("red", "green")] and broken(t) == []


def test_of_two_colours_of_a_player_the_word_spares_both() -> None:
    where = {"red": "G2", "blue": "G2", "green": "M7", "yellow": "M7"}
    t = moving({"E3": 1, "K5": 1}, "red+blue green+yellow", where=where, homes={"bld_01": "green"})
    promise(t, "red", "yellow")
    assert t.about["left"] == 2
    t.answer("red", "zombie:E3 to:D2")
    assert broken(t) == [("red", "yellow")]


def test_words_bind_nobody_and_whispers_are_not_for_all() -> None:
    t = moving({"E3": 1})
    before = t.options("red")
    t.match.say(t.seat("red"), Talk(phrase="promise", slots={"to": "blue"}, to=t.seat("blue")))
    assert t.options("red") == before
    t.answer("red", "zombie:E3 to:D2")
    assert kept(t) == broken(t) == []


def test_kept_and_broken_words_are_counted_for_each_player_to_the_end() -> None:
    t = promise(promise(moving({"E3": 1}), "red", "blue"), "red", "green").answer("red", "zombie:E3 to:D2")
    t.g.zombies = {"K5": 1}
    promise(t.go_on(("zombie_phase",)), "red", "blue").answer("red", "zombie:K5 to:L5")
    assert [told["kept"] for told in heard(t, "word_kept")] == [1, 2]
    assert heard(t, "word_kept")[-1] == {"player": "red", "to": "blue", "kept": 2, "broken": 1}
