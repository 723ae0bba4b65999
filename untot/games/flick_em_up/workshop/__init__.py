"""The workshop: own scenarios are checked and written down here, the ten printed ones shown as a pattern."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec
from msgspec import Struct, structs

from untot.games.flick_em_up.geometry.town import ACID_RADIUS
from untot.games.flick_em_up.pieces import BUILDINGS
from untot.games.flick_em_up.scenarios import SCENARIOS, Deck, Goal, Measure, Scenario, ScenarioId, SpecialRule
from untot.games.flick_em_up.scene import printed
from untot.games.flick_em_up.workshop.checking import ACCUSATIONS, SECRET_DECKS, check, read_text
from untot.kernel.workshop import Examined, Plain, Printed
from untot.parts.toml_text import to_toml

COMPANY_DECKS: Final = (*SECRET_DECKS, "combat")
"""Secret cards, and those that people fight each other with."""
KIND: Final = "mission"
"""The word for it in every workshop."""


class _Workshop:
    """See `kernel.workshop.Workshop`."""

    kinds = (KIND,)

    def check(self, kind: str, given: str | Plain) -> Examined:
        plain, (scenario, problems) = read_text(given) if isinstance(given, str) else (given, check(given))
        content = plain if scenario is None else plain_of(scenario)
        scene = None if scenario is None else drawn(scenario)
        return Examined(not problems, problems, content, _toml(content), scene)

    def heads(self, kind: str) -> list[Plain]:
        return [
            {
                "id": number,
                "rounds": scenario.rounds,
                "groups": len(scenario.groups),
                "survivors": len(scenario.survivors),
            }
            for number, scenario in SCENARIOS.items()
        ]

    def printed(self, kind: str, piece: str) -> Printed | None:
        """Ready to begin an own one with: it names its pattern."""
        if piece not in SCENARIOS:
            return None
        scenario = structs.replace(SCENARIOS[piece], pattern=piece)
        content = plain_of(scenario)
        return Printed(content, to_toml(content), drawn(scenario))

    def content(self) -> Plain:
        """The printed facts of every match, and the words of goals, decks, measures and special rules."""
        facts: Plain = msgspec.to_builtins(printed())
        return facts | {
            "acid_radius": ACID_RADIUS,
            "buildings": list(BUILDINGS),
            "goal": {field.name: msgspec.json.schema(field.type) for field in structs.fields(Goal)},
            "decks": list(get_args(Deck)),
            "secret_decks": list(SECRET_DECKS),
            "company_decks": list(COMPANY_DECKS),
            "patterns": [_company(number) for number in SCENARIOS],
            "rules": list(get_args(SpecialRule)),
            "fixed_rules": [ACCUSATIONS],
            "measures": list(get_args(Measure)),
        }


WORKSHOP: Final = _Workshop()


def _company(number: ScenarioId) -> Plain:
    """What a printed scenario says about those who play it: an own one takes it from there as a whole."""
    it = SCENARIOS[number]
    return {
        "id": number,
        "groups": list(it.groups),
        "exiled": it.exiled,
        "decks": [deck for deck in it.decks if deck in COMPANY_DECKS],
        "rules": [rule for rule in it.rules if rule == ACCUSATIONS],
        "dead_to_lose": it.dead_to_lose,
        "objective_worth": it.objective_worth,
    }


def drawn(scenario: Scenario) -> Plain:
    """Where everything stands, as the view of a match says it."""
    poses = {piece: {"x": at.x, "y": at.y, "yaw": at.yaw, "side": at.side} for piece, at in scenario.poses().items()}
    tower = scenario.tower
    return {"poses": poses, "tower": {"x": tower.x, "y": tower.y, "yaw": tower.yaw}, "acid": scenario.acid}


def plain_of(piece: Any) -> Any:
    """A piece as its file says it: without what goes without saying."""
    if isinstance(piece, Struct):
        said = [(field.name, getattr(piece, field.name), _usual(field)) for field in structs.fields(piece)]
        return {name: plain_of(value) for name, value, usual in said if value != usual}
    if isinstance(piece, dict):
        return {name: plain_of(value) for name, value in piece.items()}
    return [plain_of(entry) for entry in piece] if isinstance(piece, tuple) else piece


def _usual(field: structs.FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def _toml(content: Plain | None) -> str | None:
    """What is not sound yet may hold what TOML cannot say."""
    try:
        return to_toml(content) if isinstance(content, dict) else None
    except (TypeError, RecursionError):
        return None
