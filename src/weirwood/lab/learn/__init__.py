"""Games as those who learn take them: small steps, numbers, pictures."""
