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
| `kill-here` `kill-way` `kill-near` `kill-far` | kind, zone | an attack: beside survivors, in their way, near, far |
| `reload` | - | reloading |
| `hold-door` | door, count | opening a door on the way; about so many zombies wait behind it |
| `do-take` | zone | taking a token |
| `do-neutralise` | zone | neutralising a spawn zone |
| `hunt-drive` | survivor | a drive over zombies |
| `hunt-enter` | - | getting into a car for the hunt |
| `tour-drive` `tour-out` | survivor | a drive on a tour by car; getting out for a door or a token |
| `tour-enter` | - | getting into the car of a tour |
| `lure` | - | making noise |
| `before-driver` `driver-last` | survivor | whose turn is next, in a car that hunts |
| `do-load` `do-leave` `do-drive` `do-enter` | - | the last things to do for the mission |
| `best-hands` | survivor | the best weapons in hand |
| `all-armed` | - | the same, for all survivors of a player |
| `share` | survivor | a trade that helps both |
| `rest` | - | ending the turn: nothing better is left to do |
| `keep-card` `no-use` | card | what was found is useful or not |
| `lose-least` | card | the loss that hurts least |
| `cancel-wound` | card | a card against a wound |
| `bears-it` | survivor | who can take a wound best |
| `more-hits` `enough-hits` | count | rolling again, or not, with so many hits |
| `worst-first` | kind | who takes the hits |
| `strikes-first` `opens-first` `front-first` `waits-last` | survivor | whose turn is next |
| `best-skill` | skill | which skill, which survivor |
| `follow` | - | agreeing with the others |
| `hopeless` | - | giving up |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from untot.games.zombicide.bot.acting import waits_for_others
from untot.games.zombicide.bot.arming import best_kit, wanted_cards
from untot.games.zombicide.bot.driving import is_driver, is_ride
from untot.games.zombicide.bot.going import WELL_ARMED, waiting_behind
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.striking import best_blow, order_of_hits
from untot.games.zombicide.bot.together import voice
from untot.games.zombicide.bot.tour import is_tour
from untot.games.zombicide.bot.ways import has_tool
from untot.games.zombicide.facts import active, board, kind_of, zombies_in
from untot.games.zombicide.own import identity_cards, mission_of
from untot.games.zombicide.rules.c5_inventory import DISCARD
from untot.games.zombicide.rules.c6_doors import tools
from untot.games.zombicide.rules.c6_turn import END_TURN
from untot.games.zombicide.rules.c8_hits import is_hit
from untot.games.zombicide.state import Survivor, ZombicideState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.game import Reason
from untot.kernel.words import placed, split, thing_in, thing_of
from untot.parts.zones import ZoneId

Explain = Callable[[Scene, Survivor, str], Reason | None]


def reason(g: ZombicideState, ask: Ask, seat: Seat, answer: str) -> Reason | None:
    """Why this answer; None where all are alike."""
    if voice(ask, seat) == answer:
        return Reason("follow")
    explain = REASONS.get(ask.name)
    return explain(Scene(g), ask, answer) if explain is not None else None


# -- actions ----------------------------------------------------------------------------------------------------


def _action(s: Scene, ask: Ask, answer: str) -> Reason | None:
    explain = ACTIONS.get(split(answer)[0])
    return explain(s, active(s.g), answer) if explain is not None else None


def _move(s: Scene, survivor: Survivor, answer: str) -> Reason:
    """Where it leads, against where he stands."""
    zone = thing_in(answer, "to")
    if s.danger(survivor.zone) > s.danger(zone) + 0.5:
        return Reason("flee", {"zone": survivor.zone, "count": zombies_in(s.g, survivor.zone)})
    if s.far(survivor, zone) < s.far(survivor, survivor.zone):
        return _goal(s, survivor, zone)
    if s.strayed(survivor, zone) < s.strayed(survivor, survivor.zone):
        return Reason("together", {"zone": zone})
    has_prey = best_blow(s, survivor, zone).gain > best_blow(s, survivor, survivor.zone).gain
    return Reason("strike-from", {"zone": zone}) if has_prey else _goal(s, survivor, zone)


def _goal(s: Scene, survivor: Survivor, zone: ZoneId) -> Reason:
    errand = s.errand_of(survivor)
    if errand is None:
        return Reason("together", {"zone": zone})
    return Reason(f"goal-{errand.deed}", {"zone": errand.zone})


def _search(s: Scene, survivor: Survivor, answer: str) -> Reason:
    mission = mission_of(s.g)
    if not has_tool(s.g) and s.g.open_doors != board(s.g).zones.all_doors:
        return Reason("search-tool")
    missing = [card for card in wanted_cards(mission) if card not in s.g.found]
    if missing:
        return Reason("search-cards", {"card": missing[0]})
    return Reason("search-early" if best_kit(survivor, mission).worth < WELL_ARMED else "search-spare")


def _open_door(s: Scene, survivor: Survivor, answer: str) -> Reason:
    door = thing_in(answer, "door")
    return Reason("hold-door", {"door": door, "count": round(waiting_behind(s.g, door))})


