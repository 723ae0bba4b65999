"""The town as text: a map of the roads, who stands where, the houses, the decks and the fight at hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from untot.games.dawn_of_the_zeds.board import BEDS, CAMP, CEMETERY, JAIL, LAB, OFFICES, TOWN_CENTER
from untot.games.dawn_of_the_zeds.rules.c5_menu import ACTIONS
from untot.kernel.text_board import TextBoard, View, Voice
from untot.kernel.words import thing_of, verb_of, words

HOUSES: Final = (TOWN_CENTER, *OFFICES, LAB, *BEDS, CAMP, JAIL, CEMETERY)
CELL: Final = 9


# -- the open table ---------------------------------------------------------------------------------------------


def lines(view: View, voice: Voice) -> list[str]:
    return [
        _header(view, voice),
        _stocks(view, voice),
        *_seats(view, voice),
        *_map(view, voice),
        voice.say("dawn-legend"),
        *_places(view, voice),
        *_in_force(view, voice),
        *_fight(view, voice),
        *_decks(view, voice),
    ]


def _header(view: View, voice: Voice) -> str:
    event = voice.name(view["event"]) if view["event"] else voice.say("none")
    return voice.say(
        "dawn-round", level=voice.name(view["scene"]["level"]), round=view["round"], phase=voice.name(view["phase"]),
        event=event,
    )  # fmt: skip


def _stocks(view: View, voice: Voice) -> str:
    """What the level has of supplies, infection and chaos markers."""
    limits, scene = view["scene"]["limits"], view["scene"]
    told = [voice.say("dawn-ammo", ammo=view["ammo"], actions=view["actions"])]
    if scene["level"] != "basic":
        told.append(voice.say("dawn-supplies", supplies=view["supplies"]))
        told.append(voice.say("dawn-infection", infection=view["infection"], most=limits["infection"]))
    if scene["chaos"]:
        told.append(voice.say("dawn-chaos-left", left=view["chaos_left"]))
    return " ".join(told)


def _seats(view: View, voice: Voice) -> Iterator[str]:
    """Only where there are several: who leads, and who has an action of his own left."""
    for seat in view["seats"] if len(view["seats"]) > 1 else ():
        leads = "yes" if seat["seat"] == view["lead"] else "no"
        if seat["name"] == "zeds_player":
            yield voice.say("dawn-zeds-seat", player=voice.name(seat["name"]), actions=view["zeds_actions"])
        else:
            yield voice.say("dawn-seat", player=voice.name(seat["name"]), actions=seat["player_actions"], leads=leads)


def _map(view: View, voice: Voice) -> Iterator[str]:
    """A row for each track, from the town outward: how strong the zeds are, how many units, chaos, walls."""
    tracks = view["scene"]["tracks"]
    width = max(len(voice.say("dawn-track", track=track)) for track in tracks) + 2
    longest = max(len(spaces) for spaces in tracks.values()) - 1
    numbers = "".join(str(n).ljust(CELL) for n in range(longest))
    yield " " * width + numbers + voice.say("dawn-start")
    for track, spaces in tracks.items():
        *inner, start = [_marks(view, space) for space in spaces]
        cells = "".join(cell.ljust(CELL) for cell in [*inner, *[""] * (longest - len(inner))])
        yield voice.say("dawn-track", track=track).ljust(width) + cells + start


def _marks(view: View, space: str) -> str:
    zeds = sum(zed["strength"] for zed in view["zeds"] if zed["space"] == space)
    units = sum(unit["place"] == space for unit in view["units"])
    walls = {"barricade": "#", "strongpoint": "##"}.get(view["defences"].get(space, ""), "")
    marks = (f"z{zeds}" if zeds else "") + (f"u{units}" if units else "") + "*" * view["chaos"].get(space, 0) + walls
    return marks or "."


# -- who is where -----------------------------------------------------------------------------------------------


def _places(view: View, voice: Voice) -> Iterator[str]:
    """A line for every space and house in which there is something, from the town outward."""
    spaces = [space for spaces in view["scene"]["tracks"].values() for space in spaces]
    for place in (*HOUSES, *spaces):
        if there := list(_there(view, place, voice)):
            yield voice.say("dawn-place", place=voice.name(place), there=voice.join(there))


def _there(view: View, place: str, voice: Voice) -> Iterator[str]:
    yield from (_zed(zed, voice) for zed in view["zeds"] if zed["space"] == place)
    yield from (_unit(view, unit, voice) for unit in view["units"] if unit["place"] == place)
    if place in view["chaos"]:
        yield voice.say("dawn-chaos", count=view["chaos"][place])
    if place in view["defences"]:
        yield voice.name(view["defences"][place])
    if place == view["minefield"]:
        yield voice.name("minefield")
    if place in view["no_entry"]:
        yield voice.say("dawn-closed")


def _zed(zed: dict[str, Any], voice: Voice) -> str:
    notes = [voice.say("dawn-strength", strength=zed["strength"]), *_hits(zed, voice)]
    return voice.say("dawn-piece", name=voice.name(zed["id"]), notes=voice.join(notes))


def _unit(view: View, unit: dict[str, Any], voice: Voice) -> str:
    notes = [voice.say("dawn-strength", strength=unit["strength"])] if unit["strength"] else []
    notes += _hits(unit, voice)
    states = [state for state in ("comatose", "defiant", "villagers", "hidden") if unit[f"is_{state}"]]
    notes += [voice.say("dawn-state", state=state) for state in states]
    name = _called(view, unit, voice)
    return voice.say("dawn-piece", name=name, notes=voice.join(notes)) if notes else name


def _called(view: View, unit: dict[str, Any], voice: Voice) -> str:
    """Civilians, not Civilians 7; by the number of its piece only beside another crowd of its kind."""
    kind = _kind(unit["id"])
    alike = [other for other in view["units"] if other["place"] == unit["place"] and _kind(other["id"]) == kind]
    if len(alike) > 1 or kind == unit["id"]:
        return voice.name(unit["id"])
    return voice.texts.said(f"name-{kind}", {"number": ""}).strip()


def _kind(piece: str) -> str:
    """`civilians` of `civilians_7`."""
    kind, _, number = piece.rpartition("_")
    return kind if number.isdecimal() else piece


def _hits(piece: dict[str, Any], voice: Voice) -> list[str]:
    """What it has suffered, and what lies on it."""
    told = [voice.say("dawn-state", state="reduced")] if piece["is_reduced"] else []
    told += [voice.say("dawn-hits", hits=piece["hits"])] if piece["hits"] else []
    return told + [voice.name(marker) for marker in piece["markers"]]


# -- what is going on -------------------------------------------------------------------------------------------


def _in_force(view: View, voice: Voice) -> Iterator[str]:
    for rule in view["in_force"]:
        if voice.texts.has(f"name-{rule['rule']}"):
            yield voice.say("dawn-in-force", rule=voice.name(rule["rule"]), until=voice.name(rule["until"]))


def _fight(view: View, voice: Voice) -> Iterator[str]:
    """The odds before the roll: who, the column and what has shifted it."""
    if (melee := view["melee"]) is not None:
        yield voice.say(
            "dawn-melee", place=voice.name(melee["space"]), unit=voice.name(melee["unit"]),
            zeds=voice.join([voice.name(zed) for zed in melee["zeds"]]), column=voice.name(melee["column"]),
            shifts=_shifts(melee, voice),
        )  # fmt: skip
    if (shot := view["shot"]) is not None:
        place, unit = voice.name(shot["space"]), voice.name(shot["unit"])
        yield voice.say("dawn-shot", place=place, unit=unit, column=shot["column"], shifts=_shifts(shot, voice))


def _shifts(fight: dict[str, Any], voice: Voice) -> str:
    return voice.join([f"{shift['by']:+d} ({shift['row']})" for shift in fight["shifts"]])


def _decks(view: View, voice: Voice) -> Iterator[str]:
    yield voice.say("dawn-decks", events=view["events"]["left"], fates=view["fates"]["left"], bag=len(view["bag"]))
    if view["kept"]:
        yield voice.say("dawn-kept", cards=voice.join([voice.name(card) for card in view["kept"]]))
    if view["current_research"]:
        yield voice.say("dawn-research", card=voice.name(view["current_research"]), left=view["research"]["left"])
    if view["components"]:
        yield voice.say("dawn-components", parts=voice.join([voice.name(part) for part in view["components"]]))


# -- what only this side sees -----------------------------------------------------------------------------------


def own_lines(view: View, voice: Voice) -> list[str]:
    """Cards on top of a deck that this side has looked at."""
    known = {deck: view[deck]["top"] for deck in ("events", "fates") if view[deck]["top"]}
    return [
        voice.say("dawn-next", deck=deck, cards=voice.join([voice.name(card) for card in cards]))
        for deck, cards in known.items()
    ]


# -- options ----------------------------------------------------------------------------------------------------

_OF_PLACE: Final = ("to", "at", "space", "appear")
_OF_CARD: Final = ("play", "give_card", "discard")
_OF_ABILITY: Final = ("special", "ability")


def label(view: View, word: str, voice: Voice) -> str:
    """An option with who stands there, where a unit is, what a card says."""
    notes = [note for note in _notes(view, verb_of(word), thing_of(word), voice) if note]
    text = _said(view, word, voice)
    return voice.say("dawn-note", text=text, note=voice.join(notes)) if notes else text


def _said(view: View, word: str, voice: Voice) -> str:
    """An option as it is said, with crowds called as they are where they stand."""
    unit = next((unit for unit in view["units"] if unit["id"] == thing_of(word)), None)
    said = voice.word(word)
    return said if unit is None else said.replace(voice.name(unit["id"]), _called(view, unit, voice))


def _notes(view: View, verb: str, thing: str, voice: Voice) -> Iterator[str]:
    if verb in _OF_PLACE:
        yield from _there(view, thing, voice)
    elif verb in _OF_CARD:
        yield voice.texts.text(f"card-{thing}-effect").removesuffix(".")
    elif verb in _OF_ABILITY:
        yield from (_effect_of(row, voice) for row in _rows_of(view, thing))
    elif verb == "die":
        yield voice.name(view["about"]["yields"][thing])
    elif verb in ("unit", "send", "with"):
        yield from (voice.name(unit["place"]) for unit in view["units"] if unit["id"] == thing)
    elif verb in ("zed", "hit", "regenerate"):
        yield from (voice.name(zed["space"]) for zed in view["zeds"] if zed["id"] == thing)


def _effect_of(row: str, voice: Voice) -> str:
    return voice.texts.text(f"card-{row.replace('.', '_')}-effect").removesuffix(".")


def _rows_of(view: View, ability: str) -> Iterator[str]:
    for unit in view["units"]:
        abilities = view["scene"]["units"][unit["id"]]["abilities"]
        yield from (row for row, found in abilities.items() if found == ability)


# -- what people may try or say ---------------------------------------------------------------------------------


def attempts(view: View) -> list[str]:
    """Every word that sounds like this game, and for each unit in play what units do."""
    scene = view["scene"]
    units = [unit["id"] for unit in view["units"]]
    named = {
        "unit": units, "to": [*scene["spaces"], *scene["houses"]], "at": scene["spaces"], "space": scene["spaces"],
        "track": scene["tracks"], "heal": units, "play": scene["fates"], "activate": scene["tracks"],
    }  # fmt: skip
    said = [one for verb, things in named.items() for one in words(verb, things)]
    return [*said, "done", "go_on", *ACTIONS, *(f"unit:{unit} {verb}" for unit in units for verb in ACTIONS)]


def slot_values(view: View, slot: str) -> list[str]:
    """The spaces of the tracks, for phrases."""
    return list(view["scene"]["spaces"])


TEXT_BOARD: Final = TextBoard(lines, own_lines, attempts, slot_values, label)
