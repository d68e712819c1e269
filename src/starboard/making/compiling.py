"""Compile rules with mypyc, together with the kernel that they stand on, into a tree of their own.

The tree's name is a key of exactly what was compiled; a tree of its own keeps compiled modules from hiding later edits.
What is not compiled, such as texts, is copied into it anew each time. Sources lie there as they were given: only the
compiler sees the constructors and clones that a class would be given when it is made.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import shlex
import shutil
import site
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from starboard.kernel import Refusal
from starboard.making.generating import to_compile
from starboard.making.packages import CannotMake, Package, core, files_of
from starboard.making.trees import COMPLETE, CORE, HERE, SUFFIX, cache, checkout, is_same, listed, trees

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

INTERPRETED: Final = frozenset({"starboard/kernel/native.py"})  # holds what the compiler takes for unreachable

# Groups reach each other by tables, not by symbols: hidden ones can be inlined and called directly.
FLAGS: Final = "-g0 -fvisibility=hidden"

# How a class of the kernel makes room for an object. Before Python 3.13, attributes of a class that derives from it and
# is not compiled, as in a game that somebody is writing, are quick only where object.__new__ has made that room.
ALLOCATION: Final = "type->tp_alloc(type, 0)"
ALLOCATE: Final = """#include <Python.h>
static inline PyObject *starboard_alloc(PyTypeObject *type)
{
#if PY_VERSION_HEX < 0x030D0000
    static PyObject *nothing = NULL;
    if ((type->tp_flags & Py_TPFLAGS_MANAGED_DICT) && (nothing || (nothing = PyTuple_New(0))))
        return PyBaseObject_Type.tp_new(type, nothing, NULL);
#endif
    return type->tp_alloc(type, 0);
}
"""

# Runs in the tree. Each group is one library, so that two cores compile them side by side; calls between compiled
# modules never go through Python. What a module imports from elsewhere need not be there to be compiled. A library
# whose C is that of another tree's is taken from there: the kernel's, say, when somebody edits a game.
SETUP: Final = """
import json, shutil, sys
from hashlib import sha256
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

scratch = sys.argv[1]
groups, recipe, known, allocation, allocate = json.loads(Path(scratch, "asked.json").read_text())
made = {}


class Build(build_ext):
    def build_extension(self, part):
        digest = sha256(json.dumps([recipe, part.name]).encode())
        for name in (*part.sources, *sorted(part.depends)):
            content = Path(name).read_bytes()
            digest.update(f"\\n{Path(name).name} {len(content)}\\n".encode() + content)
        path = Path(self.get_ext_filename(self.get_ext_fullname(part.name)))
        made[str(path)] = key = digest.hexdigest()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(Path(known[key], path), path)
        except (KeyError, OSError):
            super().build_extension(part)


with open(f"{scratch}/mypy.ini", "w") as settings:
    settings.write("[mypy]\\nignore_missing_imports = True\\nfollow_imports = silent\\n")
options = ["--explicit-package-bases", f"--config-file={scratch}/mypy.ini", f"--cache-dir={scratch}/cache"]
names = [name for files in groups.values() for name in files]
separate = [(files, group) for group, files in groups.items()]
modules = mypycify([*options, *names], opt_level="3", separate=separate, target_dir=scratch)
for path in {Path(name) for module in modules for name in module.sources}:
    if path.name == "__native_starboard_kernel.c":
        code = path.read_text()
        path.write_text(allocate + code.replace(allocation, "starboard_alloc(type)"))
build = ["build_ext", "--build-lib", ".", "--build-temp", scratch, "--parallel", "2"]
how = {"ext_modules": modules, "cmdclass": {"build_ext": Build}, "script_args": build}
setup(name="starboard-compiled", packages=[], py_modules=[], **how)
Path(scratch, "made.json").write_text(json.dumps(made))
"""

# Runs on the tree: an unnoticed failure would run interpreted, and every figure measured on it would be wrong.
CHECK: Final = """
import sys
from importlib import import_module
from pathlib import Path
from starboard.making.trees import SUFFIX, Overlay, Tree
from starboard.sources import load_sources

