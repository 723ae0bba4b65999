"""What holds for all tests: Hypothesis tries the same examples on every machine and leaves nothing behind."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "untot", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("untot")
