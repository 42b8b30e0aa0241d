"""Many workers: who owns a room, who is alive, and what has changed for all of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("rooms") as rooms:
        rooms.add_column(sa.Column("owner", sa.String(32), nullable=False, server_default=""))
        rooms.add_column(sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("rooms_by_owner", "rooms", ["owner"])
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("lock", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
    )
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("asked", sa.JSON, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("taken", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("failed", sa.String(200), nullable=False),
        sa.Column("answer", sa.JSON, nullable=True),
    )
    op.create_index("thoughts_by_since", "thoughts", ["done", "since"])
    op.create_table(
        "stamps",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("n", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("stamps")
    op.drop_table("thoughts")
    op.drop_table("workers")
    op.drop_index("rooms_by_owner", "rooms")
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_column("epoch")
        rooms.drop_column("owner")
