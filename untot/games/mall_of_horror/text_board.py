"""The board of Mall of Horror as text: a line for each location and each player, the own hand last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from untot.games.mall_of_horror.pieces import CARDS, COLOURS, KIND_OF, LOCATION_OF_FACE, LOCATIONS
from untot.kernel.text_board import TextBoard, View, Voice

# -- the open table ---------------------------------------------------------------------------------------------


def lines(view: View, voice: Voice) -> list[str]:
    return [
        _header(view, voice),
        *(_location(location, view, voice) for location in view["locations"]),
        *(_player(player, view, voice) for player in view["players"] if player["colour"]),
        *_happening(view, voice),
        voice.say("mall-deck", count=view["deck"], played=voice.join([voice.name(card) for card in view["played"]])),
    ]


def _header(view: View, voice: Voice) -> str:
    return voice.say("mall-round", round=view["round"], phase=voice.name(view["phase"]))


def _location(location: dict[str, Any], view: View, voice: Voice) -> str:
    name = voice.name(location["id"])
    if location["closed"]:
        return voice.say("mall-location-closed", number=location["number"], name=name)
    people = [_character(character, view, voice) for character in location["characters"]]
    key = "mall-location" if location["capacity"] is not None else "mall-parking"
    return voice.say(
        key,
        number=location["number"],
        name=name,
        count=len(people),
        capacity=location["capacity"] or 0,
        defence=location["defence"],
        zombies=location["zombies"],
        people=_capitalised(voice.join(people)),
    )


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def _character(character: str, view: View, voice: Voice) -> str:
    name = voice.name(character)
    return voice.say("mall-hidden", name=name) if character in view["hidden"] else name


def _player(player: dict[str, Any], view: View, voice: Voice) -> str:
    sentences = [
        voice.say(
            "mall-player",
            name=voice.name(player["colour"]),
            alive=len(player["characters"]),
            points=player["score"],
            cards=player["hand_size"],
        )
    ]
    if player["eliminated"]:
        sentences.append(voice.say("mall-eliminated"))
    if player["seat"] == view["badge"] and view["round"]:
        sentences.append(voice.say("mall-chief-elected" if view["chief_elected"] else "mall-chief"))
    if player["colour"] in view["destinations"]:
        sentences.append(_destination(view["destinations"][player["colour"]], voice))
    return " ".join(sentences)


def _destination(location: str | None, voice: Voice) -> str:
    if location is None:
        return voice.say("mall-destination-set")
    return voice.say("mall-destination", location=voice.name(location))


def _happening(view: View, voice: Voice) -> Iterator[str]:
    """What is going on: characters to place, the dice, the vote at hand."""
    for colour, characters in view["unplaced"].items():
        if characters:
            names = voice.join([voice.name(character) for character in characters])
            yield voice.say("mall-unplaced", player=voice.name(colour), characters=names)
    if view["placement_dice"]:
        yield voice.say("mall-placement-dice", dice=_faces(view["placement_dice"], voice))
    if view["dice_covered"]:
        seen_by = [voice.name(view["players"][seat]["colour"]) for seat in view["dice_seen_by"]]
        yield voice.say("mall-dice-covered", count=len(seen_by), players=voice.join(seen_by))
    elif view["dice"]:
        yield voice.say("mall-dice", dice=_faces(view["dice"], voice))
    if view["vote"] is not None:
        yield _vote(view["vote"], voice)


def _faces(dice: list[int], voice: Voice) -> str:
    """A die face is the number of a location."""
    return voice.join([voice.name(LOCATION_OF_FACE[face]) for face in dice])


def _vote(vote: dict[str, Any], voice: Voice) -> str:
    return voice.say(
        "mall-vote",
        kind=vote["kind"],
        revote="yes" if vote["revote"] else "no",
        location=voice.name(vote["location"]),
        candidates=voice.join([voice.name(colour) for colour in vote["candidates"]]),
        weights=voice.join([f"{voice.name(colour)} {votes}" for colour, votes in vote["weights"].items()]),
    )


# -- what only this seat sees -----------------------------------------------------------------------------------


def own_lines(view: View, voice: Voice) -> list[str]:
    return [*_knowledge(view, voice), voice.say("mall-hand", cards=_cards(view["hand"], voice))]


def _knowledge(view: View, voice: Voice) -> Iterator[str]:
    """What this seat saw and the table did not: covered dice, truck cards, gifts, cards under the deck."""
    if view["dice_covered"] and view["dice"]:
        yield voice.say("mall-dice-seen", dice=_faces(view["dice"], voice))
    if view["loot"]:
        yield voice.say("mall-loot", cards=_cards(view["loot"], voice))
    for gift in view["knows"]["gifts"]:
        yield voice.say("mall-gift", player=voice.name(gift["to"]), card=voice.name(gift["card"]))
    buried = [card for card in view["knows"]["buried"] if card is not None]
    if buried:
        yield voice.say("mall-buried", cards=_cards(buried, voice))


def _cards(cards: list[str], voice: Voice) -> str:
    return voice.join([voice.name(card) for card in cards])


# -- what people may try or say ---------------------------------------------------------------------------------

_TRIED: Final = {
    "vote": COLOURS, "to": (*LOCATIONS, *COLOURS), "play": CARDS, "hide": KIND_OF, "move": KIND_OF,
    "sprint": LOCATIONS, "enter": LOCATIONS, "victim": KIND_OF, "place": KIND_OF, "at": LOCATIONS,
    "keep": CARDS, "give": CARDS, "zombie": LOCATIONS, "colour": COLOURS, "chief": COLOURS,
}  # fmt: skip
"""Verb -> the pieces that somebody may name with it."""


def attempts(view: View) -> list[str]:
    """Every answer that sounds like this game; only characters in play are named."""
    in_play = {character for player in view["players"] for character in player["characters"]}
    in_play.update(*view["unplaced"].values())
    named = [f"{verb}:{piece}" for verb, pieces in _TRIED.items() for piece in pieces]
    return [word for word in named if "." not in word or word.partition(":")[2] in in_play] + ["stay", "look"]


def slot_values(view: View, slot: str) -> list[str]:
    """The pieces that a slot of a phrase takes; none means any text."""
    if slot in ("location", "place"):
        return list(LOCATIONS)
    if slot == "card":
        return list(CARDS)
    return [player["colour"] for player in view["players"] if player["colour"]]


TEXT_BOARD: Final = TextBoard(lines, own_lines, attempts, slot_values)
