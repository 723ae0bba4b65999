"""What every world with physics has in common: it may not be installed."""

from __future__ import annotations

from untot.kernel.errors import Refused


class NoPhysics(Refused):
    """The physics engine is not installed: nobody can say where a flicked piece comes to rest."""
