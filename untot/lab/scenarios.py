"""Scenarios: matches of Flick 'em Up between bots of each level, one line of a file for every match.

`scripts/soak --scenarios --out docs/balance/flick_em_up.jsonl --seconds 600` goes on where the file ends: always with
the scenario and level of which the fewest matches are known. `--tell` prints the tables of docs/balance/flick_em_up.md.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec
import typer
from msgspec import Struct
from rich.console import Console

import untot
from untot.bots import THINK_SECONDS, make_bot
from untot.bots.arena import Bout
from untot.bots.bot import Bot
from untot.games.flick_em_up import GAME
from untot.games.flick_em_up.facts import group_of, groups_of
from untot.games.flick_em_up.scenarios import SCENARIOS
from untot.games.flick_em_up.state import FlickState
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch, Talk
from untot.kernel.seeing import Seen
from untot.kernel.words import split, verb_of
from untot.lab.intervals import mean_of, share_of

FREE: Final = ("end", "extra_action", "clear")
"""What somebody may say without an action being spent."""
NEEDED: Final = {"1": 32, "2": 54, "3": 66, "4": 97, "5": 92, "6": 38, "7": 36, "8": 25}
"""By scenario: the actions that a group needs by the budget of chapter 20."""
COSTS: Final = {"easy": 1, "careful": 1, "hard": 2, "search": 6}
"""How long a match takes, roughly: a dear level is played so many times less often."""
COLUMNS: Final = (
    "Scenario", "Level", "Matches", "Won", "Ended by", "Rounds", "Kills", "Dead", "Actions a group", "Moves failed",
    "Flares",
)  # fmt: skip
PARTS: Final = ("games/flick_em_up", "worlds/flick_em_up", "bots")
"""Where the code lies that decides how a match goes."""


class Played(Struct):
    """A match. `level`: of all bots; `seats`: by group; `won`: the groups that won; `actions`: spent by each group."""

    scenario: str
    level: str
    seats: dict[str, int]
    seed: int
    won: list[str]
    reason: str
    rounds: int
    kills: int
    dead: dict[str, int]
    lives: int
    """Life points lost."""
    actions: dict[str, int]
    budget: int
    """Actions of a group in all rounds."""
    moves: int
    failed: int
    shots: int
    flares: int
    seconds: float
    code: str


class Cell(NamedTuple):
    """What is compared."""

    scenario: str
    level: str


def budget_of(scenario: str) -> int:
    """Two actions for each survivor of a group in each round; both groups are equally many."""
    it = SCENARIOS[scenario]
    return 2 * it.rounds * max(len(team.survivors) for team in it.groups.values())


@cache
def code_of() -> str:
    """Eight hex digits of everything that decides how a match between bots goes."""
    root = Path(untot.__file__).parent
    found = [path for part in PARTS for path in sorted((root / part).rglob("*")) if path.suffix in (".py", ".toml")]
    return blake2b(b"".join(path.read_bytes() for path in found), digest_size=4).hexdigest()


class Spender:
    """A bot, and the actions that it has spent."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.spent = 0
        self._bot = bot

    def answer(self, seen: Seen) -> str:
        answer, ask = self._bot.answer(seen), seen.ask()
        assert ask is not None
        self.spent += ask.name == "action" and verb_of(split(answer)[0]) not in FREE
        return answer

    def talk(self, seen: Seen) -> Talk | None:
        return self._bot.talk(seen)

    def reply(self, seen: Seen) -> Talk | None:
        return self._bot.reply(seen)


def played(cell: Cell, seed: int, think: float = THINK_SECONDS) -> Played:
    """One match, from its beginning to its end: one seat for each group."""
    seats = len(SCENARIOS[cell.scenario].groups)
    match = LiveMatch.begin(GAME, seats, seed_of(seed), {"scenario": cell.scenario}, is_secret=False)
    bots = [Spender(make_bot(cell.level, seed * 16 + seat, think)) for seat in range(seats)]
    began = time.perf_counter()
    Bout(match, bots).play()
    return told(match, cell, seed, [bot.spent for bot in bots], time.perf_counter() - began)


def told(match: LiveMatch, cell: Cell, seed: int, spent: Sequence[int], seconds: float) -> Played:
    g = match.state
    assert isinstance(g, FlickState) and g.result is not None
    names = Counter(event.name for event in match.events)
    return Played(
        scenario=cell.scenario,
        level=cell.level,
        seats={group: g.groups.count(group) for group in groups_of(g)},
        seed=seed,
        won=sorted({g.groups[seat] for seat in g.result.winners}),
        reason=g.result.reason,
        rounds=min(g.round, g.last_round),
        kills=g.killed,
        dead={group: sum(group_of(g, it) == group for it in g.dead) for group in groups_of(g)},
        lives=names["life_lost"],
        actions={g.groups[seat]: actions for seat, actions in enumerate(spent)},
        budget=budget_of(cell.scenario),
        moves=names["survivor_moved"] + names["building_entered"] + names["move_failed"],
        failed=names["move_failed"],
        shots=names["shot_came_to_rest"],
        flares=names["flare_fired"],
        seconds=round(seconds, 1),
        code=code_of(),
    )