tree, packages, *names = sys.argv[1:]
load_sources()
sys.meta_path.insert(0, Overlay(Tree(Path(tree), tuple(packages.split()))))
files = {name: import_module(name).__file__ for name in names}
wrong = [f"{name}: {file}" for name, file in files.items() if not (file.startswith(tree) and file.endswith(SUFFIX))]
sys.exit("not loaded as compiled modules:\\n" + "\\n".join(wrong) if wrong else 0)
"""


class Plan(NamedTuple):
    """What a tree is made of: its files, those that are compiled by the library they go into, and what is loaded."""

    files: dict[str, Path]
    groups: dict[str, list[str]]
    packages: tuple[str, ...]
    bases: tuple[Path, ...]
    """Where packages are imported from that are not compiled here."""

    @property
    def compiled(self) -> list[str]:
        """The paths in the tree of the modules to compile."""
        return [name for names in self.groups.values() for name in names]


def plan_of(package: Package) -> Plan:
    """Return the plan for somebody's package: itself, the kernel and the search, each a library of its own."""
    own = files_of(package)
    files = dict(own)
    groups: dict[str, list[str]] = {}
    for part in core():
        found = files_of(part)
        files |= found
        groups[_library(part.name)] = [name for name in found if name.endswith(".py") and name not in INTERPRETED]
    first = package.name.split(".")[0]
    groups[_library(package.name)] = [name for name, path in own.items() if is_rules(path, first)]
    if not groups[_library(package.name)]:
        raise CannotMake(Refusal("", "nothing-to-compile", (("package", package.name),)))
    return Plan(files, groups, (*CORE, package.name), (package.base, HERE.parent))


def _library(package: str) -> str:
    return package.replace(".", "_")


def is_rules(path: Path, package: str) -> bool:
    """Whether a file is a module of rules: it imports the standard library, the kernel and its own package alone.

    Anything else (a face of the terminal's, a test) stays interpreted.
    """
    if path.suffix != ".py":
        return False
    known = sys.stdlib_module_names | {package, "mypy_extensions", ""}
    for node in ast.walk(_parsed(path)):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = ["" if node.level else node.module or ""]
        if any(name.split(".")[0] not in known and not f"{name}.".startswith("starboard.kernel.") for name in names):
            return False
    return True


def _parsed(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_bytes())
    except SyntaxError as error:
        raise CannotMake(Refusal("", "generate-syntax", (("file", str(path)), ("line", error.lineno or 0)))) from error


def _recipe() -> list[str]:
    """Return how everything is compiled here."""
    try:
        mypy = version("mypy")
    except PackageNotFoundError:
        mypy = ""
    return [sys.version, SUFFIX, mypy, FLAGS, SETUP, ALLOCATE]


def key_of(plan: Plan) -> str:
    """Return the name of the tree of exactly these modules, by exactly this compiler."""
    recipe = [*_recipe(), json.dumps(plan.groups), " ".join(plan.packages)]
    digest = hashlib.sha256("\n".join(recipe).encode())
    written = to_compile(plan.files, plan.compiled)
    for name in (*plan.compiled, *INTERPRETED):
        content = written[name].encode() if name in written else plan.files[name].read_bytes()
        digest.update(f"\n{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


def compiled(plan: Plan, folder: Path, say: Callable[[str, int], None]) -> Path:
    """Return the tree of this plan in a folder of trees, building it where it is not there.

    `say` is told of the packages and the number of modules before they are compiled. Raise CannotMake, with what the
    compiler said on standard error, where that fails.
    """
    target = folder / key_of(plan)
    if (target / COMPLETE).exists():
        _refresh(plan, target)
        return target
    surroundings = toolchain()
    say(", ".join(plan.packages), len(plan.compiled))
    folder.mkdir(parents=True, exist_ok=True)
    new = Path(tempfile.mkdtemp(prefix="unfinished-", dir=folder))
    try:
        _build(plan, new, surroundings, _made(folder))
        _forget(folder, plan.packages, new)
        new.rename(target)
    finally:
        shutil.rmtree(new, ignore_errors=True)
    return target


def compiled_package(package: Package, say: Callable[[str, int], None]) -> Path:
    """Return the tree of somebody's package in the user's cache, building it where it is not there."""
    return compiled(plan_of(package), cache(), say)


def _refresh(plan: Plan, tree: Path) -> None:
    """Let a tree have the files of the plan: each with its time, for while the source has the same, it is as it was."""
    for name in listed(tree):
        if name not in plan.files:
            (tree / name).unlink()
    for name, path in plan.files.items():
        copy = tree / name
        if not is_same(path, copy):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, copy)


