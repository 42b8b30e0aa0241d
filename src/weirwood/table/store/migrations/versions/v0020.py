"""How often things were played in finished games, and which deck or army a seat brought."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("counted", sa.Column("room", sa.String(32), primary_key=True))
    op.create_table(
        "plays",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("thing", sa.String(64), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("fair", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "thing"),
    )
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("brought", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("results") as results:
        results.drop_column("brought")
    op.drop_table("plays")
    op.drop_table("counted")
