"""The layers import downwards only, see LAYERS; and what is sent over sockets has one way out, see EXIT."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "starboard"

# Bottom first. A layer may import itself and what stands on a lower line.
LAYERS = (
    *(("sources",), ("kernel",), ("search", "games"), ("texts",), ("bots",)),
    *(("engine", "making", "testing"), ("lab",), ("table",), ("client",), ("terminal",), ("env",), ("cli",)),
    ("__main__",),
)
HEIGHT = {layer: height for height, line in enumerate(LAYERS) for layer in line}

# What a client and the server say to each other.
WIRE = {"protocol", "settings"}

# How something reaches a socket, by who may do it: frames are put on lines, and taken from them by what carries them.
EXIT = {
    ".put": {
        *("telling.broadcast", "telling._tell_all", "telling.tell_wish"),
        *("sockets.Visit.hear", "sockets.Visit._greet", "sockets.Visit._turn_away", "asks.Guest.speak"),
    },
    "line.take": {"wires.Wire._send", "sockets._send_on"},
    ".writelines": {"wires.Wire._send"},
    "transport.write": {"wires.Wire._look", "wires.Wire._take"},
    ".send_data": {"sockets._send_on"},
    **{f".send_{kind}": set() for kind in ("text", "bytes", "json")},
    # What becomes data of positions, decisions and events; `truth` is for who makes a game, a study is nobody's match.
    "as_json": {
        *("exits.sight_json", "exits._candidate", "saying._event_json", "foretelling.foreseen_json"),
        *("foretelling.refusals_json", "studying.Studied._play", "truth.truth_json", "truth._fields"),
    },
}

# The compiler's hints; the code runs without it.
HINTS = {"mypy_extensions"}


def imports(source: str, module: str, *, is_package: bool) -> Iterator[tuple[str, bool]]:
    """Yield the full name of every import in a module, and whether it stands inside a function."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    inside = {id(node) for function in functions for node in ast.walk(function)}
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")[: None if node.level - is_package == 0 else is_package - node.level]
            start = ".".join([*above, *filter(None, [node.module])]) if node.level else node.module or ""
            names = [f"{start}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            names = [str(argument.value) for argument in node.args[:1] if isinstance(argument, ast.Constant)]
        for name in names:
            yield name, id(node) in inside


def fault(module: str, name: str, *, is_late: bool) -> str | None:
    """Return why `module` may not import `name`, or None."""
    here, there = module.split("."), name.split(".")
    layer = here[1] if len(here) > 1 else ""
    if layer and layer not in HEIGHT:
        return f"{module}: give the layer {layer!r} its place in LAYERS"
    if there[0] != "starboard":
        if layer in {"", "sources", "kernel", "search", "games"} and there[0] not in sys.stdlib_module_names | HINTS:
            return f"{module}: only the standard library is at hand here, not {name}"
        return None
    below = there[1] if len(there) > 1 else ""
    if not layer and below in LAYERS[0]:
        return None
    if not below or below not in HEIGHT or not layer:
        return f"{module}: {name} is no layer to import from here"
    if layer == below == "games" and here[2:3] != there[2:3]:
        lazy = len(here) == 2 and is_late
        return None if lazy else f"{module}: a game knows no other game, so not {name}"
    if layer == "client" and below == "table" and there[2] not in WIRE:
        return f"{module}: of the server only what is said on the wire is at hand here, not {name}"
    if layer == "terminal" and below == "table":
        return f"{module}: a server is reached by the client, not by {name}"
    if layer != below and HEIGHT[below] >= HEIGHT[layer]:
        return f"{module}: {name} is not below {layer}"
    return None


def test_every_import_points_down() -> None:
    """No module under src/starboard imports upwards or sideways."""
    faults = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = ("starboard", *path.relative_to(PACKAGE).with_suffix("").parts)
        is_package = parts[-1] == "__init__"
        module = ".".join(parts[:-1] if is_package else parts)
        found = imports(path.read_text(encoding="utf-8"), module, is_package=is_package)
        faults += [why for name, is_late in found if (why := fault(module, name, is_late=is_late))]
    assert faults == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("starboard.kernel.records", "import starboard.games.oort"),
        ("starboard.kernel.records", "from ..games import oort"),
        ("starboard.kernel.records", "import rich"),
        ("starboard.kernel.records", "def f():\n    from starboard.texts import say"),
        ("starboard.kernel.records", "import_module('starboard.bots')"),
        ("starboard.games.oort.rules", "from starboard.games.cove import state"),
        ("starboard.games.oort.rules", "from ..cove.state import Cove"),
        ("starboard.games.oort.rules", "from starboard.texts import say"),
        ("starboard.games", "from starboard.games import oort"),
        ("starboard.texts", "from .bots import greedy"),
        ("starboard.engine.server", "from starboard.terminal import board"),
        ("starboard.client.line", "from starboard.table import house"),
        ("starboard.terminal.online.table", "from starboard.table.live import Live"),
        ("starboard.terminal.online.lobby", "from starboard.table import settings"),
        ("starboard.cli.main", "import starboard.newcomer"),
        ("starboard.newcomer", "import json"),
        ("starboard", "from starboard.kernel import match"),
    ],
)
def test_a_wrong_arrow_is_found(module: str, source: str) -> None:
    """Each kind of upward, sideways or foreign import is a fault."""
    is_package = module in {"starboard", "starboard.games"}
    found = [fault(module, name, is_late=late) for name, late in imports(source, module, is_package=is_package)]
    assert any(found)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("starboard.kernel.records", "import json\nfrom .errors import Illegal\nfrom mypy_extensions import i64"),
        ("starboard.games.oort.rules", "from starboard.kernel import steps\nfrom . import actions"),
        ("starboard.games.oort.rules", "from .state import Oort"),
        ("starboard.games.oort.rules", "from ...kernel.steps import Choice"),
        ("starboard.games", "def game():\n    from starboard.games import oort"),
        ("starboard.engine.server", "import msgspec\nfrom starboard.bots import greedy\nimport starboard.games.oort"),
        ("starboard.client.line", "from starboard.table import protocol\nimport websockets"),
        ("starboard.cli.main", "from starboard.engine import server\nfrom starboard.terminal import table"),
    ],
)
def test_a_right_arrow_is_let_through(module: str, source: str) -> None:
    """What the layers allow is no fault."""
    is_package = module in {"starboard", "starboard.games"}
    found = [fault(module, name, is_late=late) for name, late in imports(source, module, is_package=is_package)]
    assert not any(found)


