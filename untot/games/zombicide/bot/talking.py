"""What a bot says: it warns, asks for things, praises and thanks, rarely. It speaks of open facts, for all are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from untot.games.zombicide.pieces import EQUIPMENT, START_EQUIPMENT, SurvivorId
from untot.kernel.events import Seat
from untot.kernel.game import Whim
from untot.kernel.live import Talk
from untot.kernel.rulebook import clause
from untot.kernel.seeing import Seen
from untot.parts.characters import GREETINGS, Heard, character_of

PHRASES: Final[dict[str, tuple[str, ...]]] = {
    **GREETINGS,
    "come_here": ("who", "zone"),
    "stay_away": ("zone",),
    "going": ("zone",),
    "wait_for_me": ("who",),
    "need_card": ("card",),
    "offer_card": ("card",),
    "take_door": (),
    "do_not_shoot": (),
    "make_noise": ("who", "zone"),
    "go_first": ("who",),
    "hurry": (),
    "careful": (),
    "well_done": ("who",),
    "sorry": ("who",),
    "thank": ("who",),
    "agree": (),
    "decline": (),
    "no_matter": (),
    "think": (),
}
"""The phrases of the table talk and the slots each has: survivors, zones and cards by id."""

MOST_PER_ROUND: Final = 1
EAGERNESS: Final = 0.08
"""How likely a bot speaks when it is asked something that gives occasion to."""
PRAISE: Final = 0.5
"""How likely a good deed is spoken of."""
GREAT_SLAUGHTER: Final = 3
"""So many zombies in one attack are worth a word."""
MANY_ZOMBIES: Final = 14
HORDE: Final = 4


@dataclass(slots=True)
class Memory:
    """What a bot remembers of the talk: how much it has said, and what calls for a word."""

    seat: Seat = 0
    heard: int = 0
    spoken: int = 0
    has_greeted: bool = False
    considered: int = -1
    words: Heard | None = None
    """The last words of somebody else."""
    leads: dict[SurvivorId, Seat] = field(default_factory=dict)
    news: list[tuple[str, SurvivorId]] = field(default_factory=list)

    @property
    def mine(self) -> list[SurvivorId]:
        return [survivor for survivor, seat in self.leads.items() if seat == self.seat]


# -- memory -----------------------------------------------------------------------------------------------------


def recall(seen: Seen, memory: Memory | None) -> Memory:
    """Brought up to date with what has happened since."""
    known = memory if memory is not None else Memory(seat=-1 if seen.seat is None else seen.seat)
    events = seen.events(known.heard)
    if events:
        known.news = []
    for event in events:
        known.heard = event["n"] + 1
        _note(known, event["event"], event["args"])
    return known


def _note(memory: Memory, event: str, args: dict[str, Any]) -> None:
    if event == "round_began":
        memory.spoken = 0
    elif event == "said":
        _said(memory, args)
    elif event in ("survivor_picked", "survivor_joined"):
        memory.leads[args["survivor"]] = args["seat"]
    elif event == "zombies_killed" and args["survivor"] not in memory.mine:
        if args["count"] >= GREAT_SLAUGHTER or args["kind"] == "abomination":
            memory.news.append(("well_done", args["survivor"]))
    elif event == "action_given" and args["receiver"] in memory.mine:
        memory.news.append(("thank", args["survivor"]))


def _said(memory: Memory, args: dict[str, Any]) -> None:
    if args["seat"] == memory.seat:
        memory.spoken += 1
        memory.has_greeted = True
        memory.words = None
    else:
        memory.words = Heard("", args["seat"], args["phrase"], args["slots"], args["text"])


# -- speaking ---------------------------------------------------------------------------------------------------


@clause("ZC-4.18")
def speak(seen: Seen, memory: Memory, whim: Whim) -> Talk | None:
    """One phrase, or silence. At one moment it is thought about only once, however often one asks."""
    question = seen.question()
    if seen.seat is None or question is None or memory.considered == memory.heard:
        return None
    memory.considered = memory.heard
    if memory.spoken >= MOST_PER_ROUND:
        return None
    for name, who in memory.news:
        if who not in memory.mine and whim.random() < PRAISE:
            return phrase(name, who)
    topic = TOPICS.get(question["name"])
    is_asked = seen.seat in question["waiting"]
    if topic is None or not is_asked or whim.random() > EAGERNESS:
        return None
    return topic(seen.view(), memory, whim)


def phrase(name: str, *filling: str) -> Talk:
    """A phrase with its slots filled, in order."""
    return Talk(phrase=name, slots=dict(zip(PHRASES[name], filling, strict=True)))


# -- topics -----------------------------------------------------------------------------------------------------


def at_start(view: dict[str, Any], memory: Memory, whim: Whim) -> Talk | None:
    return None if memory.has_greeted else phrase(character_of(memory.seat).greeting)


def before_turn(view: dict[str, Any], memory: Memory, whim: Whim) -> Talk | None:
    """What everybody can see and somebody should say."""
    sayings = [*_of_zombies(view), *_of_cards(view, memory), *_of_others(view, memory)]
    return whim.choice(sayings) if sayings else None


def _of_zombies(view: dict[str, Any]) -> list[Talk]:
    crowds: dict[str, dict[str, int]] = view["zombies"]
    sayings = [phrase("stay_away", zone) for zone, crowd in crowds.items() if _size(crowd) >= HORDE]
    if any("runner" in crowd for crowd in crowds.values()):
        sayings.append(phrase("careful"))
    if sum(map(_size, crowds.values())) >= MANY_ZOMBIES:
        sayings.append(phrase("hurry"))
    return sayings


def _size(crowd: dict[str, int]) -> int:
    return sum(crowd.values())


def _of_cards(view: dict[str, Any], memory: Memory) -> list[Talk]:
    """A weapon in the reserve is for whoever wants it."""
    own = [survivor for survivor in view["survivors"] if survivor["id"] in memory.mine]
    spare = [c for s in own for slot, c in s["slots"].items() if slot.startswith("reserve") and _is_weapon(c)]
    return [phrase("offer_card", card) for card in dict.fromkeys(spare)]


def _is_weapon(card: str) -> bool:
    return card in EQUIPMENT and EQUIPMENT[card].kind == "weapon" and card != START_EQUIPMENT.filler


def _of_others(view: dict[str, Any], memory: Memory) -> list[Talk]:
    """Those who have their turn before them."""
    others = [s for s in view["survivors"] if s["seat"] != view["you"] and s["status"] == "living"]
    return [phrase("go_first", s["id"]) for s in others if not s["is_activated"] and s["zone"] in view["zombies"]]


TOPICS: Final[dict[str, Callable[[dict[str, Any], Memory, Whim], Talk | None]]] = {
    "pick_survivor": at_start,
    "starting_slots": at_start,
    "next_survivor": before_turn,
    "next_action": before_turn,
}
