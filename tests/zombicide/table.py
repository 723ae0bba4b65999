"""A table for tests of Zombicide: a position in words, scripted chance, and short questions about what happens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.tools.position import Position
from untot.games.zombicide import GAME
from untot.games.zombicide.facts import all_slots, board, noise_by_zone
from untot.games.zombicide.newcomers import new_survivor
from untot.games.zombicide.own import OwnContent
from untot.games.zombicide.pieces import DANGER_LEVELS, SURVIVORS, level_at
from untot.games.zombicide.setup import set_up
from untot.games.zombicide.state import Crowd, Held, Phase, Survivor, ZombicideState
from untot.kernel.chance import seed_of
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, Form
from untot.kernel.live import LiveMatch
from untot.kernel.state import OptionValue, Step
from untot.kernel.words import split, verb_of
from untot.parts.zones import door_mask


class Table(Position[ZombicideState]):
    """A position of this game, and short questions about it."""

    game = GAME

    # -- what is asked ------------------------------------------------------------------------------------------

    @property
    def asked(self) -> list[Seat]:
        return [] if self.match.ask is None else self.match.ask.waiting()

    @property
    def form(self) -> Form:
        """Of the seat that is asked first."""
        assert self.match.ask is not None, "nobody is asked"
        return self.match.ask.form(self.asked[0])

    @property
    def options(self) -> list[str]:
        """All answers of the seat that is asked first; of the next action only the verbs."""
        return list(self.form.walk(())) if isinstance(self.form, Branch) else self.form.answers()

    def ways(self, verb: str) -> list[str]:
        """All that may follow a verb."""
        assert isinstance(self.form, Branch)
        following = self.form.after(verb)
        return [] if following is None else following.answers()

    def answer(self, *answers: str) -> Table:
        """One answer after the other; what the players decide together is settled by the decider.

        Words that leave no choice are filled in, as every table does; but nobody is put at risk unsaid.
        """
        for answer in answers:
            assert self.match.ask is not None, f"nobody is asked: {answer}"
            decider = self.match.ask.decider
            seat = self.asked[0] if decider is None else decider
            self.match.answer(seat, self._filled_in(answer), settles=decider is not None)
        return self

    def _filled_in(self, answer: str) -> str:
        said = split(answer)
        while self._is_begun(said) and len(following := self.form.walk(said)) == 1:
            if verb_of(following[0]) == "risking":
                break
            said.append(following[0])
        return " ".join(said)

    def _is_begun(self, said: list[str]) -> bool:
        return all(word in self.form.walk(said[:number]) for number, word in enumerate(said))

    def refused(self, answer: str, seat: Seat | None = None) -> str | None:
        """The clause with which this answer is refused; None if it, or one that begins like it, would be taken."""
        said = split(answer)
        if seat in (None, self.asked[0]) and self._is_begun(said):
            while following := self.form.walk(said):
                said.append(following[0])
        return self.refusal_of(self.asked[0] if seat is None else seat, " ".join(said))

    # -- what happened ------------------------------------------------------------------------------------------

    def count(self, name: str) -> int:
        return len(self.told(name))

    def survivor(self, name: str) -> Survivor:
        return self.g.survivors[name]

    def at(self, zone: str) -> dict[str, int]:
        """The zombies of a zone by kind."""
        return {str(kind): count for kind, count in self.g.zombies.get(zone, {}).items()}

    def noise(self, zone: str) -> int:
        return noise_by_zone(self.g).get(zone, 0)

    def cards(self, name: str) -> list[str]:
        """What a survivor holds, hands first."""
        slots = self.survivor(name).slots
        return [slots[slot].card for slot in all_slots(self.survivor(name)) if slot in slots]

    @property
    def actions(self) -> int:
        assert self.g.turn is not None
        return self.g.turn.actions

    @property
    def result(self) -> str | None:
        return None if self.g.result is None else self.g.result.reason


def crowd(words: str) -> Crowd:
    """`walker*3 runner`."""
    zombies: Crowd = {}
    for word in words.split():
        kind, _, count = word.partition("*")
        zombies[kind] = int(count or 1)  # type: ignore[index]  # a wrong kind fails in the test
    return zombies


def table(
    mission: str = "05",
    *,
    who: Mapping[str, str],
    holds: Mapping[str, str] | None = None,
    xp: Mapping[str, int] | None = None,
    skills: Mapping[str, str] | None = None,
    seats: int = 1,
    owners: Mapping[str, Seat] | None = None,
    zombies: Mapping[str, str] | None = None,
    stock: Mapping[str, int] | None = None,
    doors: str = "",
    noise: Mapping[str, int] | None = None,
    deck: str = "",
    zombie_cards: Sequence[int] = (),
    taken: str = "",
    in_car: Mapping[str, tuple[int, str]] | None = None,
    phase: Phase = "players",
    turn: str = "",
    steps: Sequence[Step] = (),
    chance: Sequence[int] = (),
    own: OwnContent | None = None,
    **options: OptionValue,
) -> Table:
    """A position in words, and the steps to carry out, or the survivor whose turn begins.

    `who={"amy": "S21"}`; `holds={"amy": "pistol pistol wound"}` (hands first, `-` an empty slot, `!` behind a card:
    unloaded); `zombies={"S20": "walker*3 runner"}`; `deck` and `zombie_cards` lie on top, nothing else does;
    `taken="7B.R"` objectives; `in_car={"phil": (0, "driver")}`. Skills follow from `xp` (the first named of a level)
    unless `skills` names them.
    """
    g = set_up(seats, GAME.checked_options(seats, {"mission": mission, **options}), bytes(32), own)
    for name, zone in who.items():
        g.survivors[name] = new_survivor(g, name, (owners or {}).get(name, 0), zone)
        _equip(g.survivors[name], (holds or {}).get(name, ""), (xp or {}).get(name, 0), (skills or {}).get(name, ""))
    for zone, words in (zombies or {}).items():
        g.zombies[zone] = crowd(words)
        for kind, count in g.zombies[zone].items():
            g.stock[kind] -= count
    g.stock |= stock or {}  # type: ignore[arg-type]  # a wrong kind fails in the test
    g.open_doors = door_mask(board(g).zones, doors.split())
    g.noise = dict(noise or {})
    g.deck, g.zombie_deck, g.phase, g.round = deck.split(), list(zombie_cards), phase, 1
    for token in g.objectives:
        token.is_taken = token.zone in taken.split()
    for name, (car, seat_in_car) in (in_car or {}).items():
        g.survivors[name].car, g.survivors[name].seat_in_car = car, seat_in_car
    g.agenda = [("begin_turn", turn)] if turn else list(reversed(steps))
    return Table(g, chance)


def _equip(survivor: Survivor, cards: str, xp: int, skills: str) -> None:
    survivor.xp = xp
    identity = SURVIVORS.get(survivor.id)
    levels = list(DANGER_LEVELS)
    if skills:
        survivor.skills = tuple(skills.split())
    elif identity is not None:
        reached = levels[: levels.index(level_at(xp)) + 1]
        survivor.skills = tuple(identity.named_at(DANGER_LEVELS[level].id)[0] for level in reached)
    for slot, card in zip(all_slots(survivor), cards.split(), strict=False):
        if card != "-":
            survivor.slots[slot] = Held(card.removesuffix("!"), not card.endswith("!"))


def new_game(seats: int, **options: OptionValue) -> LiveMatch:
    """A match from its very beginning, with real chance."""
    return LiveMatch.begin(GAME, seats, seed_of(1), options, is_secret=False)
