"""Quick match: who waits for somebody to play with, and the table that was found for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "match_queue",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("bots", sa.Float, nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("matched", sa.Float, nullable=False),
    )
    op.create_index("match_queue_by_game", "match_queue", ["game", "pace", "since"])
    op.create_index("match_queue_by_room", "match_queue", ["room"])


def downgrade() -> None:
    op.drop_index("match_queue_by_room", "match_queue")
    op.drop_index("match_queue_by_game", "match_queue")
    op.drop_table("match_queue")
