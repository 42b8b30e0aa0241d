"""What people made of puzzles; rooms in which people may ask for advice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("clean", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
    )
    advised = sa.Column("advised", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("rooms", advised)


def downgrade() -> None:
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_column("advised")
    op.drop_table("puzzle_tries")
