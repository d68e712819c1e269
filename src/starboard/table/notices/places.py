"""Where messages may go: to public addresses, and to those that the operator lists. Nothing here sends.

A name is looked up once; what it stands for is checked, and the connection is made to that very address, so that a name
cannot be made to stand for something else in between.
"""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from starboard.table.errors import NotAllowed, refusal

LONGEST: Final = 1000
"""Characters of an address at most."""


class Place(Struct, frozen=True):
    """Where to connect to, and whom to ask for there."""

    url: str
    """The address with the number in the place of the name."""
    name: str
    """The name, as the certificate has to have it."""
    host: str
    """The name with its port, as the header says it."""


def checked(address: str, allowed: tuple[str, ...]) -> None:
    """Raise NotAllowed where an address is none that messages could go to, whatever its name stands for."""
    _, name, port = _split(address)
    try:
        number = ip_address(name)
    except ValueError:
        return
    if not (is_public(number) or _is_listed(name, port, allowed)):
        raise NotAllowed(refusal("notice-no-place"))


async def found(address: str, allowed: tuple[str, ...]) -> Place:
    """Return where an address leads; raise NotAllowed where it leads into a network that is not public."""
    parts, name, port = _split(address)
    free = _is_listed(name, port, allowed)
    try:
        looked = await asyncio.get_running_loop().getaddrinfo(name, port, type=socket.SOCK_STREAM)
    except OSError as fault:
        raise NotAllowed(refusal("notice-no-place")) from fault
    numbers = [ip_address(one[4][0]) for one in looked]
    if not numbers or not (free or all(is_public(number) for number in numbers)):
        raise NotAllowed(refusal("notice-no-place"))
    number = numbers[0]
    shown = f"[{number}]" if number.version == 6 else str(number)
    query = f"?{parts.query}" if parts.query else ""
    host = name if parts.port is None else f"{name}:{port}"
    return Place(f"{parts.scheme}://{shown}:{port}{parts.path or '/'}{query}", name, host)


def _is_listed(name: str, port: int, allowed: tuple[str, ...]) -> bool:
    listed = {one.lower() for one in allowed}
    return name in listed or f"{name}:{port}" in listed


def is_public(number: IPv4Address | IPv6Address) -> bool:
    """Whether everybody reaches the same machine by this number."""
    inner = number
    if isinstance(number, IPv6Address):
        inner = number.ipv4_mapped or number.sixtofour or (number.teredo[1] if number.teredo else None) or number
        if number.packed[:12] == bytes.fromhex("0064ff9b0000000000000000"):  # NAT64 leads to the address at its end
            inner = IPv4Address(number.packed[12:])
    return all(one.is_global and not one.is_multicast for one in (number, inner))


def _split(address: str) -> tuple[SplitResult, str, int]:
    try:
        parts = urlsplit(address)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError as fault:
        raise NotAllowed(refusal("notice-no-place")) from fault
    plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= LONGEST
    name = (parts.hostname or "").rstrip(".").lower()
    if not plain or parts.scheme not in {"http", "https"} or not name or "@" in parts.netloc:
        raise NotAllowed(refusal("notice-no-place"))
    return parts, name, port
