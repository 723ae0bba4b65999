"""Any Chromium or Chrome that is on this machine will do."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)


def find_browser() -> str | None:
    """$CHROME, a program on the path, or where it usually lies."""
    named = os.environ.get("CHROME")
    if named:
        return named
    on_path = (shutil.which(program) for program in PROGRAMS)
    return next((found for found in on_path if found), next((place for place in PLACES if Path(place).exists()), None))
