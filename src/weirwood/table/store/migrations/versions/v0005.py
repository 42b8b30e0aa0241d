"""Windows that a seat passes in advance, and the rooms of a host at a glance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("passes", sa.JSON, nullable=False, server_default="[]"))
    op.create_index("rooms_by_host", "rooms", ["host", "status"])


def downgrade() -> None:
    op.drop_index("rooms_by_host", "rooms")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("passes")