def _made(folder: Path) -> dict[str, str]:
    """Return the libraries of finished trees, of this folder and of the checkout: the key of each, and its tree."""
    return {
        key: str(tree.folder)
        for place in filter(None, (checkout(), folder))
        for tree in trees(place)
        for key in tree.made
    }


def _build(plan: Plan, new: Path, surroundings: dict[str, str], known: dict[str, str]) -> None:
    _refresh(plan, new)
    env = os.environ | surroundings | {"CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}"}
    bases = os.pathsep.join(str(base) for base in plan.bases)
    path = env | {"MYPYPATH": mypy_path(plan.bases)}
    with tempfile.TemporaryDirectory() as scratch:
        for name, source in to_compile(plan.files, plan.compiled).items():
            (new / name).write_text(source, encoding="utf-8")
        recipe = [*_recipe(), surroundings, env["CFLAGS"]]
        Path(scratch, "asked.json").write_text(
            json.dumps([plan.groups, recipe, known, ALLOCATION, ALLOCATE]), encoding="utf-8"
        )
        _run([SETUP, scratch], new, path, Refusal("", "compile-failed"))
        _refresh(plan, new)
        made = json.loads(Path(scratch, "made.json").read_text(encoding="utf-8"))
        modules = [name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in plan.compiled]
        _run(
            [CHECK, str(new), " ".join(plan.packages), *modules],
            Path(scratch),
            env | {"PYTHONPATH": bases},
            Refusal("", "compile-load"),
        )
    said = {"suffix": SUFFIX, "packages": plan.packages, "made": sorted(made.values())}
    (new / COMPLETE).write_text(json.dumps(said), encoding="utf-8")


def mypy_path(bases: Sequence[Path]) -> str:
    """Return where mypy is to look for packages: not where they are installed, which it finds by itself and refuses."""
    installed = {Path(folder).resolve() for folder in (*site.getsitepackages(), site.getusersitepackages())}
    return os.pathsep.join(str(base) for base in bases if base.resolve() not in installed)


def _run(words: Sequence[str], folder: Path, env: dict[str, str], fault: Refusal) -> None:
    """Run a piece of Python; where it fails, show what it said and raise CannotMake."""
    env = {name: value for name, value in env.items() if name != "STARBOARD_PURE"}
    command = [sys.executable, "-P", "-c", *words]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)  # noqa: S603  # ours
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise CannotMake(fault)


def _forget(folder: Path, packages: tuple[str, ...], new: Path) -> None:
    """Take away the trees of the same packages as they were before."""
    for tree in trees(folder):
        if tree.packages == packages and tree.folder != new:
            shutil.rmtree(tree.folder, ignore_errors=True)


def compiler() -> str | None:
    """Return the C compiler that is there: the one asked for, Python's own, or a usual one."""
    own = str(sysconfig.get_config_var("CC") or "cc")
    named = [os.environ.get("CC", own), "cc", "gcc", "clang"]
    return next((cc for cc in named if shutil.which(shlex.split(cc)[0])), None)


def header() -> Path:
    """Return where the header of this Python must be."""
    return Path(sysconfig.get_path("include")) / "Python.h"


def toolchain() -> dict[str, str]:
    """Return the settings of a C compiler for extension modules; raise CannotMake where something is missing."""
    missing = [name for name in ("mypy", "setuptools") if find_spec(name) is None]
    if missing:
        install = f"{sys.executable} -m pip install {' '.join(missing)}"
        raise CannotMake(Refusal("", "no-mypyc", (("missing", ", ".join(missing)), ("install", install))))
    if not header().exists():
        raise CannotMake(Refusal("", "no-headers", (("file", str(header())),)))
    cc = compiler()
    if cc is not None:
        return {"CC": cc}
    if find_spec("ziglang") is None:
        install = f"{sys.executable} -m pip install ziglang"
        raise CannotMake(Refusal("", "no-compiler", (("install", install),)))
    zig = f"{shlex.quote(sys.executable)} -m ziglang cc"
    return {"CC": zig, "LDSHARED": f"{zig} -shared"}  # zig does not know every flag that Python was linked with
