"""Who may do what: keys of 256 bits, kept as hashes; and the pocket, a browser's cookie that holds many of them."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from starboard.kernel import SPECTATOR
from starboard.table.dealing import REFEREE
from starboard.table.errors import NotAllowed, refusal
from starboard.table.settings import CODE_LENGTH, CODE_SIGNS
from starboard.table.store import rows
from starboard.table.store.rows import Key

if TYPE_CHECKING:
    from starboard.table.store import Store

CODE_SECONDS: Final = 600
POCKETED: Final = {rows.HOST: -1, rows.REFEREE: -2, rows.WATCH: -3}
"""How a pocket's row names a right that is no seat."""


def fresh_token() -> str:
    """Return a key that nobody can guess."""
    return secrets.token_urlsafe(32)


def fresh_code() -> str:
    """Return a code that can be typed."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def hashed(token: str) -> str:
    """Return what is kept of a key."""
    return sha256(token.encode()).hexdigest()


def browser(pocket: str) -> str:
    """Return what an entry says of a browser: enough to know it again at the same table, and nothing else."""
    return hashed(f"browser:{pocket}")[:16] if pocket else ""


class Rights(Struct, frozen=True):
    """What somebody may do at one table."""

    seats: tuple[int, ...] = ()
    host: bool = False
    referee: bool = False
    watch: bool = False
    invited: bool = False

    @property
    def viewer(self) -> int:
        """Through whose eyes they see the table: a seat's, the referee's, or a spectator's."""
        if self.seats:
            return self.seats[0]
        return REFEREE if self.referee else SPECTATOR

    def as_seat(self, seat: int | None = None) -> int:
        """Return the seat they act for; raise NotAllowed where they hold none, or not this one."""
        if not self.seats or (seat is not None and seat not in self.seats):
            raise NotAllowed(refusal("table-no-seat"))
        return self.seats[0] if seat is None else seat

    def joined(self, other: Rights) -> Rights:
        """Return what both may do together."""
        return Rights(
            tuple(sorted({*self.seats, *other.seats})),
            self.host or other.host,
            self.referee or other.referee,
            self.watch or other.watch,
            self.invited or other.invited,
        )

    def need_host(self) -> None:
        """Raise NotAllowed unless they set the table up."""
        if not self.host:
            raise NotAllowed(refusal("table-host-only"))


async def rights_of(store: Store, table_id: str, token: str, now: float) -> Rights:
    """Return what a key, which may be a pocket with many, opens at a table."""
    seats: list[int] = []
    flags: set[str] = set()
    names = {number: name for name, number in POCKETED.items()}
    for key in await store.keys(hashed(token), table_id) if token else ():
        if key.expires is not None and key.expires < now:
            continue
        if key.seat >= 0 and key.kind in {rows.SEAT, rows.POCKET}:
            seats.append(key.seat)
        elif key.kind == rows.POCKET:
            flags.add(names[key.seat])
        elif key.kind != rows.CODE:
            flags.add(key.kind)
    return Rights(
        tuple(sorted(set(seats))),
        rows.HOST in flags,
        rows.REFEREE in flags,
        rows.WATCH in flags,
        rows.INVITE in flags,
    )


def pocketed(pocket: str, table_id: str, seat: int, made: float) -> list[Key]:
    """Return the row that puts a seat, or another right, into a pocket; none where there is no pocket."""
    return [Key(hashed(pocket), table_id, rows.POCKET, seat, made)] if pocket else []
