"""Reading for the tests of texts: the messages of .ftl files, and the ids that stand in the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

ENDINGS_FOR_ALL = ("_id", "_count", "_number")


@dataclass
class Messages:
    """One .ftl file: the variables of each message, the forms that names have, and what went wrong."""

    variables: dict[str, set[str]] = field(default_factory=dict)
    attributes: set[str] = field(default_factory=set)
    doubled: list[str] = field(default_factory=list)
    junk: list[str] = field(default_factory=list)
    text: str = ""

    @property
    def keys(self) -> set[str]:
        return set(self.variables)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the visitor's own naming
        self.found.add(node.id.name)


def messages(package: str, language: str) -> Messages:
    """The messages that a package has in a language."""
    return messages_of(files(package).joinpath("texts", f"{language}.ftl").read_text("utf-8"))


def messages_of(text: str) -> Messages:
    read = Messages(text=text)
    for entry in FluentParser().parse(read.text).body:
        if isinstance(entry, Junk):
            read.junk.append(entry.content or "")
        if not isinstance(entry, Message | Term):
            continue
        if entry.id.name in read.variables:
            read.doubled.append(entry.id.name)
        variables = _Variables()
        variables.visit(entry)
        read.variables[entry.id.name] = variables.found
        read.attributes |= {attribute.id.name for attribute in entry.attributes}
    return read


def arguments(variables: set[str], attributes: set[str]) -> set[str]:
    """The arguments behind variables: languages need different forms of the same names."""
    endings = (*ENDINGS_FOR_ALL, *(f"_{attribute}" for attribute in attributes))
    return {next((v.removesuffix(end) for end in endings if v.endswith(end)), v) for v in variables}


# -- ids in the source ------------------------------------------------------------------------------------------


def trees(package: str) -> Iterator[ast.Module]:
    for path in sorted(Path(str(files(package))).rglob("*.py")):
        yield ast.parse(path.read_text("utf-8"))


def strings(package: str) -> set[str]:
    """All string constants of a package."""
    nodes = (node for tree in trees(package) for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def named_in_calls(package: str, *functions: str, at: int = 0) -> set[str]:
    """The ids given to these functions as an argument: literally, by either arm of an `if`, or by a local name."""
    return {name for tree in trees(package) for name in _named_in_tree(tree, functions, at)}


def _named_in_tree(tree: ast.Module, functions: tuple[str, ...], at: int) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node) in functions and len(node.args) > at:
            given = node.args[at]
            yield from _assigned_to(tree, given.id) if isinstance(given, ast.Name) else _literals(given)


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _assigned_to(tree: ast.Module, name: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets):
            yield from _literals(node.value)


def _literals(expression: ast.expr) -> Iterator[str]:
    """The string that is meant, or the two of a choice; what is put together at run time is not found here."""
    if isinstance(expression, ast.IfExp):
        yield from _literals(expression.body)
        yield from _literals(expression.orelse)
    elif isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        yield expression.value
