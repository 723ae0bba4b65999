"""Chapters 0.2 and 4.6: new zeds are drawn, and placed where there is room."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.abilities import current_rule
from untot.games.dawn_of_the_zeds.board import AWAY, SpaceId, is_catacomb
from untot.games.dawn_of_the_zeds.facts import is_on
from untot.games.dawn_of_the_zeds.pieces import REGULAR_ZEDS, ZEDS, ZedId, ZedKind
from untot.games.dawn_of_the_zeds.placing import put_zed
from untot.games.dawn_of_the_zeds.printed_rules import DrawTwo
from untot.games.dawn_of_the_zeds.rules.c4_step import arrival
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import LEVEL_I, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import distance, has_room_for, room_for_zeds, starts
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words

# -- drawing ----------------------------------------------------------------------------------------------------


@clause("DZ-0.2.1", "DZ-0.2.2", "DZ-0.2.25")
def new_zeds(g: DawnState, kind: ZedKind, count: int, space: SpaceId) -> None:
    """So many zeds are drawn and put on a space that was named before, at full strength and without markers."""
    if count == 1 and is_full_to_the_start(g, space) and not is_on(g, "fates_shadow"):
        g.then(("name_other_start", kind))
    elif current_rule(g, DrawTwo) is not None:
        g.then(*[("draw_two", kind) for _ in range(count)], ("place_zeds", space))
    else:
        for _ in range(count):
            draw_zed(g, kind)
        place_zeds(g, space)


def is_full_to_the_start(g: DawnState, space: SpaceId) -> bool:
    """No room there for a zed of any kind but infectors, nor behind it."""
    return space_with_room(g, REGULAR_ZEDS[0], space) is None


@clause("DZ-0.2.7", "DZ-0.2.25", "DZ-4.6.13", "DZ-4.6.14")
async def name_other_start(g: DawnState, kind: ZedKind) -> None:
    """The place is named before the zed is drawn: a Start with room; if all are full nothing comes."""
    if not starts_with_room(g, REGULAR_ZEDS[0]):
        g.tell("no_room_for_zed", "DZ-4.6.14")
        return
    answer = await decide_together(
        g, "start_full_alternative", "DZ-4.6.13", lambda g, seat: words("space", starts_with_room(g, REGULAR_ZEDS[0]))
    )
    g.then(("new_zeds", kind, 1, thing_of(answer)))


@clause("DZ-0.2.6", "DZ-0.2.9", "DZ-14.5.1")
def draw_zed(g: DawnState, kind: ZedKind) -> None:
    """At random into the hand; if there is none left, none."""
    pile = pile_of(g, kind)
    if pile:
        zed = g.draw(pile)
        pile.remove(zed)
        g.drawn.append(zed)


@clause("DZ-0.2.8", "DZ-8.2.6")
def pile_of(g: DawnState, kind: ZedKind) -> list[ZedId]:
    """From where a zed of this kind comes: if its own pile is empty, from the other one."""
    bag, supers = g.bag, g.super_zeds if g.level >= LEVEL_I else []
    return (supers or bag) if kind == "super_zed" else (bag or supers)


@clause("DZ-R17")
def draw_two(g: DawnState, kind: ZedKind) -> None:
    """Sorting the Dead: two are drawn for all to see, and the hero side chooses the one that is placed."""
    before = len(g.drawn)
    draw_zed(g, kind)
    draw_zed(g, kind)
    if len(g.drawn) > before + 1:
        g.tell("zeds_drawn", "DZ-R17", zeds=g.drawn[before:])
        g.then(("choose_drawn",))


@clause("DZ-R17")
async def choose_drawn(g: DawnState) -> None:
    """Of the last two; the other goes back."""
    answer = await decide_together(g, "placement_choice_two", "DZ-R17", last_two)
    other = next(zed for zed in g.drawn[-2:] if zed != thing_of(answer))
    g.drawn.remove(other)
    put_back(g, other)


def last_two(g: DawnState, seat: Seat) -> list[str]:
    return words("zed", g.drawn[-2:])


def put_back(g: DawnState, zed: ZedId) -> None:
    """Into the bag, or among the super-zeds that have not come yet."""
    (g.bag if ZEDS[zed].kind == "regular_zed" else g.super_zeds).append(zed)


# -- placing ----------------------------------------------------------------------------------------------------


@clause("DZ-4.6.11", "DZ-4.6.13", "DZ-4.6.18", "DZ-0.2.9")
def place_zeds(g: DawnState, space: SpaceId) -> None:
    """The drawn zeds onto a space, the strongest first; who finds no room goes on toward Start, then all arrive."""
    if not g.drawn and not g.placed:
        g.tell("no_zed_left", "DZ-0.2.9", space=space)
        return
    while g.drawn:
        first = first_to_place(g, space)
        if len(first) > 1:
            g.then(("choose_first_placed", space))
            return
        target = space_with_room(g, first[0], space)
        if target is None:
            go_to_other_start(g, first[0], space)
            return
        put_new_zed(g, first[0], target)
    placed_arrive(g)


def go_to_other_start(g: DawnState, zed: ZedId, space: SpaceId) -> None:
    """It is shown before that Start is chosen; then the others go on."""
    g.tell("zeds_drawn", "DZ-13.1.6", zeds=[zed])
    g.then(("place_at_other_start", zed), ("place_zeds", space))


def first_to_place(g: DawnState, space: SpaceId) -> list[ZedId]:
    """The strongest of those in hand; several only if they are equal and there is not room for all of these."""
    if len(g.drawn) == 1:
        return list(g.drawn)
    most = max(ZEDS[zed].strength[0] for zed in g.drawn)
    first = [zed for zed in g.drawn if ZEDS[zed].strength[0] == most]
    return first[:1] if room_for_zeds(g, space) >= len(first) else first


@clause("DZ-4.6.18", "DZ-4.6.13")
async def choose_first_placed(g: DawnState, space: SpaceId) -> None:
    """The hero side says which of equally strong zeds takes the space, or goes first if the whole track is full."""
    answer = await decide_together(
        g, "left_behind_tie", "DZ-4.6.18", lambda g, seat: words("zed", first_to_place(g, space)), tie=True
    )
    zed = thing_of(answer)
    target = space_with_room(g, zed, space)
    if target is None:
        go_to_other_start(g, zed, space)
        return
    put_new_zed(g, zed, target)
    g.then(("place_zeds", space))


@clause("DZ-4.6.11", "DZ-MK3")
def space_with_room(g: DawnState, zed: ZedId, space: SpaceId) -> SpaceId | None:
    """This space or the first one behind it that takes the zed; None if even the Start is full."""
    at: SpaceId | None = space
    while at is not None and (at in g.no_entry or not has_room_for(g, zed, at)):
        at = AWAY.get(at)
    return at


def put_new_zed(g: DawnState, zed: ZedId, space: SpaceId) -> None:
    g.drawn.remove(zed)
    put_zed(g, zed, space)
    g.placed.append(zed)
    if g.are_risen_still:
        g.lost.append(zed)
    g.tell("zed_placed", "DZ-0.2.2", zed=zed, space=space)


@clause("DZ-4.6.13", "DZ-4.6.14", "DZ-13.1.6")
async def place_at_other_start(g: DawnState, zed: ZedId) -> None:
    """The Start is full: another Start of choice; if all are full the zed goes back into its bag."""
    if not starts_with_room(g, zed):
        g.drawn.remove(zed)
        put_back(g, zed)
        g.tell("no_room_for_zed", "DZ-4.6.14")
        return
    answer = await decide_together(
        g, "start_full_alternative", "DZ-4.6.13", lambda g, seat: words("space", starts_with_room(g, zed)),
        about={"zed": zed},
    )  # fmt: skip
    put_new_zed(g, zed, thing_of(answer))


def starts_with_room(g: DawnState, zed: ZedId) -> list[SpaceId]:
    return [start for start in starts(g) if has_room_for(g, zed, start)]


@clause("DZ-4.6.18", "DZ-CT08", "DZ-10.1.15")
def placed_arrive(g: DawnState) -> None:
    """What the new zeds set off where they stand, nearest to Town Center first; in catacombs one by one."""
    placed, g.placed = g.placed, []
    steps: list[Step] = []
    for space in sorted({g.zeds[zed].space for zed in placed}, key=distance):
        zeds = [zed for zed in placed if g.zeds[zed].space == space]
        for group in [[zed] for zed in zeds] if is_catacomb(space) else [zeds]:
            steps += arrival(g, group, space)
    g.then(*steps)
