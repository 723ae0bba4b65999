"""Measuring: what is counted while the server works, for Prometheus. No names, addresses or keys are in it."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server

from untot.kernel.errors import Refused

REGISTRY: Final = CollectorRegistry()
PORTS: Final = 64
"""Of several processes each takes the next free one."""
CHANGES: Final = Histogram(
    "untot_change_seconds",
    "From the moment a change of a match is its turn until it is stored and told",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
    registry=REGISTRY,
)
COMMITS: Final = Histogram(
    "untot_commit_group",
    "Changes that were made safe in one transaction",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
    registry=REGISTRY,
)
JOBS: Final = Histogram(
    "untot_job_seconds",
    "Work of the workers: bots, hints, records, missions",
    ["job"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15),
    registry=REGISTRY,
)
REFUSALS: Final = Counter("untot_refusals", "Frames that were refused", ["reason"], registry=REGISTRY)
FAREWELLS: Final = Counter("untot_farewells", "Devices that were asked to leave", ["reason"], registry=REGISTRY)
ROOMS: Final = Gauge("untot_rooms", "Matches in memory", registry=REGISTRY)
SOCKETS: Final = Gauge("untot_sockets", "Devices that are connected", registry=REGISTRY)
WAITING: Final = Gauge("untot_jobs_waiting", "Jobs that wait for their turn", ["group"], registry=REGISTRY)
ProcessCollector(registry=REGISTRY)


def show_at(host: str, port: int) -> int:
    """Answer `GET /metrics` at this port, or at one of the next if it is taken; which it is."""
    for number in range(port, port + PORTS):
        with suppress(OSError):
            start_http_server(number, host, REGISTRY)
            return number
    raise Refused("cannot-listen", host=host, port=port, detail="")
