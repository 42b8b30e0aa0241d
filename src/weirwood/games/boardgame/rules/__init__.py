"""The rules: one file for each chapter of the ledger, and the little that they share."""
