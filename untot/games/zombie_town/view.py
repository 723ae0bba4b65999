"""Who may see what: the view of a seat, made from the State."""

from __future__ import annotations

from msgspec.structs import replace

from untot.games.zombie_town.facts import bit, hand_limit, is_out, last_day, pressure, strength, weapon_by_id
from untot.games.zombie_town.pieces import WEAPONS, CardId
from untot.games.zombie_town.rules.c11_owning import is_held_by_one
from untot.games.zombie_town.rules.c14_scoring import points, score
from untot.games.zombie_town.seen import (
    TownBarricade,
    TownBuilding,
    TownCombat,
    TownDefence,
    TownDraw,
    TownEvent,
    TownEverything,
    TownFight,
    TownPawn,
    TownPlayer,
    TownResult,
    TownSources,
    TownStored,
    TownSurvivor,
    TownTurn,
    TownWeapon,
    View,
)
from untot.games.zombie_town.state import Fight, Pawn, Site, Survivor, TownState, Weapon
from untot.games.zombie_town.town import BuildingId
from untot.kernel.events import Seat
from untot.kernel.moments import seen_by_all
from untot.kernel.rulebook import clause


@clause("ZT-3.20", "ZT-7.22", "ZT-7.23")
def view(g: TownState, seat: Seat | None) -> View:
    """All that is open, and of the hidden things only what this seat knows; a spectator (None) knows nothing."""
    if seat is None:
        return _of_spectators(g)
    return replace(
        _of_spectators(g),
        you=seat,
        buildings=_buildings(g, seat),
        hand=[card for card, _ in g.hands[seat]],
        fresh=g.turn.fresh if g.turn is not None and g.turn.seat == seat else [],
        known_hands=_known_hands(g, seat),
        dealt=g.dealt[seat],
        draw=_draw(g, seat),
    )


@seen_by_all
def _of_spectators(g: TownState) -> View:
    """What is open to everybody."""
    return View(
        day=g.day,
        days=last_day(g),
        phase=g.phase,
        you=None,
        options=dict(g.options),
        youngest=g.youngest,
        timekeeper=g.timekeeper,
        players=[_player(g, other) for other in range(g.seats)],
        pawns=[_pawn(g, pawn) for pawn in g.pawns.values()],
        buildings=_buildings(g, None),
        zombies=g.zombies,
        moved=g.moved,
        supply=g.supply,
        hand=[],
        fresh=[],
        known_hands=_known_hands(g, None),
        dealt=[],
        discard=g.discard,
        box=len(g.deck),
        combat=TownCombat(deck=len(g.combat_deck), used=g.combat_used),
        turn=_turn(g),
        draw=_draw(g, None),
        event=_event(g),
        fight=_fight(g),
        defence=None if g.defence is None else TownDefence(square=g.defence.square, mover=g.defence.mover),
        everything=_everything(g),
        result=_result(g),
    )


def _player(g: TownState, seat: Seat) -> TownPlayer:
    return TownPlayer(
        seat=seat,
        colours=g.colours[seat],
        eliminated=bool(g.colours[seat]) and is_out(g, seat),
        hand_size=len(g.hands[seat]),
        score=score(g, seat),
    )


def _pawn(g: TownState, pawn: Pawn) -> TownPawn:
    counted = points(g, pawn.colour)
    return TownPawn(
        colour=pawn.colour,
        seat=pawn.seat,
        square=pawn.square,
        health=pawn.health,
        kills=pawn.kills,
        alive=pawn.health > 0,
        trapped=pawn.is_trapped,
        points=sum(counted),
        sources=TownSources(**counted._asdict()),
        weapons=[_weapon(weapon) for weapon in pawn.weapons],
        companions=[_survivor(survivor) for survivor in pawn.companions],
    )


def _weapon(weapon: Weapon) -> TownWeapon:
    piece = WEAPONS[weapon.kind]
    return TownWeapon(id=weapon.id, kind=weapon.kind, shots=weapon.shots, most=piece.shots, draws=piece.draws)


def _survivor(survivor: Survivor) -> TownSurvivor:
    return TownSurvivor(id=survivor.id, weapon=None if survivor.weapon is None else _weapon(survivor.weapon))


def _buildings(g: TownState, seat: Seat | None) -> list[TownBuilding]:
    return [_building(g, building, site, seat) for building, site in g.sites.items()]


