"""Compile kernel, games and examples of this checkout with mypyc into a tree of their own: build/compiled/<key>/.

The tree is a whole copy of the package `starboard` with the compiled modules beside their sources: the command
`starboard` of the checkout finds it by itself, and `PYTHONPATH=$(.venv/bin/python -m tools.compile --where)` runs
everything compiled.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))  # the compiler's environment has no Starboard, and --against runs an older one

from starboard.making.compiling import INTERPRETED, Plan, compiled, compiler, header  # noqa: E402  # as above
from starboard.making.packages import CannotMake  # noqa: E402
from starboard.making.trees import GAMES, is_same, listed, tree_of, trees  # noqa: E402

TREES = ROOT / "build" / "compiled"
PARTS = (
    (ROOT / "src", "starboard"),
    (ROOT, "examples"),  # all but one left interpreted, as a game is that somebody is just writing
    (ROOT / "benchmarks", "loops.py"),  # loops compiled with the rules, to be measured
)
"""What the tree is a copy of: each from where it is imported."""
RECIPE = "recipe.txt"
"""The copy of this file in the tree: what was compiled otherwise is another tree."""
TELLING = ("codes", "deriving", "marking", "telling")
"""What of the environments is compiled: what is done for each observation and needs no NumPy."""
INSIDE = (
    "starboard/kernel/",
    "starboard/search/",
    "starboard/games/",
    "examples/connect_four/",
    "loops.py",
    *[f"starboard/env/{name}.py" for name in TELLING],
)
"""What of it is compiled."""
OUTSIDE = INTERPRETED | {"starboard/games/__init__.py"}
"""What of that is not: the list of the games has no rules."""
EXAMPLES = ("examples.connect_four", "examples.landfall", "examples.freeport")
ENVIRONMENTS = tuple(f"starboard.env.{name}" for name in TELLING)
PACKAGES = ("starboard.kernel", "starboard.search", "starboard.games", *ENVIRONMENTS, *EXAMPLES, "loops")

# The compiler for machines that have none; a wheel, so pip can bring it.
ZIG = "ziglang==0.17.0"


def plan() -> Plan:
    """Return what the tree is made of."""
    files = {
        f"{part}/{name}".rstrip("/"): base / part / name for base, part in PARTS for name in sorted(listed(base / part))
    }
    groups: dict[str, list[str]] = {}
    for name in files:
        if name.endswith(".py") and name.startswith(INSIDE) and name not in OUTSIDE:
            groups.setdefault(_group(name), []).append(name)
    files[RECIPE] = Path(__file__)
    return Plan(files, groups, PACKAGES, (ROOT / "src", ROOT, ROOT / "benchmarks"))


def _group(name: str) -> str:
    """Return the library that a module goes into: the kernel alone is one, which any package's tree can share."""
    if name.startswith(("starboard/kernel/", "starboard/search/", "starboard/env/")):
        return "_".join(name.split("/")[:2])
    return f"starboard_{name.split('/')[2]}" if name.startswith("starboard/games/") else "examples"


def where() -> Path | None:
    """Return the tree of exactly the present sources, or None where they are not compiled."""
    made_of = {part: base / part for base, part in PARTS} | {RECIPE: Path(__file__)}
    for tree in trees(TREES):
        if tree.packages == PACKAGES and all(is_same(path, tree.folder / part) for part, path in made_of.items()):
            return tree.folder
    return None


def prepare() -> None:
    """Install a C compiler where there is none and it can be done without asking."""
    if (compiler() is None or not header().exists()) and os.geteuid() == 0 and shutil.which("apt-get"):
        packages = ["gcc", "libc6-dev", "python3-dev"]
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], check=False)
    if compiler() is None and find_spec("ziglang") is None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", ZIG]
        subprocess.run(pip, check=False)


def main() -> None:
    """Build the tree of the present sources unless it is there, or say where it is."""
    parser = argparse.ArgumentParser(description="Compile kernel and games into build/compiled.")
    parser.add_argument("--where", action="store_true", help="print the tree's path, or fail where it is not built")
    parser.add_argument("--hint", action="store_true", help="say how to get compiled rules, where there are none")
    asked = parser.parse_args()
    if asked.hint:
        if tree_of(GAMES) is None:
            print(
                "The rules run interpreted. Once `make compile` has run, which takes minutes, bots think much faster."
            )
        return
    if asked.where:
        print(where() or sys.exit("compile: the present sources are not compiled. Run: make compile"))
        return
    prepare()
    TREES.mkdir(parents=True, exist_ok=True)
    with (TREES / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one build at a time
        try:
            tree = compiled(plan(), TREES, lambda _, count: print(f"compile: {count} modules", flush=True))
        except CannotMake as error:
            sys.exit(f"compile: {error}")
        for old in TREES.glob("[!.]*"):
            if old != tree:
                shutil.rmtree(old)


if __name__ == "__main__":
    main()
