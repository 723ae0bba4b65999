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
| `best-bearer` | bearer | who gets it |
| `company` `guard` | -; building | a survivor who comes along, or stays in a house |
| `light` | building | fireworks |
| `use-house` | building, house | a house ability |
| `swap-weapon` | weapon | dropping an empty weapon for one in hand |
| `go-claim` `go-search` | building | on the way to a house to take, or to search |
| `go-take` | building, pawn | on the way to somebody's house to take it over |
| `go-shoot` `go-safe` `go-on` `stay` | square | where zombies can be shot, where it is safe, where one ends, or stays |
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

from untot.games.zombie_town.bot.chores import may_hold
from untot.games.zombie_town.bot.going import Ground
from untot.games.zombie_town.bot.outlook import Outlook
from untot.games.zombie_town.bot.striking import best_shot, strike_gains
from untot.games.zombie_town.facts import acting, turn_of
from untot.games.zombie_town.fight_facts import fight_of, targets
from untot.games.zombie_town.pieces import LIMITS, SURVIVOR, WEAPONS
from untot.games.zombie_town.rules.c4_turn import pawn_and_word
from untot.games.zombie_town.state import Pawn, TownState
from untot.games.zombie_town.town import BUILDING_BESIDE, BuildingId, Square
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.game import Reason


def reason(g: TownState, ask: Ask, seat: Seat, answer: str) -> Reason | None:
    """Why this answer; None where all are alike."""
    explain = REASONS.get(ask.name)
    return explain(Outlook(g, seat), ask, answer) if explain is not None else None


def _thing(answer: str) -> str:
    return answer.partition(":")[2]


# -- the turn ---------------------------------------------------------------------------------------------------


def _turn(o: Outlook, ask: Ask, answer: str) -> Reason | None:
    colour, word = pawn_and_word(o.g, o.seat, answer)
    pawn = o.g.pawns[turn_of(o.g).pawn if turn_of(o.g).is_clearing else colour]
    verb, _, thing = word.partition(":")
    explain = WORDS.get(verb)
    return explain(o, pawn, thing) if explain is not None else None


def _move(o: Outlook, pawn: Pawn, _: str) -> Reason:
    """Of a movement whose end is not named yet."""
    turn = turn_of(o.g)
    ground = Ground(o, pawn, turn.actions)
    squares = [square for square in ground.reach(pawn.square, LIMITS.steps) if square != pawn.square]
    best = max(squares, key=lambda square: ground.total(square, turn.actions), default=pawn.square)
    return _arrival(ground, best)


def _arrival(ground: Ground, square: Square) -> Reason:
    """What one goes somewhere for: the best chore there, or safety."""
    o, pawn = ground.o, ground.pawn
    best = next(iter(ground.chores(square)), None)
    if best is None or best.gain <= 0 or not ground.actions:
        is_safer = ground.safety(square) > ground.safety(pawn.square)
        return Reason("go-safe" if is_safer else "go-on", {"square": square})
    if best.word in ("barricade", "post", f"play:{SURVIVOR}") and square in o.g.sites and not o.is_mine(square):
        owner = o.g.sites[square].owner
        return Reason("go-take", {"building": square, "pawn": owner}) if owner else _at("go-claim", square)
    if best.word == "draw":
        return _at("go-search", square)
    return Reason("go-shoot" if best.word == "attack" else "go-on", {"square": square})


def _at(text: str, building: BuildingId) -> Reason:
    return Reason(text, {"building": building})


def _step(o: Outlook, ask: Ask, answer: str) -> Reason:
    turn, pawn = turn_of(o.g), acting(o.g)
    if answer == "stop":
        return Reason("stay", {"square": pawn.square})
    ground, step = Ground(o, pawn, turn.actions), _thing(answer)
    within = [step] if step in o.g.zombies else list(ground.reach(step, turn.steps - 1))
    return _arrival(ground, max(within, key=lambda square: ground.total(square, turn.actions)))


def _claiming(o: Outlook, building: BuildingId, otherwise: str) -> Reason:
    """Whose house it is makes the difference."""
    if o.is_mine(building):
        return _at(otherwise, building)
    owner = o.g.sites[building].owner
    return Reason("take-over", {"building": building, "pawn": owner}) if owner else _at("claim", building)


