"""Weirwood in a terminal: the same questions and the same words, coloured and laid out."""
