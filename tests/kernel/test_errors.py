"""Errors that people see survive the way out of another process."""

from __future__ import annotations

import pickle

import pytest

from untot.kernel.errors import BadContent, BadOptions, BadRecord, Refused, UntotError


@pytest.mark.parametrize(
    "error",
    [
        Refused("not-asked", clause="TY-1", waiting=[0, 1]),
        BadOptions("unknown-bot", bot="smart", known="random, careful"),
        BadRecord("record-differs", line=7),
        BadContent("odd", "mission.doors[2]", clause="ZC-10.49", found=7),
    ],
)
def test_an_error_comes_back_as_it_was(error: UntotError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error) and str(again) == str(error)
    assert (again.reason, again.clause, again.args_) == (error.reason, error.clause, error.args_)
