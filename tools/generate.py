"""Write the generated parts of this project's sources and reference; `--check` fails where one would change."""

from __future__ import annotations

import sys
from pathlib import Path

from starboard.making.generating import MARK as ANY_MARK
from starboard.making.generating import changes
from starboard.making.packages import Package
from tools import reference

ROOT = Path(__file__).resolve().parent.parent
MARK = f"{ANY_MARK}make generate"


def packages() -> list[Package]:
    """Return what is generated for: everything that has records."""
    toys = ROOT / "tests" / "toys"
    return [
        Package("starboard", ROOT / "src/starboard"),
        Package("tests.toys", toys),
    ]


def main() -> None:
    """Write what is generated, or say what would change."""
    check = "--check" in sys.argv[1:]
    changed = changes(packages(), MARK)
    page = reference.PAGE.read_text("utf-8")
    if (new := reference.written(page)) != page:
        changed[reference.PAGE] = new
    for path, source in changed.items():
        print(f"{'stale' if check else 'written'}: {path.relative_to(ROOT)}")
        if not check:
            path.write_text(source, encoding="utf-8")
    if check and changed:
        sys.exit("Run: make generate")


if __name__ == "__main__":
    main()
