"""One line in, one line out."""

from __future__ import annotations

import sys
import traceback
from typing import TYPE_CHECKING, Any, Final

from starboard.engine.desk import MOST_MATCHES, Desk
from starboard.engine.requests import REQUESTS
from starboard.games import find_game, names, open_game
from starboard.kernel import BrokenGame, Game, MalformedRequest, Refusal, RuleFailed, StarboardError, UnknownRequest
from starboard.kernel.lines import Json, malformed, read_object, written
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
                asked = read_object(line)
                number = _id(asked)
                return written({"id": number, "ok": True, **self._do(asked)})
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
        return written({"id": number, "ok": False, "error": data})


def _id(asked: Json) -> int | str:
    number = asked.get("id")
    if isinstance(number, str) or type(number) is int:
        return number
    raise malformed("wrong-id")
