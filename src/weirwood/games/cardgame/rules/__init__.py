"""The rules, one file per chapter of the ledger; what belongs to no chapter says what it serves."""
