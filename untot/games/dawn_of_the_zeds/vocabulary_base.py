"""What all effects of the vocabulary have in common."""

from __future__ import annotations

from msgspec import Struct


class Entry(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One effect of a text."""
