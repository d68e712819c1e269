"""What `make wheel` builds can be installed, and says which rules it brings."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from starboard import __version__
from starboard.making.trees import SUFFIX
from tests.compiled.test_compiled import ROOT, where

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("wheels")]
LIBRARIES = Path(pytest.__file__).parents[1]
"""Where the tests' own environment has what Starboard needs."""


def built(tmp_path: Path, tree: str) -> Path:
    """Return the wheel that is built with the compiled modules of a tree, or without any."""
    command = [str(ROOT / ".venv-compile" / "bin" / "python"), "-m", "hatchling", "build", "--target", "wheel"]
    env = os.environ | {"STARBOARD_TREE": tree}
    subprocess.run([*command, "--directory", str(tmp_path)], cwd=ROOT, env=env, capture_output=True, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    return wheel


def installed(wheel: Path, folder: Path) -> Path:
    """Return the command of a fresh environment into which this wheel is installed."""
    venv.create(folder)
    python = folder / "bin" / "python"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
        str(wheel),
    ]
    subprocess.run(pip, env=clean(), check=True)
    (site,) = (folder / "lib").glob("python*/site-packages")
    (site / "libraries.pth").write_text(f"{LIBRARIES}\n")
    return folder / "bin" / "starboard"


def clean(**more: str) -> dict[str, str]:
    """Return surroundings that say nothing of the sources."""
    left_out = ("PYTHONPATH", "STARBOARD_PURE")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return kept | {"STARBOARD_LANG": "en", "PIP_DISABLE_PIP_VERSION_CHECK": "1"} | more


def said(command: Path, *words: str, **more: str) -> str:
    """Return what the installed command says, far from the checkout."""
    done = subprocess.run(
        [command, *words], cwd=command.parent, env=clean(**more), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("rules", ["compiled", "interpreted"])
def test_a_wheel_can_be_installed_and_plays(rules: str, tmp_path: Path) -> None:
    """Either counts the moves of Oort right, says what it is, and has texts, rules and sources."""
    wheel = built(tmp_path, str(where()) if rules == "compiled" else "")
    names = ZipFile(wheel).namelist()
    assert {"starboard/kernel/steps.py", "starboard/rules/oort.md", "starboard/locales/fr/cli.ftl"} <= set(names)
    native = [name for name in names if name.endswith(SUFFIX)]
    assert wheel.name.endswith("-py3-none-any.whl") == (rules == "interpreted") == (not native)
    assert not [name for name in names if name.startswith(("examples", "loops", "tests"))]
    if native:
        assert {f"starboard/kernel/steps{SUFFIX}", f"starboard_kernel__mypyc{SUFFIX}"} <= set(native)
    command = installed(wheel, tmp_path / "fresh")
    assert said(command, "--version") == f"starboard {__version__} ({rules} rules)\n"
    assert said(command, "--version", STARBOARD_PURE="1") == f"starboard {__version__} (interpreted rules)\n"
    assert said(command, "perft", "oort", "--depth", "1") == "15\n"
    assert "my_port:GAME" in said(command, "new", "my_port", "--from", "freeport")
    assert said(command, "perft", "oort", "--depth", "1", STARBOARD_PURE="1") == "15\n"
