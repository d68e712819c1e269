"""A hash for each match's position, which hangs it on the entry after which it was.

Revision 0003, after 0002.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from starboard.table.store.rows import chained

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make what is new, and hash what is there as it stands."""
    chain = sa.Column("chain", sa.String(32), nullable=False, server_default="")
    op.add_column("endings", chain)
    connection = op.get_bind()
    found = connection.execute(
        sa.text(
            "SELECT endings.table_id, endings.seq, endings.data, entries.chain FROM endings "
            "JOIN entries ON entries.table_id = endings.table_id AND entries.seq = endings.seq"
        )
    )
    for table_id, seq, data, before in found.fetchall():
        connection.execute(
            sa.text("UPDATE endings SET chain = :chain WHERE table_id = :table_id"),
            {"chain": chained(before, table_id, seq, bytes(data)), "table_id": table_id},
        )
    with op.batch_alter_table("endings") as endings:
        endings.alter_column("chain", server_default=None)
