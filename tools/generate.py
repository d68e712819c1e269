"""Write the generated parts of this project's own sources; `--check` fails where one would change."""

from __future__ import annotations

import sys
from pathlib import Path

from starboard.making.generating import MARK as ANY_MARK
from starboard.making.generating import changes
from starboard.making.packages import Package

ROOT = Path(__file__).resolve().parent.parent
MARK = f"{ANY_MARK}make generate"


SOURCES = ROOT / "src" / "starboard"
MODEL = Package("moonrace", SOURCES / "scaffold" / "moonrace" / "moonrace")
"""The game that `starboard new` copies: it is marked as anybody's."""


def packages() -> list[Package]:
    """Return what is generated for: everything that has records."""
    own = sorted(path for path in SOURCES.iterdir() if (path / "__init__.py").is_file() and path.name != "scaffold")
    others = [Package("examples", ROOT / "examples"), Package("tests.toys", ROOT / "tests" / "toys")]
    return [*[Package(f"starboard.{path.name}", path) for path in own], *others]


def all_changes() -> dict[Path, str]:
    """Return the files that are not as they should be, each with its source as it should be."""
    return changes(packages(), MARK) | changes([MODEL])


def main() -> None:
    """Write what is generated, or say what would change."""
    check = "--check" in sys.argv[1:]
    changed = all_changes()
    for path, source in changed.items():
        print(f"{'stale' if check else 'written'}: {path.relative_to(ROOT)}")
        if not check:
            path.write_text(source, encoding="utf-8")
    if check and changed:
        sys.exit("Run: make generate")


if __name__ == "__main__":
    main()
