"""Reports: one page about many matches, in the reader's language. Charts are in it, and nothing is loaded with it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

import untot
from untot.bots import offered_levels
from untot.games import load_game
from untot.kernel.errors import BadOptions
from untot.kernel.state import OptionValue
from untot.kernel.texts import LANGUAGES, Texts, texts
from untot.lab import publishing, switches
from untot.lab.executors import fingerprint
from untot.lab.findings import (
    Kind,
    by_bot,
    by_seat,
    ends,
    figures_in,
    in_order,
    is_together,
    kinds_in,
    rounds,
    what_is_shared,
    whoever_met,
    won,
)
from untot.lab.intervals import Mean, mean_of, share_of
from untot.lab.ratings import Rating, ratings, sitting_of
from untot.lab.results import Result, lines_in, own_lines
from untot.lab.tables import write_markdown, write_parquet
from untot.languages import language_of
from untot.text.prompts import Prompts, prompts

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #221b14; background: #f4efe4 }
body { margin: 0 auto; max-width: 56rem; padding: 1rem }
h1, h2, h3 { line-height: 1.2 } h2 { border-top: 3px solid #7d1d1d; padding-top: .6rem; margin-top: 2.5rem }
figure { margin: 0; overflow-x: auto } svg { width: 100%; min-width: 28rem; height: auto }
nav ul { padding-left: 1.2rem } a { color: #7d1d1d }
table { border-collapse: collapse } th, td { padding: .2rem .8rem .2rem 0; text-align: left }
td + td { font-variant-numeric: tabular-nums } .soft { opacity: .75 }
"""


# -- the command ------------------------------------------------------------------------------------------------


def report(
    results: Annotated[
        list[Path], typer.Argument(help="Files that `simulate --keep` and `league --keep` have written.")
    ],
    to: Annotated[Path | None, typer.Option(help="The page to write: report.html.")] = None,
    parquet: Annotated[Path | None, typer.Option(help="The matches as a table for other programs.")] = None,
    markdown: Annotated[Path | None, typer.Option(help="A line for each kind of match, for documents.")] = None,
    lang: switches.Language = "",
    publish: Annotated[
        bool, typer.Option("--publish", help="Also write what it says about the levels where the table shows it.")
    ] = False,
    all_code: Annotated[
        bool, typer.Option("--all-code", help="Count also what other versions of the rules and bots have played.")
    ] = False,
) -> None:
    """Make one page, or a table, of the matches in some files of results."""
    lines = [line for path in results for line in lines_in(path)]
    counted = lines if all_code else own_lines(lines)
    found = [Result(line.trial, line.played, line.code) for line in counted]
    if not found:
        raise BadOptions("no-results", lines=len(lines))
    if len(counted) < len(lines):
        Console(stderr=True).print(f"left out: {len(lines) - len(counted)} matches of other code (--all-code)")
    if parquet is not None:
        write_parquet(parquet, found)
        Console().print(f"table: {parquet}")
    if markdown is not None:
        write_markdown(markdown, found)
        Console().print(f"table: {markdown}")
    if publish:
        for written in publishing.publish(found):
            Console().print(f"published: {written}")
    if to is not None or not (parquet or markdown or publish):
        write_report(to or Path("report.html"), found, lang)


def write_report(path: Path, results: Sequence[Result], lang: str = "") -> None:
    if lang not in ("", *LANGUAGES):
        raise BadOptions("unknown-language", language=lang[:80], known=", ".join(LANGUAGES))
    if find_spec("matplotlib") is None:
        raise BadOptions("needs-extra", extra="lab")
    path.write_text(Page(lang or language_of(os.environ)).of(results), "utf-8")
    Console().print(f"report: {path}")


Series = Callable[[Kind, list[Result]], dict[str, Mean | Rating]]
"""What is drawn of a kind of matches: by the name of the series."""


# -- the page ---------------------------------------------------------------------------------------------------


