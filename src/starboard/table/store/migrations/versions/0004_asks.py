"""About which abilities seats want to be asked in windows, never or always.

Revision 0004, after 0003.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make what is new: nothing was said of any ability."""
    op.add_column("wishes", sa.Column("asks", sa.Text, nullable=False, server_default="{}"))
    with op.batch_alter_table("wishes") as wishes:
        wishes.alter_column("asks", server_default=None)