# -- the file ---------------------------------------------------------------------------------------------------


def read(path: Path) -> list[Played]:
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Played) for line in lines]


def unfinished(known: Sequence[Played], cells: Sequence[Cell], most: int) -> list[Cell]:
    """The cells of which fewer matches are known."""
    counts = Counter(Cell(it.scenario, it.level) for it in known)
    return [cell for cell in cells if counts[cell] < most]


def next_of(known: Sequence[Played], cells: Sequence[Cell], first: int = 1) -> tuple[Cell, int]:
    """The cell of which the least has been played, dear ones less often, and the next seed of it."""
    counts = Counter(Cell(it.scenario, it.level) for it in known)
    cell = min(cells, key=lambda cell: (counts[cell] + 1) * COSTS[cell.level])
    seeds = [it.seed for it in known if (it.scenario, it.level) == cell]
    return cell, max(seeds, default=first - 1) + 1


# -- what it tells ----------------------------------------------------------------------------------------------


def lines_of(known: Sequence[Played]) -> Iterable[str]:
    """A row for every scenario and level, as a table in Markdown."""
    yield f"| {' | '.join(COLUMNS)} |"
    yield "|---" * len(COLUMNS) + "|"
    by_cell: dict[Cell, list[Played]] = {}
    for it in known:
        by_cell.setdefault(Cell(it.scenario, it.level), []).append(it)
    order = list(COSTS)
    for cell in sorted(by_cell, key=lambda cell: (int(cell.scenario), order.index(cell.level))):
        yield _row(cell, by_cell[cell])


def _row(cell: Cell, matches: Sequence[Played]) -> str:
    ends = ", ".join(f"{reason} {count}" for reason, count in Counter(it.reason for it in matches).most_common())
    spent = mean_of([number for it in matches for number in it.actions.values()]).value
    needed = f", about {NEEDED[cell.scenario]} needed" if cell.scenario in NEEDED else ""
    moves, failed = sum(it.moves for it in matches), sum(it.failed for it in matches)
    figures = [
        f"{mean_of([it.rounds for it in matches]).value:.1f}",
        f"{mean_of([it.kills for it in matches]).value:.1f}",
        f"{mean_of([sum(it.dead.values()) for it in matches]).value:.1f}",
        f"{spent:.0f} of {matches[0].budget}{needed}",
        f"{failed / max(1, moves):.0%} of {moves}",
        f"{sum(it.flares for it in matches)}",
    ]
    return f"| {' | '.join([cell.scenario, cell.level, str(len(matches)), won_of(matches), ends, *figures])} |"


def won_of(matches: Sequence[Played]) -> str:
    """By group where there are two, with 95 % intervals."""
    groups = list(matches[0].seats)
    shares = {group: share_of(sum(group in it.won for it in matches), len(matches)) for group in groups}
    written = [f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%})" for share in shares.values()]
    if len(groups) == 1:
        return written[0]
    nobody = sum(not it.won for it in matches)
    named = [f"{group.upper()} {share}" for group, share in zip(groups, written, strict=True)]
    return ", ".join([*named, *([f"nobody {nobody}"] if nobody else [])])


def main(
    out: Annotated[Path, typer.Option(help="The file with a line for every match.")],
    seconds: Annotated[float, typer.Option(help="No match begins later than after so many.")] = 600.0,
    levels: Annotated[str, typer.Option(help="Which levels, separated by commas.")] = ",".join(COSTS),
    scenarios: Annotated[str, typer.Option(help="Which scenarios, separated by commas.")] = ",".join(SCENARIOS),
    seed: Annotated[int, typer.Option(help="The seed of the first match of each cell, if there is none yet.")] = 1,
    most: Annotated[int, typer.Option(help="So many matches of each scenario and level are enough.")] = 1000,
    tell: Annotated[bool, typer.Option("--tell", help="Play nothing; print the tables.")] = False,
) -> None:
    """Play matches between bots and keep what became of them."""
    known = read(out)
    if tell:
        Console(soft_wrap=True, highlight=False).print("\n".join(lines_of(known)), markup=False)
        return
    cells = [Cell(scenario, level) for scenario in scenarios.split(",") for level in levels.split(",")]
    end = time.monotonic() + seconds
    while time.monotonic() < end and (wanted := unfinished(known, cells, most)):
        known.append(played(*next_of(known, wanted, seed)))
        with out.open("a", encoding="utf-8") as file:
            file.write(msgspec.json.encode(known[-1]).decode() + "\n")


if __name__ == "__main__":
    typer.run(main)
