"""Setting a table up: what is checked, the keys that are drawn, and the entries that a table begins with."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from starboard.bots import check_bot, has_secrets
from starboard.games import find_game
from starboard.kernel import Game, Promise
from starboard.table import rights
from starboard.table.dealing import needs_referee
from starboard.table.entries import Claimed, Coloured, Created, Entry, Lines
from starboard.table.errors import NotAllowed, refusal
from starboard.table.naming import clean_name
from starboard.table.noting import chained_rows
from starboard.table.protocol import Keys, NewTable
from starboard.table.settings import BotSeat, PersonSeat
from starboard.table.standing import OVER, WAITING
from starboard.table.store import Key, Listing, Write, rows

if TYPE_CHECKING:
    from typing import Any


class Origin(Struct, frozen=True):
    """Where a table comes from: the one whose rematch it is, the one it branched off, the match it goes on with.

    `seated` are people who need not sit down, since they did at the table before, each with the hashes of their keys;
    `coloured` are the colours that they had there. `played` is a match that is over already, from its beginning on, and
    `ending` what is stored apart of it.
    """

    before: str = ""
    source: str = ""
    record: Lines = []
    seated: list[tuple[Claimed, list[str]]] = []
    coloured: list[Coloured] = []
    played: list[Entry] = []
    ending: Lines = []


def founded(new: NewTable, pocket: str, at: float, origin: Origin) -> tuple[Write, Keys]:
    """Return what is to be stored for a new table, and the keys for whoever set it up.

    Raise UnknownGame and InvalidOptions as the game does, NotAllowed where a referee would hold a seat.
    """
    game = find_game(new.game)
    options = _checked(game, new)
    promise = Promise()
    secret, nonce = f"{promise.secret:064x}", f"{promise.nonce:064x}"
    created = Created(
        game.name, options, new.seats, new.settings, secret, nonce, origin.before, origin.source, origin.record
    )
    mine = {number: plan.name for number, plan in enumerate(new.seats) if isinstance(plan, PersonSeat) and plan.mine}
    for number in list(mine)[:1]:  # whoever sets it up sits there; another at the same screen is somebody else
        mine[number] = mine[number] or new.name
    table_id = new_id()
    keys, given = _keys(table_id, new, list(mine), pocket, at)
    keys += [Key(hashed, table_id, rows.POCKET, who.seat, at) for who, hashes in origin.seated for hashed in hashes]
    entries: list[Entry] = [created, *[who for who, _ in origin.seated]]
    entries += [Claimed(number, clean_name(name), browser=rights.browser(pocket)) for number, name in mine.items()]
    entries += origin.coloured
    entries += origin.played
    listing = Listing(table_id, game.name, OVER if origin.played else WAITING, new.settings.public, at, at)
    ending = msgspec.json.encode(origin.ending) if origin.played else None
    return Write(table_id, chained_rows(table_id, entries, at), listing, ending=ending, keys=keys), given


def new_id() -> str:
    """Return the id of a table that nobody can guess; on a command line it is never taken for an option."""
    made = secrets.token_urlsafe(9)
    return new_id() if made.startswith("-") else made


def _checked(game: Game[Any], new: NewTable) -> dict[str, Any]:
    """Return the options in full; raise where the game cannot be played so."""
    options = game.checked_options(len(new.seats), new.options)
    game.new(len(new.seats), options)
    for plan in new.seats:
        if isinstance(plan, BotSeat) and plan.bot:
            check_bot(plan.bot)
    by_hand = new.settings.chance == "hand" and needs_referee(game)
    if by_hand and any(isinstance(plan, PersonSeat) and plan.mine for plan in new.seats):
        raise NotAllowed(refusal("table-referee-seat"))
    return options


def _keys(table_id: str, new: NewTable, mine: list[int], pocket: str, at: float) -> tuple[list[Key], Keys]:
    """Draw the keys of a new table: what is stored of them, and what whoever set it up is given."""
    by_hand = new.settings.chance == "hand"
    sees_all = by_hand and not (mine and has_secrets(find_game(new.game)))
    kinds = (rows.HOST, rows.INVITE, rows.WATCH, *([rows.REFEREE] if sees_all else []))
    named = {kind: rights.fresh_token() for kind in kinds}
    keys = [Key(rights.hashed(token), table_id, kind, rows.NO_SEAT, at) for kind, token in named.items()]
    keys += rights.pocketed(pocket, table_id, rights.POCKETED[rows.HOST], at)
    seats = {str(number): rights.fresh_token() for number in mine}
    for number in mine:
        keys.append(Key(rights.hashed(seats[str(number)]), table_id, rows.SEAT, number, at))
        keys += rights.pocketed(pocket, table_id, number, at)
    if by_hand and not mine:
        keys += rights.pocketed(pocket, table_id, rights.POCKETED[rows.REFEREE], at)
    referee = named.get(rows.REFEREE, "")
    return keys, Keys(table_id, named[rows.HOST], named[rows.INVITE], named[rows.WATCH], referee, seats)
