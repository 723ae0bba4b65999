"""A table for tests of Zombie Town: a position in words, scripted chance, and short questions about what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.tools.position import Position
from untot.games.zombie_town import GAME
from untot.games.zombie_town.changing import change_site
from untot.games.zombie_town.facts import bit, free_id
from untot.games.zombie_town.pieces import COMBAT_DECK, COUNTS, NUMBERS_FOR, SURVIVOR, WEAPONS
from untot.games.zombie_town.state import Pawn, Survivor, TownState, Turn, Weapon
from untot.games.zombie_town.town import BUILDING_IDS
from untot.kernel.events import Seat
from untot.kernel.seeing import Seen
from untot.kernel.state import OptionValue, Step
from untot.kernel.words import split


class Table(Position[TownState]):
    """A position of this game, and short questions about it."""

    game = GAME

    # -- what is asked ------------------------------------------------------------------------------------------

    @property
    def asked(self) -> list[str]:
        """The seats whose answer is awaited, by their first colour."""
        return [] if self.match.ask is None else [self.g.colours[seat][0] for seat in self.match.ask.waiting()]

    @property
    def about(self) -> dict[str, Any]:
        assert self.match.ask is not None, "nobody is asked"
        return self.match.ask.about or {}

    def options(self, colour: str | None = None) -> list[str]:
        assert self.match.ask is not None, "nobody is asked"
        return self.match.ask.answers(self.match.ask.waiting()[0] if colour is None else self.seat(colour))

    def verbs(self, colour: str) -> list[str]:
        """The first words of all answers: what can be done."""
        return self.after(colour, "")

    def after(self, colour: str, said: str) -> list[str]:
        """What may follow these words."""
        assert self.match.ask is not None, "nobody is asked"
        return list(self.match.ask.form(self.seat(colour)).walk(split(said)))

    def answer(self, colour: str, *answers: str) -> Table:
        """One answer after the other; words at the end that leave no choice may be left out."""
        for answer in answers:
            self.match.answer(self.seat(colour), self._completed(colour, answer))
        return self

    def refused(self, colour: str, answer: str) -> str | None:
        """The clause with which this answer is refused; None if it would be taken. Nothing changes."""
        return self.refusal_of(self.seat(colour), self._completed(colour, answer))

    def _completed(self, colour: str, answer: str) -> str:
        """With the words that leave no choice, as far as it is an answer."""
        if self.match.ask is None or self.seat(colour) not in self.match.ask.waiting() or not answer:
            return answer
        form, said = self.match.ask.form(self.seat(colour)), split(answer)
        if any(word not in form.walk(said[:i]) for i, word in enumerate(said)):
            return answer
        while len(following := form.walk(said)) == 1:
            said.append(following[0])
        return " ".join(said)

    # -- what happened ------------------------------------------------------------------------------------------

    def names(self, *of_interest: str) -> list[str]:
        """The names of the events so far, of these only."""
        return [event.name for event in self.events if event.name in of_interest]

    def seat(self, colour: str) -> Seat:
        return self.g.pawns[colour].seat

    def pawn(self, colour: str) -> Pawn:
        return self.g.pawns[colour]

    def hand(self, colour: str) -> list[str]:
        return [card for card, _ in self.g.hands[self.seat(colour)]]

    def shots(self, weapon: str) -> int:
        """The shots of a weapon in play."""
        return next(found.shots for found in _weapons(self.g) if found.id == weapon)

    def owner(self, building: str) -> str:
        return self.g.sites[building].owner

    def seen_by(self, colour: str | None) -> Seen:
        return Seen(self.match, None if colour is None else self.seat(colour))


def _weapons(g: TownState) -> list[Weapon]:
    survivors = [s for place in (*g.pawns.values(),) for s in place.companions]
    survivors += [s for site in g.sites.values() for s in site.survivors]
    borne = [weapon for pawn in g.pawns.values() for weapon in pawn.weapons]
    return borne + [s.weapon for s in survivors if s.weapon is not None]


def new_game(seats: int, chance: Sequence[int] = (), **options: OptionValue) -> Table:
    """A match from its very beginning."""
    state = GAME.set_up(seats, GAME.checked_options(seats, options), bytes(32))
    assert isinstance(state, TownState)
    return Table(state, chance)


def table(
    players: str = "red blue green",
    *,
    where: dict[str, str] | None = None,
    health: dict[str, int] | None = None,
    kills: dict[str, int] | None = None,
    weapons: dict[str, str] | None = None,
    companions: dict[str, str] | None = None,
    owners: dict[str, str] | None = None,
    homes: dict[str, str] | None = None,
    houses: dict[str, str] | None = None,
    placed: dict[str, str] | None = None,
    barricades: dict[str, str] | None = None,
    hands: dict[str, str] | None = None,
    piles: dict[str, str] | None = None,
    stored: dict[str, str] | None = None,
    zombies: dict[str, int] | None = None,
    moved: dict[str, int] | None = None,
    supply: int = 76,
    combat: str = "",
    combat_used: str | None = None,
    discard: str = "",
    deck: str = "",
    day: int = 1,
    timekeeper: str = "",
    turn: str = "",
    actions: int | None = None,
    free_moves: int | None = None,
    steps: Sequence[Step] = (),
    chance: Sequence[int] = (),
    **options: OptionValue,
) -> Table:
    """A position in words, and the steps to carry out.

    `players` by seat, with two players `red+blue green+yellow`; who is not in `where` stands at home, far away: the
    first colour in bld_06, the next ones in bld_07, bld_08 ... `weapons={"red": "pistol:2 rifle"}` with shots left;
    `companions={"red": "- pistol:1"}` one word each, `-` unarmed; `placed` likewise by building; `homes` and `owners`
    by building; `houses={"bld_01": "nurse:3"}`; `barricades={"bld_01": "barricade_3/red"}` with the builder, the
    outermost last; `stored` likewise; `combat` are the next combat cards in order, after which the usual thirty follow
    unless `combat_used` says which are used.
    """
    seated = [seat.split("+") for seat in players.split()]
    state = GAME.set_up(len(seated), GAME.checked_options(len(seated), options), bytes(32))
    assert isinstance(state, TownState)
    g = state
    g.colours = seated
    homes = homes or {}
    free = iter([building for building in BUILDING_IDS[5:] if building not in homes])
    for seat, colours in enumerate(seated):
        for colour in colours:
            square = (where or {}).get(colour) or next(free)
            alive = (health or {}).get(colour, COUNTS.health)
            g.pawns[colour] = Pawn(
                colour, seat, square if alive else "", alive, (kills or {}).get(colour, 0), [], [], False
            )
    _arm(g, weapons or {}, companions or {})
    _furnish(g, homes, owners or {}, houses or {}, placed or {}, barricades or {}, stored or {}, piles or {})
    g.hands = [[] for _ in seated]
    for colour, cards in (hands or {}).items():
        seat = g.pawns[colour].seat
        g.hands[seat] = [(card, bit(seat)) for card in cards.split()]
    g.day, g.phase, g.supply, g.zombies, g.moved = day, "turn", supply, dict(zombies or {}), dict(moved or {})
    g.timekeeper = g.pawns[timekeeper].seat if timekeeper else 0
    g.combat_deck = [*(COMBAT_DECK if combat_used is None else ()), *combat.split()[::-1]]
    g.combat_used, g.discard, g.deck = (combat_used or "").split(), discard.split(), deck.split()
    if turn:
        g.turn = _turn(g, turn, actions, free_moves)
    g.agenda = list(reversed(steps))
    return Table(g, chance)


def _turn(g: TownState, colour: str, actions: int | None, free_moves: int | None) -> Turn:
    numbers = NUMBERS_FOR[g.seats]
    return Turn(
        seat=g.pawns[colour].seat,
        actions=numbers.actions if actions is None else actions,
        free_moves=numbers.free_moves if free_moves is None else free_moves,
        pawn=colour,
        steps=0,
        is_broken_off=False,
        under_way="",
        is_clearing=False,
        may_fetch=False,
        fresh=[],
        endangered=[],
        zombies=0,
    )


def _arm(g: TownState, weapons: dict[str, str], companions: dict[str, str]) -> None:
    for colour, words in weapons.items():
        for word in words.split():
            g.pawns[colour].weapons.append(_weapon(g, word))
    for colour, words in companions.items():
        for word in words.split():
            g.pawns[colour].companions.append(_survivor(g, word))


def _weapon(g: TownState, word: str) -> Weapon:
    kind, _, shots = word.partition(":")
    return Weapon(free_id(g, kind), kind, int(shots) if shots else WEAPONS[kind].shots)


def _survivor(g: TownState, word: str) -> Survivor:
    return Survivor(free_id(g, SURVIVOR), None if word == "-" else _weapon(g, word))


def _furnish(
    g: TownState,
    homes: dict[str, str],
    owners: dict[str, str],
    houses: dict[str, str],
    placed: dict[str, str],
    barricades: dict[str, str],
    stored: dict[str, str],
    piles: dict[str, str],
) -> None:
    for building in BUILDING_IDS:
        house, _, number = houses.get(building, "normal").partition(":")
        owner = homes.get(building) or owners.get(building, "")
        pile = tuple((card, 0) for card in piles.get(building, "").split())
        change_site(
            g, building, house=house, number=int(number) if number else COUNTS.house_number, owner=owner, pile=pile,
            is_home_base=building in homes,
        )  # fmt: skip
        for word in placed.get(building, "").split():
            change_site(g, building, survivors=(*g.sites[building].survivors, _survivor(g, word)))
        for word in barricades.get(building, "").split():
            card, _, builder = word.partition("/")
            built = (card, g.pawns[builder or owner].seat)
            change_site(g, building, barricades=(*g.sites[building].barricades, built))
        for word in stored.get(building, "").split():
            card, _, colour = word.partition("/")
            seat = g.pawns[colour].seat
            change_site(g, building, stored=(*g.sites[building].stored, (card, bit(seat), seat, False)))
