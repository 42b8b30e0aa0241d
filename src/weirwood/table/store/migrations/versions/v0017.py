"""Friends: who is whose, links that make one, blocks, invitations to a seat, who is here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("shows", sa.Boolean, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("person", "other", name="friends_once"),
    )
    op.create_index("friends_by_other", "friends", ["other"])
    op.create_table(
        "friend_links",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("friend_links_by_person", "friend_links", ["person"])
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("person", "other", name="blocks_once"),
    )
    op.create_index("blocks_by_other", "blocks", ["other"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("sender", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("room", "seat", name="invitations_once"),
    )
    op.create_index("invitations_by_person", "invitations", ["person"])
    op.create_index("invitations_by_sender", "invitations", ["sender"])
    op.create_table(
        "presence",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_index("invitations_by_sender", "invitations")
    op.drop_index("invitations_by_person", "invitations")
    op.drop_table("invitations")
    op.drop_index("blocks_by_other", "blocks")
    op.drop_table("blocks")
    op.drop_index("friend_links_by_person", "friend_links")
    op.drop_table("friend_links")
    op.drop_index("friends_by_other", "friends")
    op.drop_table("friends")
