"""Table: a match, who sits around it, and the screen they share. What is said and shown to whom is decided here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from untot.bots import Bot
from untot.kernel.errors import UntotError
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch
from untot.kernel.seeing import Seen
from untot.text.boards import board_of
from untot.text.files import FORMAT, SaveFile, open_save, write_save
from untot.text.holders import Holder
from untot.text.news import Message, News
from untot.text.screen import Screen
from untot.text.voice import Voice

BotMaker = Callable[[str, Seat], Bot]
"""Makes the bot of this name for a seat."""
_LINES_AFTER_LOADING = 10


class Table:
    """One terminal with a match on it. Several people take turns at the screen behind hand-over pages (MH-17.2)."""

    def __init__(
        self, match: LiveMatch, holders: list[Holder], screen: Screen, voice: Voice, make_bot: BotMaker
    ) -> None:
        self.screen = screen
        self.voice = voice
        self.shows_clauses = True
        self.file: Path | None = None
        """Where the match was saved last."""
        self._make_bot = make_bot
        self._sit_down(match, holders)

    def _sit_down(self, match: LiveMatch, holders: list[Holder]) -> None:
        self.match = match
        self.holders = holders
        self.people = [seat for seat, holder in enumerate(holders) if holder.is_person]
        self.bots = {seat: self._make_bot(h.kind, seat) for seat, h in enumerate(holders) if not h.is_person}
        self.board = board_of(match.game.name)
        self.news = News(match, since=max(0, len(match.events) - _LINES_AFTER_LOADING) if match.record.answers else 0)
        self.at_screen: Seat | None = self.people[0] if len(self.people) == 1 else None

    # -- speaking -----------------------------------------------------------------------------------------------

    def tell(self, key: str, **args: object) -> None:
        """Say one of the table's own sentences."""
        self.screen.write(self.voice.say(key, **args))

    def tell_error(self, error: UntotError) -> None:
        """Say what is wrong, and the text of the clause behind it."""
        self.screen.write(self.voice.error(error))
        if error.clause:
            self.screen.write(self.voice.clause(error.clause))

    def tell_events(self, messages: list[Message]) -> None:
        for message in messages:
            self.screen.write(self.voice.line(message, with_clause=self.shows_clauses))

    def tell_board(self, seat: Seat | None) -> None:
        view = self.seen(seat).view()
        for line in self.board.lines(view, self.voice):
            self.screen.write(line)
        self.tell_own(seat)

    def tell_own(self, seat: Seat | None) -> None:
        if seat is None:
            return
        for line in self.board.own_lines(self.seen(seat).view(), self.voice):
            self.screen.write(line)

    # -- who is who ---------------------------------------------------------------------------------------------

    def seen(self, seat: Seat | None) -> Seen:
        return Seen(self.match, seat)

    def player(self, seat: Seat) -> str:
        """How a player is called: by colour as soon as he has one, and by his own name if he gave it."""
        game_name = self.match.game.seat_name(self.match.state, seat)
        title = self.voice.name(game_name) if game_name else self.voice.say("seat", number=seat + 1)
        name = self.holders[seat].name
        return f"{name} ({title})" if name else title

    # -- the screen ---------------------------------------------------------------------------------------------

    @property
    def is_shared(self) -> bool:
        """Whether secrets must be kept between people at this screen."""
        return len(self.people) > 1

    def show_news(self) -> None:
        """What is new, at once, if there are no secrets between those who look at the screen."""
        if not self.is_shared:
            self.tell_events(self.news.fresh(self.at_screen))

    def come_to_screen(self, seat: Seat) -> None:
        """Make sure that this person, and nobody else, looks at the screen, and tell him what is new."""
        if self.at_screen == seat:
            self.tell_events(self.news.fresh(seat))
            return
        self.hand_over(seat)
        self.tell_events(self.news.fresh_secrets(seat))

    def hand_over(self, seat: Seat) -> None:
        """The page between two people: what all may know, and who comes next (MH-17.2)."""
        self.clear_for_all()
        self.screen.read(self.voice.say("hand-over", player=self.player(seat)) + " ")
        self.screen.clear()
        self.at_screen = seat

    def clear_for_all(self) -> None:
        """Wipe what one person saw, and show what is new for everybody."""
        self.screen.clear()
        self.at_screen = None
        self.tell_events(self.news.fresh(None))

    # -- files --------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        write_save(path, SaveFile(FORMAT, self.holders, self.match.save()))
        self.file = path

    def load(self, path: Path) -> None:
        """Go on with a saved match. If the file is bad, nothing changes."""
        match, holders = open_save(path)
        self.voice = Voice(match.game.name, self.voice.language)
        self._sit_down(match, holders)
        self.file = path
