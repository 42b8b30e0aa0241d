"""The database: its shape, and what is written to and read from it."""
