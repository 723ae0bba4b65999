"""Tutorials as the learner sees them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from untot.kernel.patches import patched
from untot.kernel.tutorial import Tutorial


def views(tutorial: Tutorial) -> Iterator[dict[str, Any]]:
    """The view of every scene, one after the other."""
    view: Any = tutorial.view
    for scene in tutorial.scenes:
        for patch in (*(event.get("patch", []) for event in scene.events), scene.patch):
            view = patched(view, patch)
        yield view
