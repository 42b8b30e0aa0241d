"""Games that begin at a position; what was the first lesson is the second of its ladder."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("scenario", sa.JSON(), nullable=False, server_default="{}"))
    op.execute("UPDATE rooms SET lesson = 'turn' WHERE lesson = 'first'")


def downgrade() -> None:
    op.execute("UPDATE rooms SET lesson = 'first' WHERE lesson = 'turn'")
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_column("scenario")
