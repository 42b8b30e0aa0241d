"""Seats offered anew, spectators who are muted, and notices for those who are away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    no = sa.false()
    op.add_column("seats", sa.Column("offered", sa.Boolean, nullable=False, server_default=no))
    op.add_column("rooms", sa.Column("hushed", sa.Boolean, nullable=False, server_default=no))
    op.create_table(
        "contacts",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("hook", sa.String(500), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Index("contacts_by_token", "token"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(100), primary_key=True),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent", sa.Boolean, nullable=False),
        sa.Index("notices_by_due", "sent", "due"),
        sa.Index("notices_by_room", "room"),
    )


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_table("contacts")
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_column("hushed")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("offered")
