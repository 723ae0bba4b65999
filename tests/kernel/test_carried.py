"""Tracks go along with a record and are no part of it."""

from __future__ import annotations

from base64 import b64encode

from tests.games.pebbles import GAME
from untot.bots import make_bot
from untot.bots.arena import Bout
from untot.kernel.carried import track_hash, tracks_in, tracks_named, with_tracks
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch
from untot.kernel.packages import forget, register
from untot.kernel.record import Record


def played() -> LiveMatch:
    register("pebbles", "tests.games.pebbles")
    match = LiveMatch.begin(GAME, 2, seed_of(1), {}, is_secret=False)
    Bout(match, [make_bot("careful", seat) for seat in range(2)]).play()
    forget("pebbles")
    return match


def test_tracks_stand_behind_the_record_and_are_found_again() -> None:
    match = played()
    text = match.export(None)
    carried = with_tracks(text, {**match.tracks, "another": b"not of this match"})
    assert carried.startswith(text) and tracks_in(carried) == match.tracks and list(match.tracks) == tracks_named(text)
    assert Record.parse(carried).to_text() == text and tracks_in(text) == {}


def test_a_track_that_is_not_what_its_name_says_is_left_out() -> None:
    name, real = track_hash(b"a way"), b64encode(b"a way").decode()
    forged = b64encode(b"another way").decode()
    for line, found in (
        (f'{{"track":"{name}","bytes":"{real}"}}', {name: b"a way"}),
        (f'{{"track":"{name}","bytes":"{forged}"}}', {}),
        (f'{{"track":"{name}","bytes":"?"}}', {}),
        (f'{{"track":"{name}","bytes":7}}', {}),
        (f'{{"track":"{name}"', {}),
    ):
        assert tracks_in(line + "\n") == found, line