def leavings(source: str, module: str) -> Iterator[tuple[str, str]]:
    """Yield each call by which something may reach a socket, by its name in EXIT, and the function that makes it."""

    def walk(node: ast.AST, place: str) -> Iterator[tuple[str, str]]:
        for inner in ast.iter_child_nodes(node):
            name = getattr(inner, "name", "") if isinstance(inner, ast.stmt) else ""
            if isinstance(inner, ast.Call):
                whose, _, what = ast.unparse(inner.func).rpartition(".")
                ways = (f".{what}", f"{whose.rpartition('.')[2]}.{what}") if whose else (what,)
                yield from [(way, place) for way in ways if way in EXIT]
            yield from walk(inner, f"{place}.{name}" if name else place)

    return walk(ast.parse(source), module)


def test_what_sockets_send_has_one_way_out() -> None:
    """Whoever else tells somebody something has to stand in EXIT."""
    found: dict[str, set[str]] = {way: set() for way in EXIT}
    for path in sorted((PACKAGE / "table").glob("*.py")):
        for way, place in leavings(path.read_text(encoding="utf-8"), path.stem):
            found[way].add(place)
    assert found == EXIT


@pytest.mark.parametrize(
    "source",
    [
        "class House:\n    def seal(self, live):\n        for one in live.lines:\n            one.put(b'answered')",
        "async def shout(socket):\n    await socket.send_text('all')",
        "def steal(line):\n    return line.take()",
        "def slip(wire):\n    wire.transport.write(b'!')",
        "def tell(s):\n    return [as_json(one) for one in s.players]",
    ],
)
def test_another_way_out_is_found(source: str) -> None:
    """Wherever in a module it stands."""
    assert [place for way, place in leavings(source, "house") if place not in EXIT[way]]
