"""The steps from one shape of the database to the next, taken by Alembic.

It takes long to import, so only who needs a step does: most tables begin with a database that is as
it should be.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection


def upgrade(connection: Connection) -> None:
    """Take all steps that are left, on this connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
