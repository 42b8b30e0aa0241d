"""Seeds as wide as the key of the stream that shuffles and dice come from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None
NARROW, WIDE = sa.String(20), sa.String(80)


def upgrade() -> None:
    with op.batch_alter_table("rooms") as rooms:
        rooms.alter_column("seed", type_=WIDE, existing_type=NARROW, existing_nullable=False)


def downgrade() -> None:
    """Only where no room has a wide seed: it cannot be made narrower."""
    with op.batch_alter_table("rooms") as rooms:
        rooms.alter_column("seed", type_=NARROW, existing_type=WIDE, existing_nullable=False)
