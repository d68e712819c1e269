"""Where the command `starboard` begins: it decides which rules are loaded, before anything loads them."""

from __future__ import annotations

import sys

from starboard.making.trees import choose


def main() -> None:
    """Run the command with compiled rules, where the present sources are compiled."""
    choose(sys.argv[1:])
    from starboard.cli.main import app

    app()
