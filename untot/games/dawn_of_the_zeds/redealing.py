"""What a seat cannot know is dealt anew: for fair bots and leak tests."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.state import DawnState
from untot.kernel.events import Seat
from untot.kernel.game import Shuffler


def redeal(g: DawnState, seat: Seat | None, rng: Shuffler) -> None:
    """Not yet."""
