"""Match: plays one game. It holds the open Ask, takes answers, forks, imagines, saves, loads and steps back."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Literal

from untot.kernel.agenda import play
from untot.kernel.asking import Ask
from untot.kernel.errors import Refused
from untot.kernel.events import WORLD, Event, Seat
from untot.kernel.game import Game, Shuffler, Sides
from untot.kernel.state import State
from untot.kernel.tracking import Answered, Track

By = Literal["person", "bot", "order", "world"]
LONGEST_ANSWER = 4000


class Match:
    """One game being played. With a track it can fork, save and undo; without one it is as fast as possible."""

    __slots__ = ("_run", "alone", "ask", "asked", "events", "game", "orders", "state", "track", "undone", "undos")

    def __init__(self, game: Game, state: State, track: Track | None, listens: bool = False) -> None:
        self.game = game
        self.state = state
        self.track = track
        self.ask: Ask | None = None
        self.asked = 0
        self.events: list[Event] = []
        self.orders: dict[Seat, set[str]] = {}
        self.alone: Seat | None = None
        """The only person at a table of bots, while nobody looks on: whatever he does not say betrays nothing."""
        self.undone: list[Answered] = []
        self.undos = 0
        self._run: Coroutine[Ask, Any, None] = play(state, game.rules, track)
        if listens:
            state.attach(self.hear)
        self._advance(None)

    def hear(self, event: Event) -> None:
        """Something happened."""
        self.events.append(event)

    # -- playing ------------------------------------------------------------------------------------------------

    @property
    def sides(self) -> Sides:
        return self.game.sides(self.state.options, self.state.seats)

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        """All who play together with this seat, itself included."""
        return next(side for side in self.sides if seat in side)

    @property
    def is_over(self) -> bool:
        return self.ask is None

    def answer(self, seat: Seat, answer: str, *, by: By = "person", settles: bool = False) -> None:
        """Take an answer, or raise `Refused` and change nothing."""
        refusal = self.why_not(seat, answer, by=by, settles=settles)
        if refusal is not None:
            raise refusal
        self.undone.clear()
        self._accept(seat, answer, settles)

    def happen(self, answer: str) -> None:
        """The world answers."""
        self.answer(WORLD, answer, by="world")

    def push(self, seat: Seat, answer: str, settles: bool = False) -> None:
        """Take an answer that is known to be legal: replays and playouts."""
        ask = self.ask
        assert ask is not None
        if self.track is not None:
            self.track.answers.append((seat, answer, settles))
        if ask.closes == "one":
            self._advance(answer)
            return
        ask.given[seat] = answer
        if ask.has_closed(answer, settles):
            self._advance(ask.outcome(seat, answer))

    def why_not(self, seat: Seat, answer: str, *, by: By = "person", settles: bool = False) -> Refused | None:
        """Why this answer is refused now, with the clause if a rule is behind it; None if it is legal."""
        ask = self.ask
        if ask is None:
            return Refused("match-is-over")
        if (seat == WORLD) != (by == "world"):
            return Refused("not-the-world")
        if len(answer) > LONGEST_ANSWER and by != "world":
            return Refused("answer-too-long", most=LONGEST_ANSWER)
        if settles and seat != ask.decider:
            return Refused("not-the-decider")
        if seat not in ask.waiting():
            reason = "already-answered" if seat in ask.given else "not-asked"
            return Refused(reason, clause=self.game.why_not_now(self.state, ask, seat, answer), waiting=ask.waiting())
        wrong = ask.form(seat).first_wrong_word(answer)
        if wrong is None:
            return None
        clause = ask.why_not(self.state, seat, answer) if ask.why_not is not None else None
        if clause is None:
            clause = self.game.why_not_now(self.state, ask, seat, answer)
        return Refused("not-an-option" if wrong else "answer-incomplete", clause=clause, word=wrong[:80])

    def _accept(self, seat: Seat, answer: str, settles: bool) -> None:
        ask, g = self.ask, self.state
        assert ask is not None
        before = (g.chance_counter, g.uncovered)
        self.push(seat, answer, settles)
        if self.track is not None and (ask.is_final or before != (g.chance_counter, g.uncovered) or self.is_over):
            self.track.raise_barrier()

    def _advance(self, outcome: Any) -> None:
        try:
            self.ask = self._run.send(outcome)
        except StopIteration:
            self.ask = None
        self.asked += 1
        if self.track is not None:
            self.track.asked_at = len(self.track.answers)

    def _replay(self, answers: list[Answered], track: Track, at: int) -> None:
        """Give these answers again from number `at` on, with what was laid over the State on the way."""
        if not answers and not track.branches and not track.imagined:
            return
        for i in range(len(answers) + 1):
            if at + i in track.branches:
                self.state.chance_branch = track.branches[at + i]
            if at + i in track.imagined:
                self._enter_imagination(*track.imagined[at + i])
            if i < len(answers):
                self.push(*answers[i])

    def ordered_answer(self) -> Answered | None:
        """What a standing order answers now, if one fits the open question. Who is alone with bots needs to give none
        where it is all that he could answer."""
        ask = self.ask
        if ask is None or ask.closes != "one":
            return None
        seat = ask.seats[0]
        given = self.orders.get(seat, ())
        only = ask.forced(seat) if seat == self.alone and ask.orders else None
        orders = (order for order in ask.orders if order in given or order == only)
        return next(((seat, ask.ordered(order), False) for order in orders), None)

    # -- forks and imagination ----------------------------------------------------------------------------------

    def fork(self, *, tracked: bool = True) -> Match:
        """An independent match at the same point; untracked it cannot be forked again, but plays faster."""
        assert self.track is not None
        if tracked:
            return _resumed(self.game, self.track.fork(), asks_as_before=not self.state.was_forced)
        count, snapshot = self.track.snapshots[-1]
        state = snapshot.copy()
        state.ask_as_before(not self.state.was_forced)
        match = Match(self.game, state, None)
        match._replay(self.track.answers[count:], self.track, count)
        state.ask_as_before(False)
        return match

    def imagine(self, seat: Seat | None, rng: Shuffler) -> Match:
        """A fork in which everything that the seat may not know is dealt anew, chance included."""
        twin = self.fork()
        track = twin.track
        assert track is not None
        self.game.redeal(twin.state, seat, rng)  # in place: what rests in the running rule are ids only
        twin.state.chance_key = rng.getrandbits(256).to_bytes(32, "little")
        if twin.ask is not None:
            if twin.ask.closes == "all":
                track.answers[track.asked_at :] = [own for own in track.answers[track.asked_at :] if own[0] == seat]
            twin.ask.renew(seat)
        track.imagine(twin.state.copy(), seat)
        return twin

    def _enter_imagination(self, imagined: State, seat: Seat | None) -> None:
        """Replace the State in place by the imagined one; what rests in the running rule are ids only."""
        self.state.become(imagined)
        if self.ask is not None:
            self.ask.renew(seat)

    # -- stepping back ------------------------------------------------------------------------------------------

    def why_not_undo(self, seat: Seat) -> Refused | None:
        """Free undo reaches back to the barrier, over one's own answers."""
        track = self.track
        if track is None or not track.answers:
            return Refused("nothing-to-undo")
        if len(track.answers) <= track.barrier:
            return Refused("undo-barrier", clause=self.game.undo_beyond_barrier)
        if track.answers[-1][0] != seat:
            return Refused("undo-not-yours")
        return None

    def undo(self, seat: Seat) -> None:
        """Take back one's own last answer."""
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise refusal
        assert self.track is not None
        undone = [*self.undone, self.track.answers[-1]]
        self.return_to(len(self.track.answers) - 1)
        self.undone = undone

    def redo(self, seat: Seat) -> None:
        """Give the answer that was taken back last once more."""
        if not self.undone or self.undone[-1][0] != seat:
            raise Refused("nothing-to-redo")
        self._accept(*self.undone.pop())

    def why_not_undo_agreed(self, answers: int) -> Refused | None:
        """Beyond a barrier all seats must agree, and only where the game does not forbid it."""
        if self.game.undo_beyond_barrier is not None:
            return Refused("undo-barrier", clause=self.game.undo_beyond_barrier)
        if self.is_over:
            return Refused("match-is-over")
        if self.track is None or not self.track.snapshots[0][0] <= answers < len(self.track.answers):
            return Refused("nothing-to-undo")
        return None

    def undo_agreed(self, answers: int) -> None:
        """Return to the moment after so many answers: the table has agreed. Chance goes on anew from there."""
        refusal = self.why_not_undo_agreed(answers)
        if refusal is not None:
            raise refusal
        self.return_to(answers, is_beyond_barrier=True)

    def return_to(self, answers: int, is_beyond_barrier: bool = False) -> None:
        """Step back without asking whether one may."""
        track = self.track
        assert track is not None
        self.undos += 1
        self.undone.clear()
        taken_back = track.answers[answers] if answers < len(track.answers) else None
        track.go_back(answers)
        if is_beyond_barrier:
            track.branches[answers] = self.undos
        restored = _resumed(self.game, track)
        self.state, self.ask, self._run = restored.state, restored.ask, restored._run
        self.asked += 1
        self.state.attach(self.hear)
        self._tell_undone(answers, taken_back)

    def _tell_undone(self, answers: int, taken_back: Answered | None) -> None:
        """Who takes back what; a secret answer only he reads. The question that it answered is open again."""
        told: dict[str, Any] = {"answers": answers}
        secret: dict[str, Any] = {}
        if taken_back is not None and taken_back[0] != WORLD and self.ask is not None:
            told["seat"], answer, _ = taken_back
            (secret if self.ask.secret_of(answer) else told)["answer"] = answer
        self.hear(Event("undone", "", told, None, secret, (told["seat"],) if secret else ()))

    # -- looking and saving -------------------------------------------------------------------------------------

    def where(self) -> str:
        """Where the game stands, from the agenda and the open Ask: `attack > card_turn 2 > attack_cards (MH-12.11)`."""
        pending = [" ".join(map(str, step)) for step in self.state.agenda]
        if self.ask is not None:
            pending.append(f"{self.ask.name} ({self.ask.clause})")
        return " > ".join(pending) or "over"

    def is_like(self, other: Match) -> bool:
        """Whether both stand at the same point: State, open question and everything that is in already."""
        return self.state == other.state and _question(self.ask) == _question(other.ask)

    def save(self, *, is_written: bool = False) -> dict[str, Any]:
        """All that is needed to go on from here, as plain data (or as what becomes so). It holds secrets."""
        assert self.track is not None
        track = self.track.fork().save(is_written=is_written)
        return {"game": self.game.name, "rules": self.game.rules_version, **track}

    @classmethod
    def load(cls, game: Game, saved: dict[str, Any]) -> Match:
        return _resumed(game, Track.load(game.state, saved))


def _resumed(game: Game, track: Track, asks_as_before: bool = False) -> Match:
    """A match from the last snapshot of a track and the answers since; whether none of its questions was forced."""
    count, snapshot = track.snapshots[-1]
    answers = track.answers[count:]
    del track.answers[count:]
    track.is_fresh = True
    state = snapshot.copy()
    state.ask_as_before(asks_as_before)
    match = Match(game, state, track)
    match._replay(answers, track, count)
    state.ask_as_before(False)
    return match


def _question(ask: Ask | None) -> tuple[object, ...] | None:
    if ask is None:
        return None
    forms = {seat: ask.form(seat).spelled() for seat in ask.seats}
    return ask.name, ask.clause, tuple(ask.seats), ask.closes, ask.about, ask.given, forms
