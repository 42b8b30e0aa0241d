"""What no row of data can say: a small procedure per ability or card, by faction.

Each takes the position and one word of the data. The record at the end of `st.windows` says whose
effect is running, on which unit, and which unit was chosen last.
"""
