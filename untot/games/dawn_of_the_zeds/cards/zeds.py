"""Effects on zeds: new ones come, others recover, are replaced, become worse or move."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.board import DISTANCE, SPACES_OF, START_OF, TRACK_OF, SpaceId, is_named
from untot.games.dawn_of_the_zeds.cards.asking import pick_one
from untot.games.dawn_of_the_zeds.cards.candidates import (
    bombarded_spaces,
    farthest_zeds,
    hungry_zeds,
    named_places,
    nearest_super_zeds,
    starts_for_one_more,
    strongest_nearest,
    strongest_regular,
)
from untot.games.dawn_of_the_zeds.cards.texts import carries_out
from untot.games.dawn_of_the_zeds.facts import is_on
from untot.games.dawn_of_the_zeds.pieces import ZEDS, RowId, ZedId
from untot.games.dawn_of_the_zeds.placing import change_zed, put_zed, take_zed
from untot.games.dawn_of_the_zeds.printed_cards import Address, card_of
from untot.games.dawn_of_the_zeds.rules.c0_new_zeds import draw_zed, put_back
from untot.games.dawn_of_the_zeds.rules.c2_fate import named_tracks
from untot.games.dawn_of_the_zeds.rules.c4_recover import remove_markers, remove_one_hit, turn_to_full
from untot.games.dawn_of_the_zeds.rules.c4_step import begin_step
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.vocabulary import (
    Activate,
    Barrage,
    NewZeds,
    ReplaceZeds,
    SuperMoves,
    UpgradeZed,
    ZedsRecover,
)
from untot.games.dawn_of_the_zeds.whereabouts import has_room_for, zed_strength, zeds_in
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words

# -- new zeds ---------------------------------------------------------------------------------------------------


@carries_out(NewZeds)
@clause("DZ-0.2.25", "DZ-CT06", "DZ-CT08", "DZ-0.2.7")
async def new_zeds(g: DawnState, effect: NewZeds, address: Address) -> None:
    """At places that the text names or somebody chooses, which are named before the zeds are drawn."""
    if effect.at == "fated:die":
        (die,) = g.roll(1)
        g.tell("die_rolled", f"DZ-{card_of(address)}", die=die)
        places = [SPACES_OF[g.fate_draws[-1].track][die]]
    elif effect.at == "start:without_zeds" and is_on(g, "fates_shadow"):
        g.then(("draw_then_place", card_of(address)))
        return
    elif effect.at == "start:without_zeds":
        places = [await pick_one(g, "space", starts_for_one_more, address)]
    elif effect.at in ("start:fewest_zeds", "start:most_zeds", "start:most_chaos"):
        track = await pick_one(g, "track", lambda g: named_tracks(g, effect.at[6:]), address, tie=True)
        places = [START_OF[track]]
    else:
        places = named_places(g, effect.at)
    g.then(*[("new_zeds", effect.kind, effect.count, place) for place in places])


@clause("DZ-13.1.6")
async def draw_then_place(g: DawnState, card: str) -> None:
    """`fates_shadow`: the hero side sees the zed before it chooses the Start."""
    if not g.drawn:
        draw_zed(g, "regular_zed")
        g.tell("zeds_drawn", "DZ-13.1.6", zeds=list(g.drawn))
        g.then(("draw_then_place", card))
        return
    space = await pick_one(g, "space", starts_for_one_more, card)
    g.then(("place_zeds", space))


# -- zeds that recover ------------------------------------------------------------------------------------------


@carries_out(ZedsRecover)
@clause("DZ-14.5.7")
def zeds_recover(g: DawnState, effect: ZedsRecover, address: Address) -> None:
    """Hit markers off, one hit less, or the full side up; nothing else changes."""
    how = {"markers_off": remove_markers, "full_side": turn_to_full, "one_hit": remove_one_hit}[effect.how]
    for zed in recovering(g, effect.which):
        how(g, zed)


def recovering(g: DawnState, which: str) -> list[ZedId]:
    if which == "in_named":
        return [zed for zed, found in g.zeds.items() if is_named(found.space)]
    if which == "all":
        return list(g.zeds)
    return [zed for zed in hungry_zeds(g) if which == "hungry" or ZEDS[zed].kind == "regular_zed"]


# -- zeds that are replaced -------------------------------------------------------------------------------------


@carries_out(ReplaceZeds)
@clause("DZ-0.2.3", "DZ-CT06", "DZ-CT08")
def replace_zeds(g: DawnState, effect: ReplaceZeds, address: Address) -> None:
    """By new zeds in their spaces, nearest to Town Center first; before the draw equals are alike: nobody is asked."""
    found = sorted(to_be_replaced(g, effect), key=lambda zed: DISTANCE[g.zeds[zed].space])
    g.replaced = []
    g.then(*[("replace_zed", zed) for zed in found], ("replacing_ends",))


@clause("DZ-0.2.22")
def to_be_replaced(g: DawnState, effect: ReplaceZeds) -> list[ZedId]:
    """Weak regular zeds, or the weakest of any kind."""
    if effect.which == "weak_regular":
        regular = [zed for zed in g.zeds if ZEDS[zed].kind == "regular_zed"]
        return [zed for zed in regular if zed_strength(g, zed) <= effect.up_to]
    least = min((zed_strength(g, zed) for zed in g.zeds), default=0)
    return [zed for zed in g.zeds if zed_strength(g, zed) == least]


@clause("DZ-0.2.3", "DZ-CT08")
def replace_zed(g: DawnState, zed: ZedId) -> None:
    """Its markers go; those that were replaced return to the bag when all is done, or earlier if it runs empty."""
    if zed not in g.zeds:  # one that was placed meanwhile has fought and driven it off the board
        return
    space = g.zeds[zed].space
    take_zed(g, zed)
    g.replaced.append(zed)
    if not g.bag:
        replacing_ends(g)
    g.then(("draw_replacement",), ("put_replacement", zed, space))


def draw_replacement(g: DawnState) -> None:
    """Like any new zed: with Sorting the Dead one of two."""
    draws_two = len(g.bag) > 1 and is_sorting(g)
    if draws_two:
        g.then(("draw_two", "regular_zed"))
    else:
        draw_zed(g, "regular_zed")


def is_sorting(g: DawnState) -> bool:
    return bool(g.research.discards) and g.research.discards[-1] == "R17"


@clause("DZ-CT08", "DZ-4.6.1", "DZ-4.6.11")
def put_replacement(g: DawnState, zed: ZedId, space: SpaceId) -> None:
    """In the space of the other one. That may be full if it was an infector, which needs no room: then it is placed."""
    if not g.drawn:
        return
    new = g.drawn[-1]
    if has_room_for(g, new, space):
        g.drawn.remove(new)
        put_zed(g, new, space)
    else:
        g.then(("place_zeds", space))
    g.tell("zed_replaced", "DZ-0.2.3", zed=zed, new=new, space=space)


@clause("DZ-0.2.3", "DZ-CT08")
def replacing_ends(g: DawnState) -> None:
    """Regular zeds into the bag, super-zeds to the unused ones; an infector leaves the game."""
    replaced, g.replaced = g.replaced, []
    for zed in replaced:
        if ZEDS[zed].kind == "infector":
            g.gone.append(zed)
        else:
            put_back(g, zed)


# -- upgrades ---------------------------------------------------------------------------------------------------


@carries_out(UpgradeZed)
@clause("DZ-14.5.2", "DZ-14.5.3", "DZ-14.5.6", "DZ-0.2.24", "DZ-CT07")
async def upgrade_zed(g: DawnState, effect: UpgradeZed, address: Address) -> None:
    """A marker on a zed; each exists once. Without a zed for it, it lapses and counts as used."""
    if effect.marker == "used":
        g.then(("choose_used_marker", card_of(address)))
        return
    g.chosen = ""
    if effect.marker in g.used_upgrades or any(effect.marker in zed.markers for zed in g.zeds.values()):
        return
    candidates = {
        "strongest_regular": strongest_regular,
        "strongest_regular_nearest": strongest_nearest,
        "farthest": farthest_zeds,
    }[effect.zed]
    zed = await pick_one(g, "zed", candidates, address, tie=True)
    if zed:
        put_upgrade(g, zed, effect.marker)
    else:
        g.used_upgrades.append(effect.marker)


def put_upgrade(g: DawnState, zed: ZedId, marker: str) -> None:
    g.chosen = zed
    change_zed(g, zed, markers=(*g.zeds[zed].markers, marker))
    g.tell("zed_upgraded", "DZ-14.5.2", zed=zed, marker=marker, space=g.zeds[zed].space)


@clause("DZ-E80")
async def choose_used_marker(g: DawnState, card: str) -> None:
    """Old Tricks: one of the markers that were used and have left the board."""
    if not g.used_upgrades or not strongest_regular(g):
        return
    answer = await decide_together(
        g, "used_marker", "DZ-E80", lambda g, seat: words("marker", dict.fromkeys(g.used_upgrades))
    )
    g.then(("use_marker_again", card, thing_of(answer)))


@clause("DZ-E80")
async def use_marker_again(g: DawnState, card: str, marker: str) -> None:
    zed = await pick_one(g, "zed", strongest_regular, card, tie=True)
    g.used_upgrades.remove(marker)
    put_upgrade(g, zed, marker)


# -- zeds that move ---------------------------------------------------------------------------------------------


@carries_out(Activate)
@clause("DZ-CT07")
async def activate(g: DawnState, effect: Activate, address: Address) -> None:
    """The track of the zed that was just marked, or the one with the fewest zeds."""
    if effect.track == "of_marked_zed":
        if g.chosen in g.zeds:
            g.then(("activate", TRACK_OF[g.zeds[g.chosen].space]))
        return
    track = await pick_one(g, "track", lambda g: named_tracks(g, "fewest_zeds"), address, tie=True)
    g.then(("activate", track))


@carries_out(SuperMoves)
def super_moves(g: DawnState, effect: SuperMoves, address: Address) -> None:
    """Every super-zed, the nearest to Town Center first."""
    g.then(("next_super_move", effect.shift, card_of(address)))


@clause("DZ-E48", "DZ-E60", "DZ-CT06")
async def next_super_move(g: DawnState, shift: int, row: RowId, *done: ZedId) -> None:
    """One extra move of 1 space, out of its mob; its attacks in it are shifted."""
    nearest = nearest_super_zeds(g, done)
    if not nearest:
        return
    zed = nearest[0]
    if len(nearest) > 1:
        answer = await decide_together(
            g, "zed_order_tie", "DZ-CT06", lambda g, seat: words("zed", nearest_super_zeds(g, done)), tie=True
        )
        zed = thing_of(answer)
    g.then(*begin_step(g, [zed], "super_move", shift=shift, row=row), ("next_super_move", shift, row, *done, zed))


@carries_out(Barrage)
@clause("DZ-CT04")
async def barrage(g: DawnState, effect: Barrage, address: Address) -> None:
    """Zeds of a surface space of choice take hits by a roll; the hero side spreads them."""
    space = await pick_one(g, "space", lambda g: bombarded_spaces(g, effect.starts_too), address)
    if not space:
        return
    dice = g.roll(effect.dice)
    hits = next(band.hits for band in effect.bands if band.low <= sum(dice) <= band.high)
    g.tell("barrage", f"DZ-{card_of(address)}", space=space, dice=dice, hits=hits)
    g.then(("split_hits", hits, *zeds_in(g, space)))
