"""What the cards do: the words they are written in, and the steps that carry them out."""
