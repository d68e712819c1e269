"""Compiled trees: where they lie, whether the sources are still what was compiled, and how a command loads them.

A tree holds copies of the sources, with their times, and the compiled modules beside them. It is used as long as every
source is as its copy: by time and size, or where the times differ, by content. Nothing here may import the kernel:
which one is loaded is decided here.
"""

from __future__ import annotations

import json
import os
import re
import sys
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from starboard.sources import is_pure, load_sources

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

HERE = Path(__file__).resolve().parents[1]
"""The folder of the package `starboard`."""
COMPLETE = ".complete"
"""The file in a tree that says what it holds; written last."""
SUFFIX = EXTENSION_SUFFIXES[0]
"""How compiled modules of this Python on this machine are named."""
PATH = re.compile(r"(?:--\w+=)?([^\W\d]\w*(?:\.[^\W\d]\w*)*):[^\W\d]\w*")
"""How a command line names a game by its module."""
KERNEL = "starboard.kernel"
CORE = (KERNEL, "starboard.search")
"""What every tree holds besides a game, so that bots think at its speed."""
GAMES = "starboard.games"


class Tree(NamedTuple):
    """A compiled tree, and the packages and modules that are to be loaded from it."""

    folder: Path
    packages: tuple[str, ...]
    made: tuple[str, ...] = ()
    """A key of each of its libraries, of exactly what that was compiled from."""

    def has(self, module: str) -> bool:
        """Whether a module is compiled in this tree."""
        return any(module == package or module.startswith(f"{package}.") for package in self.packages)

    def is_fresh(self, packages: Sequence[str]) -> bool:
        """Whether the sources of these packages are what was compiled."""
        return all(
            (source := source_of(package)) is not None and is_same(source, self.folder / _place(package, source))
            for package in packages
        )


class Overlay:
    """Finds the packages of a tree in it, before anything else looks for them."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        shared = [path.name.removesuffix(SUFFIX) for path in tree.folder.glob(f"*__mypyc{SUFFIX}")]
        self.folders = {name: str(tree.folder.joinpath(*name.split(".")[:-1])) for name in (*tree.packages, *shared)}

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return where a package of the tree is, or what is inside it; None for anything else."""
        if name in self.folders:
            return PathFinder.find_spec(name, [self.folders[name]], target)
        return PathFinder.find_spec(name, path, target) if self.tree.has(name) else None


def cache() -> Path:
    """Return the folder of the user's own trees."""
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")  # noqa: PTH111, PTH118  # Path.home() fails where there is none
    return Path(base) / "starboard" / "compiled"


def checkout() -> Path | None:
    """Return the folder of the trees of `make compile`, where this is a checkout."""
    return HERE.parents[1] / "build" / "compiled" if HERE.parent.name == "src" else None


def trees(folder: Path) -> Iterator[Tree]:
    """Yield the trees in a folder that this Python can load."""
    for file in sorted(folder.glob(f"*/{COMPLETE}")):
        try:
            said = json.loads(file.read_text(encoding="utf-8"))
            if said["suffix"] == SUFFIX:
                yield Tree(file.parent, tuple(said["packages"]), tuple(said.get("made", ())))
        except (OSError, ValueError, KeyError, TypeError):
            continue  # a tree of another time


def tree_of(module: str) -> Tree | None:
    """Return a tree in which kernel, search and module are compiled from the present sources, or None."""
    for tree in (tree for folder in filter(None, (checkout(), cache())) for tree in trees(folder)):
        needed = [package for package in tree.packages if package in CORE or Tree(tree.folder, (package,)).has(module)]
        if len(needed) > len(CORE) and {*CORE} <= {*needed} and tree.is_fresh(needed):
            return tree._replace(packages=tuple(needed))
    return None


def source_of(name: str) -> Path | None:
    """Return the folder of a package or the file of a module, without importing it; None where there is none."""
    first, *rest = name.split(".")
    if first == "starboard":
        place: Path | None = HERE
    else:
        try:
            spec = find_spec(first)
        except (ImportError, ValueError):
            return None
        places = [] if spec is None else [*(spec.submodule_search_locations or []), spec.origin or ""]
        place = Path(places[0]) if places and places[0] else None
    for part in rest:
        if place is None or not place.is_dir():
            return None
        place = place / part if (place / part).is_dir() else place / f"{part}.py"
    return place if place is not None and place.exists() else None


def _place(name: str, source: Path) -> str:
    """Return the path of a package or module in a tree."""
    return name.replace(".", "/") + ("" if source.is_dir() else ".py")


def listed(source: Path) -> dict[str, os.stat_result]:
    """Return the files of a package, or the file that a module is: the path from there, with its time and size.

    What Python made of them does not count, nor what is hidden.
    """
    if not source.is_dir():
        return {"": source.stat()} if source.exists() else {}
    found: dict[str, os.stat_result] = {}
    folders = [""]
    while folders:
        inside = folders.pop()
        with os.scandir(source / inside) as entries:
            for entry in entries:
                if entry.name.startswith((".", "__pycache__")) or entry.name.endswith((".pyc", ".so", ".pyd")):
                    continue
                if entry.is_dir():
                    folders.append(f"{inside}{entry.name}/")
                else:
                    found[inside + entry.name] = entry.stat()
    return found


def is_same(source: Path, copy: Path) -> bool:
    """Whether a package or module is, file by file, as its copy in a tree."""
    if not copy.exists():
        return False
    ours, theirs = listed(source), listed(copy)
    return ours.keys() == theirs.keys() and all(
        _is_same_file(source / name if name else source, stat, copy / name if name else copy, theirs[name])
        for name, stat in ours.items()
    )


def _is_same_file(source: Path, stat: os.stat_result, copy: Path, copied: os.stat_result) -> bool:
    if stat.st_size != copied.st_size:
        return False
    if stat.st_mtime_ns == copied.st_mtime_ns:
        return True
    if source.read_bytes() != copy.read_bytes():
        return False
    with suppress(OSError):
        os.utime(copy, ns=(stat.st_atime_ns, stat.st_mtime_ns))  # the next start need not read it
    return True


def game_of(words: Sequence[str]) -> str:
    """Return the module of the game that a command line names by its path, or by a name that somebody's package has.

    Empty where it names none, or one of Starboard's own.
    """
    for word in words:
        found = PATH.fullmatch(word)
        if found and not found[1].startswith(f"{GAMES}.") and source_of(found[1]) is not None:
            return found[1]
    name = words[1] if len(words) > 1 else ""
    if not name.isidentifier() or (HERE / "games" / name).is_dir():
        return ""
    from importlib.metadata import entry_points

    modules = {entry.module for entry in entry_points(group=GAMES, name=name)}
    return modules.pop() if len(modules) == 1 else ""


def choose(words: Sequence[str]) -> None:
    """Let a command load its rules compiled where they are compiled from the present sources.

    A game of somebody's that is not compiled plays on the compiled kernel.
    """
    if is_pure():
        return
    if any(PATH.fullmatch(word) for word in words) and (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)  # as `python -m` does
    module = game_of(words)
    tree = (tree_of(module) if module else None) or tree_of(GAMES)
    if tree is not None:
        load_sources()
        sys.meta_path.insert(0, Overlay(tree))
