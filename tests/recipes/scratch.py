"""A scratch copy of the program and its tests, in which the recipes of CONTRIBUTING.md are carried out."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "client", "browser", "recipes")
MOST_SECONDS: Final = 300


@dataclass(frozen=True, slots=True)
class Scratch:
    """The copy. Files are named as in the recipes, from its root."""

    root: Path

    @classmethod
    def copy_to(cls, root: Path) -> Scratch:
        for folder in ("untot", "tests"):
            shutil.copytree(ROOT / folder, root / folder, ignore=LEFT_OUT)
        shutil.copy(ROOT / "pyproject.toml", root)
        return cls(root)

    # -- what a person does -------------------------------------------------------------------------------------

    def add(self, file: str, text: str) -> None:
        """Write below what is there."""
        path = self.root / file
        path.write_text(f"{path.read_text('utf-8')}\n{text.strip()}\n", "utf-8")

    def change(self, file: str, before: str, after: str) -> None:
        path = self.root / file
        text = path.read_text("utf-8")
        assert text.count(before) == 1, f"{file} does not say {before!r} once"
        path.write_text(text.replace(before, after), "utf-8")

    def copy(self, folder: str, to: str, renaming: dict[str, str]) -> None:
        """Copy a folder and rename, in every file of it."""
        shutil.copytree(self.root / folder, self.root / to)
        for path in sorted((self.root / to).rglob("*")):
            if path.is_file():
                text = path.read_text("utf-8")
                for before, after in renaming.items():
                    text = re.sub(rf"\b{before}\b", after, text)
                path.write_text(text, "utf-8")

    # -- what he runs -------------------------------------------------------------------------------------------

    def untot(self, *words: str, typed: str = "") -> tuple[int, str]:
        """The command, as people call it."""
        return self._run("-c", "from untot.cli import app; app()", *words, typed=typed)

    def tests(self, *words: str) -> tuple[int, str]:
        return self._run("-m", "pytest", "-q", "-p", "no:cacheprovider", *words)

    def python(self, program: str) -> tuple[int, str]:
        return self._run("-c", program)

    def _run(self, *words: str, typed: str = "") -> tuple[int, str]:
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.root,
            env={"PYTHONPATH": str(self.root), "LANG": "C.UTF-8", "COLUMNS": "120"},
            input=typed,
            capture_output=True,
            text=True,
            timeout=MOST_SECONDS,
        )
        return done.returncode, done.stdout + done.stderr
