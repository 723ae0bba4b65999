"""Each module of recipes has a scratch copy of its own."""

from __future__ import annotations

import pytest

from tests.recipes.scratch import Scratch


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    return Scratch.copy_to(tmp_path_factory.mktemp("scratch"))
