"""The interpreter of the effect vocabulary: who and what is meant, and what happens."""
