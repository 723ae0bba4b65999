"""The bench: what is compared between commits and machines are the same matches."""

from __future__ import annotations

from untot.games import load_game
from untot.lab.bench import Ours


def counts(played: dict[str, float]) -> tuple[float, float, float]:
    return played["decisions"], played["answers"], played["matches"]


def test_a_slice_is_the_same_whole_matches_however_fast_it_goes() -> None:
    ours = Ours(load_game("mall_of_horror"), 0.01)
    whole, again, first, rest = (ours.play(*slice_) for slice_ in ((5, 4), (5, 4), (5, 1), (6, 3)))
    assert counts(whole) == counts(again)
    assert counts(whole) == tuple(a + b for a, b in zip(counts(first), counts(rest), strict=True))


def test_how_many_matches_a_slice_has_is_a_power_of_two() -> None:
    slow, quick = (Ours(load_game("mall_of_horror"), seconds).matches for seconds in (1e-9, 0.05))
    assert slow == 1 and quick > 1 and not quick & (quick - 1)
