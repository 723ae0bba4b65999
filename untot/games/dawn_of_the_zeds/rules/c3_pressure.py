"""Chapter 3: zeds cooperative events. The pressure symbol of a card, once for each hero player but one."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.board import START_OF, TOWARD, TOWN_CENTER, TRACK_OF, SpaceId, TrackId, is_catacomb
from untot.games.dawn_of_the_zeds.facts import active_event, is_on, number_of_players
from untot.games.dawn_of_the_zeds.pieces import MARTEUSE_INFECTOR, ZedId
from untot.games.dawn_of_the_zeds.rules.c4_room import toughness
from untot.games.dawn_of_the_zeds.rules.c4_step import begin_step, is_in_mud
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import distance, group_strength, has_room_for, zed_limit, zeds_in, zeds_on
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words
from untot.parts.deferring import one_effect

Group = tuple[ZedId, ...]


@clause("DZ-3.0.4")
def pressure_at_the_end(g: DawnState) -> None:
    """At the end of the Zeds phase, unless the symbol stands in the text of the card."""
    if not active_event(g).has_pressure_in_its_text:
        pressure(g)


@clause("DZ-3.0.1", "DZ-3.0.2", "DZ-3.0.3", "DZ-8.2.13")
def pressure(g: DawnState) -> None:
    """So many executions as there are players less one: none in a true solo match. Each is an effect of its own."""
    kind = active_event(g).pressure
    g.pressed = {}
    if kind is not None:
        g.then(*[(f"{kind}_pressure", number) for number in range(1, number_of_players(g))])


# -- movement ---------------------------------------------------------------------------------------------------


@clause("DZ-3.1.1", "DZ-3.1.2", "DZ-3.1.5", "DZ-3.1.6", "DZ-3.1.7", "DZ-3.1.10", "DZ-3.1.11", "DZ-3.1.14", "DZ-3.1.15")
async def movement_pressure(g: DawnState, number: int) -> None:
    """The strongest zed or mob that this symbol has not activated moves 1 space, with all that follows."""
    candidates = strongest_groups(g)
    if not candidates:
        return
    space = g.zeds[candidates[0][0]].space
    if len(candidates) > 1:
        space = thing_of(await decide_together(g, "pressure_tie", "DZ-3.1.5", pressed_words, tie=True))
    group = next(group for group in candidates if g.zeds[group[0]].space == space)
    g.pressed |= dict.fromkeys(group, number)
    g.tell("pressure_moves", "DZ-3.1.1", zeds=list(group), space=space)
    g.then(*begin_step(g, list(group), "pressure"))


def pressed_words(g: DawnState, seat: Seat) -> list[str]:
    return words("space", [g.zeds[group[0]].space for group in strongest_groups(g)])


@clause("DZ-3.1.4", "DZ-3.1.5", "DZ-3.1.8", "DZ-3.1.9", "DZ-3.1.12", "DZ-13.2.1", "DZ-13.3.18")
def strongest_groups(g: DawnState) -> list[Group]:
    """Over the whole board, of those that can move: the strongest, of equals the nearest to Town Center."""
    groups = [group for group in all_groups(g) if not is_pressed(g, group) and can_move(g, group)]
    if not groups:
        return []
    best = min((-group_strength(g, group), distance(g.zeds[group[0]].space)) for group in groups)
    return [group for group in groups if (-group_strength(g, group), distance(g.zeds[group[0]].space)) == best]


def all_groups(g: DawnState) -> list[Group]:
    """Zeds space by space, in a catacomb singly; not those that cannot fight or are not activated any more."""
    groups: list[Group] = []
    for space, zeds in g.zeds_at.items():
        counted = tuple(zed for zed in zeds if zed != MARTEUSE_INFECTOR and zed not in g.lost)
        if counted:
            groups += [(zed,) for zed in counted] if is_catacomb(space) else [counted]
    return groups


@clause("DZ-3.1.2", "DZ-3.1.3", "DZ-3.1.12", "DZ-13.2.1")
def is_pressed(g: DawnState, group: Group) -> bool:
    """Whether this symbol has activated just this group; a mob that has formed since counts as new.

    With `only_the_tough` each track has its turn at most once.
    """
    if is_on(g, "only_the_tough"):
        track = TRACK_OF[g.zeds[group[0]].space]
        return any(TRACK_OF[g.zeds[zed].space] == track for zed in g.pressed)
    return len({g.pressed.get(zed, 0) for zed in group}) == 1 and group[0] in g.pressed


@clause("DZ-3.1.6", "DZ-3.1.13")
def can_move(g: DawnState, group: Group) -> bool:
    """Room and no barrier in the next space; what a roll may prevent counts as possible."""
    origin = g.zeds[group[0]].space
    target = TOWARD[origin]
    if target in g.no_entry or is_in_mud(g, origin):
        return False
    return target == TOWN_CENTER or is_room_ahead(g, group, target)


@clause("DZ-3.1.6", "DZ-13.2.1")
def is_room_ahead(g: DawnState, group: Group, target: SpaceId) -> bool:
    """Room for one of them, or with `only_the_tough` somebody weaker who must give way."""
    if any(has_room_for(g, zed, target) for zed in group):
        return True
    if not is_on(g, "only_the_tough") or zed_limit(g, target) == 0:
        return False
    weakest = min(toughness(g, zed) for zed in zeds_in(g, target))
    return any(toughness(g, zed) > weakest for zed in group)


# -- placement --------------------------------------------------------------------------------------------------


@clause("DZ-3.2.1", "DZ-3.2.2", "DZ-3.2.3", "DZ-3.2.4")
async def placement_pressure(g: DawnState, number: int) -> None:
    """A new zed on the Start of the track that now has the fewest zeds."""
    tracks = fewest_zeds(g)
    track = tracks[0]
    if len(tracks) > 1:
        answer = await decide_together(
            g, "pressure_tie", "DZ-3.2.3", lambda g, seat: words("track", fewest_zeds(g)), tie=True
        )
        track = thing_of(answer)
    g.tell("pressure_places", "DZ-3.2.1", track=track)
    g.then(*one_effect(("new_zeds", "regular_zed", 1, START_OF[track])))


@clause("DZ-3.2.2")
def fewest_zeds(g: DawnState) -> list[TrackId]:
    """The tracks are counted anew each time."""
    counts = {track: len(zeds_on(g, track)) for track in g.tracks}
    return [track for track, count in counts.items() if count == min(counts.values())]
