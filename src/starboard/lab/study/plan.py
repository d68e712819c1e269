"""From a study file to terms: every mistake in it is found before the first game is played."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from difflib import get_close_matches
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from starboard.bots import check_bot, command_of
from starboard.games import find_game, is_path
from starboard.kernel import COMPONENTS, InvalidOptions, Match, Refusal, StarboardError, brief
from starboard.lab.study.steps import choices_of
from starboard.lab.study.terms import StudyTerms, World
from starboard.lab.study.toml import Toml

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from starboard.kernel import Game

KEYS: Final = (
    *("question", "game", "seats", "bots", "games", "seed", "budget", "longest", "patience"),
    *("keep_events", "drawn", "options", "worlds"),
)
WORLD_KEYS: Final = ("title", "options", "components", "change")
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}\Z")
MOST_GAMES: Final = 10_000_000
MOST_WORLDS: Final = 64
MOST_BOTS: Final = 16
LONGEST_TITLE: Final = 200
SEEDS: Final = (1 << 63) - 1
BOX: Final = "components.json"


class Plan:
    """A study file that is read. `say` puts what a game refuses into words."""

    def __init__(
        self,
        file: Path,
        version: str,
        say: Callable[[Refusal], str],
        opened: Game[Any] | None,
        games: int | None = None,
    ) -> None:
        """A game that is not installed was opened by its path before; the file then need not name it.

        So many games are played as are asked for besides, or else as the file says.
        """
        self._toml: Final = Toml.read(file)
        self._version: Final = version
        self._say: Final = say
        self._games: Final = games
        self.game: Final = self._game(opened)
        self.terms: Final = self._terms()

    def _terms(self) -> StudyTerms:
        """Raise InvalidOptions for anything that cannot be played as it is written, OSError as ever."""
        toml = self._toml
        toml.known(KEYS)
        seats = toml.between("seats", "whole", self._seats(), 1, 12)
        bots = self._bots()
        games = toml.between("games", "whole", 1000, 1, MOST_GAMES)
        return StudyTerms(
            toml.get("question", "text", "")[:LONGEST_TITLE],
            self.game.name,
            self.game.rules_version,
            self._version,
            seats,
            bots,
            self._games or games,
            toml.between("seed", "whole", 0, 0, SEEDS),
            toml.between("budget", "number", 1.0, 1e-6, 1e6),
            toml.between("longest", "whole", 20_000, 1, 1_000_000),
            toml.get("keep_events", "flag", default=True),
            self._worlds(seats),
            toml.between("patience", "number", 30.0, 0.01, 86_400),
            {bot: command for bot in bots if (command := command_of(bot))},
            self._drawn(),
        )

    def _game(self, opened: Game[Any] | None) -> Game[Any]:
        name = self._toml.get("game", "text", "" if opened is None else opened.name)
        if opened is not None:
            if name != opened.name:
                raise self._toml.wrong("lab-other-game", "game", name=name[:60], game=opened.name)
            return opened
        if not name:
            raise self._toml.wrong("lab-missing", "game")
        if is_path(name):
            raise self._toml.wrong("lab-path-in-file", "game", path=name[:60])
        try:
            return find_game(name)
        except StarboardError as fault:
            raise self._refused(fault, self._toml, "game") from fault

    def _seats(self) -> int:
        several = [count for count in self.game.seats if count > 1]
        return several[0] if several else self.game.seats[0]

    def _bots(self) -> tuple[str, ...]:
        bots = self._toml.get("bots", "list", ["greedy"])
        if not 1 <= len(bots) <= MOST_BOTS or not all(isinstance(bot, str) for bot in bots):
            raise self._toml.wrong("lab-bots", "bots", most=MOST_BOTS)
        try:
            for place, bot in enumerate(bots):
                if bot in bots[:place]:
                    raise InvalidOptions(Refusal("", "arena-twice", (("bot", bot[:60]),)))
                check_bot(bot)
        except StarboardError as fault:
            raise self._refused(fault, self._toml, "bots") from fault
        return tuple(bots)

    def _drawn(self) -> tuple[str, ...]:
        """Return the choices that are drawn, or raise InvalidOptions where the rules have no such choice."""
        asked = choices_of(self.game)
        drawn = self._toml.get("drawn", "list", [])
        for name in drawn:
            if name not in asked:
                near, said = [*get_close_matches(str(name), asked, 1), "none"][0], brief(name)
                allowed = ", ".join(asked)
                raise self._toml.wrong(
                    "lab-no-choice", "drawn", game=self.game.name, name=said, near=near, allowed=allowed
                )
        return tuple(drawn)

    def _worlds(self, seats: int) -> tuple[World, ...]:
        toml = self._toml
        tables = toml.at("worlds")
        names = list(tables.value) or ["base"]
        if len(names) > MOST_WORLDS:
            raise toml.wrong("lab-worlds", "worlds", most=MOST_WORLDS)
        for name in names:
            if not NAME.match(name):
                raise tables.wrong("lab-world-name", name)
        return tuple([self._world(name, tables.at(name), seats) for name in names])

    def _world(self, name: str, toml: Toml, seats: int) -> World:
        toml.known(WORLD_KEYS)
        title = toml.get("title", "text", name)[:LONGEST_TITLE]
        base, own = self._toml.at("options"), toml.at("options")
        chosen = {**self._options(base), **self._options(own)}
        if "components" in toml.value:
            chosen[COMPONENTS.name] = self._read(toml, "components")
        chosen = self._changed(toml.at("change"), chosen)
        try:
            full = self.game.checked_options(seats, chosen)
            Match(self.game, seats, full, seed=0)
        except StarboardError as fault:
            raise self._refused(fault, *self._blamed(fault, toml, name)) from fault
        return World(name, title, full)

    def _options(self, toml: Toml) -> dict[str, Any]:
        """Return the options of a table: that of the components is the name of a file beside the study."""
        known = [option.name for option in self.game.options]
        toml.known(known)
        return {
            name: self._read(toml, name) if name == COMPONENTS.name and isinstance(value, str) else value
            for name, value in toml.value.items()
        }

    def _read(self, toml: Toml, key: str) -> Any:
        """Return the data of a file of components; raise InvalidOptions where it is no JSON, OSError as ever."""
        file = toml.file.parent / toml.get(key, "text", "")
        try:
            return json.loads(file.read_text("utf-8"))
        except json.JSONDecodeError as fault:
            raise toml.wrong("lab-json", key, components=str(file), place=fault.lineno) from None
        except (UnicodeDecodeError, RecursionError):
            raise toml.wrong("lab-json", key, components=str(file), place=1) from None

    def _changed(self, toml: Toml, chosen: dict[str, Any]) -> dict[str, Any]:
        """Return options with single values changed: an option by its name, a value of the components by its path."""
        changed = dict(chosen)
        for path, value in _paths(toml.value):
            if path in [option.name for option in self.game.options]:
                changed[path] = value
                continue
            if changed.get(COMPONENTS.name) is chosen.get(COMPONENTS.name):
                changed[COMPONENTS.name] = deepcopy(chosen.get(COMPONENTS.name) or self._box())
            if not _put(changed[COMPONENTS.name], path.split("."), value):
                paths = [name for name, _ in _paths(self._box() or {}, lists=True)]
                near = get_close_matches(path, [*paths, *[option.name for option in self.game.options]], 1)
                raise toml.wrong("lab-no-path", path, game=self.game.name, near=near[0] if near else "none")
        return changed

    def _box(self) -> dict[str, Any] | None:
        """Return the components that the game is delivered with; None where it has no such file."""
        try:
            data = json.loads(files(self.game.home).joinpath(BOX).read_text("utf-8"))
        except (OSError, TypeError, ValueError, ModuleNotFoundError):
            return None
        return data if isinstance(data, dict) else None

    def _blamed(self, fault: StarboardError, toml: Toml, name: str) -> tuple[Toml, str]:
        """Return the table and the key that a refusal is about."""
        said = dict(fault.why.args)
        option = str(said.get("option", ""))
        if fault.why.code == "wrong-seats":
            return self._toml, "seats"
        for table in (toml.at("change"), toml.at("options"), self._toml.at("options")):
            if option and option in table.value:
                return table, option
        for key in ("components", "change"):
            if key in toml.value:
                return toml, key
        if "options" in self._toml.value and not toml.value:
            return self._toml, "options"
        return (self._toml.at("worlds"), name) if toml.value else (self._toml, "options")

    def _refused(self, fault: StarboardError, toml: Toml, key: str) -> InvalidOptions:
        said = toml.wrong("lab-refused", key, why=self._say(fault.why))
        return InvalidOptions(Refusal(fault.why.rule, said.why.code, said.why.args))


def _paths(table: dict[str, Any], before: str = "", *, lists: bool = False) -> list[tuple[str, Any]]:
    """Return the values of nested tables by their paths, written with dots or nested."""
    found: list[tuple[str, Any]] = []
    for key, value in table.items():
        path = f"{before}{key}"
        if isinstance(value, dict) and value:
            found += _paths(value, f"{path}.", lists=lists)
        elif lists and isinstance(value, list):
            found += [(f"{path}.{place}", item) for place, item in enumerate(value)]
        else:
            found.append((path, value))
    return found


def _put(data: Any, path: list[str], value: Any) -> bool:
    """Put a value into data where there is one already, in place; return whether there is."""
    *way, last = path
    for part in way:
        data = _inside(data, part)
    if isinstance(data, dict) and last in data:
        data[last] = value
        return True
    if isinstance(data, list) and last.isascii() and last.isdigit() and int(last) < len(data):
        data[int(last)] = value
        return True
    return False


def _inside(data: Any, part: str) -> Any:
    if isinstance(data, dict):
        return data.get(part)
    if isinstance(data, list) and part.isascii() and part.isdigit() and int(part) < len(data):
        return data[int(part)]
    return None
