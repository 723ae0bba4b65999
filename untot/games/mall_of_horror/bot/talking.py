"""What bots say: offers, threats, thanks and lies in ready-made phrases, seldom, and never more than they can know."""

from __future__ import annotations

from typing import Any, Final

from untot.games.mall_of_horror.bot.memory import Memory
from untot.games.mall_of_horror.pieces import CARDS, LOCATION_OF_FACE, Colour
from untot.kernel.game import Whim
from untot.kernel.live import Talk
from untot.kernel.rulebook import clause
from untot.kernel.seeing import Seen

PHRASES: Final[dict[str, tuple[str, ...]]] = {
    "greet": (),
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
    "think": (),
}
"""Ready-made phrases and their slots (MH-16.11)."""

MOST_PER_ROUND: Final = 2
READINESS: Final = 0.3
"""How often a bot opens its mouth when there is a reason to."""
HONESTY: Final = 0.65
"""How often what it says of the dice is what it saw. Who saw nothing claims just the same, only less often."""


@clause("MH-16.11", "MH-16.5", "MH-16.6")
def speak(seen: Seen, memory: Memory, rng: Whim) -> Talk | None:
    """Once per question, seldom, and whatever is said may be a lie."""
    question = seen.question()
    if question is None or seen.seat is None or question["asked"] == memory.considered:
        return None
    memory.considered = question["asked"]
    if memory.said_this_round >= MOST_PER_ROUND or rng.random() > READINESS:
        return None
    return reaction(memory, rng) or remark(seen, question["name"], rng)


def reaction(memory: Memory, rng: Whim) -> Talk | None:
    """Thanks for a gift, anger about a vote."""
    if memory.last_giver:
        giver, memory.last_giver = memory.last_giver, ""
        return said("thank", to=giver)
    if memory.last_wrong:
        wrong, memory.last_wrong = memory.last_wrong, ""
        return rng.choice([said("threaten", to=wrong), said("mock", to=wrong), said("accuse", who=wrong)])
    return None


def remark(seen: Seen, question: str, rng: Whim) -> Talk | None:
    """Something that fits the question at hand."""
    view = seen.view()
    me: Colour = view["players"][seen.seat]["colour"]
    others = [player["colour"] for player in view["players"] if player["colour"] not in ("", me)]
    if not me or not others:
        return said("greet")
    other = rng.choice(others)
    if question.endswith("vote_victim"):
        return about_victims(view, me, other, rng)
    if question.endswith(("vote_truck", "vote_chief")):
        return about_election(view, me, other, rng)
    if question in ("choose_destination", "announce_destination", "play_camera"):
        return about_dice(view, other, rng)
    if question == "place_character" and view["round"] == 0:
        return rng.choice([said("greet"), said("offer_alliance", to=other), None])
    return rng.choice([said("think"), said("claim_card", card=rng.choice(list(CARDS))), said("claim_harmless"), None])


def about_victims(view: dict[str, Any], me: Colour, other: Colour, rng: Whim) -> Talk | None:
    """Against whoever leads; promises that may or may not be kept."""
    candidates = [colour for colour in (view["vote"] or {}).get("candidates", []) if colour != me]
    if not candidates:
        return said("offer_alliance", to=other)
    scores = {player["colour"]: player["score"] for player in view["players"]}
    leader = max(candidates, key=lambda colour: scores[colour])
    friend = rng.choice(candidates)
    return rng.choice(
        [said("ask_vote", against=leader), said("promise_not_vote", to=friend), said("threaten", to=friend)]
    )


def about_election(view: dict[str, Any], me: Colour, other: Colour, rng: Whim) -> Talk | None:
    candidates = (view["vote"] or {}).get("candidates", [])
    if me in candidates:
        return rng.choice([said("ask_vote_for", candidate=me), said("offer_gift", to=other)])
    if candidates:
        return said("promise_vote", candidate=rng.choice(candidates))
    return said("ask_gift")


def about_dice(view: dict[str, Any], other: Colour, rng: Whim) -> Talk | None:
    """Whoever has seen the dice may tell or lie; whoever has not may bluff."""
    somewhere = rng.choice([place["id"] for place in view["locations"] if not place["closed"]])
    shown = [LOCATION_OF_FACE[face] for face in view["dice"] or []]
    if shown and rng.random() < HONESTY:
        return said("claim_dice", location=rng.choice(shown))
    if shown or rng.random() < 1 - HONESTY:
        return rng.choice([said("claim_dice", location=somewhere), said("warn", location=somewhere)])
    return rng.choice([said("ask_destination", to=other), said("claim_destination", location=somewhere)])


def said(phrase: str, **slots: str) -> Talk:
    return Talk(phrase=phrase, slots=slots)
