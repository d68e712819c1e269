"""The packages that something is made of: found by name or by folder, and never imported."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from starboard.kernel import Refusal, StarboardError
from starboard.making.trees import CORE, listed, source_of


class CannotMake(StarboardError):
    """A package that cannot be found, generated for or compiled; the sentence says what to do."""

    code = "package/unmade"


class Package(NamedTuple):
    """A package or a module: its full name, and its folder or file."""

    name: str
    source: Path

    @property
    def base(self) -> Path:
        """The folder from which it is imported."""
        return self.source.parents[self.name.count(".")]


def kernel() -> Package:
    """Return the kernel's own."""
    return core()[0]


def core() -> list[Package]:
    """Return what is compiled with every game: the kernel first."""
    found = [(name, source_of(name)) for name in CORE]
    return [Package(name, source) for name, source in found if source is not None]


def files_of(package: Package) -> dict[str, Path]:
    """Return every file of a package: its path from where it is imported, and where it lies."""
    start = package.name.replace(".", "/")
    if not package.source.is_dir():
        return {f"{start}.py": package.source}
    return {f"{start}/{name}": package.source / name for name in sorted(listed(package.source))}


def package_of(word: str) -> Package:
    """Return the package that a word of the command line means: `mygames.letter`, `mygames.letter:GAME` or a folder.

    Raise CannotMake where there is none.
    """
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # as `python -m` does
    name = word.partition(":")[0]
    if all(part.isidentifier() for part in name.split(".")):
        source = source_of(name)
        if source is not None:
            return Package(name, source.resolve())
    path = Path(word).resolve()
    if path.is_dir() or (path.suffix == ".py" and path.is_file()):
        name = _imported_as(path)
        if name:
            return Package(name, path)
    raise CannotMake(Refusal("", "no-package", (("package", word[:60]),)))


def _imported_as(path: Path) -> str:
    """Return the full name by which a folder or file is imported; nothing where it cannot be."""
    base = path.parent
    while (base / "__init__.py").is_file():
        base = base.parent
    known = {Path(place).resolve() for place in sys.path}
    if base not in known and base.is_relative_to(Path.cwd()):
        base = Path.cwd()  # folders need no __init__.py
    parts = path.relative_to(base).with_suffix("").parts
    return ".".join(parts) if all(part.isidentifier() for part in parts) else ""
