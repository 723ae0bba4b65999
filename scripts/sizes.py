"""How long files and functions are. Fails on a source file over 400 lines: split it along the next rulebook heading."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parent.parent
SOURCES = (".py", ".ts", ".svelte")
MOST_LINES = 400


def source_files() -> list[Path]:
    """All that git tracks or would track, in a fixed order."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0")
    written_by_hand = (name for name in names if name.endswith(SOURCES) and not name.endswith(".gen.ts"))
    files = sorted({ROOT / name for name in written_by_hand})
    return [file for file in files if file.is_file()]


def functions(file: Path) -> Iterator[tuple[int, str]]:
    """Length in lines (decorators not counted) and place of each function, nested ones too."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            yield length, f"{file.relative_to(ROOT)}:{node.lineno} {node.name}"


def report_functions(files: list[Path]) -> None:
    found = sorted((function for file in files for function in functions(file)), reverse=True)
    if len(found) < 2:
        return
    lengths = [length for length, _ in found]
    p95 = quantiles(lengths, n=20, method="inclusive")[-1]
    print(f"untot/: {len(found)} functions, median {median(lengths):g} lines, p95 {p95:.0f}; the longest:")
    for length, place in found[:3]:
        print(f"  {length:4} {place}")


def main() -> int:
    files = source_files()
    lines = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    print(f"{len(files)} source files, {sum(lines.values())} lines")
    report_functions([file for file in files if file.suffix == ".py" and file.is_relative_to(ROOT / "untot")])
    too_long = [file for file in files if lines[file] > MOST_LINES]
    for file in too_long:
        print(f"too long: {file.relative_to(ROOT)} has {lines[file]} lines, at most {MOST_LINES}")
    return 1 if too_long else 0


if __name__ == "__main__":
    sys.exit(main())
