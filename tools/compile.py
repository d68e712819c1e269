"""Compile kernel and games with mypyc into a tree of their own: build/compiled/<key>/.

The tree is a whole copy of the package `starboard` with the compiled modules beside their sources, so
`PYTHONPATH=$(.venv-compile/bin/python tools/compile.py --where)` runs everything compiled. The key names exactly
what was compiled; a tree of its own keeps compiled modules from hiding later edits in src/.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
TREES = ROOT / "build" / "compiled"

# Paths in the tree that stay interpreted, each with its reason.
EXCLUDE = ("starboard/kernel/native.py",)  # holds what the compiler takes for unreachable

# The compiler for machines that have none; a wheel, so pip can bring it.
ZIG = "ziglang==0.17.0"

# Runs in the tree. Each game is a group of its own beside all the rest, so that two cores compile them side by side;
# calls between the modules never go through Python.
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

scratch, *names = sys.argv[1:]
groups = {}
for name in names:
    groups.setdefault(name.split("/")[2] if name.count("/") > 2 and "/games/" in name else "kernel", []).append(name)
options = ["--explicit-package-bases", "--config-file=", f"--cache-dir={scratch}/cache"]
separate = [(files, f"starboard_{group}") for group, files in groups.items()]
modules = mypycify([*options, *names], opt_level="3", separate=separate, target_dir=scratch)
build = ["build_ext", "--build-lib", ".", "--build-temp", scratch, "--parallel", "2"]
setup(name="starboard-compiled", packages=[], py_modules=[], ext_modules=modules, script_args=build)
"""

# Runs on the tree: an unnoticed failure would run interpreted, and every figure measured on it would be wrong.
CHECK = """
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES

files = {name: import_module(name).__file__ for name in sys.argv[2:]}
wrong = [f"{name}: {file}" for name, file in files.items()
         if not (file.startswith(sys.argv[1]) and file.endswith(tuple(EXTENSION_SUFFIXES)))]
sys.exit("not loaded as compiled modules:\\n" + "\\n".join(wrong) if wrong else 0)
"""


def sources() -> dict[str, bytes]:
    """Return every file of the tree: its path there, and its content."""
    parts = [
        (ROOT / "src", "starboard/**/*"),
        (ROOT, "examples/*.py"),
        (ROOT, "examples/connect_four/**/*"),
        (ROOT / "benchmarks", "loops.py"),  # loops compiled with the rules, to be measured
    ]
    return {
        path.relative_to(base).as_posix(): path.read_bytes()
        for base, pattern in parts
        for path in sorted(base.glob(pattern))
        if path.is_file() and "__pycache__" not in path.parts
    }


def compiled(files: dict[str, bytes]) -> list[str]:
    """Return the paths in the tree of the modules to compile."""
    inside = ("starboard/kernel/", "starboard/games/", "examples/", "loops.py")
    return [name for name in files if name.endswith(".py") and name.startswith(inside) and name not in EXCLUDE]


def tree(files: dict[str, bytes]) -> Path:
    """Return where the compiled tree of exactly these files belongs."""
    recipe = {f"/{path.name}": path.read_bytes() for path in (Path(__file__), ROOT / "requirements" / "compile.txt")}
    digest = hashlib.sha256(f"{platform.python_implementation()} {sys.version} {platform.machine()}".encode())
    for name, content in (files | recipe).items():
        digest.update(f"\n{name} {len(content)}\n".encode() + content)
    return TREES / digest.hexdigest()[:16]


def stop(message: str) -> NoReturn:
    """End with one sentence that says what to do."""
    sys.exit(f"compile: {message}")


def compiler() -> str | None:
    """Return the C compiler that is there: the one asked for, Python's own, or a usual one."""
    own = str(sysconfig.get_config_var("CC") or "cc")
    named = [os.environ.get("CC", own), "cc", "gcc", "clang"]
    return next((cc for cc in named if shutil.which(shlex.split(cc)[0])), None)


def toolchain() -> dict[str, str]:
    """Return the settings of a C compiler for extension modules; install what is missing, or stop and name it."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if (compiler() is None or not header.exists()) and os.geteuid() == 0 and shutil.which("apt-get"):
        packages = ["gcc", "libc6-dev", "python3-dev"]
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], check=False)
    if not header.exists():
        stop(f"{header} is missing. Run: sudo apt-get install python3-dev (or what has the headers of this Python)")
    if cc := compiler():
        return {"CC": cc}
    zig = f"{shlex.quote(sys.executable)} -m ziglang cc"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", ZIG]
    if find_spec("ziglang") or subprocess.run(pip, check=False).returncode == 0:
        return {"CC": zig, "LDSHARED": f"{zig} -shared"}  # zig does not know every flag that Python was linked with
    stop("no C compiler. Run: sudo apt-get install gcc")


def build(files: dict[str, bytes], target: Path) -> None:
    """Build the tree `target`; it gets that name only when all of it works."""
    names = compiled(files)
    if not names:
        stop("found nothing to compile")
    # Groups reach each other by tables, not by symbols: hidden ones can be inlined and called directly.
    env = os.environ | toolchain() | {"CFLAGS": f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden"}
    print(f"compile: {len(names)} modules into {target.relative_to(ROOT)}", flush=True)
    new = TREES / "unfinished"
    for name, content in files.items():
        copy = new / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(content)
    with tempfile.TemporaryDirectory() as scratch:
        command = [sys.executable, "-c", SETUP, scratch, *names]
        done = subprocess.run(command, cwd=new, env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
            stop("mypyc failed; its output is above")
        modules = [name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in names]
        check = [sys.executable, "-c", CHECK, str(new), *modules]
        if subprocess.run(check, cwd=scratch, env=env | {"PYTHONPATH": str(new)}, check=False).returncode:
            stop("the compiled modules do not load; the reason is above")
    (new / ".complete").touch()
    new.rename(target)


def main() -> None:
    """Build the tree of the present sources unless it is there, or say where it is."""
    parser = argparse.ArgumentParser(description="Compile kernel and games into build/compiled.")
    parser.add_argument("--where", action="store_true", help="print the tree's path, or fail where it is not built")
    files = sources()
    target = tree(files)
    if parser.parse_args().where:
        if not (target / ".complete").exists():
            stop("the present sources are not compiled. Run: make compile")
        print(target)
        return
    TREES.mkdir(parents=True, exist_ok=True)
    with (TREES / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one build at a time
        if not (target / ".complete").exists():
            for old in TREES.glob("[!.]*"):
                shutil.rmtree(old)
            build(files, target)


if __name__ == "__main__":
    main()
