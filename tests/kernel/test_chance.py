"""Chance: uniform, repeatable, blind without the key, and scripted where a test says so."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tests.kernel.toy import ToyState, state_of, toy
from untot.kernel import chance
from untot.kernel.chance import SEED_BYTES, chance_key, commitment, salt, seed_of, uniform

KEY = chance_key(seed_of(1))


def toy_state(seed: int = 0) -> ToyState:
    return state_of(toy(seed=seed))


def chi_square(counts: Counter[int], cells: int) -> float:
    """How far counts are from equal ones: about `cells` if chance is fair, far above if not."""
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


@pytest.mark.parametrize(("bound", "limit"), [(2, 10.83), (6, 20.52), (7, 22.46), (100, 148.2)])
def test_numbers_are_uniform(bound: int, limit: float) -> None:
    """The limits are passed by fair chance once in a thousand; the key is fixed."""
    numbers, _ = uniform(KEY, 0, 0, [bound] * 20_000)
    assert chi_square(Counter(numbers), bound) < limit


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    g = toy_state()
    orders = list(permutations("abcd"))
    counts: Counter[int] = Counter()
    for _ in range(12_000):
        pile = list("abcd")
        g.shuffle(pile)
        counts[orders.index(tuple(pile))] += 1
    assert chi_square(counts, 24) < 49.73


def test_dice_and_draws_reach_every_face() -> None:
    g = toy_state()
    assert set(g.roll(200)) == {1, 2, 3, 4, 5, 6}
    assert {g.draw(["x", "y", "z"]) for _ in range(50)} == {"x", "y", "z"}


def test_words_that_would_favour_low_numbers_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of words of two bits a bound of 3 passes over the 3, or 0 would fall twice as often."""
    monkeypatch.setattr(chance, "_WORD", 4)

    class FakeDigest:
        def copy(self) -> FakeDigest:
            return self

        def update(self, data: bytes) -> None:
            pass

        def digest(self) -> bytes:
            return b"".join(word.to_bytes(8, "little") for word in (3, 0, 3, 1, 2, 3, 3, 0))

    monkeypatch.setattr(chance, "_keyed", lambda key: FakeDigest())
    assert uniform(KEY, 0, 0, [3, 3, 3, 3]) == ([0, 1, 2, 0], 1)
    assert uniform(KEY, 0, 0, [4, 4]) == ([3, 0], 1), "nothing is passed over where all words fit"
    assert uniform(KEY, 0, 0, [3] * 5) == ([0, 1, 2, 0, 0], 2), "the counter moves on when the words run out"


def test_the_same_key_branch_and_counter_give_the_same_numbers() -> None:
    assert uniform(KEY, 0, 5, [1000] * 9) == uniform(KEY, 0, 5, [1000] * 9)


def test_another_key_branch_or_counter_gives_other_numbers() -> None:
    here = uniform(KEY, 0, 5, [10**9])[0]
    others = [uniform(chance_key(seed_of(2)), 0, 5, [10**9])[0], uniform(KEY, 1, 5, [10**9])[0]]
    others.append(uniform(KEY, 0, 6, [10**9])[0])
    assert here not in others and len({number for (number,) in others}) == 3


def test_nothing_drawn_moves_nothing() -> None:
    assert uniform(KEY, 0, 7, []) == ([], 7)
    g = toy_state()
    before = g.chance_counter
    g.shuffle([])
    g.shuffle(["alone"])
    assert g.chance_counter == before


def test_a_commitment_binds_and_tells_neither_seed_nor_key() -> None:
    seeds = [seed_of(number) for number in range(100)]
    assert len({commitment(seed) for seed in seeds}) == 100
    assert all(len(seed) == SEED_BYTES for seed in seeds)
    assert commitment(seeds[0]) != chance_key(seeds[0]).hex()
    assert len({salt(seeds[0], line) for line in range(100)}) == 100
    assert salt(seeds[0], 1) != salt(seeds[1], 1)


def test_scripted_chance_falls_as_written() -> None:
    g = toy_state()
    g.script_chance(4, 0)
    g.script_chance(2)
    assert g.roll(2) == [5, 1]
    assert g.draw(["a", "b", "c"]) == "c"


def test_chance_that_a_test_did_not_write_is_an_error() -> None:
    g = toy_state()
    g.script_chance(4)
    g.roll(1)
    with pytest.raises(AssertionError, match="unscripted chance"):
        g.roll(1)


def test_a_scripted_number_must_be_possible() -> None:
    g = toy_state()
    g.script_chance(6)
    with pytest.raises(AssertionError, match="not below 6"):
        g.roll(1)
