"""One line in, one line out."""

from __future__ import annotations

import json
import re
import sys
import traceback
from math import isfinite
from typing import TYPE_CHECKING, Any, Final, NoReturn

from starboard.engine.desk import MOST_MATCHES, Desk
from starboard.engine.fields import Json, malformed
from starboard.engine.requests import REQUESTS
from starboard.games import find_game, names, open_game
from starboard.kernel import BrokenGame, Game, MalformedRequest, Refusal, RuleFailed, StarboardError, UnknownRequest
from starboard.texts import Texts, refusal_said

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


FAILED: Final = "engine/failed"
"""The code of a fault that is ours. No request is known that meets it."""


class Engine:
    """Answers requests about the matches it holds. Every line has exactly one reply; an error changes nothing."""

    def __init__(
        self,
        names: Callable[[], Sequence[str]] = names,
        find_game: Callable[[str], Game[Any]] = find_game,
        *,
        open_game: Callable[[str], Game[Any]] = open_game,
        language: str = "en",
        most_matches: int = MOST_MATCHES,
    ) -> None:
        """Hold no match yet, and never more than `most_matches` at once.

        `names` and `find_game` say which games there are, `open_game` opens one by its path for `new`, `language` is
        that of the messages.
        """
        self._desk: Final = Desk(names, find_game, open_game, Texts(language), most_matches)

    def answer(self, line: str | bytes) -> str:
        """Return the reply to one request, a line of JSON without its end; never raise for what the line holds."""
        number: int | str | None = None
        asked: Json = {}
        try:
            try:
                asked = _read(line)
                number = _id(asked)
                return _written({"id": number, "ok": True, **self._do(asked)})
            except RuleFailed as error:
                traceback.print_exc(file=sys.stderr)  # a fault of ours too, though nothing has changed
                return self._refusal(number, asked, error.code, error.why)
            except StarboardError as error:
                return self._refusal(number, asked, error.code, error.why)
            except RecursionError:
                return self._refusal(number, asked, MalformedRequest.code, Refusal("", "too-deep"))
        except Exception:  # noqa: BLE001  # a fault of ours must not end the matches that the caller has open
            traceback.print_exc(file=sys.stderr)
            return self._refusal(number, {}, FAILED, Refusal("", "failed"))

    def too_long(self, most: int) -> str:
        """Return the reply to a line of more than so many bytes, of which nothing was kept."""
        return self._refusal(None, {}, MalformedRequest.code, Refusal("", "too-long", (("most", str(most)),)))

    def _do(self, asked: Json) -> Json:
        name = asked.get("do")
        if not isinstance(name, str):
            raise malformed("missing-field" if name is None else "wrong-field", field="do", kind="text")
        request = REQUESTS.get(name)
        if request is None:
            why = (("request", name[:60]), ("known", ", ".join(REQUESTS)))
            raise UnknownRequest(Refusal("", "unknown-request", why))
        fields = {field: value for field, value in asked.items() if field not in {"id", "do"}}
        request.check(fields)
        return request.answer(self._desk, fields)

    def _refusal(self, number: int | str | None, asked: Json, code: str, why: Refusal) -> str:
        game = asked.get("game")
        if not isinstance(game, str) or game not in self._desk.names():
            game = self._desk.game_of(asked.get("match"))
        try:
            message = refusal_said(why, self._desk.texts, game)
        except BrokenGame as broken:  # its words are wrong too
            code, why = broken.code, broken.why
            message = refusal_said(why, self._desk.texts, "")
        data = {"code": code, "rule": why.rule or None, "message": message}
        return _written({"id": number, "ok": False, "error": data})


def _written(reply: Json) -> str:
    return json.dumps(reply, ensure_ascii=False, separators=(",", ":"))


MOST_VALUES: Final = 1 << 18
"""Values of a request at most, twice those of the largest option; each takes many times its length in memory."""
_TEXT: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"')


def _values_in(text: str) -> int:
    """Return about how many values JSON has, without reading it: what is in quotes is one."""
    bare = _TEXT.sub("", text)
    return bare.count(",") + bare.count("[") + bare.count("{")


def _read(line: str | bytes) -> Json:
    """Return the object on a line; raise MalformedRequest where there is none, or where it can be read in two ways."""
    try:
        text = line.decode() if isinstance(line, bytes) else line
        if len(text) > MOST_VALUES and _values_in(text) > MOST_VALUES:
            raise malformed("too-many-values", most=str(MOST_VALUES))
        asked = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number, parse_float=_finite)
        if "\\u" in text:
            json.dumps(asked, ensure_ascii=False).encode()  # half a surrogate pair is no text
    except UnicodeError as error:
        raise malformed("not-utf8") from error
    except MalformedRequest:
        raise
    except json.JSONDecodeError as error:
        raise malformed("not-json", at=str(error.pos + 1)) from error
    except ValueError as error:  # an integer of too many digits
        raise malformed("long-number") from error
    if not isinstance(asked, dict):
        raise malformed("not-object")
    return asked


def _object(pairs: list[tuple[str, Any]]) -> Json:
    made = dict(pairs)
    if len(made) != len(pairs):
        met: set[str] = set()
        for name, _ in pairs:
            if name in met:
                raise malformed("twice", field=name[:60])
            met.add(name)
    return made


def _no_number(name: str) -> NoReturn:
    raise malformed("no-number", number=name)


def _finite(digits: str) -> float:
    value = float(digits)
    if not isfinite(value):
        raise malformed("no-number", number=digits[:60])
    return value


def _id(asked: Json) -> int | str:
    number = asked.get("id")
    if isinstance(number, str) or type(number) is int:
        return number
    raise malformed("wrong-id")
