"""The rules by JSON lines, for tools, tests and bots in any language. `docs/engine.md` is the reference."""

from starboard.engine.desk import MOST_MATCHES
from starboard.engine.engine import Engine
from starboard.engine.fields import Field, Request
from starboard.engine.loop import LONGEST_LINE, serve
from starboard.engine.requests import CODES, REQUESTS

__all__ = ["CODES", "LONGEST_LINE", "MOST_MATCHES", "REQUESTS", "Engine", "Field", "Request", "serve"]
