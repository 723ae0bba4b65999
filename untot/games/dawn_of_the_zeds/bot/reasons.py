"""Why a bot would give an answer: a short reason for whoever asks for advice. Each is a text `reason-<id>`.

| id | arguments | said of |
|---|---|---|
| `open-road` | track, steps | a move into the way of zeds that nobody stops |
| `hold` `shoot-from` | unit, space | a move to a better place, or to where it can shoot |
| `errand` | space | a move to where the event card gives something |
| `attack` | unit, chance | a move into zeds |
| `shoot` | steps | gunfire |
| `forage-ammo` `forage` | ammo | foraging |
| `free` | - | a special action |
| `bed` `home` `refugees` | unit | a move to the hospital, to the Town Center, of refugees |
| `build` `order` | - | building; a move into chaos |
| `heal` | unit | a Heal action |
| `rest` | - | nothing more |
| `defender` | unit | who defends |
| `roll-again` `keep-roll` | - | a reroll |
| `kill` | - | sharing out hits |
| `run` `fight` | - | running instead of fighting |
| `least-harm` | - | where trouble comes |
| `card-now` `card-good` `card-later` | - | kept cards, in a fight or elsewhere |
| `press` | - | the zeds player |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from untot.games.dawn_of_the_zeds.board import DISTANCE, HOSPITAL, TOWN_CENTER, TRACK_OF
from untot.games.dawn_of_the_zeds.bot.danger import column_of, force
from untot.games.dawn_of_the_zeds.bot.errands import errand
from untot.games.dawn_of_the_zeds.bot.odds import losing
from untot.games.dawn_of_the_zeds.bot.roads import Road, fighter, foe, road
from untot.games.dawn_of_the_zeds.facts import is_hero_seat
from untot.games.dawn_of_the_zeds.pieces import UNITS, UnitId
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import enemies_in, player_units_in, zeds_in
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.game import Reason
from untot.kernel.words import split, thing_of, verb_of

Explain = Callable[[DawnState, list[str]], Reason | None]
LITTLE_AMMO: Final = 3


def reason(g: DawnState, ask: Ask, seat: Seat, answer: str) -> Reason | None:
    """Why this answer; None where all are alike."""
    if not is_hero_seat(g, seat):
        return Reason("press") if ask.name == "zeds_action" and answer != "no_more" else None
    explain = REASONS.get(ask.name)
    return explain(g, split(answer)) if explain is not None else None


# -- actions ----------------------------------------------------------------------------------------------------


def _action(g: DawnState, said: list[str]) -> Reason | None:
    if said[0] in ("done", "enough"):
        return Reason("rest")
    if verb_of(said[0]) == "unit" and len(said) > 1:
        return _unit(g, thing_of(said[0]), said[1], thing_of(said[-1]))
    if verb_of(said[0]) == "heal":
        return Reason("heal", {"unit": thing_of(said[0])})
    return Reason("free") if verb_of(said[0]) == "special" else None


def _unit(g: DawnState, unit: UnitId, what: str, target: str) -> Reason | None:
    if what == "move":
        return _move(g, unit, target)
    if what in ("gunfire", "hand_loaded"):
        return Reason("shoot", {"steps": DISTANCE[target]})
    if what == "forage":
        return Reason("forage-ammo", {"ammo": g.ammo}) if g.ammo < LITTLE_AMMO else Reason("forage")
    return Reason("build") if what == "build" else None


def _move(g: DawnState, unit: UnitId, target: str) -> Reason | None:
    if target in HOSPITAL:
        return Reason("bed", {"unit": unit})
    if not UNITS[unit].has_strength:
        return Reason("refugees", {"unit": unit})
    if target == TOWN_CENTER:
        return Reason("home", {"unit": unit})
    if target not in TRACK_OF:
        return None
    if enemies_in(g, target):
        return _attack(g, unit, target)
    if target == errand(g).space and not player_units_in(g, target):
        return Reason("errand", {"space": target})
    return Reason("order") if target in g.chaos else _stand(g, unit, target)


def _attack(g: DawnState, unit: UnitId, target: str) -> Reason:
    one = fighter(g, unit)
    foes = tuple(foe(g, zed) for zed in zeds_in(g, target))
    column = column_of(force(foes).strength, one.strength, one.attacks)
    return Reason("attack", {"unit": unit, "chance": round(100 * (1 - losing(column, one.manner)))})


def _stand(g: DawnState, unit: UnitId, target: str) -> Reason:
    """A road without a guard, a good shot, or simply a better place."""
    track = TRACK_OF[target]
    found = road(g, track).without(unit)
    nearest = next((at for at, foes in enumerate(found.foes) if foes), 0)
    if nearest and DISTANCE[target] < nearest and not _is_guarded(found, nearest):
        return Reason("open-road", {"track": track, "steps": nearest})
    if UNITS[unit].gun and any(found.foes[DISTANCE[target] + far] for far in (-1, 1)):
        return Reason("shoot-from", {"unit": unit})
    return Reason("hold", {"unit": unit, "space": target})


def _is_guarded(found: Road, nearest: int) -> bool:
    return any(found.fighters[:nearest])


# -- other questions --------------------------------------------------------------------------------------------


def _defender(g: DawnState, said: list[str]) -> Reason | None:
    return Reason("defender", {"unit": thing_of(said[0])}) if verb_of(said[0]) == "unit" else None


def _card(g: DawnState, said: list[str]) -> Reason:
    if said[0] == "go_on":
        return Reason("card-later")
    return Reason("card-now" if g.melees else "card-good")


REASONS: Final[dict[str, Explain]] = {
    "next_action": _action,
    "speech_order": _action,
    "choose_defender": _defender,
    "reroll": lambda g, said: Reason("roll-again" if said[0] == "reroll" else "keep-roll"),
    "split_hits_on_zeds": lambda g, said: Reason("kill"),
    "retreat_instead_of_fight": lambda g, said: Reason(said[0]),
    "play_kept_card": _card,
    "any_time": lambda g, said: _card(g, said) if verb_of(said[0]) in ("play", "go_on") and g.kept else None,
    "fated_track_choice": lambda g, said: Reason("least-harm"),
    "fated_track_tie": lambda g, said: Reason("least-harm"),
    "start_full_alternative": lambda g, said: Reason("least-harm"),
    "pressure_tie": lambda g, said: Reason("least-harm"),
}
