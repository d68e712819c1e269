"""What a wheel holds besides the sources: the built page, the documentation, and for one platform the compiled rules.

STARBOARD_TREE names the tree of those; without it the wheel is for any platform. A checkout builds its page by make,
and the documentation is in where it was built before.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a build runs outside the checkout's environment

from tools import page  # as above

SITE = page.ROOT / "build/site"


class PageAndRules(BuildHookInterface):  # type: ignore[misc]  # only the environment that builds has it
    """Puts in the page; and compiled modules beside their sources, and the libraries that they share on top."""

    def dependencies(self) -> list[str]:
        """Ask for Node where there is none."""
        return [] if page.has_node() else [page.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and add the page; add the documentation, and the compiled modules with their platform's tag."""
        if version == "editable":
            return
        page.build()
        build_data["force_include"][str(page.BUILT)] = "starboard/page"
        if SITE.is_dir():
            build_data["force_include"][str(SITE)] = "starboard/site"
        tree = Path(os.environ.get("STARBOARD_TREE", ""))
        if tree == Path():
            return
        found = [*tree.glob("starboard_*__mypyc.*"), *tree.glob("starboard/**/*.so"), *tree.glob("starboard/**/*.pyd")]
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(path): path.relative_to(tree).as_posix() for path in found}
