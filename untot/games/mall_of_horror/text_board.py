"""The board of Mall of Horror as text: a line for each location and each player, the own hand last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from untot.games.mall_of_horror.pieces import CARDS, COLOURS, KIND_OF, LOCATION_OF_FACE, LOCATIONS
from untot.kernel.text_board import TextBoard, View, Voice
from untot.kernel.words import thing_of, words

# -- the open table ---------------------------------------------------------------------------------------------


def lines(view: View, voice: Voice) -> list[str]:
    return [
        _header(view, voice),
        *(_location(location, view, voice) for location in view["locations"]),
        *(_player(player, view, voice) for player in view["players"] if player["colour"]),
        *_happening(view, voice),
        voice.say("board-deck", count=view["deck"], played=voice.join([voice.name(card) for card in view["played"]])),
    ]


def _header(view: View, voice: Voice) -> str:
    return voice.say("board-round", round=view["round"], phase=voice.name(view["phase"]))


def _location(location: dict[str, Any], view: View, voice: Voice) -> str:
    name, printed = voice.name(location["id"]), LOCATIONS[location["id"]]
    if location["closed"]:
        return voice.say("board-location-closed", number=printed.number, name=name)
    people = [_character(character, view, voice) for character in location["characters"]]
    return voice.say(
        "board-location" if printed.capacity is not None else "board-parking",
        number=printed.number,
        name=name,
        count=len(people),
        capacity=printed.capacity or 0,
        defence=location["defence"],
        zombies=location["zombies"],
        people=_capitalised(voice.join(people)),
    )


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def _character(character: str, view: View, voice: Voice) -> str:
    name = voice.name(character)
    return voice.say("board-hidden", name=name) if character in view["hidden"] else name


def _player(player: dict[str, Any], view: View, voice: Voice) -> str:
    sentences = [
        voice.say(
            "board-player",
            name=voice.name(player["colour"]),
            alive=len(player["characters"]),
            points=player["score"],
            cards=player["hand_size"],
        )
    ]
    if player["eliminated"]:
        sentences.append(voice.say("board-eliminated"))
    if player["seat"] == view["badge"] and view["round"]:
        sentences.append(voice.say("board-chief-elected" if view["chief_elected"] else "board-chief"))
    if player["colour"] in view["destinations"]:
        sentences.append(_destination(view["destinations"][player["colour"]], voice))
    return " ".join(sentences)


def _destination(location: str | None, voice: Voice) -> str:
    if location is None:
        return voice.say("board-destination-set")
    return voice.say("board-destination", location=voice.name(location))


def _happening(view: View, voice: Voice) -> Iterator[str]:
    """What is going on: characters to place, the dice, the vote at hand."""
    for colour, characters in view["unplaced"].items():
        if characters:
            names = voice.join([voice.name(character) for character in characters])
            yield voice.say("board-unplaced", player=voice.name(colour), characters=names)
    if view["placement_dice"]:
        yield voice.say("board-placement-dice", dice=_faces(view["placement_dice"], voice))
    if view["dice_covered"]:
        seen_by = [voice.name(view["players"][seat]["colour"]) for seat in view["dice_seen_by"]]
        yield voice.say("board-dice-covered", count=len(seen_by), players=voice.join(seen_by))
    elif view["dice"]:
        yield voice.say("board-dice", dice=_faces(view["dice"], voice))
    if view["vote"] is not None:
        yield _vote(view["vote"], voice)


def _faces(dice: list[int], voice: Voice) -> str:
    """A die face is the number of a location."""
    return voice.join([voice.name(LOCATION_OF_FACE[face]) for face in dice])


def _vote(vote: dict[str, Any], voice: Voice) -> str:
    return voice.say(
        "board-vote",
        kind=vote["kind"],
        revote="yes" if vote["revote"] else "no",
        location=voice.name(vote["location"]),
        candidates=voice.join([voice.name(colour) for colour in vote["candidates"]]),
        weights=voice.join([f"{voice.name(colour)} {votes}" for colour, votes in vote["weights"].items()]),
    )


# -- what only this seat sees -----------------------------------------------------------------------------------


def own_lines(view: View, voice: Voice) -> list[str]:
    return [*_knowledge(view, voice), voice.say("board-hand", cards=_cards(view["hand"], voice))]


def _knowledge(view: View, voice: Voice) -> Iterator[str]:
    """What this seat saw and the table did not: covered dice, truck cards, gifts, cards under the deck."""
    if view["dice_covered"] and view["dice"]:
        yield voice.say("board-dice-seen", dice=_faces(view["dice"], voice))
    if view["loot"]:
        yield voice.say("board-loot", cards=_cards(view["loot"], voice))
    for gift in view["knows"]["gifts"]:
        yield voice.say("board-gift", player=voice.name(gift["to"]), card=voice.name(gift["card"]))
    buried = [card for card in view["knows"]["buried"] if card is not None]
    if buried:
        yield voice.say("board-buried", cards=_cards(buried, voice))


def _cards(cards: list[str], voice: Voice) -> str:
    return voice.join([voice.name(card) for card in cards])


# -- what people may try or say ---------------------------------------------------------------------------------

_TRIED: Final[dict[str, Iterable[str]]] = {
    "vote": COLOURS, "to": (*LOCATIONS, *COLOURS), "play": CARDS, "on": KIND_OF, "move": KIND_OF, "go": LOCATIONS,
    "sprint": LOCATIONS, "stay": LOCATIONS, "enter": LOCATIONS, "victim": KIND_OF, "place": KIND_OF, "at": LOCATIONS,
    "keep": CARDS, "give": CARDS, "zombie": LOCATIONS, "colour": COLOURS, "chief": COLOURS,
}  # fmt: skip
"""Verb -> the pieces that somebody may name with it."""


def attempts(view: View) -> list[str]:
    """Every answer that sounds like this game; only characters in play are named."""
    in_play = {character for player in view["players"] for character in player["characters"]}
    in_play.update(*view["unplaced"].values())
    tried = [said for verb, pieces in _TRIED.items() for said in words(verb, pieces)]
    return [said for said in tried if thing_of(said) not in KIND_OF or thing_of(said) in in_play] + ["look"]


def slot_values(view: View, slot: str) -> list[str]:
    """The pieces that a slot of a phrase takes; none means any text."""
    if slot in ("location", "place"):
        return list(LOCATIONS)
    if slot == "card":
        return list(CARDS)
    return [player["colour"] for player in view["players"] if player["colour"]]


TEXT_BOARD: Final = TextBoard(lines, own_lines, attempts, slot_values)
