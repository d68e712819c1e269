"""What a client is told or finds out: a refusal in the server's words, a server that is not there, a closed table."""

from __future__ import annotations

from typing import Any

from starboard.kernel import Refusal, StarboardError


class Refused(StarboardError):
    """The server refused a request, and says why: a stable code, the rule's number, a sentence in the line's language.

    `report` is where the operator finds more, where something failed that should not; `seconds` is how long to wait
    before the same is sent again, where the server says that.
    """

    def __init__(self, problem: dict[str, Any], status: int = 0) -> None:
        self.code = str(problem.get("code") or "server/failed")  # type: ignore[misc]  # each refusal brings its own
        self.rule: str | None = problem.get("rule")
        self.message = str(problem.get("message") or self.code)
        self.report: str | None = problem.get("report")
        self.seconds = float(problem.get("seconds") or 0)
        self.status = status
        super().__init__(Refusal(self.rule or "", "server-said", (("text", self.message),)))

    def __str__(self) -> str:
        rule = f" ({self.rule})" if self.rule else ""
        return f"{self.code}{rule}: {self.message}"


class Unreachable(StarboardError):
    """Nobody answers at that address, or whoever does is no server of tables."""

    code = "client/unreachable"

    def __init__(self, address: str) -> None:
        super().__init__(Refusal("", "unreachable", (("address", address[:200]),)))


class Shut(StarboardError):
    """The line is over for good: the table is gone, or the key opens it no more; or this side has closed it."""

    code = "client/shut"

    def __init__(self, *, is_own: bool = False) -> None:
        self.is_own = is_own
        super().__init__(Refusal("", "line-shut"))
