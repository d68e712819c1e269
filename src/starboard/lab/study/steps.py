"""The steps that the rules of a game are made of, each with the numbers of the rules that its docstring cites."""

from __future__ import annotations

import ast
import re
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from starboard.kernel import Choice
from starboard.kernel import Step as Rule
from starboard.kernel.records import RECORDS, lies_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starboard.kernel import Game

NUMBER: Final = re.compile(r"(?:([A-Z]+)-)?(\d+\.\d+)")
CITED: Final = re.compile(r"((?:(?:[A-Z]+-)?\d+\.\d+(?:,? (?:and |to )?)?)+)")
"""How a docstring begins that cites rules."""


class Step(NamedTuple):
    """A step of a game's rules and the rules that it carries out."""

    name: str
    rules: tuple[str, ...]


def choices_of(game: Game[Any]) -> list[str]:
    """Return the names of the steps at which somebody chooses."""
    return sorted({kind.__name__ for kind in RECORDS if issubclass(kind, Choice) and lies_in(kind, game.home)})


def steps_of(game: Game[Any]) -> list[Step]:
    """Return the steps of a game's package by name, without those that only others are derived from."""
    described = f"{game.home}.scenario"  # steps there finish positions that people describe; no game has them
    kinds = [
        kind for kind in RECORDS if issubclass(kind, Rule) and lies_in(kind, game.home) and not lies_in(kind, described)
    ]
    derived_from = {base for kind in kinds for base in kind.__mro__[1:]}
    told = dict(_docstrings(game.home))
    sign = game.seats_rule.partition("-")[0]
    found: dict[str, Step] = {}
    for kind in kinds:
        if kind not in derived_from:
            name = kind.__name__
            found[name] = Step(name, _cited(told.get(name, ""), kind.RULE, sign))
    return [found[name] for name in sorted(found)]


def _cited(docstring: str, rule: str, sign: str) -> tuple[str, ...]:
    """Return the rules that a step has, and those that its docstring begins with; the game's sign may be left out."""
    head = CITED.match(docstring)
    numbers = NUMBER.findall(head[1]) if head else []
    found = [f"{given or sign}-{number}" if given or sign else number for given, number in numbers]
    return tuple(dict.fromkeys([*([rule] if rule else []), *found]))


def _docstrings(package: str) -> Iterator[tuple[str, str]]:
    """Yield the classes of a package's sources with their docstrings: compiled ones have lost them."""
    spec = find_spec(package)
    places = [Path(place) for place in spec.submodule_search_locations or ()] if spec is not None else []
    files = [file for place in places for file in sorted(place.rglob("*.py"))]
    if spec is not None and not places and spec.origin is not None and spec.origin.endswith(".py"):
        files = [Path(spec.origin)]
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield node.name, ast.get_docstring(node) or ""
