"""`starboard store`: keeping what the server stores. Each command may be run while servers are."""

from __future__ import annotations

import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from starboard.cli.helping import SpokenCommand, SpokenGroup
from starboard.cli.problems import name_commands, one_line_errors
from starboard.cli.surroundings import Language, spoken_here

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine

    from starboard.table.live import Live
    from starboard.table.store import Store
    from starboard.texts import Texts

store_app = typer.Typer(cls=SpokenGroup, help="help-store", rich_markup_mode=None)

EXPORTING = "starboard store export 8Gq2LrTnCw0a > won.starboard"
Backup = Annotated[Path, typer.Argument(help="help-store-file", show_default=False)]
Database = Annotated[str, typer.Option("--database", help="help-serve-database", show_default=False)]


@store_app.callback(invoke_without_command=True)
def keep(context: typer.Context, lang: Language = "") -> None:
    """Keep what the server stores. Without a command, say which there are."""
    name_commands(context, lang)


@store_app.command(cls=SpokenCommand, help="help-store-backup", epilog="starboard store backup tables.backup")
def backup(file: Backup, database: Database = "", lang: Language = "") -> None:
    """Write all tables to a file."""

    async def run(texts: Texts) -> str:
        from starboard.table.store import Store
        from starboard.table.store.carrying import back_up

        store = Store(_url(database, there=True))
        try:
            tables = await back_up(store, file)
        finally:
            await store.close()
        return texts.message("store-backed-up", tables=tables, file=str(file))

    _print(run, lang)


@store_app.command(cls=SpokenCommand, help="help-store-restore", epilog="starboard store restore tables.backup")
def restore(
    file: Backup,
    database: Database = "",
    lang: Language = "",
    *,
    replace: Annotated[bool, typer.Option("--replace", help="help-store-replace")] = False,
) -> None:
    """Put the tables of a backup into a database."""

    async def run(texts: Texts) -> str:
        from starboard.table.store.carrying import restore as put_back

        with file.open("rb"):
            pass  # a file that cannot be read is said to be so
        async with _opened(_url(database)) as store:
            tables = await put_back(store, file, replace=replace)
        return texts.message("store-restored", tables=tables, file=str(file))

    _print(run, lang)


@store_app.command(cls=SpokenCommand, help="help-store-check", epilog="starboard store check && echo whole")
def check(database: Database = "", lang: Language = "") -> None:
    """Read every table, and say which are damaged."""
    damaged: list[str] = []

    async def run(texts: Texts) -> str:
        from starboard.kernel import StarboardError

        async with _opened(_url(database, there=True)) as store:
            ids = await store.all_ids()
            for table_id in ids:
                try:
                    await _read(store, table_id)
                except StarboardError:
                    damaged.append(table_id)
                    print(texts.message("store-damaged", table=table_id))
        return texts.message("store-checked", tables=len(ids), damaged=len(damaged))

    _print(run, lang)
    raise typer.Exit(int(bool(damaged)))


@store_app.command(cls=SpokenCommand, help="help-store-export", epilog=EXPORTING)
def export(
    table: Annotated[str, typer.Argument(help="help-store-table", show_default=False)],
    database: Database = "",
    lang: Language = "",
) -> None:
    """Print the saved match of a table."""

    async def run(texts: Texts) -> str:
        from starboard.kernel.sealing import sealed

        async with _opened(_url(database, there=True)) as store:
            live = await _read(store, table)
        if live.standing.status == "playing":
            print(texts.message("store-secrets"), file=sys.stderr)
        return sealed(live.table.record()).rstrip("\n")

    _print(run, lang)


def _url(database: str, *, there: bool = False) -> str:
    """Return the URL of the database that is meant; raise StoreFailed where it should be a file and there is none."""
    from msgspec.structs import replace

    from starboard.table.config import from_environment
    from starboard.table.errors import StoreFailed, refusal

    config = from_environment()
    url = replace(config, database=database or config.database).url()
    scheme, _, path = url.partition(":///")
    if there and scheme.startswith("sqlite") and not Path(path).is_file():
        raise StoreFailed(refusal("store-absent", file=path))
    return url


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Store]:
    from starboard.table.store import Store

    store = Store(url)
    try:
        await store.open()
        yield store
    finally:
        await store.close()


async def _read(store: Store, table_id: str) -> Live:
    """Return a table; raise UnknownTable, or Quarantined where it is damaged."""
    from starboard.table.errors import UnknownTable, refusal
    from starboard.table.live import Live

    stored = await store.read(table_id)
    if stored is None:
        raise UnknownTable(refusal("table-unknown"))
    return Live(table_id, stored)


def _print(run: Any, lang: str) -> None:
    """Run a command and print what it returns; bad input, and a database that is none, are one line."""
    import asyncio

    from starboard.texts import Texts

    language = lang or spoken_here()
    with one_line_errors(language):
        work: Coroutine[Any, Any, str] = run(Texts(language))
        print(asyncio.run(work))
