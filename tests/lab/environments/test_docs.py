"""The examples of docs/lab.md run as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[3] / "docs" / "lab.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=["pettingzoo", "gymnasium", "openspiel"])
def test_an_example_runs(example: str) -> None:
    if "pyspiel" in example:
        pytest.importorskip("pyspiel")
    exec(compile(example, str(DOCS), "exec"), {})
