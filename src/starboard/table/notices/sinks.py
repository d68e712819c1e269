"""The ways a message goes: each says whether it arrived. Only here does the server call somebody else."""

from __future__ import annotations

import asyncio
import base64
import json
import smtplib
import ssl
from email.message import EmailMessage
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Protocol
from urllib.parse import urlsplit

from msgspec import Struct

from starboard.kernel import StarboardError
from starboard.table.notices import places

if TYPE_CHECKING:
    from starboard.table.store import Store

PUSH: Final = "push"
WEBHOOK: Final = "webhook"
MAIL: Final = "mail"

SECONDS: Final = 5.0
"""So long a message may take to be taken."""
VALID: Final = 12 * 3600
"""Seconds for which a push service keeps a message for a browser that is not there."""


class Undelivered(Exception):
    """It did not arrive; it may be tried again, unless the address is `gone` for good."""

    def __init__(self, *, gone: bool = False) -> None:
        super().__init__("gone" if gone else "not taken")
        self.gone: Final = gone


class Message(Struct, frozen=True):
    """What somebody is told: no secret of the game is in it."""

    id: str
    title: str
    text: str
    link: str
    table: str
    game: str


class Sink(Protocol):
    """One way."""

    async def send(self, address: str, message: Message) -> None:
        """Return when the message has been taken; raise Undelivered where it has not."""


@cache
def _trusted() -> ssl.SSLContext:
    """Return whose word is taken for who somebody is: read once, since that takes as long as many decisions."""
    from httpx import create_ssl_context

    return create_ssl_context(trust_env=False)


class Poster:
    """Sends to addresses that others name: to public ones only, no redirect followed, nothing of the reply read."""

    def __init__(self, allowed: tuple[str, ...] = ()) -> None:
        self._allowed: Final = allowed

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> None:
        """Return when it has been taken; raise Undelivered where it has not."""
        from httpx import HTTPError  # a server that starts need not wait for it

        try:
            async with asyncio.timeout(SECONDS):
                place = await places.found(address, self._allowed)
                status = await self._post(place, body, headers)
        except (StarboardError, HTTPError, OSError, TimeoutError) as fault:
            raise Undelivered from fault
        if not 200 <= status < 300:
            raise Undelivered(gone=status in {404, 410})

    async def _post(self, place: places.Place, body: bytes, headers: dict[str, str]) -> int:
        from httpx import AsyncClient

        async with (
            AsyncClient(follow_redirects=False, timeout=SECONDS, trust_env=False, verify=_trusted()) as client,
            client.stream(
                "POST",
                place.url,
                content=body,
                headers={**headers, "host": place.host, "user-agent": "starboard"},
                extensions={"sni_hostname": place.name},
            ) as reply,
        ):
            return reply.status_code


class WebhookSink:
    """A POST of JSON; `id` is the same however often it is sent."""

    def __init__(self, poster: Poster) -> None:
        self._poster: Final = poster

    async def send(self, address: str, message: Message) -> None:
        body = {
            "id": message.id,
            "content": f"{message.text} {message.link}",
            "text": message.text,
            "link": message.link,
            "table": message.table,
            "game": message.game,
        }
        headers = {"content-type": "application/json", "idempotency-key": message.id}
        await self._poster.post(address, json.dumps(body).encode(), headers)


class PushSink:
    """Web Push: encrypted for the browser, signed with the server's own key, which is made once and kept."""

    def __init__(self, poster: Poster, store: Store, contact: str) -> None:
        self._poster: Final = poster
        self._store: Final = store
        self._contact: Final = contact
        self._key: Any = None

    async def key(self) -> Any:
        """Return the server's key."""
        if self._key is None:
            from py_vapid import Vapid02  # type: ignore[import-untyped]

            made = Vapid02()
            made.generate_keys()
            kept = await self._store.secret("vapid", made.private_pem().decode())
            self._key = Vapid02.from_pem(kept.encode())
        return self._key

    async def public_key(self) -> str:
        """Return what a browser has to name when it subscribes."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = (await self.key()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    async def send(self, address: str, message: Message) -> None:
        from pywebpush import WebPusher, WebPushException  # type: ignore[import-untyped]

        told = {"title": message.title, "body": message.text, "url": message.link, "tag": message.table}
        try:
            subscription = json.loads(address)
            endpoint = str(subscription["endpoint"])
            body = bytes(WebPusher(subscription).encode(json.dumps(told).encode())["body"])
        except (WebPushException, ValueError, LookupError, TypeError) as fault:
            raise Undelivered(gone=True) from fault
        parts = urlsplit(endpoint)
        signed = (await self.key()).sign({"sub": self._contact, "aud": f"{parts.scheme}://{parts.netloc}"})
        headers = {
            **{name.lower(): str(value) for name, value in signed.items()},
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(VALID),
            "topic": message.table[:32],
            "urgency": "high",
        }
        await self._poster.post(endpoint, body, headers)


@cache
def _known_here() -> ssl.SSLContext:
    """Return whose word this machine takes for who somebody is: a mail server may be known here alone."""
    return ssl.create_default_context()


class MailSink:
    """Mail, by the operator's own server."""

    def __init__(self, server: str, sender: str) -> None:
        """Name the server by a URL, `smtp://user:password@host:587` or `smtps://...`; an empty one sends nothing."""
        self._server: Final = urlsplit(server)
        self._sender: Final = sender
        self.ready: Final = bool(self._server.hostname and sender)

    async def send(self, address: str, message: Message) -> None:
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self._sender, address, message.title
        mail["Message-ID"] = f"<{message.id}@starboard>"
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(f"{message.text}\n{message.link}\n")
        try:
            await asyncio.to_thread(self._send, mail)
        except (smtplib.SMTPException, OSError) as fault:
            raise Undelivered from fault

    def _send(self, mail: EmailMessage) -> None:
        server = self._server
        with self._line(server.hostname or "", server.port) as line:
            if server.username:
                if server.scheme != "smtps":
                    line.starttls(context=_known_here())
                line.login(server.username, server.password or "")
            line.send_message(mail)

    def _line(self, host: str, port: int | None) -> smtplib.SMTP:
        if self._server.scheme == "smtps":
            return smtplib.SMTP_SSL(host, port or 465, timeout=SECONDS, context=_known_here())
        return smtplib.SMTP(host, port or 587, timeout=SECONDS)
