"""The client's types, written from the server's own: views, scenes and events of the games, and the wire.

python -m untot.server.typescript            writes the .gen.ts files
python -m untot.server.typescript --check    fails if one of them differs from what would be written
"""

from __future__ import annotations

import inspect as python_inspect
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, get_type_hints

from msgspec import NODEFAULT, Struct, inspect

from untot.games import NAMES, load_game
from untot.kernel.events import TABLE_EVENTS
from untot.kernel.forms import AnyForm
from untot.kernel.game import Game
from untot.kernel.scenes import Things
from untot.kernel.tutorial import Tutorial
from untot.server.jobs import About
from untot.server.wire import ClientFrame, Reply, SeatFrame

CLIENT: Final = Path(__file__).parents[2] / "client" / "src"
HEAD: Final = "/** Written by `python -m untot.server.typescript` from {source}; never edited by hand. */\n"
Shape = inspect.StructType | inspect.DataclassType | inspect.TypedDictType
_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.StrType: "string",
    inspect.BytesType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}


class Writer:
    """Collects the interfaces that types need, each once, in the order in which they are met."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}
        self._known: dict[str, type] = {}

    def name(self, shape: inspect.Type) -> str:
        """How a type is called in TypeScript."""
        if plain := _PLAIN.get(type(shape)):
            return plain
        match shape:
            case inspect.Metadata(type=inner, extra=extra):
                return str((extra or {}).get("typescript") or self.name(inner))
            case inspect.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.name(part) for part in types))
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return _list_of(self.name(item))
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(map(self.name, items))}]"
            case inspect.DictType(key_type=_, value_type=value):
                return f"Record<string, {self.name(value)}>"
            case inspect.StructType(cls=cls) | inspect.DataclassType(cls=cls) | inspect.TypedDictType(cls=cls):
                return self._interface(shape, cls)
        raise TypeError(f"{shape!r} has no name in TypeScript yet")

    def _interface(self, shape: Shape, cls: type) -> str:
        name = cls.__name__
        if self._known.setdefault(name, cls) is not cls:
            raise TypeError(f"two types are called {name}: {cls!r} and {self._known[name]!r}")
        if name not in self.interfaces:
            self.interfaces[name] = ""
            self.interfaces[name] = f"{_comment(cls)}export interface {name} {{\n{''.join(self._fields(shape))}}}\n"
        return name

    def _fields(self, shape: Shape) -> Iterator[str]:
        if isinstance(shape, inspect.StructType) and shape.tag is not None:
            yield f"  {shape.tag_field}: {json.dumps(shape.tag)};\n"
        for field in shape.fields:
            optional = "?" if _may_be_missing(shape, field) else ""
            yield f"  {field.encode_name}{optional}: {self.name(field.type)};\n"


def _list_of(inner: str) -> str:
    return f"({inner})[]" if " " in inner and not inner.endswith(">") else f"{inner}[]"


def _may_be_missing(shape: Shape, field: inspect.Field) -> bool:
    """Left out where there is nothing to say: unset, a default that is not written, or one that the client means."""
    if isinstance(shape, inspect.StructType):
        is_left_out = shape.cls.__struct_config__.omit_defaults or shape.tag_field == "do"
        is_unset = field.default is NODEFAULT and field.default_factory is NODEFAULT  # how UNSET looks from here
        return not field.required and (is_unset or is_left_out)
    return not field.required


def _comment(cls: type) -> str:
    text = python_inspect.getdoc(cls) if cls.__doc__ else None
    return f"/** {text.splitlines()[0]} */\n" if text and not text.startswith(f"{cls.__name__}(") else ""


def written(source: str, named: Iterable[tuple[str, Any]], more: str, imports: str = "") -> str:
    """A file with these types; each is exported by its name, as an interface of its own or as another word for one."""
    writer, aliases = Writer(), ""
    for name, kind in named:
        found = writer.name(inspect.type_info(kind))
        if found != name:
            aliases += f"export type {name} = {found};\n"
    parts = [HEAD.format(source=source) + imports, *writer.interfaces.values(), *([aliases] if aliases else [])]
    return "\n".join(parts) + more


def game_types(game: Game) -> str | None:
    """View, scene and events of a game; None as long as its view has no type."""
    view, scene = (get_type_hints(make)["return"] for make in (game.view, game.scene))
    if not (isinstance(view, type) and issubclass(view, Struct)):
        return None
    named = [("View", view), *([("Scene", scene)] if isinstance(scene, type) and issubclass(scene, Struct) else [])]
    imports = "import type { TableEvents } from '../../frame/wire.gen';\n"
    index = events_by_name("Events extends TableEvents", game.events)
    return written(f"untot/games/{game.name}", [*named, *_named(game.events)], index, imports)


def events_by_name(name: str, declared: Mapping[str, type]) -> str:
    entries = "".join(f"  {event}: {kind.__name__};\n" for event, kind in declared.items())
    return f"\n/** By name: the arguments of an event. */\nexport interface {name} {{\n{entries}}}\n"


def _named(declared: Mapping[str, type]) -> list[tuple[str, type]]:
    return [(kind.__name__, kind) for kind in declared.values()]


WIRE: Final = (
    ("SeatFrame", SeatFrame),
    ("Reply", Reply),
    ("ClientFrame", ClientFrame),
    ("Form", AnyForm),
    ("About", About),
    ("Tutorial", Tutorial),
    ("Things", Things),
)


def files() -> dict[Path, str]:
    """Everything that is written, and where."""
    wire = written("untot/server/wire.py", [*WIRE, *_named(TABLE_EVENTS)], events_by_name("TableEvents", TABLE_EVENTS))
    found = {CLIENT / "frame" / "wire.gen.ts": wire}
    for name in NAMES:
        if (types := game_types(load_game(name))) is not None:
            found[CLIENT / "games" / name / "view.gen.ts"] = types
    return found


def main() -> int:
    differ = [path for path, text in files().items() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in differ:
            print(f"{path.name} of {path.parent.name} differs: python -m untot.server.typescript")
        return 1 if differ else 0
    for path in differ:
        path.parent.mkdir(exist_ok=True)
        path.write_text(files()[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
