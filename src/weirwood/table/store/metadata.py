"""All tables of the database, gathered."""

from sqlalchemy import MetaData

metadata = MetaData()
