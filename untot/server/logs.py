"""The log: on the standard error output, for people or for programs. No secrets, names, talk or addresses are in it."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Literal

import msgspec

Kind = Literal["text", "json"]


class AsJson(logging.Formatter):
    """One object a line: when, how bad, where, what; and where it comes from, if something failed."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to_stderr(kind: Kind = "text") -> None:
    handler = logging.StreamHandler()
    as_text = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(AsJson() if kind == "json" else as_text)
    logging.basicConfig(level=logging.INFO, handlers=[handler])
