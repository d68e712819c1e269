"""How the server describes itself (OpenAPI): what the routes say of themselves, and how any of them refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from starboard.table import protocol

if TYPE_CHECKING:
    from litestar import Request

_TEXT: Final = {"type": "string"}
_MAYBE: Final = {"type": ["string", "null"]}
_PROBLEM: Final = {
    "type": "object",
    "required": ["code", "rule", "message", "report"],
    "properties": {
        "code": _TEXT,
        "rule": _MAYBE,
        "message": _TEXT,
        "report": _MAYBE,
        "seconds": {"type": "integer"},
        "option": _TEXT,
        "path": _TEXT,
    },
    "additionalProperties": False,
}
REFUSED: Final = {
    "description": "Refused, or failed: nothing has changed.",
    "content": {
        "application/json": {
            "schema": {"type": "object", "required": ["error"], "properties": {"error": _PROBLEM}},
        }
    },
}
"""The answer of any request that is no success, whatever its status."""


def _said() -> dict[str, Any]:
    """Return what is said over HTTP as whoever reads it describes it: Litestar leaves bounds out where values nest."""
    kinds = [kind for kind in vars(protocol).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")[1]


class Description(JsonRenderPlugin):
    """Tells it as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        openapi_schema["components"]["schemas"] |= _said()
        for path in openapi_schema["paths"].values():
            for operation in path.values():
                if isinstance(operation, dict) and "responses" in operation:
                    well = {status: said for status, said in operation["responses"].items() if status.startswith("2")}
                    operation["responses"] = {**well, "default": REFUSED}
        return super().render(request, openapi_schema)
