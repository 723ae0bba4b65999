"""Chapter 6.1: a melee, part by part."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from untot.games.dawn_of_the_zeds.abilities import has_zed_rule, own_rule, zed_rules
from untot.games.dawn_of_the_zeds.board import SpaceId, is_catacomb
from untot.games.dawn_of_the_zeds.charts import COLUMNS, MELEE, ROLLS, FightSide
from untot.games.dawn_of_the_zeds.facts import zeds_seat
from untot.games.dawn_of_the_zeds.fight_facts import extra_dice, is_raiders_side, melee_column, melee_shifts, strengths
from untot.games.dawn_of_the_zeds.pieces import MARTEUSE_INFECTOR, UNITS, PieceId, UnitId
from untot.games.dawn_of_the_zeds.printed_cards import FATES, Window
from untot.games.dawn_of_the_zeds.printed_rules import CleanMelee, MeleeInfection, PlayersLose, Reroll, ZedsLose
from untot.games.dawn_of_the_zeds.rules.c2_windows import (
    GO_ON,
    NO_FIGHT_CARDS,
    PLAY,
    declines,
    declining,
    is_declined,
    playable,
)
from untot.games.dawn_of_the_zeds.rules.c6_hits import hit_unit, unit_hits_left
from untot.games.dawn_of_the_zeds.rules.c8_level import raise_infection
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.rules.parts import Part, Procedure, steps_of
from untot.games.dawn_of_the_zeds.state import BASIC, LEVEL_I, LEVEL_II, LEVEL_III, DawnState, Melee
from untot.games.dawn_of_the_zeds.vocabulary import MeleeShift
from untot.games.dawn_of_the_zeds.whereabouts import is_player_unit, units_in, zeds_in
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, word, words

MELEE_PARTS: Final[Procedure] = (
    Part(1, BASIC, "name_fighter"),
    Part(1, LEVEL_II, "ability_of_attacker"),
    Part(2, LEVEL_I, "melee_infects"),
    Part(3, LEVEL_III, "weapon_in_melee"),
    Part(4, BASIC, "melee_cards"),
    Part(5, BASIC, "roll_melee"),
    Part(6, BASIC, "reroll_melee"),
    Part(7, BASIC, "turn_defeat"),
    Part(8, BASIC, "hits_on_zed_side"),
    Part(9, BASIC, "hits_on_player_side"),
    Part(10, LEVEL_III, "zed_snack"),
    Part(11, BASIC, "loser_retreats"),
    Part(12, BASIC, "melee_over"),
)
"""The order of choices in one melee (DZ-6.1.34)."""
BEST_FIGHTS: Final = "best_fights"
"""A standing order: of several units the one with the best column fights."""


@clause("DZ-4.6.6", "DZ-4.6.8", "DZ-6.1.34", "DZ-6.1.5", "DZ-11.6")
def begin_melee(
    g: DawnState,
    space: SpaceId,
    attacker: FightSide,
    zeds: list[PieceId],
    among: list[UnitId],
    *,
    path: list[SpaceId] | None = None,
    shift: int = 0,
    row: str = "",
) -> tuple[Step, ...]:
    """The steps of a melee: all zeds of the space fight, in a catacomb only those that are named; or raiders do."""
    is_mob = zeds[0] not in UNITS and not is_catacomb(space)
    fighting = [zed for zed in zeds_in(g, space) if zed != MARTEUSE_INFECTOR] if is_mob else list(zeds)
    g.melees.append(Melee(space, attacker, fighting, "", list(among), list(path or ()), shift, row))
    return steps_of(MELEE_PARTS, g.level)


# -- 1: who fights ----------------------------------------------------------------------------------------------


@clause("DZ-6.1.6", "DZ-6.1.7")
def name_fighter(g: DawnState) -> None:
    """Units never fight together: one of them does. Between player units and anti-units a die decides."""
    among = g.melees[-1].among
    ours = [unit for unit in among if is_player_unit(g, unit)]
    if ours and len(ours) < len(among):
        g.then(("roll_for_fighter",), ("name_fighter",))
    elif len(among) > 1:
        g.then(("choose_fighter",))
    else:
        set_fighter(g, among[0])


@clause("DZ-6.1.7", "DZ-6.4.3.5")
def roll_for_fighter(g: DawnState) -> None:
    """1 to 3: a player unit, 4 to 6: an anti-unit."""
    melee = g.melees[-1]
    (die,) = g.roll(1)
    wants_ours = die < ROLLS.anti_unit_defends
    melee.among = [unit for unit in melee.among if is_player_unit(g, unit) == wants_ours]
    g.tell("fighter_rolled", "DZ-6.1.7", die=die, units=list(melee.among))


@clause("DZ-4.1.8", "DZ-6.1.6", "DZ-6.1.8", "DZ-6.4.3.2")
async def choose_fighter(g: DawnState) -> None:
    """The hero side names who defends, or who attacks for all that retreated together; of anti-units the other side."""
    about = {"space": g.melees[-1].space, "zeds": list(g.melees[-1].zeds)}
    orders = {BEST_FIGHTS: lambda g: word("unit", best_fighter(g))}
    if not is_player_unit(g, g.melees[-1].among[0]):
        answer = await choose(g, zeds_seat(g), "choose_defender", "DZ-6.1.8", possible_fighters, about=about)
    elif g.melees[-1].attacker == "zeds":
        answer = await decide_together(g, "choose_defender", "DZ-4.1.8", possible_fighters, orders=orders, about=about)
    else:
        answer = await decide_together(
            g, "retreat_attacker", "DZ-6.4.3.2", possible_fighters, orders=orders, about=about
        )
    set_fighter(g, thing_of(answer))


def possible_fighters(g: DawnState, seat: Seat) -> list[str]:
    return words("unit", g.melees[-1].among)


def best_fighter(g: DawnState) -> UnitId:
    """In whose column the zeds fare worst; of equals whoever can take more."""

    def chances(unit: UnitId) -> tuple[int, int]:
        melee = replace(g.melees[-1], unit=unit)
        return melee_column(strengths(g, melee), melee_shifts(g, melee)), unit_hits_left(g, unit)

    return max(g.melees[-1].among, key=chances)


def set_fighter(g: DawnState, unit: UnitId) -> None:
    melee = g.melees[-1]
    melee.unit = unit
    g.tell("melee_began", "DZ-6.0.1", space=melee.space, zeds=list(melee.zeds), unit=unit, attacker=melee.attacker)


# -- 2 to 4: infection, cards -----------------------------------------------------------------------------------


@clause("DZ-6.1.1", "DZ-6.1.30", "DZ-10.1.4", "DZ-H17.2", "DZ-HC6.1", "DZ-6.4.3.6")
def melee_infects(g: DawnState) -> None:
    """Infection +1 in every melee against zeds, not against raiders; some zeds raise it by more, some units never."""
    melee = g.melees[-1]
    if is_raiders_side(melee) or melee.is_assassin or own_rule(g, melee.unit, CleanMelee) is not None:
        return
    raise_infection(g, melee_infection(g, melee), "DZ-6.1.1")


@clause("DZ-6.1.30", "DZ-SZ1", "DZ-SZ2", "DZ-UM2", "DZ-14.5.4")
def melee_infection(g: DawnState, melee: Melee) -> int:
    """The highest raise in the group counts, they are not added."""
    return max([1, *(rule.by for zed in melee.zeds for _, rule in zed_rules(g, zed, MeleeInfection))])


@clause("DZ-6.1.28", "DZ-2.23", "DZ-CT23")
def melee_cards(g: DawnState) -> None:
    """Kept cards for a melee are declared when the fighters are known, before the roll."""
    if g.kept and cards_for_melee(g) and not is_declined(g, NO_FIGHT_CARDS):
        g.then(("choose_melee_card",))


def cards_for_melee(g: DawnState) -> list[str]:
    return playable(g, *melee_windows(g))


@clause("DZ-2.23", "DZ-CT23")
def melee_windows(g: DawnState) -> list[Window]:
    """Which windows a melee opens: only player units have cards, and some only when they attack or are attacked."""
    melee = g.melees[-1]
    if not is_player_unit(g, melee.unit):
        return ["combat"]
    if melee.attacker == "units":
        return ["combat", "melee", "melee_attack"]
    return ["combat", "melee"] if is_raiders_side(melee) else ["combat", "melee", "zeds_attack"]


@clause("DZ-6.1.28", "DZ-2.24")
async def choose_melee_card(g: DawnState) -> None:
    """One card after another, or none."""
    about = {"window": "melee", "space": g.melees[-1].space, "unit": g.melees[-1].unit}
    answer = await decide_together(g, "play_kept_card", "DZ-6.1.28", melee_card_words, orders=(GO_ON,), about=about)
    if not declines(g, answer, NO_FIGHT_CARDS):
        g.then(("play_card", thing_of(answer)), ("melee_cards",))


def melee_card_words(g: DawnState, seat: Seat) -> list[str]:
    return [*declining(g), *words(PLAY, cards_for_melee(g))]


# -- 5 to 7: the roll -------------------------------------------------------------------------------------------


@clause("DZ-6.1.24", "DZ-6.1.31")
def roll_melee(g: DawnState) -> None:
    """Two dice; of extra dice the lowest are dropped. If hits in between have left no zed there is no fight."""
    melee = g.melees[-1]
    melee.zeds = [piece for piece in melee.zeds if piece in g.zeds or piece in g.units]
    if not melee.zeds:
        g.skip_to("melee_over")
        return
    extra = extra_dice(g, melee.unit, "melee", is_defending=melee.attacker == "zeds")
    dice = g.roll(2 + extra)
    melee.dice = sorted(dice)[extra:] if extra else dice
    sides, shifts = strengths(g, melee), melee_shifts(g, melee)
    melee.column = melee_column(sides, shifts)
    read_chart(g, melee)
    g.tell(
        "melee_rolled", "DZ-6.1.24", space=melee.space, unit=melee.unit, zeds=list(melee.zeds), dice=list(melee.dice),
        strengths=list(sides), shifts=[[shifted.row, shifted.by] for shifted in shifts],
        column=COLUMNS[melee.column], zed_hits=melee.zed_hits, unit_hits=melee.unit_hits, loser=melee.loser,
    )  # fmt: skip


@clause("DZ-6.1.25", "DZ-6.1.29", "DZ-HC3.2", "DZ-SZ6", "DZ-6.0.4", "DZ-H10.1")
def read_chart(g: DawnState, melee: Melee) -> None:
    """Hits for both sides and the loser."""
    melee.zed_hits, melee.unit_hits, melee.loser = outcome_of(g, melee, sum(melee.dice))


@clause("DZ-6.1.25", "DZ-HC3.2", "DZ-SZ6", "DZ-H10.1")
def outcome_of(g: DawnState, melee: Melee, total: int) -> tuple[int, int, FightSide]:
    """What a total means here; Veterans and Dooms decide the loser, unless they meet."""
    zed_hits, unit_hits, loser = MELEE[total][melee.column]
    if melee.is_assassin:
        unit_hits = 0
    if is_raiders_side(melee):
        return zed_hits, unit_hits, loser
    veterans = own_rule(g, melee.unit, ZedsLose) is not None
    dooms = any(has_zed_rule(g, zed, PlayersLose) for zed in melee.zeds)
    if veterans != dooms:
        loser = "zeds" if veterans else "units"
    return zed_hits, unit_hits, loser


@clause("DZ-14.6.7", "DZ-H03.3", "DZ-H04.3", "DZ-H17.3")
def reroll_melee(g: DawnState) -> None:
    """Who is skilled in close combat may repeat the roll once; nobody is asked where no roll would be better."""
    melee = g.melees[-1]
    if not melee.is_rerolled and own_rule(g, melee.unit, Reroll) is not None and can_improve(g, melee):
        g.then(("choose_reroll",))


@clause("DZ-14.6.7")
def can_improve(g: DawnState, melee: Melee) -> bool:
    """Some total hits the zeds harder, the unit less, or drives them back instead of it."""
    return any(
        zed_hits > melee.zed_hits or unit_hits < melee.unit_hits or (loser, melee.loser) == ("zeds", "units")
        for zed_hits, unit_hits, loser in (outcome_of(g, melee, total) for total in MELEE)
    )


@clause("DZ-14.6.7")
async def choose_reroll(g: DawnState) -> None:
    """Both dice again; the second roll stands."""
    about = {
        "unit": g.melees[-1].unit,
        "space": g.melees[-1].space,
        "dice": list(g.melees[-1].dice),
        "loser": g.melees[-1].loser,
    }
    answer = await decide_together(
        g, "reroll", "DZ-14.6.7", lambda g, seat: ["reroll", "accept"], calm=False, about=about
    )
    if answer == "reroll":
        g.melees[-1].is_rerolled = True
        g.then(("roll_melee",))


@clause("DZ-F08")
def turn_defeat(g: DawnState) -> None:
    """Zeds have attacked a player unit and won: a card can turn that."""
    melee = g.melees[-1]
    is_lost = melee.attacker == "zeds" and melee.loser == "units" and is_player_unit(g, melee.unit)
    if is_lost and not is_raiders_side(melee) and g.kept and playable(g, "zeds_won"):
        g.then(("choose_to_turn_defeat",))


@clause("DZ-F08", "DZ-2.24")
async def choose_to_turn_defeat(g: DawnState) -> None:
    about = {"window": "zeds_won", "space": g.melees[-1].space, "unit": g.melees[-1].unit}
    answer = await decide_together(
        g, "play_kept_card", "DZ-2.23", defeat_words, calm=False, orders=(GO_ON,), about=about
    )
    if answer != GO_ON:
        g.then(("play_card", thing_of(answer)))


def defeat_words(g: DawnState, seat: Seat) -> list[str]:
    return [GO_ON, *words(PLAY, playable(g, "zeds_won"))]


# -- 8 to 12: hits, and the end ---------------------------------------------------------------------------------


@clause("DZ-6.1.27", "DZ-6.2.1", "DZ-6.2.5")
def hits_on_zed_side(g: DawnState) -> None:
    """First the zed side takes its hits; the hero side splits them."""
    melee = g.melees[-1]
    if not melee.zed_hits:
        return
    if is_raiders_side(melee):
        hit_unit(g, melee.zeds[0], melee.zed_hits)
    else:
        g.then(("split_hits", melee.zed_hits, *melee.zeds))


@clause("DZ-6.1.27", "DZ-6.2.2", "DZ-6.2.4")
def hits_on_player_side(g: DawnState) -> None:
    """Then the unit that fights, and nobody else."""
    melee = g.melees[-1]
    if melee.unit_hits and melee.unit in units_in(g, melee.space):
        hit_unit(g, melee.unit, melee.unit_hits)


@clause("DZ-F23", "DZ-1.2.17")
def melee_over(g: DawnState) -> None:
    """Zeds that attacked and won have won their step; whoever drank for the fight pays for it."""
    melee = g.melees.pop()
    if melee.attacker == "zeds" and melee.loser == "units" and not is_raiders_side(melee) and g.steps:
        g.steps[-1].has_won = True
    if melee.unit in g.units and any(has_hit_after(card) for card in melee.cards):
        hit_unit(g, melee.unit, 1)


def has_hit_after(card: str) -> bool:
    return any(isinstance(effect, MeleeShift) and effect.hit_after for effect in FATES[card].text)
