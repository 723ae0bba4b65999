"""The audience of a room: who is there, with how many devices at which seat, and what each pair of eyes is shown."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from untot.kernel.errors import Refused
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch
from untot.kernel.moments import moment_of
from untot.server.frames import Common, News, first_frame, news_frame, news_of
from untot.server.guests import Guest
from untot.server.wire import Table, encoded

MOST_DEVICES_OF_A_SEAT: Final = 5


class Audience:
    """All guests of one match."""

    def __init__(self, live: LiveMatch) -> None:
        self.live = live
        self.guests: list[Guest] = []
        self.ways: dict[Seat, str] = {}
        """By seat: where the same people play on."""
        self._news: dict[Seat | None, News] = {}
        """What was prepared and is not told yet."""

    def __bool__(self) -> bool:
        return bool(self.guests)

    @property
    def is_watching_only(self) -> bool:
        """Whether nobody is here who plays, or whose table it is."""
        return not any(guest.seats or guest.is_host for guest in self.guests)

    @property
    def caller(self) -> str:
        """Whose table this is, as far as work for it is counted: the address of the first who plays, else of any."""
        players = [guest for guest in self.guests if guest.seats]
        return next((guest.address for guest in (*players, *self.guests)), "")

    def devices_at(self, seat: Seat) -> list[Guest]:
        return [guest for guest in self.guests if seat in guest.seats]

    # -- coming and going ---------------------------------------------------------------------------------------

    def seat(self, guest: Guest, most_watching: int) -> None:
        """A person's newest devices count; spectators come in as long as there is room, and never take a player's."""
        for seat in guest.seats:
            devices = self.devices_at(seat)
            for other in devices[: max(0, len(devices) + 1 - MOST_DEVICES_OF_A_SEAT)]:
                self.show_out(other, Refused("too-many-devices"))
        watching = [other for other in self.guests if not other.seats]
        if not guest.seats and not guest.is_host and len(watching) >= most_watching:
            raise Refused("room-full")
        self.guests.append(guest)

    def show_out(self, guest: Guest, why: Refused) -> None:
        guest.drop(why)
        if guest in self.guests:
            self.guests.remove(guest)

    def show_out_keys(self, key_hashes: Collection[str], why: Refused) -> None:
        """Whoever is here with one of these keys has to go."""
        for guest in [guest for guest in self.guests if guest.keys.intersection(key_hashes)]:
            self.show_out(guest, why)

    def show_out_all(self, why: Refused) -> None:
        for guest in self.guests:
            guest.drop(why)
        self.guests.clear()

    # -- telling ------------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Write what is new for each pair of eyes, while what made it so is being stored."""
        with moment_of(self.live.state):
            self._news = {eye: news_of(self.live, eye) for eye in self.live.gallery.onlookers}

    def tell_all(self, table: Table) -> None:
        """The news for each pair of eyes, made once for all who look through them; who has just come is shown all.

        Nothing is sent before everything is written: whoever hears of it first gets busy on the same machine.
        """
        news: dict[Seat | None, bytes] = {}
        common = Common.of(table)
        with moment_of(self.live.state):
            frames = [(guest, self._frame(guest, eye, common, news)) for guest in self.guests for eye in guest.eyes]
            self._look_on(news)
        for guest, frame in frames:
            guest.send(frame)
        self.guests = [guest for guest in self.guests if guest.farewell is None]

    def _frame(self, guest: Guest, eye: Seat | None, common: Common, told: dict[Seat | None, bytes]) -> bytes:
        if guest.is_new:
            return encoded(first_frame(self.live, eye, guest.next_event, common, self.way_of(eye)))
        if eye not in told:
            news = self._news.pop(eye, None) or news_of(self.live, eye)
            told[eye] = encoded(news_frame(self.live, eye, common, news, self.way_of(eye)))
        return told[eye]

    def way_of(self, eye: Seat | None) -> str | None:
        return None if eye is None else self.ways.get(eye)

    def _look_on(self, shown: Collection[Seat | None]) -> None:
        """From here on the steps of the match are kept for those who look on, and for nobody else."""
        eyes = {eye for guest in self.guests for eye in guest.eyes}
        for eye in self.live.gallery.onlookers.keys() - eyes:
            del self.live.gallery.onlookers[eye]
        for eye in eyes.difference(shown):
            self.live.look_on(eye)
        for guest in self.guests:
            guest.is_new = False
