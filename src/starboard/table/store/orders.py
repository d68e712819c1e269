"""What a group of writes is in the language of a database: made of the schema once, then given to its driver as it is.

Both drivers run the same orders; how a transaction begins and ends is theirs.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import bindparam, delete, insert, select

from starboard.table.store.rows import Write
from starboard.table.store.schema import ANSWERS, ENDINGS, ENTRIES, KEYS, TABLES, TARGETS, WISHES

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence

    from sqlalchemy import Dialect, Table
    from sqlalchemy.sql.base import Executable


Params = tuple[Any, ...]


class Conflict(Exception):
    """Somebody else wrote this entry, or answered this request, before; or the table has gone."""


class Order(NamedTuple):
    """A statement with the parameters of each time it is run; `asks` where its rows are wanted."""

    text: str
    params: list[Params]
    asks: bool = False


class _Said:
    """A statement in a database's own words, and the names of its parameters in their order."""

    def __init__(self, statement: Executable, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)  # type: ignore[attr-defined]  # every statement has it
        self.text: Final = str(compiled)
        self._names: Final[tuple[str, ...]] = tuple(compiled.positiontup or ())

    def order(self, rows: Sequence[Mapping[str, Any]], *, asks: bool = False) -> Order:
        return Order(self.text, [tuple([row[name] for name in self._names]) for row in rows], asks)


def _matching(table: Table, *names: str) -> Any:
    """Return the condition that columns have the values of parameters of their names."""
    found = [table.c[name] == bindparam(name, type_=table.c[name].type) for name in names]
    return found[0] if len(found) == 1 else found[0].self_group() & _matching(table, *names[1:])


class Orders:
    """All statements that write, for one kind of database."""

    def __init__(self, dialect: Dialect) -> None:
        make: Any = import_module(f"sqlalchemy.dialects.{dialect.name}").insert

        def put(table: Table) -> _Said:
            statement = make(table)
            index = [column.name for column in table.primary_key]
            changed = {one.name: statement.excluded[one.name] for one in table.columns if one.name not in index}
            return _Said(statement.on_conflict_do_update(index_elements=index, set_=changed), dialect)

        def drop(table: Table, *names: str) -> _Said:
            return _Said(delete(table).where(_matching(table, *names)), dialect)

        self._add: Final = _Said(insert(ENTRIES), dialect)
        self._put: Final = {table.name: put(table) for table in (TABLES, ENDINGS, ANSWERS, KEYS, WISHES, TARGETS)}
        self._clear: Final = drop(ANSWERS, "table_id")
        self._drop_key: Final = drop(KEYS, "table_id", "kind", "seat", "hash")
        self._drop_target: Final = drop(TARGETS, "id")
        self._drop_kind: Final = drop(KEYS, "table_id", "kind", "seat")
        expires = bindparam("expired", type_=KEYS.c.expires.type)
        self._expire: Final = _Said(delete(KEYS).where(KEYS.c.expires < expires), dialect)
        self._forget: Final = [
            *(drop(table, "table_id") for table in (ENTRIES, ENDINGS, ANSWERS, KEYS, WISHES, TARGETS)),
            drop(TABLES, "id"),
        ]
        after = ENTRIES.c.seq > bindparam("after", type_=ENTRIES.c.seq.type)
        self._later: Final = _Said(select(ENTRIES.c.seq).where(_matching(ENTRIES, "table_id") & after), dialect)
        answered = select(ANSWERS.c.seat, ANSWERS.c.data).where(_matching(ANSWERS, "table_id", "number"))
        self._answered: Final = _Said(answered, dialect)

    def script(self, writes: Sequence[Write], there: set[str]) -> Generator[Order, list[Params], None]:
        """Yield the orders of a group in their turn; raise Conflict where a write is not for what is there.

        `there` are the tables of the group that exist. No table is written by two of the group.
        """
        for write in writes:
            yield from self._check(write, there)
        yield from _some(self._add, [_entry(write, row) for write in writes for row in write.rows])
        yield from _some(self._put["endings"], [_ending(write) for write in writes if write.ending is not None])
        yield from _some(self._put["tables"], [_columns(write.listing) for write in writes if write.listing])
        yield from _some(self._clear, [{"table_id": write.table_id} for write in writes if write.clear_answers])
        answers = [{"table_id": write.table_id, **_columns(write.answer)} for write in writes if write.answer]
        yield from _some(self._put["answers"], answers)
        dropped = [_columns(key) for write in writes for key in write.drop_keys]
        yield from _some(self._drop_key, [key for key in dropped if key["hash"]])
        yield from _some(self._drop_kind, [key for key in dropped if not key["hash"]])
        yield from _some(self._put["keys"], [_columns(key) for write in writes for key in write.keys])
        wishes = [{"table_id": write.table_id, **_columns(write.wish)} for write in writes if write.wish]
        yield from _some(self._put["wishes"], wishes)
        yield from _some(self._drop_target, [{"id": name} for write in writes for name in write.drop_targets])
        yield from _some(self._put["targets"], [_columns(one) for write in writes for one in write.targets])
        forgotten = [{"table_id": write.table_id, "id": write.table_id} for write in writes if write.forget]
        for said in self._forget:
            yield from _some(said, forgotten)
        yield from _some(self._expire, [{"expired": one.expired} for one in writes if one.expired is not None])

    def _check(self, write: Write, there: set[str]) -> Generator[Order, list[Params], None]:
        if write.table_id and not write.is_new and not write.forget and write.table_id not in there:
            raise Conflict(write.table_id)
        if write.after is not None and (
            yield self._later.order([{"table_id": write.table_id, "after": write.after}], asks=True)
        ):
            raise Conflict(write.table_id)
        if write.window is not None:
            asked = {"table_id": write.table_id, "number": write.window.number}
            for seat, data in (yield self._answered.order([asked], asks=True)):
                if write.window.answers.get(seat) != bytes(data):
                    raise Conflict(write.table_id)


def _some(said: _Said, rows: list[dict[str, Any]]) -> Generator[Order, list[Params], None]:
    if rows:
        yield said.order(rows)


def _ending(write: Write) -> dict[str, Any]:
    seq, data = write.rows[-1].seq, write.ending
    return {"table_id": write.table_id, "seq": seq, "data": data, "chain": write.ending_chain()}


def _entry(write: Write, row: Any) -> dict[str, Any]:
    return {"table_id": write.table_id, **_columns(row)}


def _columns(row: Any) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}
