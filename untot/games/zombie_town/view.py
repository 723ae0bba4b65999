"""Who may see what, and the re-dealing of what a seat cannot know (for fair bots and leak tests)."""

from __future__ import annotations

from typing import Any

from untot.games.zombie_town.facts import bit, hand_limit, is_out, last_day, pressure, strength, weapon_by_id
from untot.games.zombie_town.pieces import WEAPONS, CardId
from untot.games.zombie_town.rules.c14_scoring import points, score
from untot.games.zombie_town.state import Fight, Pawn, Site, Survivor, TownState, Weapon
from untot.games.zombie_town.town import BuildingId
from untot.kernel.events import Seat
from untot.kernel.moments import seen_by_all
from untot.kernel.rulebook import clause

Plain = dict[str, Any]


@clause("ZT-3.20", "ZT-7.22", "ZT-7.23")
def view(g: TownState, seat: Seat | None) -> Plain:
    """All that is open, and of the hidden things only what this seat knows; a spectator (None) knows nothing."""
    knower = 0 if seat is None else bit(seat)
    return {
        **_open_to_all(g),
        "you": seat,
        "buildings": [_building(g, building, site, seat) for building, site in g.sites.items()],
        "hand": [] if seat is None else [card for card, _ in g.hands[seat]],
        "fresh": list(g.turn.fresh) if g.turn is not None and g.turn.seat == seat else [],
        "known_hands": _known_hands(g, seat, knower),
        "dealt": [] if seat is None else list(g.dealt[seat]),
        "turn": _turn(g, seat),
        "draw": _draw(g, seat),
    }


@seen_by_all
def _open_to_all(g: TownState) -> Plain:
    """What does not depend on who looks, with the places of what does."""
    return {
        "day": g.day,
        "days": last_day(g),
        "phase": g.phase,
        "you": None,
        "options": dict(g.options),
        "youngest": g.youngest,
        "timekeeper": g.timekeeper,
        "players": [_player(g, other) for other in range(g.seats)],
        "pawns": [_pawn(g, pawn) for pawn in g.pawns.values()],
        "buildings": None,
        "zombies": dict(g.zombies),
        "moved": dict(g.moved),
        "supply": g.supply,
        "hand": None,
        "fresh": None,
        "known_hands": None,
        "dealt": None,
        "discard": list(g.discard),
        "box": len(g.deck),
        "combat": {"deck": len(g.combat_deck), "used": list(g.combat_used)},
        "turn": None,
        "draw": None,
        "event": _event(g),
        "fight": _fight(g),
        "defence": None if g.defence is None else {"square": g.defence.square, "mover": g.defence.mover},
        "everything": _everything(g),
        "result": _result(g),
    }


def _player(g: TownState, seat: Seat) -> Plain:
    return {
        "seat": seat,
        "colors": list(g.colors[seat]),
        "eliminated": bool(g.colors[seat]) and is_out(g, seat),
        "hand_size": len(g.hands[seat]),
        "score": score(g, seat),
    }


def _pawn(g: TownState, pawn: Pawn) -> Plain:
    counted = points(g, pawn.color)
    return {
        "color": pawn.color,
        "seat": pawn.seat,
        "square": pawn.square,
        "health": pawn.health,
        "kills": pawn.kills,
        "alive": pawn.health > 0,
        "trapped": pawn.is_trapped,
        "points": sum(counted),
        "sources": counted._asdict(),
        "weapons": [_weapon(weapon) for weapon in pawn.weapons],
        "companions": [_survivor(survivor) for survivor in pawn.companions],
    }


def _weapon(weapon: Weapon) -> Plain:
    piece = WEAPONS[weapon.kind]
    return {
        "id": weapon.id,
        "kind": weapon.kind,
        "shots": weapon.shots,
        "most": piece.shots,
        "draws": piece.draws,
    }


def _survivor(survivor: Survivor) -> Plain:
    return {"id": survivor.id, "weapon": None if survivor.weapon is None else _weapon(survivor.weapon)}


