"""The table of Flick 'em Up as text: places in millimetres east and north of the middle of the town."""

from __future__ import annotations

from typing import Any, Final

from untot.games.flick_em_up.pieces import BUILDINGS, OBJECTS, SURVIVORS, ZOMBIES
from untot.kernel.text_board import TextBoard, View, Voice


def lines(view: View, voice: Voice) -> list[str]:
    """The round, every building, every survivor, the zombies, and what else stands in the way."""
    return [
        _header(view, voice),
        *(_building(name, view, voice) for name in BUILDINGS if name in view["houses"]),
        *(_survivor(name, board, view, voice) for name, board in view["boards"].items()),
        _standing(view, voice, "board-zombies", ZOMBIES),
        _standing(view, voice, "board-objects", OBJECTS),
        voice.say("board-cellar", count=len(view["cellar"]), killed=view["killed"], dead=_people(view["dead"], voice)),
    ]


def _header(view: View, voice: Voice) -> str:
    return voice.say(
        "board-round", round=view["round"], phase=voice.name(view["phase"]), last=view["last_round"],
        day=view["day_invasion"], night=view["night_invasion"],
    )  # fmt: skip


def _names(pieces: list[str], voice: Voice) -> str:
    return voice.join([voice.name(piece) for piece in pieces]) if pieces else voice.say("board-nothing")


def _people(pieces: list[str], voice: Voice) -> str:
    return voice.join([voice.name(piece) for piece in pieces]) if pieces else voice.say("board-nobody")


def _place(pose: dict[str, Any], voice: Voice) -> str:
    x, y = round(pose["x"] / 100), round(pose["y"] / 100)
    return voice.say("board-place" if pose["side"] == 0 else "board-place-lying", x=x, y=y)


def _looks(pose: dict[str, Any]) -> int:
    """Where a standing figure or building looks, in degrees."""
    yaw: int = pose["yaw"]
    return round((yaw + 9_000) / 100) % 360


def _building(name: str, view: View, voice: Voice) -> str:
    house, pose = view["houses"][name], view["poses"].get(name) or view["aside"].get(name)
    there = [figure for figure, inside in view["inside"].items() if inside["building"] == name]
    where = voice.say("board-nowhere") if pose is None else _place(pose, voice)
    return voice.say(
        "board-locked" if house["locked"] else "board-building", name=voice.name(name), place=where,
        facing=0 if pose is None else _looks(pose), chips=_names(house["chips"], voice), hidden=house["face_down"],
        people=_people(there, voice),
    )  # fmt: skip


def _survivor(name: str, board: dict[str, Any], view: View, voice: Voice) -> str:
    return voice.say(
        "board-survivor", name=voice.name(name), place=_where(name, view, voice), life=board["life"],
        chips=_names(board["inventory"], voice), weapon=voice.name(SURVIVORS[name].weapon),
        ready="yes" if board["available"] else "no", covered="yes" if board["covered"] else "no",
    )  # fmt: skip


def _where(name: str, view: View, voice: Voice) -> str:
    inside = view["inside"].get(name)
    if inside is not None:
        return voice.say(
            "board-inside", building=voice.name(inside["building"]), lies="yes" if inside["lies"] else "no"
        )
    pose = view["poses"].get(name) or view["aside"].get(name)
    return voice.say("board-nowhere") if pose is None else _place(pose, voice)


def _standing(view: View, voice: Voice, key: str, pieces: tuple[str, ...]) -> str:
    """All pieces of a kind with their places."""
    there = [f"{voice.name(piece)} {_place(view['poses'][piece], voice)}" for piece in pieces if piece in view["poses"]]
    return voice.say(key, pieces="; ".join(there) if there else voice.say("board-nothing"))


def own_lines(view: View, voice: Voice) -> list[str]:
    """The own secret card, what is on offer, the own combat cards, the chip in the hand."""
    known = [*([view["card"]] if view["card"] else []), *view["offered"]]
    if view["fight"] is not None:
        known += view["fight"]["hand"]
    said = [voice.say("board-card", name=voice.name(card), effect=voice.say(f"card-{card}-effect")) for card in known]
    if view["looked_at"]:
        said.append(voice.say("board-chip", chip=voice.name(view["looked_at"])))
    return said


TEXT_BOARD: Final = TextBoard(lines=lines, own_lines=own_lines)
