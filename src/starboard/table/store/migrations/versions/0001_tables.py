"""Tables, their entries and endings, sealed answers, and keys.

Revision 0001, the first.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=True),
    )
    op.create_index("tables_public", "tables", ["public", "status", "changed"])
    op.create_index("tables_changed", "tables", ["status", "changed"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("act", sa.String(64), nullable=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("chain", sa.String(32), nullable=False),
    )
    op.create_index("entries_act", "entries", ["table_id", "seat", "act"], unique=True)
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("act", sa.String(64), nullable=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=True),
    )
    op.create_index("keys_table", "keys", ["table_id"])
