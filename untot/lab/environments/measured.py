"""What types do not say of a game: its words and ids, the keys of its dicts, how long its lists get.

It is measured in matches of every kind, of random and of careful players, and kept in `measured/<game>.toml`, so that
it is the same everywhere:

python -m untot.lab.environments.measured mall_of_horror --matches 200       measures on and adds what is new
"""

from __future__ import annotations

import re
import textwrap
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final, get_type_hints

import typer
from msgspec import Struct, inspect

from untot.bots import Bot, make_bot
from untot.bots.agreeing import next_speaker
from untot.games import NAMES, load_game
from untot.kernel.asking import Ask
from untot.kernel.chance import chance_key, seed_of
from untot.kernel.events import WORLD, Seat
from untot.kernel.forms import Span
from untot.kernel.game import Game
from untot.kernel.match import Match
from untot.kernel.seeing import Seen
from untot.kernel.tracking import Track
from untot.lab.environments.layout import STRINGS, has_id
from untot.lab.environments.words import tokens_of
from untot.lab.progress import bar
from untot.lab.soak import give_random_answer
from untot.lab.watching import fitting_sets

FOLDER: Final = Path(__file__).with_name("measured")
SHARE_OF_KEYS: Final = 4
"""Structs of a list are told apart by id if there are at most so many times as many ids as ever lie there at once."""
_MADE_UP: Final = re.compile(r"-?\d+--?\d+")
"""An interval (`arc:10-95`) is no word of a list: it is there only once."""
MATCHES_ON_THE_FLY: Final = 4
"""For a game that nobody has measured."""


class Measured(Struct):
    """All of it. `words` are the tokens of answers, `names` the other ids that a View shows."""

    words: list[str] = []
    names: list[str] = []
    keys: dict[str, list[str]] = {}
    lengths: dict[str, int] = {}


def view_type(game: Game) -> inspect.Type:
    """The type of its View."""
    return inspect.type_info(get_type_hints(game.view)["return"])


class Tape:
    """Goes through matches and notes what there is."""

    def __init__(self, game: Game, known: Measured) -> None:
        self._game = game
        self._shape = view_type(game)
        self._known = known
        self.words = set(known.words)
        self.names = set(known.names)
        self.keys = {path: set(keys) for path, keys in known.keys.items()}
        self.lengths = dict(known.lengths)
        self._of_structs: set[str] = set()

    # -- matches ------------------------------------------------------------------------------------------------

    def play(self, seats: int, options: Any, seed: int, *, is_careful: bool = False) -> None:
        """Careful bots get further than random ones; random ones try more."""
        state = self._game.new_state(seats, options, chance_key(seed_of(seed)))
        match, rng = Match(self._game, state, Track([], []) if is_careful else None, is_careful), Random(seed)
        bots = [make_bot("careful", seed * 16 + seat) for seat in range(seats)] if is_careful else []
        while match.ask is not None:
            if match.ask.waiting()[0] != WORLD:
                for seat in match.ask.waiting():
                    self._hear(match.ask, seat, rng)
                    self.look(self._game.view(match.state, seat), self._shape, "")
            if not bots or WORLD in match.ask.seats:
                give_random_answer(match, rng)
            else:
                _let_answer(match, match.ask, bots)
        self.look(self._game.view(match.state, 0), self._shape, "")

    def _hear(self, ask: Ask, seat: Seat, rng: Random) -> None:
        """All words of some walks through the form."""
        self.names.add(ask.name)
        if ask.unit:
            self.names.add(ask.unit)
        form, said = ask.form(seat), list[str]()
        while following := form.walk(said):
            if isinstance(following, Span):
                self.names.add(following.name)
            else:
                self.words.update(
                    token for word in following for token in tokens_of(word) if not _MADE_UP.fullmatch(token)
                )
            said.append(following[int(rng.random() * len(following))])

    # -- views --------------------------------------------------------------------------------------------------

    def look(self, value: Any, shape: inspect.Type, path: str) -> None:
        """Note the ids, keys and lengths in a value of a View."""
        match shape:
            case inspect.Metadata(type=inner):
                self.look(value, inner, path)
            case inspect.UnionType(types=types) if value is not None:
                self._look_at_one_of(value, types, path)
            case inspect.StrType() | inspect.LiteralType() if value:
                self.names.add(value)
            case inspect.ListType(item_type=item):
                self._look_at_list(value, item, path)
            case inspect.DictType(value_type=inner):
                self._key(path, value)
                for each in value.values():
                    self.look(each, inner, path + "{}")
            case inspect.TupleType(item_types=items):
                for number, (each, item) in enumerate(zip(value, items, strict=True)):
                    self.look(each, item, f"{path}.{number}")
            case inspect.StructType(fields=fields):
                for field in fields:
                    self.look(getattr(value, field.name), field.type, f"{path}.{field.name}" if path else field.name)

    def _look_at_one_of(self, value: Any, types: Iterable[inspect.Type], path: str) -> None:
        others = [each for each in types if not isinstance(each, inspect.NoneType)]
        if len(others) == 1:
            self.look(value, others[0], path)
        elif isinstance(value, str):
            self.names.add(value)

    def _look_at_list(self, value: Any, item: inspect.Type, path: str) -> None:
        self.lengths[path] = max(self.lengths.get(path, 0), len(value))
        if isinstance(item, STRINGS):
            self._key(path, value)
        elif has_id(item):
            self._of_structs.add(path)
            self._key(path, (each.id for each in value))
        for each in value:
            self.look(each, item, path + "[]")

    def _key(self, path: str, keys: Iterable[str]) -> None:
        self.keys.setdefault(path, set()).update(key for key in keys if key)

    # -- what comes out -----------------------------------------------------------------------------------------

    def measured(self) -> Measured:
        """Words keep their order; whatever is said needs no second entry among the names."""
        names = [name for name in self.names if name not in self.words]
        known = self._known
        keyed = {
            path: _added(known.keys.get(path, ()), keys)
            for path, keys in sorted(self.keys.items())
            if not self._is_in_slots(path)
        }
        lengths = {path: length for path, length in sorted(self.lengths.items()) if path not in keyed}
        return Measured(_added(known.words, self.words), _added(known.names, names), keyed, lengths)

    def _is_in_slots(self, path: str) -> bool:
        """Structs of which there are many more than ever lie in this list; once decided it stays so."""
        if path not in self._of_structs or path in self._known.keys:
            return False
        return path in self._known.lengths or len(self.keys[path]) > SHARE_OF_KEYS * max(1, self.lengths[path])


