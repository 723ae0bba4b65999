"""The workshop: own missions and survivors are checked and written down here, the printed ones shown as a pattern."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct, structs

from untot.games.zombicide.city.scene import card_of, mission_scene, name_of, story_of
from untot.games.zombicide.city.tiles import TILES
from untot.games.zombicide.missions import MISSIONS, AnyGoal, AnyRule, Mission, Name, Story
from untot.games.zombicide.pieces import (
    BOX,
    CARS,
    DANGER_LEVELS,
    OWN_MISSION,
    OWN_SURVIVOR,
    SKILLS,
    SURVIVORS,
    Survivor,
)
from untot.games.zombicide.printed import EQUIPMENT_SPECS, SPAWN_CARD_SPECS, ZOMBIE_SPECS
from untot.games.zombicide.scene import survivor_scene
from untot.games.zombicide.workshop import checking
from untot.games.zombicide.workshop.checking import Checked
from untot.games.zombicide.workshop.drafts import draft_of
from untot.kernel.workshop import Examined, Plain, Printed, Problem
from untot.parts.toml_text import to_toml

MISSION_ORDER: Final = (
    *("id", "key", "name", "story", "paper", "difficulty", "min_survivors", "players", "minutes"),
    *("layout", "start", "exit", "drive", "spawn_indoors", "hidden_colour"),
    *("spawns", "doors", "objectives", "cars", "goals", "rules", "status"),
)
"""Of the fields in a mission file: headline, map, tokens, what counts."""
NAMES_TAKEN: Final = tuple(survivor.name for survivor in SURVIVORS.values())


class _Workshop:
    """See `kernel.workshop.Workshop`."""

    kinds = ("mission", "survivor")

    def check(self, kind: str, given: str | Plain) -> Examined:
        return _mission(given) if kind == "mission" else _survivor(given)

    def heads(self, kind: str) -> list[Plain]:
        """Survivors have no headline: their cards are short enough."""
        if kind == "mission":
            return [_drawn(card_of(mission)) for mission in MISSIONS.values()]
        return [_drawn(survivor_scene(survivor)) | {"id": survivor.id} for survivor in SURVIVORS.values()]

    def printed(self, kind: str, piece: str) -> Printed | None:
        if kind == "mission":
            return _printed_mission(MISSIONS[piece]) if piece in MISSIONS else None
        return _printed_survivor(SURVIVORS[piece]) if piece in SURVIVORS else None

    def content(self) -> Plain:
        return {
            "tiles": msgspec.to_builtins(TILES),
            "equipment": msgspec.to_builtins(EQUIPMENT_SPECS),
            "cars": msgspec.to_builtins(CARS),
            "zombies": msgspec.to_builtins(ZOMBIE_SPECS),
            "spawn_cards": msgspec.to_builtins(SPAWN_CARD_SPECS),
            "skills": msgspec.to_builtins(SKILLS),
            "danger_levels": msgspec.to_builtins(DANGER_LEVELS),
            "survivors": {survivor.id: _drawn(survivor_scene(survivor)) for survivor in SURVIVORS.values()},
            "goals": vocabulary(AnyGoal),
            "rules": vocabulary(AnyRule),
            "limits": msgspec.to_builtins({"box": BOX, "mission": OWN_MISSION, "survivor": OWN_SURVIVOR}),
        }


WORKSHOP: Final = _Workshop()


def _drawn(scene: Struct) -> Plain:
    """As it is sent: lists, no tuples."""
    plain: Plain = msgspec.json.decode(msgspec.json.encode(scene))
    return plain


def _printed_mission(mission: Mission) -> Printed:
    """With its name and story: whoever begins with it makes an own one."""
    name, story = name_of(mission), story_of(mission)
    own = structs.replace(mission, name=Name(name.en, name.de), story=Story(story.en, story.de))
    content = mission_content(own)
    return Printed(content, to_toml(content), _drawn(mission_scene(mission, is_own=False)))


def _printed_survivor(survivor: Survivor) -> Printed:
    content = plain_of(survivor)
    return Printed(content, to_toml(content), _drawn(survivor_scene(survivor)))


# -- looking at own content -------------------------------------------------------------------------------------


def _mission(given: str | Plain) -> Examined:
    plain, checked = _read(given, checking.read_mission, checking.check_mission)
    drawn = checked.piece or draft_of(plain)
    scene = None if drawn is None else _drawn(mission_scene(drawn, is_own=True))
    return _examined(checked, plain if checked.piece is None else mission_content(checked.piece), scene)


def _survivor(given: str | Plain) -> Examined:
    plain, checked = _read(
        given,
        lambda text: checking.read_survivor(text, NAMES_TAKEN),
        lambda plain: checking.check_survivor(plain, NAMES_TAKEN),
    )
    card: Survivor | None = checked.piece
    scene = None if card is None else _drawn(survivor_scene(card))
    return _examined(checked, plain if card is None else plain_of(card), scene)


def _read(
    given: str | Plain, read: Callable[[str], Checked[Any]], check: Callable[[Any], Checked[Any]]
) -> tuple[Any, Checked[Any]]:
    """The data of a text, as far as they can be read, and what is to be said of them. No TOML begins like JSON does."""
    if not isinstance(given, str):
        return given, check(given)
    if not given.lstrip().startswith("{"):
        return _plain_toml(given), read(given)
    try:
        plain = json.loads(given)
    except (ValueError, RecursionError) as error:
        line, detail = getattr(error, "lineno", None), getattr(error, "msg", str(error))
        return None, Checked(None, (checking.Problem("not-json", "ZC-10.41", "", {"detail": detail}, line),))
    return plain, check(plain)


def _plain_toml(text: str) -> Plain | None:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):
        return None


def _examined(checked: Checked[Any], plain: Any, scene: Plain | None) -> Examined:
    problems = [Problem(p.reason, dict(p.args), p.line, p.place, p.clause) for p in checked.problems]
    content = plain if isinstance(plain, dict) else None
    return Examined(not problems, problems, content, _toml(content), scene)


def _toml(content: Plain | None) -> str | None:
    """What is not sound yet may hold what TOML cannot say, or be nested without end."""
    try:
        return None if content is None else to_toml(content)
    except (TypeError, RecursionError):
        return None


# -- writing it down --------------------------------------------------------------------------------------------


def mission_content(mission: Mission) -> Plain:
    """A mission as its file says it."""
    plain = plain_of(mission)
    return {field: plain[field] for field in MISSION_ORDER if field in plain}


def plain_of(piece: Any) -> Any:
    """A piece as its file says it: without what goes without saying."""
    if isinstance(piece, Struct):
        config = piece.__struct_config__
        said: Plain = {} if config.tag_field is None else {config.tag_field: config.tag}
        usual = {field.name: field.default for field in structs.fields(piece)}
        return said | {name: plain_of(value) for name in usual if (value := getattr(piece, name)) != usual[name]}
    if isinstance(piece, tuple):
        return [plain_of(entry) for entry in piece]
    return piece


def vocabulary(kinds: Any) -> Plain:
    """The types of goals or special rules, each with its fields as JSON schemas."""
    words: Plain = {}
    for kind in get_args(kinds):
        fields = structs.fields(kind)
        words[kind.__struct_config__.tag] = {field.name: msgspec.json.schema(field.type) for field in fields}
    return words
