"""What the peers run in: an environment of Python packages and one of Node.js packages, made when missing or stale.

The Python packages go to ``.venv-peers`` at the root of the repository, the Node.js packages to ``node_modules`` beside
this file. Each keeps a stamp of the pins it was made from; when the pins change, it is made anew. A peer that cannot be
had is reported with the reason, never left out silently.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks.process import Absent, Peer

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
VENV = ROOT / ".venv-peers"
REQUIREMENTS = HERE / "requirements.txt"

PYTHON_PEERS = (
    ("OpenSpiel", "benchmarks.peers.openspiel"),
    ("PettingZoo", "benchmarks.peers.petting"),
    ("RLCard", "benchmarks.peers.rlcards"),
    ("Pgx", "benchmarks.peers.pgx_batch"),
)
"""The peers written for Python: name and the module that measures it."""

NODE_PEERS = (("boardgame.io", HERE / "boardgameio.js"),)
"""The peers written for Node.js: name and the script that measures it."""

TOO_LONG = 300
"""Lines of an installer as long as this list versions; the reason stands in the others."""


class CannotInstall(Exception):
    """An environment could not be made; the message says why."""


def python() -> Path:
    """The interpreter of the peers' environment, made first if it is missing or its pins have changed."""
    interpreter = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = _stamp(REQUIREMENTS, sys.version)
    if not _is_fresh(VENV, stamp):
        shutil.rmtree(VENV, ignore_errors=True)
        _run([sys.executable, "-m", "venv", str(VENV)], ROOT)
        (VENV / ".gitignore").write_text("*\n", encoding="utf-8")
        pip = [str(interpreter), "-m", "pip", "--disable-pip-version-check", "--quiet"]
        _run([*pip, "install", "--requirement", str(REQUIREMENTS)], ROOT)
        _mark(VENV, stamp)
    return interpreter


def node(folder: Path = HERE) -> str:
    """The Node.js command, after the packages of a folder's lock file are installed if they are missing or changed."""
    command, npm = shutil.which("node"), shutil.which("npm")
    if command is None:
        raise CannotInstall("there is no node on the search path")
    stamp = _stamp(folder / "package-lock.json", "")
    if not _is_fresh(folder / "node_modules", stamp):
        if npm is None:
            raise CannotInstall("there is no npm on the search path")
        _run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], folder)
        _mark(folder / "node_modules", stamp)
    return command


def peers() -> tuple[list[Peer], list[Absent]]:
    """The peers that can be started here, and those that cannot, each with the reason."""
    present: list[Peer] = []
    absent: list[Absent] = []
    try:
        interpreter = str(python())
        present += [Peer(name, (interpreter, "-m", module), ROOT) for name, module in PYTHON_PEERS]
    except CannotInstall as error:
        absent += [Absent(name, str(error)) for name, _ in PYTHON_PEERS]
    try:
        command = node()
        present += [Peer(name, (command, str(script)), HERE) for name, script in NODE_PEERS]
    except CannotInstall as error:
        absent += [Absent(name, str(error)) for name, _ in NODE_PEERS]
    return present, absent


def _stamp(pins: Path, runtime: str) -> str:
    return hashlib.sha256(pins.read_bytes() + runtime.encode()).hexdigest()


def _is_fresh(directory: Path, stamp: str) -> bool:
    path = directory / ".peers-stamp"
    return path.is_file() and path.read_text(encoding="utf-8") == stamp


def _mark(directory: Path, stamp: str) -> None:
    (directory / ".peers-stamp").write_text(stamp, encoding="utf-8")


def _run(command: Sequence[str], where: Path) -> None:
    done = subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = [line for line in (done.stdout + done.stderr).splitlines() if line.strip() and len(line) < TOO_LONG]
        errors = [line for line in said if "error" in line.lower()] or said or ["it said nothing"]
        raise CannotInstall(f"{Path(command[0]).name} {' '.join(command[1:3])} failed: {' / '.join(errors[:2])}")


if __name__ == "__main__":
    found, missing = peers()
    for peer in found:
        print(f"{peer.label}: ready")
    for one in missing:
        print(f"{one.label}: cannot be had: {one.reason}")
