"""Records: what was changed in a text is noticed, and the line is named; hostile texts do nothing worse."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.toy import TOY, live_toy, play
from untot.kernel import record as records
from untot.kernel.chance import seed_of
from untot.kernel.errors import BadRecord
from untot.kernel.live import LiveMatch, Talk, replay
from untot.kernel.record import Line, Record
from untot.lab.soak import give_random_answer


@cache
def finished() -> LiveMatch:
    """A whole toy match with some of everything in its record."""
    match = LiveMatch.begin(TOY, 3, seed_of(4), is_secret=False)
    rng = random.Random(4)
    match.hold(2, "bot:random")
    while not match.is_over:
        match.say(1, Talk("hm\u2028hm \x85 \U0001f9df", to=2 if rng.random() < 0.3 else None))
        give_random_answer(match, rng)
        if rng.random() < 0.2 and match.track is not None and match.why_not_undo_agreed(0) is None:
            match.undo_agreed(len(match.track.answers) - 1)
    return match


def text() -> str:
    return finished().record.to_text()


def rebuilt(lines: list[Line]) -> str:
    """The text of these lines with a chain that fits: what a forger who knows the format writes."""
    record = Record({key: value for key, value in lines[0].items() if key not in ("hash", "untot")})
    for line in lines[1:]:
        record.add(**{key: value for key, value in line.items() if key not in ("hash", "n")})
    return record.to_text()


def parsed_lines() -> list[Line]:
    return [msgspec.json.decode(line) for line in text().split("\n")[:-1]]


def why_bad(changed: str) -> tuple[str, Any]:
    """Reason and line of the refusal."""
    with pytest.raises(BadRecord) as refused:
        replay(TOY, Record.parse(changed))
    return refused.value.reason, refused.value.args_.get("line")


# -- good records -----------------------------------------------------------------------------------------------


def test_a_record_survives_its_text() -> None:
    match = finished()
    back = Record.parse(text())
    assert back.to_text() == text() and back.hash == match.record.hash
    assert back.is_finished and back.answers == match.record.answers > 19
    assert any("undo" in line for line in back.lines)


def test_odd_line_separators_in_talk_do_not_break_lines() -> None:
    assert "\u2028" in text() and "\x85" in text()
    assert text().count("\n") == len(finished().record.lines) + 1


def test_a_finished_record_replays_to_the_same_match() -> None:
    again = replay(TOY, Record.parse(text()))
    assert again.is_over and again.state == finished().state
    assert again.record.to_text() == text()


def test_a_replay_can_stop_after_any_line() -> None:
    record = Record.parse(text())
    for upto in (0, 1, len(record.lines) // 2, len(record.lines) - 2):
        assert replay(TOY, record, upto=upto).record.lines == record.lines[:upto]


def test_the_rebuilt_text_of_unchanged_lines_is_the_text() -> None:
    assert rebuilt(parsed_lines()) == text()


def test_the_chain_is_the_one_that_docs_record_md_describes() -> None:
    """Built anew with the standard library alone."""
    before = ""
    for line in text().split("\n")[:-1]:
        content = json.loads(line)
        told = content.pop("hash")
        plain = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        before = hashlib.blake2b(f"{before}\n{plain}".encode(), digest_size=20).hexdigest()
        assert before == told


# -- changed texts ----------------------------------------------------------------------------------------------


def test_a_record_without_its_end_is_unfinished() -> None:
    lines = text().split("\n")
    record = Record.parse("\n".join(lines[:-2]))
    assert not record.is_finished
    with pytest.raises(BadRecord, match="record-unfinished") as refused:
        replay(TOY, record)
    assert refused.value.args_["answers"] == record.answers
    assert replay(TOY, record, finished().seed).state == finished().state, "with its seed it can be played"


@pytest.mark.parametrize("cut", [1, 17, 400])
def test_a_text_that_is_cut_off_in_a_line_names_it(cut: int) -> None:
    shorter = text()[: -1 - cut]
    assert why_bad(shorter) == ("record-not-json", shorter.count("\n") + 1)


def test_lines_out_of_order_are_named() -> None:
    lines = text().split("\n")
    lines[5], lines[6] = lines[6], lines[5]
    assert why_bad("\n".join(lines)) == ("record-line-out-of-order", 6)


def test_a_missing_and_a_doubled_line_are_named() -> None:
    lines = text().split("\n")
    assert why_bad("\n".join(lines[:7] + lines[8:])) == ("record-line-out-of-order", 8)
    assert why_bad("\n".join([*lines[:8], lines[7], *lines[8:]])) == ("record-line-out-of-order", 9)


def test_every_changed_field_of_every_line_is_noticed_by_the_hash() -> None:
    original = parsed_lines()
    for number, line in enumerate(original):
        for key in line:
            changed = [dict(other) for other in original]
            changed[number][key] = "x" if isinstance(line[key], str) else 10**6
            changed_text = "".join(msgspec.json.encode(other).decode() + "\n" for other in changed)
            with pytest.raises(BadRecord) as refused:
                Record.parse(changed_text)
            assert refused.value.args_["line"] == number + 1, (line, key)


def test_an_exchanged_ballot_is_legal_and_only_the_hash_notices_it() -> None:
    """Why there is a hash at all: the rules alone take any legal ballot."""
    match = play(live_toy(("vote",), ("finish",)), (0, "vote:0"), (1, "vote:1"))
    lines = [msgspec.json.decode(line) for line in match.record.to_text().split("\n")[:-1]]
    lines[1]["answer"] = "vote:1"
    with pytest.raises(BadRecord, match="record-hash-differs") as refused:
        Record.parse("".join(msgspec.json.encode(line).decode() + "\n" for line in lines))
    assert refused.value.args_["line"] == 2
    forged = Record.parse(rebuilt(lines))
    assert replay(match.game, forged).is_over, "a rebuilt chain is played"
    assert forged.hash != match.record.hash, "but ends in another hash than the one that the players were shown"


def test_a_record_goes_on_after_no_end() -> None:
    lines = parsed_lines()
    assert why_bad(rebuilt([*lines, {"holder": "person", "seat": 0}])) == ("record-goes-on-after-end", len(lines) + 1)


# -- forged chains ----------------------------------------------------------------------------------------------


def forged(kind: str, **changes: Any) -> tuple[str, Any]:
    """What becomes of a record whose first line of this kind was changed and whose chain was rebuilt."""
    lines = parsed_lines()
    number = next(i for i, line in enumerate(lines) if kind in line)
    lines[number] |= changes
    reason, line = why_bad(rebuilt(lines))
    assert line == number + 1, "the changed line is named"
    return reason, line


@pytest.mark.parametrize(
    ("kind", "changes", "reason"),
    [
        ("answer", {"answer": "show:?"}, "record-cannot-be-played"),
        ("answer", {"answer": ["show:a"]}, "record-bad-field"),
        ("answer", {"seat": "0"}, "record-bad-field"),
        ("answer", {"seat": 3}, "record-bad-field"),
        ("answer", {"seat": -2}, "record-bad-field"),
        ("answer", {"seat": None}, "record-bad-field"),
        ("answer", {"by": "nobody"}, "record-bad-field"),
        ("answer", {"by": "world"}, "record-cannot-be-played"),
        ("answer", {"salt": "00"}, "record-differs"),
        ("answer", {"secret": "end"}, "record-differs"),
        ("answer", {"secret": True}, "record-bad-field"),
        ("answer", {"settles": True}, "record-cannot-be-played"),
        ("answer", {"extra": 1}, "record-bad-field"),
        ("answer", {"undo": 1}, "record-line-out-of-order"),
        ("talk", {"talk": {"text": ""}}, "record-cannot-be-played"),
        ("talk", {"talk": {"text": 5}}, "record-cannot-be-played"),
        ("talk", {"talk": {"text": "x", "loud": True}}, "record-cannot-be-played"),
        ("talk", {"talk": {"text": "x", "to": 1}}, "record-cannot-be-played"),
        ("talk", {"seat": -1}, "record-bad-field"),
        ("holder", {"holder": 5}, "record-bad-field"),
        ("holder", {"seat": 17}, "record-bad-field"),
        ("undo", {"undo": 10**9}, "record-cannot-be-played"),
        ("undo", {"undo": -1}, "record-cannot-be-played"),
        ("undo", {"agreed": False}, "record-differs"),
        ("end", {"end": {"winners": [1]}}, "record-differs"),
        ("end", {"end": "draw"}, "record-bad-field"),
    ],
)
def test_a_forged_line_is_named(kind: str, changes: Line, reason: str) -> None:
    assert forged(kind, **changes)[0] == reason


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "record-other-game"),
        ({"seats": 7}, "record-bad-field"),
        ({"seats": -1}, "record-bad-field"),
        ({"seats": 2.5}, "record-bad-field"),
        ({"options": {"potions": 99}}, "record-bad-field"),
        ({"options": {"potions": [1]}}, "record-bad-field"),
        ({"options": {"unheard": 1}}, "record-bad-field"),
        ({"options": None}, "record-bad-field"),
        ({"content": {"position": {"seats": 2}}}, "record-bad-field"),
        ({"secret": 1}, "record-bad-field"),
        ({"untot": 2}, "record-format"),
        ({"untot": None}, "record-not-ours"),
    ],
)
def test_a_forged_head_is_refused(changes: Line, reason: str) -> None:
    lines = parsed_lines()
    head = Record({}).head | {key: value for key, value in lines[0].items() if key != "hash"} | changes
    head["hash"] = records._hash("", head)
    chain = Record({})
    chain.head = head
    for line in lines[1:2]:
        chain.add(**{key: value for key, value in line.items() if key not in ("hash", "n")})
    with pytest.raises(BadRecord) as refused:
        replay(TOY, Record.parse(chain.to_text()), finished().seed)
    assert refused.value.reason == reason and refused.value.args_["line"] in (1, 2)


def test_the_seed_must_be_the_promised_one() -> None:
    record = Record.parse(text())
    for seed in (seed_of(5), b"short", b""):
        with pytest.raises(BadRecord, match="record-seed-differs"):
            replay(TOY, record, seed)
    lines = parsed_lines()
    lines[-1]["seed"] = seed_of(5).hex()
    assert why_bad(rebuilt(lines))[0] == "record-seed-differs"
    lines[-1]["seed"] = "xyz"
    assert why_bad(rebuilt(lines)) == ("record-bad-field", len(lines))


def test_a_record_that_claims_an_end_too_soon_is_refused() -> None:
    lines = parsed_lines()
    assert why_bad(rebuilt([*lines[:9], lines[-1]])) == ("record-ends-too-soon", 10)


@pytest.mark.parametrize(
    ("hostile", "reason"),
    [
        ("", "record-not-json"),
        ("\n\n", "record-not-json"),
        ("5", "record-not-json"),
        ("[]", "record-not-json"),
        ("{}", "record-not-ours"),
        ('{"untot": 1}', "record-bad-field"),
        ("[" * 100_000, "record-not-json"),
        ('{"untot": 1, "game": "\ud800"}', "record-not-json"),
        ('{"untot": ' + "9" * 5000 + "}", "record-not-json"),
    ],
)
def test_what_is_no_record_is_refused(hostile: str, reason: str) -> None:
    assert why_bad(hostile) == (reason, 1)


def test_endless_records_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_LINES", 10)
    assert why_bad(text())[0] == "record-too-large"
    monkeypatch.setattr(records, "MOST_BYTES", 100)
    assert why_bad(text())[0] == "record-too-large"


# -- fuzzing ----------------------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def refused_or_found_out(changed: str) -> None:
    """A changed text is refused with BadRecord and nothing else, or its last hash is not the one that was shown."""
    try:
        record = Record.parse(changed)
        replay(TOY, record, finished().seed)
    except BadRecord:
        return
    assert changed == text() or record.hash != finished().record.hash


@given(st.integers(0, 10**6), st.binary(min_size=1, max_size=4))
def test_overwritten_bytes_do_no_harm(at: int, junk: bytes) -> None:
    raw = bytearray(text().encode())
    at %= len(raw)
    raw[at : at + len(junk)] = junk
    changed = raw.decode(errors="surrogateescape")
    if changed != text():
        with pytest.raises(BadRecord):
            Record.parse(changed)


def change_line(lines: list[Line], data: st.DataObject) -> list[Line]:
    number = data.draw(st.integers(1, len(lines) - 1))
    key = data.draw(st.sampled_from(sorted(lines[number])) | st.text(max_size=4))
    lines[number][key] = data.draw(JSON)
    return lines


def drop_line(lines: list[Line], data: st.DataObject) -> list[Line]:
    del lines[data.draw(st.integers(1, len(lines) - 1))]
    return lines


def swap_lines(lines: list[Line], data: st.DataObject) -> list[Line]:
    one, two = data.draw(st.integers(1, len(lines) - 1)), data.draw(st.integers(1, len(lines) - 1))
    lines[one], lines[two] = lines[two], lines[one]
    return lines


def change_head(lines: list[Line], data: st.DataObject) -> list[Line]:
    lines[0][data.draw(st.sampled_from(sorted(lines[0])))] = data.draw(JSON)
    return lines


Change = Callable[[list[Line], st.DataObject], list[Line]]


@given(st.data(), st.sampled_from([change_line, drop_line, swap_lines, change_head]))
def test_forged_lines_with_a_chain_that_fits_do_no_harm(data: st.DataObject, change: Change) -> None:
    refused_or_found_out(rebuilt(change([dict(line) for line in parsed_lines()], data)))


@given(JSON)
def test_any_json_is_refused(junk: Any) -> None:
    with pytest.raises(BadRecord):
        Record.parse(msgspec.json.encode(junk).decode())
