"""A question about one change, as a study of two worlds: the game as it is, and the game with the change."""

from __future__ import annotations

import json
from math import isfinite
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from starboard.kernel import InvalidOptions, Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

BASE: Final = "base"
CHANGED: Final = "changed"


class Asked(NamedTuple):
    """Who plays how many games of both worlds."""

    game: str
    changes: dict[str, Any]
    seats: int | None
    bots: tuple[str, ...]
    games: int
    seed: int
    budget: float


def changes_typed(texts: Sequence[str]) -> dict[str, Any]:
    """Return changes that were typed as WHAT=VALUE; raise InvalidOptions for what is none."""
    found: dict[str, Any] = {}
    for text in texts:
        what, sign, value = text.partition("=")
        if not sign or not what.strip() or not value.strip():
            raise InvalidOptions(Refusal("", "lab-change", (("text", text[:60]),)))
        found[what.strip()] = _value(value.strip())
    return found


def _value(text: str) -> Any:
    """Return a value as JSON has it; what is no such value is a text."""
    try:
        found = json.loads(text)
        can_be_written = _is_value(found)
    except ValueError:
        return text
    except RecursionError:
        can_be_written = False
    if not can_be_written:
        raise InvalidOptions(Refusal("", "lab-change", (("text", text[:60]),)))
    return found


def _is_value(found: Any) -> bool:
    """Whether a study file can have it: a text, a number, yes or no, or a list of such."""
    if isinstance(found, list):
        return all(_is_value(one) for one in found)
    return isfinite(found) if isinstance(found, float) else isinstance(found, str | int)


def study_file(asked: Asked, question: str, as_it_is: str) -> str:
    """Return the study file that plays both worlds."""
    changes = ", ".join([f"{_text(what)} = {_text(value)}" for what, value in asked.changes.items()])
    said = changes_said(asked.changes)
    lines = [
        f"question = {_text(question)}",
        f"game = {_text(asked.game)}",
        *([f"seats = {asked.seats}"] if asked.seats is not None else []),
        f"bots = [{', '.join([_text(bot) for bot in asked.bots])}]",
        f"games = {asked.games}",
        f"seed = {asked.seed}",
        f"budget = {float(asked.budget)!r}",
        "",
        f"[worlds.{BASE}]",
        f"title = {_text(as_it_is)}",
        "",
        f"[worlds.{CHANGED}]",
        f"title = {_text(said[:200])}",
        f"change = {{ {changes} }}",
    ]
    return "\n".join(lines) + "\n"


def changes_said(changes: dict[str, Any]) -> str:
    """Return changes as people read them: of a path its last two words are enough."""
    said = [(".".join(what.split(".")[-2:]), json.dumps(value, ensure_ascii=False)) for what, value in changes.items()]
    return ", ".join([f"{what} = {value}" for what, value in said])


def _text(value: Any) -> str:
    """Return a value as TOML has it: as JSON does, but that one more sign must not stand as it is."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
