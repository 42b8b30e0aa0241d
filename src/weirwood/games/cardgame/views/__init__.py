"""What a seat sees, in words, numbers and shapes, and what it cannot see dealt anew."""
