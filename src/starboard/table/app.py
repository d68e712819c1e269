"""The application: routes, headers, and what every error becomes."""

from __future__ import annotations

import secrets
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from litestar import Litestar, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from starboard.bots import add_programs
from starboard.kernel import Refusal, RuleFailed, StarboardError
from starboard.table import errors, metrics
from starboard.table.api import Api
from starboard.table.describing import Description
from starboard.table.developing import Bench, DevApi
from starboard.table.faults import note_fault
from starboard.table.flagging import reported
from starboard.table.house import House
from starboard.table.keyring import Keyring
from starboard.table.notices.api import NoticesApi
from starboard.table.page import page
from starboard.table.records import Records
from starboard.table.sockets import REFUSED, table_socket
from starboard.table.store import VOLATILE, Store
from starboard.table.sweeping import Keep
from starboard.table.teaching import Teaching
from starboard.table.thinking import Thinkers
from starboard.table.turnstile import Turnstile, is_passed_on
from starboard.table.visiting import TheHouse, words

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starboard.table.config import Config

log = structlog.get_logger("starboard.table")

STATUS: Final = {
    "table/unknown": 404,
    "table/not-allowed": 403,
    "table/not-now": 409,
    "table/seat-taken": 409,
    "table/quarantined": 503,
    "server/busy": 503,
    "server/store": 503,
    "server/too-many": 429,
    "game/unknown": 404,
    "rules/failed": 500,
}
"""The status of each refusal; any other is 400."""

POLICY: Final = (
    b"default-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    b"form-action 'self'; object-src 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


def create_app(
    config: Config, *, volatile: bool = False, house: House | None = None, bench: Bench | None = None
) -> Litestar:
    """Return the application; with a `house` of the caller's own, that is served.

    A `bench` is for `starboard dev`: with it there are addresses that tell all of a match. Nothing else has them.
    """
    kept = house or House(
        Store(VOLATILE if volatile else config.url()),
        thinkers=Thinkers(config.workers),
        config=config,
        keep=Keep(config.keep_waiting, config.keep_aborted),
        turnstile=Turnstile(config.limits),
    )
    app = _empty(bench)
    move_in(app, config, kept)
    return app


def move_in(app: Litestar, config: Config, house: House) -> None:
    """Let an application serve this house from its next start on: its routes are the same for every house."""
    add_programs(config.programs)
    app.state.config = config
    app.state.house = house
    app.state.warned = False


def _empty(bench: Bench | None) -> Litestar:
    """Return the application without a house."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        kept: House = app.state.house
        try:
            await kept.open()
        except Exception as fault:
            app.state.fault = fault  # for whoever started the server to say
            raise
        try:
            yield
        finally:
            await kept.close()

    app = Litestar(
        route_handlers=[
            *([] if bench is None else [DevApi]),
            Api,
            Keyring,
            Records,
            Teaching,
            NoticesApi,
            table_socket,
            healthz,
            figures,
            page,
        ],
        dependencies={
            "house": Provide(lambda: app.state.house, sync_to_thread=False),
            **({} if bench is None else {"bench": Provide(lambda: bench, sync_to_thread=False)}),
        },
        exception_handlers={
            StarboardError: _refused,
            ValidationException: _malformed,
            HTTPException: _http,
            RecursionError: _too_deep,
            Exception: _failed,
        },
        middleware=[_guard],
        before_send=[_put_headers],
        lifespan=[open_house],
        openapi_config=OpenAPIConfig(
            "Starboard",
            version("starboard-games"),
            path="/schema",
            render_plugins=[Description()],  # pages that show it would fetch their scripts elsewhere
        ),
        request_max_body_size=5 << 20,
        logging_config=None,
    )
    return app


@get("/healthz")
async def healthz(house: TheHouse) -> Response[dict[str, bool]]:
    """Say whether the server can play: whether its store answers."""
    alive = await house.store.alive()
    return Response({"ok": alive}, status_code=200 if alive else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def figures(house: TheHouse) -> bytes:
    """Tell the figures that Prometheus collects."""
    return metrics.told(house)


# Errors


def _language(request: Request[Any, Any, Any]) -> str:
    return request.query_params.get("lang", "en")


def _told(request: Request[Any, Any, Any], code: str, why: Refusal, status: int, report: str = "") -> Response[Any]:
    metrics.REFUSALS.labels(code).inc()
    problem = errors.problem(code, why, words(_language(request)), "", report)
    wait = {"retry-after": str(problem["seconds"])} if problem.get("seconds") else {}
    return Response({"error": problem}, status_code=status, headers=wait)


def _refused(request: Request[Any, Any, Any], error: StarboardError) -> Response[Any]:
    report = reported(error) if isinstance(error, RuleFailed) else ""
    if isinstance(error, errors.Reported):
        report = error.report
    return _told(request, error.code, error.why, STATUS.get(error.code, 400), report)


def _malformed(request: Request[Any, Any, Any], error: ValidationException) -> Response[Any]:
    extra = error.extra if isinstance(error.extra, list) else []
    fault = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict))
    return _told(request, "request/malformed", errors.unreadable(fault), 400)


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Any]:
    return _told(request, "request/malformed", Refusal("", "wrong-request"), 400)


PROBLEMS: Final = {
    404: ("request/unknown", Refusal("", "no-page")),
    405: ("request/unknown", Refusal("", "no-method")),
    413: ("request/malformed", Refusal("", "large-request")),
}


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    code, why = PROBLEMS.get(error.status_code, ("request/malformed", Refusal("", "wrong-request")))
    return _told(request, code, why, error.status_code)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    report = secrets.token_hex(6)
    note_fault("a request failed", error, report=report)
    return _told(request, "server/failed", Refusal("", "failed"), 500, report)


# Guarding


def _guard(app: ASGIApp) -> ASGIApp:
    """Look at where requests come from, before anything else does."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        state = scope["litestar_app"].state
        if not _is_ours(scope, state.config):
            await _turn_away(scope, receive, send)
            return
        if not (state.warned or state.config.proxy_header) and is_passed_on(scope):
            state.warned = True
            log.warning("a proxy passes requests on, and no limit by address holds: set STARBOARD_PROXY_HEADER")

        await app(scope, receive, send)

    return guarded


async def _put_headers(message: Message, scope: Scope) -> None:
    """Put the headers on every reply, also where nothing was found."""
    if message["type"] == "http.response.start":
        kept = HEADERS if not scope["path"].startswith("/api") else (*HEADERS, (b"cache-control", b"no-store"))
        message["headers"] = [*message.get("headers", []), *kept]


async def _turn_away(scope: Any, receive: Receive, send: Any) -> None:
    """Refuse what comes from a page that is not ours."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": REFUSED, "reason": "origin"})
        return
    problem = errors.problem("server/origin", Refusal("", "wrong-origin"), words("en"), "")
    body = msgspec.json.encode({"error": problem})
    await ASGIResponse(body=body, status_code=403, media_type="application/json")(scope, receive, send)


def _is_ours(scope: Any, config: Config) -> bool:
    """Whether a request comes from one of our pages, or from no page at all."""
    if scope["type"] == "http" and scope["method"] in {"GET", "HEAD", "OPTIONS"}:
        return True
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    said = origin.decode("latin-1")
    return said in config.origins or said.partition("://")[2] == headers.get(b"host", b"").decode("latin-1")
