from typing import Any

from untot.games.mall_of_horror.bot.judging import value
from untot.games.mall_of_horror.bot.sensible import sensible

PHRASES: dict[str, tuple[str, ...]] = {}
def speak(seen: Any, rng: Any) -> None:
    return None
from untot.kernel.asking import Ask
def horizon(g: Any) -> int:
    return g.round
