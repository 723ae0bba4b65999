"""Why a bot would give an answer: a short reason for whoever asks for advice. Each is a text `reason-<id>`.

| id | arguments | said of |
|---|---|---|
| `goal-take` | zone | a move towards a token |
| `goal-search` | zone | towards a place to search |
| `goal-hunt` | zone | towards zombies, for experience |
| `goal-neutralise` `goal-hold` | zone | towards a spawn zone, or a zone where all must gather |
| `goal-leave` | zone | towards the way out |
| `goal-load` `goal-board` | zone | towards a car, to load it or to get in |
| `flee` | zone, count | a move away from so many zombies |
| `together` | zone | a move that keeps the team together |
| `strike-from` | zone | a move to where zombies can be attacked |
| `search-early` | - | a search by somebody badly armed |
| `search-tool` | - | a search while nobody can open doors |
| `search-cards` | card | a search for a card that a goal asks for |
| `search-spare` | - | any other search |
| `kill-here` `kill-near` `kill-far` | kind, zone | an attack: beside survivors, next to them, or farther away |
| `reload` | - | reloading |
| `hold-door` | door, count | opening a door on the way; about so many zombies wait behind it |
| `do-take` | zone | taking a token |
| `do-neutralise` | zone | neutralising a spawn zone |
| `do-load` `do-leave` `do-drive` `do-enter` | - | the last things to do for the mission |
| `best-hands` | survivor | the best weapons in hand |
| `share` | survivor | a trade that helps both |
| `rest` | - | ending the turn: nothing better is left to do |
| `keep-card` `no-use` | card | what was found is useful or not |
| `lose-least` | card | the loss that hurts least |
| `cancel-wound` | card | a card against a wound |
| `bears-it` | survivor | who can take a wound best |
| `free-first` | - | paying with free actions |
| `more-hits` `enough-hits` | count | rolling again, or not, with so many hits |
| `worst-first` | kind | who takes the hits |
| `strikes-first` `opens-first` `front-first` | survivor | whose turn is next |
| `best-skill` | skill | which skill, which survivor |
| `follow` | - | agreeing with the others |
| `hopeless` | - | giving up |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from untot.games.zombicide.bot.arming import best_kit, wanted_cards
from untot.games.zombicide.bot.going import WELL_ARMED, last_zone, waiting_behind
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.striking import Blow, best_blow, order_of_hits
from untot.games.zombicide.bot.together import voice
from untot.games.zombicide.bot.ways import has_tool
from untot.games.zombicide.facts import active, board, zombies_in
from untot.games.zombicide.own import identity_cards, mission_of
from untot.games.zombicide.rules.c6_doors import doors_to_open, tools
from untot.games.zombicide.rules.c6_turn import END_TURN
from untot.games.zombicide.rules.c8_hits import is_hit
from untot.games.zombicide.state import Survivor, ZombicideState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.game import Reason
from untot.parts.zones import ZoneId


def reason(g: ZombicideState, ask: Ask, seat: Seat, answer: str) -> Reason | None:
    """Why this answer; None where all are alike."""
    if voice(ask, seat) == answer:
        return Reason("follow")
    explain = REASONS.get(ask.name)
    return explain(Scene(g), ask, answer) if explain is not None else None


# -- actions ----------------------------------------------------------------------------------------------------


def _action(s: Scene, ask: Ask, answer: str) -> Reason | None:
    survivor = active(s.g)
    explain = ACTIONS.get(answer)
    return explain(s, survivor) if explain is not None else None


def _move(s: Scene, survivor: Survivor) -> Reason:
    """Of a move whose end is not named yet: away from zombies, or on the way."""
    count = zombies_in(s.g, survivor.zone)
    return Reason("flee", {"zone": survivor.zone, "count": count}) if count else _goal(s, survivor.zone)


def _route(s: Scene, ask: Ask, answer: str) -> Reason:
    """Where it leads, against where he stands."""
    survivor, zone = s.g.survivors[ask.unit or ""], last_zone(answer)
    if s.danger(survivor.zone) > s.danger(zone) + 0.5:
        return Reason("flee", {"zone": survivor.zone, "count": zombies_in(s.g, survivor.zone)})
    if s.far(zone) < s.far(survivor.zone):
        return _goal(s, zone)
    if s.strayed(zone) < s.strayed(survivor.zone):
        return Reason("together", {"zone": zone})
    has_prey = best_blow(s, survivor, zone).gain > best_blow(s, survivor, survivor.zone).gain
    return Reason("strike-from", {"zone": zone}) if has_prey else _goal(s, zone)


def _goal(s: Scene, zone: ZoneId) -> Reason:
    if s.errand is None:
        return Reason("together", {"zone": zone})
    return Reason(f"goal-{s.errand.deed}", {"zone": s.errand.zone})


def _search(s: Scene, survivor: Survivor) -> Reason:
    mission = mission_of(s.g)
    if not has_tool(s.g) and s.g.open_doors != board(s.g).zones.all_doors:
        return Reason("search-tool")
    missing = [card for card in wanted_cards(mission) if card not in s.g.found]
    if missing:
        return Reason("search-cards", {"card": missing[0]})
    return Reason("search-early" if best_kit(survivor, mission).worth < WELL_ARMED else "search-spare")


def _open_door(s: Scene, survivor: Survivor) -> Reason:
    door = min(doors_to_open(s.g, survivor), key=lambda door: s.far(board(s.g).doors[door].room))
    return Reason("hold-door", {"door": door, "count": round(waiting_behind(s.g, door))})


def _attack(s: Scene, survivor: Survivor) -> Reason | None:
    return _kill(s, best_blow(s, survivor, survivor.zone))


def _kill(s: Scene, blow: Blow) -> Reason | None:
    if not blow.zone:
        return None
    kind = order_of_hits(s, blow.zone, damage=3, is_choice=True)[0]
    return Reason(_how_near(s, blow.zone), {"kind": kind, "zone": blow.zone})


def _how_near(s: Scene, zone: ZoneId) -> str:
    if zone in s.here:
        return "kill-here"
    return "kill-near" if any(beside in s.here for beside in s.net.neighbours[zone]) else "kill-far"


def _share(s: Scene, survivor: Survivor) -> Reason:
    return Reason("share", {"survivor": survivor.id})


ACTIONS: Final[dict[str, Callable[[Scene, Survivor], Reason | None]]] = {
    "move": _move,
    "search": _search,
    "open_door": _open_door,
    "melee_attack": _attack,
    "ranged_attack": _attack,
    "reload": lambda s, survivor: Reason("reload"),
    "rearrange": lambda s, survivor: Reason("best-hands", {"survivor": survivor.id}),
    "trade": _share,
    "take_objective": lambda s, survivor: Reason("do-take", {"zone": survivor.zone}),
    "neutralise": lambda s, survivor: Reason("do-neutralise", {"zone": survivor.zone}),
    "load": lambda s, survivor: Reason("do-load"),
    "leave_board": lambda s, survivor: Reason("do-leave"),
    "enter_car": lambda s, survivor: Reason("do-enter"),
    "drive": lambda s, survivor: Reason("do-drive"),
    END_TURN: lambda s, survivor: Reason("rest"),
}
"""Those that have one; what costs nothing and always helps explains itself."""


# -- other questions --------------------------------------------------------------------------------------------


def _order(s: Scene, ask: Ask, answer: str) -> Reason:
    survivor = s.g.survivors[answer.removeprefix("survivor:")]
    if best_blow(s, survivor, survivor.zone).gain > 0:
        return Reason("strikes-first", {"survivor": survivor.id})
    return Reason("opens-first" if tools(survivor) else "front-first", {"survivor": survivor.id})


def _target(s: Scene, ask: Ask, answer: str) -> Reason | None:
    zone = answer.partition(" ")[0].removeprefix("at:")
    return _kill(s, Blow(0.0, 0.0, "", zone)) if zone in s.crowds else None


def _weapon(s: Scene, ask: Ask, answer: str) -> Reason | None:
    return _attack(s, s.g.survivors[ask.unit or ""])


def _hands(s: Scene, ask: Ask, answer: str) -> Reason:
    return Reason("best-hands", {"survivor": ask.unit})


def _offer(s: Scene, ask: Ask, answer: str) -> Reason:
    return Reason("share", {"survivor": (ask.about or {})["partner"]})


def _partner(s: Scene, ask: Ask, answer: str) -> Reason:
    return Reason("share", {"survivor": answer.removeprefix("with:")})


def _keep(s: Scene, ask: Ask, answer: str) -> Reason:
    return Reason("no-use" if answer == "discard" else "keep-card", {"card": (ask.about or {})["card"]})


def _lose(s: Scene, ask: Ask, answer: str) -> Reason:
    survivor = s.g.survivors[ask.unit or ""]
    return Reason("lose-least", {"card": survivor.slots[answer.partition(":")[2]].card})


def _cancel(s: Scene, ask: Ask, answer: str) -> Reason | None:
    if answer == "take":
        return None
    return Reason("cancel-wound", {"card": s.g.survivors[ask.unit or ""].slots[answer.partition(":")[2]].card})


def _bears(s: Scene, ask: Ask, answer: str) -> Reason:
    return Reason("bears-it", {"survivor": answer.removeprefix("wound:")})


def _roll(s: Scene, ask: Ask, answer: str) -> Reason | None:
    if s.g.attack is None:
        return None
    fallen = sum(is_hit(s.g, face) for face in s.g.attack.dice)
    return Reason("enough-hits" if answer == "keep" else "more-hits", {"count": fallen})


def _hits(s: Scene, ask: Ask, answer: str) -> Reason | None:
    first = answer.partition(" ")[0]
    return Reason("worst-first", {"kind": first.removeprefix("hit:")}) if first.startswith("hit:") else None


def _survivor(s: Scene, ask: Ask, answer: str) -> Reason:
    return Reason("best-skill", {"skill": identity_cards(s.g)[answer.removeprefix("survivor:")].blue})


REASONS: Final[dict[str, Callable[[Scene, Ask, str], Reason | None]]] = {
    "next_action": _action,
    "move_route": _route,
    "next_survivor": _order,
    "target_zone": _target,
    "choose_weapon": _weapon,
    "starting_slots": _hands,
    "arrange_inventory": _hands,
    "rearrange_after_search": _hands,
    "trade_offer": _offer,
    "trade_partner": _partner,
    "keep_card": _keep,
    "lose_equipment": _lose,
    "discard_card": _lose,
    "cancel_wound": _cancel,
    "share_wounds": _bears,
    "reroll": _roll,
    "assign_hits": _hits,
    "pick_survivor": _survivor,
    "choose_skill": lambda s, ask, answer: Reason("best-skill", {"skill": answer.removeprefix("skill:")}),
    "pay_with": lambda s, ask, answer: Reason("free-first"),
    "give_up": lambda s, ask, answer: Reason("hopeless") if answer == "give_up" else None,
}
