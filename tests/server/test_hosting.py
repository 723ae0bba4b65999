"""For hosts: figures, the log, and the examples of docs/hosting.md, each looked at by the tool it is meant for."""

from __future__ import annotations

import json
import logging
import os
import re
import shutil
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from random import Random

import pytest

from tests.server.devices import Device, play_on
from tests.server.houses import running
from untot.lab.server_process import ServerProcess
from untot.server.logs import AsJson

HOSTING = Path(__file__).parents[2].joinpath("docs", "hosting.md").read_text("utf-8")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# -- figures ----------------------------------------------------------------------------------------------------


def figures(port: int) -> dict[str, float]:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        lines = [line.rpartition(" ") for line in answer.read().decode().splitlines() if not line.startswith("#")]
    return {name: float(number) for name, _, number in lines}


def test_figures_are_shown_to_those_who_want_them(tmp_path: Path) -> None:
    port = free_port()
    server = ServerProcess(tmp_path, f"--metrics-port={port}")
    try:
        links = server.create("mall_of_horror", 3)
        table = Device(server.url, *links["seats"])
        assert table.refused("answer", seat=0, asked=99, answer="nonsense") == "answer-stale"
        play_on([table], Random(1), answers=7)
        found = figures(port)
        assert found["untot_change_seconds_count"] == 7 and found["untot_commit_group_sum"] >= 8
        assert (found["untot_rooms"], found["untot_sockets"]) == (1, 1)
        assert found['untot_refusals_total{reason="answer-stale"}'] == 1
        assert found["process_resident_memory_bytes"] > 10**7
        assert not any(secret in str(found) for secret in (links["id"], *links["seats"]))
        table.close()
    finally:
        code, log = server.stop()
    assert code == 0 and "Traceback" not in log


def test_nobody_is_shown_figures_unless_the_host_wants_it(data: Path) -> None:
    with running(data) as server:
        assert "untot_rooms" not in server.http.get("/metrics").text


# -- the log ----------------------------------------------------------------------------------------------------


def test_the_log_can_be_read_by_programs() -> None:
    try:
        raise ZeroDivisionError("so it goes")
    except ZeroDivisionError:
        record = logging.LogRecord("untot.server", logging.ERROR, "", 1, "room %s\nfails", ("x",), sys.exc_info())
    line = AsJson().format(record)
    assert "\n" not in line
    read = json.loads(line)
    assert (read["level"], read["logger"], read["message"]) == ("error", "untot.server", "room x\nfails")
    assert "ZeroDivisionError: so it goes" in read["traceback"] and read["time"].endswith("+00:00")


# -- examples ---------------------------------------------------------------------------------------------------


def example(beginning: str) -> str:
    blocks = re.findall(r"```(?:ini)?\n(.*?)```", HOSTING, re.DOTALL)
    return str(next(block for block in blocks if block.startswith(beginning)))


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_the_unit_is_one(tmp_path: Path) -> None:
    unit = tmp_path / "untot.service"
    unit.write_text(example("[Unit]").replace("/opt/untot/bin/untot", sys.executable))
    found = subprocess.run(["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, timeout=60)
    assert "untot.service" not in found.stderr, found.stderr


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_the_proxy_takes_its_settings(tmp_path: Path) -> None:
    key, pem = tmp_path / "untot.key", tmp_path / "untot.pem"
    making = f"openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=untot.example -days 1 -keyout {key} -out {pem}"
    subprocess.run(making.split(), check=True, capture_output=True, timeout=60)
    server = re.sub(r"/etc/ssl/untot.example", str(tmp_path / "untot"), example("server {"))
    settings = tmp_path / "nginx.conf"
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    scratch = "".join(f"{kind}_temp_path {tmp_path / kind};\n" for kind in kinds)
    http = f"http {{ access_log off;\n{scratch}{server}\n}}\n"
    settings.write_text(f"pid {tmp_path / 'pid'};\nerror_log stderr;\nevents {{}}\n{http}")
    found = subprocess.run(["nginx", "-t", "-c", settings], capture_output=True, text=True, timeout=60)
    assert found.returncode == 0 and "warn" not in found.stderr, found.stderr


@pytest.mark.skipif(shutil.which("caddy") is None, reason="caddy is not installed")
def test_the_other_proxy_takes_its_settings_and_passes_on_to_the_server(tmp_path: Path) -> None:
    settings = tmp_path / "Caddyfile"
    settings.write_text(example("untot.example {"))
    command = ["caddy", "adapt", "--config", str(settings)]
    found = subprocess.run(
        command, capture_output=True, text=True, timeout=60, env={**os.environ, "HOME": str(tmp_path)}
    )
    assert found.returncode == 0 and "warn" not in found.stderr.lower(), found.stderr
    assert '"dial":"127.0.0.1:8666"' in found.stdout and '"host":["untot.example"]' in found.stdout
