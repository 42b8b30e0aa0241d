"""The chapters of the rules, each under the name it has in the ledger."""
