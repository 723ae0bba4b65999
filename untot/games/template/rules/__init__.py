"""The rules, one file a chapter. `RULES` are the steps of the agenda in book order; their ids are in every save."""

from __future__ import annotations

from typing import Final

from untot.games.template.rules.c1_tickets import deal_tickets
from untot.games.template.rules.c2_turn import begin_turn, collect, play_round
from untot.games.template.rules.c3_end import end_of_round
from untot.kernel.agenda import Rule

RULES: Final[dict[str, Rule]] = {
    "deal_tickets": deal_tickets,
    "round": play_round,
    "begin_turn": begin_turn,
    "collect": collect,
    "end_of_round": end_of_round,
}
