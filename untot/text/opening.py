"""Opening a text table: from what was asked for on the command line, or from a save."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from untot.bots import THINK_SECONDS, Bot, make_bot
from untot.games import load_game
from untot.kernel.chance import SEED_BYTES, seed_of
from untot.kernel.errors import BadOptions
from untot.kernel.events import Seat
from untot.kernel.game import Game
from untot.kernel.live import LiveMatch
from untot.kernel.state import OptionValue
from untot.text.files import open_save
from untot.text.holders import Holder, introduced, parse_holders
from untot.text.screen import Screen
from untot.text.table import BotMaker, Table
from untot.text.voice import Voice

DEFAULT_SEATS = "me,careful,careful,careful"


class Wishes(Struct, frozen=True):
    """What was asked for. Without a number the seed is secret; bots think so many seconds for each answer."""

    game: str
    language: str
    seats: str = ""
    names: str = ""
    options: Sequence[str] = ()
    preset: str = ""
    seed: int | None = None
    think_seconds: float = THINK_SECONDS


def open_table(wishes: Wishes, screen: Screen) -> Table:
    """A new match, and who sits down to it."""
    game = load_game(wishes.game)
    holders = introduced(parse_holders(wishes.seats or DEFAULT_SEATS, wishes.names))
    seed = secrets.token_bytes(SEED_BYTES) if wishes.seed is None else seed_of(wishes.seed)
    match = LiveMatch.begin(game, len(holders), seed, chosen_options(game, wishes), is_secret=wishes.seed is None)
    for seat, holder in enumerate(holders):
        match.hold(seat, holder.in_record)
    table = Table(match, holders, screen, Voice(game.name, wishes.language), bot_maker(wishes))
    greet(table)
    if wishes.seed is None:
        table.tell("seed-secret", hash=match.record.head["seed_hash"])
    else:
        table.tell("seed-research", number=str(wishes.seed))
    return table


def open_saved_table(path: Path, wishes: Wishes, screen: Screen) -> Table:
    """A saved match; others may sit down to it than before."""
    match, holders = open_save(path)
    if wishes.seats:
        holders = _other_holders(match, wishes)
    table = Table(match, holders, screen, Voice(match.game.name, wishes.language), bot_maker(wishes))
    table.file = path
    greet(table)
    table.tell("loaded", file=str(path))
    return table


def _other_holders(match: LiveMatch, wishes: Wishes) -> list[Holder]:
    holders = introduced(parse_holders(wishes.seats, wishes.names))
    if len(holders) != match.state.seats:
        raise BadOptions("other-seats", seats=match.state.seats)
    for seat, holder in enumerate(holders):
        match.hold(seat, holder.in_record)
    return holders


def greet(table: Table) -> None:
    table.tell("welcome", game=table.voice.texts.text("game-title"))
    table.tell_players()


def bot_maker(wishes: Wishes) -> BotMaker:
    """Bots whose time to answer tells nothing (MH-17.7); those of a repeatable match begin alike each time."""

    def make(name: str, seat: Seat) -> Bot:
        seed = secrets.randbits(63) if wishes.seed is None else wishes.seed * 100 + seat
        return make_bot(name, seed, wishes.think_seconds, constant_time=True)

    return make


def chosen_options(game: Game, wishes: Wishes) -> dict[str, OptionValue]:
    """The preset and, over it, the single options `name=value`."""
    if wishes.preset and wishes.preset not in game.presets:
        known = ", ".join(game.presets)
        raise BadOptions("unknown-preset" if known else "no-presets", preset=wishes.preset[:80], known=known)
    return {**game.presets.get(wishes.preset, {}), **game.parsed_options(wishes.options)}
