"""Reading card files: strict readers, the effect vocabulary, the compiler of effects."""
