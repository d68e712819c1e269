"""What a wheel for one platform holds besides: the compiled rules of the tree that STARBOARD_TREE names.

Without that, and in a checkout, the wheel is one for any platform.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface):  # type: ignore[misc]  # only the environment that builds has it
    """Puts compiled modules beside their sources, and the libraries that they share on top."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled modules of kernel and games, and the platform's tag."""
        tree = Path(os.environ.get("STARBOARD_TREE", ""))
        if version == "editable" or tree == Path():
            return
        found = [*tree.glob("starboard_*__mypyc.*"), *tree.glob("starboard/**/*.so"), *tree.glob("starboard/**/*.pyd")]
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(path): path.relative_to(tree).as_posix() for path in found}
