"""Mail as a server of the operator's takes it: what is sent, and that a password goes to nobody else."""

from __future__ import annotations

import asyncio
import base64
import datetime as dt
import ssl
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from starboard.table.notices import sinks
from starboard.table.notices.sinks import MailSink, Message, Undelivered

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

TOLD = Message("t-1", "Starboard: Oort", "It is your turn.", "http://table.test/tables/x", "x", "oort")
LOGIN = base64.b64encode(b"\0ana\0secret").decode()


class Post:
    """A mail server on this machine; with a certificate it offers to encrypt."""

    def __init__(self, certificate: Path | None) -> None:
        self.heard: list[str] = []
        """All that it could read, line by line."""
        self.port = 0
        self.tls: ssl.SSLContext | None = None
        if certificate is not None:
            self.tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self.tls.load_cert_chain(certificate)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Talk to one client until it goes."""
        try:
            await self._talk(reader, writer)
        except OSError:
            pass  # a client that does not trust the certificate goes in the middle of the handshake
        finally:
            writer.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        replies = {"MAIL": "250 ok", "RCPT": "250 ok", "AUTH": "235 welcome", "DATA": "354 go on", "QUIT": "221 bye"}
        offered = self.tls is not None
        writer.write(b"220 post\r\n")
        while line := (await reader.readline()).decode().strip():
            self.heard.append(line)
            word = line.split()[0].upper()
            if word == "EHLO":
                more = "250-STARTTLS\r\n" if offered else ""
                writer.write(f"250-post\r\n{more}250 AUTH PLAIN\r\n".encode())
            elif word == "STARTTLS" and self.tls is not None:
                writer.write(b"220 go on\r\n")
                await writer.drain()
                await writer.start_tls(self.tls)
                offered = False
            else:
                writer.write(f"{replies.get(word, '502 what?')}\r\n".encode())
            if word == "DATA":
                self.heard += (await reader.readuntil(b"\r\n.\r\n")).decode().split("\r\n")
                writer.write(b"250 taken\r\n")


@asynccontextmanager
async def post(certificate: Path | None = None, *, at_once: bool = False) -> AsyncIterator[Post]:
    """Serve mail on this machine, encrypted from the first byte where that is wanted."""
    here = Post(certificate)
    server = await asyncio.start_server(here.serve, "127.0.0.1", 0, ssl=here.tls if at_once else None)
    here.port = server.sockets[0].getsockname()[1]
    try:
        yield here
    finally:
        server.close()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate with its key, by nobody's word but its own."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "post")])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(hours=1))
        .not_valid_after(now + dt.timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = tmp_path_factory.mktemp("post") / "post.pem"
    plain = serialization.NoEncryption()
    private = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    file.write_bytes(made.public_bytes(serialization.Encoding.PEM) + private)
    return file


async def sent(url: str) -> bool:
    """Send a message by a server; say whether it was taken."""
    try:
        await MailSink(url, "host@example.org").send("ana@example.org", TOLD)
    except Undelivered:
        return False
    return True


def test_a_mail_arrives_with_what_it_tells() -> None:
    """To whom, by whom, of what, and the link."""

    async def test() -> None:
        async with post() as here:
            assert await sent(f"smtp://127.0.0.1:{here.port}")
        said = [line.lower() for line in here.heard]
        assert "mail from:<host@example.org>" in "\n".join(said)
        assert "rcpt to:<ana@example.org>" in said
        for line in ("From: host@example.org", "To: ana@example.org", f"Subject: {TOLD.title}", TOLD.text, TOLD.link):
            assert line in here.heard

    asyncio.run(test())


@pytest.mark.parametrize("way", ["smtp", "smtps", "unencrypted"])
def test_a_password_is_told_only_to_whom_the_machine_trusts(
    way: str, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither to a certificate by nobody's word, nor unencrypted; where the operator knows it, the mail goes."""

    async def test(*, trusted: bool) -> Post:
        sinks._known_here.cache_clear()
        options: dict[str, Any] = {"at_once": way == "smtps"}
        async with post(None if way == "unencrypted" else certificate, **options) as here:
            scheme = "smtps" if way == "smtps" else "smtp"
            assert await sent(f"{scheme}://ana:secret@localhost:{here.port}") is trusted
        return here

    here = asyncio.run(test(trusted=False))
    assert not any("AUTH" in line or LOGIN in line for line in here.heard)
    if way != "unencrypted":
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        here = asyncio.run(test(trusted=True))
        assert f"AUTH PLAIN {LOGIN}" in here.heard
        assert TOLD.text in here.heard
    sinks._known_here.cache_clear()