@clause("ZT-7.22", "ZT-7.23", "ZT-6.6")
def _building(g: TownState, building: BuildingId, site: Site, seat: Seat | None) -> Plain:
    """Barricades are known to who built them, stored cards and cards put back to who knows them."""
    knower = 0 if seat is None else bit(seat)
    builders = [builder for _, builder in site.barricades]
    knows_all = g.result is not None or all(builder == seat for builder in builders)
    return {
        **_open_building(g, building, site),
        "barricades": [
            {"card": card if knows_all or builder == seat else None, "builder": builder}
            for card, builder in site.barricades
        ],
        "strength": strength(site.barricades) if knows_all else None,
        "known": {str(i): card for i, (card, knowers) in enumerate(site.pile) if knowers & knower},
        "stored": [
            {"seat": owner, "card": card if knowers & knower or g.result is not None else None}
            for card, knowers, owner in site.stored
        ],
    }


@seen_by_all
def _open_building(g: TownState, building: BuildingId, site: Site) -> Plain:
    return {
        "id": building,
        "house": site.house,
        "number": site.number,
        "owner": site.owner,
        "home_base": site.is_home_base,
        "barricades": None,
        "strength": None,
        "pressure": pressure(g, building),
        "survivors": [_survivor(survivor) for survivor in site.survivors],
        "pile": len(site.pile),
        "known": None,
        "stored": None,
        "lit": [lighter for lit, lighter in g.fireworks if lit == building],
    }


def _known_hands(g: TownState, seat: Seat | None, knower: int) -> dict[str, list[CardId]]:
    """Cards in other hands that this seat has seen: passed on, taken from its store, found by all."""
    known = {
        str(other): sorted(card for card, knowers in hand if knowers & knower)
        for other, hand in enumerate(g.hands)
        if other != seat
    }
    return {other: cards for other, cards in known.items() if cards}


def _turn(g: TownState, seat: Seat | None) -> Plain | None:
    if g.turn is None:
        return None
    return {
        "seat": g.turn.seat,
        "actions": g.turn.actions,
        "free_moves": g.turn.free_moves,
        "pawn": g.turn.pawn,
        "steps": g.turn.steps,
        "clearing": g.turn.is_clearing,
        "card": g.turn.card,
        "series": len(g.turn.series),
        "announced": [card for card, _ in g.turn.series] if g.turn.seat == seat else [],
        "zombies": g.turn.zombies,
        "endangered": list(g.turn.endangered),
        "limit": hand_limit(g),
    }


@clause("ZT-6.19")
def _draw(g: TownState, seat: Seat | None) -> Plain | None:
    """Cards that are looked at are seen by the drawer alone."""
    if g.look is None or g.turn is None:
        return None
    cards = [card for card, _ in g.look.cards] if g.turn.seat == seat else None
    return {"building": g.look.building, "count": g.look.count, "cards": cards}


def _event(g: TownState) -> Plain | None:
    if g.event is None:
        return None
    now = g.event
    return {"event": now.event, "seat": now.seat, "pawn": now.pawn, "target": now.target, "goal": now.goal}


def _fight(g: TownState) -> Plain | None:
    """The fight at hand, or the shot at a zombie that has come."""
    if g.fight is not None:
        return _duel(g.fight)
    if g.defence is None or not g.defence.weapon:
        return None
    shooter = weapon_by_id(g, g.defence.weapon)[1]
    shot = Fight("zombie", shooter, g.defence.weapon, g.defence.square, "", False, g.defence.shots, [], [])
    return _duel(shot)


def _duel(now: Fight) -> Plain:
    return {
        "kind": now.kind,
        "attacker": now.attacker,
        "target": now.target,
        "weapon": now.weapon,
        "defence": now.defence,
        "entry": now.is_entry,
        "shots": list(now.shots),
        "answers": list(now.answers),
    }


def _everything(g: TownState) -> Plain | None:
    """After the end everything is shown."""
    if g.result is None:
        return None
    return {
        "hands": {str(seat): [card for card, _ in hand] for seat, hand in enumerate(g.hands)},
        "piles": {building: [card for card, _ in site.pile] for building, site in g.sites.items()},
        "box": list(g.deck),
    }


def _result(g: TownState) -> Plain | None:
    if g.result is None:
        return None
    scores = {g.colors[seat][0]: value for seat, value in enumerate(g.result.scores)}
    winners = [g.colors[seat][0] for seat in g.result.winners]
    return {"reason": g.result.reason, "scores": scores, "winners": winners}
