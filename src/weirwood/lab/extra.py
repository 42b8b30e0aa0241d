"""What the laboratory needs beyond the games."""

from __future__ import annotations

HOW = (
    "the laboratory is not installed: run `make lab` in the checkout, "
    "or pip install 'weirwood[lab]'"
)
