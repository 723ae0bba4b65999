"""Who may see what, and the re-dealing of what a seat cannot know (for fair bots and leak tests)."""

from __future__ import annotations

from typing import Any

from untot.games.mall_of_horror.facts import (
    characters_at,
    colour_of,
    defence,
    is_eliminated,
    is_in_danger,
    living_characters,
    score,
)
from untot.games.mall_of_horror.pieces import LOCATIONS, OWNER_OF
from untot.games.mall_of_horror.rules.c4_votes import vote_weight, voters
from untot.games.mall_of_horror.rules.c9_destinations import destinations
from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat
from untot.kernel.game import Shuffler
from untot.kernel.moments import seen_by_all
from untot.kernel.rulebook import clause


@clause("MH-5.1", "MH-14.15", "MH-16.6", "MH-17.2", "MH-17.4", "MH-17.8")
def view(g: MallState, seat: Seat | None) -> dict[str, Any]:
    """All that is open, and of the hidden things only the own ones; a spectator (None) has none."""
    return {
        **_open_to_all(g),
        "you": seat,
        "destinations": _destinations(g, seat),
        "dice": _dice(g, seat),
        "hand": [] if seat is None else list(g.hands[seat]),
        "loot": list(g.loot) if seat == g.searcher else [],
        "knows": _private_knowledge(g, seat),
    }


@seen_by_all
def _open_to_all(g: MallState) -> dict[str, Any]:
    """What does not depend on who looks, with the places of what does."""
    return {
        "round": g.round,
        "phase": g.phase,
        "you": None,
        "options": dict(g.options),
        "players": [_player(g, other) for other in range(g.seats)],
        "badge": g.badge,
        "chief_elected": g.chief_elected,
        "locations": [_location(g, location) for location in LOCATIONS],
        "hidden": list(g.hidden),
        "unplaced": {colour: [c for c in g.unplaced if OWNER_OF[c] == colour] for colour in g.colours if colour},
        "placement_dice": list(g.placement_dice),
        "deck": len(g.deck),
        "played": list(g.played),
        "attacked": g.attacked if g.phase == "attack" else "",
        "vote": _vote(g),
        "destinations": None,
        "dice_covered": bool(g.dice) and not g.are_dice_revealed,
        "dice_seen_by": list(g.dice_seen_by),
        "dice": None,
        "hand": None,
        "loot": None,
        "loot_count": len(g.loot),
        "knows": None,
        "hands": _hands(g),
        "result": _result(g),
    }


def _player(g: MallState, seat: Seat) -> dict[str, Any]:
    return {
        "seat": seat,
        "colour": colour_of(g, seat),
        "hand_size": len(g.hands[seat]),
        "eliminated": is_eliminated(g, seat),
        "characters": living_characters(g, seat),
        "score": score(g, seat),
    }


def _location(g: MallState, location: str) -> dict[str, Any]:
    piece = LOCATIONS[location]
    return {
        "id": location,
        "number": piece.number,
        "capacity": piece.capacity,
        "closed": location in g.closed,
        "zombies": g.zombies[location],
        "defence": defence(g, location),
        "in_danger": is_in_danger(g, location),
        "characters": characters_at(g, location),
    }


@clause("MH-4.12")
def _vote(g: MallState) -> dict[str, Any] | None:
    """Everybody sees who votes, for whom he could and with how many votes; never what is on a wheel."""
    if g.vote is None:
        return None
    weights = {colour_of(g, seat): vote_weight(g, g.vote, seat) for seat in voters(g, g.vote)}
    return {
        "kind": g.vote.kind,
        "location": g.vote.location,
        "revote": g.vote.is_revote,
        "candidates": list(g.vote.candidates),
        "weights": weights,
    }


@clause("MH-9.13", "MH-9.2")
def _destinations(g: MallState, seat: Seat | None) -> dict[str, str | None]:
    """The own wheel, an elected Chief's, and all of them once revealed; of the others only that they are set."""
    return {
        colour_of(g, other): location if _sees_wheel(g, seat, other) else None
        for other, location in g.destinations.items()
    }


