"""Steps from one shape of the database to the next, run by Alembic at every start."""
