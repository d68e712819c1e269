"""The hours at which nobody wants to be told that it is their turn.

Revision 0005, after 0004.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make what is new: nobody had said anything of such hours."""
    op.add_column("targets", sa.Column("quiet", sa.String(80), nullable=False, server_default=""))
    with op.batch_alter_table("targets") as targets:
        targets.alter_column("quiet", server_default=None)