class Page:
    """A page in one language."""

    def __init__(self, language: str) -> None:
        from untot.lab import charts  # an extra: who only simulates need not have it

        self._language = language
        self._charts = charts
        self._prompts: Prompts = prompts(language, "untot.lab")

    def of(self, results: Sequence[Result]) -> str:
        kinds = in_order(kinds_in(results))
        title = escape(self._say("report-title", matches=len(results)))
        today = date.today().strftime("%d.%m.%Y" if self._language == "de" else "%Y-%m-%d")
        made = self._say("report-made", date=today, version=untot.__version__)
        body = [f"<h1>{title}</h1>", f'<p class="soft">{escape(made)}</p>']
        if len(kinds) > 1:
            body += self._contents(kinds)
            body += self._side_by_side(kinds)
        for number, (kind, of_kind) in enumerate(kinds.items()):
            body += self._section(number, kind, of_kind)
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
        return f'<!doctype html>\n<html lang="{self._language}"><head>{head}<style>{STYLE}</style></head>\n<body>\n' + (
            "\n".join(body) + "\n</body></html>\n"
        )

    def _contents(self, kinds: dict[Kind, list[Result]]) -> Iterator[str]:
        yield f"<nav><h3>{escape(self._say('report-contents'))}</h3><ul>"
        for number, kind in enumerate(kinds):
            yield f'<li><a href="#kind-{number}">{escape(self._label(kind))}</a></li>'
        yield "</ul></nav>"

    # -- all kinds ----------------------------------------------------------------------------------------------

    def _side_by_side(self, kinds: dict[Kind, list[Result]]) -> Iterator[str]:
        """Of each game that has several: missions, levels and numbers of players in rows, bots side by side in them."""
        for game in dict.fromkeys(kind.game for kind in kinds):
            own = {kind: of_kind for kind, of_kind in kinds.items() if kind.game == game}
            if len(own) > 1:
                yield f"<h2>{escape(self._say('report-kinds', game=self._words(game).text('game-title')))}</h2>"
                yield from self._compared(own)

    def _compared(self, kinds: dict[Kind, list[Result]]) -> Iterator[str]:
        together = {kind: of_kind for kind, of_kind in kinds.items() if is_together(of_kind)}
        rivals = {kind: of_kind for kind, of_kind in kinds.items() if kind not in together}
        alike = {kind: of_kind for kind, of_kind in rivals.items() if len(set(kind.bots)) == 1}
        mixed = whoever_met({kind: of_kind for kind, of_kind in rivals.items() if kind not in alike})
        if together:
            yield self._rows("report-won-by-kind", "report-won-axis", together, self._crowd(won))
        if alike:
            yield self._rows("report-won-by-seat", "report-share-axis", alike, self._seats, has_bots=True)
        if mixed:
            yield self._rows("report-won-by-bot", "report-share-axis", mixed, self._shares)
            yield self._rows("report-ratings", "report-rating-axis", mixed, self._ratings, is_share=False, digits=0)
        long = {kind: of_kind for kind, of_kind in kinds.items() if any(result.story.rounds for result in of_kind)}
        if long:
            yield self._rows("report-rounds-by-kind", "report-rounds-axis", long, self._crowd(rounds), is_share=False)

    def _rows(
        self,
        title: str,
        axis: str,
        kinds: dict[Kind, list[Result]],
        found: Series,
        *,
        has_bots: bool = False,
        is_share: bool = True,
        digits: int = 1,
    ) -> str:
        """A row for all kinds that differ in nothing else but who sits there, unless the rows say that."""
        shared, rows = what_is_shared(kinds), list[str]()
        series: dict[str, dict[int, Any]] = {}
        for kind, results in kinds.items():
            row = self._label(kind, shared if has_bots else shared | {frozenset(kind.bots)})
            if row not in rows:
                rows.append(row)
            for name, estimate in found(kind, results).items():
                series.setdefault(name, {})[rows.index(row)] = self._mark(row, estimate)
        written = self._written(is_share, digits)
        return self._chart(title, self._charts.compared(rows, series, self._say(axis), written, is_share=is_share))

    def _crowd(self, estimate: Callable[[list[Result]], Mean]) -> Series:
        """One value for who sits there; how many they are is said by the row."""
        return lambda kind, results: {
            ", ".join(self._bot(kind.game, bot) for bot in dict.fromkeys(kind.bots)): estimate(results)
        }

    def _seats(self, kind: Kind, results: list[Result]) -> dict[str, Mean | Rating]:
        return {self._say("report-place", seat=seat + 1): by_seat(results, seat) for seat in range(kind.seats)}

    def _shares(self, kind: Kind, results: list[Result]) -> dict[str, Mean | Rating]:
        return {self._bot(kind.game, bot): by_bot(results, bot) for bot in dict.fromkeys(kind.bots)}

    def _ratings(self, kind: Kind, results: list[Result]) -> dict[str, Mean | Rating]:
        rated = ratings(sitting_of(result.trial, result.story) for result in results)
        return {self._bot(kind.game, bot): rating for bot, rating in rated.items()}

    # -- one kind -----------------------------------------------------------------------------------------------

    def _section(self, number: int, kind: Kind, results: list[Result]) -> Iterator[str]:
        yield f'<h2 id="kind-{number}">{escape(self._label(kind))}</h2>'
        count = self._say("report-matches", matches=len(results))
        mark = self._say("report-fingerprint", fingerprint=fingerprint(result.story for result in results))
        yield f'<p class="soft">{escape(count)}, {escape(mark)}</p>'
        if not is_together(results):
            yield from self._who_won(kind, results)
        yield self._chart("report-ends", self._intervals(self._ends(kind, results), "report-ends-axis"))
        if any(result.story.rounds for result in results):
            lengths = [result.story.rounds for result in results]
            axes = self._say("report-rounds-axis"), self._say("report-matches-axis")
            yield self._chart("report-rounds", self._charts.lengths(lengths, *axes))
        yield self._figures(kind, results)

    def _who_won(self, kind: Kind, results: list[Result]) -> Iterator[str]:
        """By seat where everybody always sat in the same, and by bot where they differ."""
        if results[0].trial.turn is None:
            marks = [self._mark(self._seat(kind, seat), by_seat(results, seat)) for seat in range(kind.seats)]
            yield self._chart("report-won-by-seat", self._intervals(marks, "report-share-axis"))
        if len(set(kind.bots)) > 1:
            marks = [self._mark(bot, mean) for bot, mean in self._shares(kind, results).items()]
            yield self._chart("report-won-by-bot", self._intervals(marks, "report-share-axis"))
            marks = [self._mark(bot, rating) for bot, rating in self._ratings(kind, results).items()]
            yield self._chart("report-ratings", self._intervals(marks, "report-rating-axis", is_share=False, digits=0))

    def _ends(self, kind: Kind, results: list[Result]) -> list[Any]:
        words = self._words(kind.game)
        return [
            self._mark(words.text(f"end-{reason}"), share_of(count, len(results))) for reason, count in ends(results)
        ]

    def _figures(self, kind: Kind, results: list[Result]) -> str:
        rows = [(self._figure(kind.game, name), mean_of(values)) for name, values in figures_in(results).items()]
        head = "".join(f"<th>{escape(self._say(f'report-{word}'))}</th>" for word in ("figure", "mean", "interval"))
        lines = [
            f"<tr><td>{escape(name)}</td><td>{self._number(mean.value)}</td>"
            f"<td>{self._number(mean.low)} – {self._number(mean.high)}</td></tr>"
            for name, mean in rows
        ]
        return f"<h3>{escape(self._say('report-figures'))}</h3><table><tr>{head}</tr>{''.join(lines)}</table>"

    # -- words --------------------------------------------------------------------------------------------------

    def _say(self, key: str, **args: object) -> str:
        return self._prompts.text(key, args)

    def _words(self, game: str) -> Texts:
        return texts(game, self._language)

    def _number(self, value: float, digits: int = 2) -> str:
        if value in (float("inf"), float("-inf")):
            return "?"
        written = f"{value:.{digits}f}"
        return written.replace(".", ",") if self._language == "de" else written

    def _bot(self, game: str, bot: str) -> str:
        """As where people choose it; random play is not offered to them."""
        offered = offered_levels(load_game(game))
        return self._say(f"bot-rank-{offered.index(bot) + 1}" if bot in offered else f"bot-{bot}")

    def _seat(self, kind: Kind, seat: int) -> str:
        return self._say("report-seat", seat=seat + 1, bot=self._bot(kind.game, kind.bots[seat]))

    def _crowd_name(self, kind: Kind) -> str:
        bots = [self._bot(kind.game, bot) for bot in kind.bots]
        return self._say("report-only", bot=bots[0]) if len(set(bots)) == 1 < len(bots) else ", ".join(bots)

    def _label(self, kind: Kind, shared: frozenset[object] = frozenset()) -> str:
        """What a kind is, without what all kinds have in common."""
        parts: list[tuple[object, str]] = [
            (kind.game, self._words(kind.game).text("game-title")),
            (kind.seats, self._say("report-kind", players=kind.seats)),
            (frozenset(kind.bots), self._crowd_name(kind)),
            *((option, self._option(kind.game, *option)) for option in kind.options),
            *([(True, self._say("report-own-content"))] if kind.has_own_content else []),
        ]
        return ", ".join([part for key, part in parts if key not in shared] or [parts[1][1]])

    def _option(self, game: str, name: str, value: OptionValue) -> str:
        words, key = self._words(game), f"option_value-{name}-{value}"
        told = words.text(key) if words.has(key) else str(value)
        return self._say("report-by", name=words.text(f"option_name-{name}"), value=told)

    def _figure(self, game: str, name: str) -> str:
        """One of the house, or one of the game."""
        key = f"figure-{name}"
        return self._say(key) if self._prompts.has(key) else self._words(game).text(key)

    def _intervals(self, marks: list[Any], axis: str, *, is_share: bool = True, digits: int = 1) -> str:
        return self._charts.intervals(marks, self._say(axis), self._written(is_share, digits), is_share=is_share)

    def _written(self, is_share: bool, digits: int) -> Callable[[float], str]:
        """How the value of a point is written beside it."""
        return lambda value: f"{100 * value:.0f}\u00a0%" if is_share else self._number(value, digits)

    def _mark(self, label: str, estimate: Mean | Rating) -> Any:
        return self._charts.Mark(label, estimate.value, estimate.low, estimate.high)

    def _chart(self, title: str, drawn: str) -> str:
        words = escape(self._say(title))
        return f'<h3>{words}</h3><figure role="img" aria-label="{words}">{drawn}</figure>'
