"""What is shown of a position, and to whom."""
