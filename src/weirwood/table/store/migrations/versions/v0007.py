"""All clocks count seconds, those of days too; what the host asks for bears its trade name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None
DAY = 86_400


def in_seconds(clock: dict[str, Any]) -> dict[str, Any]:
    return {**clock, "seconds": clock["seconds"] * DAY} if clock["kind"] == "days" else clock


def in_days(clock: dict[str, Any]) -> dict[str, Any]:
    return {**clock, "seconds": clock["seconds"] // DAY} if clock["kind"] == "days" else clock


def change(how: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    rooms = sa.table("rooms", sa.column("id", sa.String), sa.column("clock", sa.JSON))
    connection = op.get_bind()
    days = sa.cast(rooms.c.clock, sa.Text).like('%"days"%')
    for row in connection.execute(sa.select(rooms).where(days)).all():
        new = rooms.update().where(rooms.c.id == row.id).values(clock=how(row.clock))
        connection.execute(new)


def upgrade() -> None:
    change(in_seconds)
    op.rename_table("errands", "commands")


def downgrade() -> None:
    op.rename_table("commands", "errands")
    change(in_days)
