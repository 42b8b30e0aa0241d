"""The table over HTTP: one router for each thing that it tells about."""
