"""Why a bot would give an answer: a short reason for whoever asks for advice. Each is a text `reason-<id>`.

| id | arguments | said of |
|---|---|---|
| `home` | building | a home base away from the others |
| `start-cards` | - | the start cards worth most |
| `claim` | building | taking possession of a house |
| `take-over` | building, pawn | taking a house from somebody |
| `strengthen` `close` | building | a further barricade; the third one, which closes the house |
| `search` | building, count | drawing; so many cards are left there |
| `search-more` | count | looking at so many cards |
| `shoot` | square | a zombie less is a point more |
| `relieve` | building, square | a zombie that presses a house of one's own |
| `clear` | square | zombies where one stands |
| `strike-pawn` `strike-survivor` | pawn; survivor | an attack on somebody else's piece |
| `arm` | card | playing a weapon |
| `company` `guard` | -; building | a survivor who comes along, or stays in a house |
| `light` | building | fireworks |
| `use-house` | building, house | a house ability |
| `swap-weapon` | weapon | dropping an empty weapon for one in hand |
| `go-claim` `go-search` | building | on the way to a house to take, or to search |
| `go-take` | building, pawn | on the way to somebody's house to take it over |
| `go-shoot` `go-safe` `go-on` | square | where zombies can be shot, where it is safe, or where one ends |
| `tear-down` | building, pawn | a barricade of somebody else |
| `event-now` `event-free` | event | an event from the hand; a drawn one, which makes the draw free |
| `keep-card` | card | a drawn card is useful |
| `put-top` `put-bottom` | card | where a card goes back |
| `fire-on` | target | firing again |
| `save-shots` | weapon | not firing again |
| `best-weapon` | weapon | which weapon |
| `best-shot` | card | which combat card |
| `fight` `take-loss` | square | a zombie has come |
| `bears-it` `sacrifice` | pawn; survivor | who suffers |
| `withdraw` `stand` | square; pawn | leaving a fight or not |
| `shelter` | square | where to flee |
| `keep-out` `let-in` | pawn | a fight at the door or none |
| `press` `storm` | building, pawn | zombies before somebody's house, or into it |
| `hunt` | square, pawn | a zombie onto a pawn |
| `away` | square | a zombie where it harms oneself least |
| `discard-least` `pass-least` | card | what one needs least |
| `reload` | weapon | which weapon is filled |
| `send-away` | pawn | whom to send |
| `others-first` | pawn | who faces a zombie first |
| `trap` | square | whom a trap kills |
| `refill` | - | new zombies far from one's own houses |
| `rest` | - | ending the turn: nothing better is left to do |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from untot.games.zombie_town.bot.chores import BUILD
from untot.games.zombie_town.bot.going import Ground
from untot.games.zombie_town.bot.outlook import Outlook
from untot.games.zombie_town.facts import turn_of
from untot.games.zombie_town.fight_facts import fight_of
from untot.games.zombie_town.pieces import KIND_OF, LIMITS, SURVIVOR
from untot.games.zombie_town.rules.c4_turn import acting_colour
from untot.games.zombie_town.rules.c5_clearing import TAKE_LOSS
from untot.games.zombie_town.rules.c9_attack import FIRE, STOP
from untot.games.zombie_town.rules.c9_duel import STAY
from untot.games.zombie_town.state import Pawn, TownState
from untot.games.zombie_town.town import BUILDING_BESIDE, BuildingId, Square
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.game import Reason
from untot.kernel.words import split, thing_in, thing_of, verb_of, word


def reason(g: TownState, ask: Ask, seat: Seat, answer: str) -> Reason | None:
    """Why this answer; None where all are alike."""
    explain = REASONS.get(ask.name)
    return explain(Outlook(g, seat), ask, answer) if explain is not None else None


# -- the turn ---------------------------------------------------------------------------------------------------


def _turn(o: Outlook, ask: Ask, answer: str) -> Reason | None:
    turn = turn_of(o.g)
    pawn = o.g.pawns[turn.pawn if turn.is_clearing else acting_colour(o.g, o.seat, answer)]
    explain = VERBS.get(verb_of(split(answer)[0]))
    return explain(o, pawn, answer) if explain is not None else None


def _move(o: Outlook, pawn: Pawn, answer: str) -> Reason:
    return _arrival(Ground(o, pawn, turn_of(o.g).actions), thing_in(answer, "to"))


def _arrival(ground: Ground, square: Square) -> Reason:
    """What one goes somewhere for: the best chore there, or safety."""
    o, pawn = ground.o, ground.pawn
    best = next(iter(ground.chores(square)), None)
    if best is None or best.gain <= 0 or not ground.actions:
        is_safer = ground.safety(square) > ground.safety(pawn.square)
        return Reason("go-safe" if is_safer else "go-on", {"square": square})
    if best.verb in (BUILD, "post", word("play", SURVIVOR)) and square in o.g.sites and not o.is_mine(square):
        owner = o.g.sites[square].owner
        return Reason("go-take", {"building": square, "pawn": owner}) if owner else _at("go-claim", square)
    if best.verb == "draw":
        return _at("go-search", square)
    return Reason("go-shoot" if best.verb == "attack" else "go-on", {"square": square})


def _at(text: str, building: BuildingId) -> Reason:
    return Reason(text, {"building": building})


def _claiming(o: Outlook, building: BuildingId, otherwise: str) -> Reason:
    """Whose house it is makes the difference."""
    if o.is_mine(building):
        return _at(otherwise, building)
    owner = o.g.sites[building].owner
    return Reason("take-over", {"building": building, "pawn": owner}) if owner else _at("claim", building)


def _play(o: Outlook, pawn: Pawn, answer: str) -> Reason:
    card = thing_of(split(answer)[0])
    kind = KIND_OF[card]
    if kind == "weapon":
        return Reason("arm", {"card": card})
    if kind == "fireworks":
        return _at("light", thing_in(answer, "light"))
    if kind == "barricade":
        standing = len(o.g.sites[pawn.square].barricades)
        return _claiming(o, pawn.square, "close" if standing == LIMITS.barricades - 1 else "strengthen")
    place = thing_in(answer, "place")
    return _claiming(o, place, "guard") if place else Reason("company")


def _draw(o: Outlook, pawn: Pawn, answer: str) -> Reason:
    count = int(thing_in(answer, "look"))
    if count > 1:
        return Reason("search-more", {"count": count})
    return Reason("search", {"building": pawn.square, "count": len(o.g.sites[pawn.square].pile)})


def _attack(o: Outlook, pawn: Pawn, answer: str) -> Reason:
    target = thing_in(answer, "target")
    return Reason("clear", {"square": target}) if target == pawn.square else _on(o, target)


def _tear(o: Outlook, pawn: Pawn, answer: str) -> Reason | None:
    building = thing_in(answer, "at")
    owner = o.g.sites[building].owner
    return Reason("tear-down", {"building": building, "pawn": owner}) if owner else None


def _house(o: Outlook, pawn: Pawn, answer: str) -> Reason:
    return Reason("use-house", {"building": pawn.square, "house": o.g.sites[pawn.square].house})


VERBS: Final[dict[str, Callable[[Outlook, Pawn, str], Reason | None]]] = {
    "free_move": _move,
    "move": _move,
    "draw": _draw,
    "play": _play,
    "attack": _attack,
    "take_loss": lambda o, pawn, _: Reason("take-loss", {"square": pawn.square}),
    "post": lambda o, pawn, _: _claiming(o, pawn.square, "guard"),
    "house": _house,
    "tear_down": _tear,
    "event": lambda o, pawn, answer: Reason("event-now", {"event": thing_of(split(answer)[0])}),
    "drop": lambda o, pawn, answer: Reason("swap-weapon", {"weapon": thing_of(answer)}),
    "end_turn": lambda o, pawn, _: Reason("rest"),
}


# -- cards ------------------------------------------------------------------------------------------------------


def _result(o: Outlook, ask: Ask, answer: str) -> Reason | None:
    verb, card = verb_of(answer), thing_of(answer)
    if verb == "trigger":
        return Reason("event-free", {"event": card})
    if verb == "keep":
        return Reason("keep-card", {"card": card})
    return _return(o, ask, answer) if card else None


def _return(o: Outlook, ask: Ask, answer: str) -> Reason:
    return Reason(f"put-{verb_of(answer)}", {"card": thing_of(answer)})


def _choice(o: Outlook, ask: Ask, answer: str) -> Reason | None:
    if weapon := thing_in(answer, "weapon"):
        return Reason("reload", {"weapon": weapon})
    sent = thing_in(answer, "send")
    return Reason("send-away", {"pawn": sent}) if sent else None


def _first_card(text: str) -> Callable[[Outlook, Ask, str], Reason]:
    return lambda o, ask, answer: Reason(text, {"card": thing_of(split(answer)[0])})


# -- fights -----------------------------------------------------------------------------------------------------


def _on(o: Outlook, target: str) -> Reason:
    if target in o.g.pawns:
        return Reason("strike-pawn", {"pawn": target})
    if target not in o.g.zombies:
        return Reason("strike-survivor", {"survivor": target})
    building = BUILDING_BESIDE.get(target)
    if building is not None and o.is_mine(building):
        return Reason("relieve", {"building": building, "square": target})
    return Reason("shoot", {"square": target})


def _again(o: Outlook, ask: Ask, answer: str) -> Reason:
    fight = fight_of(o.g)
    if answer == STOP:
        return Reason("save-shots", {"weapon": fight.weapon})
    return Reason("fire-on", {"target": fight.target}) if answer == FIRE else _weapon(o, ask, answer)


def _weapon(o: Outlook, ask: Ask, answer: str) -> Reason:
    return Reason("best-weapon", {"weapon": thing_of(answer)})


def _facing(o: Outlook, ask: Ask, answer: str) -> Reason:
    return Reason("take-loss" if answer == TAKE_LOSS else "fight", {"square": (ask.about or {})["square"]})


def _suffering(o: Outlook, ask: Ask, answer: str) -> Reason:
    who = thing_of(answer)
    return Reason("bears-it", {"pawn": who}) if verb_of(answer) == "hurt" else Reason("sacrifice", {"survivor": who})


def _retreat(o: Outlook, ask: Ask, answer: str) -> Reason:
    if answer == STAY:
        return Reason("stand", {"pawn": (ask.about or {})["pawn"]})
    return Reason("withdraw", {"square": thing_of(answer)})


def _refuge(o: Outlook, ask: Ask, answer: str) -> Reason:
    return Reason("shelter", {"square": thing_in(answer, "to")})


def _entry(o: Outlook, ask: Ask, answer: str) -> Reason:
    text = "keep-out" if verb_of(answer) == "fight" else "let-in"
    return Reason(text, {"pawn": (ask.about or {})["pawn"]})


# -- zombies ----------------------------------------------------------------------------------------------------


def _zombie(o: Outlook, ask: Ask, answer: str) -> Reason:
    """Onto somebody, into a house, before a house, or just out of the way."""
    to = thing_in(answer, "to")
    prey = next((pawn.colour for pawn in o.rivals if pawn.square == to), "")
    if prey:
        return Reason("hunt", {"square": to, "pawn": prey})
    building = to if to in o.g.sites else BUILDING_BESIDE.get(to)
    owner = o.g.sites[building].owner if building is not None else ""
    if building is None or not owner or o.is_mine(building):
        return Reason("away", {"square": to})
    return Reason("storm" if to == building else "press", {"building": building, "pawn": owner})


REASONS: Final[dict[str, Callable[[Outlook, Ask, str], Reason | None]]] = {
    "choose_home_base": lambda o, ask, answer: _at("home", thing_of(answer)),
    "keep_start_cards": lambda o, ask, answer: Reason("start-cards"),
    "turn_step": _turn,
    "draw_result": _result,
    "return_order": _return,
    "shoot_again": _again,
    "draw2_pick": lambda o, ask, answer: Reason("best-shot", {"card": thing_of(answer)}),
    "defence_weapon": _weapon,
    "fight_or_take": _facing,
    "who_suffers": _suffering,
    "retreat": _retreat,
    "flee_to": _refuge,
    "entry_fight": _entry,
    "event_choice": _choice,
    "pass_card": _first_card("pass-least"),
    "discard_to_limit": _first_card("discard-least"),
    "zombie_move": _zombie,
    "first_group": lambda o, ask, answer: Reason("others-first", {"pawn": thing_of(answer)}),
    "trap_victims": lambda o, ask, answer: Reason("trap", {"square": thing_of(split(answer)[0])}),
    "refill_squares": lambda o, ask, answer: Reason("refill"),
}