@clause("ZT-7.22", "ZT-7.23", "ZT-6.6")
def _building(g: TownState, building: BuildingId, site: Site, seat: Seat | None) -> TownBuilding:
    """Barricades are known to who built them, stored cards and cards put back to who knows them."""
    knower, is_over = _knower(seat), g.result is not None
    knows_all = is_over or all(builder == seat for _, builder in site.barricades)
    return TownBuilding(
        id=building,
        house=site.house,
        number=site.number,
        owner=site.owner,
        home_base=site.is_home_base,
        barricades=[
            TownBarricade(card=card if knows_all or builder == seat else None, builder=builder)
            for card, builder in site.barricades
        ],
        strength=strength(site.barricades) if knows_all else None,
        pressure=pressure(g, building),
        survivors=[_survivor(survivor) for survivor in site.survivors],
        held_by_one=is_held_by_one(site),
        pile=len(site.pile),
        known={str(i): card for i, (card, knowers) in enumerate(site.pile) if knowers & knower},
        stored=[
            TownStored(seat=owner, card=card if knowers & knower or is_over else None)
            for card, knowers, owner, _ in site.stored
        ],
        lit=[lighter for lit, lighter in g.fireworks if lit == building],
    )


def _knower(seat: Seat | None) -> int:
    return 0 if seat is None else bit(seat)


def _known_hands(g: TownState, seat: Seat | None) -> dict[str, list[CardId]]:
    """Cards in other hands that this seat has seen: passed on, taken from its store, found by all."""
    known = {
        str(other): sorted(card for card, knowers in hand if knowers & _knower(seat))
        for other, hand in enumerate(g.hands)
        if other != seat
    }
    return {other: cards for other, cards in known.items() if cards}


def _turn(g: TownState) -> TownTurn | None:
    if g.turn is None:
        return None
    return TownTurn(
        seat=g.turn.seat,
        actions=g.turn.actions,
        free_moves=g.turn.free_moves,
        pawn=g.turn.pawn,
        steps=g.turn.steps,
        under_way=g.turn.under_way,
        clearing=g.turn.is_clearing,
        zombies=g.turn.zombies,
        endangered=g.turn.endangered,
        limit=hand_limit(g),
    )


@clause("ZT-6.19")
def _draw(g: TownState, seat: Seat | None) -> TownDraw | None:
    """Cards that are looked at are seen by the drawer alone."""
    if g.look is None or g.turn is None:
        return None
    cards = [card for card, _ in g.look.cards] if g.turn.seat == seat else None
    return TownDraw(building=g.look.building, count=g.look.count, cards=cards)


def _event(g: TownState) -> TownEvent | None:
    if g.event is None:
        return None
    now = g.event
    return TownEvent(event=now.event, seat=now.seat, pawn=now.pawn, target=now.target, goal=now.goal)


def _fight(g: TownState) -> TownFight | None:
    """The fight at hand, or the shot at a zombie that has come."""
    if g.fight is not None:
        return _duel(g.fight)
    if g.defence is None or not g.defence.weapon:
        return None
    shooter = weapon_by_id(g, g.defence.weapon)[1]
    return _duel(Fight("zombie", shooter, g.defence.weapon, g.defence.square, "", False, g.defence.shots, [], []))


def _duel(now: Fight) -> TownFight:
    return TownFight(
        kind=now.kind,
        attacker=now.attacker,
        target=now.target,
        weapon=now.weapon,
        defence=now.defence,
        entry=now.is_entry,
        shots=now.shots,
        answers=now.answers,
    )


def _everything(g: TownState) -> TownEverything | None:
    """After the end everything is shown."""
    if g.result is None:
        return None
    return TownEverything(
        hands={str(seat): [card for card, _ in hand] for seat, hand in enumerate(g.hands)},
        piles={building: [card for card, _ in site.pile] for building, site in g.sites.items()},
        box=g.deck,
    )


def _result(g: TownState) -> TownResult | None:
    if g.result is None:
        return None
    scores = {g.colours[seat][0]: value for seat, value in enumerate(g.result.scores)}
    winners = [g.colours[seat][0] for seat in g.result.winners]
    return TownResult(reason=g.result.reason, scores=scores, winners=winners)
