"""Clocks that survive a restart, whose turn it is at a glance, and errands for a running table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("asked", sa.Float, nullable=False, server_default="0"))
    op.add_column("rooms", sa.Column("turn", sa.JSON, nullable=False, server_default="[]"))
    op.create_index("rooms_by_public", "rooms", ["public", "updated"])
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "errands",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("errands")
    op.drop_table("beats")
    op.drop_index("rooms_by_public", "rooms")
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_column("turn")
        rooms.drop_column("asked")
