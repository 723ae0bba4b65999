"""Who may see what, and the re-dealing of what nobody can know: the order of the decks, and backs of tokens."""

from __future__ import annotations

from typing import Any

from untot.games.zombicide.facts import (
    active_spawn_zones,
    all_slots,
    board,
    danger_level,
    in_sight_from,
    is_noiseless,
    living,
    noise_by_zone,
    open_net,
)
from untot.games.zombicide.missions import Mission
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import Color, level_at
from untot.games.zombicide.rules.c8_attack import hits_from
from untot.games.zombicide.rules.c10_goals import is_fulfilled
from untot.games.zombicide.state import CarToken, Crowd, Objective, Survivor, ZombicideState
from untot.kernel.events import Seat
from untot.kernel.game import Shuffler
from untot.kernel.moments import seen_by_all
from untot.kernel.rulebook import clause
from untot.table.zones import ZoneId, open_doors


@clause("ZC-4.18", "ZC-5.34", "ZC-5.60", "ZC-7.66", "ZC-10.28")
def view(g: ZombicideState, seat: Seat | None) -> dict[str, Any]:
    """Everything is open to everybody but the order of the decks and the hidden backs of objectives."""
    return {**_open_to_all(g), "you": seat}


@seen_by_all
def _open_to_all(g: ZombicideState) -> dict[str, Any]:
    """What does not depend on who looks, with the place of what does."""
    mission = mission_of(g)
    return {
        "round": g.round,
        "phase": g.phase,
        "you": None,
        "options": dict(g.options),
        "mission": _mission(g, mission),
        "danger_level": danger_level(g),
        "first_player": g.first_player,
        "survivors": [_survivor(survivor) for survivor in g.survivors.values()],
        "sight": _sight(g),
        "turn": _turn(g),
        "open_doors": list(_open_doors(g)),
        "zombies": _crowds(g),
        "stock": dict(g.stock),
        "escaped": dict(g.escaped),
        "noise_tokens": dict(g.noise),
        "noise": noise_by_zone(g),
        "loud_zone": g.loud_zone,
        "spawn_zones": active_spawn_zones(g),
        "objectives": [_objective(mission, token) for token in g.objectives],
        "cars": [_car(car) for car in g.cars],
        "deck": len(g.deck),
        "known_top": sorted(g.deck[: g.known_top]),
        "discards": list(g.discards),
        "aside": list(g.aside),
        "pimpmobile_weapons": list(g.pimpmobile_weapons),
        "zombie_deck": len(g.zombie_deck),
        "zombie_discards": list(g.zombie_discards),
        "drawn": g.search.drawn if g.search is not None else "",
        "attack": _attack(g),
        "supplies_out": list(g.supplies_out),
        "killed": dict(g.killed),
        "cards_drawn": g.cards_drawn,
        "result": _result(g),
    }


@clause("ZC-10.28")
def _mission(g: ZombicideState, mission: Mission) -> dict[str, Any]:
    """Its goals with those that are fulfilled, and which parts of the map are reconstructions."""
    goals = [{"goal": goal.__struct_config__.tag, "fulfilled": is_fulfilled(g, goal)} for goal in mission.goals]
    return {"id": mission.id, "key": mission.key, "goals": goals, "reconstructed": list(mission.reconstructed)}


def _survivor(survivor: Survivor) -> dict[str, Any]:
    return {
        "id": survivor.id,
        "seat": survivor.seat,
        "status": survivor.status,
        "zone": survivor.zone,
        "tile": survivor.tile,
        "car": survivor.car + 1,
        "seat_in_car": survivor.seat_in_car,
        "slots": {slot: held.card for slot, held in survivor.slots.items()},
        "all_slots": list(all_slots(survivor)),
        "unloaded": [slot for slot, held in survivor.slots.items() if not held.is_loaded],
        "xp": survivor.xp,
        "level": level_at(survivor.xp),
        "skills": list(survivor.skills),
        "is_activated": survivor.is_activated,
        "gifts": survivor.gifts,
        "is_noiseless": is_noiseless(survivor),
    }


@clause("ZC-5.12")
def _sight(g: ZombicideState) -> dict[str, dict[ZoneId, int]]:
    """What each survivor on the board sees, with the distance."""
    return {survivor.id: dict(in_sight_from(open_net(g), survivor.zone)) for survivor in living(g) if survivor.zone}


def _turn(g: ZombicideState) -> dict[str, Any] | None:
    if g.turn is None:
        return None
    return {
        "survivor": g.turn.survivor,
        "actions": g.turn.actions,
        "free": dict(g.turn.free),
        "has_searched": g.turn.has_searched,
        "used": list(g.turn.used),
    }


@clause("ZC-7.46")
def _crowds(g: ZombicideState) -> dict[ZoneId, Crowd]:
    """Whoever has set out is seen where he goes, although all arrive together."""
    crowds = {zone: dict(crowd) for zone, crowd in g.zombies.items()}
    for zone, crowd in g.arrivals.items():
        there = crowds.setdefault(zone, {})
        for kind, count in crowd.items():
            there[kind] = there.get(kind, 0) + count
    return crowds


def _open_doors(g: ZombicideState) -> tuple[str, ...]:
    return open_doors(board(g).zones, g.open_doors)


@clause("ZC-10.09.5", "ZC-10.25")
def _objective(mission: Mission, token: Objective) -> dict[str, Any]:
    is_covered = mission.hidden_color is not None and not token.is_taken
    return {"zone": token.zone, "taken": token.is_taken, "color": None if is_covered else token.color}


def _car(car: CarToken) -> dict[str, Any]:
    return {"kind": car.kind, "zone": car.zone, "searches": car.searches, "supplies": list(car.supplies)}


def _attack(g: ZombicideState) -> dict[str, Any] | None:
    if g.attack is None:
        return None
    now = g.attack
    return {
        "kind": now.kind,
        "survivor": now.survivor,
        "zones": list(now.zones),
        "dice": list(now.dice),
        "accuracy": now.accuracy,
        "roll_bonus": now.roll_bonus,
        "hits_from": hits_from(now),
        "damage": now.damage,
    }


def _result(g: ZombicideState) -> dict[str, Any] | None:
    if g.result is None:
        return None
    return {"reason": g.result.reason, "winners": list(g.result.winners), "scores": list(g.result.scores)}


# -- re-dealing -------------------------------------------------------------------------------------------------


@clause("ZC-3.19", "ZC-10.00.2", "ZC-10.09.5")
def redeal(g: ZombicideState, seat: Seat | None, rng: Shuffler) -> None:
    """The decks are shuffled, cards known to lie on top among themselves; so are the backs of covered tokens.

    All is sorted first, so that the real order leaves no trace in the new one.
    """
    top, rest = sorted(g.deck[: g.known_top]), sorted(g.deck[g.known_top :])
    rng.shuffle(top)
    rng.shuffle(rest)
    g.deck = top + rest
    g.zombie_deck.sort()
    rng.shuffle(g.zombie_deck)
    if mission_of(g).hidden_color is not None:
        covered = [token for token in g.objectives if not token.is_taken]
        backs: list[Color] = sorted(token.color for token in covered)
        rng.shuffle(backs)
        for token, color in zip(covered, backs, strict=True):
            token.color = color
