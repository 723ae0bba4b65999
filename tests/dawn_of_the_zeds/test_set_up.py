"""Set-up, and whole matches at random: every level and mode comes to a lawful end."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.tools.playing import random_match
from untot.games.dawn_of_the_zeds import GAME
from untot.games.dawn_of_the_zeds.board import TOWN_CENTER, VILLAGES
from untot.games.dawn_of_the_zeds.pieces import ZEDS
from untot.games.dawn_of_the_zeds.printed_cards import DECKS, EVENTS_PRINTED, LEVELS
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.kernel.chance import chance_key, seed_of
from untot.kernel.errors import BadOptions
from untot.kernel.match import Match
from untot.kernel.rulebook import clause
from untot.kernel.state import OptionValue
from untot.kernel.tracking import Track
from untot.lab.soak import soak_match


def begun(seats: int = 1, seed: int = 1, **options: OptionValue) -> DawnState:
    """A match at its first question."""
    state = GAME.new_state(seats, options, chance_key(seed_of(seed)))
    match = Match(GAME, state, Track([], []))
    while match.ask is not None and match.ask.name in ("choose_hero", "place_anti_unit"):
        match.answer(match.ask.waiting()[0], match.ask.answers(match.ask.waiting()[0])[0])
    assert isinstance(match.state, DawnState)
    return match.state


@clause("DZ-15.1.2", "DZ-15.2.1", "DZ-15.2.2", "DZ-15.3.1", "DZ-15.3.5", "DZ-15.7.1", "DZ-14.1.1", "DZ-15.1.1")
def test_the_basic_game_begins_with_four_zeds_six_civilians_and_the_fixed_heroes() -> None:
    g = begun()
    assert g.tracks == ("forest", "mountain", "highway", "suburb")
    assert (g.ammo, g.supplies, g.infection) == (4, 0, 0)
    first = begun_before_round_one()
    assert Counter(zed.space for zed in first.zeds.values()) == {f"start_{track}": 1 for track in first.tracks}
    assert {first.units[unit].is_defiant for village in VILLAGES for unit in first.units_at[village]} == {True}
    town = sorted(first.units_at[TOWN_CENTER])
    assert [unit for unit in town if "civilians_" not in unit] == ["captain", "deputy", "furies", "mayor", "sheriff"]
    assert len(town) == 6 and len(first.reserve) == 1
    assert sorted(first.available) == ["johnson", "salvation", "veterans"]


def begun_before_round_one(**options: OptionValue) -> DawnState:
    """The table when the set-up is done."""
    g = GAME.new_state(1, options, chance_key(seed_of(1)))
    assert isinstance(g, DawnState)
    g.agenda = g.agenda[1:]
    match = Match(GAME, g, Track([], []))
    while match.ask is not None:
        match.answer(0, match.ask.answers(0)[0])
    assert isinstance(match.state, DawnState)
    return match.state


@clause("DZ-15.1.3", "DZ-15.1.4", "DZ-15.3.2", "DZ-15.3.3", "DZ-15.3.4", "DZ-14.6.3")
def test_level_i_rolls_for_stocks_and_gathers_four_heroes_and_one_heroic_civilians_unit() -> None:
    g = begun_before_round_one(level="I")
    kinds = Counter(unit for unit in g.units_at[TOWN_CENTER] if not unit.startswith("civilians_"))
    assert len(kinds) == 5
    assert g.infection == 0 and g.supplies >= 2 and g.ammo >= 0


@clause("DZ-15.2.3", "DZ-15.1.5")
def test_level_ii_adds_villagers_on_every_village() -> None:
    g = begun_before_round_one(level="II")
    assert all(any(g.units[unit].is_villagers for unit in g.units_at[village]) for village in VILLAGES)


@clause("DZ-15.2.4")
def test_level_iv_adds_the_red_diamond_guards() -> None:
    g = begun_before_round_one(level="IV")
    assert g.units["rd_guards_1"].place == "tunnel_0" and g.units["rd_guards_2"].place == "tunnel_2"
    assert "start_tunnel" in g.zeds_at


@clause("DZ-15.2.5", "DZ-15.2.6")
@pytest.mark.parametrize(("level", "count"), [("II", 0), ("III", 1), ("IV", 2), ("V", 2)])
def test_anti_units_come_last(level: str, count: int) -> None:
    g = begun(seats=2, level=level, mode="competitive")
    kinds = [unit for unit in g.units if unit in _ANTI]
    assert len(kinds) == count


_ANTI = ("activists", "lawyers", "hoarders", "marteuse", "preacher", "councillor", "saboteur")


# -- decks ------------------------------------------------------------------------------------------------------


@clause("DZ-15.4.1", "DZ-15.4.2", "DZ-15.4.6")
@pytest.mark.parametrize(("level", "length"), sorted(DECKS))
def test_every_event_deck_has_the_numbers_of_its_row(level: str, length: str) -> None:
    g = begun_before_round_one(level=level, length=length)
    row = DECKS[level, length]  # type: ignore[index]
    cards = [EVENTS_PRINTED[card] for card in g.events.cards]
    assert len(cards) - (cards.count(EVENTS_PRINTED["E39"])) == row.total
    for act in range(1, 5):
        kinds = Counter(card.kind for card in cards if card.act == act and card.id != "E39")
        assert (kinds["special"], kinds["normal"]) == (row.special[act - 1], row.normal[act - 1])
    acts = [card.act for card in cards if card.id != "E39"]
    assert acts == sorted(acts) and cards[-1].kind == "final"
    if LEVELS[level].chaos:  # type: ignore[index]
        assert [card.id for card in cards].index("E39") == len(cards) - 10


@clause("DZ-15.4.4", "DZ-15.4.5", "DZ-5.7.1", "DZ-5.7.8")
def test_fate_and_research_decks() -> None:
    sizes = {level: len(begun_before_round_one(level=level).fates.cards) for level in LEVELS}
    assert sizes == {"basic": 8, "I": 9, "II": 18, "III": 27, "IV": 36, "V": 44}
    g = begun_before_round_one(level="III", length="epic")
    assert len(g.research.cards) == 7 + 2 + 5 and g.research.discards == ["R01"]


# -- options ----------------------------------------------------------------------------------------------------


@clause("DZ-13.0.2", "DZ-13.0.3", "DZ-15.5.1")
@pytest.mark.parametrize(
    ("seats", "options", "clause_id"),
    [
        (1, {"length": "epic"}, "DZ-13.0.3"),
        (5, {}, "DZ-13.0.3"),
        (1, {"mode": "competitive"}, "DZ-13.0.3"),
        (2, {"solo_markers": 2}, "DZ-13.0.3"),
        (1, {"known_faces": "on", "no_idea": "on"}, "DZ-13.0.2"),
        (1, {"where_are_they": "on", "i_can_do_it": "bare"}, "DZ-13.0.2"),
    ],
)
def test_what_contradicts_itself_is_refused(seats: int, options: dict[str, OptionValue], clause_id: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.new_state(seats, options, bytes(32))
    assert refusal.value.clause == clause_id


@clause("DZ-13.0.1", "DZ-13.0.3")
def test_an_option_of_a_higher_level_is_accepted_and_does_nothing() -> None:
    assert begun_before_round_one(maestro="on", hazmat="on").zeds == begun_before_round_one().zeds


# -- whole matches ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", list(LEVELS))
@pytest.mark.parametrize("seats", [1, 3])
def test_random_matches_come_to_a_lawful_end(level: str, seats: int) -> None:
    for seed in range(6):
        failures = soak_match(GAME, seats, seed, {"level": level}).failures
        assert not failures, failures[0]


@pytest.mark.parametrize("level", list(LEVELS))
def test_random_competitive_matches_come_to_a_lawful_end(level: str) -> None:
    for seed in range(6):
        failures = soak_match(GAME, 3, seed, {"level": level, "mode": "competitive"}).failures
        assert not failures, failures[0]


def test_the_same_seed_gives_the_same_match() -> None:
    one, other = (random_match(GAME, 2, 5, {"level": "V"}).state for _ in range(2))
    assert one == other


def test_there_are_so_many_zeds_as_printed() -> None:
    assert Counter(zed.kind for zed in ZEDS.values()) == {"regular_zed": 34, "super_zed": 9, "infector": 3}
