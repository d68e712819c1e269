"""What MkDocs does besides: takes the look over from the page, frames wide tables, writes the index of the search."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation

WEB = Path(__file__).resolve().parents[2] / "web"
TAKEN = {"assets/tokens.css": "src/style/tokens.css", "assets/mark.svg": "public/mark.svg"}
"""Files of the page that the documentation shares."""

_where: dict[str, str] = {}
"""For each page its title, with that of the part that it stands in."""


def on_nav(nav: Navigation, **_: Any) -> Navigation:
    """Note what each page is called."""
    for page in nav.pages:
        part = page.parent.title if page.parent else ""
        _where[page.url] = f"{part}: {page.title}" if part == "Rules" else str(page.title)
    return nav


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what the page and the documentation share."""
    for name, source in TAKEN.items():
        files.append(File.generated(config, name, abs_src_path=str(WEB / source)))
    return files


def on_page_content(html: str, **_: Any) -> str:
    """Let a wide table or a long line of code scroll by itself, by keys too, instead of the page."""
    table = '<div class="wide" role="region" aria-label="Table" tabindex="0"><table>'
    html = html.replace("<table>", table).replace("</table>", "</table></div>")
    return html.replace("<pre>", '<pre tabindex="0">')


def on_post_build(config: MkDocsConfig) -> None:
    """Turn the index into a script: a browser may not fetch files of a disk, but may run them."""
    written = Path(config.site_dir, "search", "search_index.json")
    sections = json.loads(written.read_text("utf-8"))["docs"]
    index = [
        {
            "location": one["location"],
            "title": unescape(one["title"]).removesuffix("¶"),
            "page": _where[one["location"].partition("#")[0]],
            "text": re.sub(r"\s+", " ", unescape(one["text"])).strip(),
        }
        for one in sections
        if "#" in one["location"]  # the others hold whole pages
    ]
    said = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    Path(config.site_dir, "assets", "search.js").write_text(f"starboardIndex({said});\n", "utf-8")
    written.unlink()
    written.parent.rmdir()
