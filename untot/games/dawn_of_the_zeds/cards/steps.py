"""The steps of card texts that the agenda can name."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.cards import choices, fights, numbers, units, zeds  # noqa: F401  # importing registers
from untot.games.dawn_of_the_zeds.cards.texts import text
from untot.kernel.agenda import Rule

CARD_RULES: Final[dict[str, Rule]] = {
    "text": text,
    "brains_infect": choices.brains_infect,
    "brains_begin": choices.brains_begin,
    "replace_zed": zeds.replace_zed,
    "replacing_ends": zeds.replacing_ends,
    "name_arrival_place": units.name_arrival_place,
    "card_hits_zed": units.card_hits_zed,
    "card_hits_unit": units.card_hits_unit,
    "all_retreat": units.all_retreat,
    "rotten_attacks": fights.rotten_attacks,
    "rotten_grows": fights.rotten_grows,
}
