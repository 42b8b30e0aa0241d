"""The laboratory: many games, tournaments and speed, on one core or several."""
