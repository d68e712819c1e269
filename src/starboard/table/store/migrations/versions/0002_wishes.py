"""Standing instructions, where seats want to be told of their turn, and keys of the server's own.

Revision 0002, after 0001.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make what is new."""
    op.create_table(
        "wishes",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("until", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_table(
        "targets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("address", sa.String(2000), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("number", sa.Integer, nullable=True),
        sa.Column("next_at", sa.Double, nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("targets_table", "targets", ["table_id", "seat"])
    op.create_index("targets_next", "targets", ["next_at"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(2000), nullable=False),
    )
