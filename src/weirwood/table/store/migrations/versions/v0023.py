"""Budgets that several workers share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "spent",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("rest", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("paid", sa.Boolean, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":  # a crash may cost it: nobody waits for a disk
        op.execute("ALTER TABLE spent SET UNLOGGED")


def downgrade() -> None:
    op.drop_table("spent")
