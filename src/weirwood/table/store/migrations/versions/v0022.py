"""Decks and armies of one's own in the queue of quick match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("match_queue") as queue:
        queue.add_column(sa.Column("brings", sa.Text, nullable=False, server_default=""))
        queue.add_column(sa.Column("mark", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("match_queue") as queue:
        queue.drop_column("mark")
        queue.drop_column("brings")
