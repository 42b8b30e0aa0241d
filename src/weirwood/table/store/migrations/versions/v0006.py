"""What people have offered each other, and whose words the lines of the chat are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("offers", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("chat", sa.Column("browser", sa.String(64), nullable=False, server_default=""))
    op.create_index("chat_by_browser", "chat", ["browser"])


def downgrade() -> None:
    op.drop_index("chat_by_browser", "chat")
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("browser")
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_column("offers")
