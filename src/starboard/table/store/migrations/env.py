"""What Alembic runs the migrations by: the connection that it is given, in the transaction that it is in."""

from __future__ import annotations

from alembic import context

from starboard.table.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
context.run_migrations()
