"""The conversations of a page: what is sent to a server there, over HTTP and over lines, and what comes back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from tests.table.guests import PATIENCE, Guest, House

Json = dict[str, Any]
SENT: Final = re.compile(r"(\w*)> (.*)")
CAME: Final = re.compile(r"(\w*)< (.*)")
REQUEST: Final = re.compile(r"(GET|POST|DELETE) (\S+)(?: \[(\S+)\])?(?: (\{.*\}))?")


class Conversation:
    """A server, whoever talks to it, and the keys that it gave them, by the names that the page has for them."""

    def __init__(self, house: House) -> None:
        self._house: Final = house
        self._guests: Final[dict[str, Guest]] = {}
        self._keys: Final[dict[str, str]] = {}
        self._answer = ""

    def send(self, who: str, text: str) -> None:
        """Send a line of the page: over HTTP where nobody is named, else over that guest's line, opened by a hello."""
        for name, key in self._keys.items():
            text = re.sub(rf"\b{name}\b", key, text)
        if who:
            if '"do":"hello"' in text:
                self._guests[who] = self._house.guest(self._keys["TABLE"])
            self._guests[who].socket.send_text(text)
            return
        found = REQUEST.fullmatch(text)
        assert found, text
        method, path, key, body = found.groups()
        self._house.client.cookies.clear()  # everybody is known by their keys alone
        headers = {"authorization": f"Bearer {key}"} if key else {}
        data = {"json": json.loads(body)} if body else {}
        answer = self._house.client.request(method, path, headers=headers, **data)
        self._note(answer.text)
        self._answer = f"{answer.status_code} {answer.text}".strip()

    def _note(self, text: str) -> None:
        """Keep the keys that an answer brings."""
        try:
            told = json.loads(text)
        except ValueError:
            return
        if isinstance(told, dict) and "invite" in told and isinstance(told["invite"], str):
            self._keys.update({name.upper(): told[name] for name in ("table", "host", "invite", "watch")})
            self._keys["ANA"] = told["seats"]["0"]
        elif isinstance(told, dict) and "token" in told:
            self._keys["BEN"] = told["token"]
        elif isinstance(told, dict) and "code" in told:
            self._keys["CODE"] = told["code"]

    def came(self, who: str, written: str) -> str:
        """Return what came, with the page's names for keys; who is present is passed over unless that is written."""
        said = self._answer
        if who:
            guest = self._guests[who]
            while True:
                said = guest.socket.receive_text(timeout=PATIENCE)
                if '"type":"presence"' not in said or "presence" in written:
                    break
        for name, key in self._keys.items():
            said = said.replace(key, name)
        return said


def took_place(block: list[str], conversation: Conversation) -> Iterator[tuple[str, str]]:
    """Send what a block sends; yield each line that comes back, as it is written and as it was said."""
    for line in block:
        sent, came = SENT.fullmatch(line), CAME.fullmatch(line)
        if sent:
            conversation.send(sent[1], sent[2])
        else:
            assert came, line
            yield came[2], conversation.came(came[1], came[2])
