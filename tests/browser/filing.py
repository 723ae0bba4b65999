"""Files at a workshop's desk: saving a piece, opening it again, and what the device keeps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page


def drafts(page: Page, game: str) -> list[dict[str, Any]]:
    """What this device keeps, newest first."""
    found: list[dict[str, Any]] = json.loads(page.evaluate("localStorage['untot.drafts']"))[game]
    return found


def file_of(text: str, name: str) -> Any:
    return {"name": name, "mimeType": "application/toml", "buffer": text.encode()}


def saved(page: Page) -> str:
    """What is in the file that the desk writes."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    return Path(waiting.value.path()).read_text("utf-8")