def _sees_wheel(g: MallState, seat: Seat | None, other: Seat) -> bool:
    return g.are_wheels_revealed or other == seat or (other == g.badge and g.chief_elected)


@clause("MH-8.2", "MH-8.9", "MH-8.11")
def _dice(g: MallState, seat: Seat | None) -> list[int] | None:
    return list(g.dice) if g.are_dice_revealed or seat in g.dice_seen_by else None


@clause("MH-6.11")
def _private_knowledge(g: MallState, seat: Seat | None) -> dict[str, Any]:
    """What a searcher remembers: cards he gave away that were not played yet, and cards he put under the deck."""
    gifts = [{"to": colour_of(g, receiver), "card": card} for giver, receiver, card in g.gifts if giver == seat]
    buried = [card if knower == seat else None for knower, card in g.buried]
    return {"gifts": gifts, "buried": buried}


@clause("MH-15.13")
def _hands(g: MallState) -> dict[str, list[str]] | None:
    if g.result is None:
        return None
    return {colour_of(g, seat): list(g.hands[seat]) for seat in range(g.seats)}


def _result(g: MallState) -> dict[str, Any] | None:
    if g.result is None:
        return None
    scores = {colour_of(g, seat): points for seat, points in enumerate(g.result.scores)}
    return {"reason": g.result.reason, "scores": scores, "winners": [colour_of(g, seat) for seat in g.result.winners]}


# -- re-dealing -------------------------------------------------------------------------------------------------


@clause("MH-17.1", "MH-17.8", "MH-8.4")
def redeal(g: MallState, seat: Seat | None, rng: Shuffler) -> None:
    """Deal anew all that this seat cannot know: other hands, the deck, the truck cards, dice and wheels."""
    if g.result is None:
        _redeal_cards(g, seat, rng)
    if g.dice and not g.are_dice_revealed and seat not in g.dice_seen_by:
        g.dice = [_face(rng) for _ in g.dice]
    for other in g.destinations:
        if not _sees_wheel(g, seat, other):
            choices = destinations(g, other)
            rng.shuffle(choices)
            g.destinations[other] = choices[0].removeprefix("to:")


def _face(rng: Shuffler) -> int:
    faces = [1, 2, 3, 4, 5, 6]
    rng.shuffle(faces)
    return faces[0]


def _redeal_cards(g: MallState, seat: Seat | None, rng: Shuffler) -> None:
    """Unknown cards are shuffled and laid back; gifts that the seat made and cards it buried stay where they are."""
    known = [
        [gift for giver, receiver, gift in g.gifts if giver == seat and receiver == other] for other in range(g.seats)
    ]
    places: list[tuple[list[str], int]] = []
    for other, hand in enumerate(g.hands):
        if other != seat:
            unknown = _positions_besides(hand, known[other])
            places += [(hand, i) for i in unknown]
    if seat != g.searcher:
        places += [(g.loot, i) for i in range(len(g.loot))]
    first_buried = len(g.deck) - len(g.buried)
    for i in range(len(g.deck)):
        if i < first_buried or g.buried[i - first_buried][0] != seat:
            places.append((g.deck, i))
    cards = sorted(pile[i] for pile, i in places)  # so that the real order leaves no trace in the new one
    rng.shuffle(cards)
    for (pile, i), card in zip(places, cards, strict=True):
        pile[i] = card
    g.buried = [(knower, g.deck[first_buried + i]) for i, (knower, _) in enumerate(g.buried)]
    g.gifts = [gift for gift in g.gifts if seat in gift[:2]]


def _positions_besides(hand: list[str], known: list[str]) -> list[int]:
    """The positions in a hand that are left when the known cards are taken out."""
    left = list(known)
    positions = []
    for i, card in enumerate(hand):
        if card in left:
            left.remove(card)
        else:
            positions.append(i)
    return positions