def _attack(s: Scene, survivor: Survivor, answer: str) -> Reason | None:
    """Whom it is meant for."""
    zone = thing_in(answer, "at")
    kinds = order_of_hits(s, zone, damage=3, is_choice=True)
    return Reason(_how_near(s, zone), {"kind": kinds[0], "zone": zone}) if kinds else None


def _how_near(s: Scene, zone: ZoneId) -> str:
    if zone in s.here:
        return "kill-here"
    if s.bars_the_way(zone):
        return "kill-way"
    return "kill-near" if any(beside in s.here for beside in s.net.neighbours[zone]) else "kill-far"


def _of_zone(text: str) -> Explain:
    return lambda s, survivor, answer: Reason(text, {"zone": survivor.zone})


def _plain(text: str) -> Explain:
    return lambda s, survivor, answer: Reason(text)


def _enter(s: Scene, survivor: Survivor, answer: str) -> Reason:
    return Reason("tour-enter" if is_tour(s) else "hunt-enter" if is_ride(s) else "do-enter")


def _drive(s: Scene, survivor: Survivor, answer: str) -> Reason:
    if is_tour(s):
        return Reason("tour-drive", {"survivor": survivor.id})
    return Reason("hunt-drive", {"survivor": survivor.id}) if is_ride(s) else Reason("do-drive")


ACTIONS: Final[dict[str, Explain]] = {
    "move": _move,
    "search": _search,
    "open_door": _open_door,
    "melee_attack": _attack,
    "ranged_attack": _attack,
    "reload": _plain("reload"),
    "rearrange": lambda s, survivor, answer: Reason("best-hands", {"survivor": survivor.id}),
    "trade": lambda s, survivor, answer: Reason("share", {"survivor": thing_in(answer, "with")}),
    "take_objective": _of_zone("do-take"),
    "neutralise": _of_zone("do-neutralise"),
    "load": _plain("do-load"),
    "leave_board": _plain("do-leave"),
    "make_noise": _plain("lure"),
    "enter_car": _enter,
    "leave_car": lambda s, survivor, answer: Reason("tour-out", {"survivor": survivor.id}) if is_tour(s) else None,
    "drive": _drive,
    END_TURN: _plain("rest"),
}
"""Those that have one; what costs nothing and always helps explains itself."""


# -- other questions --------------------------------------------------------------------------------------------


def _order(s: Scene, ask: Ask, answer: str) -> Reason:
    survivor = s.g.survivors[thing_of(answer)]
    if (is_ride(s) or is_tour(s)) and survivor.seat_in_car:
        return Reason("driver-last" if is_driver(survivor) else "before-driver", {"survivor": survivor.id})
    if best_blow(s, survivor, survivor.zone).gain > 0:
        return Reason("strikes-first", {"survivor": survivor.id})
    if waits_for_others(s, survivor):
        return Reason("waits-last", {"survivor": survivor.id})
    return Reason("opens-first" if tools(survivor) else "front-first", {"survivor": survivor.id})


def _hands(s: Scene, ask: Ask, answer: str) -> Reason:
    return Reason("best-hands", {"survivor": ask.unit})


def _keep(s: Scene, ask: Ask, answer: str) -> Reason:
    card = (ask.about or {})["card"]
    return Reason("no-use" if placed(answer)[card] == DISCARD else "keep-card", {"card": card})


def _lose(s: Scene, ask: Ask, answer: str) -> Reason:
    survivor = s.g.survivors[ask.unit or ""]
    return Reason("lose-least", {"card": survivor.slots[thing_of(answer)].card})


def _cancel(s: Scene, ask: Ask, answer: str) -> Reason | None:
    if answer == "take":
        return None
    return Reason("cancel-wound", {"card": s.g.survivors[ask.unit or ""].slots[thing_of(answer)].card})


def _bears(s: Scene, ask: Ask, answer: str) -> Reason:
    return Reason("bears-it", {"survivor": thing_of(answer)})


def _roll(s: Scene, ask: Ask, answer: str) -> Reason | None:
    if s.g.attack is None:
        return None
    fallen = sum(is_hit(s.g, face) for face in s.g.attack.dice)
    return Reason("enough-hits" if answer == "keep" else "more-hits", {"count": fallen})


def _hits(s: Scene, ask: Ask, answer: str) -> Reason | None:
    first = thing_of(split(answer)[0])
    is_zombie = first and first not in s.g.survivors
    return Reason("worst-first", {"kind": kind_of(first)}) if is_zombie else None


def _survivor(s: Scene, ask: Ask, answer: str) -> Reason:
    return Reason("best-skill", {"skill": identity_cards(s.g)[thing_of(answer)].blue})


REASONS: Final[dict[str, Callable[[Scene, Ask, str], Reason | None]]] = {
    "next_action": _action,
    "next_survivor": _order,
    "starting_slots": lambda s, ask, answer: Reason("all-armed"),
    "arrange_inventory": _hands,
    "keep_card": _keep,
    "lose_equipment": _lose,
    "cancel_wound": _cancel,
    "share_wounds": _bears,
    "reroll": _roll,
    "assign_hits": _hits,
    "pick_survivor": _survivor,
    "choose_skill": lambda s, ask, answer: Reason("best-skill", {"skill": thing_of(answer)}),
    "give_up": lambda s, ask, answer: Reason("hopeless") if answer == "give_up" else None,
}
