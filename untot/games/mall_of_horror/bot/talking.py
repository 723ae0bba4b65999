"""What a bot says: offers, requests, thanks, threats and some lies, at fitting moments and not too often.

Whether it speaks depends on open facts and chance alone. What it says of its hand or of the dice it saw is true only
mostly, so nothing is certain to those who listen; of what it does not know it says nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from untot.games.mall_of_horror.bot.memory import Memory
from untot.games.mall_of_horror.pieces import CARDS, LOCATION_OF_FACE, Colour, LocationId
from untot.kernel.game import Whim
from untot.kernel.live import Talk
from untot.kernel.rulebook import clause
from untot.kernel.seeing import Seen
from untot.parts.characters import GREETINGS, character_of

PHRASES: Final[dict[str, tuple[str, ...]]] = {
    **GREETINGS,
    "offer_alliance": ("to",),
    "ask_vote": ("against",),
    "ask_vote_for": ("candidate",),
    "promise_not_vote": ("to",),
    "promise_vote": ("candidate",),
    "threaten": ("to",),
    "accuse": ("who",),
    "claim_dice": ("location",),
    "claim_no_dice": ("location",),
    "claim_card": ("card",),
    "claim_harmless": (),
    "offer_gift": ("to",),
    "ask_gift": (),
    "thank": ("to",),
    "apologise": ("to",),
    "mock": ("to",),
    "lament": (),
    "warn": ("location",),
    "ask_destination": ("to",),
    "claim_destination": ("location",),
    "agree": ("to",),
    "decline": ("to",),
    "think": (),
}
"""The phrases of the table talk and the slots each has: colours, locations and cards by id."""

MOST_PER_ROUND: Final = 2
EAGERNESS: Final = 0.15
"""How likely a bot speaks when a question lies on the table that it has something to say about."""
ANSWERS_TO_NEWS: Final[dict[str, tuple[float, tuple[str, ...]]]] = {
    "gave_me_a_card": (0.7, ("thank",)),
    "kept_his_word": (0.3, ("thank", "offer_alliance")),
    "broke_his_word": (0.8, ("accuse", "threaten")),
    "voted_against_me": (0.2, ("accuse", "threaten")),
    "voted_for_me": (0.2, ("thank",)),
    "broke_my_word": (0.4, ("apologise", "apologise", "mock")),
    "lost_somebody": (0.2, ("lament",)),
}
"""How likely something that happened is spoken of, and with which phrases."""


@dataclass(slots=True)
class Occasion:
    """The moment at which a bot may say something."""

    view: dict[str, Any]
    me: Colour
    memory: Memory
    rng: Whim
    is_asked: bool

    @property
    def honesty(self) -> float:
        """How likely a claim is true."""
        return character_of(self.memory.seat).honesty

    def rivals(self) -> list[Colour]:
        """The others who are still in the game, the strongest first."""
        others = [p for p in self.view["players"] if p["colour"] != self.me and not p["eliminated"]]
        return [player["colour"] for player in sorted(others, key=lambda p: -p["score"])]

    def places(self) -> list[LocationId]:
        return [place["id"] for place in self.view["locations"] if not place["closed"]]


@clause("MH-16.5", "MH-16.6", "MH-16.11")
def speak(seen: Seen, memory: Memory, rng: Whim) -> Talk | None:
    """One phrase, or silence. At one moment it is thought about only once, however often one asks."""
    question = seen.question()
    if seen.seat is None or question is None or memory.considered == memory.moment or not memory.me:
        return None
    memory.considered = memory.moment
    if memory.spoken >= MOST_PER_ROUND:
        return None
    said = _about_news(memory.news, rng)
    if said is None and rng.random() < EAGERNESS * character_of(seen.seat).chatter and question["name"] in TOPICS:
        is_asked = seen.seat in question["waiting"]
        said = TOPICS[question["name"]](Occasion(seen.view(), memory.me, memory, rng, is_asked))
    return said


def phrase(name: str, *filling: str) -> Talk:
    """A phrase with its slots filled, in order."""
    return Talk(phrase=name, slots=dict(zip(PHRASES[name], filling, strict=True)))


def _about_news(news: Sequence[tuple[str, Colour]], rng: Whim) -> Talk | None:
    for deed, who in news:
        likely, phrases = ANSWERS_TO_NEWS.get(deed, (0.0, ()))
        if rng.random() < likely:
            name = rng.choice(phrases)
            return phrase(name, who) if PHRASES[name] else phrase(name)
    return None


# -- topics: what a question on the table gives to talk about ---------------------------------------------------


def at_start(here: Occasion) -> Talk | None:
    return phrase(character_of(here.memory.seat).greeting) if not here.memory.spoken else None


def before_victim(here: Occasion) -> Talk | None:
    """Turn the vote on somebody else, buy peace - which is a lie now and then - or complain."""
    others = [c for c in here.rivals() if c in here.view["vote"]["candidates"]]
    if not others:
        return phrase("claim_harmless")
    target, friend = others[0], others[-1]
    if here.rng.random() > here.honesty:
        friend = target
    about_others = [phrase("ask_vote", target), phrase("mock", target)]
    if here.me not in here.view["vote"]["weights"]:
        return here.rng.choice(about_others)
    own = [phrase("promise_not_vote", friend), phrase("offer_alliance", friend), phrase("threaten", target)]
    return here.rng.choice([*about_others[:1], *own, phrase("claim_harmless")])


def before_election(here: Occasion) -> Talk | None:
    """Ask for votes, or promise one's own to the weakest."""
    vote = here.view["vote"]
    others = [c for c in here.rivals() if c in vote["candidates"]]
    if here.me in vote["candidates"]:
        pleas = [phrase("ask_vote_for", here.me)]
        if others:
            pleas.append(phrase("offer_alliance", others[-1]))
        if others and vote["kind"] == "truck":
            pleas.append(phrase("offer_gift", others[-1]))
        return here.rng.choice(pleas)
    return phrase("promise_vote", others[-1]) if others and here.me in vote["weights"] else None


