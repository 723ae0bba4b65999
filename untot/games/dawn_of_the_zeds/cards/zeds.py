"""Effects on zeds: new ones come, others recover, are replaced or become worse."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.board import DISTANCE, SPACES_OF, START_OF, SpaceId, is_named
from untot.games.dawn_of_the_zeds.cards.asking import pick_one
from untot.games.dawn_of_the_zeds.cards.candidates import starts_for_one_more, strongest_regular
from untot.games.dawn_of_the_zeds.cards.texts import carries_out
from untot.games.dawn_of_the_zeds.pieces import ZEDS, ZedId
from untot.games.dawn_of_the_zeds.placing import change_zed, put_zed, take_zed
from untot.games.dawn_of_the_zeds.printed_cards import Address
from untot.games.dawn_of_the_zeds.rules.c0_new_zeds import draw_zed, put_back
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.vocabulary import NewZeds, ReplaceZeds, UpgradeZed, ZedsRecover
from untot.games.dawn_of_the_zeds.whereabouts import zed_strength
from untot.kernel.rulebook import clause

# -- new zeds ---------------------------------------------------------------------------------------------------


@carries_out(NewZeds)
@clause("DZ-0.2.25", "DZ-CT08")
async def new_zeds(g: DawnState, effect: NewZeds, address: Address) -> None:
    """At a place that the text names or somebody chooses, which is named before the zeds are drawn."""
    if effect.at == "every:start":
        g.then(*[("new_zeds", effect.kind, effect.count, START_OF[track]) for track in g.tracks])
        return
    if effect.at == "start:without_zeds":
        space = await pick_one(g, "space", starts_for_one_more, address)
    else:
        space = named_space(g, effect.at)
    g.then(("new_zeds", effect.kind, effect.count, space))


def named_space(g: DawnState, where: str) -> SpaceId:
    """`start:forest`, `fated:start`, `fated:1`, or a space by its id."""
    kind, _, what = where.partition(":")
    if kind == "start":
        return START_OF[what]
    if kind != "fated":
        return where
    track = g.fate_draws[-1].track
    return START_OF[track] if what == "start" else SPACES_OF[track][int(what)]


# -- zeds that recover ------------------------------------------------------------------------------------------


@carries_out(ZedsRecover)
@clause("DZ-14.5.7")
def zeds_recover(g: DawnState, effect: ZedsRecover, address: Address) -> None:
    """Hit markers off, one hit less, or the full side up; nothing else changes."""
    for zed in recovering(g, effect.which):
        if effect.how == "markers_off":
            remove_markers(g, zed)
        elif effect.how == "full_side":
            turn_to_full(g, zed)
        else:
            remove_one_hit(g, zed)


def recovering(g: DawnState, which: str) -> list[ZedId]:
    if which == "in_named":
        return [zed for zed, found in g.zeds.items() if is_named(found.space)]
    return list(g.zeds)


def remove_markers(g: DawnState, zed: ZedId) -> None:
    """A reduced zed stays reduced."""
    if g.zeds[zed].hits:
        change_zed(g, zed, hits=0)
        g.tell("zed_recovered", "DZ-14.5.7", zed=zed)


def turn_to_full(g: DawnState, zed: ZedId) -> None:
    if g.zeds[zed].is_reduced:
        change_zed(g, zed, is_reduced=False)
        g.tell("zed_recovered", "DZ-14.5.7", zed=zed)


@clause("DZ-14.5.7")
def remove_one_hit(g: DawnState, zed: ZedId) -> None:
    """One marker less; a reduced zed without any turns to its full side with two hits."""
    found = g.zeds[zed]
    if found.hits:
        change_zed(g, zed, hits=found.hits - 1)
    elif found.is_reduced:
        change_zed(g, zed, is_reduced=False, hits=2)
    else:
        return
    g.tell("zed_recovered", "DZ-14.5.7", zed=zed)


# -- zeds that are replaced -------------------------------------------------------------------------------------


@carries_out(ReplaceZeds)
@clause("DZ-0.2.3", "DZ-CT06", "DZ-CT08")
def replace_zeds(g: DawnState, effect: ReplaceZeds, address: Address) -> None:
    """By new zeds in their spaces, nearest to Town Center first; before the draw equals are alike: nobody is asked."""
    found = sorted(to_be_replaced(g, effect), key=lambda zed: DISTANCE[g.zeds[zed].space])
    g.replaced = []
    g.then(*[("replace_zed", zed) for zed in found], ("replacing_ends",))


@clause("DZ-E11", "DZ-F42", "DZ-0.2.22")
def to_be_replaced(g: DawnState, effect: ReplaceZeds) -> list[ZedId]:
    if effect.which == "weak_regular":
        regular = [zed for zed in g.zeds if ZEDS[zed].kind == "regular_zed"]
        return [zed for zed in regular if zed_strength(g, zed) <= effect.up_to]
    least = min((zed_strength(g, zed) for zed in g.zeds), default=0)
    return [zed for zed in g.zeds if zed_strength(g, zed) == least]


@clause("DZ-0.2.3", "DZ-CT08")
def replace_zed(g: DawnState, zed: ZedId) -> None:
    """Its markers go; those that were replaced return to the bag when all is done, or earlier if it runs empty."""
    space = g.zeds[zed].space
    take_zed(g, zed)
    g.replaced.append(zed)
    if not g.bag:
        replacing_ends(g)
    draw_zed(g, "regular_zed")
    new = g.drawn.pop()
    put_zed(g, new, space)
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
    """A marker on the strongest regular zed; without one it lapses and counts as used."""
    if effect.marker in g.used_upgrades or any(effect.marker in zed.markers for zed in g.zeds.values()):
        return
    zed = await pick_one(g, "zed", strongest_regular, address, tie=True)
    if not zed:
        g.used_upgrades.append(effect.marker)
        return
    change_zed(g, zed, markers=(*g.zeds[zed].markers, effect.marker))
    g.tell("zed_upgraded", "DZ-14.5.2", zed=zed, marker=effect.marker, space=g.zeds[zed].space)
