"""The steps of card texts that the agenda can name."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.cards import (
    choices,
    fights,
    numbers,
    own_tunnel,
    own_units,
    own_zeds,
    research,
    units,
    zeds,
)
from untot.games.dawn_of_the_zeds.cards.texts import EFFECTS, text
from untot.games.dawn_of_the_zeds.printed_cards import TEXTS
from untot.games.dawn_of_the_zeds.rules import named
from untot.kernel.agenda import Rule

CARD_RULES: Final[dict[str, Rule]] = {
    "text": text,
    **named(choices.brains_infect, choices.brains_begin, fights.rotten_attacks, fights.rotten_grows),
    **named(numbers.lose_one, numbers.suffer, numbers.clear_one_chaos, numbers.clear_one_village),
    **named(zeds.draw_then_place, zeds.replace_zed, zeds.draw_replacement, zeds.put_replacement, zeds.replacing_ends),
    **named(zeds.choose_used_marker, zeds.use_marker_again, zeds.next_super_move),
    **named(units.piece_enters, units.name_arrival_place, units.card_hits_zed, units.card_hits_unit),
    **named(units.all_retreat, units.heal_next_civilians),
    **named(own_tunnel.next_to_surface, own_tunnel.surfaces, own_tunnel.next_hot_pipe, own_tunnel.pipes_get_hot),
    **named(own_tunnel.flees, own_tunnel.dig_out),
    **named(own_tunnel.zed_dug_out, own_tunnel.unit_dug_out),
    **named(own_zeds.lured_to, own_zeds.design_takes_shape, own_zeds.chaos_brings_forth),
    **named(own_zeds.next_slide, own_zeds.slides, own_zeds.splinter),
    **named(own_units.admit, own_units.place_discharged, own_units.go_back),
    **named(own_units.speaks_in_council, own_units.council_heals),
}
ROOMS: Final = (choices, fights, numbers, own_tunnel, own_units, own_zeds, research, units, zeds)
"""The rooms of the cards: importing them has registered what carries out each effect."""

WITHOUT_CODE: Final = frozenset(
    type(effect).__name__ for effects in TEXTS.values() for effect in effects if type(effect) not in EFFECTS
)
assert not WITHOUT_CODE, f"no code for {WITHOUT_CODE}"
