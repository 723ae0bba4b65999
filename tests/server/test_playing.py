"""Playing by link: seats, spectators, coming back, talk, standing orders, undo, pause."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from tests.server.conftest import Connect
from tests.server.devices import Device, play_on, settle
from tests.server.houses import ME, OPEN, Running
from untot.games import load_game
from untot.kernel.chance import commitment
from untot.kernel.live import replay
from untot.kernel.record import Record


def record_of(server: Running, match_id: str, key: str) -> str:
    answer = server.http.get(f"/api/matches/{match_id}/record", headers={"Authorization": f"Bearer {key}"})
    assert answer.status_code == 200, answer.text
    return answer.text


def test_people_play_a_whole_match_by_link_and_a_spectator_sees_only_open_things(
    server: Running, connect: Connect
) -> None:
    links = server.create(ME, OPEN, OPEN)
    players, spectator = [connect(server, key) for key in links.seats], connect(server, links.watch)
    begun = spectator.table
    play_on(players, Random(1))
    spectator.until(lambda: spectator.is_over)
    for frame in spectator.frames[:-1]:
        assert frame["seat"] is None and frame["view"]["hand"] == [] and frame["view"]["hands"] is None
        assert frame["question"] is None or "form" not in frame["question"]
        assert all("card" not in event["args"] for event in frame["events"] if event["event"] == "card_dealt")
    assert begun["seed"] is None and commitment(bytes.fromhex(spectator.table["seed"])) == begun["seed_hash"]
    record = Record.parse(record_of(server, links.id, links.watch))
    assert record.hash == spectator.table["hash"]
    assert replay(load_game("mall_of_horror"), record).is_over


def test_every_seat_sees_its_own_hand_and_no_other(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    players = [connect(server, key) for key in links.seats]
    play_on(players, Random(2), answers=30)
    state: Any = server.do(lambda: server.house.lobby.rooms[links.id].live.state)
    for seat, player in enumerate(players):
        assert player.newest[seat]["view"]["hand"] == state.hands[seat]
        assert set(player.newest) == {seat}


def told_by(device: Device, seat: int | None = 2) -> list[dict[str, Any]]:
    """All events that a seat was told, without what they changed."""
    told = [event for frame in device.frames if frame["seat"] == seat for event in frame["events"]]
    return [{key: value for key, value in event.items() if key != "patch"} for event in told]


def test_who_comes_back_gets_exactly_the_events_he_missed(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    players = [connect(server, key) for key in links.seats]
    play_on(players, Random(3), answers=20)
    left_at = players[2].frames[-1]["next"]
    seen = told_by(players[2])
    players[2].close()
    play_on([players[0], players[1], back := connect(server, links.seats[2], since=left_at)], Random(4), answers=10)
    missed = told_by(back)
    again = connect(server, links.seats[2])
    assert seen + missed == told_by(again)
    assert [event["n"] for event in missed] == sorted({event["n"] for event in missed})
    assert missed[0]["n"] >= left_at


def test_somebody_who_claims_to_know_the_future_is_told_everything(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    play_on([connect(server, *links.seats)], Random(3), answers=12)
    for since in (10_000, -1):
        assert connect(server, links.watch, since=since).frames[0]["events"][0]["n"] == 0


def test_the_table_tells_who_is_there(server: Running, connect: Connect) -> None:
    links = server.create(ME, OPEN, OPEN)
    first = connect(server, links.seats[0])
    assert [seat["present"] for seat in first.table["seats"]] == [True, False, False]
    assert [seat["holder"] for seat in first.table["seats"]] == ["person", "open", "open"]
    second = connect(server, links.seats[1])
    first.until(lambda: bool(first.table["seats"][1]["present"]) and first.table["seats"][1]["holder"] == "person")
    second.close()
    first.until(lambda: not first.table["seats"][1]["present"])
    assert first.table["seats"][1]["holder"] == "person", "he has left, but the seat is still his"


def test_one_device_may_hold_several_seats(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    table = connect(server, *links.seats)
    play_on([table], Random(5))
    assert set(table.newest) == {0, 1, 2} and table.is_over


def test_people_have_names(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    table = connect(server, *links.seats)
    table.must("name", seat=1, name="  <b>Ben</b>\t& Co ")
    assert table.table["seats"][1]["name"] == "<b>Ben</b> & Co"
    assert table.refused("name", seat=1, name="x" * 41) == "name-bad"
    assert table.refused("name", seat=1, name="a\u202eb") == "name-bad"


def test_what_is_said_comes_to_all_as_plain_data(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    players = [connect(server, key) for key in links.seats]
    players[1].must("say", seat=1, text="<script>alert(1)</script>")
    settle(players)
    for player in players:
        said = player.frames[-1]["events"][-1]
        assert said["event"] == "said" and said["args"]["text"] == "<script>alert(1)</script>"
    assert players[0].refused("say", seat=0, phrase="no_such_phrase") == "talk-unknown-phrase"
    assert players[0].refused("say", seat=0, text="x" * 501) == "talk-length"
    assert players[0].refused("say", seat=0, text="psst", to=1) == "talk-not-allowed"


def test_what_not_everybody_sees_is_marked_as_private(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    table = connect(server, *links.seats, links.watch)
    play_on([table], Random(2), answers=30)
    told = {seat: told_by(table, seat) for seat in (0, 1, 2, None)}
    assert not any("private" in event for event in told[None])
    for seat in (0, 1, 2):
        private = [event for event in told[seat] if event.get("private")]
        assert any(event["event"] == "card_dealt" and "card" in event["args"] for event in private)
        assert all(event not in told[None] for event in private)
        assert all(event in told[None] for event in told[seat] if "private" not in event)


def test_a_whisper_is_heard_by_one(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME, options={"whispers": "on"})
    players = [connect(server, key) for key in links.seats]
    players[0].must("say", seat=0, text="the dice show four", to=2)
    settle(players)
    heard = [player.frames[-1]["events"][-1]["args"].get("text") for player in players]
    assert heard == ["the dice show four", None, "the dice show four"]
    assert "the dice" not in "".join(players[1].raw)
    assert "the dice" not in record_of(server, links.id, links.seats[1])


def test_the_same_frame_sent_again_is_carried_out_once(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    table = connect(server, *links.seats)
    table.answer(0, "colour:red", frame_id="mine")
    version = table.table["version"]
    again = table.request("answer", "mine", seat=0, asked=1, answer="colour:red")
    said = [table.request("say", "hello", seat=1, text="hello") for _ in range(2)]
    assert again["ok"] and all(reply["ok"] for reply in said)
    assert table.table["version"] == version + 1, "one answer, one word"
    table.answer(1, "colour:blue", frame_id="mine")
    assert table.newest[1]["view"]["players"][1]["colour"] == "blue", "ids of different seats have nothing in common"


def test_one_id_means_one_thing(server: Running, connect: Connect) -> None:
    """An id that was used for a word cannot stand for an answer: it would be acknowledged and have no effect."""
    links = server.create(ME, ME, ME)
    table = connect(server, *links.seats)
    table.must("say", "mine", seat=0, text="hello")
    reply = table.request("answer", "mine", seat=0, asked=1, answer="colour:red")
    assert (reply["ok"], reply["reason"]) == (False, "id-used")
    table.must("say", "mine", seat=0, text="hello")
    assert table.request("say", "mine", seat=0, text="hallo")["reason"] == "id-used"
    assert table.newest[0]["view"]["players"][0]["colour"] == "" and table.table["version"] == 1
    table.answer(0, "colour:red", frame_id="another")


def test_an_answer_to_an_older_question_is_refused_as_stale(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    table = connect(server, *links.seats)
    table.answer(0, "colour:red")
    assert table.refused("answer", seat=1, asked=1, answer="colour:blue") == "answer-stale"


def test_refusals_name_the_clause_and_change_nothing(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    table = connect(server, *links.seats)
    table.answer(0, "colour:red")
    before = table.table
    asked = table.newest[1]["question"]["asked"]
    reply = table.request("answer", seat=1, asked=asked, answer="colour:red")
    assert (reply["reason"], reply["clause"]) == ("not-an-option", "MH-2.1")
    why = table.request("why", seat=1, answer="colour:red")
    assert {**why, "reply": ""} == {**reply, "reply": ""}
    assert table.request("why", seat=1, answer="colour:blue")["ok"]
    assert table.refused("answer", seat=2, asked=asked, answer="colour:blue") == "not-asked"
    assert table.table == before


def test_an_answer_can_be_taken_back_and_given_again_up_to_the_barrier(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME, options={"first_chief": "named"})
    table = connect(server, *links.seats)
    table.answer(0, "colour:red")
    assert table.newest[0]["can_undo"] and not table.newest[1]["can_undo"]
    assert (
        table.newest[0]["reach"] == {"answers": 1, "answer": "colour:red", "since": 0}
        and table.newest[1]["reach"] is None
    )
    table.must("undo", seat=0)
    assert table.newest[0]["can_redo"] and table.asked_seats() == [0]
    table.must("redo", seat=0)
    assert table.asked_seats() == [1] and table.newest[0]["view"]["players"][0]["colour"] == "red"
    table.answer(1, "colour:blue")
    assert table.refused("undo", seat=0) == "undo-not-yours"
    table.answer(0, "chief:blue")
    reply = table.request("undo", seat=0)
    assert (reply["reason"], reply["clause"]) == ("undo-barrier", "MH-17.5"), "chance was used: no proposal either"
    assert table.refused("agree", seat=1, yes=True) == "nothing-to-undo"


def to_a_card_window(table: Device, rng: Random) -> int:
    """Play until somebody may play a card or pass; returns his seat."""
    for _ in range(300):
        for seat in table.asked_seats():
            if "pass" in (table.newest[seat]["question"]["orders"]):
                return seat
        play_on([table], rng, answers=1)
    raise AssertionError("no card window")


def test_a_standing_order_passes_until_it_is_taken_back(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    table = connect(server, *links.seats)
    seat = to_a_card_window(table, Random(6))
    table.must("order", seat=seat, order="pass", is_on=True)
    assert table.newest[seat]["orders"] == ["pass"]
    assert seat not in table.asked_seats() or "pass" not in table.newest[seat]["question"]["orders"]
    others = [other for other in range(3) if other != seat]
    assert all(table.newest[other]["orders"] == [] for other in others), "a standing order is its giver's affair"
    table.must("order", seat=seat, order="pass", is_on=False)
    assert table.newest[seat]["orders"] == []
    for number in range(20):
        table.must("order", seat=seat, order=f"order{number}", is_on=True)
    assert table.refused("order", seat=seat, order="one_more", is_on=True) == "too-many-orders"


def test_nothing_is_played_while_the_table_pauses(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    table, spectator = connect(server, *links.seats), connect(server, links.watch)
    table.must("pause", is_on=True)
    assert table.table["is_paused"]
    for do, fields in (
        ("answer", {"asked": 1, "answer": "colour:red"}),
        ("undo", {}),
        ("redo", {}),
        ("order", {"order": "pass", "is_on": True}),
        ("agree", {"yes": True}),
    ):
        assert table.refused(do, seat=0, **fields) == "table-paused"
    table.must("say", seat=0, text="coffee?")
    assert spectator.refused("pause", is_on=False) == "not-your-seat"
    table.must("pause", is_on=False)
    table.answer(0, "colour:red")


def test_a_list_of_keys_tells_how_ones_matches_stand(server: Running, connect: Connect) -> None:
    first, second = server.create(ME, ME, ME), server.create(ME, OPEN, ME, language="de")
    keys = [first.seats[1], second.host, "unknown"]
    mine = server.http.post("/api/matches/list", json={"keys": keys}).json()
    assert [(one["id"], one["kind"], one["seat"], one["waiting"]) for one in mine[:2]] == [
        (first.id, "seat", 1, [0]),
        (second.id, "host", None, [0]),
    ]
    assert mine[1]["settings"]["holders"] == ["person", "open", "person"] and mine[1]["settings"]["language"] == "de"
    assert mine[2] is None
    play_on([connect(server, *first.seats)], Random(7))
    (over,) = server.http.post("/api/matches/list", json={"keys": keys[:1]}).json()
    assert over["waiting"] == [] and over["changed"] > over["created"]


def test_frames_are_json_that_any_client_can_read(server: Running, connect: Connect) -> None:
    links = server.create(ME, ME, ME)
    table = connect(server, links.seats[0])
    assert set(msgspec.json.decode(table.raw[0])) == {"reply", "ok"}
    assert set(table.frames[0]) == {
        "seat", "table", "view", "question", "can_undo", "can_redo", "orders", "events", "next", "scene",
        "since", "reach", "way",
    }  # fmt: skip
