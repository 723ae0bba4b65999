"""The board of Zombicide as text: the map, what stands in its zones, the mission, the survivors and the decks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from untot.games.zombicide.rules.c6_turn import ACTIONS, END_TURN
from untot.games.zombicide.text_map import draw
from untot.kernel.text_board import TextBoard, View, Voice
from untot.kernel.words import is_placing, placed, thing_of, verb_of

# -- the open table ---------------------------------------------------------------------------------------------


def lines(view: View, voice: Voice) -> list[str]:
    others = [survivor for survivor in view["survivors"] if survivor["seat"] != view["you"]]
    return [
        _header(view, voice),
        *_mission(view, voice),
        *draw(view["scene"], view["open_doors"], {zone: _marks(view, zone, voice) for zone in _zones(view)}),
        voice.say("board-legend"),
        *_places(view, voice),
        *(_survivor(survivor, view, voice) for survivor in others),
        *_turn(view, voice),
        _decks(view, voice),
    ]


def _header(view: View, voice: Voice) -> str:
    return voice.say(
        "board-round",
        mission=voice.name(view["mission"]["key"]),
        round=view["round"],
        phase=voice.name(view["phase"]),
        level=voice.name(view["danger_level"]),
        player=_player(view["first_player"], voice),
    )


def _mission(view: View, voice: Voice) -> Iterator[str]:
    """The goals with those that are reached, and the special rules."""
    for goal, state in zip(view["scene"]["goals"], view["mission"]["goals"], strict=True):
        key = "board-goal-reached" if state["fulfilled"] else "board-goal"
        yield voice.say(key, goal=voice.texts.text(f"goal-{goal['type']}", _details(goal)))
    for rule in view["scene"]["rules"]:
        yield voice.say("board-rule", rule=voice.texts.text(f"rule-{rule['type']}", _details(rule)))


def _details(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != "type"}


def _player(seat: int, voice: Voice) -> str:
    return voice.name(f"player_{seat + 1}")


# -- zones ------------------------------------------------------------------------------------------------------


def _zones(view: View) -> list[str]:
    return [place["zone"] for place in (*view["scene"]["streets"], *view["scene"]["rooms"])]


def _people(view: View, zone: str) -> list[str]:
    return [survivor["id"] for survivor in view["survivors"] if survivor["zone"] == zone]


def _marks(view: View, zone: str, voice: Voice) -> str:
    """What the map shows of a zone in a few characters."""
    people = "".join(voice.name(survivor)[:1] for survivor in _people(view, zone))
    zombies = sum(view["zombies"].get(zone, {}).values())
    spawn = "^" if zone in view["spawn_zones"] else ""
    return people + (f"z{zombies}" if zombies else "") + "*" * len(_objectives(view, zone)) + spawn


def _objectives(view: View, zone: str) -> list[dict[str, Any]]:
    return [token for token in view["objectives"] if token["zone"] == zone and not token["taken"]]


def _places(view: View, voice: Voice) -> Iterator[str]:
    """A line for every zone in which there is something."""
    for zone in _zones(view):
        there = [*_beings(view, zone, voice), *_things(view, zone, voice)]
        if there:
            yield voice.say("board-zone", zone=_capitalised(voice.name(zone)), code=zone, there=voice.join(there))


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def _beings(view: View, zone: str, voice: Voice) -> Iterator[str]:
    for survivor in _people(view, zone):
        yield voice.name(survivor)
    for kind, count in view["zombies"].get(zone, {}).items():
        yield voice.texts.text("count-zombies", {"kind": kind, "count": count})


def _things(view: View, zone: str, voice: Voice) -> Iterator[str]:
    scene = view["scene"]
    for token in _objectives(view, zone):
        yield voice.say("board-objective", colour=token["colour"] or "red")
    for car in view["cars"]:
        if car["zone"] == zone:
            yield voice.say("board-car", car=voice.name(car["id"]), kind=voice.name(car["kind"]))
    if zone in view["spawn_zones"]:
        yield voice.say("board-spawn", number=next(s["number"] for s in scene["spawns"] if s["zone"] == zone))
    named = {"start": [scene["start"]], "exit": [scene["exit"]], "zombie-exit": scene["zombie_exits"]}
    for what, zones in (named | {"bunker": scene["bunkers"]}).items():
        if zone in zones:
            yield voice.say("board-place", what=what)
    if zone == view["loud_zone"]:
        yield voice.say("board-loudest")
    elif view["noise"].get(zone):
        yield voice.say("board-noise", noise=view["noise"][zone])


# -- survivors --------------------------------------------------------------------------------------------------


def _led(survivor: dict[str, Any], view: View, voice: Voice) -> str:
    """A survivor, and who leads him where several people play."""
    name = voice.name(survivor["id"])
    if len({other["seat"] for other in view["survivors"]}) == 1:
        return name
    return voice.say("board-led", name=name, player=_player(survivor["seat"], voice))


def _survivor(survivor: dict[str, Any], view: View, voice: Voice) -> str:
    head = voice.say(
        "board-survivor",
        name=_led(survivor, view, voice),
        status=survivor["status"],
        place=voice.name(survivor["zone"]) if survivor["zone"] else "",
        xp=survivor["xp"],
        level=voice.name(survivor["level"]),
    )
    if survivor["status"] == "eliminated":
        return head
    skills = voice.join([voice.name(skill) for skill in survivor["skills"]])
    cards = [_card_in(survivor, slot, voice) for slot in survivor["slots"]]
    carried = voice.say("board-carries", count=len(cards), cards=voice.join(cards))
    sentences = [head, carried, voice.say("board-skills", skills=skills)]
    if survivor["car"]:
        seat = voice.name(survivor["seat_in_car"])
        sentences.append(voice.say("board-in-car", car=voice.name(survivor["car"]), seat=seat))
    if view["round"] and view["phase"] == "players":
        sentences.append(voice.say("board-activated", done="yes" if survivor["is_activated"] else "no"))
    return " ".join(sentences)


def _card_in(survivor: dict[str, Any], slot: str, voice: Voice) -> str:
    key = "board-slot-empty" if slot in survivor["unloaded"] else "board-slot"
    return voice.say(key, slot=voice.name(slot), card=voice.name(survivor["slots"][slot]))


def _turn(view: View, voice: Voice) -> Iterator[str]:
    turn = view["turn"]
    if turn is not None:
        free = [f"{voice.name(kind)} {count}" for kind, count in turn["free"].items() if count]
        name = voice.name(turn["survivor"])
        yield voice.say("board-turn", name=name, actions=turn["actions"], count=len(free), free=voice.join(free))


def _decks(view: View, voice: Voice) -> str:
    killed = [voice.texts.text("count-zombies", {"kind": k, "count": n}) for k, n in view["killed"].items()]
    return voice.say(
        "board-decks",
        deck=view["deck"],
        discards=len(view["discards"]),
        zombies=view["zombie_deck"],
        killed=voice.join(killed),
    )


def own_lines(view: View, voice: Voice) -> list[str]:
    """The survivors of this seat; nothing in this game is secret."""
    return [_survivor(survivor, view, voice) for survivor in view["survivors"] if survivor["seat"] == view["you"]]


# -- options ----------------------------------------------------------------------------------------------------

_OF_SLOT: Final = ("slot", "weapon", "lose", "mask", "give", "with")
_OF_ZONE: Final = ("to", "at", "and", "via", "room")


def label(view: View, word: str, voice: Voice) -> str:
    """An option with the card on the slot it names, who stands in the zone, what a skill does, who somebody is."""
    notes = [note for note in _notes(view, word, voice) if note]
    text = voice.word(word)
    return voice.say("board-note", text=text, note=voice.join(notes)) if notes else text


def _notes(view: View, word: str, voice: Voice) -> Iterator[str]:
    verb, thing = verb_of(word), thing_of(word)
    if is_placing(word):
        yield from (_card_on(view, piece, voice) for piece in placed(word))
    elif verb in _OF_SLOT:
        yield _card_on(view, thing, voice)
    elif verb in _OF_ZONE:
        yield from _price(view, word, voice)
        yield from _beings(view, thing, voice)
    elif verb == "skill":
        yield voice.texts.text(f"skill-{verb_of(thing)}-effect")
    elif verb == "survivor" and view["phase"] == "set_up":
        yield from (voice.name(skill) for skill in view["scene"]["survivors"][thing]["skills"]["blue"])
    elif verb in ("token", "car", "in"):
        yield from (voice.name(token["zone"]) for token in view["objectives"] if token["id"] == thing)
        yield from (voice.name(car["kind"]) for car in view["cars"] if car["id"] == thing)


def _price(view: View, word: str, voice: Voice) -> Iterator[str]:
    """What a walk costs that takes more than one action."""
    turn = view["turn"]
    price = turn["walks"].get(thing_of(word), 0) if turn is not None and verb_of(word) == "to" else 0
    if price > 1:
        yield voice.say("board-price", actions=price)


def _card_on(view: View, place: str, voice: Voice) -> str:
    """The card on a slot of the survivor who is asked about, or of a named one (`amy.hand_1`)."""
    owner, _, slot = place.rpartition(".")
    slots = [survivor["slots"] for survivor in view["survivors"] if survivor["id"] == (owner or view["unit"])]
    return voice.name(slots[0][slot]) if slots and slot in slots[0] else ""


# -- what people may try or say ---------------------------------------------------------------------------------


def attempts(view: View) -> list[str]:
    """Every answer that sounds like this game: all that somebody may mean who points at a thing."""
    tries, kinds = view["scene"]["tries"], view["scene"]["kinds"]
    meant = [f"{beginning}{thing}" for thing, kind in kinds.items() if kind in tries for beginning in tries[kind]]
    return [*ACTIONS, END_TURN, *(attempt for attempt in meant if "@" not in attempt), "reroll:ammo"]


def slot_values(view: View, slot: str) -> list[str]:
    """The pieces that a slot of a phrase takes."""
    if slot == "zone":
        return _zones(view)
    if slot == "card":
        return list(view["scene"]["equipment"])
    return [survivor["id"] for survivor in view["survivors"]]


TEXT_BOARD: Final = TextBoard(lines, own_lines, attempts, slot_values, label)