def _let_answer(match: Match, ask: Ask, bots: Sequence[Bot]) -> None:
    speaker = next_speaker(ask, range(len(bots)))
    assert speaker is not None
    seat, settles = speaker
    match.push(seat, bots[seat].answer(Seen(match, seat)), settles)


def _added(known: Iterable[str], found: Iterable[str]) -> list[str]:
    """What is known first, in its order; then what is new."""
    before = list(known)
    return [*before, *sorted(set(found).difference(before))]


# -- keeping it -------------------------------------------------------------------------------------------------


def load(game: Game) -> Measured:
    """As it is kept; of a game from elsewhere a few matches must do."""
    file = FOLDER / f"{game.name}.toml"
    if not file.exists():
        return measure(game, Measured(), range(MATCHES_ON_THE_FLY))
    kept = tomllib.loads(file.read_text("utf-8"))
    keys = {path: text.split() for path, text in kept["keys"].items()}
    return Measured(kept["words"].split(), kept["names"].split(), keys, kept["lengths"])


def measure(game: Game, known: Measured, seeds: Iterable[int], *, is_careful: bool = False) -> Measured:
    """Add what there is in these matches, of every kind of match in turn."""
    tape = Tape(game, known)
    kinds = [(seats, options) for seats in game.seat_counts for options in fitting_sets(game, seats)]
    for seed in seeds:
        seats, options = kinds[seed % len(kinds)]
        tape.play(seats, options, seed, is_careful=is_careful)
    return tape.measured()


def written(measured: Measured) -> str:
    """As TOML; ids hold no blanks and no quotes."""
    assert not any(mark in name for name in (*measured.words, *measured.names) for mark in ' "')
    wrapped = partial(textwrap.fill, width=118, break_long_words=False, break_on_hyphens=False)
    lines = ["# Made by python -m untot.lab.environments.measured; words keep their order for ever."]
    lines += [f'{name} = """\n{wrapped(" ".join(ids))}"""' for name, ids in _lists(measured)]
    lines += ["\n[keys]", *(f'"{path}" = """\n{wrapped(" ".join(keys))}"""' for path, keys in measured.keys.items())]
    lines += ["\n[lengths]", *(f'"{path}" = {length}' for path, length in measured.lengths.items())]
    return "\n".join(lines) + "\n"


def _lists(measured: Measured) -> Iterator[tuple[str, list[str]]]:
    yield "words", measured.words
    yield "names", measured.names


def main(
    games: Annotated[list[str] | None, typer.Argument(help="The games; all if none is named.")] = None,
    matches: Annotated[int, typer.Option(help="How many matches of each.")] = 200,
    seed: Annotated[int, typer.Option(help="The seed of the first.")] = 0,
    careful: Annotated[bool, typer.Option(help="Played by careful bots, not at random.")] = False,
) -> None:
    """Measure what types do not say, and keep it."""
    for name in games or NAMES:
        game = load_game(name)
        with bar() as progress:
            seeds = progress.track(range(seed, seed + matches), description=name)
            known = load(game) if (FOLDER / f"{name}.toml").exists() else Measured()
            found = measure(game, known, seeds, is_careful=careful)
        (FOLDER / f"{name}.toml").write_text(written(found), "utf-8")
        typer.echo(f"{name}: {len(found.words)} words, {len(found.names)} names")


if __name__ == "__main__":
    typer.run(main)
