"""The words in which cards are written: the shape of ``content/*.json``, and nothing else.

A card is data first. What is printed on it stands in flat fields; ``constants`` hold as long as
the card is in play; ``abilities`` are used: *when*, *if*, *cost*, *choose*, *do*, *limit*.
Unknown keys and unknown words are refused when the files are read. ``docs/add-a-card.md`` explains
every word with worked cards.
"""
