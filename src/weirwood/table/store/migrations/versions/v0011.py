"""Seats whose answers the table gives where there is no choice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    skips = sa.Column("skips", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", skips)


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("skips")
