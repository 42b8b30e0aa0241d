"""The ten game modes: what each adds to the rules."""
