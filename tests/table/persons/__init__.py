"""People over several browsers."""
