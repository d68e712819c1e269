"""What an operator can set, by the environment: every variable begins with STARBOARD_."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from starboard.bots import typed_programs
from starboard.kernel import InvalidOptions, Refusal
from starboard.table.turnstile import Limits

if TYPE_CHECKING:
    from collections.abc import Mapping

PORT: Final = 8080


class Config(Struct, frozen=True):
    """How the server runs."""

    host: str = "127.0.0.1"
    port: int = PORT
    database: str = ""
    """A URL of SQLAlchemy, or a file for SQLite; empty for the file in the user's data folder."""
    secure: bool = False
    """Whether it is reached by HTTPS, so that cookies must be."""
    origins: tuple[str, ...] = ()
    """The addresses that pages of ours come from, where a proxy hides them."""
    workers: int = 1
    """Processes in which bots think."""
    keep_waiting: int = 14
    """Days after which a table is deleted at which nobody has begun to play and nothing happens; 0 for never."""
    keep_aborted: int = 7
    """Days after which a match is deleted that was broken off; 0 for never."""
    public_url: str = ""
    """Where people reach the server, for links in messages; empty where they do as it listens."""
    notify_allow: tuple[str, ...] = ()
    """Names, with a port or without, to which messages may go though they are not public."""
    smtp: str = ""
    """The server that sends mail: `smtp://user:password@host:587`, or `smtps://...`; empty for none."""
    mail_from: str = ""
    """Whom mail comes from."""
    limits: Limits = Limits()
    programs: dict[str, tuple[str, ...]] = {}
    """The commands of programs that play as bots, by the names that they have at tables."""
    proxy_header: str = ""
    """The header in which a proxy says whose requests it passes on, such as x-forwarded-for; empty without a proxy."""

    @property
    def address(self) -> str:
        """Where links in messages lead."""
        if self.public_url or self.origins:
            return (self.public_url or self.origins[0]).rstrip("/")
        return f"http{'s' if self.secure else ''}://{self.host}:{self.port}"

    @property
    def contact(self) -> str:
        """Whom a push service may turn to."""
        return f"mailto:{self.mail_from}" if self.mail_from else self.address

    def url(self) -> str:
        """Return the database's URL, with the driver that is used for it."""
        if not self.database:
            folder = data_folder()
            folder.mkdir(parents=True, exist_ok=True)
            return f"sqlite:///{folder / 'tables.sqlite3'}"
        scheme, separator, rest = self.database.partition("://")
        if not separator:
            return f"sqlite:///{self.database}"
        drivers = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
        return f"{drivers.get(scheme, scheme)}://{rest}"


def data_folder() -> Path:
    """Return the folder in which Starboard keeps what belongs to this user."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "starboard"


def from_environment(surroundings: Mapping[str, str] = os.environ) -> Config:
    """Return what the surroundings say; raise InvalidOptions for a value that makes no sense."""

    def number(name: str, default: int, most: int) -> int:
        text = surroundings.get(name, "")
        if not text:
            return default
        if not text.isascii() or not text.isdigit() or int(text) > most:
            raise InvalidOptions(Refusal("", "wrong-variable", (("name", name), ("value", text[:60]))))
        return int(text)

    return Config(
        surroundings.get("STARBOARD_HOST") or "127.0.0.1",
        number("STARBOARD_PORT", PORT, 65535),
        surroundings.get("STARBOARD_DATABASE", ""),
        surroundings.get("STARBOARD_SECURE", "") == "1",
        tuple(filter(None, surroundings.get("STARBOARD_ORIGINS", "").split(","))),
        number("STARBOARD_BOT_WORKERS", 1, 64),
        number("STARBOARD_KEEP_WAITING", 14, 36500),
        number("STARBOARD_KEEP_ABORTED", 7, 36500),
        surroundings.get("STARBOARD_URL", ""),
        tuple(filter(None, surroundings.get("STARBOARD_NOTIFY_ALLOW", "").split(","))),
        surroundings.get("STARBOARD_SMTP", ""),
        surroundings.get("STARBOARD_MAIL_FROM", ""),
        Limits(
            **{
                name: number(f"STARBOARD_MOST_{name.upper()}", getattr(Limits(), name), 1_000_000)
                for name in Limits.__struct_fields__
            }
        ),
        typed_programs(filter(str.strip, surroundings.get("STARBOARD_BOTS", "").split("\n"))),
        surroundings.get("STARBOARD_PROXY_HEADER", "").lower(),
    )
