"""Observations in words are those of the text table."""

from __future__ import annotations

from random import Random

import pytest

from tests.every_game.games import GAMES
from untot.games import NAMES
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch
from untot.lab.environments.aec import TableEnv
from untot.text.holders import Holder
from untot.text.screen import Screen
from untot.text.table import Table
from untot.text.voice import Voice


def text_table(name: str, seats: int, seed: int, answers: list[tuple[int, str, bool]]) -> tuple[Table, list[str]]:
    """The same match at the text table, and what is written there."""
    match = LiveMatch.begin(GAMES[name], seats, seed_of(seed), is_secret=False)
    for answered in answers:
        match.push(*answered)
    written: list[str] = []
    screen = Screen(lambda prompt: "", lambda line, style: written.append(line), lambda: None)
    holders = [Holder("me")] * seats
    return Table(match, holders, screen, Voice(name, "en"), lambda kind, seat: pytest.fail("no bots")), written


@pytest.mark.parametrize("name", NAMES)
def test_the_board_reads_as_at_the_text_table(name: str) -> None:
    seats, rng = GAMES[name].seat_counts[1], Random(2)
    table = TableEnv(name, seats, observations="text", physics="stand_in")
    table.plan.is_tracked = True
    table.reset(seed=2)
    for _ in range(60):
        if table.episode.is_over:
            break
        table.step(rng.choice(table.episode.legal_actions()))
    track, seat = table.episode.match.track, max(0, table.episode.seat)
    assert track is not None
    at_table, written = text_table(name, seats, 2, list(track.answers))
    at_table.tell_board(seat)
    assert written
    assert "\n".join(written) in table.observe(f"player_{seat}")["observation"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_possible_action_is_listed_with_its_number(language: str) -> None:
    table = TableEnv("mall_of_horror", 3, observations="text", language=language)
    table.reset(seed=1)
    for _ in range(80):
        seen = table.observe(table.agent_selection)
        for action in table.episode.legal_actions():
            assert f"\n{action}. " in seen["observation"]
        table.step(table.episode.legal_actions()[-1])
        if table.episode.is_over:
            break


def test_news_are_told_once_and_secrets_to_their_seat_alone() -> None:
    """Whoever is dealt a card reads which one, the others do not; after the next action it is no news any more."""
    table = TableEnv("mall_of_horror", 3, observations="text")
    table.reset(seed=1)
    while not (told := {agent: dealt(table, agent) for agent in table.agents})["player_0"]:
        table.step(table.episode.legal_actions()[0])
    assert all(len(lines) == 3 for lines in told.values())
    assert len({line for lines in told.values() for line in lines}) > 3
    agent = table.agent_selection
    table.step(table.episode.legal_actions()[0])
    assert dealt(table, agent) == []
    assert all(dealt(table, other) == told[other] for other in table.agents if other != agent)


def dealt(table: TableEnv, agent: str) -> list[str]:
    return [line for line in table.observe(agent)["observation"].split("\n") if "is dealt" in line]
