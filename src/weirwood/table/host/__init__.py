"""What the host of the table does, and what the process does for itself."""
