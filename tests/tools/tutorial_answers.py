"""What the world answers in a tutorial: `python -m tests.tools.tutorial_answers flick_em_up` writes it anew."""

from __future__ import annotations

import sys
from base64 import b64encode
from importlib.resources import files
from pathlib import Path

import msgspec

from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.events import WORLD
from untot.kernel.live import LiveMatch
from untot.kernel.tutorial import ANSWERS, Answer, WorldAnswer, script_of
from untot.worlds import simulated, world_of


def answers_of_world(name: str) -> list[WorldAnswer]:
    """Play the script with the game's own physics."""
    script, found = script_of(name), list[WorldAnswer]()
    match = LiveMatch.begin(load_game(name), script.seats, seed_of(script.seed), script.options, is_secret=False)
    for line in script.lines:
        if isinstance(line, Answer):
            match.answer(line.seat, line.answer)
        while match.ask is not None and WORLD in match.ask.seats:
            happened = simulated(world_of(name), match.ask)
            match.happen(happened.answer, happened.track)
            found.append(WorldAnswer(happened.answer, b64encode(happened.track).decode()))
    return found


def main(name: str) -> None:
    lines = [msgspec.json.encode(answer).decode() + "\n" for answer in answers_of_world(name)]
    Path(str(files(f"untot.games.{name}"))).joinpath("tutorial", ANSWERS).write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
