"""News: which lines of the log have been shown to whom. Nobody is told twice, and nobody misses a secret of his."""

from __future__ import annotations

from untot.kernel.events import Happened, Seat
from untot.kernel.live import LiveMatch
from untot.kernel.seeing import Seen

Message = Happened


class News:
    """Counts for each viewer how far he has read; the viewer None is the whole table, in front of a hand-over page."""

    def __init__(self, match: LiveMatch, since: int = 0) -> None:
        self._match = match
        self._since = since
        self._read: dict[Seat | None, int] = {}

    def fresh(self, viewer: Seat | None) -> list[Message]:
        """All that he may know and has not been shown."""
        messages = Seen(self._match, viewer).events(self._read.get(viewer, self._since))
        self._read[viewer] = len(self._match.events)
        return messages

    def fresh_secrets(self, viewer: Seat) -> list[Message]:
        """What only he may know of it: the rest was on the hand-over page."""
        public = Seen(self._match, None).events(self._read.get(viewer, self._since))
        return [message for message in self.fresh(viewer) if message not in public]

    def last(self, viewer: Seat | None, count: int) -> list[Message]:
        """The end of the log, as he may know it."""
        return Seen(self._match, viewer).events()[-count:] if count > 0 else []
