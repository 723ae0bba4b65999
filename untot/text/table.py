"""Table: a match, who sits around it, and the screen they share. What is said and shown to whom is decided here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from untot.bots import Bot
from untot.kernel.asking import Ask
from untot.kernel.errors import UntotError
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch
from untot.kernel.seeing import Seen
from untot.kernel.text_board import View
from untot.text.files import FORMAT, SaveFile, open_save, write_save
from untot.text.holders import Holder, level_key
from untot.text.news import Message, News
from untot.text.prompts import command_in
from untot.text.screen import Screen
from untot.text.voice import Voice
from untot.worlds import simulated, world_of

BotMaker = Callable[[str, Seat], Bot]
"""Makes the bot of this name for a seat."""
_LINES_AFTER_LOADING = 10


class Quit(Exception):
    """Somebody wants to leave the table."""


class Table:
    """One terminal with a match on it. Several people take turns at the screen behind hand-over pages (MH-17.2)."""

    def __init__(
        self, match: LiveMatch, holders: list[Holder], screen: Screen, voice: Voice, make_bot: BotMaker
    ) -> None:
        self.screen = screen
        self._voice = voice
        self.shows_clauses = True
        self.file: Path | None = None
        """Where the match was saved last."""
        self._make_bot = make_bot
        self._is_screen_open = True
        """Whether only what all may know is on the screen."""
        self._talked_at: tuple[LiveMatch, int] | None = None
        self._sit_down(match, holders)

    def _sit_down(self, match: LiveMatch, holders: list[Holder]) -> None:
        self.match = match
        self.holders = holders
        self.people = [seat for seat, holder in enumerate(holders) if holder.is_person]
        self.bots = {seat: self._make_bot(h.kind, seat) for seat, h in enumerate(holders) if not h.is_person}
        self.board = match.game.text_board
        self._world = world_of(match.game.name)
        self.speak(self._voice.language)
        self.news = News(match, since=_first_line_to_show(match))
        self.at_screen: Seat | None = self.people[0] if len(self.people) == 1 else None

    def speak(self, language: str) -> None:
        """Go on in this language."""
        self._voice = Voice(self.match.game.name, language)
        self._voice.learn(self.seen(None).scene().get("names", {}))

    @property
    def voice(self) -> Voice:
        """Calls everybody by name: by the colour too, as soon as somebody has one."""
        names = [holder.name for holder in self.holders]
        called = zip(self.seat_names, names, strict=True)
        you = self.people[0] if len(self.people) == 1 and not names[self.people[0]] else None
        self._voice.call({piece: name for piece, name in called if piece and name}, names, you)
        return self._voice

    def let_happen(self, ask: Ask) -> None:
        """The world answers."""
        happened = simulated(self._world, ask)
        self.match.happen(happened.answer, happened.track)

    # -- speaking -----------------------------------------------------------------------------------------------

    def tell(self, key: str, **args: object) -> None:
        """Say one of the table's own sentences."""
        self.screen.write(self.voice.say(key, **args))

    def listen(self, key: str, **args: object) -> str:
        """Put a prompt and return what is typed, with single blanks between its words."""
        return " ".join(self.screen.ask(self.voice.say(key, **args)).split())

    def tell_error(self, error: UntotError) -> None:
        """Say what is wrong, and the text of the clause behind it."""
        self.screen.write(self.voice.error(error, self.seat_names))
        if error.clause:
            self.screen.write(self.voice.clause(error.clause))

    def tell_events(self, messages: list[Message]) -> None:
        for message in messages:
            self.screen.write(self.voice.line(message, self.seat_names, self.shows_clauses))

    def tell_board(self, seat: Seat) -> None:
        for line in self.board.lines(self.view(seat), self.voice):
            self.screen.write(line)
        self.tell_own(seat)

    def tell_own(self, seat: Seat) -> None:
        for line in self.board.own_lines(self.view(seat), self.voice):
            self.screen.write(line)

    def tell_players(self) -> None:
        for seat, holder in enumerate(self.holders):
            key = "player-person" if holder.is_person else "player-bot"
            level = "" if holder.is_person else self.voice.say(level_key(self.match.game, holder.kind))
            self.tell(key, player=self.player(seat), level=level)

    # -- who is who ---------------------------------------------------------------------------------------------

    def seen(self, seat: Seat | None) -> Seen:
        return Seen(self.match, seat)

    def view(self, seat: Seat | None) -> View:
        """What this seat sees, with the scene that never changes."""
        seen = self.seen(seat)
        return {**seen.view(), "scene": seen.scene()}

    @property
    def seat_names(self) -> list[str]:
        """By seat: the id of its name in the game, empty as long as it has none."""
        return [self.match.game.seat_name(self.match.state, seat) for seat in range(self.match.state.seats)]

    def player(self, seat: Seat) -> str:
        """How a player is called: by his own name if he gave it, and by what he plays as soon as that is chosen."""
        name, plays = self.holders[seat].name, self.seat_names[seat]
        if name and plays:
            return f"{name} ({self.voice.printed(plays)})"
        return self.voice.texts.seat(seat, self.seat_names)

    def let_bots_talk(self) -> None:
        """Each bot may say something once for every new question."""
        if self._talked_at == (self.match, self.match.asked):
            return
        self._talked_at = (self.match, self.match.asked)
        for seat, bot in self.bots.items():
            talk = bot.talk(self.seen(seat))
            if talk is not None and self.match.why_not_say(seat, talk) is None:
                self.match.say(seat, talk)

    # -- the screen ---------------------------------------------------------------------------------------------

    @property
    def is_shared(self) -> bool:
        """Whether secrets must be kept between people at this screen."""
        return len({self.match.side_of(seat) for seat in self.people}) > 1

    def show_news(self) -> None:
        """What is new, at once, if there are no secrets between those who look at the screen."""
        if not self.is_shared:
            self.tell_events(self.news.fresh(self.at_screen))

    def come_to_screen(self, seat: Seat) -> None:
        """Make sure that this person, and nobody else, looks at the screen, and tell him what is new."""
        if self.at_screen == seat or not self.is_shared:
            self.tell_events(self.news.fresh(self.at_screen))
        else:
            self.hand_over(seat)
            self.tell_events(self.news.fresh_secrets(seat))
        self._is_screen_open = False

    def hand_over(self, seat: Seat) -> None:
        """The page between two people: what all may know, and who comes next (MH-17.2)."""
        self.clear_for_all()
        typed = command_in(self.listen("hand-over", player=self.player(seat)))
        if typed is not None and typed[0] == "quit":
            raise Quit
        self.screen.clear()
        self.at_screen = seat

    def clear_for_all(self) -> None:
        """Wipe what one person saw, and show what is new for everybody."""
        if not self._is_screen_open:
            self.screen.clear()
        self._is_screen_open, self.at_screen = True, None
        self.tell_events(self.news.fresh(None))

    # -- files --------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        write_save(path, SaveFile(FORMAT, self.match.game.name, self.holders, self.match.save()))
        self.file = path

    def load(self, path: Path) -> None:
        """Go on with a saved match. If the file is bad, nothing changes."""
        match, holders = open_save(path)
        self._sit_down(match, holders)
        self.file = path


def _first_line_to_show(match: LiveMatch) -> int:
    """All of a new match, of a loaded one the last lines."""
    return max(0, len(match.events) - _LINES_AFTER_LOADING) if match.record.answers else 0
