"""Texts with a function of their own: zeds are lured, slide, burst, shrink."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.board import AWAY, NEIGHBOURS, SPACES_OF, TOWARD, SpaceId, TrackId, is_start
from untot.games.dawn_of_the_zeds.cards.asking import pick_one
from untot.games.dawn_of_the_zeds.cards.candidates import chaos_spaces, noisy_spaces
from untot.games.dawn_of_the_zeds.cards.texts import carries_out
from untot.games.dawn_of_the_zeds.charts import GUNFIRE, LIMITS
from untot.games.dawn_of_the_zeds.fight_facts import gunfire_column
from untot.games.dawn_of_the_zeds.pieces import ZEDS, PieceId, ZedId
from untot.games.dawn_of_the_zeds.placing import change_zed, put_zed, take_zed, take_zed_away
from untot.games.dawn_of_the_zeds.printed_cards import Address
from untot.games.dawn_of_the_zeds.rules.c0_new_zeds import draw_zed, put_back, space_with_room
from untot.games.dawn_of_the_zeds.rules.c2_fate import with_fate
from untot.games.dawn_of_the_zeds.rules.c4_recover import remove_one_hit
from untot.games.dawn_of_the_zeds.rules.c4_step import SLIDE, arrival
from untot.games.dawn_of_the_zeds.rules.c6_hits import hit_unit, hit_zed
from untot.games.dawn_of_the_zeds.rules.c6_retreat import zeds_retreat
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.rules.parts import steps_of
from untot.games.dawn_of_the_zeds.state import DawnState, Modifier, ZedStep
from untot.games.dawn_of_the_zeds.vocabulary_own import (
    BlankStare,
    BurstingBodies,
    Decoy,
    DoctorsDesign,
    LuredByRuin,
    Mudslide,
    NoiseTest,
    ShrinkingSerum,
)
from untot.games.dawn_of_the_zeds.whereabouts import distance, units_in, zeds_in, zeds_on
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words

# -- zeds that come ---------------------------------------------------------------------------------------------


@carries_out(LuredByRuin)
@clause("DZ-F13", "DZ-CT06")
def lured_by_ruin(g: DawnState, effect: LuredByRuin, address: Address) -> None:
    """For each space with chaos, nearest to Town Center first, a zed is drawn."""
    g.then(*[("lured_to", space) for space in chaos_spaces(g)])


@clause("DZ-F13")
def lured_to(g: DawnState, space: SpaceId) -> None:
    """It comes if its full strength is lower than the number of the space; else it goes back into the bag."""
    if not g.bag:
        return
    draw_zed(g, "regular_zed")
    g.tell("zeds_drawn", "DZ-F13", zeds=list(g.drawn))
    if ZEDS[g.drawn[-1]].strength[0] < distance(space) - 1:
        g.then(("place_zeds", space))
    else:
        put_back(g, g.drawn.pop())


@carries_out(DoctorsDesign)
@clause("DZ-F30", "DZ-2.17")
def doctors_design(g: DawnState, effect: DoctorsDesign, address: Address) -> None:
    """Another fate card names a track; its own text waits until this one is finished."""
    g.then(*with_fate(("design_takes_shape",)))


@clause("DZ-F30", "DZ-CT06")
def design_takes_shape(g: DawnState) -> None:
    """For each space with chaos on that track."""
    g.then(*[("chaos_brings_forth", space) for space in chaos_spaces(g, g.fate_draws[-1].track)])


@clause("DZ-F30")
def chaos_brings_forth(g: DawnState, space: SpaceId) -> None:
    """1 to 3: a new zed there."""
    (die,) = g.roll(1)
    g.tell("die_rolled", "DZ-F30", die=die)
    if die <= 3:
        g.then(("new_zeds", "regular_zed", 1, space))


# -- zeds that move, or do not ----------------------------------------------------------------------------------


@carries_out(Decoy)
@clause("DZ-F17")
async def decoy(g: DawnState, effect: Decoy, address: Address) -> None:
    """The group stays for the whole activation, and one of its zeds removes a hit."""
    zed = await pick_one(g, "zed", lambda g: [zed for zed in g.steps[-1].zeds if is_damaged(g, zed)], address)
    step = g.steps[-1]
    step.is_cancelled = True
    if g.activations:
        g.activations[-1].stopped += step.zeds
    if zed:
        remove_one_hit(g, zed)


def is_damaged(g: DawnState, zed: ZedId) -> bool:
    return g.zeds[zed].hits > 0 or g.zeds[zed].is_reduced


@carries_out(BlankStare)
@clause("DZ-F40")
async def blank_stare(g: DawnState, effect: BlankStare, address: Address) -> None:
    """A track of choice is not activated any more in this phase."""
    track = await pick_one(g, "track", lambda g: list(g.tracks), address)
    g.modifiers.append(Modifier("blank_stare", "F40", "phase", unit=track))
    g.tell("track_stays", "DZ-F40", track=track)


@carries_out(NoiseTest)
@clause("DZ-R10")
async def noise_test(g: DawnState, effect: NoiseTest, address: Address) -> None:
    """All zeds of one space retreat."""
    space = await pick_one(g, "space", noisy_spaces, address)
    if space:
        g.then(*zeds_retreat(g, space, list(zeds_in(g, space))))


@carries_out(Mudslide)
@clause("DZ-F15", "DZ-CT06", "DZ-CT20")
def mudslide(g: DawnState, effect: Mudslide, address: Address) -> None:
    """No more movement on the track this round; each zed there slides by a die, nearest to Town Center first."""
    g.modifiers.append(Modifier("mud", "F15", "round", unit=effect.track))
    g.tell("rule_in_force", "DZ-F15", card="F15", rule="mud", until="round")
    g.then(("next_slide", effect.track))


@clause("DZ-F15", "DZ-CT06")
async def next_slide(g: DawnState, track: TrackId, *done: ZedId) -> None:
    """Nearest to Town Center first; in one space the hero side says who is first."""
    if not (first := first_to_slide(g, track, done)):
        return
    zed = first[0]
    if len(first) > 1:
        options = lambda g, seat: words("zed", first_to_slide(g, track, done))  # noqa: E731
        zed = thing_of(await decide_together(g, "zed_order_tie", "DZ-CT06", options, tie=True))
    g.then(("slides", zed), ("next_slide", track, *done, zed))


def first_to_slide(g: DawnState, track: TrackId, done: tuple[ZedId, ...]) -> list[ZedId]:
    left = [zed for zed in zeds_on(g, track) if zed not in done]
    return [zed for zed in left if g.zeds[zed].space == g.zeds[left[0]].space]


@clause("DZ-F15")
def slides(g: DawnState, zed: ZedId) -> None:
    """1 and 2: 1 space toward Town Center, 6: 1 space back, with limit and melee but no goodbye effects."""
    if zed not in g.zeds:
        return
    (die,) = g.roll(1)
    g.tell("die_rolled", "DZ-F15", die=die)
    origin = g.zeds[zed].space
    if die < 3:
        g.steps.append(ZedStep([zed], origin, TOWARD[origin], "slide"))
        g.then(*steps_of(SLIDE, g.level))
    elif die == 6 and not is_start(origin):
        target = space_with_room(g, zed, AWAY[origin]) or origin
        put_zed(g, zed, target)
        g.tell("zeds_moved", "DZ-F15", zeds=[zed], origin=origin, space=target)
        g.then(*arrival(g, [zed], target))


# -- bursting and shrinking -------------------------------------------------------------------------------------


@carries_out(BurstingBodies)
@clause("DZ-E85", "DZ-CT09")
async def bursting_bodies(g: DawnState, effect: BurstingBodies, address: Address) -> None:
    """The zed nearest to Town Center on the fated track is removed; all in adjacent spaces are shot at."""
    zed = await pick_one(g, "zed", nearest_on_fated_track, address)
    if not zed:
        return
    space = g.zeds[zed].space
    take_zed_away(g, zed)
    g.tell("zed_burst", "DZ-E85", zed=zed, space=space)
    near = [place for place in NEIGHBOURS[space] if not is_start(place)]
    zeds = [other for place in near for other in zeds_in(g, place)]
    units = [unit for place in near for unit in units_in(g, place) if not g.units[unit].is_villagers]
    g.then(*[("splinter", piece, effect.strength) for piece in (*zeds, *units)])


def nearest_on_fated_track(g: DawnState) -> list[ZedId]:
    for space in SPACES_OF[g.fate_draws[-1].track]:
        if zeds_in(g, space):
            return list(zeds_in(g, space))
    return []


@clause("DZ-E85", "DZ-CT05")
def splinter(g: DawnState, piece: PieceId, strength: int) -> None:
    """A shot of its own for each piece, all hits on it."""
    if piece not in g.zeds and piece not in g.units:
        return
    dice = g.roll(2)
    hits = GUNFIRE[sum(dice)][gunfire_column(strength) - 1]
    g.tell("splinters", "DZ-E85", piece=piece, dice=dice, hits=hits)
    if piece in g.zeds:
        hit_zed(g, piece, hits)
    elif hits:
        hit_unit(g, piece, hits)


@carries_out(ShrinkingSerum)
@clause("DZ-R15")
async def shrinking_serum(g: DawnState, effect: ShrinkingSerum, address: Address) -> None:
    """The hero side may replace a super-zed by a random regular zed that has taken as many hits in all."""
    if not super_zeds(g) or not g.bag:
        return
    answer = await decide_together(
        g, "research_choice", "DZ-R15", lambda g, seat: ["nothing", *words("zed", super_zeds(g))], about={"card": "R15"}
    )
    if answer == "nothing":
        return
    old = thing_of(answer)
    space, taken = g.zeds[old].space, g.zeds[old].hits + LIMITS.zed_hits * g.zeds[old].is_reduced
    take_zed(g, old)
    put_back(g, old)
    draw_zed(g, "regular_zed")
    new = g.drawn.pop()
    put_zed(g, new, space)
    change_zed(g, new, is_reduced=taken >= LIMITS.zed_hits, hits=taken % LIMITS.zed_hits)
    g.tell("zed_replaced", "DZ-R15", zed=old, new=new, space=space)


def super_zeds(g: DawnState) -> list[ZedId]:
    return [zed for zed in g.zeds if ZEDS[zed].kind == "super_zed"]
