"""What a bot says: threats, pleas, bluffs and thanks, rarely.

Whether it speaks depends on open facts and chance alone. What it says of its cards and houses is true only mostly, so
nothing is certain to those who listen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from untot.games.zombie_town.bot.memory import Memory
from untot.games.zombie_town.pieces import CARDS, LIMITS, Colour
from untot.kernel.game import Whim
from untot.kernel.live import Talk
from untot.kernel.seeing import Seen
from untot.parts.characters import GREETINGS, character_of

PHRASES: Final[dict[str, tuple[str, ...]]] = {
    **GREETINGS,
    "truce": ("to",),
    "promise": ("to",),
    "threaten": ("to",),
    "accuse": ("who",),
    "leader": ("who",),
    "ask_help": ("building",),
    "warn": ("building",),
    "bluff": ("building",),
    "mine": ("building",),
    "claim_card": ("card",),
    "not_me": (),
    "thank": ("to",),
    "sorry": ("to",),
    "mock": ("to",),
    "well_done": ("to",),
    "lament": (),
    "agree": ("to",),
    "decline": ("to",),
    "think": (),
}
"""The phrases of the table talk and the slots each has: colours, buildings and cards by id."""

MOST_PER_DAY: Final = 1
EAGERNESS: Final = 0.05
"""How likely a bot speaks when a question lies on the table that it has something to say about."""
ANSWERS_TO_NEWS: Final[dict[str, tuple[float, tuple[str, ...]]]] = {
    "pressed": (0.08, ("truce", "threaten", "lament")),
    "fell": (0.6, ("accuse", "threaten", "lament")),
    "attacked": (0.6, ("threaten", "accuse")),
    "taken": (0.7, ("accuse", "threaten")),
    "broken": (0.8, ("accuse", "threaten", "mock")),
}
"""How likely something that happened is spoken of, and with which phrases."""


@dataclass(slots=True)
class Occasion:
    """The moment at which a bot may say something."""

    view: dict[str, Any]
    memory: Memory
    rng: Whim

    def rivals(self) -> list[Colour]:
        """The others who are still in the game, the strongest first."""
        others = [p for p in self.view["players"] if p["seat"] != self.memory.seat and not p["eliminated"]]
        return [player["colours"][0] for player in sorted(others, key=lambda p: -p["score"])]

    def leader(self) -> Colour | None:
        """Who alone has the most points, if that is somebody else."""
        living = [player for player in self.view["players"] if not player["eliminated"]]
        best, *others = sorted(living, key=lambda p: -p["score"])
        is_ahead = all(other["score"] < best["score"] for other in others)
        return best["colours"][0] if is_ahead and best["seat"] != self.memory.seat else None

    def own_houses(self) -> list[dict[str, Any]]:
        return [house for house in self.view["buildings"] if house["owner"] and self.memory.is_mine(house["owner"])]


def speak(seen: Seen, memory: Memory, rng: Whim) -> Talk | None:
    """One phrase, or silence. At one moment it is thought about only once, however often one asks."""
    question = seen.question()
    if seen.seat is None or question is None or memory.considered == memory.heard:
        return None
    memory.considered = memory.heard
    if memory.spoken >= MOST_PER_DAY:
        return None
    said = _about_news(memory, rng)
    topic = TOPICS.get(question["name"])
    if said is None and topic is not None and rng.random() < EAGERNESS * character_of(seen.seat).chatter:
        said = topic(Occasion(seen.view(), memory, rng))
    return said


def phrase(name: str, *filling: str) -> Talk:
    """A phrase with its slots filled, in order."""
    return Talk(phrase=name, slots=dict(zip(PHRASES[name], filling, strict=True)))


def _about_news(memory: Memory, rng: Whim) -> Talk | None:
    for deed, who in memory.news:
        likely, phrases = ANSWERS_TO_NEWS[deed]
        if who and rng.random() < likely:
            name = rng.choice(phrases)
            return phrase(name, who) if PHRASES[name] else phrase(name)
    return None


# -- topics: what a question on the table gives to talk about ---------------------------------------------------


def at_start(here: Occasion) -> Talk | None:
    return None if here.memory.has_greeted else phrase(character_of(here.memory.seat or 0).greeting)


def in_a_turn(here: Occasion) -> Talk | None:
    """Turn the others on the leader, boast, or ask for peace."""
    rivals = here.rivals()
    if not rivals:
        return None
    leader = here.leader()
    sayings = [phrase("mock", rivals[-1]), phrase("truce", rivals[0]), _boast(here)]
    sayings += [phrase("leader", leader)] if leader else []
    sayings += [phrase("mine", house["id"]) for house in here.own_houses()]
    return here.rng.choice(sayings)


def _boast(here: Occasion) -> Talk:
    """Of a card that one may have or not."""
    own: list[str] = here.view["hand"]
    if own and here.rng.random() < character_of(here.memory.seat or 0).honesty:
        return phrase("claim_card", here.rng.choice(own))
    return phrase("claim_card", here.rng.choice(list(CARDS)))


def before_zombies(here: Occasion) -> Talk | None:
    """Zombies are about to move: away from here, please."""
    rivals = here.rivals()
    sayings = [*(phrase("promise", rival) for rival in rivals), *(phrase("threaten", rival) for rival in rivals[:1])]
    for house in here.own_houses():
        if len(house["barricades"]) >= LIMITS.barricades:
            sayings.append(phrase("bluff", house["id"]))
        elif house["pressure"]:
            sayings += [phrase("ask_help", house["id"]), phrase("warn", house["id"])]
    return here.rng.choice(sayings) if sayings else None


def in_a_fight(here: Occasion) -> Talk | None:
    return here.rng.choice([phrase("think"), phrase("lament")])


TOPICS: Final[dict[str, Callable[[Occasion], Talk | None]]] = {
    "choose_home_base": at_start,
    "keep_start_cards": at_start,
    "turn_step": in_a_turn,
    "zombie_move": before_zombies,
    "fight_or_take": in_a_fight,
}
