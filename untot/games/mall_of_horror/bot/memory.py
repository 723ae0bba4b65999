"""What a bot remembers of the others: words kept and broken, votes and gifts. It reads only what its seat has seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from untot.games.mall_of_horror.pieces import OWNER_OF, Colour
from untot.kernel.events import Happened
from untot.kernel.rulebook import clause
from untot.kernel.seeing import Seen
from untot.parts.characters import Heard

DEEDS: Final = {
    "voted_against_me": -0.3,
    "voted_for_me": 0.2,
    "gave_me_a_card": 0.35,
    "kept_his_word": 0.25,
    "broke_his_word": -0.6,
    "broke_his_word_to_another": -0.15,
}
WORDS: Final = {
    "offer_alliance": 0.1,
    "promise_not_vote": 0.1,
    "promise_vote": 0.1,
    "offer_gift": 0.05,
    "ask_vote_for": 0.05,
    "thank": 0.05,
    "apologise": 0.1,
    "threaten": -0.1,
    "mock": -0.1,
    "accuse": -0.1,
}
"""What it does to trust when somebody does or says something to us. Words are cheap:"""
WORDS_AT_MOST: Final = 0.2
FADES_BY: Final = 0.85
"""What is left of trust and distrust after a round."""

Promise = tuple[Colour, Colour]
"""Who gave his word, and to whom."""


@dataclass(slots=True)
class Memory:
    """Everything by colour. Promises stand until the next vote of their kind."""

    seat: int = -1
    colours: list[Colour] = field(default_factory=list)
    events_read: int = 0
    moment: int = 0
    """How many events but talk there were: what has been said at a moment is not said again."""
    deeds: dict[Colour, float] = field(default_factory=dict)
    words: dict[Colour, float] = field(default_factory=dict)
    peace: list[Promise] = field(default_factory=list)
    support: list[Promise] = field(default_factory=list)
    gifts: list[Promise] = field(default_factory=list)
    calls: list[Promise] = field(default_factory=list)
    """Who has asked the table to vote against whom."""
    spoken: int = 0
    """Own words in this round."""
    heard: Heard | None = None
    considered: int = -1
    """The moment at which the bot has last thought about saying something."""
    news: list[tuple[str, Colour]] = field(default_factory=list)
    """What happened in this phase that one may want to speak of, and who was it."""

    @property
    def me(self) -> Colour:
        return self.colours[self.seat] if self.colours else ""

    def trust_in(self, colour: Colour) -> float:
        """From -1, a traitor, to 1, a proven friend."""
        return max(-1.0, min(1.0, self.deeds.get(colour, 0.0) + self.words.get(colour, 0.0)))

    def has_promised_peace(self, to: Colour) -> bool:
        return (self.me, to) in self.peace

    def has_promised_vote(self, to: Colour) -> bool:
        return (self.me, to) in self.support

    def has_promised_gift(self, to: Colour) -> bool:
        return (self.me, to) in self.gifts

    def calls_against(self, colour: Colour) -> int:
        """How many others have asked the table to vote against this colour."""
        return len({speaker for speaker, target in self.calls if target == colour != speaker})

    # -- reading events -----------------------------------------------------------------------------------------

    def note(self, event: Happened) -> None:
        name, args = event["event"], event["args"]
        self.events_read = event["n"] + 1
        if name in ("said", "whispered"):
            self._note_words(name, args)
            if args.get("phrase"):
                self._note_phrase(self.colours[args["seat"]], args["phrase"], args["slots"])
            return
        self.moment += 1
        if name in READERS:
            READERS[name](self, args)

    def _note_words(self, name: str, args: dict[str, Any]) -> None:
        """The last words of somebody else; what is not heard, or was said before the own words, needs no answer."""
        seat: int = args["seat"]
        is_heard = seat != self.seat and "text" in args
        self.heard = (
            Heard(self.colours[seat], seat, args["phrase"], args["slots"], args["text"], name == "whispered")
            if is_heard
            else None
        )

    def _note_phrase(self, speaker: Colour, phrase: str, slots: dict[str, str]) -> None:
        if speaker == self.me:
            self.spoken += 1
            self.news.clear()
        slot = PROMISING.get(phrase)
        if slot is not None:
            getattr(self, slot[0]).append((speaker, slots.get(slot[1], "")))
        if speaker != self.me and self.me in slots.values():
            said = self.words.get(speaker, 0.0) + WORDS.get(phrase, 0.0)
            self.words[speaker] = max(-WORDS_AT_MOST, min(WORDS_AT_MOST, said))

    def note_round(self, args: dict[str, Any]) -> None:
        self.spoken = 0
        self.calls.clear()
        for feelings in (self.deeds, self.words):
            for colour in feelings:
                feelings[colour] *= FADES_BY

    def note_phase(self, args: dict[str, Any]) -> None:
        self.news.clear()

    def note_ballots(self, args: dict[str, Any]) -> None:
        """Votes against us and for us, and who has kept his word."""
        is_danger = args["kind"] == "victim"
        ballots: dict[Colour, Colour] = args["ballots"]
        for voter, choice in ballots.items():
            if choice == self.me != voter:
                self._did(voter, "voted_against_me" if is_danger else "voted_for_me")
        promises = self.peace if is_danger else self.support
        for promise in [each for each in promises if each[0] in ballots and each[1] in args["totals"]]:
            promises.remove(promise)
            self._judge(promise, is_kept=(ballots[promise[0]] == promise[1]) != is_danger)
        if is_danger:
            self.calls.clear()

    def _judge(self, promise: Promise, is_kept: bool) -> None:
        giver, taker = promise
        if giver == self.me:
            if not is_kept:
                self.news.append(("broke_my_word", taker))
        elif taker == self.me:
            self._did(giver, "kept_his_word" if is_kept else "broke_his_word")
        elif not is_kept:
            self._did(giver, "broke_his_word_to_another")

    def note_gift(self, args: dict[str, Any]) -> None:
        giver, receiver = args["player"], args["receiver"]
        self.gifts = [promise for promise in self.gifts if promise[0] != giver]
        if receiver == self.me:
            self._did(giver, "gave_me_a_card")

    def note_meal(self, args: dict[str, Any]) -> None:
        if OWNER_OF[args["character"]] == self.me:
            self.news.append(("lost_somebody", self.me))

    def _did(self, who: Colour, deed: str) -> None:
        self.deeds[who] = max(-1.0, min(1.0, self.deeds.get(who, 0.0) + DEEDS[deed]))
        self.news.append((deed, who))


PROMISING: Final = {
    "promise_not_vote": ("peace", "to"),
    "promise_vote": ("support", "candidate"),
    "offer_gift": ("gifts", "to"),
    "ask_vote": ("calls", "against"),
}
"""Phrases that are remembered until they are tested: where, and the slot that names whom they are about."""

READERS: Final[dict[str, Callable[[Memory, dict[str, Any]], None]]] = {
    "round_began": Memory.note_round,
    "phase_began": Memory.note_phase,
    "ballots_revealed": Memory.note_ballots,
    "card_given": Memory.note_gift,
    "character_eaten": Memory.note_meal,
}


@clause("MH-16.4", "MH-16.5")
def recall(seen: Seen, memory: Memory | None) -> Memory:
    """What this seat remembers by now, going on from what it remembered before."""
    memory = memory or Memory()
    assert seen.seat is not None, "spectators have no memory"
    if not memory.colours or not all(memory.colours):
        memory.seat = seen.seat
        memory.colours = [player["colour"] for player in seen.view()["players"]]
    for event in seen.events(memory.events_read):
        memory.note(event)
    return memory
