"""What a seat sees: the view, as numbers, as a picture, and what it may believe."""
