"""Find Chromium for the tests of the page, and bring it where there is none: `python -m tools.browser`.

The one on the PATH; else, for root on Debian, Debian's package; else the one that Playwright downloads.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS: Final = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
VARIABLE: Final = "STARBOARD_CHROMIUM"
CHOSEN: Final = os.environ.get(VARIABLE) or None
"""The browser to use, and no other."""
FOUND: Final = Path(__file__).parent.parent / "build/chromium"
"""Holds where one was found."""
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
"""Containers have no sandbox of their own to give, and a browser in a test asks nothing of anybody."""
MISSING: Final = f"""\
The tests of the page need Chromium, and it could not be installed.
Install it (Debian: apt-get install chromium; others: Chrome or Chromium from anywhere), put it on the PATH or name it
in {VARIABLE}, and begin again. Everything else is tested without it by: make test-core"""


def find() -> str | None:
    """Return where a Chromium is that starts; what was found once is not tried again."""
    if not CHOSEN and FOUND.exists() and Path(FOUND.read_text("utf-8")).is_file():
        return FOUND.read_text("utf-8")
    for path in _candidates():
        if path and Path(path).is_file() and _starts(path):
            FOUND.parent.mkdir(exist_ok=True)
            FOUND.write_text(path, "utf-8")
            return path
    return None


def _candidates() -> Iterator[str | None]:
    """Yield where one may be, whether it is there or not."""
    yield CHOSEN
    if CHOSEN is None:
        yield from map(shutil.which, NAMES)
        yield from APPLICATIONS
        with sync_playwright() as playwright:
            yield playwright.chromium.executable_path


def _starts(path: str) -> bool:
    """Whether it can show an empty page: a package may be a mere pointer, or lack a library."""
    words = [path, "--headless", *FLAGS, "--dump-dom", "about:blank"]
    try:
        done = subprocess.run(words, capture_output=True, check=False, timeout=300, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0 and b"<html" in done.stdout


def bring() -> None:
    """Install it, in the first way that this machine has."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root and shutil.which("apt-get") and _is_debian():
        print("Installing Chromium from Debian", flush=True)
        packages = ["chromium", "fonts-dejavu-core"]
        if _run("apt-get", "update") and _run("apt-get", "install", "--yes", "--no-install-recommends", *packages):
            return
    print("Installing Chromium as Playwright brings it", flush=True)
    _run(sys.executable, "-m", "playwright", "install", *(["--with-deps"] if root else []), "chromium")


def _is_debian() -> bool:
    """Whether the package is a browser: others derived from Debian have a pointer to a shop under that name."""
    release = Path("/etc/os-release")
    return release.exists() and "ID=debian" in release.read_text("utf-8").splitlines()


def _run(*words: str) -> bool:
    """Run a command that asks nothing; say what it said where it fails."""
    surroundings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        words, capture_output=True, text=True, check=False, env=surroundings, stdin=subprocess.DEVNULL
    )
    if done.returncode:
        print(f"{' '.join(words)} failed:\n{done.stdout[-1000:]}{done.stderr[-1000:]}", file=sys.stderr)
    return done.returncode == 0


if __name__ == "__main__":
    if find() is None:
        bring()
        if find() is None:
            sys.exit(MISSING)
