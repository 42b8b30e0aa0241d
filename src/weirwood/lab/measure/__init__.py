"""What many games tell: rates, ratings, speed, traces, plots."""
