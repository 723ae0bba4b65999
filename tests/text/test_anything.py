"""Whatever is typed, the table answers and goes on."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.text.scripted import played
from untot.text.prompts import command_in, command_names

WRITING = ("save", "record", "load", "quit")
NAMES = sorted(name for name, command in command_names().items() if command not in WRITING)
PIECES = ["red", "cachou", "1", "2", "1 1", "threat", "parking", "MH-4.3", "0", "de", "en", "xyzzy", "…", "\x1b[2J"]


def is_harmless(line: str) -> bool:
    """Not one of the commands that write files or leave."""
    command = command_in(line)
    return command is None or command[0] not in WRITING


lines = st.one_of(
    st.text(max_size=40),
    st.sampled_from(NAMES + PIECES),
    st.builds(
        lambda name, piece: f"{name} {piece}", st.sampled_from(NAMES), st.one_of(st.sampled_from(PIECES), st.text())
    ),
).filter(is_harmless)


@settings(max_examples=100, deadline=None)
@given(st.lists(lines, max_size=25), st.sampled_from(["me,random,random", "me,me,random"]))
def test_whatever_is_typed_the_table_goes_on(typed: list[str], seats: str) -> None:
    _, paper = played(*typed, seats=seats, whispers="on")
    assert paper.lines[-1] in ("Goodbye.", "Bis bald.")
    assert not any("\x1b" in line for line in paper.lines if not line.startswith("> "))