def during_search(here: Occasion) -> Talk | None:
    return phrase("think") if here.is_asked else phrase("ask_gift")


def before_wheels(here: Occasion) -> Talk | None:
    """Whoever saw the dice speaks of them, truly or not; the others of their plans, or ask."""
    place = here.rng.choice(here.places())
    dice = here.view["dice"]
    if dice is not None:
        is_shown = place in {LOCATION_OF_FACE[face] for face in dice}
        is_honest = here.rng.random() < here.honesty
        return phrase("claim_dice" if is_shown == is_honest else "claim_no_dice", place)
    choices = [phrase("claim_destination", place), phrase("warn", _most_threatened(here))]
    silent = [colour for colour in here.rivals() if here.view["destinations"].get(colour) is None]
    if silent:
        choices.append(phrase("ask_destination", here.rng.choice(silent)))
    return here.rng.choice(choices)


def _most_threatened(here: Occasion) -> LocationId:
    """By open facts: where the most zombies stand before the weakest defence."""
    places = [place for place in here.view["locations"] if not place["closed"]]
    return str(max(places, key=lambda place: place["zombies"] - place["defence"])["id"])


def during_attack(here: Occasion) -> Talk | None:
    """Boast of a card - one may have it or not - or lament."""
    own: list[str] = here.view["hand"]
    if not own:
        return phrase("lament")
    unplayed = [card.id for card in CARDS.values() if here.view["played"].count(card.id) < card.count]
    card = here.rng.choice(own) if here.rng.random() < here.honesty else here.rng.choice(unplayed)
    return here.rng.choice([phrase("claim_card", card), phrase("claim_harmless"), phrase("think")])


TOPICS: Final[dict[str, Callable[[Occasion], Talk | None]]] = {
    "place_character": at_start,
    "vote_truck": before_election,
    "revote_truck": before_election,
    "divide_loot": during_search,
    "vote_chief": before_election,
    "revote_chief": before_election,
    "announce_destination": before_wheels,
    "choose_destination": before_wheels,
    "attack_cards": during_attack,
    "parking_cards": during_attack,
    "vote_victim": before_victim,
    "revote_victim": before_victim,
}