def _barricade(o: Outlook, pawn: Pawn, _: str) -> Reason:
    standing = len(o.g.sites[pawn.square].barricades)
    return _claiming(o, pawn.square, "close" if standing == LIMITS.barricades - 1 else "strengthen")


def _play(o: Outlook, pawn: Pawn, card: str) -> Reason:
    if card in WEAPONS:
        return Reason("arm", {"card": card})
    if card != SURVIVOR:
        return _at("light", _brightest(o))
    is_claim = pawn.square in o.g.sites and may_hold(o, pawn, pawn.square) and not o.is_mine(pawn.square)
    return _claiming(o, pawn.square, "guard") if is_claim else Reason("company")


def _brightest(o: Outlook) -> BuildingId:
    """The own house that is in the greatest need."""
    own = [building for building in o.g.sites if o.is_mine(building)] or list(o.g.sites)
    return max(own, key=lambda building: o.estate(building).pressure - o.estate(building).strength)


def _attack(o: Outlook, pawn: Pawn, _: str) -> Reason:
    """Of an attack whose target is not named yet."""
    if pawn.square in o.g.zombies:
        return Reason("clear", {"square": pawn.square})
    strikes = strike_gains(o, pawn)
    shots = {s: best_shot(o, pawn, pawn.square, s) for s in targets(o.g, pawn.colour) if s not in strikes}
    return _on(o, max(strikes | shots, key=(strikes | shots).__getitem__))


def _tear(o: Outlook, pawn: Pawn, _: str) -> Reason | None:
    building = BUILDING_BESIDE[pawn.square]
    owner = o.g.sites[building].owner
    return Reason("tear-down", {"building": building, "pawn": owner}) if owner else None


WORDS: Final[dict[str, Callable[[Outlook, Pawn, str], Reason | None]]] = {
    "free_move": _move,
    "move": _move,
    "draw": lambda o, pawn, _: Reason("search", {"building": pawn.square, "count": len(o.g.sites[pawn.square].pile)}),
    "barricade": _barricade,
    "play": _play,
    "attack": _attack,
    "take_loss": lambda o, pawn, _: Reason("take-loss", {"square": pawn.square}),
    "post": lambda o, pawn, _: _claiming(o, pawn.square, "guard"),
    "house": lambda o, pawn, _: Reason("use-house", {"building": pawn.square, "house": o.g.sites[pawn.square].house}),
    "tear_down": _tear,
    "event": lambda o, pawn, event: Reason("event-now", {"event": event}),
    "drop": lambda o, pawn, weapon: Reason("swap-weapon", {"weapon": weapon}),
    "end_turn": lambda o, pawn, _: Reason("rest"),
}


# -- cards ------------------------------------------------------------------------------------------------------


def _result(o: Outlook, ask: Ask, answer: str) -> Reason | None:
    verb, _, card = answer.partition(":")
    if verb == "trigger":
        return Reason("event-free", {"event": card})
    return Reason("keep-card", {"card": card}) if verb == "keep" else None


def _return(o: Outlook, ask: Ask, answer: str) -> Reason:
    end, _, card = answer.partition(":")
    return Reason(f"put-{end}", {"card": card})


def _where(o: Outlook, ask: Ask, answer: str) -> Reason:
    return _claiming(o, acting(o.g).square, "guard") if answer == "place" else Reason("company")


def _series(o: Outlook, ask: Ask, answer: str) -> Reason | None:
    return None if answer == "done" else _barricade(o, acting(o.g), "")


def _house_pick(o: Outlook, ask: Ask, answer: str) -> Reason:
    verb, _, thing = answer.partition(":")
    if verb == "take":
        return Reason("keep-card", {"card": thing})
    return Reason("reload", {"weapon": thing}) if verb == "weapon" else Reason("go-on", {"square": thing})


def _choice(o: Outlook, ask: Ask, answer: str) -> Reason | None:
    verb, _, thing = answer.partition(":")
    if verb == "weapon":
        return Reason("reload", {"weapon": thing})
    return Reason("send-away", {"pawn": thing}) if verb == "pawn" else None


