"""The page: the files that a browser gets, and which of its addresses show it; and the documentation beside it."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec import Struct

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

INDEX: Final = "index.html"
DOCS: Final = "/docs"
PAGES: Final = re.compile(
    r"/|/(dev|new|mine|tables|settings|about|rules|learn|import)|/(t|tables|replay|learn|rules)/[^/]{1,80}"
)
"""The addresses at which the page shows something; at any other it says that there is nothing."""
KEPT: Final = "public, max-age=31536000, immutable"
"""For files whose name changes when they do."""
ASKED: Final = "no-cache"
"""For files of which a browser asks every time whether they have changed."""
SMALL: Final = 1000
"""Bytes under which packing brings nothing."""
PACKED: Final = {"text/html", "text/css", "text/javascript", "application/json", "image/svg+xml", "text/plain"}

ENTRY: Final = re.compile(rb'<script type="module"[^>]* src="([^"]+)"')

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class File(Struct, frozen=True):
    """One file of the page, as it is and packed."""

    kind: str
    data: bytes
    packed: bytes | None


@cache
def built() -> dict[str, File]:
    """Return the files of the page by their path; none where it was not built."""
    found: dict[str, File] = {}
    _collect(files("starboard") / "page", "", found)
    packaged = files("starboard") / "site"
    site = packaged if packaged.is_dir() else Path(__file__).parents[3] / "build/site"  # where `make docs` puts it
    _collect(site, "docs/", found)
    return found


def _collect(folder: Traversable, path: str, found: dict[str, File]) -> None:
    if not folder.is_dir():
        return
    for one in folder.iterdir():
        name = f"{path}{one.name}"
        if one.is_dir():
            _collect(one, f"{name}/", found)
        else:
            kind = mimetypes.guess_type(one.name)[0] or "application/octet-stream"
            data = one.read_bytes()
            packs = kind in PACKED and len(data) > SMALL
            found[name] = File(kind, data, gzip.compress(data, mtime=0) if packs else None)


@cache
def build() -> str:
    """Return by what a page can tell whether it is the one that is served now: the name of its first script."""
    index = built().get(INDEX)
    found = ENTRY.search(index.data) if index else None
    return found[1].decode() if found else ""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes] | Redirect:
    """Send a file of the page or of the documentation, or the page itself where the address is one of its own."""
    have = built()
    if path.rstrip("/") == DOCS and f"docs/{INDEX}" in have:
        return Redirect(f"{DOCS}/{INDEX}")
    file = have.get(path.removeprefix("/"))
    if file is not None:
        return _sent(request, file, 200, KEPT if path.startswith("/assets/") else ASKED)
    is_file = "." in path.rpartition("/")[2] and not path.startswith(DOCS)
    if INDEX not in have or is_file or path.startswith(("/api", "/schema")):
        raise NotFoundException
    return _sent(request, have[INDEX], 200 if PAGES.fullmatch(path) else 404, ASKED)


def _sent(request: Request[Any, Any, Any], file: File, status: int, keep: str) -> Response[bytes]:
    packs = file.packed is not None and "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if packs:
        headers["content-encoding"] = "gzip"
    data = file.packed if packs and file.packed is not None else file.data
    return Response(data, status_code=status, media_type=file.kind, headers=headers)
