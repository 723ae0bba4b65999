"""Why a bot would give an answer: at what it aims, and what for. Each is a text `reason-<id>`.

| id | arguments | said of |
|---|---|---|
| `shot-goal` `shot-enemy` | target, far | a shot: the goal asks for kills; an enemy |
| `shot-near` `shot-cellar` `shot-spare` | target, far | the nearest zombie; one for the cellar; just one fewer |
| `enter-…` `go-…` | building | a flick through a door, or on the way there: |
| … `chip` `search` | building, chip | what is wanted lies there; something lies there face down |
| … `home` `all` `hold` | building | he brings something; all have to be there; who is there holds it |
| `creep` `hunt` | target, far | right beside a zombie; nearer to somebody who can be shot |
| `leave` `leave-for` | building, house | out of a house, on the way to another |
| `bat` | target, far | a swing of the bat |
| `strike-quiet` `strike-loud` `fight` | target | striking what is near |
| `take-goal` `take-search` `take-arm` `take-use` | chip | picking up |
| `bring` `make-room` | chip | dropping |
| `lure` `extra` `clear` | building | a flare; an extra action; what stands before a door |
| `rest` `done` | - | ending the activation |
| `first-danger` `first-errand` `first-hunt` `first-idle` | survivor, building | whose turn it is |
| `narrow-side` | target | which way to look |
| `no-shot` | - | no second bullet |
| `best-card` `high-card` | card | which card |
| `keep-chip` `leave-chip` | chip | what was turned up |
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from untot.games.flick_em_up.bot.aiming import Try, bats, moves, shots
from untot.games.flick_em_up.bot.danger import gaps_from
from untot.games.flick_em_up.bot.outlook import Mind, mind_of, prey_of
from untot.games.flick_em_up.bot.ways import Place, distance, spot_of
from untot.games.flick_em_up.bot.wishes import (
    FACE_DOWN,
    Errand,
    goal_of,
    home_of,
    is_needed,
    kills_of_goal,
    kills_wanted,
)
from untot.games.flick_em_up.facts import activation, active_survivor_of, building_of, group_of, is_loud, stands
from untot.games.flick_em_up.pieces import WEAPONS, BuildingId, ChipId, PieceId, SurvivorId, is_zombie
from untot.games.flick_em_up.state import FlickState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.game import Reason
from untot.kernel.words import split, thing_in, thing_of, verb_of

CENTIMETRE: Final = 1_000
NEAR: Final = 3_000
"""As near as this a zombie makes somebody hurry who lies."""

Explain = Callable[[FlickState, Mind, str], Reason | None]


def reason(g: FlickState, ask: Ask, seat: Seat, answer: str) -> Reason | None:
    """Why this answer; None where all are alike."""
    explain = REASONS.get(ask.name)
    return explain(g, answer) if explain is not None else None


# -- actions ----------------------------------------------------------------------------------------------------


def _action(g: FlickState, answer: str) -> Reason | None:
    explain = ACTIONS.get(verb_of(split(answer)[0]))
    return explain(g, mind_of(g, active_survivor_of(g)), answer) if explain is not None else None


def _shot(g: FlickState, mind: Mind, answer: str) -> Reason | None:
    weapon = thing_of(split(answer)[0])
    meant = _meant(shots(g, mind, spot_of(g, mind.survivor), [weapon]), answer)
    return _why_shot(g, mind, meant.target) if meant is not None else None


def _why_shot(g: FlickState, mind: Mind, target: PieceId) -> Reason:
    """Whom it is meant for, how far away that is, and what his fall is good for."""
    group = group_of(g, mind.survivor)
    if not is_zombie(target):
        why = "shot-enemy"
    elif kills_of_goal(g, group) > 0:
        why = "shot-goal"
    elif target == _nearest_zombie(g, spot_of(g, mind.survivor).place):
        why = "shot-near"
    else:
        why = "shot-cellar" if kills_wanted(g, group) > 0 else "shot-spare"
    return Reason(why, _aim(g, mind, target))


def _move(g: FlickState, mind: Mind, answer: str) -> Reason | None:
    """Through a door, out of one, beside a zombie, or a step on the way."""
    here = spot_of(g, mind.survivor)
    meant = _meant(moves(g, mind, here), answer)
    if meant is None or meant.spot is None:
        return None
    if here.building is not None:
        return _leaving(mind, here.building)
    if meant.spot.building is not None and mind.errand is not None:
        return _errand(g, mind.survivor, mind.errand, "enter")
    target = _crept_up_to(g, meant)
    if target is not None:
        return Reason("creep", _aim(g, mind, target))
    return _on_the_way(g, mind, meant)


def _leaving(mind: Mind, building: BuildingId) -> Reason:
    if mind.errand is None or mind.errand.house == building:
        return Reason("leave", {"building": building})
    return Reason("leave-for", {"building": building, "house": mind.errand.house})


def _crept_up_to(g: FlickState, meant: Try) -> PieceId | None:
    """The zombie beside which he will stand; steps on the way keep clear of them."""
    assert meant.spot is not None
    nearest = _nearest_zombie(g, meant.spot.place)
    if nearest is None or distance(meant.spot.place, _place(g, nearest)) > 4 * CENTIMETRE:
        return None
    return nearest


def _on_the_way(g: FlickState, mind: Mind, meant: Try) -> Reason | None:
    if mind.errand is not None:
        return _errand(g, mind.survivor, mind.errand, "go")
    assert meant.spot is not None
    there = meant.spot.place
    prey = min(prey_of(g, mind), key=lambda it: distance(there, _place(g, it)), default=None)
    return Reason("hunt", _aim(g, mind, prey)) if prey is not None else None


def _errand(g: FlickState, survivor: SurvivorId, errand: Errand, how: str) -> Reason:
    """What is to be done in a house: `enter-…` or `go-…`."""
    about = {"building": errand.house}
    if errand.chip == FACE_DOWN:
        return Reason(f"{how}-search", about)
    if errand.chip:
        return Reason(f"{how}-chip", {**about, "chip": errand.chip})
    return Reason(f"{how}-{_what_for(g, survivor, errand.house)}", about)


def _what_for(g: FlickState, survivor: SurvivorId, house: BuildingId) -> str:
    """Why somebody goes to a house from which he fetches nothing."""
    group = group_of(g, survivor)
    if house == goal_of(g, group).everybody_in and not g.boards[survivor].inventory:
        return "all"
    return "home" if house == home_of(g, group) else "hold"


def _bat(g: FlickState, mind: Mind, answer: str) -> Reason | None:
    meant = _meant(bats(g, mind, spot_of(g, mind.survivor)), answer)
    return Reason("bat", _aim(g, mind, meant.target)) if meant is not None else None


def _melee(g: FlickState, mind: Mind, answer: str) -> Reason:
    how = "strike-loud" if is_loud(thing_in(answer, "with")) else "strike-quiet"
    return Reason(how, {"target": thing_of(split(answer)[0])})


def _fight(g: FlickState, mind: Mind, answer: str) -> Reason:
    return Reason("fight", {"target": thing_of(answer)})


def _take(g: FlickState, mind: Mind, answer: str) -> Reason:
    chip = thing_of(split(answer)[0])
    if chip == FACE_DOWN:
        return Reason("take-search", {"chip": chip})
    return Reason(f"take-{_use_of(g, mind, chip)}", {"chip": chip})


def _use_of(g: FlickState, mind: Mind, chip: ChipId) -> str:
    if is_needed(g, chip, group_of(g, mind.survivor)):
        return "goal"
    return "arm" if chip in WEAPONS else "use"


def _drop(g: FlickState, mind: Mind, answer: str) -> Reason:
    chip, group = thing_of(answer), group_of(g, mind.survivor)
    is_brought = is_needed(g, chip, group) and building_of(g, mind.survivor) == home_of(g, group)
    return Reason("bring" if is_brought else "make-room", {"chip": chip})


def _end(g: FlickState, mind: Mind, answer: str) -> Reason:
    return Reason("rest" if activation(g).actions > 0 else "done")


ACTIONS: Final[dict[str, Explain]] = {
    "move": _move,
    "bat": _bat,
    "shoot": _shot,
    "melee": _melee,
    "fight": _fight,
    "pick_up": _take,
    "exchange": _take,
    "drop": _drop,
    "flare": lambda g, mind, answer: Reason("lure"),
    "extra_action": lambda g, mind, answer: Reason("extra"),
    "clear": lambda g, mind, answer: Reason("clear", {"building": thing_in(answer, "before")}),
    "end": _end,
}


# -- what it is aimed at ----------------------------------------------------------------------------------------


def _meant(tries: Iterable[Try], answer: str) -> Try | None:
    return next((it for it in tries if it.answer == answer), None)


def _aim(g: FlickState, mind: Mind, target: PieceId) -> dict[str, Any]:
    far = distance(spot_of(g, mind.survivor).place, _place(g, target))
    return {"target": target, "far": round(far / CENTIMETRE)}


def _nearest_zombie(g: FlickState, place: Place) -> PieceId | None:
    zombies = [piece for piece in g.poses if is_zombie(piece)]
    return min(zombies, key=lambda zombie: distance(place, _place(g, zombie)), default=None)


def _place(g: FlickState, piece: PieceId) -> Place:
    return g.poses[piece].x, g.poses[piece].y


# -- other questions --------------------------------------------------------------------------------------------


def _activate(g: FlickState, answer: str) -> Reason:
    survivor = thing_of(answer)
    mind = mind_of(g, survivor)
    if not stands(g, survivor) and any(far < NEAR for far, _ in gaps_from(g, spot_of(g, survivor))):
        return Reason("first-danger", {"survivor": survivor})
    if mind.is_hunter:
        return Reason("first-hunt", {"survivor": survivor})
    if mind.errand is None or building_of(g, survivor) == mind.errand.house:
        return Reason("first-idle", {"survivor": survivor})
    return Reason("first-errand", {"survivor": survivor, "building": mind.errand.house})


def _facing(g: FlickState, answer: str) -> Reason | None:
    nearest = _nearest_zombie(g, spot_of(g, active_survivor_of(g)).place)
    return Reason("narrow-side", {"target": nearest}) if nearest is not None else None


def _second_bullet(g: FlickState, answer: str) -> Reason | None:
    if answer == "pass":
        return Reason("no-shot")
    mind = mind_of(g, active_survivor_of(g))
    meant = _meant(shots(g, mind, spot_of(g, mind.survivor), ["pistol"]), answer)
    return _why_shot(g, mind, meant.target) if meant is not None else None


def _keep_chip(g: FlickState, answer: str) -> Reason:
    return Reason("keep-chip" if split(answer)[0] == "keep" else "leave-chip", {"chip": g.looked_at})


REASONS: Final[dict[str, Callable[[FlickState, str], Reason | None]]] = {
    "action": _action,
    "activate": _activate,
    "second_bullet": _second_bullet,
    "stand_facing": _facing,
    "move_facing": _facing,
    "keep_objective": lambda g, answer: Reason("best-card", {"card": thing_of(answer)}),
    "combat_card": lambda g, answer: Reason("high-card", {"card": thing_of(answer)}),
    "keep_chip": _keep_chip,
}
