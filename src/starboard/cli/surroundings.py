"""What is asked for before anything is done: the language, by `--lang` or by the terminal's surroundings."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def spoken_here() -> str:
    """Return the language that the surroundings ask for, by STARBOARD_LANG before all, or English if it is not ours."""
    for name in ("STARBOARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")
        if wanted:
            return _ours(wanted[:2])
    return _ours("")


def asked_language(words: Sequence[str]) -> str:
    """Return the language that a command line asks for, or the surroundings, or English if it is not ours."""
    for word, after in zip(words, [*words[1:], ""], strict=True):
        if word == "--lang" or word.startswith("--lang="):
            return _ours(after if word == "--lang" else word.removeprefix("--lang="))
    return spoken_here()


def asks_help(words: Sequence[str]) -> bool:
    """Whether a command line asks for help, and for nothing to be done."""
    return "--help" in words or "-h" in words


def _ours(language: str) -> str:
    from starboard.texts import LANGUAGES

    return language if language in LANGUAGES else LANGUAGES[0]
