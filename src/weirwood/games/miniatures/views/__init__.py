"""What players, watchers and programs see of a battle."""