def _first_card(text: str) -> Callable[[Outlook, Ask, str], Reason]:
    return lambda o, ask, answer: Reason(text, {"card": _thing(answer.split(" ")[0])})


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
    if answer == "stop":
        return Reason("save-shots", {"weapon": fight.weapon})
    return Reason("fire-on", {"target": fight.target}) if answer == "fire" else _weapon(o, ask, answer)


def _weapon(o: Outlook, ask: Ask, answer: str) -> Reason:
    return Reason("best-weapon", {"weapon": _thing(answer)})


def _facing(o: Outlook, ask: Ask, answer: str) -> Reason:
    return Reason("take-loss" if answer == "take_loss" else "fight", {"square": (ask.about or {})["square"]})


def _suffering(o: Outlook, ask: Ask, answer: str) -> Reason:
    verb, _, who = answer.partition(":")
    return Reason("bears-it", {"pawn": who}) if verb == "hurt" else Reason("sacrifice", {"survivor": who})


def _retreat(o: Outlook, ask: Ask, answer: str) -> Reason:
    if answer == "stay":
        return Reason("stand", {"pawn": (ask.about or {})["pawn"]})
    return Reason("withdraw", {"square": _thing(answer)})


def _refuge(o: Outlook, ask: Ask, answer: str) -> Reason | None:
    return Reason("shelter", {"square": _thing(answer)}) if answer.startswith("to:") else None


def _entry(o: Outlook, ask: Ask, answer: str) -> Reason:
    text = "keep-out" if answer.startswith("fight:") else "let-in"
    return Reason(text, {"pawn": (ask.about or {})["pawn"]})


# -- zombies ----------------------------------------------------------------------------------------------------


def _zombie(o: Outlook, ask: Ask, answer: str) -> Reason:
    """Onto somebody, into a house, before a house, or just out of the way."""
    to = _thing(answer.split(" ")[1])
    prey = next((pawn.colour for pawn in o.rivals if pawn.square == to), "")
    if prey:
        return Reason("hunt", {"square": to, "pawn": prey})
    building = to if to in o.g.sites else BUILDING_BESIDE.get(to)
    owner = o.g.sites[building].owner if building is not None else ""
    if building is None or not owner or o.is_mine(building):
        return Reason("away", {"square": to})
    return Reason("storm" if to == building else "press", {"building": building, "pawn": owner})


REASONS: Final[dict[str, Callable[[Outlook, Ask, str], Reason | None]]] = {
    "choose_home_base": lambda o, ask, answer: _at("home", _thing(answer)),
    "keep_start_cards": lambda o, ask, answer: Reason("start-cards"),
    "turn_step": _turn,
    "move_path": _step,
    "draw_count": lambda o, ask, answer: Reason("search-more", {"count": int(_thing(answer))}),
    "draw_result": _result,
    "return_order": _return,
    "play_survivor_where": _where,
    "weapon_bearer": lambda o, ask, answer: Reason("best-bearer", {"bearer": _thing(answer)}),
    "barricade_series": _series,
    "fireworks_target": lambda o, ask, answer: _at("light", _thing(answer)),
    "attack_target": lambda o, ask, answer: _on(o, _thing(answer)),
    "attack_weapon": _weapon,
    "shoot_again": _again,
    "draw2_pick": lambda o, ask, answer: Reason("best-shot", {"card": _thing(answer)}),
    "defence_weapon": _weapon,
    "fight_or_take": _facing,
    "who_suffers": _suffering,
    "retreat": _retreat,
    "flee_to": _refuge,
    "entry_fight": _entry,
    "house_pick": _house_pick,
    "event_choice": _choice,
    "pass_card": _first_card("pass-least"),
    "discard_to_limit": _first_card("discard-least"),
    "zombie_move": _zombie,
    "first_group": lambda o, ask, answer: Reason("others-first", {"pawn": _thing(answer)}),
    "trap_victims": lambda o, ask, answer: Reason("trap", {"square": _thing(answer)}),
    "refill_squares": lambda o, ask, answer: Reason("refill"),
}
