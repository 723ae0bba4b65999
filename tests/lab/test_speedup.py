"""Speed-up: what is told of one process, a pool and Ray."""

from __future__ import annotations

from untot.lab.speedup import Runs, rows


def test_a_pool_that_is_twice_as_fast_once_its_workers_are_there() -> None:
    """Rounds that something else disturbed do not count: medians do."""
    here = Runs([40.0, 41.0, 90.0], [1.0, 1.0, 1.0], [0.1], {"ab"})
    pool = Runs([24.0, 23.0, 24.0], [4.0, 4.0, 9.0], [0.3, 2.0], {"ab"})
    alone, shared = rows({"here": here, "pool": pool}, 82)
    assert alone == ("here", "41.0", "1.0", "2.0", "1.00", "1.00", "0.1")
    assert shared == ("pool", "24.0", "4.0", "3.4", "1.71", "2.00", "2.0")
