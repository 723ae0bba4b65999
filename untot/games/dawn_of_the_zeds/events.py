"""The events of the game by name, and what each says."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.events_fights import FIGHTS_EVENTS
from untot.games.dawn_of_the_zeds.events_town import TOWN_EVENTS
from untot.games.dawn_of_the_zeds.events_zeds import ZEDS_EVENTS

EVENTS: Final = {**TOWN_EVENTS, **ZEDS_EVENTS, **FIGHTS_EVENTS}
