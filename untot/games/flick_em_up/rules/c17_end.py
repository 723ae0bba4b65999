"""Chapter 17: the end of the game."""

from __future__ import annotations

from typing import NoReturn

from untot.games.flick_em_up.facts import groups_of, has_objectives, living_of, other_group, scenario_of, seats_of
from untot.games.flick_em_up.pieces import Group
from untot.games.flick_em_up.rules.c12_checks import nothing_to_put_right
from untot.games.flick_em_up.rules.c18_objectives import is_exile_fulfilled, is_objective_fulfilled
from untot.games.flick_em_up.rules.c20_goals import measure, reaches_goal
from untot.games.flick_em_up.state import FlickState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


@clause("FL-12.12", "FL-17.1", "FL-27.8", "FL-17.2", "FL-17.5", "FL-17.6", "FL-17.7")
def judge(g: FlickState) -> None:
    """Goals before losses; of two groups the one whose turn it is."""
    g.aftermath = nothing_to_put_right()
    note_fulfilled(g)
    reached = [group for group in groups_of(g) if reaches_goal(g, group)]
    if reached:
        turn = g.groups[g.turn_seat]
        end_with(g, "goal", turn if turn in reached else reached[0])
    if is_lost(g):
        end_without(g, "dead", "FL-17.2")
    dead = [group for group in groups_of(g) if not living_of(g, group)]
    if dead:
        end_by_deaths(g, dead)


@clause("FL-18.15", "FL-25.16")
def note_fulfilled(g: FlickState) -> None:
    """An exile card that is judged at once stays fulfilled; only its holder sees it, so no event tells it."""
    for seat in range(g.seats):
        if seat in g.exiled and seat not in g.fulfilled and is_exile_fulfilled(g, seat, is_end=False):
            g.fulfilled.append(seat)


@clause("FL-17.2", "FL-20.12", "FL-21.5", "FL-22.5", "FL-23.5", "FL-24.5", "FL-25.5", "FL-25.13")
def is_lost(g: FlickState) -> bool:
    """So many are dead as the scenario says; those of an exiled seat who died after it was exiled do not count."""
    limit = scenario_of(g).dead_to_lose
    return bool(limit) and colony_dead(g) >= limit


def colony_dead(g: FlickState) -> int:
    outside = 0
    for seat in g.exiled:
        outside += sum(g.led[survivor] == seat for survivor in g.dead[g.tallies[seat].exiled_after :])
    return len(g.dead) - outside


@clause("FL-17.8", "FL-17.9", "FL-26.5", "FL-27.5", "FL-28.5", "FL-29.5", "FL-29.10", "FL-30.4", "FL-30.5")
def end_by_deaths(g: FlickState, dead: list[Group]) -> NoReturn:
    """A group without living survivors loses and the other wins; if all are dead, everybody loses."""
    if len(dead) == len(groups_of(g)):
        end_without(g, "dead", "FL-17.9")
    end_with(g, "group_dead", other_group(g, dead[0]))


@clause("FL-16.5", "FL-17.3", "FL-18.15")
def end_by_cellar(g: FlickState) -> NoReturn:
    """The cellar cannot fill the horde: all survivors lose."""
    end_without(g, "cellar", "FL-17.3")


@clause("FL-17.4", "FL-21.6", "FL-22.6", "FL-23.6", "FL-24.6", "FL-25.6", "FL-26.6", "FL-27.6", "FL-28.6", "FL-30.6")
def end_at_skull(g: FlickState) -> NoReturn:
    """Who wins by the scenario's measures, one after the other; if all are equal, all win or all lose."""
    skull, left = scenario_of(g).skull, groups_of(g)
    note_ends(g)
    for by in skull.by:
        values = {group: measure(g, group, by) for group in left}
        left = [group for group in left if values[group] == max(values.values())]
    if len(left) == 1 and skull.by:
        end_with(g, "skull", left[0])
    if skull.tie == "win":
        finish(g, "skull", list(range(g.seats)))
    end_without(g, "skull", "FL-17.4")


@clause("FL-18.15", "FL-29.6")
def note_ends(g: FlickState) -> None:
    """Exile cards that are judged when the match ends."""
    for seat in g.exiled:
        if seat not in g.fulfilled and is_exile_fulfilled(g, seat, is_end=True):
            g.fulfilled.append(seat)


# -- results ----------------------------------------------------------------------------------------------------


@clause("FL-17.1", "FL-25.14", "FL-25.15", "FL-25.16")
def end_with(g: FlickState, reason: str, group: Group) -> NoReturn:
    """This group wins; where seats have objectives only those who have fulfilled theirs."""
    note_ends(g)
    seats = [seat for seat in seats_of(g, group) if not is_outcast(g, seat)]
    if scenario_of(g).exiled is None and any(g.cards[seat] for seat in seats) and not scenario_of(g).objective_worth:
        seats = [seat for seat in seats if is_objective_fulfilled(g, seat)]
    finish(g, reason, sorted({*seats, *outcasts_who_win(g)}))


@clause("FL-17.3", "FL-25.15", "FL-25.16")
def end_without(g: FlickState, reason: str, clause_id: str) -> NoReturn:
    """All lose, except exiled seats whose card is fulfilled."""
    if clause_id != "FL-17.3":
        note_ends(g)
    finish(g, reason, outcasts_who_win(g))


def is_outcast(g: FlickState, seat: Seat) -> bool:
    """Exiled during the match; the exiled group of a scenario plays as a group."""
    return seat in g.exiled and scenario_of(g).exiled is None


def outcasts_who_win(g: FlickState) -> list[Seat]:
    return [seat for seat in g.fulfilled if is_outcast(g, seat)]


@clause("FL-18.7", "FL-18.11")
def finish(g: FlickState, reason: str, winners: list[Seat]) -> NoReturn:
    """Everything is laid open."""
    g.uncover()
    g.phase = "over"
    scores = [measure(g, g.groups[seat], scoring(g)) for seat in range(g.seats)]
    g.tell("match_ended", "FL-17.1", reason=reason, cards=list(g.cards))
    is_together = len(groups_of(g)) == 1 and not has_objectives(g)
    g.end(reason if winners or is_together else "all_lost", winners, scores)


def scoring(g: FlickState) -> str:
    """What is counted for the score of a seat: the first measure of the skull, or who is alive."""
    by = scenario_of(g).skull.by
    return by[0] if by else "living"
