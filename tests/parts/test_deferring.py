"""What an effect sets off waits until the outermost effect is finished."""

from __future__ import annotations

from dataclasses import dataclass

from untot.kernel.agenda import play
from untot.kernel.state import State, Step
from untot.parts.deferring import effect_begins, effect_ends, one_effect, put_off


@dataclass(slots=True)
class Nested(State):
    """Effects in effects, and notes of what happened."""

    effects_running: int
    put_off: list[Step]
    notes: list[str]


def note(g: Nested, text: str) -> None:
    g.notes.append(text)


def boil_over(g: Nested) -> None:
    put_off(g, ("note", "outbreak"))


def nest(g: Nested, depth: int) -> None:
    inner: tuple[Step, ...] = (("nest", depth - 1),) if depth else (("boil_over",), ("boil_over",))
    g.then(*one_effect(*inner, ("note", f"end of {depth}")))


RULES = {rule.__name__: rule for rule in (note, boil_over, nest, effect_begins, effect_ends)}


def notes_of(*steps: Step) -> list[str]:
    g = Nested(1, {}, bytes(32), 0, 0, 0, list(reversed(steps)), None, 0, [], [])
    coroutine = play(g, RULES, None)
    try:
        coroutine.send(None)
    except StopIteration:
        assert g.effects_running == 0 and g.put_off == []
    return g.notes


def test_a_trigger_comes_after_the_outermost_effect_and_only_once() -> None:
    assert notes_of(("nest", 2), ("note", "next")) == ["end of 0", "end of 1", "end of 2", "outbreak", "next"]


def test_outside_of_an_effect_it_comes_at_once() -> None:
    assert notes_of(("boil_over",), ("note", "next")) == ["outbreak", "next"]


def test_what_is_set_off_later_comes_again() -> None:
    assert notes_of(("nest", 0), ("nest", 0)) == ["end of 0", "outbreak", "end of 0", "outbreak"]
