"""A Game of Thrones: B'Twixt, a bidding game for three to six leaders."""
