"""What the server's tests share: one running server for most of them, and tables that are cleared afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.devices import Device
from tests.server.houses import Running, running
from tests.server.stub_bots import Stubbed, StubBots
from untot.lab.postgres_process import PostgresProcess, programs
from untot.server import sql_store

Connect = Callable[..., Device]


@pytest.fixture(scope="session", autouse=True)
def commits_without_company() -> Iterator[None]:
    """People in tests answer one after the other and at once: nobody would come, and all would wait."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sql_store, "COMPANY_SECONDS", 0.0)
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for tests that do not mind company."""
    with running(tmp_path_factory.mktemp("server")) as house:
        yield house


@pytest.fixture
def connect() -> Iterator[Connect]:
    """Makes devices, and closes them when the test is over."""
    devices: list[Device] = []

    def make(server: Running, *keys: str, **how: Any) -> Device:
        devices.append(Device(server.url, *keys, **how))
        return devices[-1]

    yield make
    for device in devices:
        device.close()


@pytest.fixture
def stubbed(server: Running) -> Iterator[Stubbed]:
    """The server with bots that need no time."""
    real, stub = server.house.lobby.bots, StubBots()
    server.house.lobby.bots = stub
    yield server, stub
    server.house.lobby.bots = real


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder for a server that a test has for itself."""
    return tmp_path / "data"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresProcess]:
    """A real PostgreSQL in a scratch folder."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    process = PostgresProcess()
    yield process
    process.stop()


@pytest.fixture
def database_url(postgres: PostgresProcess) -> str:
    """An empty database."""
    return postgres.new_database()
